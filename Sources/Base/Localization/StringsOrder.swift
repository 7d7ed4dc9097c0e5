/// An order of the keys in a strings file.
package enum StringsOrder: CaseIterable, Sendable {
  /// Ignoring the case of letters, and comparing digits as numbers: the order that recent versions of Xcode use.
  case natural
  /// By bytes.
  case bytes
  /// Ignoring the case of letters.
  case caseInsensitive
  /// Comparing digits as numbers.
  case numeric

  /// The first of these orders that the keys have; nil if they have none of them. Different versions of Xcode have
  /// written each of them.
  package static func of(_ keys: [String]) -> StringsOrder? {
    allCases.first { order in
      zip(keys, keys.dropFirst()).allSatisfy { !order.areInOrder($1, $0) || $0 == $1 }
    }
  }

  /// Returns whether the first key precedes the second.
  package func areInOrder(_ first: String, _ second: String) -> Bool {
    var (first, second) = (first, second)
    let rank = first.withUTF8 { first in second.withUTF8 { compare(first, $0) } }
    return rank != 0 ? rank < 0 : first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  /// Returns the index at which to insert a key into keys that are in this order.
  package func place(of key: String, in keys: [String]) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if areInOrder(key, keys[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func compare(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let comparesNumbers = self == .natural || self == .numeric
    let foldsCase = self == .natural || self == .caseInsensitive
    var (left, right) = (0, 0)
    while left < first.count, right < second.count {
      if comparesNumbers, Self.isDigit(first[left]), Self.isDigit(second[right]) {
        let one = Self.number(first, &left)
        let other = Self.number(second, &right)
        // Numbers without leading zeros are compared by length first, then by digits.
        if one.count != other.count { return one.count - other.count }
        if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) ? -1 : 1 }
        continue
      }
      let one = foldsCase ? Self.lowercased(first[left]) : first[left]
      let other = foldsCase ? Self.lowercased(second[right]) : second[right]
      if one != other { return Int(one) - Int(other) }
      left += 1
      right += 1
    }
    return (first.count - left) - (second.count - right)
  }

  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let digits = bytes[index...].prefix { isDigit($0) }
    index = digits.endIndex
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }
}
