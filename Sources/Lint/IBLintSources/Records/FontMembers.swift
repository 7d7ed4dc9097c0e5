import Diagnostics

/// The members of `UIFont` that code uses. A member that neither Apple nor the app declares comes from a library, which
/// then also contains fonts.
enum FontMembers {
  private static let owner = Array("UIFont".utf8)
  private static let property = Array("font".utf8)

  /// Returns whether the word at an offset of Swift code is a member of `UIFont`: `UIFont.heading`, or `.heading` in
  /// `label.font = .heading`.
  static func isMember(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    // Types and initializers say nothing about the origin of fonts.
    guard start > 1, bytes[start - 1] == UInt8(ascii: "."),
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start])
    else { return false }
    if word(endingAt: start - 1, of: bytes).elementsEqual(owner) { return true }
    var end = skippingSpace(before: start - 1, of: bytes)
    guard end > 0, bytes[end - 1] == UInt8(ascii: "=") else { return false }
    end = skippingSpace(before: end - 1, of: bytes)
    return word(endingAt: end, of: bytes).elementsEqual(property)
  }

  private static func skippingSpace(before end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = end
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  private static func word(
    endingAt end: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var start = end
    while start > 0, bytes[start - 1].isInIdentifier { start -= 1 }
    return bytes[start..<end]
  }

}
