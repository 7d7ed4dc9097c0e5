import Foundation
import HeadlessUIKit

/// A painter that records what a content stream draws (ISO 32000, section 8).
@MainActor
struct PDFPainter {
  private let objects: PDFObjects
  private let context: CGContext
  private let tint: CGColor?
  /// The values since the last operator.
  private var operands: [PDFValue] = []
  private var path = CGMutablePath()
  /// The rule of the clip that the next painting operator sets, or nil for none.
  private var clip: CGPathFillRule?
  private var count = 0
  private var state = State()
  private var saved: [State] = []

  /// The colours and opacities, which the context keeps together.
  private struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
  }

  /// The maximum number of operators in a file, and of forms in each other.
  private static let limits = (operators: 200_000, forms: 8)

  init(_ objects: PDFObjects, _ context: CGContext, tint: CGColor?) {
    (self.objects, self.context, self.tint) = (objects, context, tint)
    if let tint { (state.fill, state.stroke) = (tint, tint) }
  }

  /// Records the content of a page.
  mutating func paint(_ page: [String: PDFValue]) throws(PDFImage.Failure) {
    let contents = page["Contents"]
    let parts = objects.resolved(contents)?.array ?? [contents].compactMap { $0 }
    var bytes: [UInt8] = []
    for part in parts {
      guard let content = objects.content(of: part) else {
        throw PDFImage.Failure(reason: "its content cannot be decoded")
      }
      bytes += content + [0x0A]
    }
    try paint(bytes, objects.dictionary(page["Resources"]) ?? [:], depth: 0)
  }

  private mutating func paint(
    _ bytes: [UInt8], _ resources: [String: PDFValue], depth: Int
  ) throws(PDFImage.Failure) {
    var scanner = PDFScanner(bytes)
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        continue
      }
      count += 1
      guard count <= Self.limits.operators else {
        throw PDFImage.Failure(reason: "it has too many shapes")
      }
      try perform(word, resources, depth)
      operands.removeAll(keepingCapacity: true)
    }
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
    case "q":
      context.saveGState()
      saved.append(state)
    case "Q":
      context.restoreGState()
      state = saved.popLast() ?? state
    case "cm":
      try need(6)
      context.concatenate(Self.transform(numbers))
    case "w":
      try need(1)
      context.setLineWidth(numbers[0])
    case "J":
      try need(1)
      context.setLineCap(CGLineCap(rawValue: Int32(numbers[0])) ?? .butt)
    case "j":
      try need(1)
      context.setLineJoin(CGLineJoin(rawValue: Int32(numbers[0])) ?? .miter)
    case "M":
      try need(1)
      context.setMiterLimit(numbers[0])
    case "d":
      let lengths = operands.first?.numbers?.map { CGFloat($0) } ?? []
      context.setLineDash(phase: numbers.last ?? 0, lengths: lengths)
    case "gs": try setParameters(resources)
    case "Do": try paintForm(resources, depth)
    case "BMC", "BDC", "EMC", "MP", "DP", "ri", "i", "BX", "EX": break
    case "BT", "ET", "Tf", "Td", "TD", "Tm", "T*", "Tc", "Tw", "Tz", "TL", "Tr", "Ts": break
    case "Tj", "TJ", "'", "\"": throw PDFImage.Failure(reason: "it contains text")
    case "BI": throw PDFImage.Failure(reason: "it contains pixels")
    case "sh": throw PDFImage.Failure(reason: "it contains a gradient")
    default:
      if try build(word, numbers, need) { return }
      if finish(word) { return }
      try setColor(word, numbers, resources, need)
    }
  }

  private static func transform(_ numbers: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  // MARK: Paths

  /// Performs an operator that builds a path. Returns false for other operators.
  private func build(
    _ word: String, _ numbers: [CGFloat], _ need: (Int) throws(PDFImage.Failure) -> Void
  ) throws(PDFImage.Failure) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch word {
    case "m":
      try need(2)
      path.move(to: point(0))
    case "l":
      try need(2)
      path.addLine(to: point(0))
    case "c":
      try need(6)
      path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "v":
      try need(4)
      path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
    case "y":
      try need(4)
      path.addCurve(to: point(2), control1: point(0), control2: point(2))
    case "h": path.closeSubpath()
    case "re":
      try need(4)
      path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }

  /// Performs an operator that paints a path or clips to it. Returns false for other operators.
  private mutating func finish(_ word: String) -> Bool {
    switch word {
    case "W": clip = .winding
    case "W*": clip = .evenOdd
    case "n": paintPath(nil)
    case "f", "F": paintPath(.fill)
    case "f*": paintPath(.eoFill)
    case "S": paintPath(.stroke)
    case "s":
      path.closeSubpath()
      paintPath(.stroke)
    case "B": paintPath(.fillStroke)
    case "B*": paintPath(.eoFillStroke)
    case "b", "b*":
      path.closeSubpath()
      paintPath(word == "b" ? .fillStroke : .eoFillStroke)
    default: return false
    }
    return true
  }

  private mutating func paintPath(_ mode: CGPathDrawingMode?) {
    if let mode {
      context.setFillColor(state.fill.copy(alpha: state.fill.alpha * state.fillAlpha) ?? state.fill)
      context.setStrokeColor(
        state.stroke.copy(alpha: state.stroke.alpha * state.strokeAlpha) ?? state.stroke)
      context.addPath(path)
      context.drawPath(using: mode)
    }
    if let clip {
      context.addPath(path)
      context.clip(using: clip)
    }
    clip = nil
    path = CGMutablePath()
  }

  // MARK: Colours

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
        throw PDFImage.Failure(reason: "it contains colours of the kind '\(space.prefix(16))'")
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
    let shown = tint ?? color
    // Operators in capitals are for strokes.
    if word.first?.isUppercase == true { state.stroke = shown } else { state.fill = shown }
  }

  private static func ink(_ numbers: [CGFloat]) -> CGColor {
    let light = 1 - numbers[3]
    return CGColor(
      red: (1 - numbers[0]) * light, green: (1 - numbers[1]) * light,
      blue: (1 - numbers[2]) * light,
      alpha: 1)
  }

  // MARK: Resources

  private func resource(_ kind: String, _ resources: [String: PDFValue]) -> PDFValue? {
    guard let name = operands.last?.name else { return nil }
    return objects.dictionary(resources[kind])?[name]
  }

  /// Sets opacities and the blend mode from a dictionary of parameters.
  private mutating func setParameters(
    _ resources: [String: PDFValue]
  ) throws(PDFImage.Failure) {
    guard let values = objects.dictionary(resource("ExtGState", resources)) else { return }
    if let mask = objects.resolved(values["SMask"]), mask.name != "None" {
      throw PDFImage.Failure(reason: "it contains a soft mask")
    }
    if let mode = objects.resolved(values["BM"])?.name, mode != "Normal", mode != "Compatible" {
      throw PDFImage.Failure(reason: "it contains the blend mode '\(mode.prefix(16))'")
    }
    if let alpha = objects.resolved(values["ca"])?.number { state.fillAlpha = CGFloat(alpha) }
    if let alpha = objects.resolved(values["CA"])?.number { state.strokeAlpha = CGFloat(alpha) }
    if let width = objects.resolved(values["LW"])?.number { context.setLineWidth(CGFloat(width)) }
  }

  /// Records a form, which is a content stream with its own coordinates and resources.
  private mutating func paintForm(
    _ resources: [String: PDFValue], _ depth: Int
  ) throws(PDFImage.Failure) {
    let reference = resource("XObject", resources)
    guard let form = objects.dictionary(reference) else { return }
    guard objects.resolved(form["Subtype"])?.name == "Form" else {
      throw PDFImage.Failure(reason: "it contains pixels")
    }
    guard depth < Self.limits.forms, let content = objects.content(of: reference) else {
      throw PDFImage.Failure(reason: "its content cannot be decoded")
    }
    let isGroup = objects.dictionary(form["Group"]) != nil
    context.saveGState()
    saved.append(state)
    let count = saved.count
    if isGroup, state.fillAlpha < 1 {
      context.setAlpha(state.fillAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      state.fillAlpha = 1
      state.strokeAlpha = 1
    }
    let hasLayer = isGroup && saved[count - 1].fillAlpha < 1
    if let matrix = objects.resolved(form["Matrix"])?.numbers, matrix.count == 6 {
      context.concatenate(Self.transform(matrix.map { CGFloat($0) }))
    }
    if let box = objects.resolved(form["BBox"])?.numbers, box.count == 4 {
      context.clip(
        to: CGRect(
          x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
          height: abs(box[3] - box[1])))
    }
    operands.removeAll()
    try paint(content, objects.dictionary(form["Resources"]) ?? resources, depth: depth + 1)
    if hasLayer { context.endTransparencyLayer() }
    if saved.count >= count {
      state = saved[count - 1]
      saved.removeSubrange((count - 1)...)
    }
    context.restoreGState()
  }
}
