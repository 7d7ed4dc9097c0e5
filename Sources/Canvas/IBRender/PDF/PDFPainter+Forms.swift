import Foundation
import HeadlessUIKit

extension PDFPainter {
  /// Sets opacities, the line width and the blend mode from a dictionary of parameters.
  mutating func setParameters(_ resources: [String: PDFValue]) throws(PDFImage.Failure) {
    guard let values = objects.dictionary(resource("ExtGState", resources)) else { return }
    if let mask = objects.resolved(values["SMask"]), mask.name != "None" {
      throw PDFImage.Failure(reason: "it contains a soft mask")
    }
    if let mode = objects.resolved(values["BM"])?.name, mode != "Normal", mode != "Compatible" {
      throw PDFImage.Failure(reason: "it contains the blend mode '\(mode.prefix(16))'")
    }
    func number(_ key: String) -> CGFloat? {
      objects.resolved(values[key])?.number.map { CGFloat($0) }
    }
    if let alpha = number("ca") { state.fillAlpha = min(max(alpha, 0), 1) }
    if let alpha = number("CA") { state.strokeAlpha = min(max(alpha, 0), 1) }
    if let width = number("LW") { setLineWidth(width) }
  }

  /// Records a form, which is a content stream with its own coordinates and resources.
  /// - Parameter depth: The number of enclosing forms.
  mutating func paintForm(
    _ resources: [String: PDFValue], _ depth: Int
  ) throws(PDFImage.Failure) {
    // Bounded: PDFBudget limits the depth of forms and the number of operators.
    let reference = resource("XObject", resources)
    guard let form = objects.dictionary(reference) else {
      throw PDFImage.Failure(reason: "one of its forms is missing")
    }
    guard objects.resolved(form["Subtype"])?.name == "Form" else {
      throw PDFImage.Failure(reason: "it contains pixels")
    }
    guard objects.budget.allows(.forms, depth + 1) else { return try objects.budget.check() }
    guard let content = objects.content(of: reference) else {
      throw PDFImage.Failure(reason: "its content cannot be decoded")
    }
    save()
    let outside = savedOutside
    savedOutside = saved.count
    let hasLayer = objects.dictionary(form["Group"]) != nil && state.fillAlpha < 1
    if hasLayer {
      context.setAlpha(state.fillAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      (state.fillAlpha, state.strokeAlpha) = (1, 1)
    }
    place(form)
    operands.removeAll()
    try paint(content, objects.dictionary(form["Resources"]) ?? resources, depth: depth + 1)
    while saved.count > savedOutside { restore() }
    if hasLayer { context.endTransparencyLayer() }
    savedOutside = outside
    restore()
  }

  /// Applies the matrix and the box of a form.
  private mutating func place(_ form: [String: PDFValue]) {
    if let matrix = objects.resolved(form["Matrix"])?.numbers, matrix.count == 6 {
      context.concatenate(Self.transform(matrix.map { CGFloat($0) }))
    }
    if let box = objects.resolved(form["BBox"])?.numbers, box.count == 4 {
      let rect = CGRect(
        x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
        height: abs(box[3] - box[1]))
      state.clipSegments += PDFPath.segmentsOfRect
      context.clip(to: rect)
    }
  }
}
