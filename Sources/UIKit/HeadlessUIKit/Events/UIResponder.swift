public import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, NibConnectable, NibAwakening {
  /// The object's source in a nib; nil for an object that code created.
  var nibReference: NibReference?
  var accessibility: UIAccessibilityConfiguration?

  /// Creates a responder.
  public override init() { super.init() }

  /// The class and the address, `<Module.Class: 0x7f8a1c00>`; of a view on the main thread, its state as well, in the form
  /// that UIKit logs: `<UIView: 0x7f8a1c00; frame = (0 0; 320 480); layer = <CALayer: 0x7f8a1d20>>`.
  nonisolated open override var description: String {
    guard DispatchQueue.isMain else { return LoggedObject.text(of: self) }
    return MainActor.assumeIsolated {
      (self as? UIView)?.loggedText ?? LoggedObject.text(of: self)
    }
  }

  deinit { AssociatedObjects.removeAll(of: ObjectIdentifier(self)) }

  /// The responder that receives what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The responder that receives typed text, and actions without a target.
  package static var firstResponder: UIResponder? {
    get { ResponderState.current.first }
    set { ResponderState.current.first = newValue }
  }

  /// Whether the responder may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Makes the responder the first responder if it can become one and the old one resigns.
  ///
  /// Returns false for a view or controller that is not in a window; it becomes the first responder when it joins a
  /// window, unless it is removed from its superview or another object becomes the first responder first. Source: the
  /// flag `becomeFirstResponderWhenCapable` in the public `UIView.h` of early SDKs.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard ResponderState.current.admits(self), canBecomeFirstResponder else { return false }
    return beginResponding()
  }

  /// Becomes the first responder if the old one resigns. Text fields and text views begin editing.
  func beginResponding() -> Bool {
    HeadlessKeyboard.following {
      if let old = UIResponder.firstResponder, !old.resignFirstResponder() { return false }
      UIResponder.firstResponder = self
      return true
    }
  }

  /// Whether the responder can be the first responder where it is. Views and controllers must be in a window.
  var isInPlaceToRespond: Bool { true }

  /// Resigns if it is the first responder.
  /// - Parameter force: Whether it resigns even if it or its delegate refuses.
  /// - Returns: Whether it is no longer the first responder.
  @discardableResult
  func resign(force: Bool) -> Bool {
    guard isFirstResponder else { return true }
    let forced = UIResponder.mustResign
    UIResponder.mustResign = force
    defer { UIResponder.mustResign = forced }
    return resignFirstResponder()
  }

  /// Stops being the first responder, if allowed.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    ResponderState.current.stopWaiting(self)
    return !isFirstResponder || endResponding()
  }

  /// Stops being the first responder, if allowed. Text fields and text views end editing.
  func endResponding() -> Bool {
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

  /// Updates the keyboard after its input views have changed.
  open func reloadInputViews() {
    if isFirstResponder { _ = HeadlessKeyboard.following { true } }
  }

  // MARK: Input

  /// The keyboard shortcuts that apply while the responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view that replaces the keyboard.
  open var inputView: UIView? { ownInputView }

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { ownInputAccessoryView }

  /// The controller of the view that replaces the keyboard; its view is not shown.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view above the keyboard; its view is not shown.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The keyboard's language for the responder. Default: the user's first language.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// The name under which the keyboard remembers the input mode; nil if it does not.
  open var textInputContextIdentifier: String? { nil }

  /// The three-finger gestures that edit text. The headless touchscreen recognizes none.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The input view that code or a nib has set, for responders that allow it.
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

  /// Returns the object that takes the place of this one in the nib that has just created it. Default: the object itself.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Never called. In Objective-C, methods of the root class are also class methods, so apps' sources may override this
  /// one.
  open class func awakeFromNib() {}

  /// The name of the class with its module.
  open class func description() -> String { String(reflecting: self) }

  /// Returns whether the class has a method with a name; see ``Foundation/NSObjectProtocol/responds(to:)``.
  open func responds(to action: Selector) -> Bool {
    ConnectionTable.method(action.name, of: self) != nil
  }

  /// Returns whether an action is enabled for this responder. Default: whether the responder has a method for the
  /// action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns the object that handles an action: this one, or the first one up the responder chain that does.
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

  /// Called for remote control buttons, such as those of headphones; never called here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Observing

  /// Called when an observed property has changed; see `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// If no override handles the property, UIKit terminates the program; this method does nothing.
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

  /// Called by Xcode when it draws a view in a document; never called here.
  open func prepareForInterfaceBuilder() {}
  /// Never called: Objective-C gives every class the methods of its root object.
  open class func prepareForInterfaceBuilder() {}

  /// Encodes the object into an archive; only views encode something here.
  open func encode(with coder: NSCoder) {}

  // MARK: Focus

  /// Whether the object can receive the focus of a remote control.
  open var canBecomeFocused: Bool { false }

  /// The objects that receive the focus of a remote control first; not used here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns whether the focus may move; never called here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved; never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Activities and undoing

  /// The user's current activity for this responder.
  open var userActivity: NSUserActivity? { didSet { userActivity?.add(self) } }

  /// Called to complete ``userActivity`` before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to continue the user's activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The undo manager of the next responder; a window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Menus

  /// Called to change the app's main menu, on the app and its delegate. The menu is not shown, but its shortcuts work.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called to change a command before it is shown, or a shortcut before it is performed.
  open func validate(_ command: UICommand) {}

  // MARK: Editing

  /// The types that the responder accepts from the pasteboard; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Returns whether the responder accepts items from the pasteboard. Default: whether ``pasteConfiguration`` has one
  /// of the types of each item.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return !itemProviders.isEmpty
      && itemProviders.allSatisfy { provider in
        types.contains { provider.hasItemConformingToTypeIdentifier($0) }
      }
  }

  /// Receives items from the pasteboard. Here, only tests call this method.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// The items that the user can share from the responder; activity sheets do not use them here.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { StoredValue.get(self, "activityItemsConfiguration", nil) }
    set { StoredValue.set(self, "activityItemsConfiguration", newValue) }
  }

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

  /// The identifier by which tests find the object; never read to users.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// The text that VoiceOver speaks for the object.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The description of what the object does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The object's value, as text.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// The traits of the object, such as button or header.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultTraits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Whether the object is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isElementByDefault }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// The language of the object's texts, as a tag such as `de`; nil for the user's language.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// The object's frame, in points of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The point on the screen that a screen reader taps to activate the object. Default: the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// The accessibility elements inside, in order. If nil, the elements of the subviews are used, ordered by position.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? defaultAccessibilityElements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// Whether the accessibility elements inside are hidden from screen readers.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether the elements in sibling views are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether the elements inside are read one after another, before those outside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// The additional actions of the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// The rotors, which find elements of a kind one after another.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }

  /// The kind of container; stored only.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  /// The way in which a screen reader moves through the elements inside; stored only.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }

  /// The context of the text; stored only.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { changeAccessibility { $0.textualContext = newValue } }
  }

  /// The outline of the object on the screen; stored only.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }

  /// Whether the user can interact with the object; stored only.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? true }
    set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
  }

  /// The label with attributes. Setting a plain label removes the attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The hint with attributes. Setting a plain label removes the attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value with attributes. Setting a plain label removes the attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The names that Voice Control users can say for the object. Default: its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }

  /// Whether the object keeps its colors while the screen's colors are inverted; stored only.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { changeAccessibility { $0.ignoresInvertColors = newValue } }
  }

  /// The headers of the object's contents; stored only.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headerElements }
    set { changeAccessibility { $0.headerElements = newValue } }
  }

  /// The points where a drag can begin; stored only.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dragSources }
    set { changeAccessibility { $0.dragSources = newValue } }
  }

  /// The points where a drag can end; stored only.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dropPoints }
    set { changeAccessibility { $0.dropPoints = newValue } }
  }

  /// Activates the object. If it returns false, the activation point is tapped instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable object by a step.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable object by a step.
  open func accessibilityDecrement() {}

  /// Closes the frontmost object. Returns false if nothing was closed.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action in the app's current state. Returns false if nothing was done.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Returns the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of ``accessibilityElements``; nil if the index is out of range.
  open func accessibilityElement(at index: Int) -> Any? { givenElement(at: index) }

  /// Returns the index of an element in ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int { numberOfGiven(element) }

  /// Scrolls by one page. Returns false if nothing was scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Called after a screen reader moved to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after a screen reader left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether a screen reader is at the element. Always false here.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The frame on the screen, unless code sets one.
  var defaultAccessibilityFrame: CGRect { .zero }

  /// The elements inside, unless code sets them.
  var defaultAccessibilityElements: [Any]? { nil }

  /// The object's traits unless a nib or code sets them.
  var defaultTraits: UIAccessibilityTraits { .none }

  /// Whether the object is an accessibility element, unless a nib or code sets it.
  var isElementByDefault: Bool { false }
}
