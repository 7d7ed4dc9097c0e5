/// The recorder of issues of the running test, which is provided by the module `TestIssues` that test programs link.
@MainActor
package protocol TestIssueRecorder {
  /// Records an issue of the running test.
  /// - Returns: False if the program does not run tests.
  nonisolated static func record(_ message: String) -> Bool

  /// Calls a closure while an XCTest test waits, with the seconds that have passed since the last call.
  nonisolated static func followWaits(_ advance: @escaping @MainActor (Double) -> Void)
}

/// UIKit exceptions that nothing catches.
@MainActor
enum TestIssue {
  // Programs that do not run tests do not link the module.
  private nonisolated static var recorder: (any TestIssueRecorder.Type)? {
    _typeByName("TestIssues.TestRecorder") as? any TestIssueRecorder.Type
  }

  /// Advances the clock in real time while an XCTest test waits for an expectation; otherwise, nothing would advance
  /// it, and the expectation of a completion or a timer would never be fulfilled.
  nonisolated static let followsWaits: Void = {
    recorder?.followWaits { HeadlessClock.shared.advance(by: $0) }
  }()

  /// Records an exception as an issue of the running test, which then continues as well as it can.
  ///
  /// Outside tests, the program terminates, as an app does.
  nonisolated static func raise(_ message: String) {
    if recorder?.record(message) == true { return }
    fatalError(message)
  }
}
