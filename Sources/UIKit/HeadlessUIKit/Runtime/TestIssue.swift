/// What records issues of the running test; the module `TestIssues`, which test programs link, has it.
@MainActor
package protocol TestIssueRecorder {
  /// Records an issue of the test that runs.
  /// - Returns: False if the program does not run tests.
  nonisolated static func record(_ message: String) -> Bool

  /// Calls a closure while a test of XCTest waits, with the seconds that have passed since the last call.
  nonisolated static func followWaits(_ advance: @escaping @MainActor (Double) -> Void)
}

/// Exceptions of UIKit that nothing catches.
@MainActor
enum TestIssue {
  // Programs that run no tests do not link the module.
  private nonisolated static var recorder: (any TestIssueRecorder.Type)? {
    _typeByName("TestIssues.TestRecorder") as? any TestIssueRecorder.Type
  }

  /// Lets the clock follow the time while a test of XCTest waits for an expectation: otherwise nothing would advance it, and
  /// the expectation of a completion or a timer would never be fulfilled.
  nonisolated static let followsWaits: Void = {
    recorder?.followWaits { HeadlessClock.shared.advance(by: $0) }
  }()

  /// Records an exception as an issue of the running test, which then continues as well as it can.
  ///
  /// Outside of tests the program ends, as an app does.
  nonisolated static func raise(_ message: String) {
    if recorder?.record(message) == true { return }
    fatalError(message)
  }
}
