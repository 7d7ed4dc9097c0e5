import AssetCatalog
import Foundation
import HeadlessUIKit

extension ViewPainter {
  func paintImageView(_ view: UIImageView, _ frame: CGRect) {
    let shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image = shown?.variant(for: traits) else { return }
    let place =
      image.isSizeKnown
      ? view.contentMode.contentRect(for: image.size, in: frame)
      : UIView.ContentMode.scaleAspectFit.contentRect(for: CGSize(width: 1, height: 1), in: frame)
    paint(
      image, in: place, tint: view.tintColor, isTemplate: view.showsTemplates,
      isMirrored: isRightToLeft(view))
  }

  /// Returns the rectangle of an image in a view, for a content mode.
  func fitted(_ image: UIImage, _ rect: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    image.isSizeKnown ? mode.contentRect(for: image.size, in: rect) : rect
  }

  /// Paints an image that fills a rectangle.
  /// - Parameters:
  ///   - tint: The color of templates and symbols.
  ///   - isTemplate: Whether to treat an image with automatic rendering mode as a template.
  ///   - isTiled: Whether to repeat the image at its own size.
  func paint(
    _ image: UIImage, in rect: CGRect, tint: UIColor?, isTemplate: Bool = false,
    isTiled: Bool = false, isMirrored: Bool = false
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let image = image.variant(for: traits)
    let isTinted =
      image.renderingMode == .alwaysTemplate
      || image.renderingMode == .automatic && (isTemplate || image.isSymbolImage)
    let color = image.ownTint ?? (isTinted ? tint : nil)
    if image.isSymbolImage {
      return paintSymbol(image.name ?? "", in: rect, color ?? .label)
    }
    if let list = image.displayList { return paint(list, of: image.size, in: rect) }
    guard let file = image.file else { return paintMissing(image, in: rect) }
    let isMirrored = isMirrored && image.flipsForRightToLeftLayoutDirection
    if file.pathExtension.lowercased() == "pdf" {
      return paintPDF(file, in: rect, tint: color.map { components($0) }, isMirrored: isMirrored)
    }
    guard let part = part(file, of: image, in: rect) else { return }
    var shown = part
    shown.tint = color.map { components($0) }
    shown.isMirrored = isMirrored
    if isTiled, image.isSizeKnown {
      paintTiles(shown, in: rect)
    } else {
      steps.append(.image(shown))
    }
  }

  /// Returns the picture element for an image file, or reports a problem and returns nil if the file cannot be shown.
  private func part(_ file: URL, of image: UIImage, in rect: CGRect) -> Picture.ImagePart? {
    if let reason = options.files.problem(with: file) {
      reportUndrawn(file, reason, in: rect)
      return nil
    }
    var part = Picture.ImagePart(
      file: file, size: image.isSizeKnown ? image.size : rect.size, rect: rect)
    part.capInsets = image.capInsets
    return part
  }

  /// Paints the shapes of a PDF, or a box if the file contains anything else.
  private func paintPDF(_ file: URL, in rect: CGRect, tint: CGColor?, isMirrored: Bool) {
    do throws(PDFImage.Failure) {
      let image = try options.files.drawing(in: file)
      try addParts(image.partCount)
      var group = Picture.Group()
      if image.needsClip { group.clips = [.rectangle(rect, radius: 0)] }
      if isMirrored {
        group.transform = CGAffineTransform(scaleX: -1, y: 1)
          .about(CGPoint(x: rect.midX, y: rect.midY))
      }
      drawingTint = tint
      within(group) { paint(image.drawing, of: image.size, in: rect) }
      drawingTint = nil
    } catch {
      reportUndrawn(file, error.reason, in: rect)
    }
  }

  /// Counts parts that an image adds to the picture: a small document can show the same image thousands of times.
  private func addParts(_ count: Int) throws(PDFImage.Failure) {
    imagePartCount += count
    if imagePartCount > Picture.mostImageParts {
      throw PDFImage.Failure(
        reason: "the shapes and tiles of all images together have more than 1,000,000 parts")
    }
  }

  private func reportUndrawn(_ file: URL, _ reason: String, in rect: CGRect) {
    let name = file.lastPathComponent
    report(
      "undrawn-image", name: name,
      "cannot draw '\(name)', because \(reason); a box is drawn instead")
    paintBox(named: name, in: rect)
  }

  private func paintTiles(_ part: Picture.ImagePart, in rect: CGRect) {
    let (width, height) = (part.size.width, part.size.height)
    let count = (rect.width / width).rounded(.up) * (rect.height / height).rounded(.up)
    // More tiles than this are too small to distinguish, so they are painted as one stretched image.
    guard count <= 2000, (try? addParts(Int(count))) != nil else {
      return steps.append(.image(part))
    }
    var group = Picture.Group()
    group.clips = [.rectangle(rect, radius: 0)]
    within(group) {
      var y = rect.minY
      while y < rect.maxY {
        var x = rect.minX
        while x < rect.maxX {
          var tile = part
          tile.rect = CGRect(x: x, y: y, width: width, height: height)
          steps.append(.image(tile))
          x += width
        }
        y += height
      }
    }
  }

  private func paintMissing(_ image: UIImage, in rect: CGRect) {
    guard let name = image.name, !name.isEmpty else { return }
    report(
      "missing-image", name: name, "no image named '\(name)' was found; a box is drawn instead")
    paintBox(named: name, in: rect)
  }

  // MARK: Symbols

