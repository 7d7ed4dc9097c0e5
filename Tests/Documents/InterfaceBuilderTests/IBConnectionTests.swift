import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct IBConnectionTests {
  private func connections(_ sample: String) throws -> [IBConnection] {
    Array(try IBDocument(parsing: Samples.bytes(sample)).connections)
  }

  private func connection(_ id: String, in sample: String) throws -> IBConnection {
    try #require(try connections(sample).first { $0.id == id })
  }

  @Test func `an outlet has a property and two ends`() throws {
    let outlet = try connection("u37-dG-H4G", in: "MyViews.xib")
    #expect(outlet.kind == .outlet && outlet.name == "subView1")
    #expect(outlet.source?.id == "8jD-b2-TnQ" && outlet.destination?.id == "DwM-Ub-hOi")
    #expect(outlet.collectionIndex == nil && outlet.event == nil && outlet.segue == nil)
    #expect(outlet.sourceRange.start.line == 41)
  }

  @Test func `members of a collection count in the order of the document`() throws {
    let dots = try connections("LoadingView.xib")
    #expect(dots.map(\.kind) == Array(repeating: .outletCollection, count: 5))
    #expect(dots.map(\.name) == Array(repeating: "dots", count: 5))
    #expect(dots.map(\.collectionIndex) == [0, 1, 2, 3, 4])
    #expect(
      dots.map(\.destinationID)
        == ["FQW-yP-Oq5", "TSd-Fp-Orx", "33Q-ky-ZJH", "XSi-CD-ikH", "I1F-Hx-wzE"])
    #expect(dots.allSatisfy { $0.role == .filesOwner })
  }

  @Test func `collections of other names and sources are counted apart`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
        <view id="v"><connections>
          <outletCollection property="a" destination="v" id="1"/>
          <outletCollection property="b" destination="v" id="2"/>
          <outlet property="a" destination="v" id="3"/>
          <outletCollection property="a" destination="v" id="4"/>
        </connections></view>
        <view id="w"><connections>
          <outletCollection property="a" destination="v" id="5"/>
        </connections></view>
        """))
    #expect(document.connections.map(\.collectionIndex) == [0, 0, nil, 1, 0])
  }

  @Test func `an action has a selector and an event`() throws {
    let action = try connection("zU6-Ie-Ssa", in: "Accessibility.xib")
    #expect(action.kind == .action && action.name == "enter:")
    #expect(action.event == "primaryActionTriggered")
    #expect(action.destination?.role == .filesOwner)
    let chain = try connection("9Po-4m-WpU", in: "Accessibility.xib")
    #expect(chain.destination?.role == .firstResponder && chain.role == .object)
  }

  @Test func `an action on macOS leads to its target`() throws {
    let undo = try connection("1QZ-Xg-JOJ", in: "MainMenu.xib")
    #expect(undo.kind == .action && undo.destinationID == "-1")
    #expect(undo.destination?.role == .firstResponder)
    #expect(try connection("cnv-P4-h3f", in: "MainMenu.xib").destination?.label == "Entries")
  }

  @Test func `a binding has a name and a key path`() throws {
    let binding = try connection("zpc-px-yFT", in: "MainMenu.xib")
    #expect(binding.kind == .binding && binding.name == "value")
    #expect(binding.keyPath == "selection.payee")
    #expect(binding.destination?.className == "NSArrayController")
    #expect(binding.node.child(keyed: "options")?.elements.map(\.spelling) == ["bool", "string"])
  }

  @Test func `an accessibility connection is one`() throws {
    let title = try connection("eBe-OB-OzB", in: "MainMenu.xib")
    #expect(title.kind == .accessibility && title.name == "title")
    #expect(title.destination?.id == "4ay-k6-NBc")
  }

  @Test func `an object's connections are its own, in order`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MainMenu.xib"))
    let field = try #require(document.object(id: "71a-50-fQb"))
    #expect(field.connections.map(\.id) == ["eBe-OB-OzB", "zpc-px-yFT", "B9G-h3-ztZ"])
    #expect(field.connections.map(\.kind) == [.accessibility, .binding, .outlet])
    #expect(document.object(id: "4ay-k6-NBc")?.connections.isEmpty == true)
  }

  @Test func `a connection to a constraint finds it`() throws {
    let found = try connections("DetailView.xib").filter {
      $0.destination?.className == "NSLayoutConstraint"
    }
    #expect(found.count == 1)
    #expect(found.first?.kind == .outlet)
  }

  @Test func `a connection of no known kind is kept with its ends`() throws {
    let found = try connections("Broken/unknown-elements.xib")
    #expect(found.map(\.id) == ["bN7-Wi-2eX"])
    #expect(found.first?.kind == nil && found.first?.name == "mood")
    #expect(found.first?.destination?.element == "hologramView")
  }

  @Test func `a connection that leads nowhere is kept with the id it names`() throws {
    let found = try connections("Broken/dangling-references.xib")
    #expect(found.allSatisfy { $0.destination == nil })
    #expect(
      found.map(\.destinationID) == ["gon-e0-act", "gon-e0-scn", "gon-e0-out", "gon-e0-col"])
  }

  @Test func `connections outside any object have no source`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        "<connections><outlet property='p' destination='v' id='o'/></connections><view id='v'/>"))
    #expect(document.connections.map(\.source?.id) == [nil])
    #expect(document.connections.map(\.destination?.id) == ["v"])
  }
}
