public import Foundation

/// A button with a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The contents of the button for each state, by the state's raw value.
  var contents: [UInt: ButtonContent] = [:]
  private(set) var label: UILabel?
  private(set) var picture: UIImageView?
  /// The label of the configuration's subtitle, and its activity indicator.
  var ownSubtitleLabel: UILabel?
  var spinner: UIActivityIndicatorView?
  /// The font of the title.
  private var titleFont: UIFont

  public internal(set) var buttonType: ButtonType
  /// The button's configuration (since iOS 15). Nil for a button that is configured only by state.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// The handler that changes the configuration after the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Whether the configuration updates automatically when the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// The menu that a tap or a long press shows.
  open var menu: UIMenu? { didSet { isContextMenuInteractionEnabled = menu != nil } }
  open var changesSelectionAsPrimaryAction = false
  open var role = Role.normal
  /// Whether the pointer changes over the button.
  open var isPointerInteractionEnabled = false
  /// Whether images grow with the user's preferred text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The insets around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// The insets around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// The insets around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Creation

  /// Creates a button of the custom type.
  public override init(frame: CGRect) {
    buttonType = .custom
    titleFont = ButtonType.custom.font
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Sets the type, and its default font.
  func become(_ type: ButtonType) {
    buttonType = type
    titleFont = type.font
  }

  /// Creates a button of a type, with the title, image and handler of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Creates a button from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    buttonType = nib.enumeration("UIButtonType") ?? .custom
    titleFont = buttonType.font
    super.init(coder: coder)
    decodeButton(coder.nib)
    titleFont = coder.nib.object("UIFont") ?? titleFont
  }

  // MARK: Contents

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, for: state) }

  /// Sets the attributed title for a state; it takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, title, for: state)
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, color, for: state)
  }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(\.titleShadowColor, color, for: state)
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, for: state) }

  /// Sets the image behind the title and the image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, image, for: state)
  }

  /// Sets the symbol configuration for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set(\.symbolConfiguration, configuration, for: state)
  }

  // MARK: Parts

  /// The label that shows the title for the current state; created on first use, or when the button lays out a title.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.textAlignment = .center
    new.lineBreakMode = storedLineBreakMode
    new.numberOfLines = titleLineLimit
    new.font = titleFont
    new.shadowOffset = storedShadowOffset ?? .zero
    label = new
    addSubview(new)
    updateParts()
    return new
  }

  /// Returns a button of the system type with an image.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The view that shows the image for the current state; created on first use, or when the button lays out an image.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let new = UIImageView()
    new.showsTemplates = buttonType != .custom
    picture = new
    insertSubview(new, at: 0)
    updateParts()
    return new
  }

  var storedShadowOffset: CGSize?
  var storedLineBreakMode = NSLineBreakMode.byTruncatingMiddle

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Returns the part of the bounds that the background image fills.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The part of the bounds that the title and the image occupy, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the frame of the title in the content rectangle, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    usualRects(in: contentRect).title
  }

  /// Returns the frame of the image in the content rectangle, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    usualRects(in: contentRect).image
  }

  open override var isEnabled: Bool { didSet { stateChanged(oldValue != isEnabled) } }
  open override var isSelected: Bool { didSet { stateChanged(oldValue != isSelected) } }
  open override var isHighlighted: Bool { didSet { stateChanged(oldValue != isHighlighted) } }

  /// Applies the new tint to a title without a color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  private func stateChanged(_ isNew: Bool) {
    guard isNew else { return }
    setNeedsUpdateConfiguration()
    // A tap changes the state twice, but most buttons look the same in all states.
    if configuration != nil || contents.contains(where: { $0.key != 0 }) { updateParts() }
  }

  func contentChanged() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateParts() {
    if let configuration { return update(configuration) }
    if let label {
      if let attributed = currentAttributedTitle {
        if label.styledText != attributed { label.attributedText = attributed }
      } else {
        label.text = currentTitle
      }
      label.textColor = currentTitleColor
      label.shadowColor = currentTitleShadowColor
    }
    if let picture, picture.image !== currentImage { picture.image = currentImage }
  }

  // MARK: Size

  /// The size of the title and image with insets.
  open override var intrinsicContentSize: CGSize { contentSize(width: .infinity) }

  /// Returns the size of the title and image. A width of 0 means their intrinsic width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 ? size.width : .infinity)
  }

  override var breaksContent: Bool { titleBreaks }

  override func contentSize(forWidth width: CGFloat) -> CGSize { contentSize(width: width) }

  override func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    titleBaselines
  }

  override var fontOfLines: UIFont? { titleFontInUse }

  /// Whether the positions of the baselines are known.
  ///
  /// Without a title, they depend on how the insets position the image, which has not been measured.
  override var knowsBaselines: Bool { titleBaselines != nil }

  /// The font of the title.
  var titleFontInUse: UIFont { label?.font ?? titleFont }

  /// The font that determines the size of the title. A font that code sets on the label of a system button with a symbol
  /// does not change the size. Source: the tests of public layout libraries.
  var titleFontForSize: UIFont { buttonType.hasSymbol ? titleFont : titleFontInUse }

  /// The maximum number of lines of the title. 0 means any number.
  var titleLineLimit: Int {
    if let label { return label.numberOfLines }
    return storedLineBreakMode == .byWordWrapping || storedLineBreakMode == .byCharWrapping ? 0 : 1
  }

  // MARK: Configuration

  /// Updates the configuration for the current state.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    updateConfiguration()
  }

  /// Updates the configuration for the current state by calling the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Tracking

  override var claimsTaps: Bool { true }
  override var shownMenu: UIMenu? { menu }

  /// Returns the events for the end of a touch. A release inside also triggers the primary action.
  override func eventsOfRelease(isInside: Bool) -> Event {
    isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside
  }

  /// Toggles the selection if that is the button's primary action.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil, isTouchInside { isSelected.toggle() }
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  override var usualTraits: UIAccessibilityTraits { .button }

  override var isElementByDefault: Bool { true }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.part("titleLabel", \UIButton.titleLabel)
    nib.part("imageView", \UIButton.imageView)
    nib.outlet("contentEdgeInsets", \UIButton.contentEdgeInsets)
    nib.outlet("titleEdgeInsets", \UIButton.titleEdgeInsets)
    nib.outlet("imageEdgeInsets", \UIButton.imageEdgeInsets)
    nib.outlet("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    nib.outlet("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    nib.outlet("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
  }
}
