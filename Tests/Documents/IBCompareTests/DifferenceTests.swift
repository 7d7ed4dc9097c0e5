import Diagnostics
import IBCompare
import InterfaceBuilder
import TestSupport
import Testing

/// What changes in a document, and what a reviewer is told of it.
@Suite struct DifferenceTests {
  private static let signIn = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SignIn">
                <connections>
                    <outlet property="email" destination="aaa-aa-aaa" id="o11-oo-ooo"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="vvv-vv-vvv" customClass="LoginView">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <textField placeholder="Email" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-aaa">
                        <rect key="frame" x="20" y="20" width="200" height="30"/>
                        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="200" id="ccc-cc-ccc"/>
                        </constraints>
                    </textField>
                    <button translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb">
                        <rect key="frame" x="20" y="60" width="200" height="30"/>
                        <state key="normal" title="Sign in"/>
                    </button>
                </subviews>
            </view>
    """

  private func document(_ text: String, tools: String = Documents.currentTools) throws -> IBDocument
  {
    try IBDocument(
      parsing: Documents.xib(text, attributes: #"useAutolayout="YES""#, toolsVersion: tools))
  }

  /// The review of a change to the document above, after a check that its changes are all there is.
  private func review(
    _ changes: [(String, String)], tools: String = Documents.currentTools, all: Bool = false
  ) throws -> [String] {
    var text = Self.signIn
    for (old, new) in changes {
      try #require(text.contains(old), "the document has no \(old)")
      text = text.replacing(old, with: new)
    }
    let before = try document(Self.signIn)
    let after = try document(text, tools: tools)
    let difference = DocumentDifference(from: before, to: after)
    #expect(try before.applying(difference.changes) == after.formatted)
    #expect(try DocumentChange.list(json: difference.json) == difference.changes)
    return difference.review(showsAll: all)
  }

  @Test func `versions that say the same have no changes, whatever their layout`() throws {
    let before = try document(Self.signIn)
    let loose = Self.signIn.replacing("    ", with: " ").replacing(
      #" id="-1""#, with: "\n  id='-1'")
    let difference = DocumentDifference(from: before, to: try document(loose))
    #expect(difference.isEmpty && difference.review().isEmpty)
  }

  @Test func `the id of a line is a value of its own, whatever the texts contain`() throws {
    let before = try document(Self.signIn)
    let odd = Self.signIn.replacing(
      #"placeholder="Email""#, with: #"placeholder="Email  #fake-01""#)
    try #require(odd != Self.signIn)
    let difference = DocumentDifference(from: before, to: try document(odd))
    let lines = difference.reviewLines()
    #expect(lines.count == 1 && lines[0].text.contains("#fake-01"))
    let id = try #require(lines[0].object)
    #expect(id != "fake-01" && difference.review() == ["\(lines[0].text)  #\(id)"])
    let whole = DocumentDifference(from: nil, to: before).reviewLines()
    #expect(whole.map(\.object) == [nil] && whole[0].textWithID == whole[0].text)
  }

  @Test func `an attribute is reported with its values, under the object's name, the id last`()
    throws
  {
    #expect(
      try review([(#"placeholder="Email""#, #"placeholder="E-mail""#)])
        == [#"text field "E-mail": placeholder Email → E-mail  #aaa-aa-aaa"#])
    #expect(
      try review([(#"title="Sign in""#, #"title="Log in""#)])
        == [#"button "Log in": normal title "Sign in" → "Log in"  #bbb-bb-bbb"#])
  }

  @Test func `a changed constant names the constraint`() throws {
    #expect(
      try review([(#"constant="200""#, #"constant="240""#)])
        == [
          #"text field "Email": constraint width: 200 → 240  #aaa-aa-aaa"#
        ])
  }

  @Test func `a color is reported on the whole, however many of its attributes change`() throws {
    #expect(
      try review([(#"red="1" green="0.0""#, #"red="0.0" green="0.5""#)])
        == [#"text field "Email": textColor rgb(1, 0, 0) → rgb(0, 0.5, 0)  #aaa-aa-aaa"#])
  }

  @Test func `frames that constraints decide, versions and the canvas are folded away`() throws {
    let frame = (#"x="20" y="60" width="200""#, #"x="21" y="60" width="210""#)
    #expect(
      try review([frame], tools: "24506")
        == ["only 1 frame, tools version 21507 → 24506 (--all shows them)"])
    #expect(
      try review([frame], tools: "24506", all: true) == [
        "document: toolsVersion 21507 → 24506",
        #"button "Sign in": frame [20, 60, 200, 30] → [21, 60, 210, 30]  #bbb-bb-bbb"#,
      ])
  }

  @Test func `a frame that nothing else decides is not folded away`() throws {
    let fixed = #"translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb""#
    let before = Self.signIn.replacing(fixed, with: #"fixedFrame="YES" id="bbb-bb-bbb""#)
    let after = before.replacing(#"y="60" width="200""#, with: #"y="60" width="240""#)
    let difference = DocumentDifference(from: try document(before), to: try document(after))
    #expect(
      difference.review()
        == [#"button "Sign in": frame [20, 60, 200, 30] → [20, 60, 240, 30]  #bbb-bb-bbb"#])
  }

  @Test func `an outlet that goes to another object has moved`() throws {
    let outlet = #"<outlet property="email" destination="aaa-aa-aaa" id="o11-oo-ooo"/>"#
    let other = outlet.replacing("o11", with: "o22")
    let review = try review([
      (
        ">\n            <connections>\n                \(outlet)\n            </connections>\n        </placeholder>",
        "/>"
      ),
      (
        "</subviews>",
        "</subviews>\n<connections>\n\(other)\n</connections>"
      ),
    ])
    #expect(
      review.first
        == "LoginView: outlet email moved here from File's Owner (SignIn)  #vvv-vv-vvv")
    #expect(review.count == 1)
  }

  @Test func `an outlet that is connected again under another id only changes where it leads`()
    throws
  {
    #expect(
      try review([
        (#"destination="aaa-aa-aaa" id="o11"#, #"destination="bbb-bb-bbb" id="o99"#)
      ]) == [
        #"File's Owner (SignIn): outlet email: destination text field "Email" → button "Sign in"  #-1"#
      ])
  }

  @Test func `objects that come, go and move are told where they do`() throws {
    let label = #"<label text="New" id="nnn-nn-nnn"/>"#
    #expect(
      try review([("<subviews>", "<subviews>\n\(label)")])
        == [#"LoginView: label "New" #nnn-nn-nnn added  #vvv-vv-vvv"#])
    let field = Self.signIn.components(between: "<textField", and: "</textField>")
    let button = Self.signIn.components(between: "<button", and: "</button>")
    #expect(
      try review([(button, "")]) == [
        #"LoginView: button "Sign in" #bbb-bb-bbb removed  #vvv-vv-vvv"#
      ])
    let swapped = try review([(field, "FIELD"), (button, field), ("FIELD", button)])
    #expect(swapped.count == 1 && swapped[0].contains("moved to position"))
    let stack = #"<stackView id="sss-ss-sss"><subviews>\#(button)</subviews></stackView>"#
    #expect(
      try review([(button, stack)]) == [
        "LoginView: stack view #sss-ss-sss added  #vvv-vv-vvv",
        #"button "Sign in": moved from LoginView to stack view  #bbb-bb-bbb"#,
      ])
  }

  @Test func `many constraints that take each other's place are counted`() throws {
    func constraints(_ ids: [String], _ attribute: String) -> String {
      let rows = ids.map {
        #"<constraint firstItem="aaa-aa-aaa" firstAttribute="\#(attribute)" constant="1" id="\#($0)"/>"#
      }
      return "</subviews>\n<constraints>\(rows.joined(separator: "\n"))</constraints>"
    }
    let before = Self.signIn.replacing("</subviews>", with: constraints(["x1", "x2", "x3"], "top"))
    let after = Self.signIn.replacing(
      "</subviews>", with: constraints(["y1", "y2", "y3", "y4"], "bottom"))
    let difference = DocumentDifference(from: try document(before), to: try document(after))
    #expect(
      difference.review() == ["LoginView: 1 constraint added; 3 constraints replaced  #vvv-vv-vvv"])
  }

  @Test func `a document that is new or gone is one line`() throws {
    let there = try document(Self.signIn)
    #expect(
      DocumentDifference(from: nil, to: there).review() == ["document added, with 4 objects"])
    #expect(
      DocumentDifference(from: there, to: nil).review() == ["document removed, with 4 objects"])
  }

  @Test func `a document without an XML declaration gets none`() throws {
    let before = try document(Self.signIn)
    let text = String(decoding: before.formatted, as: UTF8.self)
    let after = try IBDocument(parsing: Array(text.drop { $0 != "\n" }.dropFirst().utf8))
    #expect(!after.formatted.starts(with: "<?xml".utf8))
    for (old, new) in [(before, after), (after, before)] {
      let changes = DocumentDifference(from: old, to: new).changes
      #expect(changes.count == 1)
      #expect(try old.applying(changes) == new.formatted)
    }
  }

  @Test func `texts around objects that move into a new element stay apart`() throws {
    let before = try document(Self.signIn)
    let after = try document(
      Self.signIn.replacing("<textField", with: #"<view id="nnn-nn-nnn"><subviews>a<textField"#)
        .replacing("</textField>", with: "</textField>b<!-- c -->d</subviews></view>"))
    #expect(String(decoding: after.formatted, as: UTF8.self).contains("b\n"))
    for (old, new) in [(before, after), (after, before)] {
      let changes = DocumentDifference(from: old, to: new).changes
      #expect(try old.applying(changes) == new.formatted)
      #expect(try DocumentChange.list(json: DocumentDifference(from: old, to: new).json) == changes)
    }
  }

  @Test func `white space beside elements is no change, also beside other text`() throws {
    let before = try document(Self.signIn.replacing("<subviews>", with: "<subviews>a "))
    let after = try document(Self.signIn.replacing("<subviews>", with: "<subviews>\n\na"))
    #expect(DocumentDifference(from: before, to: after).isEmpty)
  }

  @Test func `a layout of comments is no difference`() throws {
    let before = try document(
      Self.signIn.replacing("<subviews>", with: "<segments><!--c--></segments><subviews>"))
    let after = try document(
      Self.signIn.replacing("<subviews>", with: "<segments>\n<!--c-->\n\n</segments><subviews>"))
    #expect(DocumentDifference(from: before, to: after).isEmpty)
  }

  @Test func `ids that occur twice belong to the first object while changes are applied`() throws {
    let before = try document(Self.signIn)
    // The device is nearer to the root, but the field is the first in the document.
    let after = try document(
      Self.signIn
        .replacing("id=\"aaa-aa-aaa\"", with: "id=\"retina6_1\"")
        + "<device id=\"retina6_1\"/>")
    let changes = DocumentDifference(from: before, to: after).changes
    #expect(try before.applying(changes) == after.formatted)
  }

  @Test(arguments: ["]]>", "a b", "", "a=\"b", "a\n"])
  func `an attribute with a name that XML cannot have is refused`(_ name: String) throws {
    for value in ["1", "\u{0}"] {
      let change = DocumentChange.attribute(
        at: "vvv-vv-vvv", name: name, from: nil, to: value, index: nil)
      #expect(throws: Diagnostic.self) { try document(Self.signIn).applying([change]) }
    }
  }

  @Test func `changes of another document are refused with the address that is missing`() throws {
    let change = DocumentChange.remove(at: "zzz-zz-zzz/frame")
    let error = #expect(throws: Diagnostic.self) { try document(Self.signIn).applying([change]) }
    #expect(error?.message.contains("zzz-zz-zzz/frame") == true)
  }

  @Test(arguments: [
    DocumentChange.move(at: "vvv-vv-vvv", to: .init(parent: "aaa-aa-aaa", index: 0)),
    .move(at: "vvv-vv-vvv", to: .init(parent: "vvv-vv-vvv", index: 0)),
    .move(at: "/", to: .init(parent: "vvv-vv-vvv", index: 0)),
    .rename(at: "vvv-vv-vvv", from: "view", to: "a b"),
    .add(markup: "</view>", .init(parent: "vvv-vv-vvv", index: 0)),
  ]) func `a change that leaves no document is refused`(change: DocumentChange) throws {
    #expect(throws: Diagnostic.self) { try document(Self.signIn).applying([change]) }
  }

  @Test func `an object is moved once, and swaps with its parent`() throws {
    let document = try document(Self.signIn)
    let out = DocumentChange.move(
      at: "aaa-aa-aaa", to: .init(parent: "/document/objects", index: 0))
    #expect(throws: Diagnostic.self) { try document.applying([out, out]) }
    let into = DocumentChange.move(at: "vvv-vv-vvv", to: .init(parent: "aaa-aa-aaa", index: .max))
    let result = try IBDocument(parsing: document.applying([into, out]))
    #expect(result.object(id: "vvv-vv-vvv")?.parent?.id == "aaa-aa-aaa")
  }

  @Test func `markup with several elements is added at the nearest place`() throws {
    let changes = [Int.max, .min].map { index in
      DocumentChange.add(
        markup: "<view id=\"a\(index < 0 ? 1 : 2)\"/><view id=\"b\(index < 0 ? 1 : 2)\"/>",
        .init(parent: "vvv-vv-vvv/subviews", index: index))
    }
    let result = try IBDocument(parsing: document(Self.signIn).applying(changes))
    let ids = result.object(id: "vvv-vv-vvv")?.children.compactMap(\.id)
    #expect(ids == ["a1", "b1", "aaa-aa-aaa", "bbb-bb-bbb", "a2", "b2"])
  }

  @Test func `an element that only refers to an object has its name, and that of the list`() throws
  {
    let items = [
      #"<toolbarItem reference="sav-aa-aaa"/>"#, #"<toolbarItem reference="spc-aa-aaa"/>"#,
    ]
    func document(_ items: [String]) throws -> IBDocument {
      try IBDocument(
        parsing: Documents.macXib(
          """
          <window id="win-aa-aaa"><toolbar key="toolbar" id="bar-aa-aaa"><allowedToolbarItems>
          <toolbarItem implicitItemIdentifier="0A7B1E52-35B6-4D0B-8D0E-2E6D0D3E9F40" label="Save" id="sav-aa-aaa"/>
          <toolbarItem implicitItemIdentifier="NSToolbarSpaceItem" id="spc-aa-aaa"/></allowedToolbarItems>
          <defaultToolbarItems>\(items.joined())</defaultToolbarItems></toolbar></window>
          """))
    }
    func review(_ before: [String], _ after: [String]) throws -> [String] {
      try DocumentDifference(from: document(before), to: document(after)).review()
    }
    let bar = "  #bar-aa-aaa"
    #expect(
      try review(items, [items[1]]) == [
        "toolbar: toolbar item \"Save\" removed from default toolbar items" + bar
      ])
    #expect(
      try review([items[0]], items) == [
        "toolbar: toolbar item \"NSToolbarSpaceItem\" added to default toolbar items" + bar
      ])
    #expect(
      try review([], [#"<toolbarItem reference="no-no-none"/>"#]) == [
        "toolbar: #no-no-none added to default toolbar items" + bar
      ])
    #expect(
      try review(items, items.reversed()).map { $0.hasSuffix("in default toolbar items") } == [true]
    )
  }

  @Test func `a part that a size class leaves out has its name`() throws {
    func masked(_ part: String) throws -> IBDocument {
      try document(
        """
        <view id="vvv-vv-vvv"><subviews><label text="Tide" id="lbl-aa-aaa"/></subviews>
        <variation key="default"><mask key="subviews"><include reference="vvv-vv-vvv"/>\(part)</mask></variation></view>
        """)
    }
    let difference = try DocumentDifference(
      from: masked(""), to: masked(#"<exclude reference="lbl-aa-aaa"/>"#))
    #expect(
      difference.review() == [
        "view: default subviews exclude label \"Tide\" added  #vvv-vv-vvv"
      ])
  }
}

extension String {
  /// The stretch from one text to another, with both.
  fileprivate func components(between start: String, and end: String) -> String {
    guard let first = firstRange(of: start),
      let last = self[first.upperBound...].firstRange(of: end)
    else { return "" }
    return String(self[first.lowerBound..<last.upperBound])
  }
}
