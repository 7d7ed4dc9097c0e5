import CStackSpace
import Synchronization

/// How much of a thread's stack is left: what holds others is compiled, and made, one inside the other.
package struct StackSpace: Sendable {
  private let addresses: Range<UInt>

  /// The bytes to keep free for the deepest calls, and for the app's initializers.
  private static let reserve: UInt = 128 << 10
  /// Asking for the main thread's stack reads a file, and mostly the thread is the same.
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

  /// Whether there is room for more; a stack that is not known counts as endless.
  package var isLeft: Bool {
    let here = Self.address
    return !addresses.contains(here) || here - addresses.lowerBound > Self.reserve
  }

  /// The current position of the stack.
  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }
}
