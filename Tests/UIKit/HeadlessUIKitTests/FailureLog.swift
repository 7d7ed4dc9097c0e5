import HeadlessUIKit

/// The errors that UIKit would raise an exception for.
@MainActor
enum FailureLog {
  /// Runs a closure and returns the errors that it handed to the failure handler.
  static func during(_ body: () -> Void) -> [NibError] {
    var errors: [NibError] = []
    HeadlessEnvironment.current.handling(failures: { errors.append($0) }, body)
    return errors
  }
}
