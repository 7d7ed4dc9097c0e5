/// The FNV-1a hash of bytes, which is the same in every process and on every platform, unlike `Hasher`'s.
///
/// It is quick, but no protection against chosen bytes: equal hashes do not prove equal bytes.
package struct StableHash {
  /// The hash of all bytes that were added.
  package private(set) var value: UInt64

  /// Begins a hash, or continues one.
  package init(continuing value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Callers are in other modules, so the loop over an unknown sequence would call two functions for each byte.
    let sum = bytes.withContiguousStorageIfAvailable { [value] buffer in
      var hash = StableHash(continuing: value)
      for byte in buffer { hash.add(byte) }
      return hash.value
    }
    if let sum {
      value = sum
    } else {
      for byte in bytes { add(byte) }
    }
  }

  /// Returns the hash of bytes.
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.add(bytes)
    return hash.value
  }
}
