public import Foundation

extension CGContext {
  /// A context of pixels with the y axis up; it records what is drawn as any other, and has no pixels to read.
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// In pixels.
  public var width: Int { Int(pixelsOf: bounds.width, scale: scale) }
  /// In pixels.
  public var height: Int { Int(pixelsOf: bounds.height, scale: scale) }
  public var bytesPerRow: Int { width * 4 }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Always nil: there are no pixels.
  public var data: UnsafeMutableRawPointer? { nil }

  /// An image of what was drawn so far.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    var list = DisplayList()
    list.append(
      contentsOf: displayList,
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    return CGImage(list, width: width, height: height)
  }

  /// Draws an image upright where the y axis points up: upside down in UIKit's contexts, as on a device.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    record(.image(image.content, rect: rect))
    restoreGState()
  }

  /// Cuts what follows to a rectangle; the mask's own shape has no effect, as there are no pixels.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Sets the colour of fills by its numbers in a space; see ``setFillColor(_:)-([CGFloat])``.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Sets the colour of fills: a grey of two numbers, or red, green, blue and alpha.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(components) { setFillColor(color) }
  }

  /// Sets the colour of strokes: a grey of two numbers, or red, green, blue and alpha.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(components) { setStrokeColor(color) }
  }

  // What has no effect where nothing is painted.
  public func flush() {}
  public func synchronize() {}
  public func setPatternPhase(_ phase: CGSize) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Takes all clips away.
  public func resetClip() { state.clips = [] }

  /// From points to pixels.
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

/// What is done with colours that a device lacks, with Core Graphics' numbers.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  fileprivate convenience init?(_ components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// A colour of a space by its numbers and its alpha; nil for another count than two or four.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.model == .monochrome ? 2 : 4
    self.init(Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The space of the numbers.
  public var colorSpace: CGColorSpace? {
    numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
}

/// The kind of a space of colours, with Core Graphics' numbers.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

extension CGColorSpace {
  /// Greys, or red, green and blue.
  public var model: CGColorSpaceModel { name?.contains("Gray") == true ? .monochrome : .rgb }
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

extension CALayer {
  /// Draws the layer and those inside it into a context: backgrounds, borders and what was drawn into them.
  ///
  /// Round corners clip where the layer clips; shadows and text of views are left out.
  @preconcurrency
  public func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    displayIfNeeded()
    ctx.saveGState()
    ctx.multiplyAlpha(by: CGFloat(opacity))
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
    ctx.restoreGState()
  }
}

extension UIView {
  /// Draws the view and those inside it into the current context; see ``CALayer/render(in:)`` for what is drawn.
  /// - Returns: Whether there is a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

  /// A picture of the view in a view of its size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    let picture = UIImageView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    return picture
  }

  /// A picture of a part of the view, in its coordinates.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
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
