import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// The classes of an attributed text: labels keep one that can be changed.
  private struct TextClasses {
    let text: String
    let string: String

    static let fixed = TextClasses(text: "NSAttributedString", string: "NSString")
    static let mutable = TextClasses(
      text: "NSMutableAttributedString", string: "NSMutableString")
  }

  /// A text with attributes.
  /// - Parameter isMutable: Whether it is of the class that can be changed, as labels have it.
  func attributedString(_ node: Node, isMutable: Bool = false) -> Int {
    let fragments = AttributedText(node).fragments
    let classes = isMutable ? TextClasses.mutable : TextClasses.fixed
    let number = builder.addObject(classes.text)
    let text = builder.addObject(classes.string)
    builder.add("NSString", object: text, to: number)
    builder.add("NS.bytes", data: fragments.map(\.text).joined().utf8, to: text)
    if fragments.count <= 1 {
      let attributes = fragments.first?.attributes ?? []
      builder.add("NSAttributes", object: dictionary(of: attributes), to: number)
    } else {
      encodeRuns(fragments, number)
    }
    return number
  }

  /// Writes several runs: their attributes, and for each its length in UTF-16 and the place of its attributes.
  private func encodeRuns(_ fragments: [AttributedText.Fragment], _ number: Int) {
    let attributes = fragments.map { dictionary(of: $0.attributes) }
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

  /// The attributes of a text that is set later, as bars have them.
  func textAttributes(_ node: Node) -> Int { dictionary(of: Array(node.elements)) }

  private func dictionary(of attributes: [Node]) -> Int {
    let number = builder.addObject("NSDictionary")
    builder.add("NSInlinedValue", true, to: number)
    for node in attributes.sorted(by: { Self.rank($0) < Self.rank($1) }) {
      guard let key = node[Names.key], let value = value(ofAttribute: node) else { continue }
      builder.add("UINibEncoderEmptyKey", object: string(key), to: number)
      builder.add("UINibEncoderEmptyKey", object: value, to: number)
    }
    return number
  }

  /// Colours come first, fonts last.
  private static func rank(_ attribute: Node) -> Int {
    switch attribute.name {
    case Names.color: 0
    case Names.font, Names.fontDescription: 2
    default: 1
    }
  }

  private func value(ofAttribute node: Node) -> Int? {
    switch node.name {
    case Names.color: return ColorValue(node).map { color($0) }
    case Names.font, Names.fontDescription:
      return FontValue(node).map { font($0, sizeName: node[Names.metaFont]) }
    case Names.paragraphStyle: return paragraphStyle(node)
    case Names.integer: return node.int(Names.value).map { number($0) }
    case Names.real: return node.double(Names.value).map { number($0, asDouble: true) }
    case Names.shadow: return shadow(node)
    case Names.url: return node[Names.string].map { string($0) }
    case Names.string: return string(node.stringValue)
    default:
      note(node, "<\(node.spelling)> is not known as an attribute of a text")
      return nil
    }
  }

  private func paragraphStyle(_ node: Node) -> Int {
    let number = builder.addObject("NSMutableParagraphStyle", fallbacks: [])
    let lengths: [(NibKey, Name)] = [
      ("NSLineSpacing", Names.lineSpacing), ("NSParagraphSpacing", Names.paragraphSpacing),
      ("NSFirstLineHeadIndent", Names.firstLineHeadIndent), ("NSHeadIndent", Names.headIndent),
      ("NSTailIndent", Names.tailIndent), ("NSMinLineHeight", Names.minimumLineHeight),
      ("NSMaxLineHeight", Names.maximumLineHeight),
      ("NSLineHeightMultiple", Names.lineHeightMultiple),
      ("NSParagraphSpacingBefore", Names.paragraphSpacingBefore),
    ]
    for (key, name, words) in [
      ("NSAlignment" as NibKey, Names.alignment, Self.paragraphAlignment),
      ("NSLineBreakMode", Names.lineBreakMode, Words.lineBreakMode),
    ] {
      guard let record = node.attributeRecord(name),
        let value = words.number(of: record, in: node.tree), value != 0
      else { continue }
      builder.add(key, Int64(value), to: number)
    }
    for (key, name) in lengths {
      if let value = node.double(name), value != 0 { builder.add(key, value, to: number) }
    }
    builder.add("NSTabStops", object: nil, to: number)
    return number
  }

  /// Paragraphs count their alignments as macOS does.
  private static let paragraphAlignment: Words = [
    "left": 0, "right": 1, "center": 2, "justified": 3, "natural": 4,
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
