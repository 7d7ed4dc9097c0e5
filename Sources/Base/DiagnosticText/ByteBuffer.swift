/// A buffer of bytes to which bytes can be appended.
///
/// Output consists of millions of short pieces. Appending one of them to an array costs about a hundred instructions,
/// most of which check whether the array is shared; a buffer that cannot be copied needs to check only its capacity.
struct ByteBuffer: ~Copyable {
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 10)
  private var count = 0

  deinit { room.deallocate() }

  mutating func append(_ byte: UInt8) {
    if count == room.count { grow(by: 1) }
    room[count] = byte
    count += 1
  }

  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    if bytes.count > room.count - count { grow(by: bytes.count) }
    (room.baseAddress! + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(contentsOf text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Calls a closure with the bytes, which are valid only during the call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(rebasing: room[..<count]))
  }

  private mutating func grow(by added: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(2 * room.count, count + added))
    _ = larger.update(fromContentsOf: room[..<count])
    room.deallocate()
    room = larger
  }
}
