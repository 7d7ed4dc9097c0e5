public import Foundation
import TextMetrics

/// A font: a face and a size in points.
nonisolated open class UIFont: NSObject, NibDecodable, @unchecked Sendable {
  /// The first stored property; see ``FoundationMark``.
  private let foundationMark = FoundationMark()

  typealias Face = FontFace

  var nibReference: NibReference?
  let face: Face
  /// The size in points.
  public let pointSize: CGFloat
  /// The text style of the font, whose size then follows the user's preference; nil for other fonts.
  let textStyle: TextStyle?
  /// The space between lines of the text style in addition to their own height, in points.
  let styleSpacing: Double
  /// The scaling with which ``UIFontMetrics`` created the font; nil for other fonts.
  var scaling: Scaling?
  private let traits: UIFontDescriptor.SymbolicTraits

  init(
    face: Face, pointSize: CGFloat, textStyle: TextStyle? = nil,
    traits: UIFontDescriptor.SymbolicTraits? = nil
  ) {
    self.face = face
    self.pointSize = pointSize
    self.textStyle = textStyle
    styleSpacing = Double(textStyle?.spacing(atSize: pointSize) ?? 0)
    self.traits = traits ?? face.symbolicTraits
    super.init()
  }

  /// Creates a font by its PostScript name.
  ///
  /// Installed fonts are not known here, so every name except an empty one creates a font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(face: Face(name: fontName), pointSize: fontSize)
  }

  /// Creates the font that a descriptor describes; a size of 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      face: descriptor.face, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize,
      textStyle: descriptor.textStyle)
  }

  /// Decodes a font from a nib. The user's text size determines the size of a text style.
  @preconcurrency @MainActor
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    let descriptor: UIFontDescriptor? = nib.object("UIFontDescriptor")
    let name = nib.string("UIFontName") ?? nib.string("NSName") ?? ""
    let style = descriptor?.textStyle ?? nib.string("UIIBTextStyle").map { TextStyle(rawValue: $0) }
    textStyle = style
    var size = nib.cgFloat("UIFontPointSize") ?? nib.cgFloat("NSSize") ?? 0
    if let style { size = style.pointSize(in: .current) ?? size }
    pointSize = size
    styleSpacing = Double(style?.spacing(atSize: size) ?? 0)
    let flags = UIFontDescriptor.SymbolicTraits(nibTraits: nib.int("UIFontTraits") ?? 0)
    let isSystem = nib.bool("UISystemFont")
    if isSystem ?? (style != nil) {
      face =
        descriptor?.systemFace
        ?? .system(
          weight: style?.weight ?? (flags.contains(.traitBold) ? .emphasized : .regular),
          isItalic: flags.contains(.traitItalic), design: .default)
    } else {
      // Old nibs do not indicate that a font is the system font.
      let isByName = isSystem == false && UIKitEra.current >= .iOS13
      face = isByName ? Face(requested: name) : Face(name: name)
    }
    traits = flags.union(face.symbolicTraits)
    super.init()
    nib.register(self)
  }

  // MARK: Names

  /// The PostScript name.
  open var fontName: String { face.name }

  /// The name of the family; for a named font, the part before the hyphen.
  open var familyName: String {
    switch face {
    case .system: ".AppleSystemUIFont"
    case .named(let name): String(name.prefix { $0 != "-" })
    }
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle, traits: traits)
  }

  /// Returns the same face in a different size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize, traits: traits)
  }

  // MARK: Metrics

  // Fonts are not installed here: the metrics are those of the system font, in units of 1/2048 of the size, or those of
  // the family.

  /// The distance from the baseline to the top, in points.
  open var ascender: CGFloat { pointSize * CGFloat(face.ascent) }
  /// The distance from the baseline to the bottom, in points, as a negative number.
  open var descender: CGFloat { -pointSize * CGFloat(face.descent) }
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The space between lines, in points, for layouts that use leading; labels ignore it.
  open var leading: CGFloat { pointSize * CGFloat(face.leading) }
  open var lineHeight: CGFloat {
    // The sum of two fractions of the size would not be exact: 20-point Helvetica is 23 points high.
    ((ascender - descender) * 0x1p20).rounded() / 0x1p20
  }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
