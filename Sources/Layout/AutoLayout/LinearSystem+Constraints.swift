extension LinearSystem {
  /// Adds a constraint after all existing ones, and returns its handle.
  ///
  /// Terms of the same variable are added up, and terms that become zero are dropped. A constraint without terms may be
  /// a contradiction.
  /// - Throws: ``LinearSystemError/notFinite`` or ``LinearSystemError/outOfRange`` for an invalid number, and
  ///   ``LinearSystemError/unknownVariable`` for a variable that is not in this system.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(LinearSystemError)
    -> ConstraintHandle
  {
    let constant = -constraint.expression.constant
    let firstTerm = try appendChecked(constraint)
    for position in firstTerm..<terms.count { use(Int(terms[position].variable), by: 1) }
    let record = ConstraintRecord(
      firstTerm: Int32(firstTerm), termCount: Int32(terms.count - firstTerm), generation: 0,
      position: Int32(constraintOrder.count), constant: constant,
      priority: constraint.priority.rawValue, relation: constraint.relation)
    let index: Int
    if let free = freeConstraints.popLast() {
      index = Int(free)
      let generation = constraints[index].generation
      constraints[index] = record
      constraints[index].generation = generation
    } else {
      index = constraints.count
      constraints.append(record)
    }
    constraintOrder.append(Int32(index))
    liveConstraintCount += 1
    liveTermCount += Int(record.termCount)
    isRestructured = true
    if record.termCount == 0 { judgeConstant(index) }
    return handle(index)
  }

  /// Removes a constraint. Returns false if it was already removed.
  @discardableResult
  public mutating func remove(_ handle: ConstraintHandle) -> Bool {
    guard let index = try? checked(handle) else { return false }
    let record = constraints[index]
    let range = Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    for position in range { use(Int(terms[position].variable), by: -1) }
    if record.isBroken { brokenCount -= 1 }
    constraintOrder[Int(record.position)] = -1
    constraints[index].position = -1
    constraints[index].generation &+= 1
    constraints[index].isBroken = false
    freeConstraints.append(Int32(index))
    liveConstraintCount -= 1
    liveTermCount -= range.count
    isRestructured = true
    compact()
    return true
  }

  /// Sets the constant that a constraint's terms are compared with: the `c` of `first = m * second + c`, or the right
  /// side if all terms are on the left.
  /// - Throws: ``LinearSystemError/unknownConstraint`` for a stale handle, and ``LinearSystemError/notFinite`` or
  ///   ``LinearSystemError/outOfRange`` for an invalid constant.
  public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle)
    throws(LinearSystemError)
  {
    let index = try checked(handle)
    try Self.check(constant: constant)
    let old = constraints[index].constant
    guard old != constant else { return }
    constraints[index].constant = constant
    if constraints[index].termCount == 0 {
      judgeConstant(index)
    } else if !constraints[index].isEdited {
      constraints[index].isEdited = true
      edits.append(Edit(constraint: handle.index, old: old))
      if !isRestructured { partition.isEdited[part(of: handle.index)] = true }
    }
  }

  /// Sets the priority of a constraint without changing its position in the order.
  /// - Throws: ``LinearSystemError/unknownConstraint`` for a stale handle, and ``LinearSystemError/notFinite`` or
  ///   ``LinearSystemError/outOfRange`` for an invalid priority.
  public mutating func setPriority(_ priority: Priority, of handle: ConstraintHandle)
    throws(LinearSystemError)
  {
    let index = try checked(handle)
    try Self.check(priority)
    guard constraints[index].priority != priority.rawValue else { return }
    constraints[index].priority = priority.rawValue
    if constraints[index].termCount == 0 { judgeConstant(index) } else { touch(handle.index) }
  }

  @inline(__always)
  func checked(_ handle: ConstraintHandle) throws(LinearSystemError) -> Int {
    let index = Int(handle.index)
    guard index >= 0, index < constraints.count, constraints[index].position >= 0,
      constraints[index].generation == handle.generation
    else { throw .unknownConstraint }
    return index
  }

  @inline(__always)
  static func check(constant: Double) throws(LinearSystemError) {
    guard abs(constant) <= largestConstant else {
      throw constant.isFinite ? .outOfRange : .notFinite
    }
  }

  @inline(__always)
  static func check(_ priority: Priority) throws(LinearSystemError) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw priority.rawValue.isFinite ? .outOfRange : .notFinite
    }
  }

  mutating func use(_ variable: Int, by change: Int32) {
    variables[variable].useCount += change
    variables[variable].isTouched = true
  }

  /// Checks a constraint and appends its terms; appends nothing if it throws.
  /// - Returns: The index of the first of the new terms.
  mutating func appendChecked(_ constraint: LinearConstraint) throws(LinearSystemError) -> Int {
    try Self.check(constant: -constraint.expression.constant)
    try Self.check(constraint.priority)
    let firstTerm = terms.count
    do {
      try appendTerms(constraint.expression)
    } catch {
      terms.removeLast(terms.count - firstTerm)
      throw error
    }
    return firstTerm
  }

  private mutating func appendTerms(_ expression: LinearExpression) throws(LinearSystemError) {
    guard expression.isShort, !expression.hasRepeats else { return try appendSum(expression) }
    for index in 0..<expression.count {
      let term = expression[index]
      _ = try checked(term.variable)
      if try Self.matters(term.coefficient) {
        terms.append(
          KernelTerm(variable: term.variable.index, coefficient: term.coefficient))
      }
    }
  }

  /// Returns whether a coefficient is more than the rounding error of a coefficient that should be zero.
  @inline(__always)
  private static func matters(_ coefficient: Double) throws(LinearSystemError) -> Bool {
    let size = abs(coefficient)
    if size <= largestCoefficient, size >= 1 / largestCoefficient { return true }
    if size <= 1e-12 { return false }
    throw size.isFinite ? .outOfRange : .notFinite
  }

  private mutating func appendSum(_ expression: LinearExpression) throws(LinearSystemError) {
    let first = terms.count
    for index in 0..<expression.count {
      let term = expression[index]
      _ = try checked(term.variable)
      guard abs(term.coefficient) <= Self.largestCoefficient else {
        throw term.coefficient.isFinite ? .outOfRange : .notFinite
      }
      terms.append(
        KernelTerm(variable: term.variable.index, coefficient: term.coefficient))
    }
    // In long sums, terms of equal variables are first sorted next to one another.
    if terms.count - first > 16 { terms[first...].sort { $0.variable < $1.variable } }
    let isSorted = terms.count - first > 16
    var kept = first
    for index in first..<terms.count {
      let term = terms[index]
      let start = isSorted ? max(first, kept - 1) : first
      if let same = (start..<kept).first(where: { terms[$0].variable == term.variable }) {
        terms[same].coefficient += term.coefficient
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
    kept = first
    for index in first..<terms.count where try Self.matters(terms[index].coefficient) {
      terms[kept] = terms[index]
      kept += 1
    }
    terms.removeLast(terms.count - kept)
  }

  mutating func judgeConstant(_ index: Int) {
    let record = constraints[index]
    let isBroken =
      record.isRequired
      && (record.lower > Kernel.tolerance || record.upper < -Kernel.tolerance)
    setBroken(isBroken, index)
  }

  mutating func setBroken(_ isBroken: Bool, _ index: Int) {
    guard constraints[index].isBroken != isBroken else { return }
    constraints[index].isBroken = isBroken
    brokenCount += isBroken ? 1 : -1
  }

  /// Closes the gaps that removed constraints left, if there are enough of them.
  private mutating func compact() {
    if constraintOrder.count > 2 * liveConstraintCount + 16 {
      constraintOrder.removeAll { $0 < 0 }
      for (position, index) in constraintOrder.enumerated() {
        constraints[Int(index)].position = Int32(position)
      }
    }
    compactTerms()
  }

  mutating func compactTerms() {
    guard terms.count > 2 * liveTermCount + 64 else { return }
    var compacted: [KernelTerm] = []
    compacted.reserveCapacity(liveTermCount * 2)
    for index in constraintOrder where index >= 0 {
      let record = constraints[Int(index)]
      constraints[Int(index)].firstTerm = Int32(compacted.count)
      compacted += terms[Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)]
    }
    terms = compacted
  }
}
