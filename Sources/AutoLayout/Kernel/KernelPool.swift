internal import Synchronization

/// Kernels at rest, with the storage of their last solve: a small system would spend more on memory than on solving.
enum KernelPool {
  /// A kernel that has grown beyond this is not kept.
  private static let mostVariables = 1 << 16
  private static let mostKernels = 16

  private static let resting = Mutex<[KernelBox]>([])

  /// Lends a kernel to one solve.
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

/// A kernel as the pool has it; it belongs to one solve at a time.
private final class KernelBox: @unchecked Sendable {
  var kernel = Kernel()

  deinit { kernel.deallocate() }
}
