import Diagnostics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A table that converts byte offsets to lines and columns, created when the first position is needed.
final class LineTable: Sendable {
  private let starts = Mutex<[UInt32]?>(nil)

  func position(of offset: Int, in source: [UInt8]) -> SourcePosition {
    starts.withLock { cached in
      if cached == nil { cached = Self.lineStarts(in: source) }
      let starts = cached ?? [0]
      var low = 0
      var high = starts.count
      while low < high {
        let middle = (low + high) / 2
        if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
      }
      return SourcePosition(line: low, column: offset - Int(starts[low - 1]) + 1, offset: offset)
    }
  }

  private static func lineStarts(in source: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    source.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var at = 0
      while at < bytes.count, let found = memchr(base + at, 0x0A, bytes.count - at) {
        at = UnsafeRawPointer(found) - base + 1
        starts.append(UInt32(at))
      }
    }
    return starts
  }
}
