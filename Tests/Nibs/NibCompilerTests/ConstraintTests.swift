import Diagnostics
import NibCompiler
import NibFormat
import Testing

struct ConstraintTests {
  private func nib(_ constraint: String, tools: Int? = nil, _ inside: String = "") throws
    -> CompiledXib
  {
    try CompiledXib(
      view(
        "<subviews><view id=\"a\">\(inside)</view></subviews><constraints>\(constraint)</constraints>"
      ),
      toolsVersion: tools)
  }

  @Test func `a constraint has both items, their attributes and its numbers`() throws {
    let nib = try nib(
      """
      <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" secondItem="v"
        secondAttribute="height" multiplier="1:3" constant="4" priority="750" identifier="wide" id="c"/>
      """)
    #expect(nib.target("NSFirstItem", of: nib.object("c")) == nib.object("a"))
    #expect(nib.target("NSSecondItem", of: nib.object("c")) == nib.object("v"))
    #expect(nib["c", "NSFirstAttributeV2"] == "7")
    #expect(nib["c", "NSSecondAttribute"] == "8")
    #expect(nib["c", "NSRelation"] == "1")
    // Multipliers have single precision.
    #expect(nib["c", "NSMultiplier"] == "\(Double(Float(1.0 / 3)))")
    #expect(nib["c", "NSConstant"] == "4.0")
    #expect(nib["c", "NSPriority"] == "750")
    #expect(nib["c", "NSLayoutIdentifier"] == "\"wide\"")
  }

