/// A minimal set of required constraints that contradict one another.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in the order of addition. If any one of them is removed, the others can be satisfied, unless there
  /// are so many that finding the smallest set would take too long.
  public var constraints: [ConstraintHandle]
  /// The constraint that the solution does not satisfy.
  public var broken: ConstraintHandle

  /// Creates a conflict.
  public init(constraints: [ConstraintHandle], broken: ConstraintHandle) {
    self.constraints = constraints
    self.broken = broken
  }
}

extension LinearSystem {
  /// The required constraints that the last ``solve()`` did not satisfy, because they contradict earlier ones.
  public var brokenConstraints: [ConstraintHandle] {
    guard brokenCount > 0 else { return [] }
    return constraintOrder.compactMap { index in
      index >= 0 && constraints[Int(index)].isBroken ? handle(Int(index)) : nil
    }
  }

  /// Returns the conflict that explains why a constraint is broken; nil if it is not broken.
  ///
  /// Finding a minimal set takes dozens of solves, so call this function only to show the result.
  public mutating func conflict(of broken: ConstraintHandle) -> Conflict? {
    guard let index = try? checked(broken), constraints[index].isBroken else { return nil }
    guard constraints[index].termCount > 0 else {
      return Conflict(constraints: [broken], broken: broken)
    }
    updatePartition()
    let part = Int(
      variables[Int(terms[Int(constraints[index].firstTerm)].variable)].component)
    let others = partition.constraints(of: part).map { partition.constraints[$0] }
      .filter { other in
        let record = constraints[Int(other)]
        return record.isRequired && !record.isBroken
          && record.position < constraints[index].position
      }
    let found = withKernel { system, kernel in
      var explanation = Explanation(system: system, broken: Int32(index))
      return explanation.minimal(others[...], &kernel)
    }
    let order = (found + [Int32(index)]).sorted {
      constraints[Int($0)].position < constraints[Int($1)].position
    }
    return Conflict(constraints: order.map { handle(Int($0)) }, broken: broken)
  }
}

/// A search, by bisection, for a minimal set of constraints that contradict another constraint (QuickXplain).
private struct Explanation {
  let system: LinearSystem
  let broken: Int32
  private var background: [Int32] = []
  /// The number of terms and constraints that the search has visited.
  private var work = 0

  private static let mostWork = Kernel.mostWork / 8

  init(system: LinearSystem, broken: Int32) {
    self.system = system
    self.broken = broken
  }

  mutating func minimal(_ candidates: ArraySlice<Int32>, _ kernel: inout Kernel) -> [Int32] {
    background = [broken]
    if !isFeasible(&kernel) || candidates.isEmpty { return [] }
    return search(candidates, hasGrown: false, &kernel)
  }

  /// Returns a minimal set of the candidates that contradicts the background.
  private mutating func search(
    _ candidates: ArraySlice<Int32>, hasGrown: Bool, _ kernel: inout Kernel
  ) -> [Int32] {
    if hasGrown, !isFeasible(&kernel) { return [] }
    // Long sets are not divided further, because each of their members takes several solves of all others.
    if candidates.count == 1 || work > Self.mostWork { return Array(candidates) }
    let middle = (candidates.startIndex + candidates.endIndex) / 2
    let near = candidates[..<middle]
    let far = candidates[middle...]
    let count = background.count
    background += near
    let fromFar = search(far, hasGrown: true, &kernel)
    background.removeLast(background.count - count)
    background += fromFar
    let fromNear = search(near, hasGrown: !fromFar.isEmpty, &kernel)
    background.removeLast(background.count - count)
    return fromNear + fromFar
  }

  private mutating func isFeasible(_ kernel: inout Kernel) -> Bool {
    kernel.items.removeAll()
    kernel.variables.removeAll()
    var seen: Set<Int32> = []
    for index in background {
      let item = system.item(Int(index))
      kernel.items.append(item)
      let range = Int(item.firstTerm)..<Int(item.firstTerm + item.termCount)
      for position in range where seen.insert(system.terms[position].variable).inserted {
        kernel.variables.append(system.terms[position].variable)
      }
    }
    defer { work += kernel.totalWork + background.count }
    return kernel.isFeasible()
  }
}
