public import HeadlessUIKit
public import Testing

/// Gives each test of a suite its own environment, and lets one such test run at a time.
///
/// What a test shows or sets does not reach other tests. Notification centers belong to the process, and some test classes
/// log into static properties: while a test waits, another must not post or log there.
///
/// `@Suite(.ownEnvironment)`, or `@Test(.environment { HeadlessEnvironment(…) })` for a certain one.
public struct EnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
  let make: @MainActor @Sendable () -> HeadlessEnvironment
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Suites are scopes too; each of their tests has one of its own.
    guard testCase != nil else { return try await function() }
    try await TestTurn.take {
      try await withEnvironment(await make()) { try await function() }
    }
  }
}

extension Trait where Self == EnvironmentTrait {
  /// A new environment, in which a failed load is an issue of the test and does not end the program.
  public static var ownEnvironment: EnvironmentTrait {
    environment {
      let environment = HeadlessEnvironment()
      environment.failureHandler = { Issue.record($0) }
      return environment
    }
  }

  public static func environment(
    _ make: @escaping @MainActor @Sendable () -> HeadlessEnvironment
  ) -> EnvironmentTrait { EnvironmentTrait(make: make) }
}

/// Whose turn it is among the tests with an ``EnvironmentTrait``.
private actor TestTurn {
  private static let shared = TestTurn()
  /// Whether the task's test has its turn: a test's own trait lies within that of its suite.
  @TaskLocal private static var isTaken = false

  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  static func take(_ body: () async throws -> Void) async throws {
    if isTaken { return try await body() }
    await shared.begin()
    let result: Result<Void, any Error>
    do {
      try await $isTaken.withValue(true) { try await body() }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await shared.end()
    try result.get()
  }

  private func begin() async {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
    }
  }

  /// Hands the turn to the test that has waited longest.
  private func end() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }
}
