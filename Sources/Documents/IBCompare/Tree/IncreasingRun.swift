/// Finds the longest part of a list that is already in order, and therefore stays in place when the list is sorted.
enum IncreasingRun {
  /// Returns the indices of the longest strictly increasing subsequence.
  static func places(of values: [Int]) -> [Int] {
    // For each run length, the index of the smallest value that ends such a run. For each value, the index of its
    // predecessor.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var run: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }
}
