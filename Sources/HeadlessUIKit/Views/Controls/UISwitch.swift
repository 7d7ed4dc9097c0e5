public import Foundation

/// A switch between on and off.
@MainActor
open class UISwitch: UIControl {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  /// What the switch looks like on a Mac.
  open var preferredStyle = Style.automatic
  /// The text next to the switch on a Mac.
  open var title: String?

  /// A switch that is off.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A switch from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    isOn = nib.bool("UISwitchOn") ?? false
    // Beside the key of every control.
    if nib.bool("UISwitchEnabled") == false { isEnabled = false }
    onTintColor = nib.object("UISwitchOnTintColor")
    thumbTintColor = nib.object("UISwitchThumbTintColor")
    onImage = nib.object("UISwitchOnImage")
    offImage = nib.object("UISwitchOffImage")
    title = nib.string("UISwitchTitle")
    preferredStyle = nib.enumeration("UISwitchPreferredStyle") ?? .automatic
  }

  /// Turns the switch; no action is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override var isElementByDefault: Bool { true }

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
