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
    guard let size = DeviceSizes.points[device.node[Names.id] ?? ""] else { return nil }
    return device.isLandscape ? Size(width: size.height, height: size.width) : size
  }
}
