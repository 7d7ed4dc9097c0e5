import Foundation
import TestSupport
import Testing

/// Files around documents that describe endless work, or that do not belong to the run.
@Suite struct HostileProjectTests {
  private let scratch: ScratchFolder
  private static let clean = Documents.xib(#"        <view id="a"/>"#)

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Array(Self.clean.utf8), "App/a.xib")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func run(_ arguments: String..., in folder: String = "App") throws -> Command {
    try Command(arguments, in: scratch.url.appending(path: folder))
  }

  private func manifest(_ more: String) -> String {
    "name: App\ntargets:\n  App:\n    platform: iOS\n    sources: [.]\n" + more
  }

  // MARK: Endless work

  @Test func `a group of settings that contains itself is an error of compile and lint`() throws {
    let text = manifest(
      "    settings: {groups: [a]}\nsettingGroups:\n  a: {groups: [b]}\n  b: {groups: [a]}\n")
    try write(text, "App/project.yml")
    for arguments in [
      ["compile", "a.xib", "-o", "a.nib"], ["lint", "--project", "project.yml", "a.xib"],
    ] {
      let found = try Command(arguments, in: scratch.url.appending(path: "App"))
      #expect(found.status == 2)
      #expect(found.errors.contains("project.yml: error: cannot read the project"))
      #expect(found.errors.contains("contains itself"))
    }
  }

  /// A project without targets whose folder is stated.
  private func project(in folder: String) -> String {
    """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; projectDirPath = "\(folder)"; mainGroup = G; targets = (); };
    G = { isa = PBXGroup; children = (); }; }; rootObject = P; }
    """
  }

  @Test(arguments: ["/", "/usr", "../../.."])
  func `a project whose folder is outside of the repository is an error`(folder: String) throws {
    try write("", ".git/HEAD")
    try write(project(in: folder), "App/App.xcodeproj/project.pbxproj")
    for arguments in [["compile", "a.xib", "-o", "a.nib"], ["lint", "."]] {
      let found = try Command(
        arguments, in: scratch.url.appending(path: "App"), setUp: "ulimit -t 20")
      // The linter checks the documents without the project.
      #expect(found.status == (arguments[0] == "lint" ? 0 : 2), "\(arguments): \(found.errors)")
      #expect(found.errors.contains("outside of its repository"), "\(found.errors)")
    }
  }

