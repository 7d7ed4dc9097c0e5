import Foundation
import HeadlessUIKit
import Testing

extension SeedViewProgramming {
  /// S4.9: points and pixels, screens with scale 1, 2 and 3, and the table of devices.
  @MainActor @Suite(.serialized) struct Screens {
    @Test(arguments: [
      ("retina3_5", 320.0, 480.0, 2.0), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
      ("retina5_5", 414, 736, 3), ("retina5_9", 375, 812, 3), ("retina6_1", 414, 896, 2),
      ("retina6_12", 393, 852, 3), ("ipad9_7", 768, 1024, 2),
    ])
    func `a device in the table has the right size in points and scale`(
      identifier: String, width: Double, height: Double, scale: Double
    ) throws {
      let device = try #require(HeadlessDevice(identifier: identifier))
      let screen = UIScreen(device: device)
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
      #expect(screen.scale == CGFloat(scale))
      #expect(screen.traitCollection.displayScale == CGFloat(scale))
    }

    @Test func `every device has a unique identifier`() {
      #expect(Set(HeadlessDevice.all.map(\.identifier)).count == HeadlessDevice.all.count)
      #expect(HeadlessDevice(identifier: "retina9_9") == nil)
    }

    @Test func `a TV is never in portrait`() throws {
      let device = try #require(HeadlessDevice(identifier: "appleTV"))
      let screen = UIScreen(device: device, isLandscape: true)
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 1920, height: 1080))
      #expect(!screen.isLandscape && screen.traitCollection.userInterfaceIdiom == .tv)
      #expect(device.safeArea == UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
      #expect(device.keyboardHeight() == 0)
    }

    @Test func `a screen may have fewer pixels than the rendered image`() throws {
      let screen = UIScreen(device: try #require(HeadlessDevice(identifier: "retina5_5")))
      #expect(screen.nativeBounds.size == CGSize(width: 1080, height: 1920))
      #expect(screen.nativeScale < screen.scale)
    }

    @Test(arguments: [1.0, 2, 3])
    func `a view's content scale is the screen's scale until code sets it`(scale: Double) {
      UIScreen.main = UIScreen(
        device: HeadlessDevice(
          identifier: "test", name: "Test", idiom: .phone,
          size: CGSize(width: 320, height: 480), scale: CGFloat(scale)))
      let view = UIView()
      #expect(view.contentScaleFactor == CGFloat(scale))
      #expect(UITraitCollection.current.displayScale == CGFloat(scale))
      view.contentScaleFactor = 4
      #expect(view.contentScaleFactor == 4)
      #expect(view.layer.contentsScale == 4)
    }

    @Test func `phones in landscape are compact in height, large ones regular in width`() throws {
      let phone = UIScreen(
        device: try #require(HeadlessDevice(identifier: "retina4_7")), isLandscape: true)
      #expect(phone.bounds.size == CGSize(width: 667, height: 375))
      #expect(phone.traitCollection.horizontalSizeClass == .compact)
      #expect(phone.traitCollection.verticalSizeClass == .compact)
      let large = UIScreen(
        device: try #require(HeadlessDevice(identifier: "retina6_9")), isLandscape: true)
      #expect(large.traitCollection.horizontalSizeClass == .regular)
      let pad = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
      #expect(pad.traitCollection.horizontalSizeClass == .regular)
      #expect(pad.traitCollection.userInterfaceIdiom == .pad)
    }

    @Test func `the device is that of the main screen`() throws {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad10_5")))
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
    }
  }
}
