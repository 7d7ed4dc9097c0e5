import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// What the device alone covers of a root view. Every figure is one that documents of the era store.
@MainActor
struct StatusBarTests {
  @Test(arguments: [
    (9531, "retina4_7", 20), (14490, "retina4_7", 20), (14868, "retina4_7", 0),
    (21507, "retina4_7", 0), (21701, "retina4_7", 20), (24127, "retina4_7", 20),
    (14490, "ipad9_7", 20), (16096, "ipad10_5", 0), (22505, "ipad10_2", 20),
  ])
  func `devices with a home button lose their status bar for a while`(
    _ tools: Int, _ device: String, _ top: CGFloat
  ) throws {
    #expect(try Stage(tools: tools, device: device).insets() == [top, 0, 0, 0])
  }

  @Test(arguments: [
    (14490, "retina5_9", 44), (21507, "retina5_9", 44), (21701, "retina5_9", 50),
    (22154, "retina5_9", 50),
    (20037, "retina6_1", 44), (21507, "retina6_1", 48), (19162, "retina6_0", 44),
    (22505, "retina6_0", 47), (18122, "retina6_7", 44), (22505, "retina6_7", 47),
    (18122, "retina5_4", 44), (22505, "retina5_4", 50), (22505, "retina6_5", 44),
    (22505, "retina6_12", 59), (22505, "retina6_72", 59), (23504, "retina6_3", 62),
  ])
  func `a phone without a button has a notch by its era and room for the indicator`(
    _ tools: Int, _ device: String, _ top: CGFloat
  ) throws {
    #expect(try Stage(tools: tools, device: device).insets() == [top, 0, 34, 0])
  }

  @Test func `a tablet without a button keeps less room`() throws {
    #expect(try Stage(tools: 19162, device: "ipad11_0rounded").insets() == [24, 0, 20, 0])
  }

  @Test func `builds of Apple's developers count as the release that they became`() throws {
    #expect(try Stage(tools: 32700, device: "retina5_9").insets() == [50, 0, 34, 0])
    #expect(try Stage(tools: 32700, device: "retina4_7").insets() == [20, 0, 0, 0])
  }

  @Test(arguments: [
    (3084, 6, 0), (5053, 7, 0), (6250, 8, 0), (9531, 9, 1), (10117, 9, 3), (11201, 10, 0),
    (13771, 11, 0), (14490, 12, 0), (14868, 13, 0), (17156, 14, 0), (18122, 14, 5), (20037, 15, 0),
    (21701, 16, 4), (22154, 17, 0), (23504, 18, 0), (23727, 18, 4), (24127, 26, 0),
    (32700, 17, 4),
  ])
  func `each editor came with a UIKit`(_ build: Int, _ major: Int, _ minor: Int) {
    #expect(UIKitEra(IBToolsVersion(build: build)) == UIKitEra(major: major, minor: minor))
  }

  @Test(arguments: [("retina6_12", 59), ("retina5_9", 50)])
  func `the newest editors count a device's own insets twice`(
    _ device: String, _ top: CGFloat
  ) throws {
    #expect(try Stage(tools: 23504, device: device).insets() == [top, 0, 34, 0])
    #expect(try Stage(tools: 23727, device: device).insets() == [2 * top, 0, 68, 0])
    #expect(try Stage(tools: 24127, device: "retina4_7").insets() == [20, 0, 0, 0])
  }

  @Test func `a phone on its side is covered at both ends and has no status bar`() throws {
    #expect(try Stage(isLandscape: true).insets() == [0, 59, 21, 59])
  }

  @Test(arguments: [(6250, 20), (9531, 20), (14490, 20), (15400, 0), (17701, 0)])
  func `the square canvas has a status bar in the versions in which devices with a button do`(
    _ tools: Int, _ top: CGFloat
  ) throws {
    #expect(try Stage(tools: tools, device: nil).insets() == [top, 0, 0, 0])
  }

  @Test func `a root that begins below the bars of the square canvas is shorter than stored`()
    throws
  {
    let document = try Stage(tools: 6250, device: nil, top: 64).document()
    #expect(try document.solved("inner") == [0, 0, 600, 536])
  }

  @Test(arguments: [
    (12120, "retina4_7", 16), (12120, "retina5_5", 20), (22505, "retina6_12", 16),
    (22505, "retina6_3", 20), (22505, "ipad9_7", 20),
  ])
  func `a wide root has wider margins at its sides`(
    _ tools: Int, _ device: String, _ side: CGFloat
  ) throws {
    let insets = try Stage(tools: tools, device: device, fillsMargins: true).insets()
    #expect(insets[1] == side && insets[3] == side)
  }

  @Test(arguments: [(12120, 0), (13771, 20)])
  func `before there were safe areas the margins of a root knew nothing of the status bar`(
    _ tools: Int, _ top: CGFloat
  ) throws {
    let insets = try Stage(tools: tools, device: "retina4_7", fillsMargins: true).insets()
    #expect(insets == [top, 16, 0, 16])
  }

  @Test(arguments: [(12120, 0), (13771, 20)])
  func `until Xcode 8 a status bar could be simulated away`(_ tools: Int, _ top: CGFloat) throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(
      try Stage(tools: tools, device: "retina4_7", elements: none).insets() == [top, 0, 0, 0])
  }

  @Test func `margins of a root reach over the safe area`() throws {
    #expect(try Stage(fillsMargins: true).insets() == [59, 16, 34, 16])
    let bare = Stage(root: #"insetsLayoutMarginsFromSafeArea="NO""#, fillsMargins: true)
    #expect(try bare.insets() == [0, 16, 0, 16])
  }
}
