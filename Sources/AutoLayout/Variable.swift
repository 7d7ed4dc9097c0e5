/// A number that a ``LinearSystem`` finds; made by ``LinearSystem/variable()``.
public struct Variable: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// What it is multiplied by.
  public var coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
