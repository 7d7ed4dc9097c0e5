import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

struct NibCompilerTests {
  private let screen = view(
    """
    <subviews><label text="A" id="a"/><button id="b"><state key="normal" title="B"/></button></subviews>
    <constraints><constraint firstAttribute="height" constant="4" id="c"/></constraints>
    """)

  @Test func `the root has seven lists, the objects with those at the top level first`() throws {
    let nib = try CompiledXib(screen)
    #expect(
      nib.graph.values(of: 0).map(\.key) == [
        "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey",
        "UINibVisibleWindowsKey", "UINibAccessibilityConfigurationsKey",
        "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
      ])
    let top = nib.members("UINibTopLevelObjectsKey")
    #expect(
      top.map { nib.graph.className(of: $0) } == ["UIProxyObject", "UIProxyObject", "UIView"])
    let objects = nib.members("UINibObjectsKey")
    #expect(Array(objects.prefix(3)) == top)
    #expect(Set(objects.dropFirst(3)) == Set(["a", "b", "c"].compactMap { nib.object($0) }))
  }

  @Test func `objects know the document's object and line that they came from`() throws {
    let nib = try CompiledXib(screen)
    let origin = nib.object("a").flatMap { nib.graph.origins[$0] }
    #expect(origin?.objectID == "a")
    #expect(origin?.line == 12)
  }

  @Test func `documents of macOS are refused by name`() throws {
    let document = try IBDocument(parsing: Documents.macXib("<window id=\"1\"/>"))
    let problem = #expect(throws: Diagnostic.self) { try NibCompiler().compile(document) }
    #expect(problem?.id == "unsupported-platform")
  }

  @Test func `a storyboard is refused as a xib`() throws {
    let document = try IBDocument(parsing: Documents.storyboard(""))
    #expect(throws: Diagnostic.self) { try NibCompiler().compile(document) }
  }

  @Test func `an element that is not known keeps what every view has, and is noted`() throws {
    let nib = try CompiledXib(view(element: "hologramView"))
    #expect(nib.diagnostics.map(\.id) == ["unknown-element"])
    #expect(nib.diagnostics.first?.objectID == "v")
    #expect(nib["v", "UIBounds"] == "[0.0, 0.0, 100.0, 40.0]")
    #expect(nib.className("v") == "UIView")
  }

  @Test func `a value that is not known is noted, not dropped in silence`() throws {
    let nib = try CompiledXib(view(element: "view", #"semanticContentAttribute="sideways""#))
    #expect(nib.diagnostics.map(\.id) == ["not-compiled"])
  }

  @Test func `keys of later tools are left out for earlier ones`() throws {
    let old = try CompiledXib(view(), toolsVersion: 7702)
    #expect(old["v", "UIDeepDrawRect"] == nil)
    #expect(old["v", "UIViewSemanticContentAttribute"] == nil)
    let new = try CompiledXib(view())
    #expect(new["v", "UIDeepDrawRect"] == "true")
    #expect(new["v", "UIViewLargeContentStoredProperties"] == "nil")
    #expect(old.graph.coderVersion == 9)
    #expect(new.graph.coderVersion == 10)
  }

  @Test func `references that lead nowhere are left out`() throws {
    let nib = try CompiledXib(
      view(
        """
        <constraints><constraint firstItem="gone" firstAttribute="top" secondItem="v"
          secondAttribute="top" id="c"/></constraints>
        <connections><outlet property="nobody" destination="gone" id="o"/></connections>
        """))
    #expect(nib.connections == ["\"view\": UIProxyObject -> UIView"])
    #expect(nib["c", "NSFirstItem"] == nil)
  }
}
