extension Kernel {
  /// Adds a row for the current sum.
  mutating func addRow(lower: Double, upper: Double) {
    let row = Int32(rows.count)
    rows.append(
      Row(
        firstTerm: Int32(rowTerms.count), termCount: Int32(sum.count),
        termCapacity: Int32(sum.count), lower: lower, upper: upper))
    for index in sum.indices {
      rowTerms.append(sum[index])
      link(sum[index].variable, to: row, hint: Int32(index))
    }
    liveRows += 1
    if lower == upper { equations.append(row) }
    if hasWitness { refreshActivity(of: row) }
  }

  mutating func link(_ root: Int32, to row: Int32, hint: Int32) {
    let node = nodes.base + Int(root)
    let link = Int32(links.count)
    links.append(Link(row: row, next: -1, hint: hint))
    if node.pointee.lastLink >= 0 {
      links[node.pointee.lastLink].next = link
    } else {
      node.pointee.firstLink = link
    }
    node.pointee.lastLink = link
    node.pointee.weight += 1
  }

  mutating func enqueue(_ row: Int32) {
    guard rows[row].isAlive, !rows[row].isQueued else { return }
    rows[row].isQueued = true
    queue.append(row)
  }

  /// Schedules the rows of a former root to be rewritten.
  mutating func enqueueRows(of root: Int32) {
    var link = nodes[root].firstLink
    while link >= 0 {
      enqueue(links[link].row)
      link = links[link].next
    }
  }

  mutating func kill(_ row: Int32) {
    rows[row].isAlive = false
    liveRows -= 1
  }

  /// Rewrites the scheduled rows until none refers to a former root.
  mutating func drain() {
    while queueStart < queue.count, !isExhausted {
      let row = queue[queueStart]
      queueStart += 1
      rows[row].isQueued = false
      if rows[row].isAlive { rewrite(row) }
    }
    queue.removeAll()
    queueStart = 0
  }

  private mutating func rewrite(_ row: Int32) {
    let old = rows[row]
    expand(UnsafePointer(rowTerms.base + Int(old.firstTerm)), count: Int(old.termCount))
    let isShort = sum.count < 2 || (sum.count == 2 && old.isEquation)
    if isShort || isIdle(lower: old.lower - sumConstant, upper: old.upper - sumConstant) {
      kill(row)
      if isShort, !require(lower: old.lower, upper: old.upper) { infeasible = true }
      return
    }
    if sum.count > Int(old.termCapacity) {
      rows[row].firstTerm = Int32(rowTerms.count)
      rows[row].termCapacity = Int32(sum.count)
      for index in sum.indices { rowTerms.append(sum[index]) }
    } else {
      for index in sum.indices { rowTerms[Int(old.firstTerm) + index] = sum[index] }
    }
    rows[row].termCount = Int32(sum.count)
    rows[row].lower -= sumConstant
    rows[row].upper = old.isEquation ? rows[row].lower : old.upper - sumConstant
    if hasWitness { refreshActivity(of: row) }
  }

  /// Returns whether the boxes already keep the sum within a range; if they keep it outside, there is no solution.
  private mutating func isIdle(lower: Double, upper: Double) -> Bool {
    guard lower != upper else { return false }
    var least = 0.0
    var most = 0.0
    for index in sum.indices {
      let factor = sum[index].coefficient
      let node = nodes[sum[index].variable]
      least += factor * (factor > 0 ? node.lower : node.upper)
      most += factor * (factor > 0 ? node.upper : node.lower)
    }
    if least > upper + Self.slack(upper) || most < lower - Self.slack(lower) { infeasible = true }
    return least >= lower && most <= upper
  }

  /// Eliminates equations: each defines one of its roots as a sum of the others.
  mutating func eliminateEquations() {
    guard !equations.isEmpty else { return }
    countDegrees()
    stack.removeAll()
    var left = 0
    for index in equations.indices {
      let row = equations[index]
      guard rows[row].isAlive else { continue }
      equations[left] = row
      left += 1
      stack.append(row)
    }
    equations.shrink(to: left)
    // Eliminating a root that is in no other row costs nothing: its row is removed, which may free the next root.
    while !stack.isEmpty {
      let row = stack.removeLast()
      guard rows[row].isAlive, let pivot = peelable(row) else { continue }
      peel(pivot, from: row)
    }
    var index = 0
    while index < equations.count, !isExhausted {
      let row = equations[index]
      index += 1
      if rows[row].isAlive, rows[row].isEquation { substitute(row) }
    }
    equations.removeAll()
  }

