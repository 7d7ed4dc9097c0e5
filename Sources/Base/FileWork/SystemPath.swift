import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path in the form that system calls require: with the original bytes of a name that is not valid UTF-8
/// (``UndecodableName``).
package struct SystemPath {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Whether there is a file or folder at the path.
  package var exists: Bool { call { access($0, F_OK) } == 0 }

  /// Calls a function with the path.
  package func call<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard UndecodableName.contains(path) else { return path.withCString(body) }
    return (UndecodableName.bytes(path) + [0]).withUnsafeBytes {
      body($0.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
  }
}

extension String {
  /// The path in the form that system calls require, as ``SystemPath`` provides it.
  package var systemPath: [CChar] {
    (UndecodableName.bytes(self) + [0]).map { CChar(bitPattern: $0) }
  }

  /// Creates the string for a path that a system call returned. Names that are not valid UTF-8 keep their bytes.
  package init(systemPath path: UnsafePointer<CChar>) {
    self = UndecodableName.string(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  /// Returns a path with all symbolic links resolved; nil, with `errno` set, if the file does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path.systemPath, nil) else { return nil }
    defer { free(real) }
    return String(systemPath: real)
  }
}

/// The arguments of this process. Names that are not valid UTF-8 keep their bytes (``UndecodableName``).
package enum ProcessArguments {
  /// The arguments after the name of the program.
  package static var all: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        UndecodableName.string(
          UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }
}
