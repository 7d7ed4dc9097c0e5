import CStackSpace
import Synchronization

/// The remaining stack space of a thread. Nested structures are processed recursively, so this limits their depth.
package struct StackSpace: Sendable {
  private let addresses: Range<UInt>

  /// The number of bytes to keep free for the deepest calls and for the app's initializers.
  private static let reserve: UInt = 128 << 10
  /// The most recently used stack, cached because finding the main thread's stack requires reading a file.
  private static let last = Mutex<StackSpace?>(nil)

  /// The stack of the current thread.
  package static var current: StackSpace {
    let here = address
    return last.withLock { last in
      if let last, last.addresses.contains(here) { return last }
      let stack = stack_of_current_thread()
      let space = StackSpace(addresses: stack.lowest..<max(stack.lowest, stack.end))
      last = space
      return space
    }
  }

  /// Whether there is enough space for further recursion. A stack of unknown size counts as unlimited.
  package var isLeft: Bool {
    let here = Self.address
    return !addresses.contains(here) || here - addresses.lowerBound > Self.reserve
  }

  /// The current stack address.
  private static var address: UInt { UInt(current_stack_address()) }
}
