/// A constraint's multiplier as written in the document: `0.25`, `16:9` or `1/3`.
public struct Multiplier: Hashable, Sendable {
  /// The spelling of the number.
  public enum Form: Hashable, Sendable {
    /// A decimal number: `0.25`.
    case decimal
    /// The ratio `16:9`, as Interface Builder shows aspect ratios.
    case ratio
    /// A fraction: `1/3`.
    case fraction
  }

  /// The number before the colon or slash, or the decimal number.
  public var numerator: Double
  /// The number after the colon or slash; 1 for a decimal.
  public var denominator: Double
  /// The spelling of the number.
  public var form: Form

  /// The factor: the numerator divided by the denominator.
  public var value: Double { numerator / denominator }

  /// Creates a multiplier from its text; nil if the text has a different form or a denominator of 0.
  public init?(_ text: String) {
    let separators: [(Character, Form)] = [(":", .ratio), ("/", .fraction)]
    for (separator, form) in separators {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      guard let numerator = Double(finite: parts[0]), let denominator = Double(finite: parts[1]),
        denominator != 0, (numerator / denominator).isFinite
      else { return nil }
      self.init(numerator: numerator, denominator: denominator, form: form)
      return
    }
    guard let value = Double(finite: text) else { return nil }
    self.init(numerator: value, denominator: 1, form: .decimal)
  }

  private init(numerator: Double, denominator: Double, form: Form) {
    self.numerator = numerator
    self.denominator = denominator
    self.form = form
  }
}
