import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Finding views of a loaded document in tests.
@MainActor @Suite(.ownEnvironment) struct LookupTests {
  private final class Owner: UIResponder {
    var header: UIView?
    var fields: [UITextField] = []
  }

  private static let text = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections>
        <outlet property="header" destination="h" id="o1"/>
        <outletCollection property="fields" destination="f2" id="o2"/>
        <outletCollection property="fields" destination="f1" id="o3"/>
      </connections>
    </placeholder>
    <view id="v" restorationIdentifier="root">
      <subviews>
        <view id="h"><subviews>
          <textField id="f1" restorationIdentifier="name">
            <accessibility key="accessibilityConfiguration" identifier="form.name"/>
          </textField>
        </subviews></view>
        <textField id="f2"/>
      </subviews>
    </view>
    """

  private func loaded() throws -> (view: UIView, owner: Owner) {
    let owner = Owner()
    let document = try IBDocument(parsing: Documents.xib(Self.text))
    let objects = try UINib(document: document).instantiated(withOwner: owner)
    return (try #require(objects.first as? UIView), owner)
  }

  @Test func `a view is found by its id, restoration identifier and accessibility identifier`()
    throws
  {
    let (view, _) = try loaded()
    let field = try #require(view.view(withObjectID: "f1"))
    #expect(field is UITextField)
    #expect(view.view(withRestorationIdentifier: "name") === field)
    #expect(view.view(withAccessibilityIdentifier: "form.name") === field)
    #expect(view.view(withRestorationIdentifier: "root") === view)
  }

  @Test func `what no view has is not found`() throws {
    let (view, _) = try loaded()
    #expect(view.view(withObjectID: "zzz") == nil)
    #expect(view.view(withRestorationIdentifier: "zzz") == nil)
    #expect(view.view(withAccessibilityIdentifier: "zzz") == nil)
  }

  @Test func `a restoration path passes over views without an identifier`() throws {
    let (view, _) = try loaded()
    #expect(view.view(withObjectID: "f1")?.restorationPath == ["root", "name"])
    #expect(view.view(withObjectID: "f2")?.restorationPath == ["root"])
    #expect(UIView().restorationPath == [])
  }

  @Test func `views are found by outlet, those of a collection in the order of its connections`()
    throws
  {
    let (view, owner) = try loaded()
    #expect(owner.view(ofOutlet: "header") === view.view(withObjectID: "h"))
    #expect(
      owner.views(ofOutletCollection: "fields").map(\.documentObjectID) == ["f2", "f1"])
    #expect(owner.view(ofOutlet: "zzz") == nil)
    #expect(owner.views(ofOutletCollection: "zzz").isEmpty)
  }
}
