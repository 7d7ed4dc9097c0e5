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
    case let view as UITextView:
      if let text = view.attributedText, text.length > 0 { view.attributedText = doubled(text) }
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

  /// Repeats the titles of an item of a bar, which is not a view.
  public static func apply(toItem item: AnyObject) {
    switch item {
    case let item as UIBarItem: item.title = item.title.map { doubled($0) }
    case let item as UINavigationItem:
      item.title = item.title.map { doubled($0) }
      item.prompt = item.prompt.map { doubled($0) }
      item.backButtonTitle = item.backButtonTitle.map { doubled($0) }
    default: break
    }
  }

  private static func double(_ button: UIButton) {
    let states = [UIControl.State.normal, .highlighted, .selected, .disabled]
    for state in states {
      guard let title = button.attributedTitle(for: state),
        state == .normal || title != button.attributedTitle(for: .normal)
      else { continue }
      button.setAttributedTitle(doubled(title), for: state)
    }
    for state in states {
      // A state without its own title shows the normal state's title.
      guard let title = button.title(for: state),
        state == .normal || title != button.title(for: .normal)
      else { continue }
      button.setTitle(doubled(title), for: state)
    }
    guard var configuration = button.configuration else { return }
    configuration.attributedTitle = configuration.attributedTitle.map { doubled($0) }
    configuration.attributedSubtitle = configuration.attributedSubtitle.map { doubled($0) }
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

  private static func doubled(_ text: AttributedString) -> AttributedString {
    text.characters.isEmpty ? text : text + AttributedString(" ") + text
  }
}
