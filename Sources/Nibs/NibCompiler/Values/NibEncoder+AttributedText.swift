import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// The classes of an attributed text; labels have the mutable ones.
  private struct TextClasses {
    let text: String
    let string: String

    static let fixed = TextClasses(text: "NSAttributedString", string: "NSString")
    static let mutable = TextClasses(
      text: "NSMutableAttributedString", string: "NSMutableString")
  }

  /// Returns an attributed string.
  func attributedString(_ node: Node) -> Int { attributedText(node, isMutable: false).number }

  /// Returns an attributed string with no attributes except its font.
  /// - Parameter text: Returns the graph's object for the text, which follows that of the attributed string.
  func plainAttributedString(font: Int? = nil, _ text: () -> Int) -> Int {
    let number = builder.addObject("NSAttributedString")
    builder.add("NSString", object: text(), to: number)
    let entries = font.map { [(key: string("NSFont"), value: $0)] } ?? []
    builder.add("NSAttributes", object: dictionary("NSDictionary", entries), to: number)
    return number
  }

  /// Returns the attributed text that repeats a text view's plain text.
  /// - Parameters:
  ///   - text: The text.
  ///   - plain: The plain text, which the attributed text shares unless it is localizable.
  func attributedText(repeating text: String, as plain: Int, color: Int?, font: Int?) -> Int {
    let shared = string(text)
    let isShared = plain == shared
    let own = isShared ? shared : builder.addObject("NSMutableString")
    if !isShared { builder.add("NS.bytes", data: text.utf8, to: own) }
    let style = builder.addObject("NSMutableParagraphStyle")
    builder.add("NSTabStops", object: nil, to: style)
    let entries = [("NSColor", color), ("NSParagraphStyle", style), ("NSFont", font)]
      .compactMap { name, value in value.map { (key: string(name), value: $0) } }
    let number = builder.addObject("NSAttributedString")
    builder.add("NSString", object: own, to: number)
    builder.add("NSAttributes", object: dictionary("NSDictionary", entries), to: number)
    return number
  }

  /// Returns an attributed text and its plain text.
  /// - Parameters:
  ///   - isMutable: Whether the text has the mutable class, as in labels.
  ///   - lineBreakMode: The line break mode of the label, which applies to its paragraphs.
  func attributedText(
    _ node: Node, isMutable: Bool, lineBreakMode: Int? = nil
  ) -> (number: Int, string: Int) {
    let fragments = AttributedText(node).fragments
    let joined = fragments.map(\.text).joined()
    let classes = isMutable ? TextClasses.mutable : TextClasses.fixed
    let number = builder.addObject(classes.text)
    let text = isMutable ? builder.addObject(classes.string) : string(joined)
    builder.add("NSString", object: text, to: number)
    if isMutable { builder.add("NS.bytes", data: joined.utf8, to: text) }
    if fragments.count <= 1 {
      let attributes = fragments.first?.attributes ?? []
      builder.add("NSAttributes", object: dictionary(of: attributes, lineBreakMode), to: number)
    } else {
      encodeRuns(fragments, lineBreakMode, number)
    }
    return (number, text)
  }

  /// Writes several runs: their attributes, and for each run its length in UTF-16 code units and the index of its
  /// attributes.
  private func encodeRuns(
    _ fragments: [AttributedText.Fragment], _ lineBreakMode: Int?, _ number: Int
  ) {
    let attributes = fragments.map { dictionary(of: $0.attributes, lineBreakMode) }
    builder.add("NSAttributes", object: collection("NSArray", attributes), to: number)
    var info: [UInt8] = []
    func append(_ value: Int) {
      var rest = value
      while rest > 0x7F {
        info.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      info.append(UInt8(rest))
    }
    for (index, fragment) in fragments.enumerated() {
      append(fragment.text.utf16.count)
      append(index)
    }
    let data = builder.addObject("NSData")
    builder.add("NS.bytes", data: info, to: data)
    builder.add("NSAttributeInfo", object: data, to: number)
  }

  /// Returns the attributes for a text that is set later, such as the title of a bar.
  func textAttributes(_ node: Node) -> Int { dictionary(of: Array(node.elements), nil) }

  /// Returns the attributes of a run; equal attributes are one object. A modified paragraph style belongs to only one
  /// dictionary.
  private func dictionary(of attributes: [Node], _ lineBreakMode: Int?) -> Int {
    let hasStyle = attributes.contains { $0.name == Names.paragraphStyle }
    func rank(_ attribute: Node) -> Int {
      switch attribute.name {
      case Names.color: hasStyle ? 0 : 2
      case Names.font, Names.fontDescription: hasStyle ? 2 : 0
      default: 1
      }
    }
    var entries: [ValueCache.TextAttribute] = []
    for node in attributes.sorted(by: { rank($0) < rank($1) }) {
      guard let name = node[Names.key] else { continue }
      if node.name == Names.paragraphStyle {
        entries.append(.style(name, paragraphKey(node, lineBreakMode)))
      } else if let value = value(ofAttribute: node) {
        entries.append(.value(name, value))
      }
    }
    if let known = values.textAttributes[entries] { return known }
    let number = dictionary(
      "NSDictionary",
      entries.map { entry in
        switch entry {
        case .value(let name, let value): (string(name), value)
        case .style(let name, let style): (string(name), paragraphStyle(style))
        }
      })
    values.textAttributes[entries] = number
    return number
  }

  private func value(ofAttribute node: Node) -> Int? {
    switch node.name {
    case Names.color: return ColorValue(node).map { color($0) }
    case Names.font, Names.fontDescription:
      return FontValue(node).map { font($0, sizeName: node[Names.metaFont]) }
    case Names.integer: return node.int(Names.value).map { number($0) }
    case Names.real: return node.double(Names.value).map { number($0, asDouble: true) }
    case Names.shadow: return shadow(node)
    case Names.url: return node[Names.string].map { string($0) }
    case Names.string: return string(node.stringValue)
    default:
      note(node, "unknown text attribute <\(node.spelling)>; left out")
      return nil
    }
  }

  /// Returns the values that a paragraph style specifies.
  /// - Parameter lineBreakMode: The line break mode of the label; a paragraph with a different mode is modified, and
  ///   therefore has the mutable class.
  private func paragraphKey(_ node: Node, _ lineBreakMode: Int?) -> ValueCache.ParagraphKey {
    var words = Self.paragraphWords.map { _, name, words in
      Double(node.attributeRecord(name).flatMap { words.number(of: $0, in: node.tree) } ?? 0)
    }
    let isMutable = lineBreakMode.map { Double($0) != words[1] } ?? false
    if let lineBreakMode { words[1] = Double(lineBreakMode) }
    let direction = node.attributeRecord(Names.baseWritingDirection)
      .flatMap { AttributeType.Enumeration.baseWritingDirection.number(of: $0, in: node.tree) }
    return ValueCache.ParagraphKey(
      isMutable: isMutable, words: words,
      lengths: Self.paragraphLengths.map { node.double($1) ?? 0 }, direction: direction ?? -1)
  }

  /// Returns a paragraph style; equal styles are one object unless they were modified.
  private func paragraphStyle(_ key: ValueCache.ParagraphKey) -> Int {
    if !key.isMutable, let known = values.paragraphStyles[key] { return known }
    let number = builder.addObject(key.isMutable ? "NSMutableParagraphStyle" : "NSParagraphStyle")
    values.paragraphStyles[key] = number
    for (entry, value) in zip(Self.paragraphWords, key.words) where value != 0 {
      builder.add(entry.key, Int64(value), to: number)
    }
    for (entry, value) in zip(Self.paragraphLengths, key.lengths) where value != 0 {
      builder.add(entry.0, value, to: number)
    }
    if key.direction != -1 {
      builder.add("NSWritingDirection", Int64(key.direction), to: number)
    }
    // Apple's compiler omits the document's tab stops and their default distance.
    builder.add("NSTabStops", object: nil, to: number)
    return number
  }

  private static let paragraphWords: [(key: NibKey, name: Name, words: AttributeType.Enumeration)] =
    [
      // The raw values of paragraph alignments are those of macOS.
      ("NSAlignment", Names.alignment, .paragraphAlignment),
      ("NSLineBreakMode", Names.lineBreakMode, .lineBreakMode),
    ]
  private static let paragraphLengths: [(NibKey, Name)] = [
    ("NSLineSpacing", Names.lineSpacing), ("NSParagraphSpacing", Names.paragraphSpacing),
    ("NSFirstLineHeadIndent", Names.firstLineHeadIndent), ("NSHeadIndent", Names.headIndent),
    ("NSTailIndent", Names.tailIndent), ("NSMinLineHeight", Names.minimumLineHeight),
    ("NSMaxLineHeight", Names.maximumLineHeight),
    ("NSLineHeightMultiple", Names.lineHeightMultiple),
    ("NSParagraphSpacingBefore", Names.paragraphSpacingBefore),
  ]

  private func shadow(_ node: Node) -> Int {
    let number = builder.addObject("NSShadow")
    if let blur = node.double(Names.blurRadius) {
      builder.add("NSShadowBlurRadius", blur, to: number)
    }
    if let offset = node.child("offset")?.size {
      builder.add("NSShadowHoriz", offset.width, to: number)
      builder.add("NSShadowVert", offset.height, to: number)
    }
    if let child = node.child("color"), let value = ColorValue(child) {
      builder.add("NSShadowColor", object: color(value), to: number)
    }
    return number
  }
}
