package import Foundation
package import TextMetrics

extension UIFont {
  /// What texts are measured by, in the current era.
  @MainActor
  package var spec: FontSpec {
    FontSpec(
      face, pointSize: Double(pointSize), styleSpacing: styleSpacing,
      system: UIKitEra.current.systemFont,
      table: HeadlessEnvironment.current.part(TextMeasures.self).table)
  }
}

/// How texts are measured in an environment.
package final class TextMeasures: EnvironmentPart {
  /// The measures of the system's font.
  package var table = SystemFontTable.measured
  /// Sizes of texts are rounded up to this part of a point; nil for the scale of each view.
  package var scale: CGFloat?

  package init(in environment: HeadlessEnvironment) {}
}

extension UIKitEra {
  fileprivate var systemFont: SystemFontVersion {
    self < .iOS11 ? .textAndDisplay : self < .iOS14 ? .textAndCloserDisplay : .variable
  }
}

extension NSParagraphStyle {
  fileprivate var lineStyle: LineStyle {
    LineStyle(
      heightMultiple: Double(lineHeightMultiple), minimumHeight: Double(minimumLineHeight),
      maximumHeight: Double(maximumLineHeight), spacing: Double(lineSpacing))
  }
}

extension TextLayout {
  /// A text of one font.
  @MainActor
  package init(_ text: String, font: UIFont) { self.init(text, font: font.spec) }

  /// A text with attributes.
  /// - Parameter font: That of runs without one.
  @MainActor
  package init(_ text: NSAttributedString, font: UIFont) {
    let string = text.string as NSString
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      runs.append(
        TextRun(
          string.substring(with: range), font: (attributes[.font] as? UIFont ?? font).spec,
          style: (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineStyle,
          kerning: Double(attributes[.kern].flatMap(CGFloat.fromNib) ?? 0)))
    }
    self.init(runs, font: font.spec)
  }
}
