extension Kernel {
  /// Solves `items` for `variables`, after which every variable is fixed. The results are in `value`, `undetermined`
  /// and the broken items.
  ///
  /// An optimum need not be unique. If there is more than one, the errors of the constraints are minimized one by one
  /// in their order, then the slacks of the inequalities, then the variables in the order of their creation, each as
  /// close to zero as possible. The result therefore depends only on the constraints and their order.
  ///
  /// If the solve is too much work (`isExhausted`), the results are meaningless.
  mutating func solve() {
    beginWork()
    begin()
    sortSoft()
    requireAll()
    if infeasible { requireInOrder() }
    solveLevels()
    if !isExhausted, let first = firstFreeVariable() { settleFreedom(from: first) }
    evaluate()
  }

  /// Returns whether all required constraints can be satisfied; false if the answer is too much work.
  mutating func isFeasible() -> Bool {
    beginWork()
    begin()
    sortSoft()
    requireAll()
    return !infeasible && !isExhausted
  }

  private mutating func beginWork() {
    work = 0
    simplex.work = 0
  }

  private mutating func sortSoft() {
    soft.removeAll()
    var isSorted = true
    for index in items.indices where !items[index].isRequired {
      if let last = soft.isEmpty ? nil : soft[soft.count - 1],
        items[last].priority < items[index].priority
      {
        isSorted = false
      }
      soft.append(Int32(index))
    }
    guard !isSorted else { return }
    let items = self.items
    if soft.count <= 24 {
      for position in 1..<soft.count {
        let index = soft[position]
        var hole = position
        while hole > 0, items[soft[hole - 1]].priority < items[index].priority {
          soft[hole] = soft[hole - 1]
          hole -= 1
        }
        soft[hole] = index
      }
    } else {
      soft.sort {
        let left = items[$0].priority
        let right = items[$1].priority
        return left != right ? left > right : $0 < $1
      }
    }
  }

  /// Adds all required constraints at once; sets `infeasible` if they contradict one another.
  private mutating func requireAll() {
    // Constraints on single variables come first, so that sums contain fixed numbers.
    for index in items.indices where items[index].isRequired && items[index].termCount <= 1 {
      requireItem(index)
      if infeasible || isExhausted { return }
    }
    for index in items.indices where items[index].isRequired && items[index].termCount > 1 {
      requireItem(index)
      if infeasible || isExhausted { return }
    }
    guard liveRows > 0 else { return }
    for row in rows.indices { enqueue(Int32(row)) }
    drain()
    if infeasible { return }
    eliminateEquations()
    if infeasible || isExhausted { return }
    if liveRows > 0 { findWitness() }
  }

  private mutating func requireItem(_ index: Int) {
    let item = items[index]
    if introduces(item) { return }
    expand(item: item)
    if !require(lower: item.lower, upper: item.upper) { infeasible = true }
  }

  /// Adds required constraints one by one; a constraint that contradicts those before it is broken.
  private mutating func requireInOrder() {
    begin()
    hasWitness = true
    for index in items.indices where items[index].isRequired {
      if isExhausted { return }
      let item = items[index]
      if introduces(item) { continue }
      expand(item: item)
      let accepted: Bool
      if needsWitness(isEquation: item.lower == item.upper) {
        accepted = makeRoom(for: item, index: Int32(index))
      } else {
        accepted = require(lower: item.lower, upper: item.upper)
      }
      if accepted {
        drain()
        eliminateEquations()
      } else {
        items[index].isBroken = true
      }
      infeasible = false
    }
  }

  /// Returns whether the boxes are not sufficient to decide if the sum can have a value in the range.
  private mutating func needsWitness(isEquation: Bool) -> Bool {
    guard sum.count > 0 else { return false }
    for index in sum.indices where !isAlone(sum[index].variable) { return true }
    return sum.count > 1 && !(isEquation && sum.count == 2)
  }

  private mutating func makeRoom(for item: Item, index: Int32) -> Bool {
    beginLevel()
    demand(lower: item.lower, upper: item.upper, source: index)
    if !satisfy(0) {
      gather(around: 0)
      loadSimplex()
      simplex.run()
      updateWitness()
      let entry = entries[0]
      let value = self.value(of: entry)
      let slack = 10 * Self.slack(value)
      guard value >= entry.lower - slack, value <= entry.upper + slack else { return false }
    }
    expand(item: item)
    return require(lower: item.lower, upper: item.upper)
  }

  private mutating func solveLevels() {
    var first = 0
    while first < soft.count, !isExhausted {
      let priority = items[soft[first]].priority
      beginLevel()
      while first < soft.count, items[soft[first]].priority == priority {
        demand(item: soft[first])
        first += 1
      }
      solveLevel()
    }
  }

  /// Gives every variable its value, as a box of zero width.
  mutating func evaluate() {
    for index in definitions.indices.reversed() { evaluate(definitions[index]) }
    for index in introductions.indices { evaluate(introductions[index]) }
  }

  private mutating func evaluate(_ definition: Definition) {
    var value = definition.constant
    let first = Int(definition.firstTerm)
    for position in first..<first + Int(definition.termCount) {
      let term = definitionTerms[position]
      value += term.coefficient * self.value(of: term.variable)
    }
    nodes[definition.root].lower = value
    nodes[definition.root].upper = value
  }

  /// Returns the value of a variable after a solve.
  @inline(__always)
  mutating func value(of variable: Int32) -> Double {
    if nodes[variable].parent == variable { return nodes[variable].lower }
    compress(variable)
    let node = nodes[variable]
    return node.scale * nodes[node.parent].lower + node.offset
  }
}
