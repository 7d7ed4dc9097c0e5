import Foundation
package import HeadlessUIKit
package import InterfaceBuilder
import XMLTree

/// The screen on which Interface Builder's canvas shows a document.
struct CanvasDevice {
  let device: HeadlessDevice
  let isLandscape: Bool
  /// Whether the document names no device, as in Xcode 7 and earlier.
  let isGeneric: Bool

  /// The size in points of the square canvas that represented every device.
  static let genericSize = CGSize(width: 600, height: 600)

  private static let anyDevice = HeadlessDevice(
    identifier: "", name: "any device", idiom: .unspecified, size: genericSize, scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// The canvas of tvOS documents before they named a device; all of it was usable.
  private static let anyTV = HeadlessDevice(
    identifier: "", name: "any TV", idiom: .tv, size: CGSize(width: 1920, height: 1080), scale: 1)

  @MainActor
  init(_ document: IBDocument) {
    let identifier = document.device?.node[Names.id]
    let known = identifier.flatMap { HeadlessDevice(identifier: $0) }
    isGeneric = identifier == nil
    device = known ?? (document.platform == .tvOS ? Self.anyTV : Self.anyDevice)
    isLandscape = device.canLie && document.device?.isLandscape == true
  }

  init(_ device: HeadlessDevice, isLandscape: Bool) {
    self.device = device
    self.isLandscape = isLandscape && device.canLie
    isGeneric = false
  }

  /// The size of the screen in its orientation, in points.
  var size: CGSize {
    isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
  }

  /// Whether the screen has a home indicator at its bottom.
  var hasHomeIndicator: Bool { device.safeArea.bottom > 0 }

  /// Returns the safe area insets of a view that fills the screen, in points.
  @MainActor
  func safeArea(in tools: IBToolsVersion, _ rules: CanvasRules) -> UIEdgeInsets {
    var insets = isLandscape ? device.landscapeSafeArea : device.safeArea
    guard !isLandscape else { return insets }
    if device.idiom == .tv {
      if insets.left > 0 { (insets.left, insets.right) = (tools.sideOfTV, tools.sideOfTV) }
    } else {
      insets.top = tools.statusBarHeight(on: device, rules)
    }
    return insets
  }
}

extension IBToolsVersion {
  /// The inset of the safe area at either side of a TV screen, in points.
  ///
  /// Source: Apple's guidelines state 90 up to tvOS 12, and 80 since; the former was also measured on a document.
  fileprivate var sideOfTV: CGFloat { self < .xcode11 ? 90 : 80 }

  /// Returns the height of the status bar on Interface Builder's canvas, in points.
  ///
  /// Source: measured on documents of each era; devices with a home button had no status bar in some versions.
  @MainActor
  fileprivate func statusBarHeight(on device: HeadlessDevice, _ rules: CanvasRules) -> CGFloat {
    if device.safeArea.bottom == 0 {
      let isGone =
        (IBToolsVersion.xcode11 ..< .xcode14_3).contains(self) && rules.follow(.noStatusBar)
      return isGone ? 0 : 20
    }
    guard device.idiom == .phone else { return device.safeArea.top }
    switch device.identifier {
    case "retina5_9": return self >= .xcode14_3 && rules.follow(.tallStatusBar) ? 50 : 44
    case "retina6_1", "retina6_0", "retina6_7", "retina5_4":
      return self >= .xcode14 ? device.safeArea.top : 44
    default: return device.safeArea.top
    }
  }
}

extension HeadlessDevice {
  /// Returns the device on which Interface Builder's canvas shows a document: its own one, or a square one without a name
  /// for a document that names none, as in Xcode 7 and earlier.
  @MainActor
  package static func onCanvas(of document: IBDocument) -> HeadlessDevice {
    CanvasDevice(document).device
  }
}
