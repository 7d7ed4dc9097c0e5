/// Keeps answers that never change, so that each is computed once. Only speed depends on what is kept.
@MainActor
final class MemoTable<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private let limit: Int

  /// - Parameter limit: The largest number of answers; the table is emptied when it is full.
  init(limit: Int = .max) { self.limit = limit }

  /// The answer to a question, computed unless it is known.
  func value(_ key: Key, _ find: () -> Value) -> Value {
    if let value = known[key] { return value }
    let value = find()
    if known.count >= limit { known.removeAll(keepingCapacity: true) }
    known[key] = value
    return value
  }
}
