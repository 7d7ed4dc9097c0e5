#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A buffer of plain records in memory allocated elsewhere: the parser's arrays, adopted without a copy.
///
/// Reads are bounds-checked. The owner of the buffer must release it.
@frozen @usableFromInline
struct OwnedBuffer<Record: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable
{
  @usableFromInline let base: UnsafeMutablePointer<Record>?
  @usableFromInline let count: Int

  /// Takes ownership of memory allocated with `malloc`, and releases the part after the last record.
  init(adopting memory: UnsafeMutableRawPointer?, count: Int) {
    let size = count * MemoryLayout<Record>.stride
    let fitted = count == 0 ? nil : realloc(memory, size) ?? memory
    if count == 0 { free(memory) }
    base = fitted?.assumingMemoryBound(to: Record.self)
    self.count = count
  }

  /// Copies records to new memory.
  init(_ records: [Record]) {
    count = records.count
    base = malloc(Swift.max(records.count, 1) * MemoryLayout<Record>.stride)?
      .assumingMemoryBound(to: Record.self)
    records.withUnsafeBufferPointer { buffer in
      if let source = buffer.baseAddress { base?.update(from: source, count: buffer.count) }
    }
  }

  /// Releases the memory.
  func deallocate() { free(base) }

  @inlinable var startIndex: Int { 0 }
  @inlinable var endIndex: Int { count }

  @inlinable
  subscript(position: Int) -> Record {
    precondition(position >= 0 && position < count, "index out of range")
    return base.unsafelyUnwrapped[position]
  }

  /// Returns the first record in a range that satisfies a condition; the bounds are checked once.
  @inlinable
  func first(in range: Range<Int>, where isMeant: (Record) -> Bool) -> Record? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "index out of range")
    guard let base else { return nil }
    var record = base + range.lowerBound
    let end = base + range.upperBound
    while record < end {
      if isMeant(record.pointee) { return record.pointee }
      record += 1
    }
    return nil
  }

  @inlinable
  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Record>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether two buffers have the same bytes.
  public func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let first = baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first, second, count) == 0
  }
}
