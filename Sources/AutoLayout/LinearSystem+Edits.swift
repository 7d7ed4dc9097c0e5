extension LinearSystem {
  /// How many edits a part follows before it is solved from scratch again, so that rounding does not add up.
  private static let mostEdits: Int32 = 4096

  /// Follows what was edited since the last solve; nothing else has changed.
  mutating func followEdits() {
    var parts: [Int32] = []
    for position in 0..<edits.count {
      let edit = edits[position]
      constraints[Int(edit.constraint)].isEdited = false
      let part = self.part(of: edit.constraint)
      if parts.contains(part) { continue }
      if !follow(edit, part: Int(part)) { parts.append(part) }
    }
    edits.removeAll(keepingCapacity: true)
    guard !parts.isEmpty else { return }
    withKernel { system, kernel in
      for part in parts { system.solve(part: Int(part), &kernel) }
    }
  }

  private func part(of constraint: Int32) -> Int32 {
    variables[Int(terms[Int(constraints[Int(constraint)].firstTerm)].variable)].component
  }

  /// Moves the solution along with one constant. False where that leaves the limits.
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
    guard tangent.moveCount >= 0, apply(tangent, change) else {
      constraints[index].nextPatience = min(constraints[index].nextPatience * 2, 64)
      constraints[index].patience = constraints[index].nextPatience
      return false
    }
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

  private mutating func apply(_ tangent: Tangents.Tangent, _ change: Double) -> Bool {
    let checks = Int(tangent.firstCheck)..<Int(tangent.firstCheck + tangent.checkCount)
    let isWithin = tangents.checks.withUnsafeBufferPointer { all in
      tangents.distances.withUnsafeMutableBufferPointer { distances in
        for position in checks {
          let check = all[position]
          if distances[Int(check.constraint)] + change * check.slope <= 4 * Kernel.tolerance {
            return false
          }
        }
        for position in checks {
          let check = all[position]
          distances[Int(check.constraint)] += change * check.slope
        }
        return true
      }
    }
    guard isWithin else { return false }
    let moves = Int(tangent.firstMove)..<Int(tangent.firstMove + tangent.moveCount)
    tangents.moves.withUnsafeBufferPointer { all in
      for position in moves {
        let move = all[position]
        let index = Int(move.variable)
        setValue(exact[index] + change * move.slope, index)
      }
    }
    return true
  }

  /// Computes how the solution follows a constant: the constraints that hold exactly go on doing so.
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
      // The constant is the new one already; the others' residuals do not know it.
      var residuals = residuals
      residuals[own] += constraints[constraint].constant - old
      let isActive = abs(residuals[own]) <= Kernel.slack(old)
      if !isActive || computeMoves(constraint, part, residuals) {
        tangent.moveCount = Int32(tangents.moves.count) - tangent.firstMove
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

  /// Whether a part's solution is an optimum of its constraints alone, none broken and nothing left open.
  private func isFollowable(_ part: Int) -> Bool {
    partition.variables(of: part).allSatisfy {
      !variables[Int(partition.variables[$0])].isUndetermined
    }
      && partition.constraints(of: part).allSatisfy {
        !constraints[Int(partition.constraints[$0])].isBroken
      }
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
  /// Where a constraint stands within its part.
  fileprivate func offset(of constraint: Int, in partition: Partition, _ part: Int) -> Int? {
    let range = partition.constraints(of: part)
    return range.firstIndex { Int(partition.constraints[$0]) == constraint }
      .map { $0 - range.lowerBound }
  }
}
