public import Foundation
import TextMetrics

/// A scrollable view of multiline text that the user can edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  private var content = NSAttributedString(string: "")
  private var isStyled = false
  private var store: NSTextStorage?
  private var isWritingStore = false
  /// The keyboard and correction settings of the view.
  public var inputTraits = UITextInputTraitValues()

  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  /// The insets around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected range, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue.clamped(to: content.length)) }
  }
  private var selection = NSRange(location: 0, length: 0)

  /// The text container. Its padding and its maximum number of lines affect the size.
  public let textContainer: NSTextContainer

  /// The value of ``attributedText`` while ``text`` is set.
  private var plainText: NSAttributedString?

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// The find interaction for the text, if ``isFindInteractionEnabled``; it has no delegate and finds nothing.
  open var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    let made: UIFindInteraction? = StoredValue.get(self, "findInteraction", nil)
    if let made { return made }
    let new = UIFindInteraction()
    StoredValue.set(self, "findInteraction", new)
    return new
  }

  /// Creates an empty text view. The layout is the same in both cases.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates an empty text view with a text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepareView()
    if let storage = textContainer?.layoutManager?.textStorage {
      adopt(storage)
      storageChanged(storage)
    }
  }

  private func prepareView() {
    clipsToBounds = true
    backgroundColor = .systemBackground
    followContainer()
  }

  private func followContainer() {
    textContainer.widthTracksTextView = true
    textContainer.changed = { [weak self] in
      self?.invalidateIntrinsicContentSize()
      self?.setNeedsDisplay()
    }
  }

  /// Scrolls until a range is visible. The positions of the lines come from a layout of the text at the view's width.
  open func scrollRangeToVisible(_ range: NSRange) {
    let end = min(max(range.location + range.length, 0), content.length)
    let before = NSAttributedString(string: (content.string as NSString).substring(to: end))
    let line = font?.lineHeight ?? 0
    let text = TextLayout(before.string, font: font ?? .usualForDrawing)
    let width = Double(
      max(
        bounds.width - textContainerInset.left - textContainerInset.right
          - 2 * textContainer.lineFragmentPadding, 0))
    let bottom = textContainerInset.top + max(CGFloat(text.lines(width: width).size.height), line)
    scrollRectToVisible(
      CGRect(x: 0, y: bottom - line, width: bounds.width, height: line), animated: false)
  }

  /// Creates a text view from a nib.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    followContainer()
    let nib = coder.nib
    font = nib.object("UIFont")
    textColor = nib.object("UITextColor")
    readText(nib)
    selection.location = content.length
    textAlignment = nib.enumeration("UITextAlignment") ?? .left
    isEditable = nib.bool("UIEditable") ?? true
    isSelectable = nib.bool("UISelectable") ?? true
    allowsEditingTextAttributes = nib.bool("UIAllowsEditingTextAttributes") ?? false
    dataDetectorTypes = UIDataDetectorTypes(
      rawValue: UInt(truncatingIfNeeded: nib.int("UIDataDetectorTypes") ?? 0))
    adjustsFontForContentSizeCategory = nib.bool("UIAdjustsFontForContentSizeCategory") ?? false
    linkTextAttributes = nib.textAttributes("UITextHighlightAttributes") ?? [:]
    inputTraits = UITextInputTraitValues(nib, capitalization: .sentences)
    readContent(from: coder)
  }

  /// Reads the text. Compilers repeat plain text as attributed text. The view treats such text as plain, so that it
  /// follows the view's font and color, and so that its translation is used, which the attributed text does not have.
  private func readText(_ nib: NibValues) {
    let plain = nib.string("UIText")
    if let styled = nib.attributedString("UIAttributedText"),
      plain == nil || plain == styled.string && !isUsual(styled)
    {
      content = styled
      isStyled = true
    } else {
      content = NSAttributedString(string: plain ?? "")
    }
  }

  /// The delegate, which controls editing and is notified of editing and scrolling. It is not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
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

  /// The text. Setting it removes attributes, and sets ``attributedText``, which a subclass may override.
  open var text: String! {
    get { content.string }
    set {
      let text = NSAttributedString(string: newValue ?? "", attributes: ownAttributes)
      plainText = text
      defer { plainText = nil }
      attributedText = text
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get {
      isStyled ? content : NSAttributedString(string: content.string, attributes: ownAttributes)
    }
    set {
      if let newValue, newValue !== plainText {
        setContent(newValue, isStyled: true)
      } else {
        setContent(NSAttributedString(string: newValue?.string ?? ""), isStyled: false)
      }
    }
  }

  /// Whether the view contains text.
  open var hasText: Bool { content.length > 0 }

  /// Whether the text is a password.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  // MARK: Layout

  /// The text as a mutable storage; the view follows its changes.
  open var textStorage: NSTextStorage {
    if let store { return store }
    let new =
      textContainer.layoutManager?.textStorage ?? NSTextStorage(attributedString: attributedText)
    adopt(new)
    return new
  }

  /// The layout manager that lays out the text in ``textContainer``.
  open var layoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager, manager.textStorage != nil {
      fitContainer()
      return manager
    }
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    textStorage.addLayoutManager(manager)
    fitContainer()
    return manager
  }

  /// Sets the width of the container to the width that is available in the view.
  private func fitContainer() {
    guard textContainer.widthTracksTextView, bounds.width > 0 else { return }
    let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
    if textContainer.size.width != width {
      textContainer.size = CGSize(width: width, height: textContainer.size.height)
    }
  }

  /// Replaces the text storage.
  private func adopt(_ storage: NSTextStorage) {
    store = storage
    storage.changed = { [weak self, unowned storage] in
      nonisolated(unsafe) let storage = storage
      DispatchQueue.onMain { self?.storageChanged(storage) }
    }
  }

  private func storageChanged(_ storage: NSTextStorage) {
    guard !isWritingStore else { return }
    content = NSAttributedString(attributedString: storage)
    isStyled = true
    select(selection.clamped(to: content.length))
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Copies the view's text to the storage, if there is one.
  private func writeStore() {
    guard let store else { return }
    isWritingStore = true
    store.setAttributedString(attributedText)
    isWritingStore = false
  }

  private func setContent(_ new: NSAttributedString, isStyled: Bool) {
    defer { writeStore() }
    unmarkText()
    content = new
    self.isStyled = isStyled
    select(NSRange(location: new.length, length: 0))
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Replaces the provisional text or the selection if the delegate allows it.
  open func insertText(_ text: String) {
    let usual =
      clearsOnInsertion && isFirstResponder
      ? NSRange(location: 0, length: content.length) : selection
    change(markedTextRange?.range ?? usual, to: text)
  }

  /// Removes the selection, or the character before the insertion point, if the delegate allows it.
  open func deleteBackward() {
    let range =
      selection.length > 0
      ? selection : content.string.rangeOfCharacter(before: selection.location)
    if let range { change(range, to: "") }
  }

  private func change(_ range: NSRange, to new: String) {
    let range = range.clamped(to: content.length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
    else { return }
    clearsOnInsertion = false
    unmarkText()
    put(new, in: range)
  }

  /// Replaces a range of the text and puts the insertion point after the inserted text.
  private func put(_ new: String, in range: NSRange) {
    // The delegate may have set a shorter text.
    let range = range.clamped(to: content.length)
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: new)
    content = changed
    writeStore()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    select(NSRange(location: range.location + new.utf16.count, length: 0))
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    HeadlessEnvironment.current.post(name, object: self)
  }

  /// Selects characters, and notifies the delegate, even if the text is not edited.
  private func select(_ range: NSRange) {
    guard range != selection else { return }
    selection = range
    delegate?.textViewDidChangeSelection(self)
  }

  /// The selection as a text range.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? {
    NSString(string: content.string).substring(with: range.range.clamped(to: content.length))
  }

  /// Replaces the text in a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { put(text, in: range.range) }

  // MARK: Geometry

  /// Returns the visible position of the insertion point, in points of the view.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRectangle(for: position) }

  /// Returns the rectangle of a range on its first line, in points of the view.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the rectangles of a range, one for each line, in points of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(of: range)
  }

  /// Returns the position between characters that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  /// Returns the position in a range that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point).map(range.position(nearest:))
  }

  /// Returns the character at a point of the view.
  open func characterRange(at point: CGPoint) -> UITextRange? { composedCharacter(at: point) }

  // MARK: Touches

  /// Performs the action of a link or attachment after a tap on it; otherwise, begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let places = touches.map { $0.location(in: self) }
    guard let place = places.first(where: { point(inside: $0, with: event) }) else { return }
    if !performItem(at: place) { becomeFirstResponder() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Prevents tap recognizers of superviews from beginning, because selectable text handles taps itself.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if isSelectable, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Commands

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allowsEditing(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { if selection.length > 0 { deleteBackward() } }
  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: content.length))
  }

  // MARK: Size

  /// The size of the text if the view does not scroll. A scrolling view has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(forWidth: .infinity)
  }

  /// Returns the size of the text for a width, including insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return CGSize(
      width: min(size.width, textSize(width: width).width), height: textSize(width: width).height)
  }

  /// Whether the view scrolls. If false, it is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var breaksContent: Bool { !isScrollEnabled }

  override var fontOfLines: UIFont? { font }

  override func applyTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    super.applyTraits(new, from: old)
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: new)
  }

  /// The baselines, assuming that the text begins at the top and its last line ends at the bottom.
  override var baselinesFromEdges: (first: CGFloat, last: CGFloat)? {
    let font = font ?? .usualForDrawing
    let inset = textContainerInset
    return (inset.top + font.ascender, inset.bottom - font.descender)
  }

  override func contentSize(forWidth width: CGFloat) -> CGSize { textSize(width: width) }

  private func textSize(width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let around = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let font = font ?? .usualForDrawing
    let layout =
      isStyled ? TextLayout(content, font: font) : TextLayout(content.string, font: font)
    var text = layout.lines(width: Double(max(width - around, 0))).size
    if layout.isEmpty { text.height = font.lineHeight }
    // Unlike labels, text views also add a text style's line spacing below the last line. Source: measured on documents
    // since Xcode 12.
    text.height += CGFloat(font.styleSpacing)
    if textContainer.maximumNumberOfLines > 0 {
      text.height = min(text.height, CGFloat(textContainer.maximumNumberOfLines) * font.lineHeight)
    }
    return CGSize(width: text.width + around, height: text.height + inset.top + inset.bottom)
      .roundedUp(toPixelsOf: textScale)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing if the delegate allows it.
  override func beginResponding() -> Bool {
    let allowed = !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
    guard allowed, super.beginResponding() else { return false }
    if isEditable {
      delegate?.textViewDidBeginEditing(self)
      post(UITextView.textDidBeginEditingNotification)
    }
    return true
  }

  /// Ends editing if the delegate allows it.
  override func endResponding() -> Bool {
    let allowed =
      !isEditable || UIResponder.mustResign || delegate?.textViewShouldEndEditing(self) ?? true
    guard allowed, super.endResponding() else { return false }
    if isEditable {
      delegate?.textViewDidEndEditing(self)
      post(UITextView.textDidEndEditingNotification)
    }
    return true
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  override var isElementByDefault: Bool { true }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.inputTraits(of: UITextView.self)
    nib.editingCommands(of: UITextView.self)
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
