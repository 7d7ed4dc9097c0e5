/// The amount of work that one input may still cause.
///
/// A file can be small and yet require unlimited work: parts that contain themselves, lists that share members, texts
/// that are inserted into each other, nested brackets. Every reader that recurses or expands takes a budget, spends
/// from it, and stops with ``Exceeded`` when it is spent. The limits are far above the values in real files.
package struct Budget: Sendable {
  /// The kinds of limits.
  package enum Limit: String, Hashable, Sendable {
    /// The depth to which parts may be nested.
    case depth
    /// The number of parts that may be visited.
    case steps
    /// The number of bytes of text that may result.
    case bytes
  }

  /// An error that names the file and the limit that it exceeds.
  package struct Exceeded: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file; nil for bytes in memory.
    package let file: String?
    /// The limit.
    package let limit: Limit
    /// The largest allowed amount.
    package let amount: Int

    /// Creates an error.
    package init(file: String?, limit: Limit, amount: Int) {
      self.file = file
      self.limit = limit
      self.amount = amount
    }

    /// The reason without the name of the file, as the end of a sentence: `it is nested more than 64 levels deep`.
    package var reason: String {
      switch limit {
      case .depth: "it is nested more than \(amount) levels deep"
      case .steps: "it has more than \(amount) parts when expanded"
      case .bytes: "it has more than \(amount) bytes when expanded"
      }
    }

    package var description: String { "\(file ?? "the input"): \(reason)" }
  }

  /// The state of a named part at the beginning of a visit.
  package enum Visit: Hashable, Sendable {
    /// The part has not been visited before.
    case first
    /// The part has been visited completely.
    case again
    /// The part contains itself: a visit to it is still in progress.
    case inside
  }

  private let file: String?
  private let limits: (depth: Int, steps: Int, bytes: Int)
  private var depth = 0
  private var steps = 0
  private var bytes = 0
  private var visits: [String: Bool] = [:]

  /// Creates a budget.
  /// - Parameters:
  ///   - file: The path of the file, for messages; nil for bytes in memory.
  ///   - depth: The depth to which parts may be nested.
  ///   - steps: The number of parts that may be visited. The depth alone would bound little: with two parts in each part,
  ///     64 levels are 2^64 visits.
  ///   - bytes: The number of bytes of text that may result.
  package init(file: String? = nil, depth: Int, steps: Int, bytes: Int = .max) {
    self.file = file
    limits = (depth, steps, bytes)
  }

  /// Enters a nested part, which counts as a visit.
  /// - Throws: ``Exceeded`` if the part is nested too deeply, or if there are too many parts.
  package mutating func enter() throws(Exceeded) {
    guard depth < limits.depth else { throw exceeded(.depth, limits.depth) }
    try spend()
    depth += 1
  }

  /// Leaves the part that was entered last.
  package mutating func leave() { depth -= 1 }

  /// Counts visits to parts that are not entered.
  /// - Throws: ``Exceeded`` if there are too many.
  package mutating func spend(_ count: Int = 1) throws(Exceeded) {
    guard count <= limits.steps - steps else { throw exceeded(.steps, limits.steps) }
    steps += count
  }

  /// Counts bytes of text that result from the input.
  /// - Throws: ``Exceeded`` if there are too many.
  package mutating func spend(bytes count: Int) throws(Exceeded) {
    guard count <= limits.bytes - bytes else { throw exceeded(.bytes, limits.bytes) }
    bytes += count
  }

  /// Begins a visit to a named part. Unless the part contains itself, ``end(_:)`` must follow.
  package mutating func begin(_ name: String) -> Visit {
    switch visits[name] {
    case nil:
      visits[name] = true
      return .first
    case true?: return .inside
    case false?: return .again
    }
  }

  /// Ends the visit to a part.
  package mutating func end(_ name: String) { visits[name] = false }

  private func exceeded(_ limit: Limit, _ amount: Int) -> Exceeded {
    Exceeded(file: file, limit: limit, amount: amount)
  }
}
