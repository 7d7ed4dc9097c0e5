import AssetCatalog
import Diagnostics
import Foundation
import HeadlessUIKit

/// A painter that adds views to a picture, from back to front.
@MainActor
final class ViewPainter {
  let options: PictureOptions
  var steps: [Picture.Step] = []
  var problems: [Diagnostic] = []
  /// The traits of the view that the painter is painting.
  private(set) var traits: UITraitCollection
  /// The table that the painter is painting.
  private var table: UITableView?
  /// The names for which problems have been reported.
  private var reported: Set<String> = []

  init(_ options: PictureOptions, traits: UITraitCollection) {
    self.options = options
    self.traits = traits
  }

  /// The smallest visible opacity.
  private static let leastOpacity: CGFloat = 0.004

  // MARK: Views

  /// Paints a view and its subviews.
  /// - Parameter origin: The origin of the superview's coordinates, in the picture's coordinates.
  func paint(_ view: UIView, origin: CGPoint) {
    guard !view.isHidden, view.alpha > Self.leastOpacity else { return }
    let layer = view.layer
    let size = layer.bounds.size
    let position = CGPoint(x: origin.x + layer.position.x, y: origin.y + layer.position.y)
    let frame = CGRect(
      x: position.x - layer.anchorPoint.x * size.width,
      y: position.y - layer.anchorPoint.y * size.height, width: size.width, height: size.height)
    guard isDrawable(frame, of: view) else { return }
    let outer = traits
    if view.overrideUserInterfaceStyle != .unspecified { traits = view.traitCollection }
    defer { traits = outer }
    var group = Picture.Group()
    group.id = options.identifier(view)
    group.className = options.className(view)
    group.frame = frame
    group.opacity = view.alpha
    let transform = layer.affineTransform()
    if !transform.isIdentity { group.transform = transform.about(position) }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      group.shadow = DisplayList.Shadow(
        offset: layer.shadowOffset, blur: layer.shadowRadius,
        color: color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)) ?? color)
    }
    group.clips = clips(of: view, frame)
    within(group) { paintInside(view, frame) }
  }

  /// Returns whether a frame can be painted. Reports an infinite frame.
  private func isDrawable(_ frame: CGRect, of view: UIView) -> Bool {
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
      report(
        "endless-frame", name: options.identifier(view) ?? "\(type(of: view))",
        "the frame of \(type(of: view)) is not finite; the view is left out of the picture")
      return false
    }
    return layer(view).bounds.width >= 0 && layer(view).bounds.height >= 0
  }

  private func layer(_ view: UIView) -> CALayer { view.layer }

  /// Puts steps into a group, unless the group would have no effect and no id.
  func within(_ group: Picture.Group, _ paint: () -> Void) {
    let isPlain =
      group.id == nil && group.opacity >= 1 && group.clips.isEmpty && group.shadow == nil
      && group.transform.isIdentity
    if isPlain { return paint() }
    steps.append(.begin(group))
    let start = steps.count
    paint()
    // Keep the empty group of an object with an id, so that it can be selected.
    if steps.count == start, group.id == nil { steps.removeLast() } else { steps.append(.end) }
  }

  private func paintInside(_ view: UIView, _ frame: CGRect) {
    let outer = table
    defer { table = outer }
    if let inner = view as? UITableView { table = inner }
    paintBackground(view, frame)
    paintContent(of: view, frame)
    paintDrawing(of: view.layer, frame)
    let inside = CGPoint(
      x: frame.minX - view.bounds.origin.x, y: frame.minY - view.bounds.origin.y)
    paintSublayers(of: view, inside)
    for subview in options.insertedViews(view) { paint(subview, origin: inside) }
    paintOverlay(of: view, frame)
    paintBorder(of: view.layer, frame)
  }

  /// Paints subviews, and layers without views, in their order.
  private func paintSublayers(of view: UIView, _ origin: CGPoint) {
    let layers = view.layer.sublayers ?? []
    if layers.count == view.subviews.count {
      for subview in Self.byDepth(view.subviews, \.layer) where !hidesPart(subview, of: view) {
        paint(subview, origin: origin)
      }
      return
    }
    for layer in Self.byDepth(layers, \.self) {
      if let subview = layer.delegate as? UIView {
        if !hidesPart(subview, of: view) { paint(subview, origin: origin) }
      } else {
        paint(layer, origin: origin)
      }
    }
  }

  /// Returns items sorted by the depth of their layers, from back to front.
  private static func byDepth<Item>(_ items: [Item], _ layer: (Item) -> CALayer) -> [Item] {
    guard items.contains(where: { layer($0).zPosition != 0 }) else { return items }
    return items.enumerated().sorted {
      (layer($0.element).zPosition, $0.offset) < (layer($1.element).zPosition, $1.offset)
    }.map(\.element)
  }

  /// Paints a layer without a view.
  private func paint(_ layer: CALayer, origin: CGPoint) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let size = layer.bounds.size
    let position = CGPoint(x: origin.x + layer.position.x, y: origin.y + layer.position.y)
    let frame = CGRect(
      x: position.x - layer.anchorPoint.x * size.width,
      y: position.y - layer.anchorPoint.y * size.height, width: size.width, height: size.height)
    var group = Picture.Group()
    group.frame = frame
    group.opacity = CGFloat(layer.opacity)
    if !layer.affineTransform().isIdentity {
      group.transform = layer.affineTransform().about(position)
    }
    if layer.masksToBounds { group.clips.append(outline(of: layer, frame)) }
    within(group) {
      if let color = layer.backgroundColor { fill(outline(of: layer, frame), color) }
      paintDrawing(of: layer, frame)
      let inside = CGPoint(
        x: frame.minX - layer.bounds.origin.x, y: frame.minY - layer.bounds.origin.y)
      for sublayer in layer.sublayers ?? [] { paint(sublayer, origin: inside) }
      paintBorder(of: layer, frame)
    }
  }

  // MARK: Layers

  /// Returns the rectangle of a layer with its rounded corners.
  func outline(of layer: CALayer, _ frame: CGRect) -> Picture.Shape {
    let radius = min(layer.cornerRadius, min(frame.width, frame.height) / 2)
    guard radius > 0 else { return .rectangle(frame, radius: 0) }
    let corners = UIRectCorner(layer.maskedCorners)
    if corners == .allCorners { return .rectangle(frame, radius: radius) }
    let path = UIBezierPath(
      roundedRect: frame, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return .path(path.cgPath, .winding)
  }

  private func clips(of view: UIView, _ frame: CGRect) -> [Picture.Shape] {
    var clips: [Picture.Shape] = []
    let layer = view.layer
    if layer.masksToBounds, mayReachOut(view) { clips.append(outline(of: layer, frame)) }
    if let mask = layer.mask {
      let place = mask.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      if let shape = (mask as? CAShapeLayer)?.path {
        var shift = CGAffineTransform(translationX: place.minX, y: place.minY)
        clips.append(.path(shape.copy(using: &shift) ?? shape, .winding))
      } else {
        clips.append(outline(of: mask, place))
      }
    }
    return clips
  }

  /// Returns whether any content may extend beyond the bounds, so that clipping makes a difference.
  private func mayReachOut(_ view: UIView) -> Bool {
    view.layer.cornerRadius > 0 || view is UIImageView || view is UIScrollView
      || view.layer.sublayers?.contains { !view.layer.bounds.contains($0.frame) } == true
  }

  private func paintBackground(_ view: UIView, _ frame: CGRect) {
    guard let color = view.backgroundColor ?? usualBackground(of: view) else { return }
    if let pattern = color.patternImage {
      return paint(pattern, in: frame, tint: nil, isTiled: true)
    }
    fill(outline(of: view.layer, frame), components(color))
  }

  /// Returns the colour that the system gives to a cell in a grouped table, or nil for other views.
  private func usualBackground(of view: UIView) -> UIColor? {
    guard view is UITableViewCell, let table, table.style != .plain else { return nil }
    return .secondarySystemGroupedBackground
  }

  private func paintBorder(of layer: CALayer, _ frame: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    // The border is inside the edge.
    let width = min(layer.borderWidth, min(frame.width, frame.height))
    let inner = frame.insetBy(dx: width / 2, dy: width / 2)
    let shape: Picture.Shape
    switch outline(of: layer, frame) {
    case .rectangle(_, let radius):
      shape = .rectangle(inner, radius: max(radius - width / 2, 0))
    case let other: shape = other
    }
    stroke(shape, color, width: width)
  }

  // MARK: Steps

  /// Returns the components of a colour for the view's traits.
  func components(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }

  func fill(_ shape: Picture.Shape, _ color: CGColor) {
    if color.alpha > 0 { steps.append(.fill(shape, .color(color))) }
  }

  func fill(_ rect: CGRect, _ color: UIColor, radius: CGFloat = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(.rectangle(rect, radius: min(radius, min(rect.width, rect.height) / 2)), components(color))
  }

  func stroke(_ shape: Picture.Shape, _ color: CGColor, width: CGFloat) {
    var style = DisplayList.Stroke()
    style.width = width
    if color.alpha > 0 { steps.append(.stroke(shape, style, color)) }
  }

  /// Strokes lines with rounded ends.
  func stroke(_ lines: [[CGPoint]], _ color: UIColor, width: CGFloat) {
    let path = CGMutablePath()
    for line in lines { path.addLines(between: line) }
    var style = DisplayList.Stroke()
    style.width = width
    style.cap = .round
    style.join = .round
    steps.append(.stroke(.path(path, .winding), style, components(color)))
  }

  func report(_ id: String, name: String, _ message: String) {
    guard reported.insert("\(id) \(name)").inserted else { return }
    problems.append(Diagnostic(id: id, severity: .warning, message: message))
  }

  /// Returns whether a view's layout is from right to left.
  func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension CGAffineTransform {
  /// Returns the transform, applied about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension UIRectCorner {
  /// Creates the corners for a layer's mask.
  fileprivate init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    if mask.isSuperset(of: [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]) {
      self = .allCorners
    }
  }
}
