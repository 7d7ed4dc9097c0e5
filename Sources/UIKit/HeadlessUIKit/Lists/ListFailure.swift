import Foundation

/// List errors for which UIKit raises an exception.
@MainActor
enum ListFailure {
  /// Reports an incorrect use of a list.
  static func report(_ message: String, in list: UIView, key: String? = nil) {
    NibFailure.report(
      NibError(
        .invalidUse, message, at: list.nibReference?.place, className: "\(type(of: list))",
        key: key))
  }

  /// Returns the text of a set with one element, as UIKit's messages show it.
  static func set(_ element: Any) -> String { "{(\n    \(element)\n)}" }
}

/// Calls a delegate or data source in a way that detects whether it implements the method.
///
/// UIKit asks an object whether it implements an optional method. In Swift, the protocol has a default implementation
/// instead, which records here that it was called.
struct DefaultAnswers<Question: Hashable> {
  private var noted: Set<Question> = []

  mutating func note(_ question: Question) { noted.insert(question) }
  mutating func clear(_ question: Question) { noted.remove(question) }
  func has(_ question: Question) -> Bool { noted.contains(question) }
}
