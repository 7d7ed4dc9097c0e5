import Foundation

/// The text of a runtime attribute's value, unless the value is an object of the nib.
@MainActor
struct NibValueText {
  let text: String

  /// Creates the text of a value; nil for an object.
  init?(_ value: Any) {
    switch value {
    case let value as String: text = Self.quoted(value)
    case let value as NSAttributedString: text = Self.quoted(value.string)
    case let value as Bool: text = "\(value)"
    case let value as Int: text = "\(value)"
    case let value as CGFloat: text = value.shortText
    case let value as Double: text = CGFloat(value).shortText
    case let value as Float: text = CGFloat(value).shortText
    case let value as CGPoint: text = Self.list([value.x, value.y])
    case let value as CGSize: text = Self.list([value.width, value.height])
    case let value as CGRect:
      text = "{\(Self.list([value.minX, value.minY])), \(Self.list([value.width, value.height]))}"
    case let value as NSRange: text = "{\(value.location), \(value.length)}"
    case let value as UIColor:
      let color = value.cgColor
      text = "UIColor " + Self.list([color.red, color.green, color.blue, color.alpha])
    case let value as UIImage:
      text = "UIImage" + (value.name.map { " \(Self.quoted($0))" } ?? "")
    case is NSObject: return nil
    default: text = "\(value)"
    }
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(\.shortText).joined(separator: ", ") + "}"
  }

  /// Returns a text on one line, in quotation marks.
  static func quoted(_ text: String) -> String {
    var line = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{2028}": line += "\\n"
      case "\t": line += "\\t"
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\""
  }
}
