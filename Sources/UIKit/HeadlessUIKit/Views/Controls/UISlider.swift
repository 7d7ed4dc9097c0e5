public import Foundation

/// A control for choosing a value from a continuous range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0
  /// The value at the left end.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The value at the right end.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether the slider sends actions while the thumb moves, instead of only at the end.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  /// Creates a slider with the range 0 to 1 and the value 0.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    minimumValue = nib.float("UIMinValue") ?? 0
    maximumValue = nib.float("UIMaxValue") ?? 1
    storedValue = nib.float("UIValue") ?? 0
    storedValue = min(max(storedValue, minimumValue), max(minimumValue, maximumValue))
    isContinuous = nib.bool("UIContinuous") ?? true
    preferredBehavioralStyle = nib.enumeration("UIBehavioralStyle") ?? .automatic
    minimumTrackTintColor = nib.object("UIMinimumTintColor")
    maximumTrackTintColor = nib.object("UIMaximumTintColor")
    thumbTintColor = nib.object("UIThumbTintColor")
    minimumValueImage = nib.object("UIMinimumValueImage")
    maximumValueImage = nib.object("UIMaximumValueImage")
  }

  /// The current value, limited to the slider's range.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// Moves the thumb to a value without sending actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Tracking

  /// The horizontal distance from the middle of the thumb to the touch that drags it, in points.
  private var grip: CGFloat = 0

  /// Begins tracking if the touch is on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = currentThumbRect
    let reach = SliderRules.reach
    guard thumb.insetBy(dx: -reach, dy: -reach).contains(place) else { return false }
    grip = place.x - thumb.midX
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - currentThumbRect.width
    guard room > 0 else { return true }
    var part = (touch.location(in: self).x - grip - currentThumbRect.width / 2 - track.minX) / room
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
    let old = storedValue
    value = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, storedValue != old {
      sendActions(for: [.valueChanged, .primaryActionTriggered], event: event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// Prevents pans and swipes of superviews from beginning while the user drags the thumb.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if isTracking, recognizer.view !== self,
      recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Parts

  /// Returns the rectangle of the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImageRect(forBounds: bounds).width
    let right = maximumValueImageRect(forBounds: bounds).width
    let height = SliderRules.trackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(bounds.width - left - right, 0), height: height)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbImage(for: .normal)?.size ?? SliderRules.thumbSize
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
    return CGRect(
      x: rect.minX + part * max(rect.width - size.width, 0), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image on the left.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image on the right.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle of the thumb for the current value.
  package var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  // MARK: Images

  /// Sets the image of the thumb for a control state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
  }

  /// Returns the image of the thumb for a control state, or the image for the normal state if none was set.
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[0]
  }

  /// Sets the image of the track left of the thumb for a control state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
  }

  /// Returns the image of the track left of the thumb for a control state, or for the normal state if none was set.
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[0]
  }

  /// Sets the image of the track right of the thumb for a control state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
  }

  /// Returns the image of the track right of the thumb for a control state, or for the normal state if none was set.
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[0]
  }

  override var isElementByDefault: Bool { true }

  override var usualTraits: UIAccessibilityTraits { .adjustable }

  /// The position of the thumb in the range, as a percentage.
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      let range = maximumValue - minimumValue
      let share = range > 0 ? Double((value - minimumValue) / range) : 0
      return "\(Int(nearest: share * 100))%"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range and sends the action, as if the user had moved the thumb.
  open override func accessibilityIncrement() { step(by: 0.1) }

  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    guard isEnabled else { return }
    let old = value
    setValue(value + (maximumValue - minimumValue) * part, animated: false)
    if value != old { sendActions(for: .valueChanged) }
  }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.sliderSize }

  open override var alignmentRectInsets: UIEdgeInsets { UIKitEra.current.sliderInsets }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("value", \UISlider.value)
    nib.outlet("minimumValue", \UISlider.minimumValue)
    nib.outlet("maximumValue", \UISlider.maximumValue)
    nib.outlet("continuous", \UISlider.isContinuous)
    nib.outlet("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    nib.outlet("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    nib.outlet("thumbTintColor", \UISlider.thumbTintColor)
    nib.outlet("minimumValueImage", \UISlider.minimumValueImage)
    nib.outlet("maximumValueImage", \UISlider.maximumValueImage)
  }
}

/// Dimensions of a slider that Apple does not document.
enum SliderRules {
  /// The size of the thumb, in points.
  static let thumbSize = CGSize(width: 31, height: 31)
  /// The height of the track, in points.
  static let trackHeight: CGFloat = 4
  /// The distance from the thumb within which a touch still grabs it, in points.
  static let reach: CGFloat = 10
}

extension NibValues {
  func float(_ key: NibKeyName) -> Float? { double(key).map { Float($0) } }
}
