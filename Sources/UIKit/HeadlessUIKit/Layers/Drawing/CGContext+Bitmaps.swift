public import Foundation

extension CGContext {
  /// Creates a bitmap context whose y-axis points up. Like any context it records drawing, and has no pixels to read.
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The width in pixels.
  public var width: Int { Int(pixelsOf: bounds.width, scale: scale) }
  /// The height in pixels.
  public var height: Int { Int(pixelsOf: bounds.height, scale: scale) }
  public var bytesPerRow: Int { width * 4 }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Nil: a context has no pixels.
  public var data: UnsafeMutableRawPointer? { nil }

  /// Returns an image of what was drawn so far.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    var list = DisplayList()
    list.append(
      contentsOf: displayList,
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    return CGImage(list, width: width, height: height)
  }

  /// Draws an image, which is upright if the y-axis points up; in UIKit's contexts, it is upside down, as on a device.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    record(.image(image.content, rect: rect))
    restoreGState()
  }

  /// Clips later drawing to a rectangle. The mask's shape has no effect, because a context has no pixels.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Sets the space of the components that ``setFillColor(_:)-([CGFloat])`` expects, and makes the fill color black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  /// Sets the space of the components that ``setStrokeColor(_:)-([CGFloat])`` expects, and makes the stroke color
  /// black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  /// Sets the fill color from its components in the current space, alpha last. The space is gray at first, and then
  /// that of the last color set. Does nothing if components are missing.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(components, in: state.fillSpace) { state.fillColor = color }
  }

  /// Sets the stroke color from its components in the current space, alpha last. The space is gray at first, and then
  /// that of the last color set. Does nothing if components are missing.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(components, in: state.strokeSpace) { state.strokeColor = color }
  }

  // These have no effect, because a context only records drawing.
  public func flush() {}
  public func synchronize() {}
  public func setPatternPhase(_ phase: CGSize) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Removes all clips.
  public func resetClip() { state.clips = [] }

  /// The transform from points to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}

/// The way in which colors that a device cannot show are converted, with Core Graphics' raw values.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// Creates a color from its components in a space, alpha last, or nil if components are missing.
  fileprivate convenience init?(_ components: [CGFloat], in space: CGColorSpace) {
    guard components.count > space.numberOfComponents else { return nil }
    let alpha = components[space.numberOfComponents]
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: alpha)
    } else if space.name == CGColorSpace.displayP3 {
      self.init(
        displayP3Red: components[0], green: components[1], blue: components[2], alpha: alpha)
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }

  /// Creates a color from its components in a space, alpha last: two for grays, four otherwise.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(Array(UnsafeBufferPointer(start: components, count: count)), in: space)
  }

  /// Creates an sRGB color.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? {
    numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
}

/// The model of a color space, with Core Graphics' raw values.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

extension CGColorSpace {
  /// The model of the space: grays, or red, green and blue.
  public var model: CGColorSpaceModel { name?.contains("Gray") == true ? .monochrome : .rgb }
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

extension CALayer {
  /// Draws the layer and its sublayers into a context: backgrounds, borders and drawings.
  ///
  /// Rounded corners clip if the layer masks to its bounds; shadows and the text of views are not drawn.
  @preconcurrency
  public func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    displayIfNeeded()
    ctx.saveGState()
    ctx.multiplyAlpha(by: CGFloat(opacity))
    // A translucent layer is blended as a whole, with its sublayers.
    if opacity < 1 { ctx.beginTransparencyLayer(auxiliaryInfo: nil) }
    let outline = CGPath(
      roundedRect: bounds, cornerWidth: min(cornerRadius, bounds.width / 2),
      cornerHeight: min(cornerRadius, bounds.height / 2), transform: nil)
    if masksToBounds {
      ctx.addPath(outline)
      ctx.clip()
    }
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.addPath(outline)
      ctx.fillPath()
    }
    if let drawing { ctx.draw(drawing) }
    for layer in sublayers ?? [] {
      ctx.saveGState()
      let origin = layer.convert(CGPoint.zero, to: self)
      let right = layer.convert(CGPoint(x: 1, y: 0), to: self)
      let down = layer.convert(CGPoint(x: 0, y: 1), to: self)
      ctx.concatenate(
        CGAffineTransform(
          a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x,
          d: down.y - origin.y, tx: origin.x, ty: origin.y))
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    if borderWidth > 0, let borderColor {
      ctx.setStrokeColor(borderColor)
      ctx.setLineWidth(borderWidth)
      ctx.addPath(
        CGPath(
          rect: bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), transform: nil))
      ctx.strokePath()
    }
    if opacity < 1 { ctx.endTransparencyLayer() }
    ctx.restoreGState()
  }
}

extension UIView {
  /// Draws the view and its subviews into the current context; see ``drawHierarchy(in:afterScreenUpdates:)``.
  func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  func snapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    let picture = UIImageView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    return picture
  }

  func snapshot(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !rect.isEmpty, let whole = snapshotView(afterScreenUpdates: afterUpdates) else {
      return nil
    }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(whole)
    return part
  }
}
