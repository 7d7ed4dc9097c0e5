/// The pairs of brackets in a source, so that the end of a group can be looked up without a search.
package struct TokenGroups {
  /// The index of the counterpart of each bracket; -1 for an unmatched bracket and for other tokens.
  private let counterparts: [Int32]

  /// Finds the pairs. A closing bracket of any kind ends the innermost group.
  package init(_ tokens: [SwiftToken]) {
    var counterparts = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .opening {
        open.append(index)
      } else if token.kind == .closing, let start = open.popLast() {
        counterparts[start] = Int32(index)
        counterparts[index] = Int32(start)
      }
    }
    self.counterparts = counterparts
  }

  /// Returns the index of a bracket's counterpart, or nil if it has none.
  package func counterpart(of index: Int) -> Int? {
    counterparts.indices.contains(index) && counterparts[index] >= 0
      ? Int(counterparts[index]) : nil
  }
}
