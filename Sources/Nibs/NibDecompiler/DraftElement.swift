import XMLTree

/// An element of a document that is being written.
final class DraftElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [DraftElement] = []
  /// The text between the tags; nil for an element with children or without content.
  var text: String?

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
  }

  /// Creates an element with the attributes of another one.
  init(copying other: DraftElement) {
    name = other.name
    attributes = other.attributes
  }

  /// The value of an attribute; setting nil removes the attribute.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// Returns the child that is the value of a property.
  func child(keyed key: String) -> DraftElement? { children.first { $0["key"] == key } }

  /// Returns the container with a name, which is added if there is none.
  func container(_ name: String) -> DraftElement {
    if let known = children.first(where: { $0.name == name && $0["key"] == nil }) { return known }
    let container = DraftElement(name)
    children.append(container)
    return container
  }

  /// Writes the element in Interface Builder's format. Stops once the text has more bytes than the limit.
  // Bounded: the decoder limits the depth of elements.
  func write(to text: inout [UInt8], limit: Int, depth: Int = 0) {
    guard text.count <= limit else { return }
    text.append(contentsOf: repeatElement(0x20, count: depth * 4))
    text += "<\(name)".utf8
    var unwritable: [(name: String, value: String)] = []
    for (name, value) in attributes {
      guard Self.isWritable(value) else {
        unwritable.append((name, value))
        continue
      }
      text += " \(name)=\"".utf8
      Self.escape(value, inAttribute: true, to: &text)
      text.append(0x22)
    }
    if let content = self.text {
      text.append(0x3E)
      Self.escape(content, inAttribute: false, to: &text)
    } else if children.isEmpty, unwritable.isEmpty {
      text += "/>\n".utf8
      return
    } else {
      text += ">\n".utf8
      // XML cannot contain control characters, even escaped.
      for (name, value) in unwritable {
        text.append(contentsOf: repeatElement(0x20, count: depth * 4 + 4))
        text += "<string key=\"".utf8
        Self.escape(name, inAttribute: true, to: &text)
        text += "\" base64-UTF8=\"YES\">\n".utf8
        text += XMLEscape.base64(value.utf8)
        text += "\n</string>\n".utf8
      }
      for child in children { child.write(to: &text, limit: limit, depth: depth + 1) }
      text.append(contentsOf: repeatElement(0x20, count: depth * 4))
    }
    text += "</\(name)>\n".utf8
  }

  /// Returns whether XML can contain a value.
  private static func isWritable(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// Escapes what XML does not take literally. Characters that XML cannot contain at all become a replacement.
  private static func escape(_ value: String, inAttribute: Bool, to text: inout [UInt8]) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;".utf8
      case "<": text += "&lt;".utf8
      case ">": text += "&gt;".utf8
      case "\"" where inAttribute: text += "&quot;".utf8
      case "\n" where inAttribute: text += "&#10;".utf8
      case "\t" where inAttribute: text += "&#9;".utf8
      case "\r": text += "&#13;".utf8
      case "\n", "\t": text.append(UInt8(scalar.value))
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}".utf8
      default: text += String(scalar).utf8
      }
    }
  }

  /// Returns a number as Interface Builder writes it.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return "\(whole)" }
    return "\(value)"
  }
}
