/// The witness is a point that satisfies every row and box. While it can be moved to satisfy the next constraints, no
/// optimization is needed.
extension Kernel {
  /// Returns the value of a root in the witness; unless it was set, this is the value closest to zero in the root's
  /// box.
  @inline(__always)
  mutating func witness(of root: Int32) -> Double {
    let node = nodes.base + Int(root)
    if node.pointee.witness.isNaN {
      node.pointee.witness = min(max(0, node.pointee.lower), node.pointee.upper)
    }
    return node.pointee.witness
  }

  mutating func refreshActivity(of row: Int32) {
    let first = Int(rows[row].firstTerm)
    work += Int(rows[row].termCount)
    var activity = 0.0
    for index in first..<first + Int(rows[row].termCount) {
      activity += rowTerms[index].coefficient * witness(of: rowTerms[index].variable)
    }
    rows[row].activity = activity
  }

  /// Returns the coefficient of a root in a row; 0 if the row no longer contains the root.
  mutating func coefficient(of root: Int32, in row: Int32, hint: Int32) -> Double {
    let first = Int(rows[row].firstTerm)
    let count = Int(rows[row].termCount)
    if Int(hint) < count, rowTerms[first + Int(hint)].variable == root {
      return rowTerms[first + Int(hint)].coefficient
    }
    work += count
    for index in first..<first + count where rowTerms[index].variable == root {
      return rowTerms[index].coefficient
    }
    return 0
  }

  /// Returns whether no row contains a root.
  mutating func isAlone(_ root: Int32) -> Bool {
    let node = nodes.base + Int(root)
    while node.pointee.firstLink >= 0 {
      let link = links[node.pointee.firstLink]
      if rows[link.row].isAlive, coefficient(of: root, in: link.row, hint: link.hint) != 0 {
        return false
      }
      node.pointee.firstLink = link.next
    }
    node.pointee.lastLink = -1
    return true
  }

  /// Removes the links to rows that no longer contain a root, and updates the positions of the others.
  mutating func pruneLinks(of root: Int32) {
    var previous: Int32 = -1
    var index = nodes[root].firstLink
    while index >= 0 {
      let link = links[index]
      if rows[link.row].isAlive, let position = position(of: root, in: link.row, hint: link.hint) {
        links[index].hint = position
        previous = index
      } else if previous >= 0 {
        links[previous].next = link.next
      } else {
        nodes[root].firstLink = link.next
      }
      index = link.next
    }
    nodes[root].lastLink = previous
  }

  private mutating func position(of root: Int32, in row: Int32, hint: Int32) -> Int32? {
    let first = rows[row].firstTerm
    let count = rows[row].termCount
    if hint < count, rowTerms[first + hint].variable == root { return hint }
    work += Int(count)
    return (0..<count).first { rowTerms[first + $0].variable == root }
  }

  /// Moves a root's witness and updates the sums of its rows.
  mutating func shift(_ root: Int32, to value: Double) {
    let change = value - nodes[root].witness
    nodes[root].witness = value
    rowStamp += 1
    var index = nodes[root].firstLink
    while index >= 0 {
      let link = links[index]
      index = link.next
      guard rows[link.row].isAlive, rows[link.row].mark != rowStamp else { continue }
      rows[link.row].mark = rowStamp
      rows[link.row].activity += change * coefficient(of: root, in: link.row, hint: link.hint)
    }
  }

  /// Returns whether a root can move without leaving its box or violating a row or a satisfied entry of the level.
  mutating func canMove(_ root: Int32, to value: Double) -> Bool {
    let node = nodes[root]
    guard value >= node.lower - Self.width, value <= node.upper + Self.width else { return false }
    let change = value - witness(of: root)
    rowStamp += 1
    var index = node.firstLink
    while index >= 0 {
      let link = links[index]
      index = link.next
      let row = rows[link.row]
      guard row.isAlive, row.mark != rowStamp else { continue }
      rows[link.row].mark = rowStamp
      let activity = row.activity + change * coefficient(of: root, in: link.row, hint: link.hint)
      // A row may be violated while a witness is sought, but the violation must not increase.
      if activity < min(row.lower - Self.slack(row.lower), row.activity) { return false }
      if activity > max(row.upper + Self.slack(row.upper), row.activity) { return false }
    }
    return keepsEntries(root, at: value)
  }

  /// Finds a point that satisfies every row, or finds that there is none.
  mutating func findWitness() {
    hasWitness = true
    guard liveRows > 0 else { return }
    guessWitness()
    failed.removeAll()
    for row in rows.indices where rows[row].isAlive {
      refreshActivity(of: Int32(row))
      if !isSatisfied(rows[row]) { failed.append(Int32(row)) }
    }
    // A repair cannot undo another one, so a few rounds are sufficient for the easy cases.
    for _ in 0..<3 where !failed.isEmpty {
      var left = 0
      for index in failed.indices where !repair(failed[index]) {
        failed[left] = failed[index]
        left += 1
      }
      failed.shrink(to: left)
    }
    for index in failed.indices where !isSatisfied(rows[failed[index]]) {
      minimiseViolations(around: failed[index])
      // The least total violation may violate a row that was satisfied before.
      for row in cluster.rows.indices where !isSatisfied(rows[cluster.rows[row]], slack: 10) {
        infeasible = true
        return
      }
    }
  }

  func isSatisfied(_ row: Row, slack factor: Double = 1) -> Bool {
    row.activity >= row.lower - factor * Self.slack(row.lower)
      && row.activity <= row.upper + factor * Self.slack(row.upper)
  }

  /// Moves roots to the values that their most important constraint requires.
  private mutating func guessWitness() {
    for index in soft.indices {
      let item = items[soft[index]]
      expand(item: item)
      guard sum.count == 1 else { continue }
      let node = nodes.base + Int(sum[0].variable)
      guard node.pointee.witness.isNaN, node.pointee.firstLink >= 0 else { continue }
      let wanted = (item.lower.isFinite ? item.lower : item.upper) - sumConstant
      node.pointee.witness = min(
        max(wanted / sum[0].coefficient, node.pointee.lower), node.pointee.upper)
    }
  }

  private mutating func repair(_ index: Int32) -> Bool {
    let row = rows[index]
    if isSatisfied(row) { return true }
    let excess = row.activity < row.lower ? row.activity - row.lower : row.activity - row.upper
    let terms = Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)
    let lightest = lightestTerm(rowTerms, terms)
    if relieve(rowTerms[lightest], of: excess) { return true }
    for position in terms where position != lightest {
      if relieve(rowTerms[position], of: excess) { return true }
    }
    return false
  }

  /// Returns the index of the term whose root is in the fewest rows, so that moving it is cheapest.
  func lightestTerm(_ pool: Buffer<KernelTerm>, _ terms: Range<Int>) -> Int {
    var lightest = terms.lowerBound
    for position in terms
    where nodes[pool[position].variable].weight < nodes[pool[lightest].variable].weight {
      lightest = position
    }
    return lightest
  }

  /// Moves a term's root so that its sum decreases by an excess; returns false if the root cannot move.
  mutating func relieve(_ term: KernelTerm, of excess: Double) -> Bool {
    let value = witness(of: term.variable) - excess / term.coefficient
    guard canMove(term.variable, to: value) else { return false }
    shift(term.variable, to: value)
    return true
  }
}
