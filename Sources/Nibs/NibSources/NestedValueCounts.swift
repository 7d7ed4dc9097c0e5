/// The numbers of values in the arrays, sets and dictionaries of a nib, including those inside of others.
///
/// Containers can share others, so a few hundred bytes can describe any number of values. What visits each of them, such
/// as Foundation's conversion to a class or the text of a value, would not end.
package struct NestedValueCounts: Sendable {
  /// The maximum number of values in the containers inside of another one, which no real nib reaches.
  package static let most = 10_000

  /// The statement that a container exceeds the maximum.
  package static let excess =
    "arrays and dictionaries inside of another one contain more than \(most) values"

  private var counts: [Int]

  /// Creates counts for a nib with a number of objects.
  package init(objects: Int) {
    counts = Array(repeating: 0, count: objects)
  }

  /// Counts the values in a container whose members have been decoded; false if there are too many inside of other ones.
  package mutating func count(_ container: Int, members: some Sequence<Int>) -> Bool {
    var (count, inside) = (1, 0)
    for member in members where counts.indices.contains(member) {
      count += 1
      inside += counts[member]
    }
    guard inside <= Self.most else { return false }
    counts[container] = count + inside
    return true
  }
}