  @Test func `a link to a project outside of the repository is not followed`() throws {
    try write("", "App/.git/HEAD")
    try write(project(in: ""), "Other/Other.xcodeproj/project.pbxproj")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "App/App.xcodeproj").path,
      withDestinationPath: "../Other/Other.xcodeproj")
    let found = try run("compile", "a.xib", "-o", "a.nib")
    #expect(found.errors.contains("leads out of its repository"), "\(found.errors)")
  }

  @Test func `groups of settings that name the next one twice are searched once`() throws {
    let groups = (0..<40).map { "  g\($0): {groups: [g\($0 + 1), g\($0 + 1)]}\n" }.joined()
    try write(
      manifest("    settings: {groups: [g0]}\nsettingGroups:\n" + groups), "App/project.yml")
    #expect(try run("compile", "a.xib", "-o", "a.nib").status == 0)
  }

  #if SourceChecks
    @Test(arguments: [
      String(repeating: "[", count: 28) + String(repeating: "]", count: 28),
      String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000),
      String(repeating: "f(", count: 3000) + String(repeating: ")", count: 3000),
    ])
    func `a manifest in Swift that is nested too deeply is an error`(_ targets: String) throws {
      try write("let project = Project(name: \"A\", targets: \(targets))\n", "App/Project.swift")
      let found = try run("compile", "a.xib", "-o", "a.nib")
      #expect(
        found.status == 2 && found.errors.contains("Project.swift: error: cannot read the project"))
    }
  #endif

  @Test func `settings whose aliases unfold in a key are an error`() throws {
    let levels = (1...9).map { level in
      "l\(level): &l\(level) ["
        + Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ") + "]"
    }
    let bomb = "l0: &l0 x\n" + levels.joined(separator: "\n") + "\n"
    for use in ["? *l9\n: x\n", "? [*l9, *l9]\n: x\n? [*l9]\n: y\n"] {
      try write(bomb + use, "App/.xibinspect.yml")
      let found = try run("lint", "a.xib")
      #expect(found.status == 2 && found.errors.contains("parts when expanded"))
    }
    // A byte that is not UTF-8 does not end the counting.
    let text = Array((bomb + "? *l9\n: x\n").utf8).map { $0 == UInt8(ascii: "x") ? 0xFF : $0 }
    try scratch.write(text, "App/.xibinspect.yml")
    let found = try run("lint", "a.xib")
    #expect(found.status == 2 && found.errors.contains("parts when expanded"))
    try write(String(repeating: "[", count: 500), "App/.xibinspect.yml")
    #expect(try run("lint", "a.xib").errors.contains("levels deep"))
  }

  @Test(arguments: [
    "    excludes: [|]\n", "    templates: [|]\n", "    settings: {groups: [|]}\n", "|",
  ])
  func `a manifest that repeats a long text is an error or read at once`(_ use: String) throws {
    let long = String(repeating: "ab*", count: 30_000)
    let repeated = Array(repeating: "*a", count: 3000).joined(separator: ", ")
    let text =
      "x: &a \"\(long)\"\nname: App\ntargets:\n  App:\n    platform: iOS\n"
      + (use == "|"
        ? "    sources: [.]\ny: \n" + String(repeating: "- {*a : 1}\n", count: 3000)
        : use.contains("excludes")
          ? "    sources:\n    - path: .\n  "
            + use.replacing("|", with: repeated)
          : "    sources: [.]\n" + use.replacing("|", with: repeated))
    try write(text, "App/project.yml")
    let found = try run("compile", "a.xib", "-o", "a.nib")
    #expect(found.status == 2 && found.errors.contains("bytes when expanded"))
  }

  @Test func `targets that share a template with many keys and groups are read`() throws {
    let keys = (0..<2000).map { "    k\($0): 1\n" }.joined()
    let groups = Array(repeating: "g", count: 2000).joined(separator: ", ")
    let targets = (0..<20).map { "  T\($0): {templates: [t]}\n" }.joined()
    try write(
      "name: App\nsettingGroups: {g: {X: 1}}\ntargetTemplates:\n  t:\n    settings: {groups: [\(groups)]}\n"
        + keys + "targets:\n" + targets, "App/project.yml")
    #expect(try run("compile", "a.xib", "-o", "a.nib").status == 0)
    let more = (0..<400).map { "  T\($0): {templates: [t, t]}\n" }.joined()
    try write(
      "name: App\nsettingGroups: {g: {X: 1}}\ntargetTemplates:\n  t:\n    settings: {groups: [\(groups)]}\n"
        + keys + "targets:\n" + more, "App/project.yml")
    let found = try run("compile", "a.xib", "-o", "a.nib")
    #expect(found.status == 2 && found.errors.contains("parts when expanded"))
  }

  @Test func `a settings file outside the repository or the standard input is not read`() throws {
    try write("PRODUCT_MODULE_NAME = Secret\n", "Beside/s.xcconfig")
    try write("let a = 1\n", "App/App.swift")
    try write(
      Self.clean.replacing(
        "<view id=\"a\"/>",
        with: "<view id=\"a\" customClass=\"V\" customModuleProvider=\"target\"/>"),
      "App/a.xib")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "App/.git"), withIntermediateDirectories: true)
    try write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F, X); };
        F = { isa = PBXFileReference; path = a.xib; };
        X = { isa = PBXFileReference; path = a.xcconfig; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = { }; };
      }; rootObject = P; }
      """, "App/App.xcodeproj/project.pbxproj")
    for path in ["../Beside/s.xcconfig", "/dev/stdin", "/dev/zero", "inner.xcconfig"] {
      try write("#include \"\(path)\"\n", "App/a.xcconfig")
      try write("PRODUCT_MODULE_NAME = Inner\n", "App/inner.xcconfig")
      #expect(try run("compile", "a.xib", "-o", "a.nib").status == 0, "\(path)")
      let dump = try run("dump", "a.nib").output
      #expect(!dump.contains("Secret"))
      #expect(dump.contains("Inner") == (path == "inner.xcconfig"), "\(path): \(dump)")
    }
  }

  @Test(arguments: ["if true {|}", "class A {|}", "f({|})", "(|)", "[|]", "\"\\(|)\""])
  func `doctor refuses a source that is nested too deeply, and reads the others`(_ shape: String)
    throws
  {
    let parts = shape.split(separator: "|").map { String($0) }
    let text =
      String(repeating: parts[0], count: 100_000) + String(repeating: parts[1], count: 100_000)
    try write(text, "App/Deep.swift")
    try write("import UIKit\nlet view = UIView()\n", "App/Other.swift")
    let found = try run("doctor", ".")
    #expect(found.output.contains("of "))
    if !shape.hasPrefix("\"") {
      #expect(
        found.status == 2 && found.errors.contains("Deep.swift: error: cannot read the source"))
      #expect(found.output.contains("1 of 1 files"))
    }
  }

  @Test func `doctor reads long lines and long chains of marks and classes`() throws {
    try write("var a: UIView" + String(repeating: "?", count: 100_000) + "\n", "App/Marks.swift")
    try write(String(repeating: "let x=1;", count: 50_000), "App/Line.swift")
    let chain = (1...3000).map { "class C\($0): C\($0 - 1) { func f() { self.g() } }\n" }
    try write("class C0: UIView {}\n" + chain.joined(), "App/Chain.swift")
    #expect([0, 1].contains(try run("doctor", ".").status))
  }

  // MARK: Places

  @Test func `an empty argument is refused before anything is read`() throws {
    for arguments in [
      ["lint", ".", "--sources", ""], ["lint", ""], ["lint", ".", "--sources="],
      ["compile", "a.xib", "-o", ""], ["render", "a.xib", "--output", ""], ["dump", ""],
      ["diff", "", "a.xib"], ["merge", "", "a", "b"], ["format", ""],
      ["load", "a.xib", "--scene", ""],
      ["init-tests", "", "--xibinspect", "."], ["doctor", ""], ["serve", "--config", ""],
      ["tree", "--", ""],
    ] {
      let found = try Command(arguments, in: scratch.url.appending(path: "App"))
      #expect(found.status == 2 && found.output.isEmpty, "\(arguments)")
      #expect(found.errors.contains("empty"), "\(arguments): \(found.errors)")
    }
    let option = try run("lint", ".", "--sources", "")
    #expect(option.errors == "Error: --sources needs a value; it is empty\n")
  }

  @Test func `projects, settings and catalogs above and beside the repository are not read`() throws
  {
    let broken = manifest("    settings: {groups: [a]}\nsettingGroups: {a: {groups: [a]}}\n")
    for folder in ["", "Beside/", "App/Inner/"] { try write(broken, folder + "project.yml") }
    for folder in ["", "Beside/"] { try write("nonsense: [", folder + ".xibinspect.yml") }
    let inner = scratch.url.appending(path: "App")
    // Without a repository, the search ends at the folder; with one, at its root.
    for hasRepository in [false, true] {
      if hasRepository {
        try FileManager.default.createDirectory(
          at: inner.appending(path: ".git"), withIntermediateDirectories: true)
        try FileManager.default.removeItem(at: inner.appending(path: "Inner/project.yml"))
      }
      for arguments in [
        ["compile", "a.xib", "-o", "a.nib"], ["lint", "a.xib"],
        ["lint", "a.xib", "--sources", "a.xib"],
        ["render", "a.xib", "-o", "a.svg"],
      ] {
        let found = try Command(arguments, in: inner)
        #expect(!found.errors.contains("project.yml"), "\(arguments): \(found.errors)")
        #expect(!found.errors.contains("xibinspect.yml"), "\(arguments): \(found.errors)")
      }
    }
    // The folder that everybody can write to is not searched, although a repository is above it.
    let shared = scratch.url.appending(path: "Shared")
    try write(Self.clean, "Shared/Mine/a.xib")
    try write(broken, "Shared/project.yml")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: ".git"), withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: shared.path)
    let found = try Command(
      ["compile", "a.xib", "-o", "a.nib"], in: shared.appending(path: "Mine"))
    #expect(found.status == 0 && found.errors.isEmpty)
  }

  @Test func `the repository's own project and settings are found from a folder inside`() throws {
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: ".git"), withIntermediateDirectories: true)
    try write(
      manifest("    settings: {groups: [a]}\nsettingGroups: {a: {groups: [a]}}\n"), "project.yml")
    try write("nonsense: [", ".xibinspect.yml")
    #expect(try run("compile", "a.xib", "-o", "a.nib").errors.contains("contains itself"))
    #expect(try run("lint", "a.xib").errors.contains(".xibinspect.yml"))
  }
}
