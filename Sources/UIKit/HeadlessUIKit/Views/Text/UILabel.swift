public import Foundation

/// A view that shows one or more lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private(set) var plainText: String?
  private(set) var styledText: NSAttributedString?

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      contentChanged()
    }
  }
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points. Positive values move it right and down.
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  open var lineBreakStrategy: NSLineBreakStrategy = .standard
  /// The maximum number of lines. 0 means any number.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontSizeToFitWidth = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The minimum scale to which the font may shrink, as a fraction of its size. 0 lets the system choose.
  open var minimumScaleFactor: CGFloat = 0
  /// The minimum font size to which the text may shrink, in points, as in earlier systems.
  open var minimumFontSize: CGFloat = 0
  open var adjustsLetterSpacingToFitWidth = false
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The width, in points, at which multiline text wraps for the intrinsic size. 0 means none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Creates a label from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    styledText = nib.attributedString("UIAttributedText")
    plainText = nib.string("UIText")
    font = nib.object("UIFont") ?? .systemFont(ofSize: UIFont.labelFontSize)
    textColor = nib.object("UITextColor") ?? .label
    highlightedTextColor = nib.object("UIHighlightedColor")
    shadowColor = nib.object("UIShadowColor")
    shadowOffset = nib.size("UIShadowOffset") ?? CGSize(width: 0, height: -1)
    textAlignment = nib.enumeration("UITextAlignment") ?? .left
    lineBreakMode = nib.enumeration("UILineBreakMode") ?? .byTruncatingTail
    numberOfLines = nib.int("UINumberOfLines") ?? 1
    isEnabled = nib.bool("UIEnabled") ?? true
    isHighlighted = nib.bool("UIHighlighted") ?? false
    adjustsFontSizeToFitWidth = nib.bool("UIAdjustsFontSizeToFit") ?? false
    baselineAdjustment = nib.enumeration("UIBaselineAdjustment") ?? .alignBaselines
    minimumFontSize = nib.cgFloat("UIMinimumFontSize") ?? 0
    minimumScaleFactor = nib.cgFloat("UIMinimumScaleFactor") ?? 0
    adjustsLetterSpacingToFitWidth = nib.bool("UIAdjustsLetterSpacingToFit") ?? false
    allowsDefaultTighteningForTruncation =
      nib.bool("UIAllowsDefaultTighteningForTruncation") ?? false
    adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
    preferredMaxLayoutWidth = nib.cgFloat("UIPreferredMaxLayoutWidth") ?? 0
    readContent(from: coder)
  }

  /// The text. Setting it removes attributes.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      // Setting the same text again does not count as a change. Buttons rely on this for every touch.
      guard styledText != nil || newValue != plainText else { return }
      styledText = nil
      plainText = newValue
      contentChanged()
    }
  }

  /// The attributed text. For plain text, it has the attributes from the label's properties.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      styledText = newValue
      plainText = newValue?.string
      contentChanged()
    }
  }

  /// Whether the label shows attributed text instead of plain text.
  package var hasAttributedText: Bool { styledText != nil }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
  }

  // MARK: Size

  /// The size of the text. Multiline text wraps at ``preferredMaxLayoutWidth`` if it is set.
  open override var intrinsicContentSize: CGSize {
    contentSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// Returns the size of the text for a width: the width of the widest line. A width of 0 means the intrinsic width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    var fitted = contentSize(forWidth: width)
    guard breaksContent, width.isFinite else { return fitted }
    fitted.width = min(fitted.width, textSize(width: width, limit: numberOfLines).width)
    return fitted
  }

  /// Returns the rectangle in which text is drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = textSize(width: bounds.width, limit: numberOfLines)
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    let x: CGFloat =
      switch effectiveTextAlignment {
      case .center: (bounds.width - width) / 2
      case .right: bounds.width - width
      default: 0
      }
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + (bounds.height - height) / 2, width: width,
      height: height)
  }

  private var effectiveTextAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  override var breaksContent: Bool { numberOfLines != 1 }

  /// Returns the size of the text for a width. Text that wraps is as wide as its widest line with the space after it.
  ///
  /// A subclass that positions its text differently also determines the size, as labels with insets do.
  override func contentSize(forWidth width: CGFloat) -> CGSize {
    if DrawingOverrides.placesText(type(of: self)) {
      let room = CGRect(
        x: 0, y: 0, width: min(width, Self.muchRoom), height: Self.muchRoom)
      return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }
    var size = textSize(width: width, limit: numberOfLines)
    if breaksContent, width.isFinite {
      size.width = min(brokenWidth(for: width, limit: numberOfLines), width)
    }
    return size
  }

  override func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    baselines(width: bounds.width > 0 ? bounds.width : .infinity, height: height)
  }

  override var fontOfLines: UIFont? { font }

  override func applyTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.applyTraits(new, from: old)
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: new)
  }

  /// A length that exceeds that of any text, in points.
  private static let muchRoom: CGFloat = 1_000_000

  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a part of the bounds. A subclass may call it with a different part, as labels with insets do.
  ///
  /// ``CALayer/drawing`` does not contain the text: pictures lay it out in the part that was used last.
  open func drawText(in rect: CGRect) { drawn = (rect, bounds) }

  /// The part of the bounds in which a subclass last drew the text, and the bounds at that time.
  private var drawn: (part: CGRect, bounds: CGRect)?

  /// The part of the bounds in which the text is visible; nil if a subclass does not draw it.
  package var partOfText: CGRect? {
    guard DrawingOverrides.has(type(of: self)) else { return bounds }
    if let drawn, drawn.bounds != bounds { setNeedsDisplay() }
    layer.displayIfNeeded()
    return drawn?.part
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultTraits: UIAccessibilityTraits { .staticText }

  override var isElementByDefault: Bool { true }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("text", \UILabel.text)
    nib.outlet("attributedText", \UILabel.attributedText)
    nib.outlet("font", \UILabel.font)
    nib.outlet("textColor", \UILabel.textColor)
    nib.outlet("highlightedTextColor", \UILabel.highlightedTextColor)
    nib.outlet("shadowColor", \UILabel.shadowColor)
    nib.outlet("shadowOffset", \UILabel.shadowOffset)
    nib.number("textAlignment", \UILabel.textAlignment)
    nib.number("lineBreakMode", \UILabel.lineBreakMode)
    nib.number("baselineAdjustment", \UILabel.baselineAdjustment)
    nib.outlet("numberOfLines", \UILabel.numberOfLines)
    nib.outlet("enabled", \UILabel.isEnabled)
    nib.outlet("highlighted", \UILabel.isHighlighted)
    nib.outlet("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    nib.outlet("minimumScaleFactor", \UILabel.minimumScaleFactor)
    nib.outlet("minimumFontSize", \UILabel.minimumFontSize)
    nib.outlet("adjustsLetterSpacingToFitWidth", \UILabel.adjustsLetterSpacingToFitWidth)
    nib.outlet(
      "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    nib.outlet("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    nib.outlet("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
  }
}
