import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// Bars inside a view, and the heights of bars by device and version.
@MainActor
struct BarHeightTests {
  /// Solves a xib as large as a device's screen whose only view is a bar at one of the edges of the safe area or the
  /// root.
  private func bar(
    _ element: String, _ device: String, tools: Int, edge: String = "bottom",
    of item: String = "safe",
    attributes: String = ""
  ) throws -> [CGFloat] {
    let size = try #require(HeadlessDevice(identifier: device)).size
    let document = try Scenes.xib(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <subviews>
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="bar">
      <rect key="frame" x="0" y="0" width="10" height="10"/>
      </\(element)>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
      <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="b"/>
      <constraint firstItem="bar" firstAttribute="\(edge)" secondItem="\(item)" secondAttribute="\(edge)" id="c"/>
      </constraints>
      </view>
      """, device: device, tools: tools)
    return try document.solved("bar")
  }

  @Test(arguments: [
    (17506, "retina6_1", [0, 813, 414, 49]), (22505, "retina5_9", [0, 729, 375, 49]),
    (17506, "retina4_7", [0, 623, 375, 44]),
  ])
  func `a toolbar is higher on a device with a home indicator`(
    _ tools: Int, _ device: String, _ frame: [CGFloat]
  ) throws {
    #expect(try bar("toolbar", device, tools: tools) == frame)
  }

  @Test func `a placeholder for the size of a bar replaces its height`() throws {
    let attributes = #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="60""#
    let frame = try bar("toolbar", "retina6_1", tools: 17506, attributes: attributes)
    #expect(frame == [0, 802, 414, 60])
  }

  @Test(arguments: [(23727, 44), (24128, 54)])
  func `a navigation bar is higher since Xcode 26`(_ tools: Int, _ height: CGFloat) throws {
    let frame = try bar("navigationBar", "retina6_1", tools: tools, edge: "top", of: "root")
    #expect(frame == [0, 0, 414, height])
    let stage = Stage(tools: tools, device: "retina6_1", scenes: [Scenes.navigation()])
    #expect(try stage.insets() == [96 + height, 0, 68, 0])
    let button = Stage(tools: tools, device: "retina4_7", scenes: [Scenes.navigation()])
    #expect(try button.insets() == [20 + height, 0, 0, 0])
  }

  @Test(arguments: [
    (14113, "ipad9_7", [64, 0, 0, 0]), (20037, "ipad12_9rounded", [74, 0, 20, 0]),
    (22155, "ipad11_0rounded", [74, 0, 20, 0]), (22155, "ipad9_7", [70, 0, 0, 0]),
  ])
  func `a navigation bar is higher on a tablet since Xcode 10`(
    _ tools: Int, _ device: String, _ insets: [CGFloat]
  ) throws {
    let stage = Stage(tools: tools, device: device, scenes: [Scenes.navigation()])
    #expect(try stage.insets() == insets)
  }

  @Test func `a navigation bar on a sheet is as high on a tablet as on a phone`() throws {
    let scenes = [
      Scenes.presenter("menu", "presentation", to: "navigation"), Scenes.navigation(),
    ]
    let stage = Stage(tools: 20037, device: "ipad12_9rounded", scenes: scenes)
    #expect(try stage.insets()[0] == 56)
  }

  @Test func `a tab bar extends over the home indicator if it is at the end of the root`() throws {
    func height(_ device: String, of item: String) throws -> CGFloat {
      try bar("tabBar", device, tools: 22505, of: item)[3]
    }
    #expect(try height("retina6_1", of: "root") == 83)
    #expect(try height("retina6_1", of: "safe") == 49)
    #expect(try height("retina4_7", of: "root") == 49)
  }

  @Test(arguments: [("retina6_1", 83), ("retina4_7", 44)])
  func `a simulated toolbar is as high as a real one`(_ device: String, _ bottom: CGFloat) throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let stage = Stage(tools: 17506, device: device, elements: toolbar)
    #expect(try stage.insets()[2] == bottom)
  }

  @Test(arguments: [(17701, 56), (18122, 51), (20037, 51), (21507, 56), (24127, 64)])
  func `a search bar is lower in the versions that show text at its smallest size`(
    _ tools: Int, _ height: CGFloat
  ) throws {
    let bar = """
      <searchBar translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="300" height="44"/>
      </searchBar>
      """
    #expect(try Scenes.corner(bar, tools: tools).solved("inner")[3] == height)
  }

  @Test func `a tab bar item alone adds no tab bar`() throws {
    let item = #"<tabBarItem key="tabBarItem" title="Help" id="item"/>"#
    let scenes = [
      Scenes.navigation("navigation", around: "list", "", bar: "", item),
      Scenes.presenter("list", "show"),
    ]
    #expect(try Stage(scenes: scenes).insets() == [103, 0, 34, 0])
  }
}
