import Foundation
import TestSupport
import Testing

/// `lint` with `--summary`, `--watch` and `--explain`.
@Suite struct LintProjectTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = App/In.xib; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = App/Out.xib; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F1; };
      }; rootObject = P; }
      """, "App.xcodeproj/project.pbxproj")
    for name in ["In", "Out", "Stray"] { try write(Self.clean, "App/\(name).xib") }
  }

  private static let clean = Documents.xib(#"        <view id="a"/>"#)
  private static let owner = Documents.xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
                <connections><outlet property="bar" destination="b" id="c"/></connections>
            </placeholder>
            <view id="root"><subviews><view id="b"/></subviews></view>
    """)

  private func write(_ text: String, _ path: String) throws {
    let folder = scratch.url.appending(path: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try scratch.write(Array(text.utf8), path)
  }

  private func run(_ arguments: String..., input: [UInt8] = []) throws -> Command {
    try Command(arguments, input: input, in: scratch.url)
  }

  @Test func `the summary counts by rule`() throws {
    let found = try run("lint", "--project", "App.xcodeproj", "--summary", "App")
    #expect(found.output == "2 document-in-no-target (warning)\n")
    #expect(try run("lint", "--summary", "--fix", "--dry-run", "App").status == 2)
  }

  @Test func `watching lints a document again when it changes, and no other`() throws {
    try write(Self.owner, "App/In.xib")
    let file = scratch.url.appending(path: "out.txt")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["lint", "--watch", "--only", "view-as-file-owner", "App"]
    process.currentDirectoryURL = scratch.url
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      // The threads of a test run may block other signals, and their children inherit that.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func output(with text: String) throws -> String {
      var output = ""
      for _ in 0..<1200 where !output.contains(text) {
        usleep(50_000)
        output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
      return output
    }
    let first = try output(with: "App/In.xib:")
    #expect(first.contains("[view-as-file-owner]"))
    try write(Self.owner, "App/Out.xib")
    let second = try output(with: "App/Out.xib:").dropFirst(first.count)
    #expect(second.contains("App/Out.xib:"))
    #expect(!second.split(separator: "\n").contains { $0.hasPrefix("App/In.xib:") })
  }

  @Test(arguments: [["--fix"], ["--write-baseline", "b"], ["--files-from", "f"], ["-"]])
  func `watching cannot change files or read standard input`(arguments: [String]) throws {
    let found = try Command(["lint", "--watch"] + arguments, in: scratch.url)
    #expect(found.status == 2)
    #expect(found.errors.contains("--watch cannot be used with"))
  }

  @Test func `explaining tells what a rule looks at, and what it needs`() throws {
    try write(Self.owner, "App/LoadingView.xib")
    let found = try run(
      "lint", "--explain", "view-as-file-owner", "App/LoadingView.xib", "App/In.xib")
    #expect(found.output.contains("App/LoadingView.xib:4:9: finding: File's Owner LoadingView"))
    #expect(found.output.contains("App/In.xib: the rule has nothing to check here"))
    let sources = try run("lint", "--explain", "missing-outlet", "App/In.xib")
    #expect(sources.output == "App/In.xib: the rule needs the app's sources; add --sources\n")
    let silent = try run("lint", "--explain", "duplicate-id", "App/In.xib")
    #expect(silent.output == "App/In.xib: no findings; this rule does not say why\n")
    let ofProject = try run("lint", "--explain", "unconnected-outlet", "App/In.xib")
    #expect(ofProject.output == "the rule needs the app's sources; add --sources\n")
    #expect(try run("lint", "--explain", "no-such-rule", "App").status == 2)
  }
}
