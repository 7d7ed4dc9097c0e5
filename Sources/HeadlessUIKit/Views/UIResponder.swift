public import Foundation

/// An object that takes part in the responder chain.
@MainActor
open class UIResponder: NSObject, NibConnectable, NibAwakening {
  /// Where the object came from, nil for one that code made.
  var nibReference: NibReference?
  var accessibility: UIAccessibilityConfiguration?

  /// A responder.
  public nonisolated override init() { super.init() }

  /// The one that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may cease to be the first one.
  open var canResignFirstResponder: Bool { true }

  /// The view in place of the keyboard.
  open var inputView: UIView?

  /// The view above the keyboard.
  open var inputAccessoryView: UIView?

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {}

  /// Called once every object of the nib has its outlets and attributes.
  open func awakeFromNib() {}

  /// Whether an action is enabled here: whether there is a method for it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Whether the class declares an action.
  public func responds(to action: Selector) -> Bool {
    ConnectionTable.table(of: self)?.actions[action.name] != nil
  }

  /// The object that handles an action: this one, or the first along the chain that does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
