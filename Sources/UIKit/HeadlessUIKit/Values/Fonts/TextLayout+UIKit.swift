package import Foundation
package import TextMetrics

extension UIFont {
  /// The font for measuring texts in the current era.
  @MainActor
  package var spec: FontSpec {
    FontSpec(
      face, pointSize: Double(pointSize), styleSpacing: styleSpacing,
      system: UIKitEra.current.systemFont,
      table: HeadlessEnvironment.current.part(TextMeasures.self).table)
  }
}

/// The settings for measuring texts in an environment.
package final class TextMeasures: EnvironmentPart {
  /// The measures of the system font.
  package var table = SystemFontTable.measured
  /// The number of steps per point to which sizes of texts are rounded up; nil for the scale of each view.
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
  /// Lays out a text in one font.
  @MainActor
  package init(_ text: String, font: UIFont) { self.init(text, font: font.spec) }

  /// Lays out an attributed text.
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of runs that do not have one.
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
