import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct DocumentCheckTests {
  private func found(_ sample: String) throws -> [Diagnostic] {
    try IBDocument(parsing: Samples.bytes("Broken/\(sample).xib"), file: sample).diagnostics
  }

  private func problems(_ objects: String, attributes: String = "") throws -> [Diagnostic] {
    try IBDocument(parsing: Documents.xib(objects, attributes: attributes)).diagnostics
      .filter { $0.severity > .note }
  }

  @Test func `ids that lead nowhere are reported at their places`() throws {
    let found = try found("dangling-references")
    #expect(
      found.map(\.place) == [
        "27:25 dangling-reference", "28:25 dangling-reference", "36:29 dangling-reference",
        "41:17 dangling-reference", "42:17 dangling-reference", "46:30 dangling-reference",
      ])
    #expect(found.dropLast().allSatisfy { $0.severity == .error })
    // Xcode ignores the entries of size classes for missing views.
    #expect(found.last?.severity == .warning)
    #expect(found.allSatisfy { $0.file == "dangling-references" })
    for (diagnostic, id) in zip(found, ["act", "scn", "itm", "out", "col", "exc"]) {
      #expect(diagnostic.message.contains("gon-e0-\(id)"))
    }
    #expect(
      found.map(\.objectID) == [
        "Ee6-Ok-3vW", "Ee6-Ok-3vW", "t3C-Zr-8hJ", "nB3-5e-Q1z", "nB3-5e-Q1z", "nB3-5e-Q1z",
      ])
    #expect(found[0].objectPath == "view > button")
  }

  @Test func `a duplicate id is reported at the second place, with the first`() throws {
    let found = try found("duplicate-ids")
    #expect(found.map(\.place) == ["23:17 duplicate-id", "31:17 duplicate-id"])
    #expect(found.map { $0.notes.first?.range?.start.line } == [17, 29])
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found[0].notes.first?.message.contains("<label>") == true)
  }

  @Test func `connections to a duplicate id lead to the first object`() throws {
    let document = try IBDocument(parsing: Samples.bytes("Broken/duplicate-ids.xib"))
    #expect(document.object(id: "Ru7-wK-2pF")?.element == "label")
    #expect(document.objects.filter { $0.id == "Ru7-wK-2pF" }.map(\.element) == ["label", "view"])
  }

  @Test func `values that do not parse are reported one by one`() throws {
    let found = try found("bad-values").filter { $0.id == "invalid-value" }
    #expect(
      found.map(\.place) == [
        "13:15 invalid-value", "13:30 invalid-value", "13:53 invalid-value", "14:47 invalid-value",
        "17:83 invalid-value", "19:74 invalid-value", "20:54 invalid-value",
        "20:108 invalid-value", "26:119 invalid-value", "26:136 invalid-value",
        "27:52 invalid-value",
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found[0].message == "invalid value hidden=\"MAYBE\"; expected YES or NO")
    #expect(found[8].message.contains("3:0") && found[8].objectID == "d4X-Pa-9sB")
  }

  @Test func `a decimal number may be missing, and other numbers not`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24000">
      <objects><customView id="a"><rect key="frame" x="NaN" y="0" width="1" height="1"/></customView>
      <numberFormatter id="b"><decimal key="minimum" value="NaN"/></numberFormatter></objects></document>
      """
    let document = try IBDocument(parsing: Array(text.utf8))
    let found = document.diagnostics.filter { $0.id == "invalid-value" }
    #expect(found.map(\.range?.start.line) == [2])
  }

  @Test func `devices have Xcode's spelling`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24000">
      <device id="iPad13_0rounded" orientation="portrait"/></document>
      """
    let document = try IBDocument(parsing: Array(text.utf8))
    #expect(!document.diagnostics.contains { $0.id == "invalid-value" })
  }

  @Test func `what the schema does not know is a note, and nothing is lost`() throws {
    let found = try found("unknown-elements")
    #expect(
      found.map(\.place).sorted() == [
        "17:346 unknown-attribute", "23:17 unknown-element", "25:21 unknown-element",
        "26:25 unknown-element", "2:240 unknown-attribute", "39:17 unknown-connection",
        "39:17 unknown-element",
      ])
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(found.contains { $0.message.contains("<facet> (2 times)") })
    let document = try IBDocument(parsing: Samples.bytes("Broken/unknown-elements.xib"))
    let hologram = try #require(document.object(id: "Zz1-hO-4qK"))
    #expect(hologram.element == "hologramView" && hologram.kind == .unknown)
    #expect(hologram.key == "subviews" && hologram.className == nil)
    #expect(hologram.node.subtree.map(\.spelling).contains("facet"))
    #expect(document.root["sparkleLevel"] == "9")
  }

  @Test func `an initial controller that is not there is reported`() throws {
    let document = try IBDocument(
      parsing: Documents.storyboard("", attributes: "initialViewController=\"gone\""))
    let found = document.diagnostics.filter { $0.severity > .note }
    #expect(found.map(\.id) == ["dangling-reference"])
    #expect(found.first?.range?.start.line == 2)
    #expect(found.first?.message.contains("gone") == true)
    #expect(document.initialViewController == nil)
  }

  @Test func `a connection without destination is reported`() throws {
    let found = try problems(
      "<view id='v'><connections>\n<outlet property='p' id='o'/></connections></view>")
    #expect(found.map(\.place) == ["5:1 connection-without-destination"])
  }

  @Test func `a segue that inherits its destination is not a problem`() throws {
    let text = """
      <view id='v'><connections><segue destination='v' kind='show' id='s'>
        <segue key='commit' inheritsFrom='parent' id='t'/>
      </segue></connections></view>
      """
    #expect(try problems(text) == [])
    let document = try IBDocument(parsing: Documents.xib(text))
    #expect(document.connections.map(\.id) == ["s", "t"])
    #expect(document.connections.map(\.source?.id) == ["v", "v"])
  }

  @Test func `both items of a constraint are looked at`() throws {
    let found = try problems(
      "<view id='v'><constraints><constraint firstItem='a' firstAttribute='top' secondItem='b'"
        + " secondAttribute='top' id='c'/></constraints></view>")
    #expect(found.map(\.id) == ["dangling-reference", "dangling-reference"])
    #expect(found.map(\.objectID) == ["c", "c"])
    #expect(found.map { $0.message.prefix(11) } == ["'firstItem'", "'secondItem"])
  }

  @Test func `the ids of connections lead nowhere, and are no ends`() throws {
    let found = try problems(
      "<view id='v'><connections><outlet property='p' destination='o' id='o'/></connections></view>"
    )
    #expect(found.map(\.id) == ["dangling-reference"])
  }

  @Test(arguments: [
    ("<view/>", "not-a-document"), ("<plist version='1.0'/>", "not-a-document"),
    ("<document/>", "unknown-platform"),
    ("<document type='x' targetRuntime='y'/>", "unknown-platform"),
  ])
  func `a root that is not a document's is an error at its place`(_ text: String, _ id: String) {
    let found = problem { _ = try IBDocument(parsing: "<!-- c -->\n" + text, file: "f.xib") }
    #expect(found?.place == "2:1 \(id)")
    #expect(found?.file == "f.xib")
  }

  @Test func `a document may be empty`() throws {
    let document = try IBDocument(parsing: Documents.xib(""))
    #expect(document.objects.isEmpty && document.connections.isEmpty)
    #expect(document.diagnostics.isEmpty && document.topLevelObjects.isEmpty)
    #expect(document.outline() == "xib iOS tools 21507\n")
  }

  // Each of these took minutes while a problem's cost grew with the number of its neighbors.
  @Test func `a large number of problems in one element takes no longer than elsewhere`() throws {
    let text = String(repeating: "x<!---->", count: 100_000)
    #expect(try problems("<view id='v'>\(text)</view>").isEmpty)
    #expect(try problems("<view id='v'>\(text)<view id='w'/></view>").count == 100_000)
    // An element has at most 500 attributes.
    let views = (0..<50).map { view in
      "<view id='v\(view)'" + (0..<400).map { " q\(400 * view + $0)='1'" }.joined() + "/>"
    }
    let notes = try IBDocument(parsing: Documents.xib(views.joined())).diagnostics
    #expect(notes.count == 20_000)
    #expect(notes.last?.message.contains("q19999") == true)
  }
}
