import CStackSpace

/// How much of a thread's stack is left: objects that hold others are made one inside the other.
@MainActor
struct StackSpace {
  private let addresses: Range<UInt>

  /// What is kept free for initializers of the app's, in bytes.
  private static let reserve: UInt = 128 << 10
  /// Asking for the main thread's stack reads a file, and mostly the thread is the same.
  private static var last: StackSpace?

  /// The stack of the current thread.
  static var current: StackSpace {
    if let last, last.addresses.contains(address) { return last }
    let stack = stack_of_current_thread()
    let space = StackSpace(addresses: stack.lowest..<max(stack.lowest, stack.end))
    last = space
    return space
  }

  /// Whether there is room for more; a stack that is not known counts as endless.
  var isLeft: Bool {
    let here = Self.address
    return !addresses.contains(here) || here - addresses.lowerBound > Self.reserve
  }

  /// Where the stack stands.
  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }
}
