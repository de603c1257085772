# Turns text files into a C++ file, so that a program carries them with it:
#   cmake -DOUT=build/box.cpp -DFILES="a;b;c" -DNAME=deus_box_files -P cmake/embed.cmake
# defines  std::span<const pantheon::NamedFile> pantheon::deus_box_files().
# With -DPREFIX=egypt/ the files are named egypt/a, egypt/b and egypt/c there; with -DBARE=ON lines that begin with # are
# left empty.

cmake_minimum_required(VERSION 3.20)

set(quote "R\"pantheon(")
set(unquote ")pantheon\"")
set(longest 16000)  # compilers may refuse longer literals

# Appends `text` as raw literals, cut after whole lines.
function(append_literals text out)
    set(code "")
    string(LENGTH "${text}" length)
    while(length GREATER longest)
        string(SUBSTRING "${text}" 0 ${longest} head)
        string(FIND "${head}" "\n" cut REVERSE)
        math(EXPR cut "${cut} + 1")
        string(SUBSTRING "${text}" 0 ${cut} head)
        string(SUBSTRING "${text}" ${cut} -1 text)
        string(APPEND code "\n        ${quote}${head}${unquote}")
        string(LENGTH "${text}" length)
    endwhile()
    string(APPEND code "\n        ${quote}${text}${unquote}")
    set(${out} "${code}" PARENT_SCOPE)
endfunction()

set(rows "")
foreach(file IN LISTS FILES)
    get_filename_component(name "${file}" NAME)
    file(READ "${file}" text)
    string(FIND "${text}" "${unquote}" clash)
    if(NOT clash EQUAL -1)
        message(FATAL_ERROR "${file} holds ${unquote}, which ends a literal; expected a text without it")
    endif()
    if(BARE)
        string(REGEX REPLACE "\n#[^\n]*" "\n" text "\n${text}")
        string(SUBSTRING "${text}" 1 -1 text)
        if(name MATCHES "\\.box$")  # nobody looks up where a card was known from that is printed no more
            string(REGEX REPLACE "\n    source  [^\n]*" "\n    source  house" text "${text}")
        endif()
    endif()
    append_literals("${text}" literals)
    string(APPEND rows "    {\"${PREFIX}${name}\",${literals}},\n")
endforeach()

file(WRITE "${OUT}.new" "// Made by cmake/embed.cmake; do not edit.
#include <span>

#include \"core/named_file.hpp\"

namespace pantheon {

namespace {
constexpr NamedFile files[] = {
${rows}};
}  // namespace

std::span<const NamedFile> ${NAME}() { return files; }

}  // namespace pantheon
")
file(RENAME "${OUT}.new" "${OUT}")
