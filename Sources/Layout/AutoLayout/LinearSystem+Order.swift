extension LinearSystem {
  /// Replaces a constraint in place, so that it keeps its handle and its position in the order.
  ///
  /// If only the constant changes, this is ``setConstant(_:of:)``; if nothing changes, the cost is only a comparison.
  /// - Returns: Whether the constraint has changed.
  /// - Throws: ``LinearSystemError/unknownConstraint`` for a stale handle, and the errors of ``add(_:)``.
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
    // A direction computed for the old terms is invalid for the new ones.
    constraints[index].tangent = -1
    if constraints[index].termCount == 0 {
      judgeConstant(index)
    } else {
      touch(handle.index)
    }
    compactTerms()
    return true
  }

  /// Puts variables and constraints into an order, as if they had been added to a new system in that order.
  ///
  /// The order determines undetermined variables and which constraint of a conflict is broken, so with the same order
  /// an edited system has the same solution as a new one. Only parts whose order changes are solved again.
  /// - Precondition: The arrays contain every variable and every constraint of the system exactly once.
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

  /// Returns whether the terms from an index on equal those of a constraint.
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
    // The next solve determines whether a constraint with terms holds.
    setBroken(false, index)
  }

  /// Touches the variables whose position among the variables of their part changes.
  ///
  /// Touched variables are solved again anyway. Among the others, a variable that now comes after one that it used to
  /// precede has a lower position than the highest one seen so far.
  private mutating func touchMoved(_ order: [Variable]) {
    var furthest: Int32 = -1
    for variable in order {
      let record = variables[Int(variable.index)]
      guard !record.isTouched else { continue }
      if record.position < furthest { variables[Int(variable.index)].isTouched = true }
      furthest = max(furthest, record.position)
    }
  }

  /// Touches the variables of the constraints whose position among those of their part changes.
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
