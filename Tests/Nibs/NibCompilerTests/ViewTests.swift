import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

struct ViewTests {
  @Test func `a view has its size as bounds and its place as center`() throws {
    let nib = try CompiledXib(view())
    #expect(nib.className("v") == "UIView")
    #expect(nib["v", "UIBounds"] == "[0.0, 0.0, 100.0, 40.0]")
    #expect(nib["v", "UICenter"] == "[60.0, 40.0]")
    #expect(nib["v", "UIAutoresizingMask"] == "36")
    #expect(nib["v", "UIOpaque"] == "true")
  }

  @Test func `defaults are left out and differences are written`() throws {
    let plain = try CompiledXib(view())
    for key in ["UIHidden", "UIAlpha", "UITag", "UIContentMode", "UIClipsToBounds"] {
      #expect(plain["v", key] == nil)
    }
    let nib = try CompiledXib(
      view(
        element: "view",
        #"hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" opaque="NO" "#
          + #"userInteractionEnabled="NO" clearsContextBeforeDrawing="NO""#))
    #expect(nib["v", "UIHidden"] == "true")
    #expect(nib["v", "UIAlpha"] == "0.5")
    #expect(nib["v", "UITag"] == "7")
    #expect(nib["v", "UIClipsToBounds"] == "true")
    #expect(nib["v", "UIOpaque"] == nil)
    #expect(nib["v", "UIUserInteractionDisabled"] == "true")
    #expect(nib["v", "UIClearsContextBeforeDrawing"] == "false")
  }

  @Test func `the usual margins are not written, except of collection views of Xcode 9 and 10`()
    throws
  {
    let margins = #"<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>"#
    #expect(try CompiledXib(view(margins))["v", "UIViewLayoutMargins"] == nil)
    let collection = view(element: "collectionView")
    for (tools, isWritten) in [(12121, false), (13196, true), (14868, false)] {
      let nib = try CompiledXib(collection, toolsVersion: tools)
      #expect((nib["v", "UIViewLayoutMargins"] == "[8.0, 8.0, 8.0, 8.0]") == isWritten)
    }
  }

  @Test func `subviews keep their order`() throws {
    let nib = try CompiledXib(
      view("<subviews><label id=\"a\"/><button id=\"b\"/><switch id=\"c\"/></subviews>"))
    let classes = nib.members("UISubviews", of: nib.object("v")).map { nib.graph.className(of: $0) }
    #expect(classes == ["UILabel", "UIButton", "UISwitch"])
  }

  @Test func `a root view is as large as the document's device unless it is freeform`() throws {
    let root = """
      <view contentMode="scaleToFill" id="v">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
      </view>
      """
    #expect(try CompiledXib(root)["v", "UIBounds"] == "[0.0, 0.0, 600.0, 600.0]")
    #expect(try CompiledXib(view())["v", "UIBounds"] == "[0.0, 0.0, 100.0, 40.0]")
    let old = try CompiledXib(root, attributes: "")
    #expect(old["v", "UIBounds"] == "[0.0, 0.0, 100.0, 40.0]")
  }

  @Test func `priorities are a pair of both directions`() throws {
    let nib = try CompiledXib(
      view(
        element: "view",
        #"horizontalHuggingPriority="251" verticalCompressionResistancePriority="999""#))
    #expect(nib["v", "UIViewContentHuggingPriority"] == "\"{251, 250}\"")
    #expect(nib["v", "UIViewContentCompressionResistancePriority"] == "\"{750, 999}\"")
  }

  @Test func `a safe area holds itself by four constraints`() throws {
    let nib = try CompiledXib(view(#"<viewLayoutGuide key="safeArea" id="g"/>"#))
    #expect(nib["g", "UILayoutGuideIdentifier"] == "\"UIViewSafeAreaLayoutGuide\"")
    let constraints = nib.members("UILayoutGuideSystemConstraints", of: nib.object("g"))
    #expect(constraints.map { nib[$0, "NSFirstAttribute"] } == ["3", "1", "4", "2"])
    #expect(constraints.allSatisfy { nib[$0, "NSShouldBeArchived"] == "false" })
  }

  @Test func `a stack view arranges its subviews and states every setting`() throws {
    let nib = try CompiledXib(
      view(
        "<subviews><label id=\"a\"/></subviews>", element: "stackView",
        #"axis="vertical" alignment="center" spacing="8""#))
    #expect(nib["v", "UIStackViewAxis"] == "1")
    #expect(nib["v", "UIStackViewAlignment"] == "3")
    #expect(nib["v", "UIStackViewDistribution"] == "0")
    #expect(nib["v", "UIStackViewSpacing"] == "8.0")
    #expect(nib.members("UIStackViewArrangedSubviews", of: nib.object("v")).count == 1)
  }

  @Test func `the view of an archive is at the origin, wherever the canvas showed it`() throws {
    let text = try Samples.text("LegacyView.xib").replacing(
      "<string key=\"NSFrameSize\">{320, 200}</string>",
      with: "<string key=\"NSFrame\">{{0, 20}, {320, 200}}</string>")
    let graph = try NibCompiler().compile(try IBDocument(parsing: text)).graph
    let view = try #require(
      graph.objects.indices.first { index in
        if case .data(let bytes)? = graph.value("UIBounds", of: index) {
          return NibGeometry(bytes)?.numbers == [0, 0, 320, 200]
        }
        return false
      })
    guard case .data(let bytes)? = graph.value("UICenter", of: view) else {
      Issue.record("the view has no center")
      return
    }
    #expect(NibGeometry(bytes)?.numbers == [160, 100])
  }
}
