import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// Returns the size in points of a top-level view that fills the document's device; nil if the view has its own size.
  ///
  /// Before Xcode 9, the size does not depend on the device.
  func topLevelViewSize(of view: IBObject, _ era: ToolsEra) -> Size? {
    guard usesTraitCollections, SimulatedMetrics(view.node).destination != .freeform else {
      return nil
    }
    return canvasSize(era)
  }

  /// Returns the size in points of the device that the canvas shows: 600 by 600 if the document specifies none, nil for
  /// an unknown device.
  func canvasSize(_ era: ToolsEra) -> Size? {
    guard era.sizesViewsByDevice, let device else { return Size(width: 600, height: 600) }
    guard let size = DeviceSizes.points[device.node[Names.id] ?? ""] else { return nil }
    return device.isLandscape ? Size(width: size.height, height: size.width) : size
  }
}
