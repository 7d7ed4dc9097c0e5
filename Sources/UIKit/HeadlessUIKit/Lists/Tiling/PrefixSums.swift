/// Lengths whose sums are found and changed in logarithmic time (a Fenwick tree).
struct PrefixSums {
  private var tree: [Double]
  private var highestPower = 1
  /// The sum of all lengths.
  private(set) var total: Double = 0

  /// Creates a given number of lengths that are all zero.
  init(count: Int = 0) {
    tree = [Double](repeating: 0, count: count + 1)
    while highestPower * 2 <= count { highestPower *= 2 }
  }

  init(_ lengths: some Collection<Double>) {
    self.init(count: lengths.count)
    var index = 1
    for length in lengths {
      tree[index] += length
      total += length
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
      index += 1
    }
  }

  var count: Int { tree.count - 1 }

  /// Adds a difference to one length.
  mutating func add(_ difference: Double, at index: Int) {
    guard difference != 0 else { return }
    total += difference
    var index = index + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// Returns the sum of the lengths before an index.
  func sum(before index: Int) -> Double {
    var sum = 0.0
    var index = index
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// Returns the first index whose length ends after an offset, or the count if none does.
  ///
  /// Lengths must not be negative.
  /// - Parameter each: A length that is added to every stored length.
  func index(at offset: Double, each: Double = 0) -> Int {
    var position = 0
    var rest = offset
    var step = highestPower
    while step > 0 {
      let next = position + step
      if next < tree.count {
        let length = tree[next] + Double(step) * each
        if length <= rest {
          position = next
          rest -= length
        }
      }
      step /= 2
    }
    return position
  }
}
