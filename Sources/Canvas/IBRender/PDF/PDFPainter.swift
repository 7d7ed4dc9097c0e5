import Foundation
import HeadlessUIKit

/// A painter that records what a content stream draws (ISO 32000, section 8).
@MainActor
struct PDFPainter {
  let objects: PDFObjects
  let context: CGContext
  /// The page in coordinates of the display list.
  private let page: CGRect
  /// Whether any shape may extend beyond the page.
  private(set) var reachesOut = false
  /// The operands since the last operator.
  var operands: [PDFValue] = []
  private var path = PDFPath()
  /// The fill rule of the clip that the next painting operator sets, or nil for none.
  private var clip: CGPathFillRule?
  var state = State()
  var saved: [State] = []
  /// The number of states that were saved before the current form, which cannot restore them.
  var savedOutside = 0

  /// The colors, opacities and line styles, which are saved and restored together with the state of the context.
  struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps; empty for solid lines.
    var dashes: [CGFloat] = []
    /// The number of segments of all clips that apply.
    var clipSegments = 0
  }

  /// Creates a painter that draws into a context.
  /// - Parameter page: The page in coordinates of the context's display list.
  init(_ objects: PDFObjects, _ context: CGContext, page: CGRect) {
    (self.objects, self.context, self.page) = (objects, context, page)
  }

  private var budget: PDFBudget { objects.budget }

  /// Records the content of a page.
  /// - Throws: A ``PDFImage/Failure`` for content that this reader does not draw, or that exceeds the budget.
  mutating func paint(_ page: [String: PDFValue]) throws(PDFImage.Failure) {
    let contents = page["Contents"]
    let parts = objects.resolved(contents)?.array ?? [contents].compactMap { $0 }
    var bytes: [UInt8] = []
    for part in parts {
      guard let content = objects.content(of: part) else {
        throw PDFImage.Failure(reason: "its content cannot be decoded")
      }
      // The same stream may be drawn many times.
      if parts.count > 1 { try budget.take(.decodedBytes, content.count) }
      bytes += content + [0x0A]
    }
    try paint(bytes, objects.dictionary(page["Resources"]) ?? [:], depth: 0)
  }

  /// Records a content stream.
  /// - Parameter depth: The number of enclosing forms.
  mutating func paint(
    _ bytes: [UInt8], _ resources: [String: PDFValue], depth: Int
  ) throws(PDFImage.Failure) {
    var scanner = PDFScanner(bytes, budget)
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        guard budget.allows(.operands, operands.count) else { return try budget.check() }
        continue
      }
      try budget.take(.operators)
      try perform(word, resources, depth)
      operands.removeAll(keepingCapacity: true)
    }
    try budget.check()
  }

  private var numbers: [CGFloat] { operands.compactMap { $0.number.map { CGFloat($0) } } }

  private mutating func perform(
    _ word: String, _ resources: [String: PDFValue], _ depth: Int
  ) throws(PDFImage.Failure) {
    let numbers = numbers
    func need(_ count: Int) throws(PDFImage.Failure) {
      guard numbers.count >= count, numbers.allSatisfy({ abs($0) <= 1e9 }) else {
        throw PDFImage.Failure(reason: "the operator '\(word)' lacks its numbers")
      }
    }
    switch word {
    case "q": save()
    case "Q": restore()
    case "cm":
      try need(6)
      context.concatenate(Self.transform(numbers))
    case "w":
      try need(1)
      setLineWidth(numbers[0])
    case "J":
      try need(1)
      context.setLineCap(CGLineCap(rawValue: Int32(numbers[0])) ?? .butt)
    case "j":
      try need(1)
      context.setLineJoin(CGLineJoin(rawValue: Int32(numbers[0])) ?? .miter)
    case "M":
      try need(1)
      state.miterLimit = numbers[0]
      context.setMiterLimit(numbers[0])
    case "d": try setDashes(phase: numbers.last ?? 0)
    case "gs": try setParameters(resources)
    case "Do": try paintForm(resources, depth)
    case "BMC", "BDC", "EMC", "MP", "DP", "ri", "i", "BX", "EX": break
    case "BT", "ET", "Tf", "Td", "TD", "Tm", "T*", "Tc", "Tw", "Tz", "TL", "Tr", "Ts": break
    case "Tj", "TJ", "'", "\"": throw PDFImage.Failure(reason: "it contains text")
    case "BI": throw PDFImage.Failure(reason: "it contains pixels")
    case "sh": throw PDFImage.Failure(reason: "it contains a gradient")
    default:
      if try build(word, numbers, need) { return }
      if try finish(word) { return }
      try setColor(word, numbers, resources, need)
    }
  }

  // MARK: States

  /// Saves the state.
  mutating func save() {
    context.saveGState()
    saved.append(state)
  }

  /// Restores the state that the same stream saved last, if there is one.
  mutating func restore() {
    guard saved.count > savedOutside, let last = saved.popLast() else { return }
    context.restoreGState()
    state = last
  }

  mutating func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
    context.setLineWidth(width)
  }

  private mutating func setDashes(phase: CGFloat) throws(PDFImage.Failure) {
    let lengths = operands.first?.numbers?.map { CGFloat($0) } ?? []
    guard budget.allows(.dashLengths, lengths.count) else { return try budget.check() }
    guard lengths.allSatisfy({ (0...1e9).contains($0) }), abs(phase) <= 1e9 else {
      throw PDFImage.Failure(reason: "a dash pattern has a negative or an enormous length")
    }
    // If all lengths were zero, drawing the dashes would never end.
    state.dashes = lengths.contains { $0 > 0 } ? lengths : []
    context.setLineDash(phase: phase, lengths: state.dashes)
  }

  static func transform(_ numbers: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  // MARK: Paths

  /// Performs an operator that builds a path. Returns false for other operators.
  private mutating func build(
    _ word: String, _ numbers: [CGFloat], _ need: (Int) throws(PDFImage.Failure) -> Void
  ) throws(PDFImage.Failure) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    let before = path.segments
    switch word {
    case "m":
      try need(2)
      path.move(to: point(0))
    case "l":
      try need(2)
      path.addLine(to: point(0))
    case "c":
      try need(6)
      path.addCurve(point(0), point(2), to: point(4))
    case "v":
      try need(4)
      path.addCurve(path.point, point(0), to: point(2))
    case "y":
      try need(4)
      path.addCurve(point(0), point(2), to: point(2))
    case "h": path.close()
    case "re":
      try need(4)
      path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    try budget.take(.segments, path.segments - before)
    return true
  }

  /// Performs an operator that paints a path or clips to it. Returns false for other operators.
  private mutating func finish(_ word: String) throws(PDFImage.Failure) -> Bool {
    switch word {
    case "W": clip = .winding
    case "W*": clip = .evenOdd
    case "n": try paintPath(nil)
    case "f", "F": try paintPath(.fill)
    case "f*": try paintPath(.eoFill)
    case "S": try paintPath(.stroke)
    case "s":
      path.close()
      try paintPath(.stroke)
    case "B": try paintPath(.fillStroke)
    case "B*": try paintPath(.eoFillStroke)
    case "b", "b*":
      path.close()
      try paintPath(word == "b" ? .fillStroke : .eoFillStroke)
    default: return false
    }
    return true
  }

  private mutating func paintPath(_ mode: CGPathDrawingMode?) throws(PDFImage.Failure) {
    if let mode {
      // Backends apply all clips to each shape.
      try budget.take(.clippedSegments, 1 + state.clipSegments)
      let isStroked = mode != .fill && mode != .eoFill
      if isStroked { try budget.take(.dashes, path.dashes(state.dashes)) }
      note(path.box, isStroked: isStroked)
      context.setFillColor(state.fill.copy(alpha: state.fill.alpha * state.fillAlpha) ?? state.fill)
      context.setStrokeColor(
        state.stroke.copy(alpha: state.stroke.alpha * state.strokeAlpha) ?? state.stroke)
      context.addPath(path.path)
      context.drawPath(using: mode)
    }
    if let clip {
      state.clipSegments += path.segments
      context.addPath(path.path)
      context.clip(using: clip)
    }
    clip = nil
    path = PDFPath()
  }

  /// Records whether a shape with a bounding box in current coordinates may extend beyond the page.
  private mutating func note(_ box: CGRect, isStroked: Bool) {
    guard !reachesOut, !box.isNull else { return }
    let reach = isStroked ? abs(state.lineWidth) / 2 * max(state.miterLimit, 1) : 0
    let shown = box.insetBy(dx: -reach, dy: -reach).applying(context.ctm)
    // The rounding errors of transforms are far smaller.
    reachesOut = !page.insetBy(dx: -0.01, dy: -0.01).contains(shown)
  }

  // MARK: Colors

  private mutating func setColor(
    _ word: String, _ numbers: [CGFloat], _ resources: [String: PDFValue],
    _ need: (Int) throws(PDFImage.Failure) -> Void
  ) throws(PDFImage.Failure) {
    let color: CGColor
    switch word {
    case "g", "G":
      try need(1)
      color = CGColor(gray: numbers[0], alpha: 1)
    case "rg", "RG":
      try need(3)
      color = CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1)
    case "k", "K":
      try need(4)
      color = Self.ink(numbers)
    case "cs", "CS":
      let space = objects.resolved(resource("ColorSpace", resources))?.array?.first?.name
      if let space, !["ICCBased", "CalRGB", "CalGray"].contains(space) {
        throw PDFImage.Failure(reason: "it contains colors of the kind '\(space.prefix(16))'")
      }
      color = .black
    case "sc", "SC", "scn", "SCN":
      if operands.contains(where: { $0.name != nil }) {
        throw PDFImage.Failure(reason: "it contains a pattern")
      }
      switch numbers.count {
      case 1: color = CGColor(gray: numbers[0], alpha: 1)
      case 3: color = CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1)
      case 4: color = Self.ink(numbers)
      default: throw PDFImage.Failure(reason: "the operator '\(word)' lacks its numbers")
      }
    default: throw PDFImage.Failure(reason: "it contains the unknown operator '\(word.prefix(16))'")
    }
    // Uppercase operators are for strokes.
    if word.first?.isUppercase == true { state.stroke = color } else { state.fill = color }
  }

  private static func ink(_ numbers: [CGFloat]) -> CGColor {
    let light = 1 - numbers[3]
    return CGColor(
      red: (1 - numbers[0]) * light, green: (1 - numbers[1]) * light,
      blue: (1 - numbers[2]) * light,
      alpha: 1)
  }

  // MARK: Resources

  /// Returns the resource of a kind that the last operand names.
  func resource(_ kind: String, _ resources: [String: PDFValue]) -> PDFValue? {
    guard let name = operands.last?.name else { return nil }
    return objects.dictionary(resources[kind])?[name]
  }
}
