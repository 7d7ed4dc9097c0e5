public import Foundation

/// A list that a paragraph belongs to; its markers are not drawn.
nonisolated open class NSTextList: NSObject, @unchecked Sendable {
  /// The format of a list's markers: a text with a keyword in braces, such as `({decimal})`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = Self("{box}")
    public static let check = Self("{check}")
    public static let circle = Self("{circle}")
    public static let diamond = Self("{diamond}")
    public static let disc = Self("{disc}")
    public static let hyphen = Self("{hyphen}")
    public static let square = Self("{square}")
    public static let decimal = Self("{decimal}")
    public static let octal = Self("{octal}")
    public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    public static let lowercaseAlpha = Self("{lower-alpha}")
    public static let uppercaseAlpha = Self("{upper-alpha}")
    public static let lowercaseLatin = Self("{lower-latin}")
    public static let uppercaseLatin = Self("{upper-latin}")
    public static let lowercaseRoman = Self("{lower-roman}")
    public static let uppercaseRoman = Self("{upper-roman}")
  }

  /// The options of a list, with UIKit's raw values.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker of the enclosing list is prepended to each marker.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  open var startingItemNumber: Int

  /// Creates a list whose first item has a number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose first item has the number 1.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
      startingItemNumber: 1)
  }

  /// Whether the markers count the items.
  open var isOrdered: Bool { keyword.map { ListMarker.numbers[$0.name] != nil } ?? false }

  /// Returns the marker for an item number: the format, with the keyword replaced by a symbol or the number. A format
  /// without a keyword is the marker of every item.
  ///
  /// After `z` comes `aa`, and Roman numerals end at 3,999, after which numbers are decimal; both are assumptions.
  open func marker(forItemNumber itemNumber: Int) -> String {
    guard let keyword else { return markerFormat.rawValue }
    let marker =
      ListMarker.signs[keyword.name] ?? ListMarker.numbers[keyword.name]?(itemNumber) ?? ""
    return markerFormat.rawValue.replacingCharacters(in: keyword.range, with: marker)
  }

  /// The first known keyword in the format, and its position including the braces.
  private var keyword: (name: String, range: Range<String.Index>)? {
    let format = markerFormat.rawValue
    for name in Array(ListMarker.signs.keys) + Array(ListMarker.numbers.keys) {
      if let range = format.range(of: "{\(name)}") { return (name, range) }
    }
    return nil
  }
}

/// The symbols and numbers that the keywords of marker formats represent.
nonisolated private enum ListMarker {
  static let signs = [
    "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  static let numbers: [String: @Sendable (Int) -> String] = [
    "decimal": { String($0) },
    "octal": { String($0, radix: 8) },
    "lower-hexadecimal": { String($0, radix: 16) },
    "upper-hexadecimal": { String($0, radix: 16, uppercase: true) },
    "lower-alpha": letters, "lower-latin": letters,
    "upper-alpha": { letters($0).uppercased() }, "upper-latin": { letters($0).uppercased() },
    "lower-roman": { roman($0).lowercased() }, "upper-roman": roman,
  ]

  /// Counts with letters: a to z, then aa. Numbers below 1 are decimal.
  @Sendable private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  @Sendable private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let numerals = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      text += String(repeating: numeral, count: rest / value)
      rest %= value
    }
    return text
  }
}
