import Foundation
import HeadlessUIKit
import IBCanvas
import Testing

/// Roots that are not as large as the screen.
@MainActor
struct RootSizeTests {
  private static let freeform =
    #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  @Test(arguments: [(14490, 34), (14868, 34), (16096, 0), (20037, 0), (21507, 34)])
  func `a view of a free size has room for the home indicator in most versions`(
    _ tools: Int, _ bottom: CGFloat
  ) throws {
    let size = CGSize(width: 375, height: 500)
    let stage = Stage(
      tools: tools, device: "retina5_9", size: size, elements: Self.freeform)
    #expect(try stage.insets() == [44, 0, bottom, 0])
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 600), 20), (CGSize(width: 375, height: 479), 0),
    (CGSize(width: 375, height: 480), 20), (CGSize(width: 600, height: 600), 20),
    (CGSize(width: 800, height: 500), 20), (CGSize(width: 800, height: 300), 0),
  ])
  func `a view of a free size that is lower than every screen has no status bar`(
    _ size: CGSize, _ top: CGFloat
  ) throws {
    for device in ["retina4_7", nil] {
      let stage = Stage(tools: 14490, device: device, size: size, elements: Self.freeform)
      #expect(try stage.insets() == [top, 0, 0, 0])
    }
  }

  @Test(arguments: [(14490, 34), (16096, 34), (21507, 34)])
  func `without a guide for the safe area a view of a free size has room for the home indicator`(
    _ tools: Int, _ bottom: CGFloat
  ) throws {
    let stage = Stage(
      tools: tools, device: "retina5_9", size: CGSize(width: 375, height: 500),
      elements: Self.freeform, hasGuide: false)
    #expect(try stage.insets()[2] == bottom)
  }

  @Test(arguments: [(600, 536), (568, 504), (500, 500)])
  func `a root below the bars of the square canvas is shorter only if it is stored as a screen`(
    _ stored: CGFloat, _ height: CGFloat
  ) throws {
    let stage = Stage(
      tools: 6250, device: nil, size: CGSize(width: 320, height: stored), top: 64)
    #expect(try stage.document().solved("inner") == [0, 0, 320, height])
  }

  @Test(arguments: [(536, 49), (487, 0), (492, 0)])
  func `a root that ends above a bar of the square canvas has none over it`(
    _ height: CGFloat, _ bottom: CGFloat
  ) throws {
    let stage = Stage(
      tools: 6250, device: nil, size: CGSize(width: 600, height: height), top: 64,
      scenes: [Scenes.tabs()])
    #expect(try stage.insets() == [0, 0, bottom, 0])
  }

  @Test func `a root that a navigation bar and a toolbar are missing from has neither over it`()
    throws
  {
    let size = CGSize(width: 375, height: 667 - 64 - 44)
    let stage = Stage(tools: 14490, device: "retina4_7", size: size)
    #expect(try stage.insets() == [0, 0, 0, 0])
  }

  @Test(arguments: [
    (0, 44, 34), (20, 44, 34), (49, 44, 0), (50, 0, 34), (83, 44, 0), (88, 0, 34), (137, 0, 0),
    (171, 0, 0),
  ])
  func `what a root is shorter by than the screen is the bars that are not over it`(
    _ missing: CGFloat, _ top: CGFloat, _ bottom: CGFloat
  ) throws {
    let size = CGSize(width: 375, height: 812 - missing)
    let stage = Stage(tools: 20037, device: "retina5_9", size: size)
    #expect(try stage.insets() == [top, 0, bottom, 0])
  }

  @Test func `a root that is narrower than the screen has the screen's bars`() throws {
    let size = CGSize(width: 320, height: 700)
    let stage = Stage(tools: 20037, device: "retina5_9", size: size)
    #expect(try stage.insets() == [44, 0, 34, 0])
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 500), 0), (CGSize(width: 375, height: 778), 0),
    (CGSize(width: 375, height: 781), 3), (CGSize(width: 375, height: 812), 34),
    (CGSize(width: 375, height: 2000), 34), (CGSize(width: 400, height: 300), 34),
  ])
  func `a view of a free size has the part of the home indicator that is inside it on the screen`(
    _ size: CGSize, _ bottom: CGFloat
  ) throws {
    let stage = Stage(tools: 17506, device: "retina5_9", size: size, elements: Self.freeform)
    #expect(try stage.insets() == [44, 0, bottom, 0])
  }

  @Test(arguments: [
    (CGSize(width: 393, height: 852), 118, 68), (CGSize(width: 393, height: 1900), 118, 68),
    (CGSize(width: 393, height: 820), 118, 36), (CGSize(width: 300, height: 400), 118, 34),
    (CGSize(width: 500, height: 400), 118, 68),
  ])
  func `insets are counted twice as far as a view of a free size contains them`(
    _ size: CGSize, _ top: CGFloat, _ bottom: CGFloat
  ) throws {
    let stage = Stage(tools: 23727, size: size, elements: Self.freeform)
    #expect(try stage.insets() == [top, 0, bottom, 0])
  }

  @Test func `a root that is a bit shorter than the screen has the second count of its insets`()
    throws
  {
    let stage = Stage(tools: 23727, size: CGSize(width: 393, height: 793))
    #expect(try stage.insets()[0] == 59)
  }

  @Test func `a scroll view as a screen's root moves its content out of the way of bars`() throws {
    let document = try Scenes.storyboard([
      Scenes.scene(
        "viewController", "home", "",
        """
        <scrollView key="view" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="inner" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
        <constraint firstItem="inner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
        <constraint firstItem="inner" firstAttribute="width" constant="30" id="c3"/>
        <constraint firstItem="inner" firstAttribute="height" constant="40" id="c4"/>
        </constraints>
        </scrollView>
        """)
    ])
    #expect(try document.solved("inner") == [0, 0, 30, 40])
  }

  @Test func `a view of a xib that is as large as the screen has the screen's bars`() throws {
    func inner(_ height: Int, tools: Int) throws -> [CGFloat] {
      let document = try Scenes.xib(
        """
        <view id="root">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <constraints>
        <constraint firstItem="inner" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
        <constraint firstItem="inner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="c4"/>
        </constraints>
        </view>
        """, device: "retina4_7", tools: tools)
      return try document.solved("inner")
    }
    #expect(try inner(667, tools: 14490) == [0, 20, 375, 647])
    #expect(try inner(200, tools: 14490) == [0, 0, 375, 200])
    #expect(try inner(667, tools: 19162) == [0, 0, 375, 667])
  }

  @Test func `the lower guide of a screen that scrolls as a whole is the end of its content`()
    throws
  {
    let scene = Scenes.scene(
      "viewController", "home", "",
      """
      <layoutGuides>
      <viewControllerLayoutGuide type="top" id="upper"/>
      <viewControllerLayoutGuide type="bottom" id="lower"/>
      </layoutGuides>
      <scrollView key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="3" height="4"/>
      <constraints>
      <constraint firstAttribute="height" constant="70" id="height"/>
      <constraint firstAttribute="width" constant="90" id="width"/>
      </constraints>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="upper" secondAttribute="bottom" constant="30" id="a"/>
      <constraint firstItem="lower" firstAttribute="top" secondItem="inner" secondAttribute="bottom" constant="10" id="b"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
      </constraints>
      </scrollView>
      """)
    let document = try Scenes.storyboard([scene])
    #expect(try document.solved("inner") == [0, 30, 90, 70])
    #expect(try document.solvedFrames().unsatisfiable.isEmpty)
  }
}
