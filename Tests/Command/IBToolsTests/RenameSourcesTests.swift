import Diagnostics
import Foundation
import IBSearch
import IBTools
import TestSupport
import Testing

@Suite struct RenameSourcesTests {
  private func app(_ sources: [String: String]) throws -> ScratchFolder {
    let app = try ScratchFolder()
    let text = Documents.xib(
      """
      <view customClass="CardView" customModule="Samples" id="1">
          <subviews><imageView image="tide_table" id="2"/></subviews>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="4"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="icon" destination="2" id="3"/></connections>
      </view>
      """)
    try app.write(Array(text.utf8), "Card.xib")
    for (path, text) in sources { try app.write(Array(text.utf8), path) }
    return app
  }

  /// Renames, and back again, and returns the sources after the first renaming.
  private func rename(
    _ kind: DocumentUse.Kind, _ old: String, _ new: String, _ sources: [String: String]
  ) throws -> [String: String] {
    let app = try app(sources)
    func run(_ old: String, _ new: String) throws {
      var run = RenameRun(Renaming(kind, from: old, to: new))
      run.sources = [app.url.path]
      #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
    }
    func texts() throws -> [String: String] {
      try Dictionary(
        uniqueKeysWithValues: sources.keys.map {
          ($0, String(decoding: try app.bytes($0), as: UTF8.self))
        })
    }
    try run(old, new)
    let renamed = try texts()
    try run(new, old)
    #expect(try texts() == sources)
    return renamed
  }

  /// Returns the message of the refusal.
  private func refusal(
    _ kind: DocumentUse.Kind, _ old: String, _ new: String, _ source: String
  ) throws -> String? {
    let app = try app(["A.swift": source])
    let before = try app.bytes("Card.xib")
    let problem = problem {
      var run = RenameRun(Renaming(kind, from: old, to: new))
      run.sources = [app.url.path]
      _ = try run.run([app.url.path], to: CollectingSink())
    }
    #expect(try app.bytes("Card.xib") == before)
    return problem?.message
  }

