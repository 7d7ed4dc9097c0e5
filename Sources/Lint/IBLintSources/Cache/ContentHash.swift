/// A 128-bit hash that distinguishes files with different contents. It is not cryptographically secure.
package struct ContentHash: Hashable, Sendable {
  package var low: UInt64
  package var high: UInt64

  /// Creates the hash of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    let hash =
      bytes.withContiguousStorageIfAvailable { Self.hash($0) }
      ?? Array(bytes).withUnsafeBufferPointer { Self.hash($0) }
    self = hash
  }

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> ContentHash {
    var low: UInt64 = 0x9E37_79B9_7F4A_7C15
    var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    func mix(_ word: UInt64) {
      low = (low ^ word) &* 0xFF51_AFD7_ED55_8CCD
      low ^= low >> 29
      high = ((high << 23 | high >> 41) ^ word) &* 0x9FB2_1C65_1E98_DF25
      high ^= high >> 31
    }
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < raw.count {
      tail = tail << 8 | UInt64(raw[offset])
      offset += 1
    }
    mix(tail)
    mix(UInt64(raw.count))
    return ContentHash(low: low, high: high)
  }
}
