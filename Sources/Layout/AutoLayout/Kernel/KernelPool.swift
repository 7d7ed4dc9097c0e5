internal import Synchronization

/// A pool of idle kernels with the storage of their last solve, because a small system would spend more time on
/// allocation than on solving.
enum KernelPool {
  /// The maximum number of variables of a kernel that is kept in the pool.
  private static let mostVariables = 1 << 16
  private static let mostKernels = 16

  private static let resting = Mutex<[KernelBox]>([])

  /// Calls a closure with a kernel for one solve.
  static func withKernel<Result>(_ body: (inout Kernel) throws -> Result) rethrows -> Result {
    let box = resting.withLock { $0.popLast() } ?? KernelBox()
    defer {
      if box.kernel.nodes.count <= mostVariables {
        resting.withLock { if $0.count < mostKernels { $0.append(box) } }
      }
    }
    return try body(&box.kernel)
  }
}

/// A pooled kernel; only one solve at a time uses it.
private final class KernelBox: @unchecked Sendable {
  var kernel = Kernel()

  deinit { kernel.deallocate() }
}
