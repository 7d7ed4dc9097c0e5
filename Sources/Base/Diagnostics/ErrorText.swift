/// The description of errors in user-visible messages.
package enum ErrorText {
  /// Returns a sentence for an error, but never the fields of a Swift value.
  ///
  /// The package's errors describe themselves. For other errors, such as Foundation's, only the type is named.
  package static func sentence(_ error: any Error) -> String {
    switch error {
    case let problem as Diagnostic: problem.message
    case let described as any DescribedError: described.description
    case let described as any CustomStringConvertible
    where !String(reflecting: type(of: error)).hasPrefix("Foundation"):
      described.description
    default: "an unexpected error of the type '\(type(of: error))'; please report it"
    }
  }
}

/// An error whose description is a sentence for the user.
public protocol DescribedError: Error, CustomStringConvertible {}
