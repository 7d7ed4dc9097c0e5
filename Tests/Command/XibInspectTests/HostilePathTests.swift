import Foundation
import TestSupport
import Testing

/// Names and links with which a repository would lead the command out of it.
@Suite struct HostilePathTests {
  private let scratch: ScratchFolder
  private static let mark = "\u{301}"
  private static let secret = "password: hunter2\n\u{1}"

  init() throws {
    scratch = try ScratchFolder()
    try write("", "repo/.git/HEAD")
    try write(Documents.xib(#"        <view id="a"/>"#), "repo/App/a.xib")
    try write(Self.secret, "outside/secret")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func link(_ path: String, to destination: String) throws {
    let file = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: destination)
  }

  private func run(_ arguments: String..., in folder: String = "repo/App") throws -> Command {
    try Command(arguments, in: scratch.url.appending(path: folder), setUp: "ulimit -t 30")
  }

  /// The paths of all files below the scratch folder whose names contain a text.
  private func files(named text: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).filter {
      $0.utf8.split(separator: 0x2F).last.map { String(decoding: $0, as: UTF8.self) }?
        .contains(text) == true
    }
  }

  // A slash and a combining mark are one character, which does not equal a slash.
  @Test(arguments: ["../\(mark)evil", "../\u{200D}evil", "/\(mark)evil", "a/\(mark)evil"])
  func `a scene is compiled into its storyboard, whatever its identifier is`(identifier: String)
    throws
  {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="\(identifier)" sceneMemberID="viewController" id="c"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    try write(storyboard, "repo/App/m.storyboard")
    let found = try run("compile", "m.storyboard", "-o", "out/")
    #expect(found.status == 0, "\(found.errors)")
    let nibs = try files(named: "evil")
    #expect(!nibs.isEmpty && nibs.allSatisfy { $0.contains("out/m.storyboardc/") }, "\(nibs)")
  }

  @Test(arguments: ["../../outside/Other", "Sub/../../../outside/Other", "Linked", "Other"])
  func `a reference to another storyboard does not lead out of the repository`(name: String) throws
  {
    func storyboard(_ scenes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>\(scenes)</scenes></document>
      """
    }
    let other = storyboard(
      """
      <scene sceneID="s"><objects><viewController sceneMemberID="viewController" id="c"><view key="view" id="v">
      <subviews><label text="hunter2" id="l"/></subviews></view></viewController></objects></scene>
      """)
    try write(other, "outside/Other.storyboard")
    try write(other, "repo/App/Other.storyboard")
    try link("repo/App/Linked.storyboard", to: "../../outside/Other.storyboard")
    try write(
      storyboard(
        """
        <scene sceneID="s"><objects><navigationController sceneMemberID="viewController" id="c">
        <navigationBar key="navigationBar" id="n"/><connections>
        <segue destination="r" kind="relationship" relationship="rootViewController" id="g"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="t"><objects>
        <viewControllerPlaceholder storyboardName="\(name)" sceneMemberID="viewController" id="r"/>
        </objects></scene>
        """), "repo/App/m.storyboard")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "repo/App/Sub"), withIntermediateDirectories: true)
    #expect(try run("compile", "m.storyboard", "-o", "m.storyboardc").status == 0)
    for path in ["m.storyboard", "m.storyboardc"] {
      let found = try run("load", path)
      #expect(found.output.contains("hunter2") == (name == "Other"), "\(found.output)")
      #expect(found.errors.contains("missing-storyboard") == (name != "Other"), "\(found.errors)")
    }
  }

  @Test(arguments: ["Base", "base", "../de"])
  func `a language is neither the folder of the documents nor another folder`(name: String) throws {
    try write(Documents.xib(#"        <label text="a" id="k"/>"#), "repo/App/Base.lproj/M.xib")
    try write(
      """
      <xliff version="1.2"><file original="Base.lproj/M.xib" source-language="en" target-language="\(name)"><body>
      <trans-unit id="k.text"><source>a</source><target>t</target></trans-unit></body></file></xliff>
      """, "repo/App/a.xliff")
    let found = try run("strings", "import", "a.xliff")
    #expect(found.status == 2 && found.errors.contains("[unknown-language]"), "\(found.errors)")
    #expect(try files(named: ".strings") == [])
  }

  #if SourceChecks
    @Test func `no folder for the cache of sources is made behind a link`() throws {
      try write("class A: UIView {}\n", "repo/App/A.swift")
      try link("repo/App/cache", to: "../../outside")
      let found = try run("lint", "--sources", ".", "--sources-cache", "cache/x/y", "a.xib")
      #expect(found.status < 2 && found.errors.contains("unwritable-cache"), "\(found.errors)")
      #expect(try files(named: "x").allSatisfy { !$0.hasSuffix("outside/x") })
    }
  #endif

  @Test func `git is not asked to merge or compare what a link out of the repository leads to`()
    throws
  {
    let document = Documents.xib(#"        <view id="a"/>"#)
    for name in ["base", "ours", "theirs"] { try write(document, "repo/App/\(name).xib") }
    try link("repo/App/link.xib", to: "../../outside/secret")
    for versions in [
      ["base.xib", "link.xib", "theirs.xib"], ["base.xib", "ours.xib", "link.xib"],
      ["link.xib", "ours.xib", "theirs.xib"],
    ] {
      let found = try Command(
        ["merge", "--"] + versions + ["7", "a.xib"], in: scratch.url.appending(path: "repo/App"))
      #expect(found.status == 2, "\(versions): \(found.errors)")
      #expect(!(found.output + found.errors).contains("hunter2"))
      #expect(try scratch.bytes("outside/secret") == Array(Self.secret.utf8))
      #expect(try scratch.bytes("repo/App/ours.xib") == Array(document.utf8))
    }
    let difference = try run(
      "diff", "a.xib", "link.xib", "0123456", "100644", "base.xib", "89abcde", "100644")
    #expect(difference.status == 2)
    #expect(!(difference.output + difference.errors).contains("hunter2"))
  }

  @Test func `translations that are a link out of the repository are not taken for missing ones`()
    throws
  {
    try write(
      Documents.xib(#"        <label text="One" id="l"/>"#), "repo/App/Base.lproj/L.xib")
    try write("\"l.text\" = \"Eins\";\n", "outside/L.strings")
    try link("repo/App/de.lproj/L.strings", to: "../../../outside/L.strings")
    for verb in ["check", "update"] {
      let found = try run("strings", verb, ".")
      #expect(found.status == 2 && found.errors.contains("L.strings"), "\(verb): \(found.errors)")
    }
    let loaded = try run("load", "--language", "de", "Base.lproj/L.xib")
    #expect(loaded.errors.contains("out of the repository"), "\(loaded.errors)")
    #expect(try scratch.bytes("outside/L.strings") == Array("\"l.text\" = \"Eins\";\n".utf8))
    let texts = try run("render", "--language", "de", "Base.lproj/L.xib")
    #expect(!texts.output.contains("Eins"))
  }

  @Test func `settings that are a link out of the repository are refused, and not quoted`() throws {
    try link("repo/.xibinspect.yml", to: "../outside/secret")
    let found = try run("lint", ".")
    #expect(found.status == 2)
    #expect(found.errors.contains("a link that leads out of the repository"))
    #expect(!(found.errors + found.output).contains("hunter2"))
    // The user may name them.
    #expect(try run("lint", "--config", "../.xibinspect.yml", ".").status == 2)
  }

  @Test(arguments: [
    "sources: [/]", "sources: [../../outside]", "project: ../outside/secret",
    "baseline: ../outside/secret", "assets: [/usr]",
  ])
  func `settings that are found name nothing outside of the repository`(line: String) throws {
    try write(line + "\n", "repo/.xibinspect.yml")
    let found = try run("lint", ".")
    #expect(found.status == 2 && found.errors.contains("outside of the repository"), "\(found)")
    #expect(!(found.errors + found.output).contains("hunter2"))
  }

  @Test func `named files and searched sources are not read through links out of the repository`()
    throws
  {
    let document = Documents.xib(#"        <view id="a"/><label text="hunter2" id="l"/>"#)
    try write(document, "outside/b.xib")
    try write("let text = \"hunter2\"\nclass VC {}\n", "outside/s.swift")
    try write("\"l.text\" = \"hunter2\";\n", "outside/a.strings")
    try write(document, "repo/App/Base.lproj/a.xib")
    try link("repo/App/b.xib", to: "../../outside/b.xib")
    try link("repo/App/s.swift", to: "../../outside/s.swift")
    try link("repo/App/de.lproj/a.strings", to: "../../../outside/a.strings")
    for arguments in [
      ["tree", "b.xib"], ["find", "--text", "hunter", "--sources", ".", "a.xib"],
      ["rename", "class", "VC", "VD", "a.xib", "--sources", ".", "--dry-run"],
      ["strings", "import", "de.lproj/a.strings", "--dry-run"],
      ["strings", "update", "Base.lproj/a.xib", "--dry-run"],
    ] {
      let found = try Command(
        arguments, in: scratch.url.appending(path: "repo/App"), setUp: "ulimit -t 30")
      #expect(!(found.errors + found.output).contains("hunter2"), "\(arguments): \(found.output)")
    }
  }

  @Test func `a set is not renamed if another one has the name, and not out of its catalog`() throws
  {
    let document = Documents.xib(#"        <imageView image="a" id="v"/>"#)
    try write(document, "repo/App/c.xib")
    for name in ["a", "b"] { try write("{}", "repo/App/S.xcassets/\(name).imageset/Contents.json") }
    for name in ["b", "../../b", "/b"] {
      let found = try run("rename", "image", "a", name, "c.xib", "--assets", ".")
      #expect(found.status == 2, "\(name): \(found.output)\(found.errors)")
      #expect(try scratch.bytes("repo/App/c.xib") == Array(document.utf8))
    }
    #expect(try run("rename", "image", "a", "d", "c.xib", "--assets", ".").status == 0)
    #expect(try files(named: "d.imageset").count == 1)
  }

  @Test(arguments: ["Assets", "X.xcassets/", "X.xcassets"])
  func `a set behind a link out of the repository is not renamed`(assets: String) throws {
    try write(
      Documents.xib(#"        <imageView image="mark" id="a"/>"#), "repo/App/a.xib")
    try write("{}", "outside/X.xcassets/mark.imageset/Contents.json")
    try link("repo/App/Assets", to: "../../outside")
    try link("repo/App/X.xcassets", to: "../../outside/X.xcassets")
    _ = try run("rename", "image", "mark", "sign", "a.xib", "--assets", assets)
    #expect(
      try files(named: "Contents.json").contains("outside/X.xcassets/mark.imageset/Contents.json"))
    #expect(try files(named: "sign.imageset").isEmpty)
  }

  @Test func `a set inside of a set with its name is renamed with it`() throws {
    try write(Documents.xib(#"        <imageView image="a" id="v"/>"#), "repo/App/c.xib")
    for set in ["a.imageset", "a.imageset/a.imageset"] {
      try write("{}", "repo/App/S.xcassets/\(set)/Contents.json")
    }
    let found = try run("rename", "image", "a", "b", "c.xib", "--assets", ".")
    #expect(found.status == 0, "\(found.errors)")
    #expect(try files(named: "b.imageset").count == 2)
  }

  @Test func `ibtool refuses documents whose results would replace each other`() throws {
    for folder in ["x", "y"] {
      try write(
        Documents.xib(#"        <label text="\#(folder)" id="l"/>"#), "repo/App/\(folder)/X.xib")
    }
    let documents = ["x/X.xib", "y/X.xib"]
    for options in [["--compilation-directory", "out"], ["--export-strings-file", "s.strings"]] {
      let found = try Command(
        ["ibtool"] + options + documents, in: scratch.url.appending(path: "repo/App"))
      #expect(found.status == 1 && found.output.contains("description"), "\(found.output)")
    }
    #expect(try files(named: "X.nib").isEmpty && files(named: "s.strings").isEmpty)
  }

  @Test func `the list of a test package is not read through a link out of the repository`() throws
  {
    try write(#"{"xibinspect": "/hunter2", "files": {}}"#, "outside/list.json")
    try link("repo/App/out/init-tests.json", to: "../../../outside/list.json")
    try write(
      "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [.]\n",
      "repo/App/project.yml")
    try write("class VC: UIViewController {}\n", "repo/App/VC.swift")
    let found = try run("init-tests", "project.yml", "--no-build", "-o", "out")
    #expect(found.status == 2, "\(found.output)")
    #expect(!(found.errors + found.output).contains("hunter2"))
    #expect(try files(named: "Package.swift").isEmpty)
  }

  @Test func `messages about settings quote little of them`() throws {
    try write("\u{1}" + Self.secret, "repo/.xibinspect.yml")
    #expect(try !run("lint", ".").errors.contains("hunter2"))
    try write(String(repeating: "x", count: 500), "repo/.xibinspect.yml")
    let found = try run("lint", ".")
    #expect(found.status == 2 && !found.errors.contains(String(repeating: "x", count: 60)))
  }

  @Test func `a folder that begins with a combining mark is in its repository`() throws {
    try write("", ".git/HEAD")
    try write("rules: {stale-frame: nonsense}\n", ".xibinspect.yml")
    try write(Documents.xib(#"        <view id="a"/>"#), "repo/\(Self.mark)x/a.xib")
    let found = try run("lint", ".", in: "repo/\(Self.mark)x")
    #expect(found.status == 0, "\(found.errors)")
    #expect(try run("render", ".", "-o", "out", in: "repo/\(Self.mark)x").status == 0)
    #expect(try run("format", "a.xib", in: "repo/\(Self.mark)x").status == 0)
  }

  @Test func `ibtool --link copies no file that a link leads to`() throws {
    try write(Documents.xib(#"        <view id="a"/>"#), "repo/App/b.xib")
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController></objects></scene></scenes></document>
      """
    try write(storyboard, "repo/App/A.storyboard")
    #expect(try run("compile", "A.storyboard", "-o", "A.storyboardc").status == 0)
    try link("repo/App/de.lproj/A.strings", to: "../../../outside/secret")
    try write("\"a\" = \"b\";\n", "repo/App/fr.lproj/A.strings")
    let found = try run("ibtool", "--link", "app", "A.storyboardc")
    #expect(found.status == 0, "\(found.errors)")
    #expect(
      try files(named: "A.strings").filter { $0.contains("app/") } == [
        "repo/App/app/fr.lproj/A.strings"
      ])
  }

  @Test func `a set of a catalog that is a link out of the repository is no set`() throws {
    let picture = Documents.xib(
      #"        <imageView image="pic" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    )
    try write(picture, "repo/App/a.xib")
    try write(#"{"images":[{"filename":"pic.svg"}]}"#, "outside/pic/Contents.json")
    try write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><desc>hunter2</desc></svg>",
      "outside/pic/pic.svg")
    try link("repo/App/A.xcassets/pic.imageset", to: "../../../outside/pic")
    let found = try run("render", "a.xib", "-o", "a.svg")
    #expect(found.status == 0)
    let drawn = String(decoding: try scratch.bytes("repo/App/a.svg"), as: UTF8.self)
    #expect(!drawn.contains("hunter2") && !drawn.contains("base64"))
  }

  @Test func `attributes and test packages are not written through links`() throws {
    try scratch.git("init", "-q")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "repo/.git"))
    try link(".gitattributes", to: "../\(scratch.url.lastPathComponent)-victim")
    let victim = URL(filePath: scratch.url.path + "-victim")
    defer { try? FileManager.default.removeItem(at: victim) }
    try Data("alias\n".utf8).write(to: victim)
    #expect(try run("diff", "--install-git").status == 2)
    #expect(try String(contentsOf: victim, encoding: .utf8) == "alias\n")
  }

