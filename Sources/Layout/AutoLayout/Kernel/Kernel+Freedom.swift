/// The variables that are undetermined once every level is solved.
extension Kernel {
  /// Returns the index of the first variable that no constraint determines; nil if there is none.
  mutating func firstFreeVariable() -> Int? {
    // Sums of fixed quantities are fixed. Expanding each sum would cost too much when sums refer to one another.
    guard hasFreeRoot() else { return nil }
    return variables.indices.first { index in
      expand(variable: variables[index])
      return sum.count > 0
    }
  }

  private mutating func hasFreeRoot() -> Bool {
    for index in variables.indices {
      let variable = variables[index]
      compressIfNeeded(variable)
      let root = nodes[nodes[variable].parent]
      if !root.isDefined, !root.isFixed { return true }
    }
    return false
  }

  @inline(__always)
  private mutating func compressIfNeeded(_ variable: Int32) {
    if nodes[variable].parent != variable { compress(variable) }
  }

  /// Reports the undetermined variables, and gives them values.
  mutating func settleFreedom(from first: Int) {
    if !hasWitness { findWitness() }
    for index in first..<variables.count {
      if isExhausted { return }
      if varies(variables[index]) { undetermined.append(variables[index]) }
    }
    // Each entry is a separate level: first the errors in the order of the constraints, then the slacks, then the
    // variables in the order of their creation.
    for index in items.indices where !items[index].isRequired {
      if isExhausted { return }
      beginLevel()
      demand(item: Int32(index))
      solveLevel()
    }
    for index in items.indices {
      guard !items[index].isBroken, let bound = items[index].bound else { continue }
      if isExhausted { return }
      expand(item: items[index])
      guard sum.count > 0 else { continue }
      beginLevel()
      demand(lower: bound, upper: bound, source: Int32(index))
      solveLevel()
    }
    for index in first..<variables.count {
      let variable = variables[index]
      if isExhausted { return }
      expand(variable: variable)
      guard sum.count > 0 else { continue }
      beginLevel()
      demand(lower: 0, upper: 0, source: ~variable)
      solveLevel()
    }
  }

  /// Returns whether a variable can have a value other than that of the witness.
  private mutating func varies(_ variable: Int32) -> Bool {
    expand(variable: variable)
    if sum.count == 0 { return false }
    for index in sum.indices where isAlone(sum[index].variable) { return true }
    if sum.count == 1, nodes[sum[0].variable].varies { return true }
    for index in sum.indices where canMoveAtAll(sum[index].variable) { return true }
    var value = 0.0
    for index in sum.indices {
      value += sum[index].coefficient * witness(of: sum[index].variable)
    }
    let wanted = value + sumConstant
    for direction in [1.0, -1.0] {
      beginLevel()
      demand(lower: wanted + direction, upper: wanted + direction, source: ~variable)
      gather(around: 0)
      loadSimplex()
      simplex.run()
      markMoves()
      if abs(optimum() - value) > 1e-6 * (1 + abs(value)) { return true }
      expand(variable: variable)
    }
    return false
  }

  /// Returns whether a root can move without other roots; if not, it may still be able to move together with others.
  private mutating func canMoveAtAll(_ root: Int32) -> Bool {
    beginLevel()
    let value = witness(of: root)
    return [1.0, -1, 0x1p-10, -0x1p-10].contains { canMove(root, to: value + $0) }
  }

  /// Returns the optimal value of the objective sum.
  private func optimum() -> Double {
    let entry = entries[0]
    guard entry.root < 0 else {
      return sumCoefficient() * simplex.quantities[nodes[entry.root].column].value
    }
    return simplex.quantities[simplex.quantities.count - 1].value
  }

  private func sumCoefficient() -> Double { sum[0].coefficient }

  /// Marks the roots whose optimal value differs from the witness.
  private mutating func markMoves() {
    for index in cluster.roots.indices {
      let root = cluster.roots[index]
      let moved = abs(simplex.quantities[index].value - nodes[root].witness)
      if moved > 1e-6 * (1 + abs(nodes[root].witness)) { nodes[root].varies = true }
    }
  }
}
