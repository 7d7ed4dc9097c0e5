public import Foundation
import HeadlessUIKit

/// A writer of pictures as SVG. It writes the same bytes for the same picture on every machine.
///
/// Text is stretched to its width in the system's font, regardless of the font that a viewer uses. Images are embedded,
/// so the file does not depend on other files.
public struct SVGWriter {
  /// Whether groups contain the id and class of their object, as `data-id` and `data-class`.
  public var namesObjects = true
  /// The default display size of one point of the picture, in pixels.
  public var scale: CGFloat = 1

  /// Creates a writer that names objects and shows one point as one pixel.
  public init() {}

  /// Returns the picture in UTF-8.
  /// - Parameter title: A description of the picture for screen readers.
  public func bytes(of picture: Picture, title: String? = nil) -> [UInt8] {
    var images: SharedImages?
    return bytes(of: picture, title: title, prefix: "", images: &images)
  }

  /// Returns the picture as a part of a page.
  /// - Parameters:
  ///   - prefix: The start of the picture's ids, which are unique on the page.
  ///   - images: The images of the page.
  func bytes(
    of picture: Picture, title: String?, prefix: String, images: inout SharedImages
  ) -> [UInt8] {
    var shared: SharedImages? = images
    defer { images = shared ?? images }
    return bytes(of: picture, title: title, prefix: prefix, images: &shared)
  }

  private func bytes(
    of picture: Picture, title: String?, prefix: String, images: inout SharedImages?
  ) -> [UInt8] {
    // Only shadow filters need bounds.
    let castsShadow = picture.steps.contains { step in
      if case .begin(let group) = step { group.shadow != nil } else { false }
    }
    var body = SVGBody(
      namesObjects: namesObjects, bounds: castsShadow ? GroupBounds(picture) : nil, prefix: prefix,
      images: images ?? SharedImages())
    for (index, step) in picture.steps.enumerated() { body.write(step, index) }
    var out = SVGBytes()
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.attribute("width", picture.size.width * scale)
    out.attribute("height", picture.size.height * scale)
    out.append(" viewBox=\"0 0 ")
    out.append(picture.size.width)
    out.append(" ")
    out.append(picture.size.height)
    out.append("\"")
    out.attribute("font-family", SVGBody.systemFamilies)
    if title != nil { out.append(" role=\"img\"") }
    out.append(" xml:space=\"preserve\">\n")
    if let title {
      out.append("<title>")
      out.escape(title)
      out.append("</title>\n")
    }
    if images == nil { body.embedImages() } else { images = body.images }
    if !body.definitions.bytes.isEmpty {
      out.append("<defs>\n")
      out.append(body.definitions)
      out.append("</defs>\n")
    }
    out.append(body.bytes)
    out.append("</svg>\n")
    return out.bytes
  }
}

/// The content and definitions of an SVG.
struct SVGBody {
  let namesObjects: Bool
  private(set) var bytes = SVGBytes()
  private(set) var definitions = SVGBytes()
  /// The ids of the definitions, by their text.
  private var ids: [[UInt8]: String] = [:]
  private(set) var images: SharedImages
  /// The start of all ids.
  private let prefix: String
  /// The number of elements for each open group.
  private var open: [Int] = []

  /// The rectangles of the groups, or nil if no group has a shadow.
  private let bounds: GroupBounds?

  init(namesObjects: Bool, bounds: GroupBounds?, prefix: String, images: SharedImages) {
    (self.namesObjects, self.bounds) = (namesObjects, bounds)
    (self.prefix, self.images) = (prefix, images)
  }

  /// Adds the images to the definitions, for a file with one picture.
  mutating func embedImages() { definitions.append(images.elements) }

