# Every choice of compiler flags, for all presets.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1 -D_GLIBCXX_ASSERTIONS")  # line numbers are enough for reports
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# A page has to fetch the module first: as small as can be, except where games are played in bulk (see src/CMakeLists.txt).
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG")
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options(-Wno-deprecated-declarations)  # clang takes g++'s own std::stable_sort for ours
    # A rule used where its definition is not included would link only if another file happened to need it, too.
    add_compile_options(-Wundefined-func-template)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 takes its own std::string for an overflow once it is inlined.
    add_compile_options(-Wno-stringop-overflow -Wno-restrict)
endif()
# Errors only with the compilers that CI uses: another one may warn of more, which must not keep anyone from playing.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^22"))
    set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()

# Every x86-64 machine since 2009 counts bits in one instruction; without this they are counted in a loop.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-march=x86-64-v2)
endif()

# The linker that comes with clang is four times as quick.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    add_link_options(-fuse-ld=lld)
endif()

if(PANTHEON_SANITIZE)
    add_compile_options(-fsanitize=${PANTHEON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${PANTHEON_SANITIZE})
    # What is no object is found by the address sanitizer already; asking twice makes everything longer.
    add_compile_options(-fno-sanitize=null,object-size)
endif()
if(PANTHEON_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
    # A fuzzer is guided by what its input reaches. Counting that makes what plays games in bulk take two and a half times
    # as long: players read nobody's input, and rules compare no text.
    set(PANTHEON_UNGUIDED -fno-sanitize-coverage=inline-8bit-counters,trace-cmp,pc-table)
    set(PANTHEON_COUNTED -fno-sanitize-coverage=trace-cmp)
endif()

# For code that is long to compile and soon done, and that no fuzzer reaches: tests, and the network. Where a test reads
# much JSON, `-O0` would cost more than it saves.
set(PANTHEON_QUICK_BUILD -O1 ${PANTHEON_UNGUIDED})
set(PANTHEON_QUICKEST_BUILD ${PANTHEON_QUICK_BUILD} $<$<CONFIG:Debug>:-O0>)
# Tests in the preset release: g++ takes two thirds of the time for them, and what they try is optimized by itself.
set(PANTHEON_TEST_BUILD $<$<CONFIG:Release>:-Og>)

# Found or not, nothing else changes. The base folder lets clones in other places share what was compiled.
find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} ${CCACHE})
endif()
