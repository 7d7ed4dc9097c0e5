import Diagnostics
import FileWork
import Foundation
import IBSearch
import IBTools
import TestSupport
import Testing

@Suite struct SearchRunTests {
  private func app() throws -> ScratchFolder {
    let app = try ScratchFolder()
    let text = Documents.xib(
      """
      <view customClass="CardView" id="Vw1-aa-aaa">
          <subviews><imageView image="disk" id="Im1-aa-aaa"/></subviews>
          <connections><outlet property="icon" destination="Im1-aa-aaa" id="Ou1-aa-aaa"/></connections>
      </view>
      """)
    try app.write(Array(text.utf8), "Base.lproj/Card.xib")
    try app.write(Array("\"Vw1-aa-aaa.x\" = \"y\";\n".utf8), "de.lproj/Card.strings")
    let source = """
      /// A CardView.
      class CardView: UIView { @IBOutlet var icon: UIImageView!; let name = "CardView" }

      """
    try app.write(Array(source.utf8), "Sources/CardView.swift")
    try app.write(Array("{}".utf8), "Assets.xcassets/disk.imageset/Contents.json")
    try app.write(Array("{}".utf8), "Assets.xcassets/idle.imageset/Contents.json")
    return app
  }

  private func text(_ app: ScratchFolder, _ path: String) throws -> String {
    String(decoding: try app.bytes(path), as: UTF8.self)
  }

