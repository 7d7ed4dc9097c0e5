import Foundation
import Testing
import Yams

/// Blocks in languages that are neither Swift nor shown with their output can at least be read.
@Suite struct OtherBlocks {
  @Test(arguments: MarkdownBlock.all("yaml"))
  func settingsAreYAML(_ block: MarkdownBlock) throws {
    #expect(try Yams.compose(yaml: block.lines.joined(separator: "\n")) != nil)
  }

  @Test func theHookFileNamesHooksOfTheCommand() throws {
    let file = Repository.root.appending(path: ".pre-commit-hooks.yaml")
    let hooks = try #require(
      try Yams.load(yaml: String(contentsOf: file, encoding: .utf8)) as? [[String: Any]])
    #expect(hooks.map { $0["id"] as? String } == ["xibinspect-lint", "xibinspect-format"])
    #expect(
      hooks.allSatisfy { hook in
        let program = (hook["entry"] as? String)?.split(separator: " ").first.map(String.init) ?? ""
        let path = Repository.root.appending(path: program).path
        return hook["language"] as? String == "script"
          && FileManager.default.isExecutableFile(atPath: path)
      })
  }

  @Test(arguments: MarkdownBlock.all("swift").filter(\.isManifest))
  func manifestsAreRead(_ block: MarkdownBlock) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "manifest-\(ProcessInfo.processInfo.processIdentifier)-\(block.line)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(block.lines.joined(separator: "\n").utf8)
      .write(to: folder.appending(path: "Package.swift"))
    let arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    #expect(try status(of: "/usr/bin/env", arguments, reading: block) == 0)
  }

  @Test(arguments: MarkdownBlock.all("sh"))
  func commandsAreShell(_ block: MarkdownBlock) throws {
    #expect(try status(of: "/bin/sh", ["-n"], reading: block) == 0)
  }

  /// Starlark is written as Python is.
  @Test(.enabled(if: hasPython, "python3 is not there"), arguments: MarkdownBlock.all("starlark"))
  func bazelRulesAreStarlark(_ block: MarkdownBlock) throws {
    let parse = "import ast, sys; ast.parse(sys.stdin.read())"
    #expect(try status(of: "/usr/bin/env", ["python3", "-c", parse], reading: block) == 0)
  }

  private func status(of program: String, _ arguments: [String], reading block: MarkdownBlock)
    throws -> Int32
  {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(block.lines.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

private let hasPython = ["/usr/bin/python3", "/usr/local/bin/python3"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

extension MarkdownBlock {
  /// Whether this is the manifest of a package.
  var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }
}
