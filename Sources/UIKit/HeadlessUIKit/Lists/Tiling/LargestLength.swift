/// The maximum of many changing lengths.
///
/// It counts how many lengths there are of each size. Lengths are whole pixels, so there are few distinct values.
struct LargestLength {
  private var counts: [Double: Int]
  /// The largest length, or zero if there are none.
  private(set) var value: Double

  /// Creates a given number of equal lengths.
  init(_ length: Double, count: Int) {
    counts = count > 0 ? [length: count] : [:]
    value = count > 0 ? length : 0
  }

  mutating func replace(_ old: Double, by new: Double) {
    guard old != new, let count = counts[old] else { return }
    counts[old] = count > 1 ? count - 1 : nil
    counts[new, default: 0] += 1
    if new > value {
      value = new
    } else if old == value, count == 1 {
      value = counts.keys.max() ?? 0
    }
  }
}
