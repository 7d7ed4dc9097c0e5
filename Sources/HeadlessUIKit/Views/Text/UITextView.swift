public import Foundation

/// Text of any length that can be edited and scrolled.
@MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  private var content = NSAttributedString(string: "")
  private var isStyled = false
  public var inputTraits = UITextInputTraitValues()

  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the font follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The characters that are selected.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// A view without text.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .systemBackground
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    if let styled = nib.attributedString("UIAttributedText") {
      content = styled
      isStyled = true
    } else {
      content = NSAttributedString(string: nib.string("UIText") ?? "")
    }
    font = nib.object("UIFont")
    textColor = nib.object("UITextColor")
    textAlignment = nib.enumeration("UITextAlignment") ?? .left
    isEditable = nib.bool("UIEditable") ?? true
    isSelectable = nib.bool("UISelectable") ?? true
    allowsEditingTextAttributes = nib.bool("UIAllowsEditingTextAttributes") ?? false
    dataDetectorTypes = UIDataDetectorTypes(
      rawValue: UInt(truncatingIfNeeded: nib.int("UIDataDetectorTypes") ?? 0))
    adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
    linkTextAttributes = nib.textAttributes("UITextHighlightAttributes") ?? [:]
    inputTraits = UITextInputTraitValues(nib)
  }

  /// What decides on editing, and hears of it and of scrolling; it is not kept alive.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  /// The text; setting it drops attributes.
  open var text: String! {
    get { content.string }
    set { setContent(NSAttributedString(string: newValue ?? ""), isStyled: false) }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get {
      isStyled ? content : NSAttributedString(string: content.string, attributes: attributes)
    }
    set { setContent(newValue ?? NSAttributedString(string: ""), isStyled: newValue != nil) }
  }

  /// Whether there is a text.
  open var hasText: Bool { content.length > 0 }

  private func setContent(_ new: NSAttributedString, isStyled: Bool) {
    content = new
    self.isStyled = isStyled
    selectedRange = NSRange(location: new.length, length: 0)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// Puts a text in the place of the selection, where the delegate allows it.
  open func insertText(_ text: String) {
    let start = min(max(selectedRange.location, 0), content.length)
    let range = NSRange(
      location: start, length: min(max(selectedRange.length, 0), content.length - start))
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: text)
    setContent(changed, isStyled: isStyled)
    selectedRange = NSRange(location: start + text.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
  }

  // MARK: Size

  /// The padding on each side of the text, in points.
  private static let fragmentPadding: CGFloat = 5

  /// The size of the text where it does not scroll; else there is none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(forWidth: .infinity)
  }

  /// The size of the text in a width, with what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return CGSize(
      width: min(size.width, textSize(width: width).width), height: textSize(width: width).height)
  }

  override var breaksContent: Bool { !isScrollEnabled }

  override var fontOfLines: UIFont? { font }

  override func takeTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.takeTraits(new, from: old)
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: new)
  }

  /// Text begins at the top; the last line is taken to end at the bottom.
  override var baselinesFromEdges: (first: CGFloat, last: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 12)
    let inset = textContainerInset
    return (inset.top + font.ascender, inset.bottom - font.descender)
  }

  override func contentSize(forWidth width: CGFloat) -> CGSize { textSize(width: width) }

  private func textSize(width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let around = inset.left + inset.right + 2 * Self.fragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let layout =
      isStyled ? TextLayout(content, font: font) : TextLayout(content.string, font: font)
    var text = layout.lines(width: Double(max(width - around, 0))).size
    if layout.isEmpty { text.height = font.lineHeight }
    return CGSize(width: text.width + around, height: text.height + inset.top + inset.bottom)
      .roundedUp(toPixelsOf: textScale)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, where the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let allowed = !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
    guard allowed, super.becomeFirstResponder() else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, where the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let allowed = !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
    guard allowed, super.resignFirstResponder() else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.inputTraits(of: UITextView.self)
    nib.delegate("delegate", \UITextView.delegate)
    nib.outlet("text", \UITextView.text)
    nib.outlet("attributedText", \UITextView.attributedText)
    nib.outlet("font", \UITextView.font)
    nib.outlet("textColor", \UITextView.textColor)
    nib.number("textAlignment", \UITextView.textAlignment)
    nib.outlet("editable", \UITextView.isEditable)
    nib.outlet("selectable", \UITextView.isSelectable)
    nib.outlet("textContainerInset", \UITextView.textContainerInset)
  }
}

/// What is recognized in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 4)
  public static let address = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What decides on the editing of a text, and hears of it.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// What holds for a delegate that has no method.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
