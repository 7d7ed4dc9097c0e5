extension Kernel {
  /// Makes the root of a variable its parent; the variable is then `scale * root + offset`.
  @inline(__always)
  mutating func compress(_ variable: Int32) {
    let node = nodes.base + Int(variable)
    var parent = nodes.base + Int(node.pointee.parent)
    while nodes.base + Int(parent.pointee.parent) != parent {
      node.pointee.offset += node.pointee.scale * parent.pointee.offset
      node.pointee.scale *= parent.pointee.scale
      node.pointee.parent = parent.pointee.parent
      parent = nodes.base + Int(node.pointee.parent)
    }
  }

  @inline(__always)
  private mutating func accumulate(_ variable: Int32, _ coefficient: Double) {
    var root = variable
    var factor = coefficient
    if nodes[variable].parent != variable {
      compress(variable)
      sumConstant += factor * nodes[variable].offset
      factor *= nodes[variable].scale
      root = nodes[variable].parent
    }
    let node = nodes.base + Int(root)
    if node.pointee.isFixed, node.pointee.definition < 0 {
      sumConstant += factor * node.pointee.lower
      return
    }
    sumScale = max(sumScale, abs(factor))
    if node.pointee.mark == stamp {
      sum[node.pointee.slot].coefficient += factor
      return
    }
    node.pointee.mark = stamp
    node.pointee.slot = Int32(sum.count)
    sum.append(KernelTerm(variable: root, coefficient: factor))
    if node.pointee.definition >= 0 { pushPending(node.pointee.definition) }
  }

  /// Expands a range of terms to a sum over free roots, in `sum` and `sumConstant`.
  mutating func expand(_ pool: UnsafePointer<KernelTerm>, count: Int) {
    stamp += 1
    sum.removeAll()
    sumConstant = 0
    sumScale = 0
    for index in 0..<count { accumulate(pool[index].variable, pool[index].coefficient) }
    if !pending.isEmpty { expandDefinitions() }
    dropCancelled()
  }

  mutating func expand(item: Item) {
    expand(terms + Int(item.firstTerm), count: Int(item.termCount))
  }

  mutating func expand(variable: Int32) {
    var term = KernelTerm(variable: variable, coefficient: 1)
    withUnsafePointer(to: &term) { expand($0, count: 1) }
  }

  /// Replaces the definitions in the sum. A definition refers only to later ones, so in this order each factor is
  /// complete when it is reached.
  private mutating func expandDefinitions() {
    while !pending.isEmpty {
      let definition = definitions[popPending()]
      let slot = nodes[definition.root].slot
      let factor = sum[slot].coefficient
      sum[slot].coefficient = 0
      guard factor != 0 else { continue }
      sumConstant += factor * definition.constant
      let first = Int(definition.firstTerm)
      for index in first..<first + Int(definition.termCount) {
        let term = definitionTerms[index]
        accumulate(term.variable, factor * term.coefficient)
      }
    }
  }

  @inline(__always)
  private mutating func dropCancelled() {
    let least = sumScale * 1e-11
    var kept = 0
    for index in sum.indices where abs(sum[index].coefficient) > least {
      if kept != index { sum[kept] = sum[index] }
      kept += 1
    }
    sum.shrink(to: kept)
  }

  private mutating func pushPending(_ definition: Int32) {
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

  /// Returns the tolerance for differences between two numbers.
  @inline(__always)
  static func slack(_ number: Double) -> Double {
    tolerance + (number.isFinite ? abs(number) * 1e-11 : 0)
  }

  /// Restricts the sum to a range. Returns false and changes nothing if that contradicts earlier constraints.
  mutating func require(lower: Double, upper: Double) -> Bool {
    let lower = lower - sumConstant
    let upper = upper - sumConstant
    switch sum.count {
    case 0:
      let slack = Self.slack(sumConstant)
      return lower <= slack && upper >= -slack
    case 1:
      let factor = sum[0].coefficient
      return factor > 0
        ? tighten(sum[0].variable, lower: lower / factor, upper: upper / factor)
        : tighten(sum[0].variable, lower: upper / factor, upper: lower / factor)
    case 2 where lower == upper:
      return merge(sum[0], sum[1], to: lower)
    default:
      addRow(lower: lower, upper: upper)
      return true
    }
  }

  /// Narrows a root's box. Returns false and changes nothing if the box would become empty.
  mutating func tighten(_ root: Int32, lower: Double, upper: Double) -> Bool {
    let node = nodes.base + Int(root)
    var low = max(node.pointee.lower, lower)
    var high = min(node.pointee.upper, upper)
    guard !(low.isNaN || high.isNaN) else { return false }
    if low >= high - Self.width {
      if low - high > Self.slack(low) { return false }
      // Within the tolerance, the earlier bound takes precedence.
      if high < low {
        if low == node.pointee.lower { high = low } else { low = high }
      } else {
        high = low
      }
      guard low.isFinite else { return false }
    }
    if low == node.pointee.lower, high == node.pointee.upper { return true }
    node.pointee.lower = low
    node.pointee.upper = high
    if node.pointee.firstLink >= 0 {
      if node.pointee.witness < low { shift(root, to: low) }
      if node.pointee.witness > high { shift(root, to: high) }
      if low == high { enqueueRows(of: root) }
    } else if !node.pointee.witness.isNaN {
      node.pointee.witness = min(max(node.pointee.witness, low), high)
    }
    return true
  }

  /// Makes one of two roots an affine form of the other, according to `a + b = constant`.
  private mutating func merge(_ a: KernelTerm, _ b: KernelTerm, to constant: Double) -> Bool {
    let keepsFirst = nodes[a.variable].weight >= nodes[b.variable].weight
    let (parent, child) = keepsFirst ? (a, b) : (b, a)
    let scale = -parent.coefficient / child.coefficient
    let offset = constant / child.coefficient
    guard abs(scale) < 1e100, abs(scale) > 1e-100, abs(offset) < 1e100 else { return false }
    let node = nodes.base + Int(child.variable)
    let low = (node.pointee.lower - offset) / scale
    let high = (node.pointee.upper - offset) / scale
    let kept = nodes.base + Int(parent.variable)
    if kept.pointee.witness.isNaN, !node.pointee.witness.isNaN, kept.pointee.firstLink < 0 {
      kept.pointee.witness = (node.pointee.witness - offset) / scale
    }
    guard tighten(parent.variable, lower: min(low, high), upper: max(low, high)) else {
      return false
    }
    node.pointee.parent = parent.variable
    node.pointee.scale = scale
    node.pointee.offset = offset
    kept.pointee.weight += node.pointee.weight
    if node.pointee.firstLink >= 0 {
      enqueueRows(of: child.variable)
      if kept.pointee.lastLink >= 0 {
        links[kept.pointee.lastLink].next = node.pointee.firstLink
      } else {
        kept.pointee.firstLink = node.pointee.firstLink
      }
      kept.pointee.lastLink = node.pointee.lastLink
    }
    return true
  }
}
