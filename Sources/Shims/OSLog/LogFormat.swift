import Foundation

/// Formats of the log, which are those of printf with a privacy in braces.
enum LogFormat {
  static func text(of format: StaticString, _ arguments: [Any]) -> String {
    var text = ""
    var rest = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }[...]
    var next = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let brace = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: brace)...]
      }
      let flags = rest.prefix { !$0.isLetter && $0 != "@" }
      rest = rest.dropFirst(flags.count)
      let sizes = rest.prefix { "hlqLztj".contains($0) }
      rest = rest.dropFirst(sizes.count)
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      guard let argument = next.popFirst() else { continue }
      text += Self.text(of: argument, kind, String(flags))
    }
    return text + rest
  }

  private static func text(of argument: Any, _ kind: Character, _ flags: String) -> String {
    switch kind {
    case "f", "F", "e", "E", "g", "G", "x", "X", "o":
      if let number = argument as? any BinaryInteger {
        String(format: "%\(flags)l\(kind)", Int(truncatingIfNeeded: number))
      } else if let number = argument as? any BinaryFloatingPoint {
        String(format: "%\(flags)\(kind)", Double(number))
      } else {
        "\(argument)"
      }
    default: "\(argument)"
    }
  }
}
