public import Foundation

/// A control with two buttons that increase and decrease a value.
@preconcurrency @MainActor
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
  /// The amount by which one tap changes the value.
  open var stepValue = 1.0
  /// Whether the stepper sends actions while the user holds a button, instead of only at the end.
  open var isContinuous = true
  /// Whether holding a button keeps changing the value.
  open var autorepeat = true
  /// Whether the value wraps around at its limits.
  open var wraps = false

  /// Creates a stepper with the range 0 to 100 and the value 0.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stepper from a nib.
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

  /// The value, limited to the stepper's range.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  // MARK: Tracking

  /// The button that the touch is holding: 1 to increase, -1 to decrease.
  private var heldSide = 0.0
  private var repetition: HeadlessTimer?
  private var hasChanged = false

  override var claimsTaps: Bool { true }

  /// Makes a step immediately, and further steps while the user holds the button.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    // A finger may touch down outside the stepper.
    let isNearer =
      abs(point.x - frame(ofIncrement: true).midX) <= abs(point.x - frame(ofIncrement: false).midX)
    heldSide = isNearer ? 1 : -1
    hasChanged = false
    step(event)
    if autorepeat {
      repetition = HeadlessClock.shared.schedule(
        after: StepperRules.delay, repeating: StepperRules.interval
      ) { [weak self] in
        if let self, isTouchInside { step(nil) }
      }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    release()
    if !isContinuous, hasChanged {
      sendActions(for: [.valueChanged, .primaryActionTriggered], event: event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    repetition?.invalidate()
    repetition = nil
  }

  private func step(_ event: UIEvent?) {
    let old = storedValue
    let next = storedValue + heldSide * stepValue
    if wraps, next > maximumValue {
      storedValue = minimumValue
    } else if wraps, next < minimumValue {
      storedValue = maximumValue
    } else {
      value = next
    }
    guard storedValue != old else { return }
    hasChanged = true
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }

  // MARK: Parts

  /// Returns the half of the bounds that increases or decreases the value.
  private func frame(ofIncrement isIncrement: Bool) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    return isIncrement != isMirrored ? right : left
  }

  /// The line between the two halves, in points.
  package var separatorFrame: CGRect {
    CGRect(
      x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
  }

  /// The signs in the two halves.
  package var marks: [PartMark] {
    [(false, "minus", value <= minimumValue), (true, "plus", value >= maximumValue)].map {
      isIncrement, symbol, isAtEnd in
      PartMark(
        .symbol(symbol, isAtEnd ? .tertiaryLabel : .label),
        frame: frame(ofIncrement: isIncrement).centered(CGSize(width: 16.7, height: 16.7)))
    }
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

/// The timing of a stepper, which Apple does not document.
enum StepperRules {
  /// The delay before the second step, in seconds.
  static let delay = 0.5
  /// The interval between further steps, in seconds.
  static let interval = 0.1
}
