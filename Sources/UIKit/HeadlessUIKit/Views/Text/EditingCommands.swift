import Foundation

/// The text commands of menus and keyboard shortcuts.
extension UITextInput {
  /// Returns whether an editing command is possible, or nil for other actions.
  func allowsEditing(_ action: Selector) -> Bool? {
    switch action.name {
    case "copy:": selectedText != nil
    case "cut:", "delete:": selectedText != nil && isChangeable
    case "paste:": UIPasteboard.general.hasStrings && isChangeable
    case "selectAll:": hasText
    case "select:": hasText && selectedText == nil
    default: nil
    }
  }

  private var isChangeable: Bool { (self as? UITextView)?.isEditable ?? true }

  private var selectedText: String? {
    guard let range = selectedTextRange, !range.isEmpty else { return nil }
    return text(in: range)
  }

  func copySelection() {
    if let selectedText { UIPasteboard.general.string = selectedText }
  }

  func cutSelection() {
    guard let selectedText, isChangeable else { return }
    UIPasteboard.general.string = selectedText
    deleteBackward()
  }

  func pasteText() {
    if isChangeable, let text = UIPasteboard.general.string { insertText(text) }
  }
}

extension NibRegistrar {
  /// Declares the editing commands.
  func editingCommands<Root: UIResponder>(of type: Root.Type) {
    action("copy:") { (root: Root) in { (sender: Any) in root.copy(sender) } }
    action("cut:") { (root: Root) in { (sender: Any) in root.cut(sender) } }
    action("paste:") { (root: Root) in { (sender: Any) in root.paste(sender) } }
    action("delete:") { (root: Root) in { (sender: Any) in root.delete(sender) } }
    action("select:") { (root: Root) in { (sender: Any) in root.select(sender) } }
    action("selectAll:") { (root: Root) in { (sender: Any) in root.selectAll(sender) } }
  }
}
