/// A cache of results that never change. It only affects speed.
@MainActor
package final class MemoTable<Key: Hashable, Value> {
  @usableFromInline var known: [Key: Value] = [:]
  @usableFromInline let limit: Int

  /// - Parameter limit: The maximum number of results. The table is emptied when it is full.
  @inlinable package init(limit: Int = .max) { self.limit = limit }

  /// Returns the result for a key, and computes it if it is unknown.
  @inlinable package func value(_ key: Key, _ find: () -> Value) -> Value {
    if let value = known[key] { return value }
    let value = find()
    if known.count >= limit { known.removeAll(keepingCapacity: true) }
    known[key] = value
    return value
  }
}
