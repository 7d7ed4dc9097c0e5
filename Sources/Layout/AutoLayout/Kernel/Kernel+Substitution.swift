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
  mutating func accumulate(_ variable: Int32, _ coefficient: Double) {
    var root = variable
    var factor = coefficient
    if nodes[variable].parent != variable {
      compress(variable)
      sumConstant += factor * nodes[variable].offset
      factor *= nodes[variable].scale
      root = nodes[variable].parent
    }
    let node = nodes.base + Int(root)
    if node.pointee.isFixed, !node.pointee.isDefined {
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
    if node.pointee.isDefined { pushPending(node.pointee.definition) }
  }

  /// Expands a range of terms to a sum over free roots, in `sum` and `sumConstant`.
  mutating func expand(_ pool: UnsafePointer<KernelTerm>, count: Int) {
    collect(pool, count: count)
    if !pending.isEmpty { expandDefinitions() }
    dropCancelled()
  }

  /// Collects a range of terms as a sum over roots, without replacing those that have a definition.
  mutating func collect(_ pool: UnsafePointer<KernelTerm>, count: Int) {
    stamp += 1
    sum.removeAll()
    pending.removeAll()
    sumConstant = 0
    sumScale = 0
    work += count
    for index in 0..<count { accumulate(pool[index].variable, pool[index].coefficient) }
  }

  mutating func expand(item: Item) {
    expand(terms + Int(item.firstTerm), count: Int(item.termCount))
  }

  mutating func expand(variable: Int32) {
    var term = KernelTerm(variable: variable, coefficient: 1)
    withUnsafePointer(to: &term) { expand($0, count: 1) }
  }

  @inline(__always)
  mutating func dropCancelled() {
    let least = sumScale * 1e-11
    var kept = 0
    for index in sum.indices where abs(sum[index].coefficient) > least {
      if kept != index { sum[kept] = sum[index] }
      kept += 1
    }
    sum.shrink(to: kept)
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
