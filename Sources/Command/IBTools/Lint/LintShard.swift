/// A part of the documents of a lint run, for runs on several machines.
public struct LintShard: Hashable, Sendable {
  /// The number of this part, starting at 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// Creates a part; nil if the number is out of range.
  public init?(_ number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Reads a part such as `2/8`.
  package init(argument: String) throws(ArgumentProblem) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = Self(number, of: count)
    else {
      throw ArgumentProblem("not a part; write its number and their count, such as 2/8")
    }
    self = shard
  }

  /// Returns the elements of this part. Adjacent documents are in different parts, so that a folder of large documents
  /// is divided.
  func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
  }
}
