/// A sum of terms and a constant, as in `2 * x + y - 8`.
///
/// Up to four terms are stored inline, because constraints of a layout usually have no more.
public struct LinearExpression: Sendable {
  private static let inlineCapacity = 4

  private var first = Term(Variable(index: -1, generation: 0), coefficient: 0)
  private var second = Term(Variable(index: -1, generation: 0), coefficient: 0)
  private var third = Term(Variable(index: -1, generation: 0), coefficient: 0)
  private var fourth = Term(Variable(index: -1, generation: 0), coefficient: 0)
  private var others: [Term]?
  /// The number of terms.
  public private(set) var count = 0
  /// The constant that is added to the terms.
  public var constant: Double

  /// Creates an expression that consists only of a constant.
  public init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable, coefficient: Double = 1) {
    constant = 0
    first = Term(variable, coefficient: coefficient)
    count = 1
  }

  /// The term at an index, in the order of addition.
  public subscript(index: Int) -> Term {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others![index - Self.inlineCapacity]
    }
  }

  var isShort: Bool { count <= Self.inlineCapacity }

  /// Whether a variable occurs in more than one of up to four terms.
  var hasRepeats: Bool {
    guard count > 1 else { return false }
    let (a, b, c, d) = (
      first.variable.index, second.variable.index, third.variable.index, fourth.variable.index
    )
    if a == b { return true }
    if count > 2, c == a || c == b { return true }
    return count > 3 && (d == a || d == b || d == c)
  }

  /// Adds a term; more than one term may contain the same variable.
  public mutating func add(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default:
      if others == nil { others = [] }
      others!.append(term)
    }
    count += 1
  }

  /// Adds a multiple of an expression.
  public mutating func add(_ other: LinearExpression, times factor: Double) {
    for index in 0..<other.count {
      var term = other[index]
      term.coefficient *= factor
      add(term)
    }
    constant += other.constant * factor
  }
}

extension LinearExpression {
  /// Returns the sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  /// Returns the difference of two expressions.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// Returns the product of a factor and an expression.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression(0)
    product.add(expression, times: factor)
    return product
  }
}

extension Variable {
  /// Returns the sum of two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  /// Returns the difference of two variables.
  public static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  /// Returns the sum of a variable and a constant.
  public static func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  /// Returns the difference of a variable and a constant.
  public static func - (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  /// Returns the product of a factor and a variable.
  public static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression(variable, coefficient: factor)
  }
}

extension LinearExpression {
  /// Returns the sum of an expression and a variable.
  public static func + (left: LinearExpression, right: Variable) -> LinearExpression {
    left + LinearExpression(right)
  }

  /// Returns the difference of an expression and a variable.
  public static func - (left: LinearExpression, right: Variable) -> LinearExpression {
    left - LinearExpression(right)
  }
}

extension LinearExpression {
  /// Returns the sum of an expression and a constant.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  /// Returns the difference of an expression and a constant.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }
}
