/// A pattern for names and texts: an exact match, a substring, or a regular expression.
public struct UsePattern: @unchecked Sendable {
  private enum Form {
    case equal(String)
    case equalIgnoringCase(String)
    case expression(Regex<AnyRegexOutput>)
    case any
  }

  // Expressions are immutable once they are compiled.
  private let form: Form

  /// Matches every name.
  public static let any = UsePattern(form: .any)

  private init(form: Form) { self.form = form }

  /// Matches one name.
  /// - Parameter ignoresCase: Whether to ignore case.
  public init(equalTo name: String, ignoresCase: Bool = false) {
    form = ignoresCase ? .equalIgnoringCase(name.lowercased()) : .equal(name)
  }

  /// Matches names that contain a match of a regular expression.
  /// - Parameter ignoresCase: Whether to ignore case.
  /// - Throws: An error if the expression is not valid.
  public init(expression: String, ignoresCase: Bool = false) throws {
    form = .expression(try Regex(expression).ignoresCase(ignoresCase))
  }

  /// Returns whether a name matches.
  public func matches(_ name: String) -> Bool {
    switch form {
    case .any: true
    case .equal(let other): name == other
    case .equalIgnoringCase(let other): name.lowercased() == other
    case .expression(let expression): name.firstMatch(of: expression) != nil
    }
  }
}