  mutating func write(_ step: Picture.Step, _ index: Int) {
    switch step {
    case .begin(let group): begin(group, bounds?[index] ?? .zero)
    case .end:
      for _ in 0..<(open.popLast() ?? 0) { bytes.append("</g>\n") }
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let style, let color): stroke(shape, style, color)
    case .text(let run): write(run)
    case .image(let part): write(part)
    }
  }

  // MARK: Groups

  private mutating func begin(_ group: Picture.Group, _ bounds: CGRect) {
    bytes.append("<g")
    if namesObjects, let id = group.id {
      bytes.attribute("data-id", id)
      bytes.attribute("data-class", group.className)
    }
    if !group.transform.isIdentity { bytes.attribute("transform", group.transform) }
    if group.opacity < 1 { bytes.attribute("opacity", group.opacity) }
    if let mode = group.blendMode.nameInCSS { bytes.attribute("style", "mix-blend-mode:\(mode)") }
    if group.isIsolated, group.blendMode == .normal { bytes.append(" style=\"isolation:isolate\"") }
    if let shadow = group.shadow { bytes.reference("filter", filter(shadow, bounds)) }
    var count = 1
    // A clip also clips the shadow of the same group, as a layer's mask does. Each additional clip needs another
    // group.
    for (index, clip) in group.clips.enumerated() {
      if index > 0 {
        bytes.append(">\n<g")
        count += 1
      }
      bytes.reference("clip-path", self.clip(clip))
    }
    bytes.append(">\n")
    open.append(count)
  }

  private mutating func clip(_ shape: Picture.Shape) -> String {
    var text = SVGBytes()
    text.element(shape, isClip: true)
    text.append("/>")
    return define("c", text, open: "<clipPath", close: "</clipPath>\n")
  }

  private mutating func filter(_ shadow: DisplayList.Shadow, _ bounds: CGRect) -> String {
    // Without its own region, the filter would cut off the shadow of a thin line.
    let region = bounds.integral
    var text = SVGBytes()
    // Use the elements of SVG 1.1, which every viewer supports.
    text.append("<feGaussianBlur in=\"SourceAlpha\"")
    text.attribute("stdDeviation", shadow.blur)
    text.append("/><feOffset")
    text.attribute("dx", shadow.offset.width)
    text.attribute("dy", shadow.offset.height)
    text.append(" result=\"o\"/><feFlood")
    text.color("flood-color", "flood-opacity", shadow.color)
    text.append("/><feComposite in2=\"o\" operator=\"in\"/>")
    text.append("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    // Without sRGB, rounding in the filter would change the colors of the content.
    return define(
      "f", text,
      open: "<filter filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"",
      attributes: { $0.attributes(region) }, close: "</filter>\n")
  }

  /// Adds a definition, unless it already exists, and returns its id.
  mutating func define(
    _ prefix: String, _ content: SVGBytes, open: StaticString,
    attributes: (inout SVGBytes) -> Void = { _ in }, close: StaticString
  ) -> String {
    var start = SVGBytes()
    start.append(open)
    attributes(&start)
    let key = Array(prefix.utf8) + start.bytes + content.bytes
    if let known = ids[key] { return known }
    let id = "\(self.prefix)\(prefix)\(ids.count)"
    ids[key] = id
    definitions.append(start)
    definitions.attribute("id", id)
    definitions.append(">")
    definitions.append(content)
    definitions.append(close)
    return id
  }

  // MARK: Shapes

  private mutating func fill(_ shape: Picture.Shape, _ paint: Picture.Paint) {
    var name: String?
    if case .linear(let gradient, let start, let end) = paint {
      name = self.gradient(gradient) {
        $0.append("<linearGradient gradientUnits=\"userSpaceOnUse\"")
        $0.attribute("x1", start.x)
        $0.attribute("y1", start.y)
        $0.attribute("x2", end.x)
        $0.attribute("y2", end.y)
      } close: {
        $0.append("</linearGradient>\n")
      }
    } else if case .radial(let gradient, let inner, let outer) = paint {
      name = self.gradient(gradient) {
        $0.append("<radialGradient gradientUnits=\"userSpaceOnUse\"")
        $0.attribute("cx", outer.center.x)
        $0.attribute("cy", outer.center.y)
        $0.attribute("r", max(outer.radius, 0))
        if inner.center != outer.center {
          $0.attribute("fx", inner.center.x)
          $0.attribute("fy", inner.center.y)
        }
        if inner.radius > 0 { $0.attribute("fr", inner.radius) }
      } close: {
        $0.append("</radialGradient>\n")
      }
    }
    bytes.element(shape)
    if let name {
      bytes.reference("fill", name)
    } else if case .color(let color) = paint {
      bytes.color("fill", "fill-opacity", color)
    }
    bytes.append("/>\n")
  }

  private mutating func gradient(
    _ gradient: CGGradient, open: (inout SVGBytes) -> Void, close: (inout SVGBytes) -> Void
  ) -> String {
    let id = "\(prefix)g\(ids.count)"
    ids[Array(id.utf8)] = id
    open(&definitions)
    definitions.attribute("id", id)
    definitions.append(">")
    for stop in gradient.stops {
      definitions.append("<stop")
      definitions.attribute("offset", stop.location)
      definitions.color("stop-color", "stop-opacity", stop.color)
      definitions.append("/>")
    }
    close(&definitions)
    return id
  }

  private mutating func stroke(
    _ shape: Picture.Shape, _ style: DisplayList.Stroke, _ color: CGColor
  ) {
    bytes.element(shape)
    bytes.append(" fill=\"none\"")
    bytes.color("stroke", "stroke-opacity", color)
    if style.width != 1 { bytes.attribute("stroke-width", style.width) }
    switch style.cap {
    case .butt: break
    case .round: bytes.append(" stroke-linecap=\"round\"")
    case .square: bytes.append(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter:
      if style.miterLimit != 4 { bytes.attribute("stroke-miterlimit", max(style.miterLimit, 1)) }
    case .round: bytes.append(" stroke-linejoin=\"round\"")
    case .bevel: bytes.append(" stroke-linejoin=\"bevel\"")
    }
    if !style.dashLengths.isEmpty {
      bytes.append(" stroke-dasharray=\"")
      for (index, length) in style.dashLengths.enumerated() {
        if index > 0 { bytes.append(" ") }
        bytes.append(length)
      }
      bytes.append("\"")
      if style.dashPhase != 0 { bytes.attribute("stroke-dashoffset", style.dashPhase) }
    }
    bytes.append("/>\n")
  }

  // MARK: Texts

  private mutating func write(_ run: Picture.TextRun) {
    bytes.append("<text")
    bytes.attribute("x", run.origin.x)
    bytes.attribute("y", run.origin.y)
    bytes.attribute("font-size", run.font.size)
    if run.font.weight != 400 { bytes.attribute("font-weight", CGFloat(run.font.weight)) }
    if run.font.isItalic { bytes.append(" font-style=\"italic\"") }
    if run.font.family != nil {
      bytes.attribute(
        "font-family", Self.list(FontFamilies.families(of: run.font), quotesAll: true))
    } else if let families = Self.designedFamilies[run.font.design] {
      bytes.attribute("font-family", families)
    }
    if run.isUnderlined || run.isStruck {
      let lines = [run.isUnderlined ? "underline" : nil, run.isStruck ? "line-through" : nil]
      bytes.attribute("text-decoration", lines.compactMap { $0 }.joined(separator: " "))
    }
    bytes.color("fill", "fill-opacity", run.color)
    if run.width > 0, run.text.unicodeScalars.count > 1 {
      bytes.attribute("textLength", run.width)
      bytes.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    bytes.append(">")
    bytes.escape(run.text)
    bytes.append("</text>\n")
  }

  fileprivate static let systemFamilies = list(FontFamilies.system(.standard))
  /// The families of the system font in designs other than the standard one.
  private static let designedFamilies = Dictionary(
    uniqueKeysWithValues: Picture.Font.Design.allCases.filter { $0 != .standard }
      .map { ($0, list(FontFamilies.system($0))) })

  /// Returns families as CSS lists them, with quotes around names that contain spaces or belong to a document.
  fileprivate static func list(_ families: [String], quotesAll: Bool = false) -> String {
    families.map {
      quotesAll && !FontFamilies.generic.contains($0) || $0.contains(" ") ? "'\($0)'" : $0
    }.joined(separator: ",")
  }

  // MARK: Images

  /// Draws an image, or a gray box if its file can no longer be read.
  private mutating func write(_ part: Picture.ImagePart) {
    guard let image = images.id(of: part.file) else {
      return fill(.rectangle(part.rect, radius: 0), .color(CGColor(gray: 0.5, alpha: 0.3)))
    }
    var filter: String?
    if let tint = part.tint {
      var text = SVGBytes()
      text.append("<feFlood")
      text.color("flood-color", "flood-opacity", tint)
      text.append("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
      filter = define(
        "t", text,
        open:
          "<filter x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"",
        close: "</filter>\n")
    }
    if let filter {
      bytes.append("<g")
      bytes.reference("filter", filter)
      bytes.append(">")
    }
    if part.capInsets == .zero {
      use(image, in: part.rect, isMirrored: part.isMirrored)
    } else {
      for (source, target) in part.patches { use(image, part.size, source, in: target) }
    }
    bytes.append(filter == nil ? "\n" : "</g>\n")
  }

  /// Draws a whole image.
  private mutating func use(_ image: String, in rect: CGRect, isMirrored: Bool) {
    bytes.append("<use")
    bytes.attribute("href", "#\(image)")
    let transform = CGAffineTransform(
      a: isMirrored ? -rect.width : rect.width, b: 0, c: 0, d: rect.height,
      tx: isMirrored ? rect.maxX : rect.minX, ty: rect.minY)
    bytes.attribute("transform", transform)
    bytes.append("/>")
  }

  /// Draws a part of an image.
  private mutating func use(_ image: String, _ size: CGSize, _ source: CGRect, in rect: CGRect) {
    bytes.append("<svg")
    bytes.attributes(rect)
    bytes.append(" preserveAspectRatio=\"none\" viewBox=\"")
    for (index, number) in [source.minX, source.minY, source.width, source.height].enumerated() {
      if index > 0 { bytes.append(" ") }
      bytes.append(number)
    }
    bytes.append("\">")
    use(image, in: CGRect(origin: .zero, size: size), isMirrored: false)
    bytes.append("</svg>")
  }
}

extension SVGBytes {
  /// Appends the start of a shape's element.
  mutating func element(_ shape: Picture.Shape, isClip: Bool = false) {
    switch shape {
    case .rectangle(let rect, let radius):
      append("<rect")
      attributes(rect)
      if radius > 0 { attribute("rx", radius) }
    case .ellipse(let rect):
      append("<ellipse")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    case .path(let path, let rule):
      append("<path d=\"")
      append(path)
      append("\"")
      if rule == .evenOdd {
        if isClip { append(" clip-rule=\"evenodd\"") } else { append(" fill-rule=\"evenodd\"") }
      }
    }
  }
}

extension Picture.ImagePart {
  /// The nine parts of an image with cap insets: for each, its rectangle in the image and the rectangle that it fills.
  public var patches: [(source: CGRect, target: CGRect)] {
    func bands(
      _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ from: CGFloat, _ shown: CGFloat
    )
      -> [(CGFloat, CGFloat, CGFloat, CGFloat)]
    {
      let share = min(1, shown / max(start + end, 0.001))
      let (a, b) = (start * share, end * share)
      return [
        (0, start, from, a), (start, max(length - start - end, 0), from + a, max(shown - a - b, 0)),
        (length - end, end, from + shown - b, b),
      ]
    }
    let columns = bands(
      capInsets.left, capInsets.right, size.width, rect.minX, rect.width)
    let rows = bands(capInsets.top, capInsets.bottom, size.height, rect.minY, rect.height)
    return rows.flatMap { row in
      columns.compactMap { column in
        guard column.1 > 0, column.3 > 0, row.1 > 0, row.3 > 0 else { return nil }
        return (
          CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
          CGRect(x: column.2, y: row.2, width: column.3, height: row.3)
        )
      }
    }
  }
}
