public import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, NibConnectable, NibAwakening {
  /// Where the object came from, nil for one that code made.
  var nibReference: NibReference?
  var accessibility: UIAccessibilityConfiguration?

  /// A responder.
  public override init() { super.init() }

  deinit { AssociatedObjects.removeAll(of: ObjectIdentifier(self)) }

  /// The responder that receives what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The responder that receives typed text, and actions without a target.
  package static var firstResponder: UIResponder? {
    get { ResponderState.current.first }
    set { ResponderState.current.first = newValue }
  }

  /// Whether the responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may cease to be the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first one.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Makes the responder the first responder, if it can be and the old one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    return HeadlessKeyboard.following {
      if let old = UIResponder.firstResponder, !old.resignFirstResponder() { return false }
      UIResponder.firstResponder = self
      return true
    }
  }

  /// Stops being the first responder, if that is allowed.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || UIResponder.mustResign else { return false }
    return HeadlessKeyboard.following {
      UIResponder.firstResponder = nil
      return true
    }
  }

  /// Whether the first responder resigns even if its delegate refuses.
  static var mustResign: Bool {
    get { ResponderState.current.mustResign }
    set { ResponderState.current.mustResign = newValue }
  }

  /// Updates the keyboard after a change of input views.
  open func reloadInputViews() {
    if isFirstResponder { _ = HeadlessKeyboard.following { true } }
  }

  // MARK: Input

  /// Shortcuts of the keyboard while the responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view that replaces the keyboard.
  open var inputView: UIView? { ownInputView }

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { ownInputAccessoryView }

  /// What code or a nib gave the responder, where it takes one.
  var ownInputView: UIView?
  var ownInputAccessoryView: UIView?

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("accessibilityIdentifier", \UIResponder.accessibilityIdentifier)
    nib.outlet("accessibilityLabel", \UIResponder.accessibilityLabel)
    nib.outlet("accessibilityHint", \UIResponder.accessibilityHint)
    nib.outlet("accessibilityValue", \UIResponder.accessibilityValue)
    nib.outlet("isAccessibilityElement", \UIResponder.isAccessibilityElement)
    nib.number("accessibilityTraits", \UIResponder.accessibilityTraits)
    nib.outlet("accessibilityLanguage", \UIResponder.accessibilityLanguage)
    nib.outlet("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
    nib.outlet("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
    nib.outlet("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren)
  }

  /// Called once every object of the nib has its outlets and attributes.
  open func awakeFromNib() {}

  /// Never called. Objective-C has methods of its root class as class methods too, so sources can override this one.
  open class func awakeFromNib() {}

  /// Whether an action is enabled here: whether there is a method for it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
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

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.isUnhandled = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for the buttons of headphones and the like; nothing presses them here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Observing

  /// Called when an observed property has changed; see `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// UIKit ends the program here for a property that no override knows; this one does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called for a key that the class neither declares nor stores. Default: an error, as on a device.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    NSObject.reportUndefined(key, of: self)
  }

  /// Called for a key that the class neither declares nor stores. Default: an error, as on a device.
  open func value(forUndefinedKey key: String) -> Any? {
    NSObject.reportUndefined(key, of: self)
    return nil
  }

  // MARK: Designing and archiving

  /// Called by Xcode when it draws a view in a document; never here.
  open func prepareForInterfaceBuilder() {}

  /// Writes the object to an archive; writes nothing here.
  open func encode(with coder: NSCoder) {}

  // MARK: Focus

  /// Whether the focus of a remote control may be on the object.
  open var canBecomeFocused: Bool { false }

  /// What takes the focus of a remote control first; nothing does here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Whether the focus may move; it never does here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved; it never does here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Activities and undoing

  /// What the user is doing here.
  open var userActivity: NSUserActivity?

  /// Called to complete ``userActivity`` before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to go on with what the user was doing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// What undoes changes: that of the next responder; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Menus

  /// Called to change the menus of the app; nothing shows them here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called to change a command before it is shown.
  open func validate(_ command: UICommand) {}

  // MARK: Editing

  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func captureTextFromCamera(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  // MARK: Accessibility

  /// The identifier that tests find the object by; never read to users.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// What is read for the object.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// What the object does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The object's value.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// What the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultTraits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Whether the object is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isElementByDefault }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// The language that what is read is in, as a tag such as `de`; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// Where the object is on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// Where the object is touched to activate it, on the screen. Default: the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// The elements inside in their order; nil where those of the views inside count, by their places.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? defaultAccessibilityElements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// Whether the elements inside are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether the elements in sibling views are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether the elements inside are read one after the other, before those outside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// What else can be done with the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// Activates the object; after false, its activation point is tapped.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an adjustable object by a step.
  open func accessibilityIncrement() {}

  /// Lowers the value of an adjustable object by a step.
  open func accessibilityDecrement() {}

  /// Closes what is in front; false where there is nothing to close.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what is most important in the app's present state; false where there is no such thing.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// How many elements are given by ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the elements that are given; nil where there is none of that number.
  open func accessibilityElement(at index: Int) -> Any? { givenElement(at: index) }

  /// The number of an element that is given, `NSNotFound` where it is not among them.
  open func index(ofAccessibilityElement element: Any) -> Int { numberOfGiven(element) }

  /// Scrolls by a page; false where there is nothing to scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Called when a screen reader goes to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader leaves the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Where the object is unless code says it.
  var defaultAccessibilityFrame: CGRect { .zero }

  /// The elements inside unless code says them.
  var defaultAccessibilityElements: [Any]? { nil }

  /// The object's traits unless a nib or code sets them.
  var defaultTraits: UIAccessibilityTraits { .none }

  /// Whether the object is an accessibility element unless a nib or code decides otherwise.
  var isElementByDefault: Bool { false }
}
