/// The longest part of a sequence that is in order: what stays where it is when a list was reordered.
enum IncreasingRun {
  /// The places in the list of the longest strictly increasing subsequence.
  static func places(of values: [Int]) -> [Int] {
    // The place of the smallest value that ends a run of each length, and the place before each in its run.
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
