import AutoLayout
import Foundation

/// Lists of equations, which the engine creates once and compares in later layouts.
extension LayoutEngine {
  /// Creates the equations of a list again; each one replaces the old equation at the same position.
  func make(_ old: EquationList, _ body: () -> Void) -> EquationList {
    list = old
    if !isBuilt { list.handles.reserveCapacity(4) }
    nextEquation = 0
    nextVariable = 0
    trace = EquationTrace()
    body()
    while list.handles.count > nextEquation { remove(list.handles.removeLast()) }
    while list.variables.count > nextVariable {
      unusedVariables.append(list.variables.removeLast())
    }
    list.isVolatile = trace.isVolatile
    defer { list = EquationList() }
    return list
  }

  /// Returns a variable that only this list uses.
  func variable() -> Variable {
    if nextVariable == list.variables.count {
      list.variables.append(system.variable())
      if isBuilt { needsOrder = true }
    }
    nextVariable += 1
    return list.variables[nextVariable - 1]
  }

  /// Adds a required equation.
  func require(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) {
    add(LinearConstraint(left, relation, right))
  }

  /// Adds an equation with a priority, or nothing if the priority is not above zero.
  func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    _ priority: UILayoutPriority
  ) {
    guard priority.rawValue > 0 else { return }
    add(
      LinearConstraint(left, relation, right, priority: Priority(min(priority.rawValue, 1000))))
  }

  /// Adds an equation, unless the solver cannot represent it.
  private func add(_ equation: LinearConstraint) {
    if nextEquation < list.handles.count {
      if update(list.handles[nextEquation], to: equation) {
        nextEquation += 1
      } else {
        list.handles.remove(at: nextEquation)
      }
    } else if let handle = addLast(equation) {
      list.handles.append(handle)
      nextEquation += 1
    }
  }

  /// Adds an equation after all others and returns its handle, or nil if the solver cannot represent it.
  func addLast(_ equation: LinearConstraint) -> ConstraintHandle? {
    guard let handle = try? system.add(equation) else { return nil }
    editCount += 1
    if isBuilt { needsOrder = true }
    return handle
  }

  /// Replaces an equation; removes it and returns false if the solver cannot represent the new one.
  func update(_ handle: ConstraintHandle, to equation: LinearConstraint) -> Bool {
    guard let isChanged = try? system.update(handle, to: equation) else {
      remove(handle)
      return false
    }
    if isChanged { editCount += 1 }
    return true
  }

  func remove(_ handle: ConstraintHandle) {
    system.remove(handle)
    hasLosses = true
    editCount += 1
  }

  // MARK: Order

  /// Sorts variables and equations into the order in which a new engine adds them.
  func order() {
    needsOrder = false
    var variables: [Variable] = []
    var handles: [ConstraintHandle] = []
    variables.reserveCapacity(4 * items.count)
    handles.reserveCapacity(8 * items.count)
    for index in items.indices {
      if let frame = items[index].frame {
        variables += frame.variables
        handles += frame.size.limits
      }
      if let size = items[index].size {
        variables += size.variables
        handles += size.limits
      }
      for guide in items[index].guides {
        variables += guide.free.variables
        handles += guide.free.size.limits
      }
    }
    handles += rootEquations.handles
    for index in items.indices {
      guard let content = items[index].content else { continue }
      variables += content.variables
      handles += content.limits
    }
    for index in items.indices {
      for entry in items[index].constraints {
        if let handle = entry.handle { handles.append(handle) }
      }
    }
    for index in items.indices where items[index].isStack {
      variables += items[index].stackEquations.variables
      handles += items[index].stackEquations.handles
    }
    for index in items.indices { handles += items[index].contentEquations.handles }
    system.reorder(variables: variables + unusedVariables, constraints: handles)
  }
}
