/// The relation between the sides of a constraint.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

/// A linear equation or inequality with a priority.
///
/// A constraint that is not required may have an error: `|left - right|` for an equation, the excess over the limit for
/// an inequality. A solution minimizes the sum of the errors for each priority, highest priority first.
public struct LinearConstraint: Sendable {
  /// The left side minus the right side.
  public var expression: LinearExpression
  /// The relation between the expression and zero.
  public var relation: Relation
  /// The priority of the constraint.
  public var priority: Priority

  /// Creates a constraint between two expressions, as in `LinearConstraint(x + width, .equal, y + 8)`.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) {
    expression = left
    expression.add(right, times: -1)
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between an expression and a constant.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    expression = left
    expression.constant -= constant
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between an expression and a variable.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: Variable,
    priority: Priority = .required
  ) {
    expression = left
    expression.add(Term(right, coefficient: -1))
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between two variables.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required
  ) {
    expression = LinearExpression(left)
    expression.add(Term(right, coefficient: -1))
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between a variable and an expression.
  public init(
    _ left: Variable, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required
  ) {
    self.init(LinearExpression(left), relation, right, priority: priority)
  }

  /// Creates a constraint on one variable.
  public init(
    _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    expression = LinearExpression(variable)
    expression.constant = -constant
    self.relation = relation
    self.priority = priority
  }
}

/// A reference to a constraint of a system, returned by ``LinearSystem/add(_:)``.
///
/// After the constraint has been removed, functions recognize the handle as stale.
public struct ConstraintHandle: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
