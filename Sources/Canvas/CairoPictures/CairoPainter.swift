#if Pictures
  import CPaint
  import Diagnostics
  import FileWork
  import Foundation
  import HeadlessUIKit
  import IBRender

  /// A painter that draws the steps of a picture on a page.
  final class CairoPainter {
    private let page: CairoPage
    private let scale: CGFloat
    private(set) var problems: [Diagnostic] = []
    /// The names for which problems have already been reported.
    private var reported: Set<String> = []
    /// The decoded images; nil for images that cannot be decoded.
    private var images: [ImageKey: CairoImage?] = [:]
    /// The functions that end the open groups.
    private var open: [() -> Void] = []

    private struct ImageKey: Hashable {
      let file: URL
      /// The size in pixels at which a vector image is drawn.
      let width: Int
      let height: Int
    }

    init(_ page: CairoPage, scale: CGFloat) {
      self.page = page
      self.scale = scale
    }

    func paint(_ picture: Picture) {
      let bounds = GroupBounds(picture)
      for (index, step) in picture.steps.enumerated() {
        switch step {
        case .begin(let group): begin(group, bounds[index])
        case .end: open.popLast()?()
        case .fill(let shape, let paint): fill(shape, paint)
        case .stroke(let shape, let style, let color): stroke(shape, style, color)
        case .text(let run): paint(run)
        case .image(let part): paint(part)
        }
      }
      while let end = open.popLast() { end() }
    }

    // MARK: Groups

    private func begin(_ group: Picture.Group, _ bounds: CGRect) {
      let matrix = group.transform
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(Double.init)
      cpt_save(page.pointer, numbers)
      for clip in group.clips { cpt_clip(page.pointer, page.trace(clip)) }
      let pointer = page.pointer
      var ends: [() -> Void] = [{ cpt_restore(pointer) }]
      if group.opacity < 1 || group.blendMode != .normal || group.isIsolated {
        cpt_begin_layer(pointer, cpt_rect(bounds))
        let opacity = Double(min(max(group.opacity, 0), 1))
        let mode = group.blendMode.rawValue
        ends.append { cpt_end_layer(pointer, opacity, mode) }
      }
      if let shadow = group.shadow {
        cpt_begin_layer(pointer, cpt_rect(bounds))
        let color = cpt_color(shadow.color)
        ends.append {
          cpt_end_layer_with_shadow(
            pointer, shadow.offset.width, shadow.offset.height, Double(max(shadow.blur, 0)), color)
        }
      }
      open.append { for end in ends.reversed() { end() } }
    }

    // MARK: Shapes

    private func fill(_ shape: Picture.Shape, _ paint: Picture.Paint) {
      let isEvenOdd = page.trace(shape)
      switch paint {
      case .color(let color): cpt_fill(page.pointer, isEvenOdd, cpt_color(color))
      case .linear(let gradient, let start, let end):
        let stops = stops(of: gradient)
        cpt_fill_linear(
          page.pointer, isEvenOdd, start.x, start.y, end.x, end.y, stops, stops.count)
      case .radial(let gradient, let start, let end):
        let stops = stops(of: gradient)
        cpt_fill_radial(
          page.pointer, isEvenOdd, cpt_circle(start), cpt_circle(end), stops, stops.count)
      }
    }

    private func stops(of gradient: CGGradient) -> [cpt_stop] {
      gradient.stops.map { cpt_stop(location: Double($0.location), color: cpt_color($0.color)) }
    }

    private func stroke(
      _ shape: Picture.Shape, _ style: DisplayList.Stroke, _ color: CGColor
    ) {
      _ = page.trace(shape)
      let dashes = style.dashLengths.map(Double.init)
      cpt_stroke(
        page.pointer, Double(max(style.width, 0)), style.cap.rawValue, style.join.rawValue,
        Double(max(style.miterLimit, 1)), dashes, dashes.count, Double(style.dashPhase),
        cpt_color(color))
    }

    // MARK: Texts

    private func paint(_ run: Picture.TextRun) {
      let families = FontFamilies.families(of: run.font).joined(separator: ",")
      if let missing = run.font.family, !isInstalled(missing) {
        report(
          "missing-font", missing,
          "the font '\(missing)' is not installed; another font is drawn instead")
      }
      let missing = families.withCString { names in
        run.text.withCString { text in
          cpt_text(
            page.pointer, text, run.origin.x, run.origin.y, Double(run.width),
            cpt_font(
              families: names, size: Double(run.font.size), weight: Int32(run.font.weight),
              is_italic: run.font.isItalic, is_underlined: run.isUnderlined,
              is_struck: run.isStruck), cpt_color(run.color))
        }
      }
      if missing > 0 {
        report(
          "missing-glyph", run.text,
          "no installed font contains all characters of '\(run.text)'; boxes are drawn instead")
      }
    }

    private func isInstalled(_ family: String) -> Bool {
      FontFamilies.names(of: family).contains { cpt_has_family(page.pointer, $0) }
    }

    // MARK: Images

    private func paint(_ part: Picture.ImagePart) {
      guard let image = image(part) else {
        cpt_rectangle(page.pointer, cpt_rect(part.rect), 0)
        return cpt_fill(
          page.pointer, false, cpt_color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3))
      }
      let tint = part.tint.map { cpt_color($0) }
      func draw(_ source: CGRect, _ target: CGRect) {
        let place = cpt_rect(target)
        if var tint {
          cpt_draw(
            page.pointer, image.pointer, cpt_rect(source), place, part.isMirrored, &tint)
        } else {
          cpt_draw(page.pointer, image.pointer, cpt_rect(source), place, part.isMirrored, nil)
        }
      }
      guard part.capInsets != .zero else {
        return draw(CGRect(x: 0, y: 0, width: 1, height: 1), part.rect)
      }
      for (source, target) in part.patches {
        let (width, height) = (max(part.size.width, 0.001), max(part.size.height, 0.001))
        draw(
          CGRect(
            x: source.minX / width, y: source.minY / height, width: source.width / width,
            height: source.height / height), target)
      }
    }

    private func image(_ part: Picture.ImagePart) -> CairoImage? {
      let isVector = part.file.pathExtension.lowercased() == "svg"
      func pixels(_ length: CGFloat) -> Int {
        isVector ? Int(min(max(length * scale, 1), Picture.longestSide)) : 0
      }
      let key = ImageKey(
        file: part.file, width: pixels(part.rect.width), height: pixels(part.rect.height))
      if let known = images[key] { return known }
      let found: CairoImage?
      do throws(CairoImage.Failure) {
        found = try CairoImage(
          part.file, width: key.width, height: key.height, longest: Int(Picture.longestSide))
      } catch {
        let name = part.file.lastPathComponent
        report(
          "unreadable-image", name,
          "cannot draw '\(name)', because \(error.reason); a gray box is drawn instead")
        found = nil
      }
      images[key] = found
      return found
    }

    private func report(_ id: String, _ name: String, _ message: String) {
      guard reported.insert("\(id) \(name)").inserted else { return }
      problems.append(Diagnostic(id: id, severity: .warning, message: message))
    }
  }

  /// A decoded image.
  final class CairoImage {
    let pointer: OpaquePointer

    struct Failure: Error {
      let reason: String
    }

    /// Decodes a file. A vector image is drawn at a size in pixels.
    /// - Throws: A ``Failure`` if the file cannot be read.
    init(_ file: URL, width: Int, height: Int, longest: Int) throws(Failure) {
      guard let data = try? FileBytes.readFollowingLinks(file.path, limit: ImageLimits.bytes) else {
        throw Failure(reason: "the file cannot be read")
      }
      var reason: UnsafeMutablePointer<CChar>?
      let decoded = cpt_image_decode(
        data, data.count, Int32(width), Int32(height), Int32(longest), &reason)
      let text = reason.map { String(cString: $0) } ?? "it contains no image"
      free(reason)
      guard let decoded else { throw Failure(reason: text) }
      pointer = decoded
    }

    deinit { cpt_image_free(pointer) }
  }
#endif
