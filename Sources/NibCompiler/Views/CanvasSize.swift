import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// The size in points of a top-level view that fills the document's device; nil if it has its own size.
  ///
  /// Before Xcode 9 it is that of no device in particular.
  func topLevelViewSize(of view: IBObject, _ era: ToolsEra) -> Size? {
    guard usesTraitCollections, SimulatedMetrics(view.node).destination != .freeform else {
      return nil
    }
    return canvasSize(era)
  }

  /// The size in points of the device that the canvas shows; 600 by 600 without one, nil for one that is not
  /// known.
  func canvasSize(_ era: ToolsEra) -> Size? {
    guard era.sizesViewsByDevice, let device else { return Size(width: 600, height: 600) }
    guard let size = Self.deviceSizes[device.node[Names.id] ?? ""] else { return nil }
    let isLandscape = device.node[Names.orientation]?.hasPrefix("landscape") == true
    return isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// The screens of Interface Builder's devices, upright, in points.
  private static let deviceSizes: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina6_0": Size(width: 390, height: 844),
    "retina6_1": Size(width: 414, height: 896), "retina6_12": Size(width: 393, height: 852),
    "retina6_5": Size(width: 414, height: 896), "retina6_7": Size(width: 428, height: 926),
    "retina6_72": Size(width: 430, height: 932), "ipad9_7": Size(width: 768, height: 1024),
    "ipad10_2": Size(width: 810, height: 1080), "ipad10_5": Size(width: 834, height: 1112),
    "ipad10_9rounded": Size(width: 820, height: 1180),
    "ipad11_0rounded": Size(width: 834, height: 1194),
    "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
    "appleTV": Size(width: 1920, height: 1080),
  ]
}
