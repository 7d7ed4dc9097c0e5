public import Foundation

/// A choice from a range of numbers.
@MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0
  /// The number at the left end.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The number at the right end.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether actions are sent while the thumb moves, not only at the end.
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

  /// A slider from 0 to 1, at 0.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A slider from a nib.
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

  /// The number that is chosen; one out of the range becomes the nearest end.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// Moves the thumb; no action is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Images

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
  }

  /// The image of the thumb in a state; that of the usual one where it has none.
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[0]
  }

  /// Sets the image of the track left of the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
  }

  /// The image of the track left of the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[0]
  }

  /// Sets the image of the track right of the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
  }

  /// The image of the track right of the thumb in a state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[0]
  }

  override var isElementByDefault: Bool { true }

  override var defaultTraits: UIAccessibilityTraits { .adjustable }

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

extension NibValues {
  func float(_ key: NibName) -> Float? { double(key).map { Float($0) } }
}
