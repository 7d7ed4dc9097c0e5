import Foundation
import TestSupport

extension ScratchFolder {
  /// Runs git in the folder, and returns its standard output.
  @discardableResult
  func git(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    process.arguments = ["git"] + identity + arguments
    process.currentDirectoryURL = url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
