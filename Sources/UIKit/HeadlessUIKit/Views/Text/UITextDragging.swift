public import Foundation

// Text drag and drop. Text is never dragged here, so the interactions are nil and the delegates are stored only.

/// A view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: NSObjectProtocol {}

/// A view that accepts dragged text.
@preconcurrency @MainActor
public protocol UITextDroppable: NSObjectProtocol {}

/// A delegate for pasted text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}

/// Options for the previews of dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

extension UITextDraggable {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { kept("textDragDelegate") as? any UITextDragDelegate }
    set { keep(newValue, "textDragDelegate") }
  }
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { StoredValue.get(self, "textDragOptions", []) }
    set { StoredValue.set(self, "textDragOptions", newValue) }
  }
}

extension UITextDroppable {
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { kept("textDropDelegate") as? any UITextDropDelegate }
    set { keep(newValue, "textDropDelegate") }
  }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { kept("pasteDelegate") as? any UITextPasteDelegate }
    set { keep(newValue, "pasteDelegate") }
  }
}

/// Delegates that are stored weakly.
extension NSObjectProtocol {
  fileprivate func kept(_ key: StaticString) -> AnyObject? {
    StoredValue.get(self, key, WeakTarget()).object
  }
  fileprivate func keep(_ object: AnyObject?, _ key: StaticString) {
    StoredValue.set(self, key, WeakTarget(object: object))
  }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
