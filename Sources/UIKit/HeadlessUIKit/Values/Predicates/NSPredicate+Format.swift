public import Foundation

// Predicates with formats, which Foundation supports only with Objective-C.
extension NSPredicate {
  /// Creates a predicate from a text such as `"name BEGINSWITH[c] %@ AND age >= %d"`.
  ///
  /// The text follows the syntax of Apple's Predicate Programming Guide:
  /// - comparisons, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`, with the options `[c]`
  ///   and `[d]`;
  /// - `ANY`, `SOME`, `ALL` and `NONE` before a collection; `AND`, `OR` and `NOT`, and parentheses;
  /// - literals with escapes, `SELF`, `$variables`, key paths with `@count`, `@sum` and similar keys, indexes such as
  ///   `[FIRST]`, arithmetic, and `SUBQUERY`.
  ///
  /// `FUNCTION`, `CAST` and functions such as `sum:` are not supported. Where UIKit raises an exception for a format,
  /// the environment records a call (`HeadlessEnvironment.recordedCalls`), and the predicate is never true.
  /// - Parameters:
  ///   - format: `%@` represents an argument, `%K` a key path, and `%d` and similar a number.
  ///   - args: The values for the placeholders, in order.
  public convenience init(format: String, _ args: Any...) {
    self.init(format: format, argumentArray: args)
  }

  /// Creates a predicate from a text, with the arguments in an array.
  public convenience init(format: String, argumentArray: [Any]?) {
    var parser = PredicateParser(format, argumentArray ?? [])
    guard let test = parser.predicate() else {
      RecordedCall.record("NSPredicate.init(format:) cannot read", [format])
      self.init(value: false)
      return
    }
    nonisolated(unsafe) let condition = test
    self.init { object, variables in
      condition(PredicateScope(object: object, variables: variables ?? [:]))
    }
  }
}
