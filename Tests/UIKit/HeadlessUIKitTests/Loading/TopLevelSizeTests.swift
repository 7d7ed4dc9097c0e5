import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// How large the views at the top level of a document are once they are loaded.
@MainActor @Suite(.ownEnvironment) struct TopLevelSizeTests {
  private let rect = #"<rect key="frame" x="3" y="4" width="90" height="30"/>"#
  private let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  private func size(_ element: String, device: String = "") throws -> CGSize {
    let document = Documents.xib(element, attributes: #"useTraitCollections="YES""#)
      .replacing("    <objects>", with: "    \(device)\n    <objects>")
    let objects = try UINib(document: IBDocument(parsing: Array(document.utf8)))
      .instantiated(withOwner: nil)
    return try #require(objects.first as? UIView).frame.size
  }

  @Test(arguments: [
    (#"<device id="retina4_7" orientation="portrait"/>"#, 375, 667),
    (#"<device id="retina4_7" orientation="landscape"/>"#, 667, 375),
    (#"<device id="ipad9_7" orientation="portrait"/>"#, 768, 1024),
    ("", 600, 600),
  ])
  func `a view has the size of the document's device, or that of no device`(
    _ device: String, _ width: Double, _ height: Double
  ) throws {
    let view = #"<view contentMode="scaleToFill" id="v">\#(rect)</view>"#
    #expect(try size(view, device: device) == CGSize(width: width, height: height))
  }

  @Test func `a freeform view has its own size, whatever the device`() throws {
    let view = #"<view contentMode="scaleToFill" id="v">\#(rect)\#(freeform)</view>"#
    for device in ["", #"<device id="retina4_7" orientation="portrait"/>"#] {
      #expect(try size(view, device: device) == CGSize(width: 90, height: 30))
    }
  }

  @Test(arguments: ["tableViewCell", "collectionViewCell", "collectionReusableView"])
  func `cells and reusable views have their own size`(_ element: String) throws {
    let device = #"<device id="retina4_7" orientation="portrait"/>"#
    let view = #"<\#(element) contentMode="scaleToFill" id="v">\#(rect)</\#(element)>"#
    #expect(try size(view, device: device) == CGSize(width: 90, height: 30))
  }

  @Test func `the subviews of a view with its device's size keep the rectangles of the document`()
    throws
  {
    let document = Documents.xib(
      """
              <view contentMode="scaleToFill" id="v">\(rect)
                  <subviews><view id="w">
                      <rect key="frame" x="5" y="6" width="80" height="20"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  </view></subviews>
              </view>
      """, attributes: #"useTraitCollections="YES""#)
    let objects = try UINib(document: IBDocument(parsing: Array(document.utf8)))
      .instantiated(withOwner: nil)
    let root = try #require(objects.first as? UIView)
    #expect(root.bounds.size == CGSize(width: 600, height: 600))
    #expect(root.subviews.map(\.frame) == [CGRect(x: 5, y: 6, width: 80, height: 20)])
  }
}
