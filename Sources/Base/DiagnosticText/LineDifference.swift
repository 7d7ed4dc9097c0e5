/// The lines that differ between two texts, as indices: those that only the old text has, and those that only the new
/// text has.
///
/// For short texts, the difference is minimal. Computing a minimal difference takes time proportional to the number of
/// lines times the number of changes, so long texts are first split at lines that occur exactly once in both texts (as
/// in the "patience" algorithm of Bram Cohen), and a long part without such lines counts as changed. So does a part that
/// is left after a number of rounds, because each round may find only one such line.
package struct LineDifference: Sendable {
  /// The indices of lines of the old text.
  package private(set) var removed: Set<Int> = []
  /// The indices of lines of the new text.
  package private(set) var inserted: Set<Int> = []

  /// The maximum total number of lines of two parts for which a minimal difference is computed.
  private static let short = 2_000
  /// The maximum number of times that all lines are searched for those that occur once. Shuffled lines need about ten.
  private static let rounds = 32

  /// Compares two lists of lines.
  package init<Line: Hashable>(from old: [Line], to new: [Line]) {
    // Equal lines get equal numbers, which are faster to compare.
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (left, right) = (old.map(number), new.map(number))
    var budget = Self.rounds * (left.count + right.count)
    // The parts that remain to be compared. Each is split into smaller ones.
    var parts = [(left: left.indices, right: right.indices)]
    while let part = parts.popLast() {
      let (one, two) = Self.trimmed(part.left, part.right, left, right)
      if one.isEmpty || two.isEmpty {
        removed.formUnion(one)
        inserted.formUnion(two)
      } else if one.count + two.count <= Self.short {
        compare(one, two, left, right)
      } else {
        budget -= one.count + two.count
        let anchors = budget < 0 ? [] : Self.anchors(one, two, left, right)
        guard !anchors.isEmpty else {
          removed.formUnion(one)
          inserted.formUnion(two)
          continue
        }
        var (first, second) = (one.lowerBound, two.lowerBound)
        for (inLeft, inRight) in anchors + [(one.upperBound, two.upperBound)] {
          parts.append((first..<inLeft, second..<inRight))
          (first, second) = (min(inLeft + 1, one.upperBound), min(inRight + 1, two.upperBound))
        }
      }
    }
  }

  /// Returns the parts without equal lines at their beginnings and ends.
  private static func trimmed(
    _ one: Range<Int>, _ two: Range<Int>, _ left: [Int], _ right: [Int]
  ) -> (Range<Int>, Range<Int>) {
    var (one, two) = (one, two)
    while let first = one.first, let second = two.first, left[first] == right[second] {
      (one, two) = (one.dropFirst(), two.dropFirst())
    }
    while let first = one.last, let second = two.last, left[first] == right[second] {
      (one, two) = (one.dropLast(), two.dropLast())
    }
    return (one, two)
  }

  /// Finds a minimal difference of two parts.
  private mutating func compare(
    _ one: Range<Int>, _ two: Range<Int>, _ left: [Int], _ right: [Int]
  ) {
    for change in Array(right[two]).difference(from: Array(left[one])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(one.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(two.lowerBound + offset)
      }
    }
  }

  /// Returns the lines that occur exactly once in both parts and are in the same order in both.
  private static func anchors(
    _ one: Range<Int>, _ two: Range<Int>, _ left: [Int], _ right: [Int]
  ) -> [(left: Int, right: Int)] {
    let (places, others) = (single(one, left), single(two, right))
    let common = one.compactMap { index -> (left: Int, right: Int)? in
      guard places[left[index]] == index, let other = others[left[index]] ?? nil else { return nil }
      return (index, other)
    }
    return increasing(common.map(\.right)).map { common[$0] }
  }

  /// Returns the indices of lines by their numbers; nil for a line that occurs several times.
  private static func single(_ part: Range<Int>, _ lines: [Int]) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for index in part {
      if places.keys.contains(lines[index]) {
        places[lines[index]] = .some(nil)
      } else {
        places[lines[index]] = index
      }
    }
    return places
  }

  /// Returns the indices of the longest increasing subsequence.
  private static func increasing(_ values: [Int]) -> [Int] {
    // For each length, the index of the smallest value that ends such a subsequence.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var found: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      found.append(index)
      index = previous[index]
    }
    return found.reversed()
  }
}
