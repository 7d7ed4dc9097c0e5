import Foundation
import IBLint
import LintExamples
import TestSupport
import Testing

/// What `Scripts/generate/new-rule` writes. The skeletons in `Skeletons` are its output and are compiled with these tests.
@Suite struct NewRuleTests {
  private static let hasPython = (try? run(["python3", "-c", ""], in: Samples.package).status) == 0

  private static let skeletons: [any Rule.Type] = [
    SkeletonDocumentRule.self, SkeletonObjectRule.self, SkeletonConnectionRule.self,
    SkeletonElementRule.self, SkeletonAttributeRule.self,
  ]

  @Test(
    .enabled(if: hasPython),
    arguments: ["document", "object", "connection", "element", "attribute", "project"])
  func `each kind of skeleton is one of those that compile`(_ kind: String) throws {
    let package = try Self.copy()
    let category = kind == "project" ? "sources" : "layout"
    try #expect(Self.newRule(in: package, "skeleton-\(kind)", category, kind).status == 0)
    let name = "Skeleton\(kind.capitalized)Rule.swift"
    let path = "Sources/Lint/IBLint/Rules/\(category.capitalized)/\(name)"
    // Inside the library there is no import of the library.
    let text = String(decoding: try package.bytes(path), as: UTF8.self)
      .replacing("import Diagnostics\n", with: "import Diagnostics\nimport IBLint\n")
    let folder = Samples.package.appending(path: "Tests/Lint/IBLintTests/Skeletons")
    #expect(try Golden.mismatch(text, name, in: folder) == nil)
  }

  @Test func `a skeleton's examples fail until its check reports something`() throws {
    for rule in Self.skeletons {
      let problems = try ExampleCheck.all(of: [rule]).compactMap { try $0.problem() }
      #expect(problems.contains("no findings"), "\(rule)")
    }
  }

  @Test(.enabled(if: hasPython))
  func `a default rule comes with its registration, its row in the review and a seeder`() throws {
    let package = try Self.copy()
    try #expect(Self.newRule(in: package, "empty-id", "identity", "object").status == 0)
    let registry = String(
      decoding: try package.bytes("Sources/Lint/IBLint/Engine/RuleRegistry.swift"), as: UTF8.self)
    let line = "    EmptyIDRule.self,\n"
    let next = try #require(RuleRegistry.all.first { $0.info.id > "empty-id" })
    #expect(registry.contains(line + "    \(next).self,\n"))
    #expect(
      registry.replacing(line, with: "")
        == (try Self.text("Sources/Lint/IBLint/Engine/RuleRegistry.swift")))
    let review = String(decoding: try package.bytes("Documentation/LintReview.md"), as: UTF8.self)
    #expect(
      review.contains(
        "\n| `empty-id` | TODO | TODO | TODO | TODO | TODO | TODO |\n| `image-button"))
    let seeders = try Self.run(
      ["python3", "-c", "import faults; print('empty-id' in faults.SEEDERS)"],
      in: package.url.appending(path: "Scripts/seed"))
    #expect(seeders.output == "True\n")
  }

  @Test(.enabled(if: hasPython))
  func `a category without seeders gets a module of its own`() throws {
    let package = try Self.copy()
    try #expect(Self.newRule(in: package, "empty-text", "localization", "attribute").status == 0)
    let seeders = try Self.run(
      ["python3", "-c", "import faults; print('empty-text' in faults.SEEDERS)"],
      in: package.url.appending(path: "Scripts/seed"))
    #expect(seeders.output == "True\n")
  }

  @Test(.enabled(if: hasPython))
  func `a rule that is off by default needs neither seeder nor review`() throws {
    let package = try Self.copy()
    let paths = ["Documentation/LintReview.md", "Scripts/seed/faults/appearance.py"]
    try #expect(
      Self.newRule(in: package, "blue-view", "appearance", "object", "--opt-in").status == 0)
    for path in paths {
      #expect(try package.bytes(path) == Array(Self.text(path).utf8), "\(path)")
    }
  }

  @Test(
    .enabled(if: hasPython),
    arguments: [
      ["duplicate-id", "identity", "object"], ["Duplicate", "identity", "object"],
      ["blue-view", "looks", "object"], ["blue-view", "appearance", "view"],
    ]) func `wrong arguments write nothing`(_ arguments: [String]) throws
  {
    let package = try Self.copy()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: package.url.path).sorted()
    try #expect(Self.newRule(in: package, arguments).status == 2)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: package.url.path).sorted() == paths)
  }

  /// The parts of the package that the script reads and writes.
  private static func copy() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for path in [
      "Scripts/generate/new-rule", "Scripts/seed/faults", "Sources/Lint/IBLint/Rules",
      "Sources/Lint/IBLint/Engine/RuleRegistry.swift", "Documentation/LintReview.md",
    ] {
      let copy = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Samples.package.appending(path: path), to: copy)
    }
    return folder
  }

  private static func newRule(in package: ScratchFolder, _ arguments: String...) throws
    -> (status: Int32, output: String)
  {
    try newRule(in: package, arguments)
  }

  private static func newRule(in package: ScratchFolder, _ arguments: [String]) throws
    -> (status: Int32, output: String)
  {
    let program = "Scripts/generate/new-rule"
    return try run(["python3", "-B", program, "--no-page"] + arguments, in: package.url)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Samples.package.appending(path: path), encoding: .utf8)
  }

  private static func run(_ arguments: [String], in folder: URL) throws
    -> (status: Int32, output: String)
  {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
