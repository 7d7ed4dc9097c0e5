public import Foundation

/// One line of text that can be edited.
@MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view at the side, or the button that clears, is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  private var plainText: String?
  private var styledText: NSAttributedString?
  private var styledPlaceholder: NSAttributedString?
  public var inputTraits = UITextInputTraitValues()

  open weak var delegate: (any UITextFieldDelegate)?
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { contentChanged() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode = ViewMode.never
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false
  /// How far the font may shrink, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false
  /// The attributes of text without ones of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open private(set) var isEditing = false

  /// A field without text.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isOpaque = false
    clipsToBounds = true
    contentHorizontalAlignment = .left
  }

  /// A field from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    styledText = nib.attributedString("UIAttributedText")
    plainText = nib.string("UIText")
    styledPlaceholder = nib.attributedString("UIAttributedPlaceholder")
    placeholder = nib.string("UIPlaceholder") ?? styledPlaceholder?.string
    font = nib.object("UIFont") ?? .systemFont(ofSize: UIFont.labelFontSize)
    textColor = nib.object("UITextColor") ?? .label
    textAlignment = nib.enumeration("UITextAlignment") ?? .left
    borderStyle = nib.enumeration("UIBorderStyle") ?? .none
    background = nib.object("UITextFieldBackground")
    disabledBackground = nib.object("UITextFieldDisabledBackground")
    clearButtonMode = nib.enumeration("UIClearButtonMode") ?? .never
    leftViewMode = nib.enumeration("UILeftViewMode") ?? .never
    rightViewMode = nib.enumeration("UIRightViewMode") ?? .never
    clearsOnBeginEditing = nib.bool("UIClearsOnBeginEditing") ?? false
    allowsEditingTextAttributes = nib.bool("UIAllowsEditingTextAttributes") ?? false
    adjustsFontSizeToFitWidth = nib.bool("UIAdjustsFontSizeToFit") ?? false
    minimumFontSize = nib.cgFloat("UIMinimumFontSize") ?? 0
    adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
    inputTraits = UITextInputTraitValues(nib)
  }

  // MARK: Text

  /// The text, never nil once it was read, as on a device; setting it drops attributes.
  open var text: String? {
    get { styledText?.string ?? plainText ?? "" }
    set {
      styledText = nil
      plainText = newValue
      contentChanged()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: plainText ?? "", attributes: attributes) }
    set {
      styledText = newValue
      plainText = newValue?.string
      contentChanged()
    }
  }

  /// What is shown in place of an empty text.
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      contentChanged()
    }
  }

  /// What is shown in place of an empty text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
    }
  }

  /// Whether there is a text.
  open var hasText: Bool { text?.isEmpty == false }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes = defaultTextAttributes
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  // MARK: Rectangles

  /// The size of the text, or of the placeholder, with what is around it.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of the text, or of the placeholder, with what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  override func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let offset = (font ?? .usualForFields).baselineFromCenter
    return (offset, offset)
  }

  override var fontOfLines: UIFont? { font }

  override func takeTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.takeTraits(new, from: old)
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: new)
  }

  /// The part of the bounds around the text.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The part of the bounds that text is drawn in.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: textInsets) }
  /// The part of the bounds that the placeholder is drawn in.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The part of the bounds that text is edited in.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, where the delegate allows it; the keyboard comes after the delegate has heard of it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder || HeadlessKeyboard.following { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, where the delegate allows it; the keyboard goes after the delegate has heard of it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    !isFirstResponder || HeadlessKeyboard.following { endEditing() }
  }

  private func endEditing() -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// Adds a text at the end, where the delegate allows it; a new line is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    replace(NSRange(location: self.text?.utf16.count ?? 0, length: 0), with: text)
  }

  /// Removes the last character, where the delegate allows it.
  open func deleteBackward() {
    guard let text, let last = text.last else { return }
    let length = last.utf16.count
    replace(NSRange(location: text.utf16.count - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with new: String) {
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: new)
    guard allowed ?? true else { return }
    let changed = NSMutableAttributedString(
      attributedString: styledText ?? NSAttributedString(string: text ?? ""))
    changed.replaceCharacters(in: range, with: new)
    if styledText != nil { attributedText = changed } else { text = changed.string }
    sendActions(for: .editingChanged)
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.inputTraits(of: UITextField.self)
    nib.delegate("delegate", \UITextField.delegate)
    nib.outlet("text", \UITextField.text)
    nib.outlet("attributedText", \UITextField.attributedText)
    nib.outlet("placeholder", \UITextField.placeholder)
    nib.outlet("attributedPlaceholder", \UITextField.attributedPlaceholder)
    nib.outlet("font", \UITextField.font)
    nib.outlet("textColor", \UITextField.textColor)
    nib.number("textAlignment", \UITextField.textAlignment)
    nib.number("borderStyle", \UITextField.borderStyle)
    nib.number("clearButtonMode", \UITextField.clearButtonMode)
    nib.outlet("leftView", \UITextField.leftView)
    nib.number("leftViewMode", \UITextField.leftViewMode)
    nib.outlet("rightView", \UITextField.rightView)
    nib.number("rightViewMode", \UITextField.rightViewMode)
    nib.outlet("background", \UITextField.background)
    nib.outlet("disabledBackground", \UITextField.disabledBackground)
    nib.outlet("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    nib.outlet("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    nib.outlet("minimumFontSize", \UITextField.minimumFontSize)
  }
}

/// What decides on the editing of a field, and hears of it.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// What holds for a delegate that has no method.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