  private mutating func countDegrees() {
    for row in rows.indices where rows[row].isAlive {
      let first = Int(rows[row].firstTerm)
      for index in first..<first + Int(rows[row].termCount) {
        nodes[rowTerms[index].variable].degree = 0
      }
    }
    for row in rows.indices where rows[row].isAlive {
      let first = Int(rows[row].firstTerm)
      work += Int(rows[row].termCount)
      for index in first..<first + Int(rows[row].termCount) {
        nodes[rowTerms[index].variable].degree += 1
      }
    }
  }

  /// Returns the index of a term whose root is free and occurs only in this row; nil if there is none.
  private func peelable(_ row: Int32) -> Int? {
    let first = Int(rows[row].firstTerm)
    let range = first..<first + Int(rows[row].termCount)
    let large = largestCoefficient(range) * Self.leastPivot
    return range.first { index in
      let node = nodes[rowTerms[index].variable]
      return node.degree == 1 && node.isUnbounded && abs(rowTerms[index].coefficient) >= large
    }
  }

  private func largestCoefficient(_ range: Range<Int>) -> Double {
    var large = 0.0
    for index in range { large = max(large, abs(rowTerms[index].coefficient)) }
    return large
  }

  private mutating func peel(_ pivot: Int, from row: Int32) {
    define(pivot, by: row)
    kill(row)
    let first = Int(rows[row].firstTerm)
    for index in first..<first + Int(rows[row].termCount) where index != pivot {
      let root = rowTerms[index].variable
      nodes[root].degree -= 1
      guard nodes[root].degree == 1, nodes[root].isUnbounded else { continue }
      var link = nodes[root].firstLink
      while link >= 0 {
        let other = links[link].row
        if rows[other].isAlive, rows[other].isEquation { stack.append(other) }
        link = links[link].next
      }
    }
  }

  /// Eliminates the root of an equation that occurs in the fewest rows.
  private mutating func substitute(_ row: Int32) {
    let first = Int(rows[row].firstTerm)
    let range = first..<first + Int(rows[row].termCount)
    let large = largestCoefficient(range) * Self.leastPivot
    var pivot = -1
    var cost = Int32.max
    for index in range where abs(rowTerms[index].coefficient) >= large {
      let node = nodes[rowTerms[index].variable]
      let price = (node.isUnbounded ? 0 : Int32(1 << 24)) + node.degree
      if price < cost { (pivot, cost) = (index, price) }
    }
    let root = rowTerms[pivot].variable
    let box = nodes[root]
    define(pivot, by: row)
    kill(row)
    let definition = definitions[definitions.count - 1]
    let terms = Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount)
    rowStamp += 1
    var index = box.firstLink
    while index >= 0 {
      let link = links[index]
      index = link.next
      guard rows[link.row].isAlive, rows[link.row].mark != rowStamp,
        coefficient(of: root, in: link.row, hint: link.hint) != 0
      else { continue }
      rows[link.row].mark = rowStamp
      enqueue(link.row)
      for term in terms {
        let other = definitionTerms[term].variable
        // Skips existing links, which would multiply if they were created again.
        guard coefficient(of: other, in: link.row, hint: 0) == 0 else { continue }
        self.link(other, to: link.row, hint: 0)
      }
    }
    drain()
    guard !box.isUnbounded else { return }
    expand(UnsafePointer(definitionTerms.base + terms.lowerBound), count: terms.count)
    let constant = definition.constant
    if !require(lower: box.lower - constant, upper: box.upper - constant) { infeasible = true }
    drain()
  }

  private mutating func define(_ pivot: Int, by row: Int32) {
    let first = Int(rows[row].firstTerm)
    let factor = rowTerms[pivot].coefficient
    let definition = Int32(definitions.count)
    definitions.append(
      Definition(
        root: rowTerms[pivot].variable, firstTerm: Int32(definitionTerms.count),
        termCount: rows[row].termCount - 1, constant: rows[row].lower / factor))
    for index in first..<first + Int(rows[row].termCount) where index != pivot {
      appendToDefinition(rowTerms[index], factor)
    }
    nodes[rowTerms[pivot].variable].definition = definition
  }
}
