/// An unknown number that a ``LinearSystem`` solves for; created by ``LinearSystem/variable()``.
public struct Variable: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The coefficient of the variable.
  public var coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
