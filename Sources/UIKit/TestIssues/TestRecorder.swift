import Foundation
import HeadlessUIKit

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Records UIKit's exceptions as issues of the running test. `HeadlessUIKit` finds this class by its name.
@MainActor
package final class TestRecorder: TestIssueRecorder {
  package nonisolated static func record(_ message: String) -> Bool {
    #if canImport(Testing)
      if let test = Test.current {
        Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
        return true
      }
    #endif
    switch TestProgram.current {
    #if canImport(Testing)
      case .swiftTesting:
        // A detached task or a callback does not belong to a test; the run fails nevertheless.
        Issue.record(Comment(rawValue: message))
        return true
    #endif
    #if canImport(XCTest)
      case .xcTest:
        XCTFail(message)
        return true
    #endif
    default: return false
    }
  }

  package nonisolated static func followWaits(_ advance: @escaping @MainActor (Double) -> Void) {
    guard TestProgram.current == .xcTest else { return }
    let watch = WaitWatch()
    // Only a waiting test runs the main run loop, so the timer fires only then.
    let timer = Timer(fire: Date(), interval: WaitWatch.interval, repeats: true) { _ in
      MainActor.assumeIsolated { advance(watch.passed()) }
    }
    // HeadlessUIKit has a property with this name, which would add the timer to its own clock.
    RunLoop.main.add(_:forMode:)(timer, .default)
  }
}

/// The time that passes while a test waits.
@MainActor
private final class WaitWatch {
  nonisolated static let interval = 0.001
  /// The maximum length of a step. The time that passes between two waits does not count.
  private static let longest = 0.1

  private var last = ContinuousClock.now

  nonisolated init() {}

  /// Returns the seconds since the last call, or a short time if no test has waited in the meantime.
  func passed() -> Double {
    let now = ContinuousClock.now
    let passed = last.duration(to: now) / .seconds(1)
    last = now
    return passed > Self.longest ? Self.interval : passed
  }
}

/// The testing library that runs this process, or nil.
enum TestProgram {
  case swiftTesting, xcTest

  static let current: TestProgram? = {
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--testing-library"), option + 1 < arguments.count {
      return arguments[option + 1] == "swift-testing" ? .swiftTesting : .xcTest
    }
    return arguments.first?.hasSuffix(".xctest") == true ? .xcTest : nil
  }()
}
