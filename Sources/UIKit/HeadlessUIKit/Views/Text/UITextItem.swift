public import Foundation

/// A part of a text that the user can tap: a link, an attachment, or a tagged range.
@preconcurrency @MainActor
public struct UITextItem {
  /// The content of an item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// The range, in UTF-16 units.
  public let range: NSRange

  /// The menu of an item, and the preview that is shown while it is open.
  @preconcurrency @MainActor
  public struct MenuConfiguration {
    /// The preview of a menu.
    @preconcurrency @MainActor
    public struct Preview {
      public static let `default` = Preview(view: nil)
      public let view: UIView?
      public init(view: UIView?) { self.view = view }
    }

    public let menu: UIMenu
    public let preview: Preview?

    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }
  }
}

extension NSAttributedString.Key {
  /// The tag of a text range that the user can tap: a `String`.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

extension UITextView {
  /// Performs the action of the link, attachment or tag at a point of the view, as a tap does.
  ///
  /// Only text that is selectable but not editable responds, as on a device. A link opens with `UIApplication.open` if
  /// the delegate allows it.
  /// - Returns: Whether there is such an item.
  func performItem(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let item = item(at: point) else { return false }
    let usual = UIAction { [weak self] _ in self?.performUsualAction(of: item) }
    let action: UIAction? =
      if let delegate {
        delegate.textView(self, primaryActionFor: item, defaultAction: usual)
      } else { usual }
    action?.perform(from: self)
    return true
  }

  private func performUsualAction(of item: UITextItem) {
    switch item.content {
    case .link(let url):
      let isAllowed =
        delegate?.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      if isAllowed { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }

  private func item(at point: CGPoint) -> UITextItem? {
    guard let place = composedCharacter(at: point)?.range,
      rectangles(of: UITextRange(place)).contains(where: { $0.rect.contains(point) })
    else { return nil }
    let whole = NSRange(location: 0, length: textStorage.length)
    var range = place
    func value(_ key: NSAttributedString.Key) -> Any? {
      textStorage.attribute(key, at: place.location, longestEffectiveRange: &range, in: whole)
    }
    if let url = value(.link).flatMap({ $0 as? URL ?? ($0 as? String).flatMap(URL.init) }) {
      return UITextItem(content: .link(url), range: range)
    }
    if let attachment = value(.attachment) as? NSTextAttachment {
      return UITextItem(content: .textAttachment(attachment), range: range)
    }
    return (value(.textItemTag) as? String).map { UITextItem(content: .tag($0), range: range) }
  }
}
