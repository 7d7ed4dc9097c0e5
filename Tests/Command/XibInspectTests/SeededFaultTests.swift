import Foundation
import TestSupport
import Testing

@Suite("Seeded faults")
struct SeededFaultTests {
  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "out")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  private static let hasPython = (try? run(["python3", "-c", ""]).status) == 0

  @Test(
    "Each default rule has a seeder, and what it plants into the samples is found",
    .enabled(if: hasPython))
  func samples() throws {
    let script = Samples.folder.deletingLastPathComponent().appending(
      path: "Scripts/seed/seeded-faults")
    let (status, output) = try Self.run([
      "python3", script.path, Command.executable.path, Samples.folder.path,
    ])
    #expect(status == 0, "\(output)")
    // No rule may drop out of the table because nothing was planted.
    let planted = output.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.count == 6 && $0[0] != "rule" }
    #expect(planted.count > 30)
  }
}
