// A sort that the compiler writes for each type of element takes 3 KB of the command, and there are a hundred places that
// sort a few elements. These have one copy. Where a list is long and the time counts, `sorted` of the library is faster.

extension Dictionary where Key: Comparable {
  /// The entries in the order of their keys.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package var inKeyOrder: [Element] { sorted { $0.key < $1.key } }
}

extension Sequence {
  /// The elements in the order of a value of each; those with the same value stay in their order.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func sorted<Value: Comparable>(on value: (Element) -> Value) -> [Element] {
    sorted { value($0) < value($1) }
  }
}
