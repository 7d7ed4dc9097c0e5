import Diagnostics

/// A macro that is a single value: `#define kDepth 3`.
struct ObjectiveCMacro {
  let name: String
  let value: ObjectiveCHeader.Constant.Value

  /// Reads the line that defines a macro. Returns nil if the macro has parameters, or is not a single value.
  /// - Parameters:
  ///   - bytes: The line without the sign `#`.
  ///   - tokens: The tokens of the line.
  init?(_ bytes: [UInt8], _ tokens: [ObjectiveCLexer.Token]) {
    func text(_ index: Int) -> String {
      String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
    }
    guard tokens.count >= 3, case .word = tokens[1].kind,
      tokens[2].start > tokens[1].end
    else { return nil }
    name = text(1)
    var values = 2..<tokens.count
    // `(-3)` is `-3`.
    while values.count > 2, text(values.lowerBound) == "(", text(values.upperBound - 1) == ")" {
      values = values.lowerBound + 1..<values.upperBound - 1
    }
    if values.count == 1, case .text = tokens[values.lowerBound].kind {
      // A character is not a string.
      guard bytes[tokens[values.lowerBound].start - 1] == UInt8(ascii: "\"") else { return nil }
      value = .text(text(values.lowerBound))
      return
    }
    let number = values.map(text).joined()
    guard ObjectiveCNumber.isNumber(number) else { return nil }
    value = .number(number)
  }
}

/// The literals of numbers.
enum ObjectiveCNumber {
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns whether a text is an integer or a number with a fraction.
  static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first, isDigit(first) || first == UInt8(ascii: ".") else {
      return false
    }
    return digits.utf8.allSatisfy { byte in
      byte.isInIdentifier || byte == UInt8(ascii: ".")
    }
  }
}
