/// The sums that replace roots. Each definition refers only to free roots and to definitions at later places.
extension Kernel {
  /// Returns the definition at a place. Introductions have negative places, the latest one first, because it may refer
  /// to earlier ones; definitions by rows follow in the order in which they were found.
  @inline(__always)
  func definition(at place: Int32) -> Definition {
    place >= 0 ? definitions[place] : introductions[~place]
  }

  /// Defines a variable by an equation that introduces it: the equation has more than one other variable, and no
  /// earlier equation restricts this one. Returns false, and changes nothing, if no variable qualifies.
  ///
  /// No row is needed, and other defined variables stay as they are. Therefore, a chain of equations, as in a stack of
  /// views, needs as much memory as it has links; as sums over the first variables, its memory would be quadratic.
  mutating func introduces(_ item: Item) -> Bool {
    guard item.lower == item.upper, item.termCount > 2 else { return false }
    collect(terms + Int(item.firstTerm), count: Int(item.termCount))
    let hasDefined = !pending.isEmpty
    pending.removeAll()
    dropCancelled()
    guard sum.count > 2 || (sum.count == 2 && hasDefined) else { return false }
    var large = 0.0
    for index in sum.indices { large = max(large, abs(sum[index].coefficient)) }
    guard
      let pivot = sum.indices.first(where: { index in
        isNew(sum[index].variable) && abs(sum[index].coefficient) >= large * Self.leastPivot
      })
    else { return false }
    let (root, factor) = (sum[pivot].variable, sum[pivot].coefficient)
    introductions.append(
      Definition(
        root: root, firstTerm: Int32(definitionTerms.count), termCount: Int32(sum.count - 1),
        constant: (item.lower - sumConstant) / factor))
    for index in sum.indices where index != pivot { appendToDefinition(sum[index], factor) }
    nodes[root].definition = ~Int32(introductions.count - 1)
    return true
  }

  /// Returns whether nothing restricts a variable or refers to it yet.
  private func isNew(_ variable: Int32) -> Bool {
    let node = nodes[variable]
    return node.weight == 1 && node.isUnbounded && !node.isDefined && !node.isInDefinition
      && node.firstLink < 0
  }

  /// Appends a term of an equation, of which one root with a factor is defined, to the last definition.
  @inline(__always)
  mutating func appendToDefinition(_ term: KernelTerm, _ factor: Double) {
    nodes[term.variable].isInDefinition = true
    definitionTerms.append(
      KernelTerm(variable: term.variable, coefficient: term.coefficient / -factor))
  }

  /// Replaces the definitions in the sum. A definition refers only to later ones, so in this order each factor is
  /// complete when it is reached.
  mutating func expandDefinitions() {
    while !pending.isEmpty {
      let definition = definition(at: popPending())
      let slot = nodes[definition.root].slot
      let factor = sum[slot].coefficient
      sum[slot].coefficient = 0
      guard factor != 0 else { continue }
      sumConstant += factor * definition.constant
      let first = Int(definition.firstTerm)
      work += Int(definition.termCount)
      for index in first..<first + Int(definition.termCount) {
        let term = definitionTerms[index]
        accumulate(term.variable, factor * term.coefficient)
      }
    }
  }

  mutating func pushPending(_ definition: Int32) {
    pending.append(definition)
    var child = pending.count - 1
    while child > 0, pending[(child - 1) / 2] > definition {
      pending[child] = pending[(child - 1) / 2]
      child = (child - 1) / 2
    }
    pending[child] = definition
  }

  private mutating func popPending() -> Int32 {
    let first = pending[0]
    let last = pending.removeLast()
    let count = pending.count
    guard count > 0 else { return first }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, pending[child + 1] < pending[child] { child += 1 }
      guard pending[child] < last else { break }
      pending[hole] = pending[child]
      hole = child
    }
    pending[hole] = last
    return first
  }
}
