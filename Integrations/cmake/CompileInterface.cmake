# Compiles Interface Builder documents in CMake builds on any host.
#
#   include(CompileInterface)
#   compile_interface(Shop
#     MODULE Shop DEPLOYMENT_TARGET 15.0 DESTINATION ${CMAKE_CURRENT_BINARY_DIR}/Shop.app
#     DOCUMENTS Base.lproj/Main.storyboard BerthCell.xib)
#
# The target depends on the compiled documents, which are written to DESTINATION (default: the binary folder). A document
# of a language folder goes to the folder of the same name. Set IBTOOL_EXECUTABLE to choose the tool.

find_program(IBTOOL_EXECUTABLE NAMES ibtool DOC "The compiler for Interface Builder documents")

function(compile_interface target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MODULE;DEPLOYMENT_TARGET;DESTINATION" "DOCUMENTS")
  if(NOT IBTOOL_EXECUTABLE)
    message(FATAL_ERROR "compile_interface: no ibtool found; set IBTOOL_EXECUTABLE")
  endif()
  if(NOT arg_DESTINATION)
    set(arg_DESTINATION "${CMAKE_CURRENT_BINARY_DIR}")
  endif()
  set(options --errors --warnings --notices --output-format human-readable-text)
  if(arg_MODULE)
    list(APPEND options --module "${arg_MODULE}")
  endif()
  if(arg_DEPLOYMENT_TARGET)
    list(APPEND options --minimum-deployment-target "${arg_DEPLOYMENT_TARGET}")
  endif()
  set(outputs)
  foreach(document IN LISTS arg_DOCUMENTS)
    get_filename_component(source "${document}" ABSOLUTE)
    get_filename_component(name "${document}" NAME_WE)
    get_filename_component(extension "${document}" LAST_EXT)
    get_filename_component(folder "${source}" DIRECTORY)
    get_filename_component(folder "${folder}" NAME)
    set(place "${arg_DESTINATION}")
    if(folder MATCHES "\\.lproj$")
      set(place "${place}/${folder}")
    endif()
    if(extension STREQUAL ".storyboard")
      set(result "${place}/${name}.storyboardc")
      set(output "${result}/Info.plist")
    elseif(extension STREQUAL ".xib")
      set(result "${place}/${name}.nib")
      set(output "${result}")
    else()
      message(FATAL_ERROR "compile_interface: '${document}' is neither a xib nor a storyboard")
    endif()
    add_custom_command(
      OUTPUT "${output}"
      COMMAND "${IBTOOL_EXECUTABLE}" ${options} --compile "${result}" "${source}"
      DEPENDS "${source}" "${IBTOOL_EXECUTABLE}"
      COMMENT "Compiling ${document}"
      VERBATIM)
    list(APPEND outputs "${output}")
  endforeach()
  add_custom_target("${target}_interface" DEPENDS ${outputs})
  add_dependencies("${target}" "${target}_interface")
endfunction()
