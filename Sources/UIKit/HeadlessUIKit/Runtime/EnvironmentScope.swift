/// The task-local environment: the only app state that the package keeps for the whole process, apart from the values
/// and observers that belong to objects (`Scripts/check/check-globals` lists both).
enum EnvironmentScope {
  @TaskLocal static var environment = HeadlessEnvironment(searchPath: NibSearchPath())
}

/// Runs a closure in an environment.
@preconcurrency @MainActor
public func withEnvironment<Result, Failure: Error>(
  _ environment: HeadlessEnvironment, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let result: Swift.Result<Result, Failure> = EnvironmentScope.$environment.withValue(environment) {
    do throws(Failure) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// Runs an asynchronous closure in an environment. In the meantime, other tasks may run in their own environments.
@preconcurrency @MainActor
public func withEnvironment<Result: Sendable>(
  _ environment: HeadlessEnvironment, _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
  try await EnvironmentScope.$environment.withValue(environment) { try await body() }
}
