import Diagnostics
import NibCompiler
import NibFormat
import Testing

struct ConnectionTests {
  @Test func `outlets come before events, each with its source and destination`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews><button id="b"><connections>
          <action selector="go:" destination="-1" eventType="touchUpInside" id="1"/>
          <action selector="stop:" destination="-2" eventType="valueChanged" id="2"/>
          <outlet property="partner" destination="v" id="3"/>
        </connections></button></subviews>
        """))
    #expect(
      nib.connections == [
        "\"view\": UIProxyObject -> UIView", "\"partner\": UIButton -> UIView",
        "\"go:\": UIButton -> UIProxyObject on 64",
        "\"stop:\": UIButton -> UIProxyObject on 4096",
      ])
  }

  @Test func `an outlet collection is one connection with its members in order`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews><label id="a"/><label id="b"/></subviews>
        <connections>
          <outletCollection property="labels" destination="b" id="1"/>
          <outletCollection property="labels" destination="a" id="2"/>
          <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="3"/>
        </connections>
        """) + #"<tapGestureRecognizer id="t"/>"#)
    let collections = nib.members("UINibConnectionsKey").filter {
      nib.graph.className(of: $0) == "UIRuntimeOutletCollectionConnection"
    }
    #expect(collections.count == 2)
    #expect(
      nib.memberIDs("UIDestination", of: collections.first) == ["b", "a"])
    #expect(collections.map { nib[$0, "addsContentToExistingCollection"] } == ["false", "true"])
    #expect(nib[collections[0], "runtimeCollectionClassName"] == "\"NSArray\"")
  }

  @Test func `a custom class is swapped in under the name that it has at run time`() throws {
    func swapped(_ attributes: String, module: String? = nil) throws -> String? {
      let nib = try CompiledXib(view(element: "view", attributes), module: module)
      #expect(nib.className("v") == "UIClassSwapper")
      #expect(nib["v", "UIOriginalClassName"] == "\"UIView\"")
      #expect(nib["v", "UIBounds"] != nil)
      return nib["v", "UIClassName"]
    }
    #expect(try swapped(#"customClass="Plain""#) == "\"Plain\"")
    #expect(
      try swapped(#"customClass="Dots" customModule="App""#) == "\"_TtC3App4Dots\"")
    #expect(
      try swapped(#"customClass="Outer.Dots" customModule="App""#) == "\"_TtCC3App5Outer4Dots\"")
    #expect(
      try swapped(
        #"customClass="Dots" customModule="App" customModuleProvider="target""#, module: "Other")
        == "\"_TtC5Other4Dots\"")
  }

  @Test func `runtime attributes become pairs with values of their types`() throws {
    let nib = try CompiledXib(
      view(
        """
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="10"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="dot"/>
          <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
          <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="1" height="2.5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """))
    let pairs = nib.members("UINibKeyValuePairsKey")
    #expect(pairs.allSatisfy { nib.target("UIObject", of: $0) == nib.object("v") })
    #expect(
      pairs.map { nib[$0, "UIValue"] } == ["1", "3", "10.0", "\"dot\"", "nil", "NSValue"])
    let real = pairs.count > 2 ? nib.target("UIValue", of: pairs[2]) : nil
    #expect(real.flatMap { nib[$0, "NS.dblval"] } == "10.0")
    let size = nib.target("UIValue", of: pairs.last)
    #expect(size.flatMap { nib[$0, "NS.sizeval"] } == "\"{1, 2.5}\"")
  }

  @Test func `accessibility settings are next to their objects`() throws {
    let nib = try CompiledXib(
      view(
        """
        <accessibility key="accessibilityConfiguration" hint="Taps" identifier="dots">
          <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
        """))
    let configuration = nib.members("UINibAccessibilityConfigurationsKey").first
    #expect(nib.target("UIAccessibileObject", of: configuration) == nib.object("v"))
    #expect(configuration.flatMap { nib[$0, "UIAccessibilityHint"] } == "\"Taps\"")
    #expect(configuration.flatMap { nib[$0, "UIAccessibilityTraits"] } == "257")
    #expect(configuration.flatMap { nib[$0, "UIIsAccessibilityElement"] } == "1")
  }
}
