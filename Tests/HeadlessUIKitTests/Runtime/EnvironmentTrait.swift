import HeadlessUIKit
import Testing

/// Gives each test of a suite its own environment, so that nothing that it shows or sets reaches the tests that run beside it.
///
/// `@Suite(.ownEnvironment)`, or `@Test(.environment { HeadlessEnvironment(…) })` for a certain one.
struct EnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
  let make: @MainActor @Sendable () -> HeadlessEnvironment
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Suites are scopes too; each of their tests has one of its own.
    guard testCase != nil else { return try await function() }
    try await withEnvironment(await make()) { try await function() }
  }
}

extension Trait where Self == EnvironmentTrait {
  /// A new environment, in which a failed load is an issue of the test and does not end the program.
  static var ownEnvironment: EnvironmentTrait {
    environment {
      let environment = HeadlessEnvironment()
      environment.failureHandler = { Issue.record($0) }
      return environment
    }
  }

  static func environment(
    _ make: @escaping @MainActor @Sendable () -> HeadlessEnvironment
  ) -> EnvironmentTrait { EnvironmentTrait(make: make) }
}
