/// Counts, for each item in a merged list, the items before it, if each pair of items is in the order of the side that
/// changed it.
///
/// A pair is ordered as in ours, unless both items are in the base in the same order as in ours, and theirs swapped
/// them. Therefore, an item's count is its index in ours, minus the items before it that theirs moved behind it, plus
/// those behind it that theirs moved before it. The list is halved repeatedly, so the time is `n` times the square of
/// its logarithm.
struct PairwiseOrder {
  /// The index in the base of each item of ours; nil for an item that the base does not contain.
  private let base: [Int?]
  /// The index in theirs of each item of ours: a permutation.
  private let theirs: [Int]
  private(set) var before: [Int]
  /// The number of items by their index in theirs, as a tree of partial sums.
  private var sums: [Int]

  /// Counts the items before each item.
  init(base: [Int?], theirs: [Int]) {
    self.base = base
    self.theirs = theirs
    before = Array(theirs.indices)
    sums = Array(repeating: 0, count: theirs.count + 1)
    var width = 1
    while width < theirs.count {
      for start in stride(from: 0, to: theirs.count - width, by: 2 * width) {
        exchange(start..<start + width, start + width..<min(start + 2 * width, theirs.count))
      }
      width *= 2
    }
  }

  /// Counts the swapped pairs of an item in one range and an item in the following range.
  private mutating func exchange(_ first: Range<Int>, _ second: Range<Int>) {
    let first = sorted(first)
    let second = sorted(second)
    var next = 0
    for item in second {
      while next < first.count, place(first[next]) < place(item) {
        add(1, at: theirs[first[next]])
        next += 1
      }
      before[item] -= next - count(below: theirs[item])
    }
    for item in first[..<next] { add(-1, at: theirs[item]) }
    next = second.count
    for item in first.reversed() {
      while next > 0, place(second[next - 1]) > place(item) {
        next -= 1
        add(1, at: theirs[second[next]])
      }
      before[item] += count(below: theirs[item])
    }
    for item in second[next...] { add(-1, at: theirs[item]) }
  }

  private func place(_ item: Int) -> Int { base[item] ?? 0 }

  /// Returns the items of a range that the base contains, in the base's order.
  private func sorted(_ range: Range<Int>) -> [Int] {
    range.filter { base[$0] != nil }.sorted { place($0) < place($1) }
  }

  private mutating func add(_ amount: Int, at place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += amount
      index += index & -index
    }
  }

  private func count(below place: Int) -> Int {
    var index = place
    var total = 0
    while index > 0 {
      total += sums[index]
      index -= index & -index
    }
    return total
  }
}
