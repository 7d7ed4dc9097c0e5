/// What is left open when every level is solved.
extension Kernel {
  /// The index of the first variable that no constraint determines, nil if there is none.
  mutating func firstFreeVariable() -> Int? {
    // Sums of what is fixed are fixed; to write each out would cost too much where they build on one another.
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
      if root.definition < 0, !root.isFixed { return true }
    }
    return false
  }

  @inline(__always)
  private mutating func compressIfNeeded(_ variable: Int32) {
    if nodes[variable].parent != variable { compress(variable) }
  }

  /// Reports the variables that are not determined, and settles them.
  mutating func settleFreedom(from first: Int) {
    if !hasWitness { findWitness() }
    for index in first..<variables.count {
      if varies(variables[index]) { undetermined.append(variables[index]) }
    }
    // One entry a level: the order of the constraints decides, then that of the variables.
    for index in items.indices where !items[index].isRequired {
      beginLevel()
      demand(item: Int32(index))
      solveLevel()
    }
    for index in first..<variables.count {
      let variable = variables[index]
      expand(variable: variable)
      guard sum.count > 0 else { continue }
      beginLevel()
      demand(lower: 0, upper: 0, source: ~variable)
      solveLevel()
    }
  }

  /// Whether a variable can have another value than the witness gives it.
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
      noteMoves()
      if abs(optimum() - value) > 1e-6 * (1 + abs(value)) { return true }
      expand(variable: variable)
    }
    return false
  }

  /// Whether a root can be moved by itself; where it cannot, it may be with others.
  private mutating func canMoveAtAll(_ root: Int32) -> Bool {
    beginLevel()
    let value = witness(of: root)
    return [1.0, -1, 0x1p-10, -0x1p-10].contains { canMove(root, to: value + $0) }
  }

  /// The value at the optimum of the sum that was demanded.
  private func optimum() -> Double {
    let entry = entries[0]
    guard entry.root < 0 else {
      return sumCoefficient() * simplex.quantities[nodes[entry.root].column].value
    }
    return simplex.quantities[simplex.quantities.count - 1].value
  }

  private func sumCoefficient() -> Double { sum[0].coefficient }

  /// Marks the roots that the optimum has elsewhere than the witness.
  private mutating func noteMoves() {
    for index in cluster.roots.indices {
      let root = cluster.roots[index]
      let moved = abs(simplex.quantities[index].value - nodes[root].witness)
      if moved > 1e-6 * (1 + abs(nodes[root].witness)) { nodes[root].varies = true }
    }
  }
}