  @Test func `without a first item the view around is meant`() throws {
    let nib = try nib(#"<constraint firstAttribute="height" constant="30" id="c"/>"#)
    #expect(nib.target("NSFirstItem", of: nib.object("c")) == nib.object("v"))
    #expect(nib["c", "NSSecondItem"] == nil)
    #expect(nib["c", "NSSecondAttribute"] == nil)
    #expect(nib["c", "NSRelation"] == nil)
  }

  @Test func `older tools state the attribute of no item`() throws {
    let nib = try nib(#"<constraint firstAttribute="height" constant="30" id="c"/>"#, tools: 7702)
    #expect(nib["c", "NSSecondAttributeV2"] == "0")
  }

  @Test func `margins are edges and eight points for systems that have none`() throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin"
        constant="12" id="c"/>
      <constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="d"/>
      """
    let nib = try nib(constraint)
    #expect(nib["c", "NSSecondAttributeV2"] == "17")
    #expect(nib["c", "NSSecondAttribute"] == "5")
    #expect(nib["c", "NSConstantV2"] == "12.0")
    #expect(nib["c", "NSConstant"] == "20.0")
    #expect(nib["d", "NSConstantV2"] == nil)
    #expect(nib["d", "NSConstant"] == "8.0")
  }

  @Test func `placeholder constraints are left out`() throws {
    let nib = try nib(
      """
      <constraint firstAttribute="height" constant="30" placeholder="YES" id="c"/>
      <constraint firstAttribute="width" constant="30" id="d"/>
      """)
    #expect(nib.object("c") == nil)
    #expect(
      nib.memberIDs("UIViewAutolayoutConstraints", of: nib.object("v")) == ["d"])
  }

  @Test func `a view that is not installed translates its mask unless it has constraints`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
        </subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/>
        </constraints>
        <variation key="default"><mask key="subviews">
          <exclude reference="a"/><exclude reference="b"/>
        </mask></variation>
        """))
    let key = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
    #expect(["a", "b", "c"].map { nib[$0, key] } == [nil, "true", "true"])
  }

  @Test(arguments: [(14490, 2), (21507, 1)])
  func `collections without traits are one object only with newer tools`(
    tools: Int, count: Int
  ) throws {
    let nib = try CompiledXib(
      view(
        """
        <constraints>
          <constraint firstAttribute="height" constant="30" id="c">
            <variation key="heightClass=compact" constant="20"/>
          </constraint>
          <constraint firstAttribute="width" constant="30" id="d">
            <variation key="heightClass=compact" constant="20"/>
          </constraint>
        </constraints>
        """), toolsVersion: tools)
    let key = "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass"
    let traits = nib.graph.objects.indices.filter {
      nib.graph.className(of: $0) == "UITraitCollection"
    }
    let empty = traits.filter { nib[$0, key] == nil }
    #expect(count == 1 ? empty.count == 1 : empty.count > 1)
  }

  @Test func `what the default variation excludes is stored for the traits that have it`() throws {
    let nib = try CompiledXib(
      view(
        """
        <constraints>
          <constraint firstAttribute="height" constant="30" id="c"/>
          <constraint firstAttribute="height" constant="60" id="d"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="d"/></mask></variation>
        <variation key="widthClass=regular">
          <mask key="constraints"><exclude reference="c"/><include reference="d"/></mask>
        </variation>
        """))
    #expect(
      nib.memberIDs("UIViewAutolayoutConstraints", of: nib.object("v")) == ["c"])
    let list = nib.members("UINibTraitStorageListsKey").first
    let storage = nib.members("UITraitStorages", of: list).first
    #expect(storage.flatMap { nib[$0, "UIKeyPath"] } == "\"traitStorageConstraints\"")
    let records = nib.members("UIRecords", of: storage)
    #expect(records.count == 2)
    #expect(
      records.map { nib.memberIDs("UIRemovedObjects", of: $0) } == [["d"], ["c"]])
    #expect(nib.memberIDs("UIAddedObjects", of: records.last) == ["d"])
    let sets = ["UIAddedObjects", "UIRemovedObjects"].map { nib.target($0, of: records.last) }
    #expect(sets.allSatisfy { $0.flatMap { nib[$0, "NS.object.0"] } == "NSLayoutConstraint" })
    let traits = nib.target("UITraitCollection", of: records.last)
    #expect(
      traits.flatMap { nib[$0, "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass"] }
        == "2")
  }

  @Test func `a view that is installed does not bring what its own masks exclude`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews><view id="a">
          <constraints>
            <constraint firstAttribute="width" constant="5" id="w"/>
            <constraint firstAttribute="width" constant="9" id="x"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
          <variation key="widthClass=compact">
            <mask key="constraints"><exclude reference="x"/></mask>
          </variation>
        </view></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        <variation key="widthClass=compact">
          <mask key="subviews"><include reference="a"/></mask>
        </variation>
        """))
    let list = nib.members("UINibTraitStorageListsKey").first
    let storage = nib.members("UITraitStorages", of: list).first {
      nib[$0, "UIKeyPath"] == "\"traitStorageConstraints\""
    }
    let records = nib.members("UIRecords", of: storage)
    #expect(
      records.map { Set(nib.memberIDs("UIRemovedObjects", of: $0)) } == [["x", "w"], ["x"]])
    #expect(records.map { Set(nib.memberIDs("UIAddedObjects", of: $0)) } == [[], ["w"]])
  }

  @Test func `a view that is not installed takes its constraints along`() throws {
    let nib = try CompiledXib(
      view(
        """
        <subviews><view id="a"><constraints>
          <constraint firstAttribute="width" constant="5" id="w"/>
        </constraints></view><view id="b"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="d"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        """))
    #expect(nib.memberIDs("UISubviews", of: nib.object("v")) == ["b"])
    #expect(
      nib.memberIDs("UIViewAutolayoutConstraints", of: nib.object("v")) == ["d"])
    #expect(nib["a", "UIViewAutolayoutConstraints"] == nil)
  }

  @Test func `a symbolic constant replaces its number`() throws {
    let nib = try nib(
      #"<constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" symbolic="YES" id="c"/>"#
    )
    #expect(nib["c", "NSSymbolicConstant"] == "\"NSSpace\"")
    #expect(nib["c", "NSConstant"] == nil && nib["c", "NSConstantV2"] == nil)
  }
}
