import Foundation
import TestSupport
import Testing

/// `lint` with projects, `--summary` and `--explain`.
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

  @Test func `documents in no target are found with a project alone`() throws {
    let found = try run("lint", "--project", "App.xcodeproj", "App")
    let files = found.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(files == ["App/Out.xib", "App/Stray.xib"])
    #expect(found.output.contains("[document-in-no-target]"))
    #expect(try run("lint", "App").output.isEmpty)
  }

  @Test func `a project that cannot be read is a warning, and nothing is in no target`() throws {
    try write("{ objects", "App.xcodeproj/project.pbxproj")
    let found = try run("lint", "--project", "App.xcodeproj", "App")
    #expect(found.status == 0 && found.output.isEmpty)
    #expect(found.errors.contains("[unreadable-project]"))
  }

  @Test func `an image that no project contains is found, in catalogs and as a file`() throws {
    func document(_ image: String) -> String {
      Documents.xib(
        "        <view id=\"a\"><subviews><imageView image=\"\(image)\" id=\"b\"/></subviews></view>"
      )
    }
    func lint(_ image: String, _ more: String...) throws -> String {
      try write(document(image), "App/In.xib")
      return try Command(["lint", "--only", "asset-not-found", "App"] + more, in: scratch.url)
        .output
    }
    try write("{}", "App/Assets.xcassets/logo.imageset/Contents.json")
    try write(
      "{\"properties\": {\"provides-namespace\": true}}", "App/Assets.xcassets/Icons/Contents.json")
    try write("{}", "App/Assets.xcassets/Icons/star.imageset/Contents.json")
    try write("", "App/Images/frame@2x.png")
    let project = ["--project", "App.xcodeproj"]
    for name in ["logo", "Logo", "Icons/star", "frame", "frame.png", "logo.png"] {
      #expect(try lint(name, project[0], project[1]).isEmpty, "\(name)")
    }
    for name in ["star", "frame.jpg"] {
      #expect(try lint(name, project[0], project[1]).contains("[asset-not-found]"), "\(name)")
    }
    try write("{}", "More.xcassets/late.imageset/Contents.json")
    #expect(try lint("late", "--assets", "App").contains("[asset-not-found]"))
    #expect(try lint("late", "--assets", "More.xcassets").isEmpty)
    #expect(try lint("late").isEmpty)
  }

  @Test func `a manifest of XcodeGen tells the targets of documents`() throws {
    try FileManager.default.removeItem(at: scratch.url.appending(path: "App.xcodeproj"))
    try write(
      """
      name: App
      options: { deploymentTarget: { iOS: "15.0" } }
      targetTemplates:
        Screens:
          platform: iOS
          sources: [{ path: "${target_name}/Screens" }]
      targets:
        App:
          templates: [Screens]
          type: application
          sources:
            - path: App
              excludes: ["Out.*", "Old"]
            - path: Notes
              buildPhase: none
      """, "project.yml")
    for path in ["App/Old/Deep.xib", "Notes/Note.xib", "App/Screens/Form.xib"] {
      try write(Self.clean, path)
    }
    let found = try run("lint", "--project", "project.yml", "App", "Notes")
    let files = found.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(files == ["App/Old/Deep.xib", "App/Out.xib", "Notes/Note.xib"])
    // Another file may add sources.
    let text = String(decoding: try scratch.bytes("project.yml"), as: UTF8.self)
    try write("include: more.yml\n" + text, "project.yml")
    #expect(try run("lint", "--project", "project.yml", "App", "Notes").output.isEmpty)
    // Settings of another tool have the same name.
    try write("rules: []", "project.yml")
    #expect(try run("lint", "--project", "project.yml", "App", "Notes").output.isEmpty)
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
    #expect(found.status == 64 || found.status == 2)
    #expect(found.errors.contains("--watch cannot be used with"))
  }

  @Test func `a view that another document of the run creates is a note`() throws {
    try write(Self.owner, "App/LoadingView.xib")
    let only = ["lint", "--only", "view-as-file-owner"]
    #expect(try Command(only + ["App"], in: scratch.url).output.contains(": error: "))
    try write(Documents.xib(#"        <view id="a" customClass="LoadingView"/>"#), "App/In.xib")
    let found = try Command(only + ["App"], in: scratch.url)
    #expect(found.status == 0 && found.output.contains(": note: In.xib creates a LoadingView"))
  }

  @Test func `a leftover class of the owner is no finding, whoever creates the view`() throws {
    try write(
      Documents.xib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView"/>
                <view id="a" customClass="LoadingView"/>
        """), "App/LoadingView.xib")
    try write(Documents.xib(#"        <view id="a" customClass="LoadingView"/>"#), "App/In.xib")
    let found = try Command(["lint", "--only", "view-as-file-owner", "App"], in: scratch.url)
    #expect(found.status == 0 && found.output == "")
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
