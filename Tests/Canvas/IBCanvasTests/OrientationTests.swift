import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// What depends on how the device is held: safe areas, and constraints that size classes decide on.
@MainActor
struct OrientationTests {
  @Test(arguments: [
    ("retina6_12", [0, 59, 21, 59]), ("retina6_1", [0, 48, 21, 48]), ("retina4_7", [0, 0, 0, 0]),
    ("ipad11_0rounded", [24, 0, 20, 0]),
  ])
  func `a device on its side covers other edges`(_ device: String, _ insets: [CGFloat]) throws {
    #expect(try Stage(device: device, isLandscape: true).insets() == insets)
  }

  /// A view whose height is 40, and 90 where the device is compact in its height; 10 wider where that is regular.
  private func document(isLandscape: Bool) throws -> IBDocument {
    let screen = isLandscape ? (852, 393) : (393, 852)
    return try Scenes.storyboard(
      [
        Scenes.scene(
          "viewController", "home", "",
          """
          <view key="view" id="root">
          <rect key="frame" x="0" y="0" width="\(screen.0)" height="\(screen.1)"/>
          <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="0" y="0" width="3" height="4"/>
          <constraints>
          <constraint firstAttribute="height" constant="40" id="low"/>
          <constraint firstAttribute="height" constant="90" id="high"/>
          <constraint firstAttribute="width" constant="70" id="width">
          <variation key="heightClass=regular-widthClass=compact" constant="80"/>
          </constraint>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="high"/></mask></variation>
          <variation key="heightClass=compact"><mask key="constraints">
          <include reference="high"/><exclude reference="low"/>
          </mask></variation>
          </view>
          </subviews>
          <constraints>
          <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
          <constraint firstItem="inner" firstAttribute="left" secondItem="root" secondAttribute="left" id="left"/>
          </constraints>
          </view>
          """)
      ], isLandscape: isLandscape)
  }

  @Test func `size classes install constraints and change their constants`() throws {
    #expect(try document(isLandscape: false).solved("inner") == [0, 0, 80, 40])
    #expect(try document(isLandscape: true).solved("inner") == [0, 0, 70, 90])
    #expect(try document(isLandscape: true).solvedFrames().unsatisfiable.isEmpty)
  }

  @Test func `another orientation installs its own constraints`() throws {
    var options = DocumentLayoutOptions()
    options.isLandscape = true
    #expect(try document(isLandscape: false).solved("inner", options) == [0, 0, 70, 90])
  }
}
