public import Foundation
import ObjectFields
import TextMetrics

/// A description of a font by its attributes.
nonisolated open class UIFontDescriptor: NSObject, NibDecodable, @unchecked Sendable {
  var nibReference: NibReference?
  let face: UIFont.Face
  /// The size in points; 0 if the descriptor does not have one.
  public let pointSize: CGFloat
  let textStyle: UIFont.TextStyle?
  /// The traits of the font's appearance.
  public let symbolicTraits: SymbolicTraits

  init(
    face: UIFont.Face, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil,
    traits: SymbolicTraits? = nil
  ) {
    self.face = face
    self.pointSize = pointSize
    self.textStyle = textStyle
    symbolicTraits = traits ?? face.symbolicTraits
    super.init()
  }

  /// Creates a descriptor by a PostScript name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: UIFont.Face(name: fontName), pointSize: size)
  }

  /// Creates a descriptor from attributes; without a name or family, it describes the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      named: { attributes[$0] as? String }, size: attributes[.size].flatMap(CGFloat.fromNib) ?? 0)
  }

  /// Decodes a descriptor from a nib.
  @preconcurrency @MainActor
  public required convenience init?(coder: NSCoder) {
    let nib = coder.nib
    let attributes = nib.object("UIFontDescriptorAttributes") as? [AnyHashable: Any] ?? [:]
    self.init(
      named: { attributes[$0.rawValue] as? String },
      size: attributes[AttributeName.size.rawValue].flatMap(CGFloat.fromNib) ?? 0)
    nib.register(self)
  }

  private convenience init(named text: (AttributeName) -> String?, size: CGFloat) {
    if let name = text(.name) ?? text(.family) {
      self.init(name: name, size: size)
      return
    }
    let usage = text(.usage) ?? text(.textStyle) ?? ""
    if let face = Self.usages[usage] {
      self.init(face: face, pointSize: size)
    } else if usage.hasPrefix("UICTFontTextStyle") {
      let style = UIFont.TextStyle(rawValue: usage)
      self.init(
        face: .system(weight: style.weight, isItalic: false, design: .default), pointSize: size,
        textStyle: style)
    } else {
      self.init(
        face: .system(weight: .regular, isItalic: false, design: .default), pointSize: size)
    }
  }

  /// The faces of the system font, by their usage names in nibs.
  private static let usages: [String: UIFont.Face] = {
    let weights: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Demi", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black), ("Emphasized", .emphasized),
    ]
    var faces: [String: UIFont.Face] = [:]
    for (name, weight) in weights {
      faces["CTFont\(name)Usage"] = .system(weight: weight, isItalic: false, design: .default)
    }
    faces["CTFontObliqueUsage"] = .system(weight: .regular, isItalic: true, design: .default)
    return faces
  }()

  /// The face if it is one of the system font; nil otherwise.
  var systemFace: UIFont.Face? { if case .system = face { face } else { nil } }

  // MARK: Attributes

  public var postscriptName: String { face.name }

  /// The attributes that describe the font.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: face.name, .size: pointSize]
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    return attributes
  }

  /// Returns the value of an attribute; nil if it is not set.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  // MARK: Modified copies

  /// Returns the descriptor with a different size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize, traits: symbolicTraits)
  }

  /// Returns the descriptor with different traits; for a named font, nil unless it already has exactly those.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    switch face {
    case .named:
      return symbolicTraits == self.symbolicTraits ? self : nil
    case .system(let weight, _, let design):
      let isBold = symbolicTraits.contains(.traitBold)
      let new =
        isBold == self.symbolicTraits.contains(.traitBold)
        ? weight : Double((isBold ? UIFont.Weight.bold : .regular).rawValue)
      return UIFontDescriptor(
        face: .system(
          weight: new, isItalic: symbolicTraits.contains(.traitItalic), design: design),
        pointSize: pointSize, textStyle: textStyle, traits: symbolicTraits)
    }
  }

  /// Returns the descriptor with a different system design; nil for a named font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(let weight, let isItalic, _) = face else { return nil }
    return UIFontDescriptor(
      face: .system(weight: weight, isItalic: isItalic, design: design.ofFace),
      pointSize: pointSize,
      textStyle: textStyle)
  }

  /// Returns the descriptor of a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the descriptor of a face of the same family.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = postscriptName.split(separator: "-").first.map { String($0) } ?? postscriptName
    return UIFontDescriptor(name: "\(family)-\(newFace.filter { $0 != " " })", size: pointSize)
  }

  /// Returns the descriptor with additional attributes: name, family, size, and the weight from the traits.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var made = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      made = UIFontDescriptor(name: name, size: pointSize)
    }
    if let size = attributes[.size].flatMap(CGFloat.fromNib) { made = made.withSize(size) }
    if let traits = attributes[.traits] as? [TraitKey: Any],
      let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight] as? CGFloat,
      case .system(_, let isItalic, let design) = made.face
    {
      made = UIFontDescriptor(
        face: .system(weight: Double(weight), isItalic: isItalic, design: design),
        pointSize: made.pointSize)
    }
    return made
  }

  /// Returns descriptors of matching fonts: this one, which is assumed to be installed.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  { [self] }

  /// Returns the descriptor of a text style at the user's text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style at the text size of traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The transform of the characters: always the identity.
  open var matrix: CGAffineTransform { .identity }
  /// Returns this descriptor: characters are never transformed.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// An attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    static let usage = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of a descriptor's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key that identifies a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// The traits of a font's appearance.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// Creates traits from the number that nibs store with a font.
    init(nibTraits: Int) {
      self = SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: nibTraits)).intersection([
        .traitItalic, .traitBold,
      ])
    }
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
