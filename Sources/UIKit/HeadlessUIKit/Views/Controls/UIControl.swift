public import Foundation

/// A view that sends actions.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var handlers: [ControlHandler] = []

  /// Whether the control receives touches. Disabling it cancels the current touch.
  open var isEnabled = true { didSet { if !isEnabled { endTouchSilently() } } }
  open var isSelected = false
  open var isHighlighted = false

  /// Whether the control tracks a touch.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside the control, or close enough to it.
  open internal(set) var isTouchInside = false
  /// The touch that the control tracks.
  weak var trackedTouch: UITouch?

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The text of the tooltip.
  open var toolTip: String?
  /// Whether a tap shows the control's menu.
  open var showsMenuAsPrimaryAction = false

  /// The interaction that shows the control's menu. Nil if ``isContextMenuInteractionEnabled`` is false.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a long press or a secondary click shows the control's menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction { removeInteraction(old) }
      contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
      if let new = contextMenuInteraction { addInteraction(new) }
    }
  }

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    isEnabled = !(nib.bool("UIDisabled") ?? false)
    isSelected = nib.bool("UISelected") ?? false
    isHighlighted = nib.bool("UIHighlighted") ?? false
    contentVerticalAlignment = nib.enumeration("UIContentVerticalAlignment") ?? .center
    contentHorizontalAlignment = nib.enumeration("UIContentHorizontalAlignment") ?? .center
    toolTip = nib.string("UIToolTip")
    showsMenuAsPrimaryAction = nib.bool("UIShowsMenuAsPrimaryAction") ?? false
  }

  // MARK: Menu

  /// Returns the menu of a long press, or nil if the control is disabled, has no menu or shows it after a tap.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, !showsMenuAsPrimaryAction, let menu = shownMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Sends `menuActionTriggered` before the menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The state that determines titles, images and colors.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Returns whether the control tracks a touch that has begun inside it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether the control continues to track a touch that has moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking has been canceled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBeginning(of: touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMovement(of: touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnd(of: touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelling(of: touches, event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endTouchSilently() }
  }

  /// Returns the events that the control sends when a touch ends inside or outside it.
  func eventsOfRelease(isInside: Bool) -> Event { isInside ? .touchUpInside : .touchUpOutside }

  /// Whether the control handles taps itself even if a superview recognizes taps.
  ///
  /// Source: Apple's guide to events, on buttons, switches, steppers, segments and page controls.
  var claimsTaps: Bool { false }

  /// Whether a drag that begins in the control never scrolls an enclosing scroll view.
  var keepsDrags: Bool { false }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if keepsDrags, recognizer.scrollView != nil { return false }
    if claimsTaps, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return !isEnabled
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Menus

  /// The menu that the control shows.
  var shownMenu: UIMenu? { nil }

  // MARK: Sending

  /// Sends an action to a target, or along the responder chain if the target is nil.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action's handler with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  override var defaultTraits: UIAccessibilityTraits {
    var traits = usualTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// The accessibility traits of the control, regardless of its state.
  var usualTraits: UIAccessibilityTraits { .none }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("enabled", \UIControl.isEnabled)
    nib.outlet("selected", \UIControl.isSelected)
    nib.outlet("highlighted", \UIControl.isHighlighted)
    nib.outlet("toolTip", \UIControl.toolTip)
    nib.number("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    nib.number("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
  }

  // MARK: Targets and actions

  /// Adds a target and action for events. Without a target, the action goes along the responder chain.
  ///
  /// The target is not retained. If the target and action already exist, the events are added to them.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    let known = handlers.firstIndex { $0.selector == action && $0.isMethod(of: object) }
    if let known {
      handlers[known].events.formUnion(events)
    } else {
      let kind: ControlHandler.Kind =
        if let object { .method(WeakTarget(object: object), action) } else { .chain(action) }
      handlers.append(ControlHandler(kind: kind, events: events))
    }
  }

  /// Removes a target and action for events. A nil target matches any target, and a nil action matches all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    removeEvents(events) { handler in
      guard let selector = handler.selector, action == nil || selector == action else {
        return false
      }
      return object == nil || handler.isMethod(of: object)
    }
  }

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    handlers.append(ControlHandler(kind: .action(action), events: events))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeEvents(events) { handler in
      if case .action(let action) = handler.kind { action.identifier == identifier } else { false }
    }
  }

  /// Sends the actions for events, in the order in which they were added.
  open func sendActions(for events: Event) { sendActions(for: events, event: nil) }

  /// Performs the control's primary action: shows its menu if the menu is the primary action, and otherwise sends
  /// `primaryActionTriggered`. Apple's documentation does not say whether other events are sent too; here, they are
  /// not.
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction { showMenu(nil) } else { sendActions(for: .primaryActionTriggered) }
  }
}
