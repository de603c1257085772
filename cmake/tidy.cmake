# Targets for the look and the health of the code: `cmake --build --preset asan --target tidy`, `… --target format`.
find_program(RUN_CLANG_TIDY run-clang-tidy-22)
find_program(CLANG_FORMAT clang-format-22)
file(GLOB_RECURSE own_code CONFIGURE_DEPENDS
    ${CMAKE_SOURCE_DIR}/src/*.?pp ${CMAKE_SOURCE_DIR}/tests/*.?pp ${CMAKE_SOURCE_DIR}/bench/*.?pp)
if(RUN_CLANG_TIDY)
    add_custom_target(tidy
        COMMAND ${RUN_CLANG_TIDY} -quiet -p ${CMAKE_BINARY_DIR} "^${CMAKE_SOURCE_DIR}/src/"
        USES_TERMINAL VERBATIM)
endif()
if(CLANG_FORMAT AND own_code)
    add_custom_target(format COMMAND ${CLANG_FORMAT} -i ${own_code} VERBATIM)
endif()
