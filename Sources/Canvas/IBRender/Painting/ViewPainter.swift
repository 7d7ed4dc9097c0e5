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
  /// The names for which problems have already been reported.
  private var reported: Set<String> = []
  /// The number of parts that images with shapes and tiled images have added to the picture.
  var imagePartCount = 0
  /// The color of all shapes in the drawing that the painter is painting, or nil for their own colors.
  var drawingTint: CGColor?

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
    group.opacity = view.alpha * opacity(ofPart: view)
    let transform = layer.affineTransform()
    if !transform.isIdentity { group.transform = transform.about(position) }
    group.shadow = shadow(of: layer)
    if layer.masksToBounds, mayReachOut(view) { group.clips.append(outline(of: layer, frame)) }
    if let mask = mask(of: layer, frame) { group.clips.append(mask) }
    if let corners = roundedCorners(of: view) {
      group.clips.append(Self.outline(frame, radius: Self.insetGroupRadius, corners))
    }
    within(group) { paintInside(view, frame) }
  }

  /// The largest coordinate that backends can draw, in points.
  private static let farthest: CGFloat = 1e6

  /// Returns whether a frame can be painted. Reports an infinite, very large or negative frame.
  private func isDrawable(_ frame: CGRect, of view: UIView) -> Bool {
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    let size = view.layer.bounds.size
    let reason: String
    if !numbers.allSatisfy(\.isFinite) {
      reason = "is not finite"
    } else if size.width < 0 || size.height < 0 {
      reason = "has a negative size"
    } else if !numbers.allSatisfy({ abs($0) <= Self.farthest }) {
      reason = "is beyond 1,000,000 points"
    } else {
      return true
    }
    let id = options.identifier(view)
    report(
      "endless-frame", name: id ?? "\(type(of: view))",
      "the frame of \(options.className(view))\(id.map { " #\($0)" } ?? "") \(reason); the view is left out of the picture"
    )
    return false
  }

  /// Puts steps into a group, unless the group would have no effect and no id.
  func within(_ group: Picture.Group, _ paint: () -> Void) {
    let isPlain =
      group.id == nil && group.opacity >= 1 && group.clips.isEmpty && group.shadow == nil
      && group.transform.isIdentity && group.blendMode == .normal && !group.isIsolated
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
    paintContents(of: view.layer, frame)
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
    group.shadow = shadow(of: layer)
    if layer.masksToBounds { group.clips.append(outline(of: layer, frame)) }
    if let mask = mask(of: layer, frame) { group.clips.append(mask) }
    within(group) {
      if let color = layer.backgroundColor { fill(outline(of: layer, frame), color) }
      paintContents(of: layer, frame)
      paintDrawing(of: layer, frame)
      paintStandIn(PictureOptions.foreignContent(of: layer), frame)
      let inside = CGPoint(
        x: frame.minX - layer.bounds.origin.x, y: frame.minY - layer.bounds.origin.y)
      for sublayer in Self.byDepth(layer.sublayers ?? [], \.self) {
        paint(sublayer, origin: inside)
      }
      paintBorder(of: layer, frame)
    }
  }

  // MARK: Layers

  /// Returns the rectangle of a layer with its rounded corners.
  func outline(of layer: CALayer, _ frame: CGRect) -> Picture.Shape {
    Self.outline(frame, radius: layer.cornerRadius, UIRectCorner(layer.maskedCorners))
  }

  private static func outline(
    _ frame: CGRect, radius: CGFloat, _ corners: UIRectCorner
  ) -> Picture.Shape {
    let radius = min(radius, min(frame.width, frame.height) / 2)
    guard radius > 0 else { return .rectangle(frame, radius: 0) }
    if corners == .allCorners { return .rectangle(frame, radius: radius) }
    let path = UIBezierPath(
      roundedRect: frame, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return .path(path.cgPath, .winding)
  }

  private func shadow(of layer: CALayer) -> DisplayList.Shadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return nil }
    return DisplayList.Shadow(
      offset: layer.shadowOffset, blur: layer.shadowRadius,
      color: color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity)) ?? color)
  }

  /// Returns the shape of a layer's mask: the path of a shape layer, or the outline of another layer.
  private func mask(of layer: CALayer, _ frame: CGRect) -> Picture.Shape? {
    guard let mask = layer.mask else { return nil }
    let place = mask.frame.offsetBy(
      dx: frame.minX - layer.bounds.minX, dy: frame.minY - layer.bounds.minY)
    guard let shape = mask as? CAShapeLayer, let path = shape.path else {
      return outline(of: mask, place)
    }
    var shift = CGAffineTransform(translationX: place.minX, y: place.minY)
    return .path(path.copy(using: &shift) ?? path, shape.fillRule == .evenOdd ? .evenOdd : .winding)
  }

  /// The radius of the corners of a section in an inset grouped table, in points.
  private static let insetGroupRadius: CGFloat = 10

  /// Returns the corners of a cell that are rounded, because the cell is the first or last one of a section in an inset
  /// grouped table, or nil for other views. The cells of a section are those that touch each other.
  private func roundedCorners(of view: UIView) -> UIRectCorner? {
    guard view is UITableViewCell, let table, table.style == .insetGrouped else { return nil }
    let cells = (table.subviews + options.insertedViews(table)).filter { $0 is UITableViewCell }
    func touches(_ edge: CGFloat, _ other: (CGRect) -> CGFloat) -> Bool {
      cells.contains { $0 !== view && abs(other($0.frame) - edge) < 0.75 }
    }
    var corners: UIRectCorner = []
    if !touches(view.frame.minY, \.maxY) { corners.formUnion([.topLeft, .topRight]) }
    if !touches(view.frame.maxY, \.minY) { corners.formUnion([.bottomLeft, .bottomRight]) }
    return corners.isEmpty
      ? nil
      : corners == [.topLeft, .topRight, .bottomLeft, .bottomRight]
        ? .allCorners : corners
  }

  /// Paints an image that code set as a layer's contents.
  private func paintContents(of layer: CALayer, _ frame: CGRect) {
    let image =
      layer.contents as? UIImage
      ?? (layer.contents as? CGImage).map {
        UIImage(cgImage: $0, scale: layer.contentsScale, orientation: .up)
      }
    guard let image else { return }
    paint(image, in: fitted(image, frame, layer.contentsGravity.contentMode), tint: nil)
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

  /// Returns the system's color for a cell in a grouped table, or nil for other views.
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

  /// Returns the components of a color for the view's traits.
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

extension CALayerContentsGravity {
  /// The equivalent content mode. The names of the vertical modes assume a y-axis that points up.
  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
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
  /// Creates the corners from a layer's corner mask.
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
