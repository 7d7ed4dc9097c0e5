extension LinearSystem {
  /// The number of edits after which a part is solved from scratch again, so that rounding errors do not add up.
  private static let mostEdits: Int32 = 4096

  /// Updates the solution for the edited constants; parts that cannot be updated become stale.
  mutating func followEdits() {
    for position in 0..<edits.count {
      let edit = edits[position]
      constraints[Int(edit.constraint)].isEdited = false
      let part = part(of: edit.constraint)
      partition.isEdited[part] = false
      if partition.isStale[part] { continue }
      if !follow(edit, part: part) { markStale(Int32(part)) }
    }
    edits.removeAll(keepingCapacity: true)
  }

  /// Returns the part of a constraint that has terms; valid only while the system is not restructured.
  func part(of constraint: Int32) -> Int {
    Int(variables[Int(terms[Int(constraints[Int(constraint)].firstTerm)].variable)].component)
  }

  /// Updates the solution for one constant. Returns false if the values would exceed the limits.
  private mutating func follow(_ edit: Edit, part: Int) -> Bool {
    let index = Int(edit.constraint)
    let change = constraints[index].constant - edit.old
    if change == 0 { return true }
    guard partition.edits[part] < Self.mostEdits else { return false }
    if !hasTangent(index, part) {
      guard constraints[index].patience <= 0 else {
        constraints[index].patience -= 1
        return false
      }
      computeTangent(index, part, old: edit.old)
    }
    let tangent = tangents.tangents[Int(constraints[index].tangent)]
    guard tangent.moveCount >= 0, allows(tangent, change) else {
      constraints[index].nextPatience = min(constraints[index].nextPatience * 2, 64)
      constraints[index].patience = constraints[index].nextPatience
      return false
    }
    apply(tangent, change)
    partition.edits[part] += 1
    return true
  }

  private func hasTangent(_ constraint: Int, _ part: Int) -> Bool {
    let index = Int(constraints[constraint].tangent)
    guard index >= 0, index < tangents.tangents.count else { return false }
    let tangent = tangents.tangents[index]
    return tangent.constraint == constraint && tangent.part == part
      && tangent.solve == partition.solves[part]
  }

  /// Returns whether the solution stays within the limits when a constant changes.
  private func allows(_ tangent: Tangents.Tangent, _ change: Double) -> Bool {
    let least = 4 * Kernel.tolerance
    for position in tangent.checkRange {
      let check = tangents.checks[position]
      if tangents.distances[Int(check.constraint)] + change * check.slope <= least { return false }
    }
    for position in tangent.moveRange.prefix(Int(tangent.signedCount)) {
      let move = tangents.moves[position]
      let value = exact[Int(move.variable)]
      let next = value + change * move.slope
      if abs(next) <= least || (next < 0) != (value < 0) { return false }
    }
    return true
  }

  private mutating func apply(_ tangent: Tangents.Tangent, _ change: Double) {
    for position in tangent.checkRange {
      let check = tangents.checks[position]
      tangents.distances[Int(check.constraint)] += change * check.slope
    }
    for position in tangent.moveRange {
      let move = tangents.moves[position]
      let index = Int(move.variable)
      setValue(exact[index] + change * move.slope, index)
    }
  }

  /// Computes how the solution depends on a constant while the same constraints hold exactly.
  private mutating func computeTangent(_ constraint: Int, _ part: Int, old: Double) {
    if tangents.moves.count + tangents.checks.count > 16 * (terms.count + variables.count) + 4096 {
      tangents.removeAll()
    }
    let residuals = partition.constraints(of: part).map { residual(Int(partition.constraints[$0])) }
    var tangent = Tangents.Tangent(
      constraint: Int32(constraint), part: Int32(part), solve: partition.solves[part],
      firstMove: Int32(tangents.moves.count), moveCount: -1,
      firstCheck: Int32(tangents.checks.count), checkCount: 0)
    if let own = residuals.offset(of: constraint, in: partition, part), isFollowable(part) {
      // The constant already has its new value, which the residuals of the other constraints do not include yet.
      var residuals = residuals
      residuals[own] += constraints[constraint].constant - old
      let isActive = abs(residuals[own]) <= Kernel.slack(old)
      if !isActive || computeMoves(constraint, part, residuals) {
        tangent.moveCount = Int32(tangents.moves.count) - tangent.firstMove
        tangent.signedCount = signedFirst(tangent.moveRange)
        appendChecks(constraint, part, residuals, tangent)
        tangent.checkCount = Int32(tangents.checks.count) - tangent.firstCheck
      }
    }
    constraints[constraint].tangent = Int32(tangents.tangents.count)
    tangents.tangents.append(tangent)
  }

  private func residual(_ index: Int) -> Double {
    let record = constraints[index]
    var value = -record.constant
    for position in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      value += terms[position].coefficient * exact[Int(terms[position].variable)]
    }
    return value
  }

  /// Returns whether a part was solved and has no broken constraint; which constraint is broken cannot be derived from
  /// signs.
  private func isFollowable(_ part: Int) -> Bool {
    partition.constraints(of: part).allSatisfy {
      !constraints[Int(partition.constraints[$0])].isBroken
    }
      && partition.variables(of: part).allSatisfy {
        !variables[Int(partition.variables[$0])].isUnsolved
      }
  }

  /// Moves the variables that must keep their sign to the front, and returns their number.
  private mutating func signedFirst(_ range: Range<Int>) -> Int32 {
    let split = tangents.moves[range].partition {
      !variables[Int($0.variable)].isUndetermined
    }
    return Int32(split - range.lowerBound)
  }

  private mutating func computeMoves(_ constraint: Int, _ part: Int, _ residuals: [Double]) -> Bool
  {
    withKernel { system, kernel in
      let variableRange = system.partition.variables(of: part)
      kernel.variables.removeAll()
      for position in variableRange {
        kernel.variables.append(system.partition.variables[position])
      }
      kernel.items.removeAll()
      for (offset, position) in system.partition.constraints(of: part).enumerated() {
        let index = Int(system.partition.constraints[position])
        let record = system.constraints[index]
        guard abs(residuals[offset]) <= Kernel.slack(record.constant) else { continue }
        let speed: Double = index == constraint ? 1 : 0
        kernel.items.append(
          Item(
            firstTerm: record.firstTerm, termCount: record.termCount, priority: 1000, lower: speed,
            upper: speed))
      }
      system.holdZeros(part, &kernel)
      guard kernel.isFeasible(), kernel.firstFreeVariable() == nil else { return false }
      kernel.evaluate()
      for position in variableRange {
        let variable = system.partition.variables[position]
        let slope = kernel.value(of: variable)
        guard slope.isFinite else { return false }
        if abs(slope) > 1e-11 {
          system.tangents.moves.append(.init(variable: variable, slope: slope))
        }
      }
      return true
    }
  }

  /// Keeps at zero the undetermined variables that are zero because values are chosen as close to zero as possible.
  private func holdZeros(_ part: Int, _ kernel: inout Kernel) {
    for position in partition.constraints(of: part) {
      let record = constraints[Int(partition.constraints[position])]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let variable = Int(terms[Int(term)].variable)
        guard variables[variable].isUndetermined, abs(exact[variable]) <= Kernel.tolerance else {
          continue
        }
        // A single term whose value must be zero, so its coefficient does not matter.
        kernel.items.append(
          Item(firstTerm: term, termCount: 1, priority: 1000, lower: 0, upper: 0))
      }
    }
  }

  private mutating func appendChecks(
    _ constraint: Int, _ part: Int, _ residuals: [Double], _ tangent: Tangents.Tangent
  ) {
    if tangents.distances.count < constraints.count {
      tangents.distances += [Double](
        repeating: 0, count: constraints.count - tangents.distances.count)
    }
    var slopes = [Int32: Double](minimumCapacity: Int(tangent.moveCount))
    for position in Int(tangent.firstMove)..<tangents.moves.count {
      slopes[tangents.moves[position].variable] = tangents.moves[position].slope
    }
    for (offset, position) in partition.constraints(of: part).enumerated() {
      let index = Int(partition.constraints[position])
      let record = constraints[index]
      guard abs(residuals[offset]) > Kernel.slack(record.constant) else { continue }
      tangents.distances[index] = abs(residuals[offset])
      var slope: Double = index == constraint ? -1 : 0
      for position in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        slope += terms[position].coefficient * (slopes[terms[position].variable] ?? 0)
      }
      guard abs(slope) > 1e-11 else { continue }
      tangents.checks.append(
        .init(constraint: Int32(index), slope: residuals[offset] > 0 ? slope : -slope))
    }
  }
}

extension [Double] {
  /// Returns the position of a constraint within its part.
  fileprivate func offset(of constraint: Int, in partition: Partition, _ part: Int) -> Int? {
    let range = partition.constraints(of: part)
    return range.firstIndex { Int(partition.constraints[$0]) == constraint }
      .map { $0 - range.lowerBound }
  }
}
