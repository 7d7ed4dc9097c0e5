public import Foundation

/// Two buttons that make a number larger and smaller.
@MainActor
open class UIStepper: UIControl {
  private var storedValue = 0.0
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// How much one tap changes.
  open var stepValue = 1.0
  /// Whether actions are sent while a button is held, not only at the end.
  open var isContinuous = true
  /// Whether a button that is held keeps changing the number.
  open var autorepeat = true
  /// Whether the number goes on from one end to the other.
  open var wraps = false

  /// A stepper from 0 to 100, at 0.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A stepper from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    minimumValue = nib.double("UIMinimumValue") ?? 0
    maximumValue = nib.double("UIMaximumValue") ?? 100
    stepValue = nib.double("UIStepValue") ?? 1
    storedValue = nib.double("UIValue") ?? 0
    storedValue = min(max(storedValue, minimumValue), max(minimumValue, maximumValue))
    isContinuous = nib.bool("UIContinuous") ?? true
    autorepeat = nib.bool("UIAutorepeat") ?? true
    wraps = nib.bool("UIWraps") ?? false
  }

  /// The number; one out of the range becomes the nearest end.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.stepperSize }

  override var usualHugging: LayoutPriorities {
    LayoutPriorities(horizontal: 750, vertical: 750)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("value", \UIStepper.value)
    nib.outlet("minimumValue", \UIStepper.minimumValue)
    nib.outlet("maximumValue", \UIStepper.maximumValue)
    nib.outlet("stepValue", \UIStepper.stepValue)
    nib.outlet("continuous", \UIStepper.isContinuous)
    nib.outlet("autorepeat", \UIStepper.autorepeat)
    nib.outlet("wraps", \UIStepper.wraps)
  }
}
