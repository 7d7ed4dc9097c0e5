import Foundation

extension CALayer {
  /// Converts a point to the coordinates of a superlayer or sublayer at any depth; nil for other layers.
  func convertDirectly(_ point: CGPoint, to other: CALayer) -> CGPoint? {
    raise(point, to: other) ?? other.lower(point, from: self)
  }

  private func raise(_ point: CGPoint, to outer: CALayer) -> CGPoint? {
    var point = point
    var layer = self
    while layer !== outer {
      guard let parent = layer.superlayer else { return nil }
      point = layer.projection(to: parent).apply(point)
      layer = parent
    }
    return point
  }

  /// Converts a rectangle to the coordinates of a superlayer if all layers between them are only translated.
  ///
  /// Returns nil for other layers.
  func convertDirectly(_ rect: CGRect, to outer: CALayer) -> CGRect? {
    var origin = rect.origin
    var layer = self
    while layer !== outer {
      guard let parent = layer.superlayer, case .moved(let x, let y) = layer.projection(to: parent)
      else { return nil }
      origin.x += x
      origin.y += y
      layer = parent
    }
    return CGRect(origin: origin, size: rect.size)
  }

  private func lower(_ point: CGPoint, from outer: CALayer) -> CGPoint? {
    var path: [CALayer] = []
    var layer = self
    while layer !== outer {
      path.append(layer)
      guard let parent = layer.superlayer else { return nil }
      layer = parent
    }
    var point = point
    for inner in path.reversed() {
      point = inner.projection(to: layer).applyInverse(point)
      layer = inner
    }
    return point
  }
}

/// The path between the coordinate spaces of two layers: up to their nearest common superlayer, then down.
///
/// Points are converted through one layer after another, so that products of many matrices do not lose precision.
@MainActor
struct LayerPath {
  /// The offset between two hierarchies, from the coordinates of the first root layer to those of the second.
  var bridge = CGPoint.zero
  private var up: [CALayer] = []
  /// The layers to convert down through, from the innermost outward.
  private var down: [CALayer] = []

  /// - Parameters:
  ///   - end: The layer whose coordinates are the destination; nil for the outermost layer.
  ///   - joinsWindows: Whether the layers are in two windows, whose coordinates ``bridge`` connects.
  init(from start: CALayer, to end: CALayer?, joinsWindows: Bool = false) {
    if start === end { return }
    up = Self.chain(of: start)
    guard let end else {
      // The outermost layer's own position is not part of the path to its coordinates.
      up.removeLast()
      return
    }
    down = Self.chain(of: end)
    while let outer = up.last, outer === down.last {
      up.removeLast()
      down.removeLast()
    }
    // Windows are positioned by ``bridge``, the outermost views of other hierarchies by their frames.
    guard joinsWindows else { return }
    if let top = up.last, top.superlayer == nil { up.removeLast() }
    if let top = down.last, top.superlayer == nil { down.removeLast() }
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var point = point
    for layer in up { point = layer.toSuperlayer.apply(point) }
    point.x += bridge.x
    point.y += bridge.y
    for layer in down.reversed() { point = layer.toSuperlayer.applyInverse(point) }
    return point
  }

  func convert(_ rect: CGRect) -> CGRect {
    // A rectangle that is only translated keeps its exact size.
    if up.allSatisfy(\.isOnlyMoved), down.allSatisfy(\.isOnlyMoved) {
      return CGRect(origin: convert(rect.origin), size: rect.size)
    }
    return rect.standardized.mappingCorners { convert($0) }
  }

  /// Returns a layer and its superlayers, innermost first.
  private static func chain(of layer: CALayer) -> [CALayer] {
    var chain: [CALayer] = []
    var current: CALayer? = layer
    while let layer = current {
      chain.append(layer)
      current = layer.superlayer
    }
    return chain
  }
}
