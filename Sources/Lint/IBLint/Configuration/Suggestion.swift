/// Functions that guess which known name was meant by an unknown one.
package enum Suggestion {
  /// Returns `; did you mean 'NAME'?`, or other advice if there is no similar name.
  package static func text(for name: String, among names: [String], otherwise advice: String = "")
    -> String
  {
    nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
      ?? (advice.isEmpty ? "" : "; " + advice)
  }

  /// Returns the name with the smallest edit distance. If the distance is more than a third of the letters, or more
  /// than half of the letters between a common beginning and a common end, returns the only name that contains all of
  /// the words, or nil.
  package static func nearest(to name: String, among names: [String]) -> String? {
    if let near = near(name, among: names) { return near }
    let words = Set(name.lowercased().split(separator: "-"))
    guard words.count > 1 else { return nil }
    let whole = names.filter { words.isSubset(of: $0.lowercased().split(separator: "-")) }
    return whole.count == 1 ? whole[0] : nil
  }

  private static func near(_ name: String, among names: [String]) -> String? {
    let length = name.count
    guard length <= longest else { return nil }
    let most = max(2, length / 3)
    // The distance is at least the difference of the lengths.
    let candidates = names.filter { abs($0.count - length) <= most }
      .map { (distance: distance(name, $0), name: $0) }
    guard let best = candidates.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }),
      best.distance <= most,
      best.distance <= max(2, differingLength(name.lowercased(), best.name.lowercased()) / 2)
    else { return nil }
    return best.name
  }

  /// Returns the number of letters between the common beginning and the common end of two names, in the longer one.
  /// Endings that many names have, such as `ViewController`, do not make names similar.
  private static func differingLength(_ left: String, _ right: String) -> Int {
    let (longer, shorter) =
      left.count < right.count ? (Array(right), Array(left)) : (Array(left), Array(right))
    let start = zip(longer, shorter).prefix { $0 == $1 }.count
    let end = zip(longer.reversed(), shorter.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return longer.count - start - end
  }

  /// The maximum length of a name that may be a misspelling: the time grows with the square of the length.
  private static let longest = 100

  /// Returns the number of letters to insert, delete, replace or swap with the next one.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
