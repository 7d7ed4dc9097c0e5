public import NibSources

/// The objects that AppKit has once for each app: the application, and the folders of nibs.
///
/// Tests that run at the same time each use their own: `AppKitEnvironment().run { … }`.
public final class AppKitEnvironment: Sendable {
  @TaskLocal static var current = AppKitEnvironment()

  /// The folders in which nibs are found after the bundle, the modules of an app's classes, and the languages.
  public let searchPath: NibSearchPath

  /// The application.
  @MainActor var application: NSApplication {
    if let made { return made }
    let application = NSApplication()
    made = application
    return application
  }

  @MainActor private var made: NSApplication?

  /// Creates an environment with its own application.
  /// - Parameter searchPath: Where nibs are found; nothing but the bundles by default.
  public init(searchPath: NibSearchPath = NibSearchPath()) { self.searchPath = searchPath }

  /// Runs a closure in the environment.
  @preconcurrency @MainActor
  public func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure)
    -> Value
  {
    // The function of task-local values does not throw typed errors.
    let result: Result<Value, Failure> = Self.$current.withValue(self) {
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
