# embed_nets(OUT FILES): a C++ file that carries these files as they are and defines pantheon::net_files().
function(embed_nets out files)
    set(parts "")
    set(rows "")
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        string(APPEND parts "asm(\".section .rodata\\n.balign 16\\nnet_${name}: .incbin \\\"${file}\\\"\\nnet_${name}_end:\\n.previous\");
extern \"C\" const char net_${name}[], net_${name}_end[];\n")
        string(APPEND rows "        {\"${name}.net\", {net_${name}, static_cast<std::size_t>(net_${name}_end - net_${name})}},\n")
    endforeach()
    if(files)
        set(body "    static const NamedFile files[] = {\n${rows}    };\n    return files;")
    else()
        set(body "    return {};")
    endif()
    file(CONFIGURE OUTPUT ${out} CONTENT "#include \"players/nets.hpp\"

${parts}
std::span<const pantheon::NamedFile> pantheon::net_files() {
${body}
}
" @ONLY)
    set_source_files_properties(${out} PROPERTIES OBJECT_DEPENDS "${files}")
endfunction()
