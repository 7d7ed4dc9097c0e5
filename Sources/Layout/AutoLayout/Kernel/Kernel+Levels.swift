/// A constraint of the current level, as a range for one root or for a sum of several roots.
struct Entry: BitwiseCopyable {
  enum State: UInt8, BitwiseCopyable { case open, satisfied, done }

  /// The index of the item, or the complement of the index of a variable that should be close to zero.
  var source: Int32
  /// The index of the root; -1 for a sum.
  var root: Int32
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The next entry of the same root; -1 if there is none.
  var next: Int32 = -1
  var state = State.open
  var clusterMark: UInt32 = 0
  var lower: Double
  var upper: Double
  /// The cost of an error of 1.
  var weight: Double
  /// The number subtracted from the source's range to get this range; meaningful only for sums.
  var constant: Double
}

struct EntryLink: BitwiseCopyable {
  var entry: Int32
  var next: Int32
}

struct Breakpoint: BitwiseCopyable {
  var position: Double
  var weight: Double
}

extension Kernel {
  mutating func beginLevel() {
    levelStamp += 1
    entries.removeAll()
    entryTerms.removeAll()
    entryLinks.removeAll()
  }

  private mutating func touch(_ root: Int32) {
    let node = nodes.base + Int(root)
    guard node.pointee.levelMark != levelStamp else { return }
    node.pointee.levelMark = levelStamp
    node.pointee.firstEntry = -1
    node.pointee.firstSumEntry = -1
  }

  /// Adds an entry to the level that requires the current sum to be in a range.
  mutating func demand(lower: Double, upper: Double, source: Int32) {
    let index = Int32(entries.count)
    if sum.count == 1 {
      let root = sum[0].variable
      let factor = sum[0].coefficient
      let low = (lower - sumConstant) / factor
      let high = (upper - sumConstant) / factor
      touch(root)
      entries.append(
        Entry(
          source: source, root: root, next: nodes[root].firstEntry, lower: min(low, high),
          upper: max(low, high), weight: abs(factor), constant: 0))
      nodes[root].firstEntry = index
    } else if sum.count > 1 {
      entries.append(
        Entry(
          source: source, root: -1, firstTerm: Int32(entryTerms.count), termCount: Int32(sum.count),
          lower: lower - sumConstant, upper: upper - sumConstant, weight: 1, constant: sumConstant))
      for position in sum.indices {
        let root = sum[position].variable
        touch(root)
        entryTerms.append(sum[position])
        entryLinks.append(EntryLink(entry: index, next: nodes[root].firstSumEntry))
        nodes[root].firstSumEntry = Int32(entryLinks.count - 1)
      }
    }
  }

  mutating func demand(item index: Int32) {
    let item = items[index]
    expand(item: item)
    demand(lower: item.lower, upper: item.upper, source: index)
  }

  /// Solves the level's entries within the remaining freedom, and applies the result.
  mutating func solveLevel() {
    var open = 0
    for index in entries.indices where entries[index].state == .open {
      let root = entries[index].root
      if root >= 0, nodes[root].firstSumEntry < 0, isAlone(root) {
        solveAlone(root)
      } else {
        open += 1
      }
    }
    guard open > 0 else { return }
    if !hasWitness { findWitness() }
    failed.removeAll()
    for index in entries.indices where entries[index].state == .open {
      if !satisfy(Int32(index)) { failed.append(Int32(index)) }
    }
    var index = 0
    while index < failed.count, !isExhausted {
      let entry = failed[index]
      index += 1
      if entries[entry].state == .open, !satisfy(entry) { minimiseErrors(around: entry) }
    }
    if isExhausted { return }
    for index in entries.indices where entries[index].state == .satisfied {
      let entry = entries[index]
      if entry.root >= 0 {
        _ = expandAndRequire(root: entry.root, lower: entry.lower, upper: entry.upper)
      } else {
        commit(entry, lower: entry.lower, upper: entry.upper)
      }
    }
    drain()
    eliminateEquations()
  }

  /// Restricts a root to a range; the root may by now belong to another root's class.
  mutating func expandAndRequire(root: Int32, lower: Double, upper: Double) -> Bool {
    expand(variable: root)
    return require(lower: lower, upper: upper)
  }

  /// Restricts the sum of an entry to a range that already contains it, apart from rounding.
  mutating func commit(_ entry: Entry, lower: Double, upper: Double) {
    expand(UnsafePointer(entryTerms.base + Int(entry.firstTerm)), count: Int(entry.termCount))
    guard sum.count > 0 else { return }
    _ = require(lower: lower, upper: upper)
  }

