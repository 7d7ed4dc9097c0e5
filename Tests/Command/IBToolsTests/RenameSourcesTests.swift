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
      <view customClass="CardView" id="1">
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

  @Test func `a runtime attribute is renamed in its class`() throws {
    let source = "class CardView: UIView { @IBInspectable var corner: CGFloat = 0 }\n"
    let renamed = try rename(.attribute, "corner", "rounding", ["A.swift": source])
    #expect(renamed["A.swift"] == source.replacing("corner", with: "rounding"))
  }

  @Test func `an image is renamed with the symbol that Xcode generates`() throws {
    let renamed = try rename(
      .image, "tide_table", "moon_table",
      ["A.swift": "let a = UIImage(resource: .tideTable), b = \"tide_table\"\n"])
    #expect(renamed["A.swift"] == "let a = UIImage(resource: .moonTable), b = \"moon_table\"\n")
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
      "A.m": "#import <App/CardView.h>\n@class CardView;\nid a = @\"CardView\";\n"
    ])
    var run = RenameRun(Renaming(.class, from: "CardView", to: "Tile"))
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    #expect(
      String(decoding: try app.bytes("A.m"), as: UTF8.self)
        == "#import <App/CardView.h>\n@class Tile;\nid a = @\"CardView\";\n")
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
        let a = UIImage(named: "moon"), b = d["tide_table"], c = ["moon"]
        let e = NSLocalizedString("tide_table", comment: "tide_table")

        """)
    #expect(
      try refusal(.image, "tide_table", "moon", source + "let f = \"moon\"")?.contains(
        "already have the name 'moon'") == true)
  }

  @Test func `a symbol that the sources declare, too, is refused`() throws {
    let source = "enum Page { case tideTable }\nlet page: Page = .tideTable\n"
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
