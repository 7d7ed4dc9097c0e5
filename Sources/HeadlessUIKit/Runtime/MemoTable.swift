/// Answers that are always the same, kept so that they are found once: nothing but speed depends on what is kept.
@MainActor
final class MemoTable<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private let limit: Int

  /// - Parameter limit: The most answers that are kept; one more, and the table begins again.
  init(limit: Int = .max) { self.limit = limit }

  /// The answer to a question, found where it is not known.
  func value(_ key: Key, _ find: () -> Value) -> Value {
    if let value = known[key] { return value }
    let value = find()
    if known.count >= limit { known.removeAll(keepingCapacity: true) }
    known[key] = value
    return value
  }
}
