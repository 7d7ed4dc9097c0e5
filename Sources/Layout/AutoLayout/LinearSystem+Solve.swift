extension LinearSystem {
  /// Updates the values so that they satisfy the constraints as well as possible.
  public mutating func solve() {
    updatePartition()
    if !edits.isEmpty { followEdits() }
    guard !partition.stale.isEmpty else { return }
    withKernel { system, kernel in
      for part in system.partition.stale {
        system.solve(part: Int(part), &kernel)
        system.partition.isStale[Int(part)] = false
      }
    }
    partition.stale.removeAll(keepingCapacity: true)
  }

  /// Returns whether the next ``solve()`` may change a variable, because its part has changed since the last one.
  public mutating func isPending(_ variable: Variable) -> Bool {
    guard let index = try? checked(variable) else { return false }
    updatePartition()
    let part = Int(variables[index].component)
    return partition.isStale[part] || partition.isEdited[part]
  }

  /// Whether the last ``solve()`` left a part of the system unsolved, because too many of its constraints depend on one
  /// another. The variables of this part are zero and undetermined.
  ///
  /// The limit is a few hundred times what the largest screens of real apps need.
  public var isTooLarge: Bool { unsolvedCount > 0 }

  /// The variables that the constraints do not determine, in the order of their creation.
  ///
  /// Their values satisfy the constraints and follow the rule described in ``LinearSystem``.
  public var undetermined: [Variable] {
    variableOrder.compactMap { index in
      index >= 0 && variables[Int(index)].isUndetermined ? variable(at: index) : nil
    }
  }

  /// Returns whether the constraints determine a variable.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard let index = try? checked(variable) else { return false }
    return !variables[index].isUndetermined
  }

  /// Marks the part of a constraint to be solved from scratch.
  mutating func touch(_ constraint: Int32) {
    if !isRestructured { return markStale(Int32(part(of: constraint))) }
    let record = constraints[Int(constraint)]
    for position in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      variables[Int(terms[position].variable)].isTouched = true
    }
  }

  mutating func markStale(_ part: Int32) {
    guard !partition.isStale[Int(part)] else { return }
    partition.isStale[Int(part)] = true
    partition.stale.append(part)
  }

  /// Finds the parts again if variables or constraints were added or removed, and which of them must be solved.
  mutating func updatePartition() {
    guard isRestructured else { return }
    for part in partition.stale {
      for position in partition.variables(of: Int(part)) {
        variables[Int(partition.variables[position])].isTouched = true
      }
    }
    for edit in edits {
      constraints[Int(edit.constraint)].isEdited = false
      // A removed constraint has already touched its variables.
      if constraints[Int(edit.constraint)].position >= 0 { touch(edit.constraint) }
    }
    edits.removeAll(keepingCapacity: true)
    partition.rebuild(
      variables: &variables, order: variableOrder, constraints: constraints,
      order: constraintOrder, terms: terms)
    isRestructured = false
    tangents.removeAll()
    for part in 0..<partition.count {
      var isTouched = false
      for position in partition.variables(of: part) {
        let index = Int(partition.variables[position])
        if variables[index].isTouched {
          isTouched = true
          variables[index].isTouched = false
        }
      }
      if isTouched { markStale(Int32(part)) }
    }
  }

  /// Calls a closure with a kernel that holds the system's terms.
  mutating func withKernel<Result>(
    _ body: (inout LinearSystem, inout Kernel) throws -> Result
  ) rethrows -> Result {
    let terms = self.terms
    return try terms.withUnsafeBufferPointer { terms in
      try KernelPool.withKernel { kernel in
        if let base = terms.baseAddress { kernel.terms = base }
        kernel.reserve(variableCount: variables.count)
        return try body(&self, &kernel)
      }
    }
  }

  /// Solves one part from scratch.
  mutating func solve(part: Int, _ kernel: inout Kernel) {
    let variableRange = partition.variables(of: part)
    let constraintRange = partition.constraints(of: part)
    partition.solves[part] &+= 1
    partition.edits[part] = 0
    if constraintRange.isEmpty {
      // A variable without constraints.
      let index = Int(partition.variables[variableRange.lowerBound])
      setValue(0, index)
      variables[index].isUndetermined = true
      setUnsolved(false, index)
      return
    }
    kernel.variables.removeAll()
    for position in variableRange { kernel.variables.append(partition.variables[position]) }
    kernel.items.removeAll()
    for position in constraintRange {
      kernel.items.append(item(Int(partition.constraints[position])))
    }
    kernel.solve()
    let isUnsolved = kernel.isExhausted
    for position in variableRange {
      let index = Int(partition.variables[position])
      let value = isUnsolved ? 0 : kernel.value(of: Int32(index))
      setValue(value.isFinite ? value : 0, index)
      variables[index].isUndetermined = isUnsolved
      setUnsolved(isUnsolved, index)
    }
    if isUnsolved {
      for position in constraintRange { setBroken(false, Int(partition.constraints[position])) }
      return
    }
    for index in kernel.undetermined.indices {
      variables[Int(kernel.undetermined[index])].isUndetermined = true
    }
    for (offset, position) in constraintRange.enumerated() {
      setBroken(kernel.items[offset].isBroken, Int(partition.constraints[position]))
    }
  }

  mutating func setUnsolved(_ isUnsolved: Bool, _ index: Int) {
    guard variables[index].isUnsolved != isUnsolved else { return }
    variables[index].isUnsolved = isUnsolved
    unsolvedCount += isUnsolved ? 1 : -1
  }

  func item(_ index: Int) -> Item {
    let record = constraints[index]
    return Item(
      firstTerm: record.firstTerm, termCount: record.termCount, priority: record.priority,
      lower: record.lower, upper: record.upper)
  }

  @inline(__always)
  mutating func setValue(_ value: Double, _ index: Int) {
    exact[index] = value
    let rounded = Self.rounded(value)
    values[index] = rounded
  }

  /// Returns the nearest multiple of 2⁻³⁰ if doubles have that precision; adding the large number removes the finer
  /// bits.
  @inline(__always)
  static func rounded(_ value: Double) -> Double {
    let large = 0x1.8p+22
    return abs(value) < 0x1p+21 ? (value + large) - large + 0 : value
  }
}
