public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The appearance of a switch.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// The appearance of the switch on a Mac.
  open var preferredStyle = Style.automatic
  /// The appearance of the switch, which is never a checkbox here.
  open var style: Style { .sliding }
  /// The text next to the switch on a Mac.
  open var title: String?

  /// Creates a switch that is off.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a switch from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    isOn = nib.bool("UISwitchOn") ?? false
    // Switches have this key in addition to the key that all controls have.
    if nib.bool("UISwitchEnabled") == false { isEnabled = false }
    onTintColor = nib.object("UISwitchOnTintColor")
    thumbTintColor = nib.object("UISwitchThumbTintColor")
    onImage = nib.object("UISwitchOnImage")
    offImage = nib.object("UISwitchOffImage")
    title = nib.string("UISwitchTitle")
    preferredStyle = nib.enumeration("UISwitchPreferredStyle") ?? .automatic
  }

  /// Turns the switch on or off without sending actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // MARK: Tracking

  /// The position where the touch began, or nil once the user drags the thumb.
  private var tapStart: CGFloat?

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tapStart = touch.location(in: self).x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let start = tapStart, abs(touch.location(in: self).x - start) > PanRules.slop {
      tapStart = nil
    }
    return true
  }

  /// Toggles the switch after a tap, or leaves it on the side that the user dragged the thumb to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let old = isOn
    if tapStart == nil {
      let isRight = touch.location(in: self).x > bounds.midX
      isOn = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    } else if isTouchInside {
      isOn.toggle()
    }
    if isOn != old { sendActions(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// Prevents pans of superviews from beginning while the user drags the thumb.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if isTracking, recognizer.view !== self, recognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override var isElementByDefault: Bool { true }

  override var usualTraits: UIAccessibilityTraits { [.button, .toggleButton] }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.switchSize }

  open override var alignmentRectInsets: UIEdgeInsets { UIKitEra.current.switchInsets }

  override var usualHugging: LayoutPriorities {
    LayoutPriorities(horizontal: 750, vertical: 750)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("on", \UISwitch.isOn)
    nib.outlet("onTintColor", \UISwitch.onTintColor)
    nib.outlet("thumbTintColor", \UISwitch.thumbTintColor)
    nib.outlet("onImage", \UISwitch.onImage)
    nib.outlet("offImage", \UISwitch.offImage)
    nib.outlet("title", \UISwitch.title)
  }
}