  @Test func `an outlet is renamed in its class and subclasses, and not in others`() throws {
    let renamed = try rename(
      .outlet, "icon", "badge",
      [
        "A.swift": """
        class Base: UIView { @IBOutlet var icon: UIView! }
        class CardView: Base { func show(icon: Int) { self.icon.tag = icon } }
        class Other: UIView { func show() { icon(2); call(icon: 1) } }

        """,
        "B.swift": "extension CardView { func hide() { icon.isHidden = true } }\n",
      ])
    #expect(
      renamed["A.swift"] == """
        class Base: UIView { @IBOutlet var badge: UIView! }
        class CardView: Base { func show(icon: Int) { self.badge.tag = icon } }
        class Other: UIView { func show() { icon(2); call(icon: 1) } }

        """)
    #expect(renamed["B.swift"] == "extension CardView { func hide() { badge.isHidden = true } }\n")
  }

  @Test func `a property of Objective-C is renamed with its variable and its setter`() throws {
    let renamed = try rename(
      .outlet, "icon", "badge",
      [
        "CardView.h": "@interface CardView : UIView\n@property IBOutlet UIView *icon;\n@end\n",
        "CardView.m": """
        @implementation CardView
        - (void)show { _icon.hidden = NO; [self setIcon:nil]; [self.icon show]; }
        @end

        """,
      ])
    #expect(renamed["CardView.h"]?.contains("UIView *badge;") == true)
    #expect(
      renamed["CardView.m"]?.contains(
        "{ _badge.hidden = NO; [self setBadge:nil]; [self.badge show]; }") == true)
  }

  @Test func `an outlet may have the name of a method with arguments that its class implements`()
    throws
  {
    let source = """
      class CardView: UIView, WKNavigationDelegate {
      @IBOutlet var icon: UIView!
      func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) { icon.isHidden = true }
      }

      """
    let renamed = try rename(.outlet, "icon", "webView", ["A.swift": source])
    #expect(renamed["A.swift"] == source.replacing("icon", with: "webView"))
    for name in ["isHidden", "tag", "removeFromSuperview"] {
      #expect(
        try refusal(.outlet, "icon", name, source)?.contains("is a member of CardView") != true)
      #expect(try refusal(.outlet, "icon", name, source) != nil)
    }
  }

  @Test func `a source in UTF-16 is renamed in its encoding`() throws {
    let source = "class CardView: UIView { @IBOutlet var icon: UIView! } // ü\n"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let app = try app([:])
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      func bytes(_ text: String) throws -> [UInt8] {
        mark + (try #require(text.data(using: encoding)))
      }
      try app.write(try bytes(source), "A.swift")
      var run = RenameRun(Renaming(.outlet, from: "icon", to: "badge"))
      run.sources = [app.url.path]
      #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
      let expected = try bytes(source.replacing("icon", with: "badge"))
      #expect(try app.bytes("A.swift") == expected)
    }
  }

  @Test func `regular expressions are texts, and divisions are not`() throws {
    let app = try app([
      "A.swift": """
      class CardView {}
      let a = text.firstMatch(of: /CardView/), b = /a\\/CardView"/
      let c = 1 / CardView.x / CardView.y, d = f(a/CardView.z, b/2)

      """
    ])
    var run = RenameRun(Renaming(.class, from: "CardView", to: "Tile"))
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(
      String(decoding: try app.bytes("A.swift"), as: UTF8.self) == """
        class Tile {}
        let a = text.firstMatch(of: /CardView/), b = /a\\/CardView"/
        let c = 1 / Tile.x / Tile.y, d = f(a/Tile.z, b/2)

        """)
    #expect(sink.problems.map(\.id) == ["name-in-text"])
  }

  @Test func `a set that moves is not named, however its folder is spelled`() throws {
    let app = try app([:])
    try app.write(Array("{}".utf8), "A.xcassets/tide_table.imageset/Contents.json")
    var run = RenameRun(Renaming(.image, from: "tide_table", to: "moon"))
    (run.assets, run.projects, run.isDry) = ([app.url.path], [app.url.path + "/./."], true)
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(sink.problems.isEmpty)
    run.assets.append(app.url.path + "/.")
    run.isDry = false
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(try app.bytes("A.xcassets/moon.imageset/Contents.json") == Array("{}".utf8))
  }

  @Test func `a runtime attribute is renamed in its class`() throws {
    let source = "class CardView: UIView { @IBInspectable var corner: CGFloat = 0 }\n"
    let renamed = try rename(.attribute, "corner", "rounding", ["A.swift": source])
    #expect(renamed["A.swift"] == source.replacing("corner", with: "rounding"))
  }

  @Test func `an image is renamed with the symbol that Xcode generates`() throws {
    let renamed = try rename(
      .image, "tide_table", "moon_table",
      [
        "A.swift": """
        let a = UIImage(resource: .tideTable), c = UIImage(named: Names.b)
        enum Names { static let a = "", b = "tide_table" }
        view.image = .tideTable; label.textAlignment = .tideTable; d = UIImage.tideTable
        Image(.tideTable); Label("a", image: .tideTable); Text(.tideTable)

        """, "B.m": "id a = [UIImage imageNamed:ACImageNameTideTable];\n",
      ])
    #expect(
      renamed["A.swift"] == """
        let a = UIImage(resource: .moonTable), c = UIImage(named: Names.b)
        enum Names { static let a = "", b = "moon_table" }
        view.image = .moonTable; label.textAlignment = .tideTable; d = UIImage.moonTable
        Image(.moonTable); Label("a", image: .moonTable); Text(.tideTable)

        """)
    #expect(renamed["B.m"] == "id a = [UIImage imageNamed:ACImageNameMoonTable];\n")
  }

  @Test(arguments: [
    (
      "class CardView: UIView { @IBOutlet var icon: UIView! }\nclass B { var icon = 1 }\nlet x = cell.icon",
      ":3: it is not known whose 'icon' this is"
    ),
    (
      "class CardView: UIView { @IBOutlet var icon: UIView!; var badge = 1 }",
      ":1: the sources already have the name 'badge'"
    ),
    (
      "class CardView: UIView { @IBOutlet var icon: UIView!; func f(badge: UIView) { icon = badge } }",
      ":1: the sources already have the name 'badge'"
    ),
    (
      "class B: UIView { var badge = 1 }\nclass CardView: B { @IBOutlet var icon: UIView! }",
      ":1: the sources already have the name 'badge'"
    ),
    (
      "class CardView: UIView { @IBOutlet var icon: UIView! }\nlet t = (icon: 1, b: 2), x = t.icon",
      ":2: it is not known whose 'icon' this is"
    ),
    ("class Other { var icon = 1 }", "do not declare 'icon' in CardView"),
  ])
  func `a member that could be another's is refused`(source: String, message: String) throws {
    #expect(try refusal(.outlet, "icon", "badge", source)?.contains(message) == true)
  }

  @Test func `methods of data sources keep their names`() throws {
    let renamed = try rename(
      .outlet, "icon", "badge",
      [
        "A.swift": "class CardView: UIView { @IBOutlet var icon: UIView! }\n",
        "B.swift": "extension CardView: Source { func icon(_ icon: UIView) -> Int { icon.tag } }\n",
      ])
    #expect(renamed["A.swift"]?.contains("var badge") == true)
    #expect(renamed["B.swift"]?.contains("func icon(_ icon: UIView) -> Int { icon.tag }") == true)
  }

  @Test func `documents of subclasses follow`() throws {
    let app = try app([
      "A.swift": "class CardView: UIView { @IBOutlet var icon: UIView! }\nclass Sub: CardView {}\n"
    ])
    let text = Documents.xib(
      #"<view customClass="Sub" id="1"><connections><outlet property="icon" destination="1" id="3"/></connections></view>"#
    )
    try app.write(Array(text.utf8), "Sub.xib")
    var run = RenameRun(Renaming(.outlet, from: "icon", to: "badge"))
    run.sources = [app.url.path]
    #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
    for file in ["Card.xib", "Sub.xib"] {
      #expect(String(decoding: try app.bytes(file), as: UTF8.self).contains(#"property="badge""#))
    }
  }

  @Test func `an action of First Responder follows its only class`() throws {
    let app = try ScratchFolder()
    let text = Documents.xib(
      #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/><button id="1"><connections><action selector="go:" destination="-2" eventType="touchUpInside" id="2"/></connections></button>"#
    )
    try app.write(Array(text.utf8), "Card.xib")
    try app.write(Array("class Card { @IBAction func go(_ a: Any) {} }\n".utf8), "A.swift")
    var run = RenameRun(Renaming(.action, from: "go:", to: "leave:", scope: "Card"))
    run.sources = [app.url.path]
    #expect(try run.run([app.url.path], to: CollectingSink()) == .fine)
    #expect(String(decoding: try app.bytes("A.swift"), as: UTF8.self).contains("func leave("))
    #expect(String(decoding: try app.bytes("Card.xib"), as: UTF8.self).contains("leave:"))
    try app.write(Array("class Other { @IBAction func leave(_ a: Any) {} }\n".utf8), "B.swift")
    var back = RenameRun(Renaming(.action, from: "leave:", to: "go:", scope: "Card"))
    back.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try back.run([app.url.path], to: sink) == .cannot)
    #expect(sink.problems.map(\.id) == ["ambiguous-rename"])
  }

  @Test func `an import keeps the name of its file or module, and a text is named`() throws {
    let app = try app([
      "A.m": "#import <App/CardView.h>\n@implementation CardView\n@end\nid a = @\"CardView\";\n"
    ])
    var run = RenameRun(Renaming(.class, from: "CardView", to: "Tile"))
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(
      String(decoding: try app.bytes("A.m"), as: UTF8.self)
        == "#import <App/CardView.h>\n@implementation Tile\n@end\nid a = @\"CardView\";\n")
    #expect(sink.problems.map(\.id) == ["name-in-text"])
  }

  @Test func `keys and messages with the text of a name stay`() throws {
    let source = """
      let a = UIImage(named: "tide_table"), b = d["tide_table"], c = ["tide_table"]
      let e = NSLocalizedString("tide_table", comment: "tide_table")

      """
    let renamed = try rename(.image, "tide_table", "moon", ["A.swift": source])
    #expect(
      renamed["A.swift"] == """
        let a = UIImage(named: "moon"), b = d["tide_table"], c = ["tide_table"]
        let e = NSLocalizedString("tide_table", comment: "tide_table")

        """)
    #expect(
      try refusal(.image, "tide_table", "moon", source + "let f = UIImage(named: \"moon\")")?
        .contains(
          "already have the name 'moon'") == true)
  }

  /// A storyboard with a reuse identifier, a segue, an unwind segue and a segue action.
  private static let storyboard = Documents.storyboard(
    """
    <scene sceneID="s"><objects><tableViewController id="a" customClass="List" sceneMemberID="viewController">
    <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="star" id="c"/></prototypes></tableView>
    <connections><segue destination="b" kind="show" identifier="star" destinationCreationSelector="make:" id="g"/></connections>
    </tableViewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="b" customClass="Detail" sceneMemberID="viewController">
    <connections><segue destination="e" kind="unwind" unwindAction="goBack:" id="u"/></connections></viewController>
    <exit id="e" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
    """)

  /// Renames in the storyboard and its sources, and returns both and the warnings.
  private func renameInStoryboard(
    _ kind: DocumentUse.Kind, _ old: String, _ new: String, _ source: String
  ) throws -> (document: String, source: String, warnings: [Diagnostic]) {
    let app = try ScratchFolder()
    try app.write(Array(Self.storyboard.utf8), "Main.storyboard")
    try app.write(Array(source.utf8), "A.swift")
    var run = RenameRun(Renaming(kind, from: old, to: new))
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    func text(_ file: String) throws -> String {
      String(decoding: try app.bytes(file), as: UTF8.self)
    }
    return (try text("Main.storyboard"), try text("A.swift"), sink.problems)
  }

  @Test func `a segue is renamed where the identifier of a segue is expected`() throws {
    let source = """
      enum Way: String { case show = "star", other = "moon" }
      performSegue(withIdentifier: "star", sender: nil); go(Way.show.rawValue)
      if segue.identifier == "star" || "star" != segue.identifier! { }
      guard let id = segue.identifier else { return }
      switch id { case "x", "star": let a = UIImage(named: "star") default: break }
      performSegue(withIdentifier: Way.show.rawValue, sender: nil)
      tableView.dequeueReusableCell(withIdentifier: "star", for: path); label.text = "star"
      override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool { name == "star" }

      """
    let renamed = try renameInStoryboard(.segue, "star", "sun", source + "unknown(\"star\")\n")
    let expected = source.replacing("\"star\"", with: "\"sun\"")
      .replacing("named: \"sun\"", with: "named: \"star\"")
      .replacing(
        "dequeueReusableCell(withIdentifier: \"sun\"",
        with: "dequeueReusableCell(withIdentifier: \"star\""
      )
      .replacing("text = \"sun\"", with: "text = \"star\"")
    #expect(renamed.source == expected + "unknown(\"star\")\n")
    #expect(renamed.document.contains(#"identifier="sun""#))
    #expect(renamed.document.contains(#"reuseIdentifier="star""#))
    #expect(renamed.warnings.map(\.id) == ["name-in-text", "name-in-text"])
    #expect(renamed.warnings.map(\.range?.start.line) == [7, 9])
  }

  @Test func `a warning names each place, up to ten of them`() throws {
    let lines = (1...12).map { "unknown(\"star\") // \($0)\n" }
    let renamed = try renameInStoryboard(.segue, "star", "sun", lines.joined())
    #expect(renamed.warnings.map(\.range?.start.line) == Array(1...10))
    #expect(
      renamed.warnings.map { $0.message.contains("and 2 more in this file") }
        == Array(repeating: false, count: 9) + [true])
  }

  @Test func `a storyboard that only an enumeration names is renamed there and back`() throws {
    let renamed = try rename(
      .storyboard, "Main", "Start",
      [
        "A.swift": """
        enum Board: String {
          case Main, Other
          var board: UIStoryboard { UIStoryboard(name: self.rawValue, bundle: nil) }
        }

        """
      ])
    #expect(renamed["A.swift"]?.contains("case Main = \"Start\", Other\n") == true)
  }

  @Test func `a case whose name is that of a segue gets a raw value`() throws {
    let source = """
      enum Way: String { case star, moon }
      performSegue(withIdentifier: Way.star.rawValue, sender: nil)

      """
    let renamed = try renameInStoryboard(.segue, "star", "sun", source)
    #expect(renamed.source == source.replacing("case star,", with: "case star = \"sun\","))
    #expect(renamed.warnings.isEmpty)
  }

  @Test func `a reuse identifier is renamed where one is expected`() throws {
    let source = """
      class Cell { static var reuseID: String { return "star" }; override var reuseIdentifier: String? { "star" } }
      tableView.register(Cell.self, forCellReuseIdentifier: Cell.reuseID)
      if cell.reuseIdentifier == "star" { performSegue(withIdentifier: "star", sender: nil) }

      """
    let renamed = try renameInStoryboard(.identifier, "star", "sun", source)
    #expect(
      renamed.source
        == source.replacing("\"star\"", with: "\"sun\"")
        .replacing("withIdentifier: \"sun\"", with: "withIdentifier: \"star\""))
    #expect(renamed.warnings.isEmpty)
  }

  @Test func `the actions of unwind segues and the makers of segues follow their methods`() throws {
    let source = """
      class List { @IBAction func goBack(_ a: UIStoryboardSegue) {}; @IBSegueAction func make(_ a: NSCoder) {} }

      """
    let back = try renameInStoryboard(.action, "goBack:", "goHome:", source)
    #expect(back.source == source.replacing("goBack", with: "goHome"))
    #expect(back.document.contains(#"unwindAction="goHome:""#))
    let made = try renameInStoryboard(.action, "make:", "build:", source)
    #expect(made.source == source.replacing("make", with: "build"))
    #expect(made.document.contains(#"destinationCreationSelector="build:""#))
  }

  @Test func `an unwind segue stays if nobody tells whose action it has`() throws {
    let app = try ScratchFolder()
    let text = Self.storyboard.replacing(
      "sceneMemberID=\"exit\"/>",
      with: """
        sceneMemberID="exit"/><button id="n"><connections>
        <action selector="goBack:" destination="b" eventType="touchUpInside" id="n2"/></connections></button>
        """)
    try app.write(Array(text.utf8), "Main.storyboard")
    let sink = CollectingSink()
    let run = RenameRun(Renaming(.action, from: "goBack:", to: "goHome:", scope: "Detail"))
    #expect(try run.run([app.url.path], to: sink) == .fine)
    let renamed = String(decoding: try app.bytes("Main.storyboard"), as: UTF8.self)
    #expect(renamed.contains(#"selector="goHome:""#))
    #expect(renamed.contains(#"unwindAction="goBack:""#))
    #expect(sink.problems.map(\.id) == ["action-keeps-name"])
  }

  @Test func `a class is renamed where a word names the class`() throws {
    let source = """
      class CardView: UIView { enum Kind: String { case CardView, b }; func f(CardView: Int) {} }
      let a = Samples.CardView(), b: [CardView: Int] = [:], c = Kind.CardView, d = f(CardView: 1)
      switch b { case CardView.shared: break; case .CardView: break; case is CardView: break }

      """
    let renamed = try rename(.class, "CardView", "Tile", ["A.swift": source])
    #expect(
      renamed["A.swift"] == """
        class Tile: UIView { enum Kind: String { case CardView, b }; func f(CardView: Int) {} }
        let a = Samples.Tile(), b: [Tile: Int] = [:], c = Kind.CardView, d = f(CardView: 1)
        switch b { case Tile.shared: break; case .CardView: break; case is Tile: break }

        """)
  }

  @Test(arguments: [
    "class CardView {}\nenum A { struct CardView {} }",
    "class CardView {}\nlet CardView = 1",
    "class CardView {}\nfunc f<A, CardView: P>() {}",
  ])
  func `a class with a namesake is refused`(source: String) throws {
    #expect(
      try refusal(.class, "CardView", "Tile", source)?.contains("another declaration") == true)
  }

  @Test func `comments of Objective-C do not contain others`() throws {
    let renamed = try rename(
      .class, "CardView", "Tile",
      ["A.m": "/* Images/*.png */\n@interface CardView : UIView\n@end\n"])
    #expect(renamed["A.m"]?.contains("@interface Tile") == true)
  }

  @Test func `symbols of the system keep their names, and sets that stay are named`() throws {
    let app = try ScratchFolder()
    let text = Documents.xib(
      #"<imageView image="star" id="1"/><imageView image="star" catalog="system" id="2"/>"#)
    try app.write(Array(text.utf8), "Card.xib")
    try app.write(Array("{}".utf8), "A.xcassets/star.imageset/Contents.json")
    let sink = CollectingSink()
    let run = RenameRun(Renaming(.image, from: "star", to: "sun"))
    #expect(try run.run([app.url.path], to: sink) == .fine)
    let renamed = String(decoding: try app.bytes("Card.xib"), as: UTF8.self)
    #expect(renamed.contains(#"image="sun" id="1""#))
    #expect(renamed.contains(#"image="star" catalog="system""#))
    #expect(sink.problems.map(\.id) == ["asset-keeps-name"])
  }

  @Test func `a symbol that the sources declare, too, is refused`() throws {
    let source = "enum Page { case tideTable }\ncell.image = .tideTable\n"
    #expect(
      try refusal(.image, "tide_table", "moon", source)?.contains("'.tideTable' could be") == true)
  }

  @Test func `a member whose name the frameworks have, too, keeps the uses of others`() throws {
    let app = try app([:])
    let text = Documents.xib(
      """
      <view customClass="CardView" id="1"><connections><outlet property="headline" destination="1" id="3"/><outlet property="title" destination="1" id="4"/></connections></view>
      """)
    try app.write(Array(text.utf8), "Card.xib")
    try app.write(
      Array("class CardView: UIView { @IBOutlet var title: UIView! }\nlet a = page.title\n".utf8),
      "A.swift")
    let problem = problem {
      var run = RenameRun(Renaming(.outlet, from: "title", to: "caption"))
      run.sources = [app.url.path]
      _ = try run.run([app.url.path], to: CollectingSink())
    }
    #expect(problem?.message.contains(":2: it is not known whose 'title' this is") == true)
  }
}
