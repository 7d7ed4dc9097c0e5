public import Foundation

extension String {
  /// A key with interpolated values: `"\(count) boats"` has the key `%lld boats`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let values: [String]

    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// A collector of the key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text; in the key, each percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ value: String) { append("\(value)", "%@") }
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        append("\(value)", "%lld")
      }
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        append(Self.fixed(Double(value)), "%lf")
      }
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some Any) { append("\(value)", "%@") }

      /// Returns a number with six decimal places, as its format prints it.
      private static func fixed(_ value: Double) -> String { String(format: "%f", value) }

      private mutating func append(_ text: String, _ format: String) {
        key += format
        values.append(text)
      }
    }

    /// Returns a text in which its format specifiers (`%@`, `%lld`, `%2$@`) are replaced by the values.
    func filled(into text: String) -> String {
      // The key of a text without values contains no format specifiers.
      guard !values.isEmpty else { return text }
      var result = ""
      var rest = text[...]
      var next = 0
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        let number = rest.prefix(while: \.isNumber)
        if !number.isEmpty, rest.dropFirst(number.count).first == "$", let place = Int(number) {
          next = place &- 1
          rest = rest.dropFirst(number.count + 1)
        }
        rest = rest.drop { !$0.isLetter && $0 != "@" }
        rest = rest.drop { "hlqLztj".contains($0) }.dropFirst()
        if values.indices.contains(next) { result += values[next] }
        next &+= 1
      }
      return result + rest
    }
  }

  /// Creates the app's text for a key in the environment's language, with the key's values; the key itself if it is not
  /// found.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = (bundle ?? .main).text(keyAndValue.key, value: nil, table: table)
    self = keyAndValue.filled(into: text)
  }

  /// Creates the app's text for a key without values; the default value if it is not found.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = (bundle ?? .main).text("\(key)", value: defaultValue.key, table: table)
    self = defaultValue.filled(into: text)
  }
}
