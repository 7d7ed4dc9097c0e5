import Diagnostics
package import PropertyLists

/// Encodes XML property lists as Apple's tools print them: indented with tabs, with members in order.
package enum XMLPropertyListWriter {
  /// Returns the bytes of a list.
  package static func encode(_ list: PropertyList) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    append(list, to: &text, indentation: "")
    text += "</plist>\n"
    return Array(text.utf8)
  }

  private static func append(_ list: PropertyList, to text: inout String, indentation: String) {
    // Bounded: the value is one that this package made, a few levels deep.
    switch list {
    case .null: text += "\(indentation)<string>$null</string>\n"
    case .bool(let value): text += "\(indentation)<\(value)/>\n"
    case .integer(let value): text += "\(indentation)<integer>\(value)</integer>\n"
    case .real(let value): text += "\(indentation)<real>\(value)</real>\n"
    case .string(let value): text += "\(indentation)<string>\(escaped(value))</string>\n"
    case .array(let members) where members.isEmpty: text += "\(indentation)<array/>\n"
    case .array(let members):
      text += "\(indentation)<array>\n"
      for member in members { append(member, to: &text, indentation: indentation + "\t") }
      text += "\(indentation)</array>\n"
    case .dictionary(let members) where members.isEmpty: text += "\(indentation)<dict/>\n"
    case .dictionary(let members):
      text += "\(indentation)<dict>\n"
      for (key, value) in members {
        text += "\(indentation)\t<key>\(escaped(key))</key>\n"
        append(value, to: &text, indentation: indentation + "\t")
      }
      text += "\(indentation)</dict>\n"
    case .data, .date, .uid:
      preconditionFailure("only archives contain data, dates and references")
    }
  }

  /// Returns the text with references for markup characters and for control characters that a terminal would interpret,
  /// and without characters that XML cannot contain.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..<"\t", "\u{B}"..<"\r", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}": break
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where PrintableText.isUnsafe(scalar):
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return PrintableText.withoutCommands(result, mark: "&#x23;")
  }
}
