import HeadlessUIKit

/// The errors that UIKit would raise an exception for.
@MainActor
enum FailureLog {
  /// Runs a closure and returns the errors that it handed to the failure handler.
  static func during(_ body: () -> Void) -> [NibError] {
    var errors: [NibError] = []
    let handler = NibFailure.handler
    NibFailure.handler = { errors.append($0) }
    defer { NibFailure.handler = handler }
    body()
    return errors
  }
}
