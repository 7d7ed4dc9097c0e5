import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Runtime attributes for screen readers, which UIKit accepts for every object.
@MainActor @Suite(.ownEnvironment) struct InformalAttributeTests {
  private let attributes = """
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Moor"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="twice"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="NO"/>
        <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
            <integer key="value" value="2"/>
        </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    """

  private func load(_ objects: String) throws -> LoadedNib {
    let document = Documents.xib(objects)
    return try UINib(document: IBDocument(parsing: Array(document.utf8))).load(withOwner: nil)
  }

  @Test func `an item of a bar takes them, and a screen reader finds it by them`() throws {
    let nib = try load(
      """
              <toolbar id="bar">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
                  <items>
                      <barButtonItem title="Go" id="one">\(attributes)</barButtonItem>
                      <barButtonItem title="Stay" id="two"/>
                  </items>
              </toolbar>
      """)
    #expect(nib.diagnostics.isEmpty)
    let bar = try #require(nib.topLevelObjects.first as? UIToolbar)
    let item = try #require(bar.items?.first)
    #expect(item.accessibilityLabel == "Moor" && item.accessibilityValue == "twice")
    #expect(!item.isAccessibilityElement && item.accessibilityTraits.rawValue == 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(bar)
    window.makeKeyAndVisible()
    #expect(window.accessibilityReadingOrder.map(\.accessibilityLabel) == ["Stay"])
    item.isAccessibilityElement = true
    #expect(window.accessibilityReadingOrder.first?.accessibilityLabel == "Moor")
    #expect(window.accessibilityReadingOrder.first?.accessibilityValue == "twice")
  }

  @Test func `objects that have no use for them keep them`() throws {
    let nib = try load(
      """
              <tapGestureRecognizer id="tap">\(attributes)</tapGestureRecognizer>
              <customObject id="own" customClass="CounterObject" customModule="HeadlessUIKitTests">\(attributes)</customObject>
      """)
    #expect(nib.diagnostics.isEmpty)
    for object in nib.topLevelObjects.compactMap({ $0 as? NSObject }) {
      #expect(object.value(forKey: "accessibilityLabel") as? String == "Moor")
      #expect(object.value(forKey: "isAccessibilityElement") as? Bool == false)
      #expect(object.value(forKey: "accessibilityTraits") as? Int == 2)
      #expect(object.value(forKey: "accessibilityHint") as? String == nil)
    }
    #expect(nib.topLevelObjects.count == 2)
  }

  @Test func `views take all of them`() throws {
    let nib = try load(
      """
              <view id="box">
                  <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityViewIsModal" value="YES"/>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="shouldGroupAccessibilityChildren" value="YES"/>
                      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLanguage" value="de"/>
                  </userDefinedRuntimeAttributes>
              </view>
      """)
    #expect(nib.diagnostics.isEmpty)
    let view = try #require(nib.topLevelObjects.first as? UIView)
    #expect(view.accessibilityViewIsModal && view.accessibilityElementsHidden)
    #expect(view.shouldGroupAccessibilityChildren && view.accessibilityLanguage == "de")
  }

  @Test func `other names are refused as before`() throws {
    let nib = try load(
      """
              <tapGestureRecognizer id="tap">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabl" value="x"/>
                  </userDefinedRuntimeAttributes>
              </tapGestureRecognizer>
      """)
    #expect(nib.diagnostics.map(\.id) == ["failed-attribute"])
  }
}
