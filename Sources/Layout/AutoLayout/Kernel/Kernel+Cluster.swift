/// The roots that the rows and entries of the level connect.
struct Cluster {
  var roots = Buffer<Int32>()
  var rows = Buffer<Int32>()
  var entries = Buffer<Int32>()
  /// For each quantity after those of the roots and rows, the index of its entry.
  var rowEntries = Buffer<Int32>()
  var stamp: UInt32 = 0

  func deallocate() {
    roots.deallocate()
    rows.deallocate()
    entries.deallocate()
    rowEntries.deallocate()
  }
}

extension Kernel {
  /// Minimizes the sum of the errors of all entries of the level connected with an entry, and applies the result.
  mutating func minimiseErrors(around entry: Int32) {
    gather(around: entry)
    loadSimplex()
    simplex.run()
    if isExhausted { return }
    updateWitness()
    commitRanges()
    drain()
  }

  /// Moves the witness of a row's cluster to values that violate its rows as little as possible.
  mutating func minimiseViolations(around row: Int32) {
    beginCluster()
    addClusterRow(row)
    gatherRest(withEntries: false)
    loadSimplex(rowsAreSoft: true)
    simplex.run()
    updateWitness()
  }

  mutating func gather(around entry: Int32) {
    beginCluster()
    addClusterEntry(entry)
    gatherRest(withEntries: true)
  }

  private mutating func beginCluster() {
    cluster.stamp += 1
    cluster.roots.removeAll()
    cluster.rows.removeAll()
    cluster.entries.removeAll()
    cluster.rowEntries.removeAll()
  }

  private mutating func addClusterRoot(_ root: Int32) {
    guard nodes[root].clusterMark != cluster.stamp else { return }
    nodes[root].clusterMark = cluster.stamp
    nodes[root].column = Int32(cluster.roots.count)
    cluster.roots.append(root)
  }

  private mutating func addClusterRow(_ row: Int32) {
    guard rows[row].isAlive, rows[row].clusterMark != cluster.stamp else { return }
    rows[row].clusterMark = cluster.stamp
    cluster.rows.append(row)
    let first = Int(rows[row].firstTerm)
    for index in first..<first + Int(rows[row].termCount) {
      addClusterRoot(rowTerms[index].variable)
    }
  }

  private mutating func addClusterEntry(_ index: Int32) {
    guard entries[index].clusterMark != cluster.stamp else { return }
    entries[index].clusterMark = cluster.stamp
    cluster.entries.append(index)
    let entry = entries[index]
    if entry.root >= 0 { addClusterRoot(entry.root) }
    for position in Int(entry.firstTerm)..<Int(entry.firstTerm + entry.termCount) {
      addClusterRoot(entryTerms[position].variable)
    }
  }

  private mutating func gatherRest(withEntries: Bool) {
    var next = 0
    while next < cluster.roots.count {
      let root = cluster.roots[next]
      next += 1
      pruneLinks(of: root)
      var index = nodes[root].firstLink
      while index >= 0 {
        work += 1
        addClusterRow(links[index].row)
        index = links[index].next
      }
      guard withEntries, nodes[root].levelMark == levelStamp else { continue }
      index = nodes[root].firstEntry
      while index >= 0 {
        addClusterEntry(index)
        index = entries[index].next
      }
      index = nodes[root].firstSumEntry
      while index >= 0 {
        addClusterEntry(entryLinks[index].entry)
        index = entryLinks[index].next
      }
    }
  }

  /// Loads the problem into the simplex: roots become columns that start at the witness; rows and sums become rows.
  mutating func loadSimplex(rowsAreSoft: Bool = false) {
    simplex.begin()
    for index in cluster.roots.indices {
      let root = cluster.roots[index]
      let value = witness(of: root)
      let node = nodes[root]
      simplex.addColumn(.init(value: value, lower: node.lower, upper: node.upper))
    }
    for index in cluster.rows.indices {
      let row = rows[cluster.rows[index]]
      var quantity = PiecewiseSimplex.Quantity(value: 0)
      if rowsAreSoft {
        quantity.softLower = row.lower
        quantity.softUpper = row.upper
        quantity.weight = 1
      } else {
        quantity.lower = row.lower
        quantity.upper = row.upper
      }
      simplex.beginRow(quantity)
      addTerms(rowTerms, first: row.firstTerm, count: row.termCount)
      simplex.endRow()
    }
    for index in cluster.entries.indices { loadEntry(cluster.entries[index]) }
  }

  private mutating func loadEntry(_ index: Int32) {
    let entry = entries[index]
    if entry.root >= 0 {
      let column = Int(nodes[entry.root].column)
      if simplex.quantities[column].weight == 0 {
        simplex.quantities[column].softLower = entry.lower
        simplex.quantities[column].softUpper = entry.upper
        simplex.quantities[column].weight = entry.weight
        return
      }
    }
    simplex.beginRow(
      .init(value: 0, softLower: entry.lower, softUpper: entry.upper, weight: entry.weight))
    if entry.root >= 0 {
      simplex.addTerm(column: nodes[entry.root].column, factor: 1)
    } else {
      addTerms(entryTerms, first: entry.firstTerm, count: entry.termCount)
    }
    simplex.endRow()
    cluster.rowEntries.append(index)
  }

  private mutating func addTerms(_ pool: Buffer<KernelTerm>, first: Int32, count: Int32) {
    for index in Int(first)..<Int(first + count) {
      simplex.addTerm(column: nodes[pool[index].variable].column, factor: pool[index].coefficient)
    }
  }

  /// Moves the witness to the optimum found.
  mutating func updateWitness() {
    for index in cluster.roots.indices {
      let root = cluster.roots[index]
      let node = nodes.base + Int(root)
      let value = simplex.quantities[index].value
      node.pointee.witness = min(max(value, node.pointee.lower), node.pointee.upper)
    }
    for index in cluster.rows.indices { refreshActivity(of: cluster.rows[index]) }
  }

  /// Applies what all optima have in common: a quantity with a price must keep its value.
  private mutating func commitRanges() {
    for index in cluster.entries.indices { entries[cluster.entries[index]].state = .done }
    for index in cluster.roots.indices {
      let range = simplex.range(of: index)
      _ = tighten(cluster.roots[index], lower: range.lower, upper: range.upper)
    }
    let rowCount = cluster.rows.count
    for index in 0..<rowCount {
      let row = cluster.rows[index]
      let range = simplex.range(of: cluster.roots.count + index)
      guard rows[row].isAlive, range.lower > rows[row].lower || range.upper < rows[row].upper
      else { continue }
      rows[row].lower = range.lower
      rows[row].upper = max(range.lower, range.upper)
      if rows[row].isEquation {
        equations.append(row)
        enqueue(row)
      }
    }
    for index in cluster.rowEntries.indices {
      let entry = entries[cluster.rowEntries[index]]
      let range = simplex.range(of: cluster.roots.count + rowCount + index)
      guard range.lower.isFinite || range.upper.isFinite else { continue }
      if entry.root >= 0 {
        _ = expandAndRequire(root: entry.root, lower: range.lower, upper: range.upper)
      } else {
        commit(entry, lower: range.lower, upper: max(range.lower, range.upper))
      }
    }
  }
}
