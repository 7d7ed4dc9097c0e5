import FileWork
import IBToolCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// A document that crashes the compiler must not prevent the compilation of others.
Supervisor.start()
let outcome = IBTool().run(Array(CommandLine.arguments.dropFirst()))
_ = writeAll(outcome.output, to: STDOUT_FILENO)
_ = writeAll(Array(outcome.errors.utf8), to: STDERR_FILENO)
exit(outcome.status)
