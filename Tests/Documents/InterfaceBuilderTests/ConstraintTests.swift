import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct ConstraintTests {
  private func constraint(_ id: String, in sample: String) throws -> ResolvedConstraint {
    let document = try IBDocument(parsing: Samples.bytes(sample))
    let object = try #require(document.object(id: id))
    return try #require(ResolvedConstraint(object))
  }

  @Test func `both items, their attributes and the constant are read`() throws {
    let constraint = try constraint("b42-dl-H8w", in: "MyViews.xib")
    #expect(constraint.firstItem?.id == "bFl-4I-UnF" && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem?.id == "DwM-Ub-hOi" && constraint.secondAttribute == .trailing)
    #expect(constraint.constant == 8 && constraint.multiplier == 1)
    #expect(constraint.priority == 1000 && constraint.relation == .equal)
    #expect(!constraint.isPlaceholder && constraint.identifier == nil)
  }

  @Test func `an item that is left out is the view that holds the constraint`() throws {
    let bottom = try constraint("ugG-Eu-Nzp", in: "MyViews.xib")
    #expect(bottom.firstItem?.id == "8jD-b2-TnQ" && bottom.firstAttribute == .bottom)
    let height = try constraint("IY6-Bm-OGf", in: "Accessibility.xib")
    #expect(height.firstItem?.id == "bbd-tK-tSh" && height.constant == 34)
    #expect(height.secondItem == nil && height.secondAttribute == nil)
  }

  @Test func `an item may be a layout guide`() throws {
    let constraint = try constraint("yao-Ma-LSQ", in: "MyViews.xib")
    #expect(constraint.secondItem?.id == "bZ3-yQ-ZCt")
    #expect(constraint.secondItem?.kind == .guide)
  }

  @Test func `an aspect ratio is read`() throws {
    let ratio = try constraint("5tO-Ug-xRS", in: "ProfileCell.xib")
    #expect(ratio.multiplier == 1 && ratio.firstItem == ratio.secondItem)
  }

  @Test func `everything that can be stated is read`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
        <view id="v"><constraints>
          <constraint firstAttribute="width" relation="greaterThanOrEqual" secondItem="v" \
        secondAttribute="height" multiplier="16:9" constant="-2.5" priority="999" placeholder="YES" \
        identifier="wide" id="c"/>
          <constraint firstItem="gone" firstAttribute="top" multiplier="1/0" constant="x" id="d"/>
        </constraints></view>
        """))
    let constraints = try #require(document.object(id: "v")).constraints
    let first = constraints[0]
    #expect(first.relation == .greaterThanOrEqual && first.multiplier == 16.0 / 9)
    #expect(first.constant == -2.5 && first.priority == 999)
    #expect(first.isPlaceholder && first.identifier == "wide")
    #expect(constraints[1].firstItem == nil, "an id that leads nowhere is not the parent")
    #expect(constraints[1].multiplier == 1 && constraints[1].constant == 0)
    #expect(document.object(id: "v").map { ResolvedConstraint($0) == nil } == true)
  }

  @Test func `a constraint's variations change its constant`() throws {
    let constraint = try constraint("gZI-HD-HNW", in: "SizeClasses.xib")
    #expect(constraint.constant == 16)
    #expect(constraint.variations.map { $0.node.double(Names.constant) } == [4, 48])
    #expect(
      constraint.variations.map(\.key.conditions) == [
        ["heightClass": "compact"], ["heightClass": "regular", "widthClass": "regular"],
      ])
  }
}

@Suite struct VariationTests {
  private let root: IBObject

  init() throws {
    let document = try IBDocument(parsing: Samples.bytes("SizeClasses.xib"))
    root = try #require(document.object(id: "N1s-ug-EzX"))
  }

  @Test func `the default variation leaves out what other traits take in`() {
    let compact = ["widthClass": "compact", "heightClass": "regular"]
    #expect(root.excluded(from: "subviews", under: compact) == ["ToY-JZ-Omj"])
    #expect(
      root.excluded(from: "constraints", under: compact)
        == ["9lt-mE-ZJq", "bKN-EM-plH", "Flo-VY-Cjg", "SkN-2r-cPN", "UD1-Ub-NjW"])
  }

  @Test func `a variation that holds takes in and leaves out`() {
    let regular = ["widthClass": "regular", "heightClass": "compact"]
    #expect(root.excluded(from: "subviews", under: regular) == [])
    #expect(root.excluded(from: "constraints", under: regular) == ["qCN-FM-Aux", "Gxs-mz-QkT"])
  }

  @Test func `without traits the default alone holds`() {
    #expect(root.excluded(from: "subviews", under: [:]) == ["ToY-JZ-Omj"])
    #expect(root.variations.map(\.key.isDefault) == [true, false])
    #expect(root.excluded(from: "nothing", under: [:]) == [])
  }

  @Test func `the more specific variation has the last word, whatever the order`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(
        """
        <view id="v"><subviews><view id="a"/></subviews>
          <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
            <include reference="a"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews">
            <exclude reference="a"/></mask></variation>
          <variation key="default"><mask key="subviews"><include reference="a"/></mask></variation>
        </view>
        """))
    let view = try #require(document.object(id: "v"))
    #expect(view.excluded(from: "subviews", under: ["widthClass": "regular"]) == ["a"])
    let both = ["widthClass": "regular", "heightClass": "regular"]
    #expect(view.excluded(from: "subviews", under: both) == [])
    #expect(view.excluded(from: "subviews", under: ["widthClass": "compact"]) == [])
  }

  @Test func `an attribute and a font vary with the size class`() throws {
    let hidden = try #require(root.document.object(id: "wug-db-LiS"))
    #expect(hidden.node.bool(Names.hidden) == true)
    #expect(hidden.variations.map { $0.node.bool(Names.hidden) } == [false])
    let label = try #require(root.document.object(id: "9BN-J9-VzN"))
    let font = label.variations.first?.node.child(keyed: "fontDescription").flatMap {
      FontValue($0)
    }
    #expect(font == .system(size: 34, weight: "regular"))
  }
}