  @Test func `a use is a line for editors, and a document without a use prints nothing`() throws {
    let app = try app()
    let file = app.url.path + "/Base.lproj/Card.xib"
    let sink = CollectingSink()
    let run = FindRun([.init(.class, UsePattern(equalTo: "CardView"))], json: false)
    #expect(run.run([app.url.path], to: sink) == .fine)
    #expect(sink.output == "\(file):4:7: class CardView (view #Vw1-aa-aaa)\n")
    let none = CollectingSink()
    #expect(
      FindRun([.init(.class, UsePattern(equalTo: "Other"))], json: false)
        .run([app.url.path], to: none) == .fine)
    #expect(none.output.isEmpty)
  }

  @Test(arguments: [false, true])
  func `JSON has no file without a use, unless it is the only file`(countsOnly: Bool) throws {
    let app = try app()
    try app.write(Array("class CardView {}".utf8), "Sources/A.swift")
    try app.write(Array(Documents.xib(#"<view id="v"/>"#).utf8), "Base.lproj/Other.xib")
    func counts(_ paths: [String], sources: Bool = false) throws -> [Int] {
      var run = FindRun([.init(.class, named: "CardView")], json: true)
      run.countsOnly = countsOnly
      if sources { run.sources = [app.url.path + "/Sources"] }
      let sink = CollectingSink()
      #expect(run.run(paths.map { app.url.path + "/" + $0 }, to: sink) == .fine)
      let value = try JSONSerialization.jsonObject(with: Data(sink.output.utf8))
      let files = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
      return files.compactMap { $0["count"] as? Int }
    }
    #expect(try counts(["Base.lproj"]) == [1])
    #expect(try counts(["Base.lproj"], sources: true) == [1, 1, 1])
    #expect(try counts(["Base.lproj/Other.xib", "Base.lproj/Other.xib"]) == [])
    #expect(try counts(["Base.lproj/Other.xib"]) == [0])
  }

  @Test func `sources are searched as well, outside comments`() throws {
    let app = try app()
    try app.write(Array("class A { @IBAction func save(_ s: Any) {} }".utf8), "Sources/A.swift")
    func lines(_ query: FindRun.Query, json: Bool = false) -> String {
      let sink = CollectingSink()
      var run = FindRun([query], json: json)
      run.sources = [app.url.path + "/Sources"]
      #expect(run.run([app.url.path + "/Base.lproj/Card.xib"], to: sink) == .fine)
      return sink.output.replacing(app.url.path + "/", with: "")
    }
    #expect(
      lines(.init(.class, named: "CardView")) == """
        Base.lproj/Card.xib:4:7: class CardView (view #Vw1-aa-aaa)
        Sources/CardView.swift:2:7: class CardView (source)

        """)
    // A method has the first part of the selector as its name, and a literal names a resource.
    #expect(lines(.init(.action, named: "save:")) == "Sources/A.swift:1:26: action save (source)\n")
    #expect(
      lines(.init(.image, named: "CardView"))
        == "Sources/CardView.swift:2:72: image CardView (source)\n")
    #expect(lines(.init(.class, named: "A"), json: true).contains(#""file": "Sources/A.swift""#))
  }

  @Test func `a class is found by its name after its module or another type`() throws {
    let app = try ScratchFolder()
    let text = Documents.xib(
      """
      <view customClass="CardView" customModule="Shop" id="1">
      <subviews><view customClass="Outer.Inner" customModule="Shop" id="2"/>
      <view customClass="CardView" customModule="Other" id="3"/></subviews></view>
      """)
    try app.write(Array(text.utf8), "Card.xib")
    let source = "let a = Shop.CardView(), b: CardView, c = Other.CardView(), d = Outer.Inner()\n"
    try app.write(Array(source.utf8), "A.swift")
    // A source in UTF-16 is read, too.
    try app.write(Array(try #require("class CardView {}".data(using: .utf16))), "B.swift")
    func places(_ name: String) -> [String] {
      let sink = CollectingSink()
      var run = FindRun([.init(.class, named: name)], json: false)
      run.sources = [app.url.path]
      #expect(run.run([app.url.path], to: sink) == .fine)
      return sink.output.replacing(app.url.path + "/", with: "").split(separator: "\n").map {
        $0.split(separator: ":").prefix(3).joined(separator: ":")
      }
    }
    #expect(
      places("Shop.CardView") == ["Card.xib:4:7", "A.swift:1:14", "A.swift:1:29", "B.swift:1:7"])
    #expect(places("Outer.Inner") == ["Card.xib:5:17", "A.swift:1:71"])
  }

  @Test func `a selector is found in the Swift function that has it`() throws {
    let app = try ScratchFolder()
    let text = Documents.xib(
      """
      <view customClass="CardView" id="v1"><connections>
          <action selector="openWithSender:" destination="v1" id="a1"/>
          <action selector="closeWithReason:" destination="v1" id="a2"/>
      </connections></view>
      """)
    try app.write(Array(text.utf8), "Card.xib")
    let source = """
      // closeWithReason:
      class CardView: UIView { @objc func open(sender: Any) {} }
      func close(_ sender: Any) { open(3) }

      """
    try app.write(Array(source.utf8), "A.swift")
    let sink = CollectingSink()
    var find = FindRun([.init(.action, named: "openWithSender:")], json: false)
    find.sources = [app.url.path]
    #expect(find.run([app.url.path + "/Card.xib"], to: sink) == .fine)
    #expect(sink.output.contains("A.swift:2:37: action open (source)\n"))
    #expect(sink.output.split(separator: "\n").count == 2)
    let listed = CollectingSink()
    var list = ListRun([.action, .class], json: false)
    list.sources = [app.url.path]
    #expect(list.run([app.url.path + "/Card.xib"], to: listed) == .fine)
    #expect(listed.output.contains("closeWithReason:: 1 (not in the app)\n"))
    #expect(listed.output.components(separatedBy: "not in the app").count == 2)
    var rename = RenameRun(Renaming(.action, from: "openWithSender:", to: "showWithSender:"))
    rename.sources = [app.url.path]
    let problem = problem { _ = try rename.run([app.url.path + "/Card.xib"], to: CollectingSink()) }
    #expect(problem?.message.contains("A.swift:2: 'open(sender:…)' has the selector") == true)
  }

  @Test func `a refusal says why a name cannot be renamed, and sources that keep it are named`()
    throws
  {
    let app = try ScratchFolder()
    let text = Documents.xib(
      """
      <view customClass="CardView" customModule="Samples" id="v1">
          <color key="backgroundColor" systemColor="systemYellowColor"/></view>
      """)
    try app.write(Array(text.utf8), "Card.xib")
    try app.write(Array("// CardView\n".utf8), "Other.swift")
    try app.write(Array("class CardView: UIView {}\n".utf8), "CardView.swift")
    let refused = CollectingSink()
    let color = RenameRun(Renaming(.color, from: "systemYellowColor", to: "sun"))
    #expect(try color.run([app.url.path], to: refused) == .cannot)
    #expect(
      refused.problems.map(\.message)
        == ["'systemYellowColor' is a color of the system, which keeps its name"])
    let other = problem {
      _ = try RenameRun(Renaming(.class, from: "CardView", to: "Tile", scope: "Other"))
        .run([app.url.path], to: CollectingSink())
    }
    #expect(other?.message.contains("of Samples, not of 'Other'") == true)
    let sink = CollectingSink()
    var run = RenameRun(Renaming(.class, from: "CardView", to: "Tile"))
    run.isDry = true
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(sink.problems.map(\.id) == ["source-keeps-name"])
    #expect(sink.problems.first?.file?.hasSuffix("/CardView.swift") == true)
  }

  @Test func `a list compares documents with the app`() throws {
    let app = try app()
    var run = ListRun([.class, .image, .outlet], json: false)
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(run.run([app.url.path], to: sink) == .fine)
    #expect(
      sink.output == """
        class
          CardView: 1
        image
          disk: 1
          idle: 0 (only in \(app.url.path)/Assets.xcassets/idle.imageset)
        outlet
          icon: 1

        """)
  }

  @Test func `a list names outlets and actions that no document connects`() throws {
    let app = try app()
    let source = "class V: UIView { @IBOutlet var lamp: UIView!; @IBAction func wave() {} }"
    try app.write(Array(source.utf8), "Sources/V.swift")
    var run = ListRun([.outlet, .action], json: false)
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(run.run([app.url.path], to: sink) == .fine)
    let file = "\(app.url.path)/Sources/V.swift"
    #expect(
      sink.output
        == "outlet\n  icon: 1\n  lamp: 0 (only in \(file))\naction\n  wave: 0 (only in \(file))\n")
  }

  @Test func `a list knows the app's storyboards, and says what it cannot read`() throws {
    let app = try app()
    let storyboard = Documents.xib("").replacing("XIB", with: "Storyboard.XIB")
    try app.write(Array(storyboard.utf8), "Tide.storyboard")
    let reference = #"<viewControllerPlaceholder storyboardName="Tide" id="Pl1-aa-aaa"/>"#
    try app.write(Array(Documents.xib(reference).utf8), "Base.lproj/Start.xib")
    var run = ListRun([.storyboard], json: false)
    run.sources = [app.url.path + "/Sources"]
    let sink = CollectingSink()
    #expect(run.run([app.url.path], to: sink) == .fine)
    #expect(sink.output == "storyboard\n  Tide: 1\n")
    run.sources = [app.url.path + "/nowhere"]
    let missing = CollectingSink()
    #expect(run.run([app.url.path], to: missing) == .cannot)
    #expect(!missing.output.contains("nowhere"))
    #expect(missing.problems.first?.file?.hasSuffix("nowhere") == true)
  }

  @Test func `a renaming reaches sources, assets and translations, and back gives the same bytes`()
    throws
  {
    let app = try app()
    let paths = ["Base.lproj/Card.xib", "de.lproj/Card.strings", "Sources/CardView.swift"]
    let before = try paths.map { try app.bytes($0) }
    func rename(_ kind: DocumentUse.Kind, _ old: String, _ new: String) throws {
      var run = RenameRun(Renaming(kind, from: old, to: new))
      run.sources = [app.url.path]
      run.assets = [app.url.path]
      #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
    }
    try rename(.class, "CardView", "Card")
    #expect(try text(app, "Base.lproj/Card.xib").contains(#"customClass="Card""#))
    let source = try text(app, "Sources/CardView.swift")
    #expect(
      source.contains("/// A CardView.\nclass Card: UIView") && source.contains("\"CardView\""))
    try rename(.image, "disk", "floppy")
    #expect(try app.bytes("Assets.xcassets/floppy.imageset/Contents.json") == Array("{}".utf8))
    try rename(.id, "Vw1-aa-aaa", "Vw2-aa-aaa")
    #expect(try text(app, "de.lproj/Card.strings") == "\"Vw2-aa-aaa.x\" = \"y\";\n")
    try rename(.outlet, "icon", "symbol")
    try rename(.outlet, "symbol", "icon")
    try rename(.id, "Vw2-aa-aaa", "Vw1-aa-aaa")
    try rename(.image, "floppy", "disk")
    try rename(.class, "Card", "CardView")
    #expect(try paths.map { try app.bytes($0) } == before)
  }

  @Test
  func `a renaming reaches the files of the project that name it, and back gives the same bytes`()
    throws
  {
    let app = try app()
    let files = [
      "App.xcodeproj/project.pbxproj": """
      "INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]" = Card;
      INFOPLIST_KEY_NSPrincipalClass = "$(PRODUCT_MODULE_NAME).CardView";
      OTHER = CardView; /* CardView */
      """,
      "App/Info.plist": """
      <dict><key>UISceneDelegateClassName</key>
      <string>Cards.CardView</string><key>CFBundleName</key><string>CardView</string>
      <key>UILaunchScreen</key><dict><key>UIImageName</key><string>disk</string></dict></dict>
      """,
      "project.yml": """
      settings:
        NSExtensionPrincipalClass: CardView # CardView
        UIImageName: 'disk'
      """,
    ]
    for (path, text) in files { try app.write(Array(text.utf8), path) }
    func rename(_ kind: DocumentUse.Kind, _ old: String, _ new: String) throws {
      var run = RenameRun(Renaming(kind, from: old, to: new))
      run.projects = [app.url.path]
      #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
    }
    try rename(.class, "CardView", "Card")
    try rename(.image, "disk", "floppy")
    #expect(
      try text(app, "App.xcodeproj/project.pbxproj")
        == files["App.xcodeproj/project.pbxproj"]?.replacing(").CardView\"", with: ").Card\""))
    #expect(
      try text(app, "App/Info.plist")
        == files["App/Info.plist"]?.replacing("Cards.CardView", with: "Cards.Card")
        .replacing("disk", with: "floppy"))
    #expect(
      try text(app, "project.yml")
        == files["project.yml"]?.replacing(": CardView", with: ": Card")
        .replacing("disk", with: "floppy"))
    try rename(.image, "floppy", "disk")
    try rename(.class, "Card", "CardView")
    for (path, before) in files { #expect(try text(app, path) == before) }
  }

  @Test(arguments: ["plist", "xcconfig", "pbxproj", "yml"])
  func `a project file that ends in the middle of a key is read to its end`(ending: String) throws {
    let app = try app()
    for text in [
      "NSPrincipalClass[", "NSPrincipalClass~", "NSPrincipalClass", "NSPrincipalClass = \"",
    ] {
      try app.write(Array(text.utf8), "P/A.\(ending)")
      var run = RenameRun(Renaming(.class, from: "CardView", to: "Card"))
      (run.projects, run.isDry) = ([app.url.path], true)
      #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
      #expect(try app.bytes("P/A.\(ending)") == Array(text.utf8))
    }
  }

  @Test func `a name that is in use, or could be several, is refused`() throws {
    let app = try app()
    let before = try app.bytes("Base.lproj/Card.xib")
    let sink = CollectingSink()
    let clash = RenameRun(Renaming(.id, from: "Vw1-aa-aaa", to: "Im1-aa-aaa"))
    #expect(try clash.run([app.url.path], to: sink) == .cannot)
    #expect(sink.problems.map(\.id) == ["ambiguous-rename"])
    let other = Documents.xib(
      #"<view customClass="B" id="1"><connections><outlet property="icon" destination="1" id="2"/></connections></view>"#
    )
    try app.write(Array(other.utf8), "Other.xib")
    let problem = problem {
      _ = try RenameRun(Renaming(.outlet, from: "icon", to: "symbol")).run(
        [app.url.path], to: CollectingSink())
    }
    #expect(problem?.message.contains("B, CardView; choose one with --class") == true)
    #expect(try app.bytes("Base.lproj/Card.xib") == before)
    let list = Documents.xib(
      #"<tableView customClass="L" id="1"><connections><outlet property="dataSource" destination="2" id="3"/></connections></tableView><view id="2"/>"#
    )
    try app.write(Array(list.utf8), "List.xib")
    let framework = CollectingSink()
    let renaming = RenameRun(Renaming(.outlet, from: "dataSource", to: "source"))
    #expect(try renaming.run([app.url.path], to: framework) == .cannot)
    let clashing = RenameRun(Renaming(.outlet, from: "icon", to: "view", scope: "CardView"))
    #expect(try clashing.run([app.url.path + "/Base.lproj"], to: CollectingSink()) == .fine)
    let back = RenameRun(Renaming(.outlet, from: "view", to: "icon", scope: "CardView"))
    #expect(try back.run([app.url.path + "/Base.lproj"], to: CollectingSink()) == .fine)
    let owner = Documents.xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pier"><connections><outlet property="view" destination="1" id="2"/><outlet property="dock" destination="1" id="3"/></connections></placeholder><view id="1"/>"#
    )
    try app.write(Array(owner.utf8), "Pier/Pier.xib")
    func rename(_ old: String, _ new: String, declares: String = "") throws -> RunStatus {
      try app.write(Array("class Pier { \(declares) }\n".utf8), "Pier/Pier.swift")
      var run = RenameRun(Renaming(.outlet, from: old, to: new, scope: "Pier"))
      run.sources = [app.url.path + "/Pier"]
      return try run.run([app.url.path + "/Pier"], to: CollectingSink())
    }
    #expect(try rename("view", "board") == .cannot && rename("dock", "navigationItem") == .cannot)
    #expect(try rename("view", "board", declares: "@IBOutlet var view: UIView!") == .fine)
    #expect(framework.problems.map(\.id) == ["framework-name"])
    #expect(try app.bytes("List.xib") == Array(list.utf8))
  }

  @Test func `a dry run is a patch`() throws {
    let app = try app()
    let before = try app.bytes("Base.lproj/Card.xib")
    var run = RenameRun(Renaming(.class, from: "CardView", to: "Card"))
    run.isDry = true
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(sink.output.hasPrefix("--- a/") && sink.output.contains("\n+"))
    #expect(try app.bytes("Base.lproj/Card.xib") == before)
  }

  @Test func `what the system provides is not expected in the app`() throws {
    let app = try app()
    let text = Documents.xib(
      """
      <imageView image="anchor" catalog="system" id="Im1-aa-aaa">
      <color key="tintColor" systemColor="labelColor"/><color key="backgroundColor" name="Sand"/></imageView>
      """)
    try app.write(Array(text.utf8), "System.xib")
    var run = ListRun([.image, .color], json: false)
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(run.run([app.url.path + "/System.xib"], to: sink) == .fine)
    let missing = sink.output.split(separator: "\n").filter { $0.hasSuffix("(not in the app)") }
    #expect(missing == ["  Sand: 1 (not in the app)"])
  }

  @Test func `an asset that a setting or a generated symbol names is used`() throws {
    let app = try app()
    for name in ["Accent.colorset", "tide_table.imageset", "Moon Image.imageset"] {
      try app.write(Array("{}".utf8), "Assets.xcassets/\(name)/Contents.json")
    }
    try app.write(
      Array("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Accent;".utf8),
      "App.xcodeproj/project.pbxproj")
    try app.write(
      Array("let a = UIImage(resource: .tideTable), b = UIImage(resource: .moon)".utf8),
      "Sources/Images.swift")
    var run = ListRun([.image, .color], json: false)
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(run.run([app.url.path + "/Base.lproj"], to: sink) == .fine)
    let unused = sink.output.split(separator: "\n").filter { $0.contains("(only in ") }
    #expect(unused.count == 1 && unused[0].hasPrefix("  idle: 0"))
  }

  @Test func `a storyboard's file keeps its name, and the command says so`() throws {
    let app = try app()
    let reference = #"<viewControllerPlaceholder storyboardName="Tides" id="a"/>"#
    try app.write(Array(Documents.xib(reference).utf8), "Start.xib")
    try app.write(Array(Documents.xib("<view id=\"b\"/>").utf8), "Tides.storyboard")
    let sink = CollectingSink()
    let run = RenameRun(Renaming(.storyboard, from: "Tides", to: "Moons"))
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(try text(app, "Start.xib").contains(#"storyboardName="Moons""#))
    #expect(sink.problems.map(\.id) == ["storyboard-file"])
  }

  #if os(Linux)
    @Test func `a source whose name is not UTF-8 is found and renamed as any other`() throws {
      let app = try app()
      // The character stands for the byte 0xFF.
      let source = app.url.path + "/Sources/b\u{10FFFF}.swift"
      _ = try AtomicFile.write(Array("class Other: CardView {}\n".utf8), to: source)
      var find = FindRun([.init(.class, named: "CardView")], json: false)
      find.sources = [app.url.path + "/Sources"]
      let found = CollectingSink()
      #expect(find.run([app.url.path + "/Base.lproj"], to: found) == .fine)
      #expect(found.output.contains("b\\xFF.swift:1:"))
      var run = RenameRun(Renaming(.class, from: "CardView", to: "Card"))
      run.sources = find.sources
      #expect(try run.run([app.url.path + "/Base.lproj"], to: CollectingSink()) == .fine)
      let bytes = try FileBytes.read(source, limit: 100)
      #expect(String(decoding: bytes, as: UTF8.self) == "class Other: Card {}\n")
    }
  #endif
}
