extension LinearSystem {
  /// Brings the values up to date with the constraints.
  public mutating func solve() {
    if !isRestructured {
      guard !edits.isEmpty else { return }
      followEdits()
      return
    }
    for edit in edits {
      constraints[Int(edit.constraint)].isEdited = false
      touch(edit.constraint)
    }
    edits.removeAll(keepingCapacity: true)
    partition.rebuild(
      variables: &variables, order: variableOrder, constraints: constraints,
      order: constraintOrder, terms: terms)
    isRestructured = false
    tangents.removeAll()
    withKernel { system, kernel in
      for part in 0..<system.partition.count {
        let range = system.partition.variables(of: part)
        var isTouched = false
        for position in range {
          let index = Int(system.partition.variables[position])
          if system.variables[index].isTouched {
            isTouched = true
            system.variables[index].isTouched = false
          }
        }
        if isTouched { system.solve(part: part, &kernel) }
      }
    }
  }

  /// The variables whose value has changed since this was last asked for, in no order that means anything.
  public mutating func takeChanges() -> [Variable] {
    var taken: [Variable] = []
    taken.reserveCapacity(changes.count)
    for index in changes {
      variables[Int(index)].isChanged = false
      if variables[Int(index)].position >= 0 { taken.append(variable(at: index)) }
    }
    changes.removeAll(keepingCapacity: true)
    return taken
  }

  /// The variables that the constraints do not determine, in the order of their creation.
  ///
  /// Their values are possible ones, found by the rule that ``LinearSystem`` states.
  public var undetermined: [Variable] {
    variableOrder.compactMap { index in
      index >= 0 && variables[Int(index)].isUndetermined ? variable(at: index) : nil
    }
  }

  /// Whether the constraints determine a variable.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard let index = try? checked(variable) else { return false }
    return !variables[index].isUndetermined
  }

  private mutating func touch(_ constraint: Int32) {
    let record = constraints[Int(constraint)]
    // A removed one has touched its variables already.
    guard record.position >= 0 else { return }
    for position in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      variables[Int(terms[position].variable)].isTouched = true
    }
  }

  /// Lends out the kernel, with the terms in place.
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
      return
    }
    kernel.variables.removeAll()
    for position in variableRange { kernel.variables.append(partition.variables[position]) }
    kernel.items.removeAll()
    for position in constraintRange {
      kernel.items.append(item(Int(partition.constraints[position])))
    }
    kernel.solve()
    for position in variableRange {
      let index = Int(partition.variables[position])
      let value = kernel.value(of: Int32(index))
      setValue(value.isFinite ? value : 0, index)
      variables[index].isUndetermined = false
    }
    for index in kernel.undetermined.indices {
      variables[Int(kernel.undetermined[index])].isUndetermined = true
    }
    for (offset, position) in constraintRange.enumerated() {
      setBroken(kernel.items[offset].isBroken, Int(partition.constraints[position]))
    }
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
    guard values[index] != rounded else { return }
    values[index] = rounded
    noteChange(index)
  }

  @inline(__always)
  mutating func noteChange(_ index: Int) {
    guard !variables[index].isChanged else { return }
    variables[index].isChanged = true
    changes.append(Int32(index))
  }

  /// The nearest multiple of 2⁻³⁰, as far as doubles have them; adding this much pushes what is finer out.
  @inline(__always)
  static func rounded(_ value: Double) -> Double {
    let large = 0x1.8p+22
    return abs(value) < 0x1p+21 ? (value + large) - large + 0 : value
  }
}
