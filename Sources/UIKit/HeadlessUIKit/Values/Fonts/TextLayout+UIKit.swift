package import Foundation
import ObjectFields
package import TextMetrics

extension UIFont {
  /// The font for measuring text in the current era.
  @MainActor
  package var spec: FontSpec {
    FontSpec(
      face, pointSize: Double(pointSize), styleSpacing: styleSpacing,
      system: UIKitEra.current.systemFont,
      table: HeadlessEnvironment.current.part(TextMeasures.self).table)
  }
}

/// The settings for measuring text in an environment.
package final class TextMeasures: EnvironmentPart {
  /// The metrics of the system font.
  package var table = SystemFontTable.measured
  /// The number of steps per point to which text sizes are rounded up; nil for the scale of each view.
  package var scale: CGFloat?

  package init(in environment: HeadlessEnvironment) {}
}

extension UIKitEra {
  fileprivate var systemFont: SystemFontVersion {
    switch self {
    case ..<UIKitEra.iOS9: .helveticaNeue
    case ..<UIKitEra.iOS11: .textAndDisplay
    case ..<UIKitEra.iOS14: .textAndCloserDisplay
    default: .variable
    }
  }
}

extension NSParagraphStyle {
  fileprivate var lineStyle: LineStyle {
    LineStyle(
      heightMultiple: Double(lineHeightMultiple), minimumHeight: Double(minimumLineHeight),
      maximumHeight: Double(maximumLineHeight), spacing: Double(lineSpacing),
      breaking: breaking)
  }

  private var breaking: LineStyle.Breaking {
    switch lineBreakMode {
    case .byWordWrapping: .words
    case .byCharWrapping: .characters
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .none
    }
  }
}

extension TextLayout {
  /// Lays out text in a single font.
  @MainActor
  package init(_ text: String, font: UIFont) { self.init(text, font: font.spec) }

  /// Lays out attributed text.
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font for runs that do not have one.
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
