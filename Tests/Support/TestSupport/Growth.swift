import Foundation

/// How the time for an input grows with its size. The time is the processor time of this thread, so that other tests that
/// run at the same time do not count.
public enum Growth {
  /// Returns how many times longer the work takes for an input of twice the size: two if the time is linear, and four if
  /// it is quadratic. The result is the smallest of three attempts.
  public static func ofDoubled(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    var smallest = Double.infinity
    for _ in 0..<3 {
      let once = try seconds { try work(size) }
      let twice = try seconds { try work(2 * size) }
      smallest = min(smallest, twice / max(once, 0.000_001))
    }
    return smallest
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
