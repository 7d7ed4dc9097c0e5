public import Foundation

/// An image or a file in text.
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The first stored property; see ``FoundationMark``.
  private let foundationMark = FoundationMark()

  /// The character that represents an attachment in text.
  public static let character = 0xFFFC

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// The rectangle on the line, in points with the y-axis pointing up; zero to use the size of the image.
  open var bounds = CGRect.zero
  open var fileWrapper: AnyObject?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  /// Creates an attachment with a file's data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment from an archive, without content.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the bounds of the attachment on its line, in points with the y-axis pointing up; not called here.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { CGRect(origin: bounds.origin, size: size) }

  /// Returns the image of the attachment; not called here.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without content.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The size on the line, in points.
  var size: CGSize { bounds.isEmpty ? image?.size ?? .zero : bounds.size }
}

extension NSAttributedString {
  /// Creates a text that consists of a single attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(UnicodeScalar(UInt16(NSTextAttachment.character))!),
      attributes: [.attachment: attachment])
  }

  /// A document format.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = Self(rawValue: "NSPlainText")
    public static let rtf = Self(rawValue: "NSRTF")
    public static let rtfd = Self(rawValue: "NSRTFD")
    public static let html = Self(rawValue: "NSHTML")
  }

  /// A key of a document's attributes.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// A key of the options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// An effect on text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Creates a text from a document: plain text unchanged, HTML without its tags and styles.
  /// - Throws: `CocoaError` for other document formats, which are not supported, and for text that is not UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType] as? DocumentType ?? .plain
    guard type == .plain || type == .html, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(
      string: type == .html ? PlainHTML.text(of: text) : text,
      attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
  }

  /// Returns a range of the text as a plain text document.
  /// - Throws: `CocoaError` for other document formats, which are not supported.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { throw CocoaError(.fileWriteUnknown) }
    return Data(attributedSubstring(from: range).string.utf8)
  }

  /// Creates a text from a file in the same way as from its data.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

/// Extraction of the text of an HTML page.
enum PlainHTML {
  private static let breaks: Set<String> = [
    "br", "p", "/p", "div", "/div", "li", "/li", "tr", "/h1", "/h2", "/h3",
  ]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Returns the text of a page.
  ///
  /// It removes tags (some of which end a line), collapses white space, and replaces named and numbered character
  /// references.
  static func text(of page: String) -> String {
    var text = ""
    var rest = page[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
        rest = rest[rest.index(after: end)...]
        if name == "style" || name == "script" {
          guard let close = rest.range(of: "</" + name) else { break }
          rest = rest[close.lowerBound...]
        } else if breaks.contains(
          name.hasSuffix("/") && name.count > 1 ? String(name.dropLast()) : name),
          !text.isEmpty, !text.hasSuffix("\n") || name.hasPrefix("br")
        {
          text += "\n"
        }
      } else if first == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: rest.startIndex)..<end])
      {
        text += character
        rest = rest[rest.index(after: end)...]
      } else {
        rest.removeFirst()
        if !first.isWhitespace {
          text.append(first)
        } else if let last = text.last, !last.isWhitespace {
          text += " "
        }
      }
    }
    return text
  }

  private static func character(_ name: Substring) -> String? {
    if let known = entities[String(name)] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { UnicodeScalar($0) }.map { String($0) }
  }
}

/// A tab stop.
nonisolated open class NSTextTab: NSObject, @unchecked Sendable {
  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  /// The distance from the margin, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }
}

extension NSAttributedString.Key {
  /// A number: 0 for horizontal text, 1 for vertical text.
  public static let verticalGlyphForm = Self(rawValue: "CTVerticalForms")
}