  /// Paints a system symbol: with simple shapes for common symbols, or a neutral glyph with the name for others.
  ///
  /// Apple's glyphs are not freely available. The shapes here were drawn for this project.
  func paintSymbol(_ name: String, in rect: CGRect, _ color: UIColor) {
    let side = min(rect.width, rect.height)
    let box = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side
    ).insetBy(dx: side * 0.08, dy: side * 0.08)
    let width = max(side * 0.08, 0.75)
    if let lines = SymbolShape.lines(of: name) {
      let placed = lines.map { line in
        line.map {
          CGPoint(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height)
        }
      }
      return stroke(placed, color, width: width)
    }
    let outline = Picture.Shape.rectangle(box, radius: side * 0.2)
    stroke(outline, components(color), width: width)
    guard side >= 28 else { return }
    let size = min(side * 0.14, 9)
    text(name, .systemFont(ofSize: size), color, in: box.insetBy(dx: width, dy: 0))
  }

  /// Paints a character in a circle.
  func paintRoundSymbol(_ sign: String, in rect: CGRect, _ color: UIColor) {
    stroke(
      .ellipse(rect.insetBy(dx: 1, dy: 1)), components(color), width: max(rect.width * 0.07, 1))
    text(sign, .systemFont(ofSize: rect.height * 0.62), color, in: rect)
  }
}

/// The lines of simple symbols, relative to their bounding box.
enum SymbolShape {
  /// Returns the lines of a symbol, or nil for an unknown symbol.
  static func lines(of name: String) -> [[CGPoint]]? {
    switch name {
    case "plus": [line(0.5, 0.05, 0.5, 0.95), line(0.05, 0.5, 0.95, 0.5)]
    case "minus": [line(0.05, 0.5, 0.95, 0.5)]
    case "xmark": [line(0.12, 0.12, 0.88, 0.88), line(0.88, 0.12, 0.12, 0.88)]
    case "checkmark": [line(0.1, 0.55, 0.4, 0.88, 0.9, 0.14)]
    case "chevron.right", "chevron.forward": [line(0.32, 0.08, 0.72, 0.5, 0.32, 0.92)]
    case "chevron.left", "chevron.backward": [line(0.68, 0.08, 0.28, 0.5, 0.68, 0.92)]
    case "chevron.up": [line(0.08, 0.68, 0.5, 0.28, 0.92, 0.68)]
    case "chevron.down": [line(0.08, 0.32, 0.5, 0.72, 0.92, 0.32)]
    case "arrow.right", "arrow.forward":
      [line(0.05, 0.5, 0.95, 0.5), line(0.6, 0.15, 0.95, 0.5, 0.6, 0.85)]
    case "arrow.left", "arrow.backward":
      [line(0.05, 0.5, 0.95, 0.5), line(0.4, 0.15, 0.05, 0.5, 0.4, 0.85)]
    case "line.horizontal.3", "line.3.horizontal":
      [line(0.05, 0.22, 0.95, 0.22), line(0.05, 0.5, 0.95, 0.5), line(0.05, 0.78, 0.95, 0.78)]
    case "ellipsis": [ring(0.14, 0.5, 0.07), ring(0.5, 0.5, 0.07), ring(0.86, 0.5, 0.07)]
    case "clock": [ring(0.5, 0.5, 0.46), line(0.5, 0.2, 0.5, 0.52, 0.68, 0.62)]
    case "play": [line(0.2, 0.1, 0.88, 0.5, 0.2, 0.9, 0.2, 0.1)]
    case "pause": [line(0.32, 0.1, 0.32, 0.9), line(0.68, 0.1, 0.68, 0.9)]
    case "trash":
      [
        line(0.1, 0.2, 0.9, 0.2), line(0.36, 0.2, 0.36, 0.06, 0.64, 0.06, 0.64, 0.2),
        line(0.2, 0.2, 0.26, 0.96, 0.74, 0.96, 0.8, 0.2),
      ]
    case "square.and.arrow.up":
      [
        line(0.32, 0.36, 0.14, 0.36, 0.14, 0.96, 0.86, 0.96, 0.86, 0.36, 0.68, 0.36),
        line(0.5, 0.64, 0.5, 0.04), line(0.3, 0.22, 0.5, 0.04, 0.7, 0.22),
      ]
    case "arrow.clockwise":
      [
        (0...20).map { step in
          let angle = CGFloat(step) / 20 * 1.7 * .pi
          return CGPoint(
            x: 0.5 + sin(angle + 0.3 * .pi) * 0.42, y: 0.54 - cos(angle + 0.3 * .pi) * 0.42)
        }, line(0.86, 0.06, 0.86, 0.32, 0.6, 0.32),
      ]
    case "magnifyingglass": [ring(0.42, 0.42, 0.32), line(0.66, 0.66, 0.95, 0.95)]
    case "book":
      [
        line(0.5, 0.2, 0.5, 0.92), line(0.5, 0.2, 0.28, 0.1, 0.04, 0.14, 0.04, 0.84, 0.5, 0.92),
        line(0.5, 0.2, 0.72, 0.1, 0.96, 0.14, 0.96, 0.84, 0.5, 0.92),
      ]
    case "list.bullet":
      [
        ring(0.08, 0.2, 0.05), ring(0.08, 0.5, 0.05), ring(0.08, 0.8, 0.05),
        line(0.3, 0.2, 0.98, 0.2), line(0.3, 0.5, 0.98, 0.5), line(0.3, 0.8, 0.98, 0.8),
      ]
    case "circle": [ring(0.5, 0.5, 0.46)]
    case "square": [line(0.06, 0.06, 0.94, 0.06, 0.94, 0.94, 0.06, 0.94, 0.06, 0.06)]
    default: nil
    }
  }

  private static func line(_ numbers: CGFloat...) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> [CGPoint] {
    (0...24).map { step in
      let angle = CGFloat(step) / 24 * 2 * .pi
      return CGPoint(x: x + cos(angle) * radius, y: y + sin(angle) * radius)
    }
  }
}
