import Foundation
import TestSupport

/// Runs the built command, which lies beside the test bundle.
struct Command {
  var output: String
  var errors: String
  var status: Int32

  /// The command.
  static let executable: URL = {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
      folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? folder
      folder.deleteLastPathComponent()
    #endif
    return folder.appending(path: "xibinspect")
  }()

  /// Runs `xibinspect` with arguments, in the folder of the samples unless another one is given.
  /// - Parameters:
  ///   - setUp: Shell commands to run first, for example to limit what the command may do.
  ///   - executable: The command; that of the build unless another one is given.
  @discardableResult
  init(
    _ arguments: [String], input: [UInt8] = [], in folder: URL = Samples.folder,
    setUp: String? = nil, executable: URL = Self.executable
  ) throws {
    // Files rather than pipes: no output is too long for them.
    let scratch = try ScratchFolder()
    let (inputFile, outputFile, errorFile) = (
      scratch.url.appending(path: "in"), scratch.url.appending(path: "out"),
      scratch.url.appending(path: "err")
    )
    try Data(input).write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    if let setUp {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", setUp + "; exec \"$0\" \"$@\"", executable.path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  init(_ arguments: String...) throws { try self.init(arguments) }

  /// The output as JSON.
  var json: Any? {
    try? JSONSerialization.jsonObject(with: Data(output.utf8), options: [.fragmentsAllowed])
  }
}
