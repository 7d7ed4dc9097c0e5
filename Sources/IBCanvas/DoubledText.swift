import Foundation
public import HeadlessUIKit

/// Texts that are repeated, to find views that are too small for translations.
@MainActor
public enum DoubledText {
  /// Repeats the texts of a view that users see and that are translated.
  public static func apply(to view: UIView) {
    switch view {
    case let label as UILabel:
      if label.hasAttributedText, let text = label.attributedText {
        label.attributedText = doubled(text)
      } else {
        label.text = label.text.map { doubled($0) }
      }
    case let button as UIButton: double(button)
    case let field as UITextField:
      field.placeholder = field.placeholder.map { doubled($0) }
      field.text = field.text.map { doubled($0) }
    case let bar as UISearchBar: bar.placeholder = bar.placeholder.map { doubled($0) }
    case let control as UISegmentedControl:
      for index in 0..<control.numberOfSegments {
        guard let title = control.titleForSegment(at: index) else { continue }
        control.setTitle(doubled(title), forSegmentAt: index)
      }
    default: break
    }
  }

  private static func double(_ button: UIButton) {
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      // A state without its own title shows that of the normal state.
      guard let title = button.title(for: state),
        state == .normal || title != button.title(for: .normal)
      else { continue }
      button.setTitle(doubled(title), for: state)
    }
    guard var configuration = button.configuration else { return }
    configuration.title = configuration.title.map { doubled($0) }
    configuration.subtitle = configuration.subtitle.map { doubled($0) }
    button.configuration = configuration
  }

  /// Returns a text with a copy of itself.
  static func doubled(_ text: String) -> String { text.isEmpty ? text : "\(text) \(text)" }

  private static func doubled(_ text: NSAttributedString) -> NSAttributedString {
    guard text.length > 0 else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    result.append(NSAttributedString(string: " "))
    result.append(text)
    return result
  }
}
