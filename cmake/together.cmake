# Files that are compiled together: what each asks of the compiler by its headers takes longer than what is in it.
# Names outside of functions must differ within a list; a new file is compiled alone until it is added to one.
# The preset dev compiles each file of src/ alone: there one file is changed at a time.

# pantheon_together(variable folder "a b c"): in the list `variable`, folder/a.cpp and so on, as seen from here, give way to
# one file that includes them, wherever the project lies.
function(pantheon_together variable folder list)
    separate_arguments(names UNIX_COMMAND "${list}")
    list(GET names 0 first)
    set(includes "")
    foreach(name IN LISTS names)
        string(APPEND includes "#include \"${folder}/${name}.cpp\"\n")
        list(FIND ${variable} ${folder}/${name}.cpp found)
        if(found EQUAL -1)
            message(FATAL_ERROR "${folder}/${name}.cpp is to be compiled together with others, but it is not there")
        endif()
        list(REMOVE_AT ${variable} ${found})
    endforeach()
    string(REPLACE / _ flat ${folder})
    set(together ${CMAKE_CURRENT_BINARY_DIR}/${flat}_${first}_and_more.cpp)
    file(CONFIGURE OUTPUT ${together} CONTENT "${includes}")
    # Options that the first of them has for itself are those of all.
    get_source_file_property(options ${folder}/${first}.cpp COMPILE_OPTIONS)
    if(options)
        set_source_files_properties(${together} PROPERTIES COMPILE_OPTIONS "${options}")
    endif()
    set(${variable} ${${variable}} ${together} PARENT_SCOPE)
endfunction()
