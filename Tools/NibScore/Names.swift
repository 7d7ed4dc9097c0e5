/// Numbers for the names of both nibs, so that they compare as numbers.
final class Names {
  private var numbers: [String: Int] = [:]
  private(set) var texts: [String] = []

  /// The number of a name.
  func number(_ text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

/// Mixes a number into a hash; good enough to tell signatures apart, and the same in every run.
func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
  var mixed = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
  mixed ^= mixed >> 32
  mixed = mixed &* 0xD6E8_FEB8_6659_FD93
  return mixed ^ (mixed >> 29)
}
