public import Foundation

/// A view that sends actions.
@MainActor
open class UIControl: UIView {
  var handlers: [ControlHandler] = []

  /// Whether the control takes touches.
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// The vertical position of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal position of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The text of the pointer's tip.
  open var toolTip: String?
  /// Whether a tap shows the control's menu.
  open var showsMenuAsPrimaryAction = false

  /// A control.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from a nib.
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

  /// The state that decides on titles, images and colours.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Sends an action to a target, or along the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionDispatch.send(action, to: target, from: self, event: event, at: nibReference?.place)
  }

  /// Calls an action's handler with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("enabled", \UIControl.isEnabled)
    nib.outlet("selected", \UIControl.isSelected)
    nib.outlet("highlighted", \UIControl.isHighlighted)
    nib.outlet("toolTip", \UIControl.toolTip)
    nib.number("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    nib.number("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
  }
}