  @Test func `a pipe that no process reads is refused as output`() throws {
    #expect(mkfifo(scratch.url.appending(path: "repo/App/pipe").path, 0o600) == 0)
    for arguments in [
      ["lint", ".", "--documents-only", "--output", "pipe"],
      ["merge", "a.xib", "a.xib", "a.xib", "-o", "pipe"],
      ["strings", "export", "a.xib", "-o", "pipe"],
    ] {
      let found = try Command(
        arguments, in: scratch.url.appending(path: "repo/App"), setUp: "ulimit -t 20")
      #expect(found.status == 2, "\(arguments): \(found.errors)")
    }
  }

  @Test func `target names in paths of a manifest count as what they insert`() throws {
    let name = String(repeating: "x", count: 1_000)
    try write(
      "name: App\ntargets:\n  \(name):\n    platform: iOS\n    sources: [\"\(String(repeating: "${target_name}", count: 3000))\"]\n",
      "repo/App/project.yml")
    let found = try run("lint", "--project", "project.yml", "a.xib")
    #expect(found.errors.contains("project.yml") && found.errors.contains("more than 200000"))
  }

  @Test func `searches end in folders with links to themselves, and open no folder behind a link`()
    throws
  {
    for name in ["a", "b", "c"] { try link("repo/App/\(name)", to: ".") }
    try write("import UIKit\nclass Outside: UIView {}\n", "elsewhere/Outside.swift")
    try link("repo/App/far", to: "../../elsewhere")
    for arguments in [
      ["lint", "."], ["find", "--class", "Outside", "."], ["doctor", "."], ["list", "."],
    ] {
      let found = try Command(
        arguments, in: scratch.url.appending(path: "repo/App"), setUp: "ulimit -t 20")
      #expect((0...2).contains(found.status), "\(arguments): \(found.errors)")
      #expect(!(found.output + found.errors).contains("Outside"), "\(arguments)")
    }
  }

  @Test func `projects and sets of catalogs are not read through links out of the repository`()
    throws
  {
    try write("// !$*UTF8*$!\n{ SECRET", "elsewhere/project.pbxproj")
    try write("", "repo/App/P.xcodeproj/keep")
    try link("repo/App/P.xcodeproj/project.pbxproj", to: "../../../elsewhere/project.pbxproj")
    let found = try run("lint", "a.xib", "--project", "P.xcodeproj")
    #expect(found.errors.contains("leads out of its repository"), "\(found.errors)")
    #expect(!found.errors.contains("SECRET"))
  }
}
