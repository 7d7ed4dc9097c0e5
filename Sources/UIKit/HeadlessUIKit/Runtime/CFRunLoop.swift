#if !canImport(ObjectiveC)
  public import Foundation

  // The main run loop, with its names in Core Foundation. The environment's clock runs it.

  /// The main run loop. It is a value, because there is only one main run loop.
  public struct CFRunLoop: Hashable, Sendable {
    fileprivate static var main: CFRunLoop { CFRunLoop() }
  }

  /// A mode of a run loop. All modes are treated as one.
  public struct CFRunLoopMode: Hashable, Sendable {
    private let name: String

    public static let defaultMode = CFRunLoopMode(name: "kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode(name: "kCFRunLoopCommonModes")
  }

  /// The reason why a run of a loop has ended.
  public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
  }

  /// Returns the run loop of the current thread; here, always the main one.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }

  /// Returns the main run loop.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }

  /// Wakes a run loop. It has no effect, because the clock's next turn runs everything that is waiting.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

  /// Stops a run loop. It has no effect, because the clock stops by itself.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopStop(_ rl: CFRunLoop!) {}

  /// Runs a block in the next turn.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopPerformBlock(
    _ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!
  ) {
    DispatchQueue.main.async(execute: block)
  }

  /// Runs the loop by advancing the clock, in seconds.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
  ) -> CFRunLoopRunResult {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    return .timedOut
  }
#endif
