#if !canImport(ObjectiveC)
  public import Foundation

  /// A timer of a run loop.
  public typealias CFRunLoopTimer = Timer

  /// Creates a timer that calls a block at a time and then at intervals; an interval of 0 or less means once. The clock
  /// fires the timer after it has been added to a run loop.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval,
    _ flags: UInt, _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
  ) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block: ((CFRunLoopTimer?) -> Void)? = block
    return Timer(
      fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(interval, 0),
      repeats: interval > 0
    ) { timer in block?(timer) }
  }

  /// Adds a timer to a run loop.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!)
  {
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Stops a timer.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
#endif
