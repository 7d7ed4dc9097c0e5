import HeadlessUIKit
import NibFormat
import TestSupport

/// The samples as nibs that code asks for by name, with the classes of this module for those they name.
@MainActor enum SampleNibs {
  /// Makes the samples and their classes known in the environment of the test.
  static func prepare() {
    NibSearchPath.shared.add(folder: Samples.folder)
    NibSearchPath.shared.add(module: "HeadlessUIKitTests")
  }

  /// What failed while the body ran and could not throw.
  static func failures(_ body: () throws -> Void) rethrows -> [NibError] {
    var failures: [NibError] = []
    let handler = NibFailure.handler
    NibFailure.handler = { failures.append($0) }
    defer { NibFailure.handler = handler }
    try body()
    return failures
  }
}