  func value(of entry: Entry) -> Double {
    guard entry.root < 0 else { return nodes[entry.root].witness }
    var value = 0.0
    let first = Int(entry.firstTerm)
    for index in first..<first + Int(entry.termCount) {
      value += entryTerms[index].coefficient * nodes[entryTerms[index].variable].witness
    }
    return value
  }

  /// Returns whether a move keeps the satisfied entries of the level satisfied.
  mutating func keepsEntries(_ root: Int32, at value: Double) -> Bool {
    guard nodes[root].levelMark == levelStamp else { return true }
    var index = nodes[root].firstEntry
    while index >= 0 {
      let entry = entries[index]
      index = entry.next
      guard entry.state == .satisfied else { continue }
      if value < entry.lower - Self.slack(entry.lower) { return false }
      if value > entry.upper + Self.slack(entry.upper) { return false }
    }
    let change = value - nodes[root].witness
    var link = nodes[root].firstSumEntry
    while link >= 0 {
      let entry = entries[entryLinks[link].entry]
      link = entryLinks[link].next
      guard entry.state == .satisfied else { continue }
      work += Int(entry.termCount)
      var sum = self.value(of: entry)
      let first = Int(entry.firstTerm)
      for index in first..<first + Int(entry.termCount) where entryTerms[index].variable == root {
        sum += entryTerms[index].coefficient * change
      }
      if sum < entry.lower - Self.slack(entry.lower) { return false }
      if sum > entry.upper + Self.slack(entry.upper) { return false }
    }
    return true
  }

  /// Tries to satisfy an entry by moving the witness of one root.
  mutating func satisfy(_ index: Int32) -> Bool {
    let entry = entries[index]
    if entry.root >= 0 {
      let value = witness(of: entry.root)
      let wanted = min(max(value, entry.lower), entry.upper)
      if wanted != value {
        guard canMove(entry.root, to: wanted) else { return false }
        shift(entry.root, to: wanted)
      }
      entries[index].state = .satisfied
      return true
    }
    let terms = Int(entry.firstTerm)..<Int(entry.firstTerm + entry.termCount)
    for position in terms { _ = witness(of: entryTerms[position].variable) }
    let value = self.value(of: entry)
    let missing = min(max(value, entry.lower), entry.upper) - value
    if abs(missing) <= Self.width {
      entries[index].state = .satisfied
      return true
    }
    let lightest = lightestTerm(entryTerms, terms)
    var isSatisfied = relieve(entryTerms[lightest], of: -missing)
    for position in terms where !isSatisfied && position != lightest {
      isSatisfied = relieve(entryTerms[position], of: -missing)
    }
    if isSatisfied { entries[index].state = .satisfied }
    return isSatisfied
  }

  /// Minimizes the sum of the errors of a root's entries when only the root's box limits it.
  private mutating func solveAlone(_ root: Int32) {
    var low = -Double.infinity
    var high = Double.infinity
    var index = nodes[root].firstEntry
    while index >= 0 {
      entries[index].state = .done
      low = max(low, entries[index].lower)
      high = min(high, entries[index].upper)
      index = entries[index].next
    }
    let node = nodes[root]
    if low <= high + Self.width {
      if low > node.upper {
        _ = tighten(root, lower: node.upper, upper: node.upper)
      } else if high < node.lower {
        _ = tighten(root, lower: node.lower, upper: node.lower)
      } else {
        _ = tighten(root, lower: low, upper: max(low, high))
      }
      return
    }
    (low, high) = leastErrors(of: root)
    low = min(max(low, node.lower), node.upper)
    high = min(max(high, node.lower), node.upper)
    _ = tighten(root, lower: low, upper: high)
  }

  /// Returns the range in which the sum of a root's errors is smallest: its slope grows by a weight at each end of a
  /// range.
  private mutating func leastErrors(of root: Int32) -> (Double, Double) {
    breakpoints.removeAll()
    var slope = 0.0
    var total = 0.0
    var index = nodes[root].firstEntry
    while index >= 0 {
      let entry = entries[index]
      index = entry.next
      if entry.lower.isFinite {
        breakpoints.append(Breakpoint(position: entry.lower, weight: entry.weight))
        slope -= entry.weight
        total += entry.weight
      }
      if entry.upper.isFinite {
        breakpoints.append(Breakpoint(position: entry.upper, weight: entry.weight))
        total += entry.weight
      }
    }
    breakpoints.sort { $0.position < $1.position }
    let flat = total * 1e-12
    for index in breakpoints.indices {
      slope += breakpoints[index].weight
      guard slope >= -flat else { continue }
      let position = breakpoints[index].position
      if slope > flat { return (position, position) }
      return (position, breakpoints[min(index + 1, breakpoints.count - 1)].position)
    }
    return (breakpoints[0].position, breakpoints[breakpoints.count - 1].position)
  }
}
