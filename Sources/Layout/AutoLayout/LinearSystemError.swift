/// The reason why a ``LinearSystem`` rejects a constraint, variable or handle.
public enum LinearSystemError: Error, Hashable, Sendable {
  /// A constant, coefficient or priority is infinite or not a number.
  case notFinite
  /// A constant above 1e12 in magnitude; a coefficient above 1e6 or, without being 0, below 1e-6 in magnitude; or a
  /// priority that is not above 0 and at most 1000.
  case outOfRange
  /// The variable has been removed, or belongs to another system.
  case unknownVariable
  /// The variable is in a constraint, so it cannot be removed.
  case variableInUse
  /// The constraint has been removed, or belongs to another system.
  case unknownConstraint
}
