public import Foundation

/// The style of a paragraph; lengths are in points.
nonisolated open class NSParagraphStyle: NSObject, NibDecodable, @unchecked Sendable {
  /// The first stored property; see ``FoundationMark``.
  private let foundationMark = FoundationMark()

  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSLineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var allowsTightening = false
    var tabStops: [NSTextTab] = []
    var textLists: [NSTextList] = []
  }

  var nibReference: NibReference?
  var values: Values

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Decodes a style from a nib.
  @preconcurrency @MainActor
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    var values = Values()
    values.alignment = nib.enumeration("NSAlignment") ?? .left
    values.lineBreakMode = nib.enumeration("NSLineBreakMode") ?? .byWordWrapping
    values.baseWritingDirection = nib.enumeration("NSWritingDirection") ?? .natural
    values.lineSpacing = nib.cgFloat("NSLineSpacing") ?? 0
    values.paragraphSpacing = nib.cgFloat("NSParagraphSpacing") ?? 0
    values.paragraphSpacingBefore = nib.cgFloat("NSParagraphSpacingBefore") ?? 0
    values.firstLineHeadIndent = nib.cgFloat("NSFirstLineHeadIndent") ?? 0
    values.headIndent = nib.cgFloat("NSHeadIndent") ?? 0
    values.tailIndent = nib.cgFloat("NSTailIndent") ?? 0
    values.minimumLineHeight = nib.cgFloat("NSMinLineHeight") ?? 0
    values.maximumLineHeight = nib.cgFloat("NSMaxLineHeight") ?? 0
    values.lineHeightMultiple = nib.cgFloat("NSLineHeightMultiple") ?? 0
    values.hyphenationFactor = nib.double("NSHyphenationFactor").map { Float($0) } ?? 0
    values.defaultTabInterval = nib.cgFloat("NSDefaultTabInterval") ?? 0
    self.values = values
    super.init()
    nib.register(self)
  }

  /// Whether the style is the one for a nib that does not specify a style.
  var isUsualInNibs: Bool {
    var usual = Values()
    usual.alignment = .left
    return values == usual
  }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The lists that contain the paragraph, outermost first; their markers are not drawn.
  open var textLists: [NSTextList] { values.textLists }

  open override func copy() -> Any { NSParagraphStyle(values: values) }
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: NSLineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 === anObject } }

  /// Copies the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// The shadow of text.
nonisolated open class NSShadow: NSObject, NSCopying, NibDecodable, @unchecked Sendable {
  /// The first stored property; see ``FoundationMark``.
  private let foundationMark = FoundationMark()

  var nibReference: NibReference?
  /// The offset to the right and down, in points.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The color as a `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset.
  public override init() { super.init() }

  /// Decodes a shadow from a nib, which stores the offset with the y-axis pointing up.
  @preconcurrency @MainActor
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    shadowOffset = CGSize(
      width: nib.double("NSShadowHoriz") ?? 0, height: nib.double("NSShadowVert") ?? 0)
    shadowBlurRadius = nib.cgFloat("NSShadowBlurRadius") ?? 0
    shadowColor = nib.object("NSShadowColor")
    super.init()
    nib.register(self)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
