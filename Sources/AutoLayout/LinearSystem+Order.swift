extension LinearSystem {
  /// Replaces a constraint in place. It keeps its handle and its place in the order.
  ///
  /// If only the constant changes, this is ``setConstant(_:of:)``; if nothing changes, it costs only a comparison.
  /// - Returns: Whether the constraint has changed.
  @discardableResult
  public mutating func update(_ handle: ConstraintHandle, to constraint: LinearConstraint)
    throws(LinearSystemError) -> Bool
  {
    let index = try checked(handle)
    let constant = -constraint.expression.constant
    let firstTerm = try appendChecked(constraint)
    let old = constraints[index]
    let isSame = isSame(old, from: firstTerm)
    if isSame, old.relation == constraint.relation {
      terms.removeLast(terms.count - firstTerm)
      if old.constant == constant, old.priority == constraint.priority.rawValue { return false }
      try setConstant(constant, of: handle)
      try setPriority(constraint.priority, of: handle)
      return true
    }
    if isSame {
      terms.removeLast(terms.count - firstTerm)
    } else {
      replaceTerms(of: index, from: firstTerm)
    }
    constraints[index].relation = constraint.relation
    constraints[index].priority = constraint.priority.rawValue
    constraints[index].constant = constant
    // A direction that was computed for the old terms is none for the new ones.
    constraints[index].tangent = -1
    if constraints[index].termCount == 0 {
      judgeConstant(index)
    } else {
      touch(handle.index)
    }
    compactTerms()
    return true
  }

  /// Puts variables and constraints into an order: that in which they would have been added to a new system.
  ///
  /// The order decides open variables and which constraint of a conflict is broken, so with the same order an edited
  /// system has the same solution as a new one. Only parts whose own order changes are solved again.
  /// - Precondition: There is each one of the system's variables and constraints, once.
  public mutating func reorder(variables order: [Variable], constraints handles: [ConstraintHandle])
  {
    precondition(order.count == liveVariableCount && handles.count == liveConstraintCount)
    isRestructured = true
    touchMoved(order)
    variableOrder.removeAll(keepingCapacity: true)
    for variable in order {
      variables[Int(variable.index)].position = Int32(variableOrder.count)
      variableOrder.append(variable.index)
    }
    touchMoved(handles)
    constraintOrder.removeAll(keepingCapacity: true)
    for handle in handles {
      constraints[Int(handle.index)].position = Int32(constraintOrder.count)
      constraintOrder.append(handle.index)
    }
  }

  /// Whether the terms from a position on are those that a constraint has.
  private func isSame(_ record: ConstraintRecord, from firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == Int(record.termCount) else { return false }
    for offset in 0..<Int(record.termCount) {
      let old = terms[Int(record.firstTerm) + offset]
      let new = terms[firstTerm + offset]
      if old.variable != new.variable || old.coefficient != new.coefficient { return false }
    }
    return true
  }

  private mutating func replaceTerms(of index: Int, from firstTerm: Int) {
    let old = constraints[index]
    for position in Int(old.firstTerm)..<Int(old.firstTerm + old.termCount) {
      use(Int(terms[position].variable), by: -1)
    }
    for position in firstTerm..<terms.count { use(Int(terms[position].variable), by: 1) }
    constraints[index].firstTerm = Int32(firstTerm)
    constraints[index].termCount = Int32(terms.count - firstTerm)
    liveTermCount += Int(constraints[index].termCount - old.termCount)
    isRestructured = true
    // Whether a constraint with terms holds is for the next solve to find.
    setBroken(false, index)
  }

  /// Touches the variables whose place among those of their part changes.
  ///
  /// What is touched already is solved again in any case; of the others, each one that comes behind one that it was
  /// before is found by the furthest place seen so far.
  private mutating func touchMoved(_ order: [Variable]) {
    var furthest: Int32 = -1
    for variable in order {
      let record = variables[Int(variable.index)]
      guard !record.isTouched else { continue }
      if record.position < furthest { variables[Int(variable.index)].isTouched = true }
      furthest = max(furthest, record.position)
    }
  }

  /// Touches the variables of the constraints whose place among those of their part changes.
  private mutating func touchMoved(_ order: [ConstraintHandle]) {
    var furthest: Int32 = -1
    for handle in order {
      let record = constraints[Int(handle.index)]
      guard record.termCount > 0 else { continue }
      let variable = Int(terms[Int(record.firstTerm)].variable)
      guard !variables[variable].isTouched else { continue }
      if record.position < furthest { variables[variable].isTouched = true }
      furthest = max(furthest, record.position)
    }
  }
}
