import Diagnostics
import IBLint
import XMLTree
import XcodeProjects
import YAMLFiles

/// The form in which a file of a project states a text.
///
/// Texts are read as the readers of projects read them, and a text that is written is read again: a form that cannot
/// contain it is refused before anything is written.
enum ProjectText {
  /// The content of an element of an XML property list.
  case xml
  /// A string of a project, or of a property list in the same format.
  case project
  /// The value of a setting in an `.xcconfig` file, which is the rest of the line.
  case setting
  /// A scalar of a manifest.
  case yaml

  /// The form of the texts in a file that is not an XML property list.
  init(file: String) {
    if file.hasEnding(".xcconfig") {
      self = .setting
    } else {
      self = file.hasEnding(".yml") || file.hasEnding(".yaml") ? .yaml : .project
    }
  }

  /// The longest text that may be a name, in bytes.
  static let longest = 4096

  /// Returns the text that bytes of a file state, with their quotation marks; nil if they are not a text in this form.
  func text(of bytes: some Collection<UInt8>) -> String? {
    guard bytes.count <= Self.longest else { return nil }
    switch self {
    case .xml:
      let element = Array("<s>".utf8) + bytes + Array("</s>".utf8)
      return (try? Tree(parsing: element))?.root.text
    case .project: return (try? PropertyListValue(parsing: Array(bytes)))?.text
    case .setting:
      // Xcode keeps quotation marks, which people write around single names nevertheless.
      let content =
        Self.quote(of: bytes) == nil ? Array(bytes) : Array(bytes.dropFirst().dropLast())
      return String(decoding: content, as: UTF8.self)
    case .yaml:
      return (try? YAMLFile.node(Array(bytes), file: ""))?.scalar
    }
  }

  /// Returns the bytes that state a text; nil if this form cannot contain it.
  /// - Parameter old: The bytes that it replaces, whose quotation marks are kept if the old text does not need them.
  func bytes(of text: String, insteadOf old: some Collection<UInt8>) -> [UInt8]? {
    guard let before = self.text(of: old) else { return nil }
    let mark = UInt8(ascii: "\"")
    let quote = Self.quote(of: old)
    let isPlain = isPlain(text) && (quote == nil || quote == mark && !isPlain(before))
    let bytes: [UInt8]
    switch self {
    case .xml:
      var escaped: [UInt8] = []
      XMLEscape.append(text.utf8, quote: nil, to: &escaped)
      bytes = escaped
    case .setting: bytes = quote.map { [$0] + text.utf8 + [$0] } ?? Array(text.utf8)
    case .project, .yaml:
      bytes = isPlain ? Array(text.utf8) : quoted(text, quote ?? mark)
    }
    // Bytes are compared, because strings with different spellings can be equal.
    let canContain = self == .setting ? Self.isSetting(bytes) : true
    let isSame = self.text(of: bytes)?.utf8.elementsEqual(text.utf8) == true
    return canContain && isSame ? bytes : nil
  }

  /// Returns the quotation mark around a text; nil if there is none.
  private static func quote(of bytes: some Collection<UInt8>) -> UInt8? {
    guard let first = bytes.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(first),
      bytes.count > 1, Array(bytes).last == first
    else { return nil }
    return first
  }

  /// Returns whether a text needs no quotation marks and is a text without them.
  private func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    switch self {
    case .xml, .setting: return true
    case .project:
      // Xcode also quotes texts that are read without quotation marks, such as those with hyphens.
      return !text.contains("//") && !text.contains("___")
        && text.utf8.allSatisfy { $0.isInIdentifier && $0 < 0x80 || "$./".utf8.contains($0) }
    case .yaml:
      // A number, a date or a word such as `yes` would be another kind of value.
      return (first.isInIdentifier && first < 0x80 || first == UInt8(ascii: "$"))
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        && !Self.words.contains(text.lowercased()) && text.utf8.last != 0x20
        && text.utf8.allSatisfy {
          $0.isInIdentifier && $0 < 0x80 || " $()-./".utf8.contains($0)
        }
    }
  }

  /// The words that YAML does not read as texts.
  private static let words: Set<String> = [
    "false", "n", "no", "null", "off", "on", "true", "y", "yes",
  ]

  private func quoted(_ text: String, _ quote: UInt8) -> [UInt8] {
    var mark = Unicode.Scalar(quote)
    if self == .yaml, mark == "'" {
      guard text.unicodeScalars.contains(where: PrintableText.isUnsafe) else {
        return [quote] + text.replacing(ascii: "'", with: "''").utf8 + [quote]
      }
      // Between apostrophes, YAML has no escapes.
      mark = "\""
    }
    var result = String(Character(mark))
    for scalar in text.unicodeScalars {
      if scalar == mark || scalar == "\\" {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if "\n\r\t".unicodeScalars.contains(scalar) {
        result += PrintableText.escape(scalar)
      } else if self == .yaml, PrintableText.isUnsafe(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    result.unicodeScalars.append(mark)
    return Array(result.utf8)
  }

  /// Returns whether a reader of projects can read a file.
  static func isReadable(_ bytes: [UInt8], file: String) -> Bool {
    do {
      if file.hasEnding(".plist"), bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
        _ = try Tree(parsingPropertyList: bytes)
        return true
      }
      switch Self(file: file) {
      case .project: _ = try PropertyListValue(parsing: bytes)
      case .yaml: _ = try YAMLFile.node(bytes, file: file)
      case .setting, .xml: break
      }
      return true
    } catch {
      return false
    }
  }

  /// Returns whether a line of settings has bytes as the value: no line breaks or comments, and nothing that is removed at
  /// its ends.
  private static func isSetting(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = text.first, let last = text.last else { return false }
    let isQuoted = quote(of: bytes) != nil
    let content = isQuoted ? bytes.dropFirst().dropLast() : bytes[...]
    return !text.contains(where: \.isNewline) && !text.contains("//")
      && !first.isWhitespace && !last.isWhitespace && last != ";" && last != "/"
      && (isQuoted ? !content.contains(bytes[0]) : !"\"'".contains(first))
  }
}
