public import Foundation

/// A control for editing a single line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The style of the border around the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The visibility of a side view or the clear button.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  private var plainText: String?
  private var styledText: NSAttributedString?
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  /// The keyboard and correction settings of the field.
  public var inputTraits = UITextInputTraitValues()

  open weak var delegate: (any UITextFieldDelegate)?
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { contentChanged() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never
  /// The view before the text. It is a subview only while its mode shows it.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { updateSideViews() } }
  /// The view after the text. It is a subview only while its mode shows it.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { updateSideViews() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size to which the text may shrink, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The default attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open private(set) var isEditing = false {
    didSet { if isEditing != oldValue { updateSideViews() } }
  }
  /// The selection, in UTF-16 code units.
  var selection = NSRange(location: 0, length: 0)

  /// Creates an empty text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    clipsToBounds = true
    contentHorizontalAlignment = .left
  }

  /// Creates a text field from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    styledText = nib.attributedString("UIAttributedText")
    plainText = nib.string("UIText")
    styledPlaceholder = nib.attributedString("UIAttributedPlaceholder")
    plainPlaceholder = nib.string("UIPlaceholder") ?? styledPlaceholder?.string
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
    selection.location = (styledText?.string ?? plainText ?? "").utf16.count
    readContent(from: coder)
  }

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Text

  /// The text. It is never nil when read, as on a device. Setting it removes attributes.
  open var text: String? {
    get { styledText?.string ?? plainText ?? "" }
    set {
      styledText = nil
      plainText = newValue
      textReplaced()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: plainText ?? "", attributes: attributes) }
    set {
      styledText = newValue
      plainText = newValue?.string
      textReplaced()
    }
  }

  /// The text that is visible while the field is empty.
  open var placeholder: String? {
    get { plainPlaceholder }
    set {
      styledPlaceholder = nil
      plainPlaceholder = newValue
      contentChanged()
    }
  }

  /// The placeholder with attributes. Setting it does not set ``placeholder``, which a subclass may override.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      styledPlaceholder = newValue
      plainPlaceholder = newValue?.string
      contentChanged()
    }
  }

  /// Whether the field contains text.
  open var hasText: Bool { text?.isEmpty == false }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes = defaultTextAttributes
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// Moves the insertion point to the end of text that code sets.
  private func textReplaced() {
    unmarkText()
    select(NSRange(location: text?.utf16.count ?? 0, length: 0))
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // Traits that subclasses override, to have the same keyboard everywhere.

  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  /// Whether the text is a password.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  // MARK: Rectangles

  /// Returns the frame of the view before the text, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    placeOfSideView(leftView, isLeading: true, in: bounds)
  }

  /// Returns the frame of the view after the text, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    placeOfSideView(rightView, isLeading: false, in: bounds)
  }

  /// Draws the text; not called here.
  open func drawText(in rect: CGRect) { attributedText?.draw(in: rect) }

  /// Draws the placeholder; not called here.
  open func drawPlaceholder(in rect: CGRect) {
    NSAttributedString(string: placeholder ?? "").draw(in: rect)
  }

  /// The size of the text or the placeholder with the surrounding insets.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the size of the text or the placeholder with the surrounding insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  override func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let offset = (font ?? .usualForFields).baselineFromCenter
    return (offset, offset)
  }

  override var fontOfLines: UIFont? { font }

  override func applyTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.applyTraits(new, from: old)
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: new)
  }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle in which text is drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: textInsets) }
  /// Returns the rectangle in which the placeholder is drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle in which text is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it. The keyboard appears after the delegate has been notified.
  override func beginResponding() -> Bool { HeadlessKeyboard.following { beginEditing() } }

  private func beginEditing() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.beginResponding() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing if the delegate allows it. The keyboard disappears after the delegate has been notified.
  override func endResponding() -> Bool { HeadlessKeyboard.following { endEditing() } }

  private func endEditing() -> Bool {
    guard UIResponder.mustResign || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.endResponding()
    else { return false }
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  /// Replaces the provisional text or the selection if the delegate allows it. A newline presses the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    let usual = clearsOnInsertion && isEditing ? wholeRange : selection
    change(markedTextRange?.range ?? usual, to: text)
  }

  /// Removes the selection, or the character before the insertion point, if the delegate allows it.
  open func deleteBackward() {
    let range =
      selection.length > 0 ? selection : (text ?? "").rangeOfCharacter(before: selection.location)
    if let range { change(range, to: "") }
  }

  private var wholeRange: NSRange { NSRange(location: 0, length: text?.utf16.count ?? 0) }

  private func change(_ range: NSRange, to new: String) {
    let range = range.clamped(to: text?.utf16.count ?? 0)
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: new)
    guard allowed ?? true else { return }
    clearsOnInsertion = false
    unmarkText()
    put(new, in: range)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Replaces a range of the text and puts the insertion point after the inserted text.
  private func put(_ new: String, in range: NSRange) {
    // The delegate may have set a shorter text.
    let range = range.clamped(to: text?.utf16.count ?? 0)
    let changed = NSMutableAttributedString(
      attributedString: styledText ?? NSAttributedString(string: text ?? ""))
    changed.replaceCharacters(in: range, with: new)
    if styledText != nil { styledText = changed } else { plainText = changed.string }
    contentChanged()
    select(NSRange(location: range.location + new.utf16.count, length: 0))
  }

  /// Presses the return key.
  ///
  /// The delegate decides whether the key has an effect. An action for `editingDidEndOnExit` ends editing.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  private func post(_ name: Notification.Name) {
    HeadlessEnvironment.current.post(name, object: self)
  }

  // MARK: Selection

  /// The selection while the user edits the field, otherwise nil.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if let newValue { select(newValue.range.clamped(to: text?.utf16.count ?? 0)) } }
  }

  /// Selects characters, and notifies the delegate during editing.
  func select(_ range: NSRange) {
    guard range != selection else { return }
    selection = range
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? {
    let text = NSString(string: text ?? "")
    return text.substring(with: range.range.clamped(to: text.length))
  }

  /// Replaces the text in a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    put(text, in: range.range)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  // MARK: Geometry

  /// Returns the visible rectangle of the insertion point at a position, in points of the field; two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }

  /// Returns the rectangle of a range, in points of the field.
  open func firstRect(for range: UITextRange) -> CGRect {
    caret(at: range.start.offset).union(caret(at: range.end.offset))
  }

  /// Returns the rectangle of a nonempty range, in points of the field.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [LineSelectionRect(firstRect(for: range), isFirst: true, isLast: true)]
  }

  /// Returns the position between characters that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  /// Returns the position in a range that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point).map(range.position(nearest:))
  }

  /// Returns the character at a point of the field.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  /// Returns the attributes of the text at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let text = attributedText, position.offset < text.length else { return attributes }
    return text.attributes(at: position.offset, effectiveRange: nil)
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// The event for a touch that ends in the field, which the field's text handles. Developers report that
  /// `touchUpInside` is not sent here.
  override func eventsOfRelease(isInside: Bool) -> Event {
    isInside ? .touchCancel : .touchUpOutside
  }

  /// Begins editing, or clears the text if the touch ends on the clear button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self)) {
      return clear()
    }
    becomeFirstResponder()
  }

  /// Clears the text if its delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    put("", in: wholeRange)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Whether the clear button is visible.
  package var showsClearButton: Bool {
    guard hasText, isEnabled else { return false }
    return shows(clearButtonMode)
  }

  /// Returns the rectangle of the clear button: a square at the trailing edge, at most 30 points high.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = min(bounds.height, 30)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - side, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  // MARK: Commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allowsEditing(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { if selection.length > 0 { deleteBackward() } }
  open override func selectAll(_ sender: Any?) { select(wholeRange) }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }

  override var isElementByDefault: Bool { true }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.inputTraits(of: UITextField.self)
    nib.editingCommands(of: UITextField.self)
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
