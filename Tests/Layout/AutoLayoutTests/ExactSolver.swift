import AutoLayout

/// A slow solver in fractions, with the rules that `LinearSystem` states and nothing of its methods: the simplex method
/// by Bland's rule on a full tableau, one objective after another, each within the optima of those before it.
struct ExactSolver {
  private(set) var broken: [Int] = []
  private(set) var values: [Double] = []

  /// Rows of coefficients with the right side last; every column's variable is at least zero.
  private var rows: [[Rational]] = []
  private var basis: [Int] = []
  private var isOpen: [Bool] = []
  private var columnCount = 0

  /// Solves a system.
  init(_ system: RandomSystem) throws {
    var required: [Int] = []
    for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
      if try prepare(system, required: required + [index], isWhole: false) {
        required.append(index)
      } else {
        broken.append(index)
      }
    }
    _ = try prepare(system, required: required, isWhole: true)
    for objective in objectives(system, required: required) { try minimise(objective) }
    values = try (0..<system.variableCount).map {
      (try value(2 * $0) - value(2 * $0 + 1)).value
    }
  }

  /// Sets the tableau up and finds a vertex. False where there is none.
  ///
  /// Variables are differences of two columns; each constraint has two more, the excess and what is missing; then
  /// required ones have one that is driven to zero.
  private mutating func prepare(_ system: RandomSystem, required: [Int], isWhole: Bool) throws
    -> Bool
  {
    let all = system.constraints.indices.filter {
      isWhole ? !broken.contains($0) : required.contains($0)
    }
    let firstExtra = 2 * system.variableCount + 2 * system.constraints.count
    columnCount = firstExtra + system.constraints.count
    isOpen = [Bool](repeating: true, count: columnCount)
    rows = []
    basis = []
    var extras = [Rational](repeating: .zero, count: columnCount)
    for index in all {
      let constraint = system.constraints[index]
      let excess = 2 * system.variableCount + 2 * index
      var row = [Rational](repeating: .zero, count: columnCount + 1)
      for (variable, coefficient) in constraint.coefficients.enumerated() {
        row[2 * variable] = Rational(halves: coefficient)
        row[2 * variable + 1] = -Rational(halves: coefficient)
      }
      row[excess] = -.one
      row[excess + 1] = .one
      row[columnCount] = Rational(halves: constraint.constant)
      let isNegative = row[columnCount].isNegative
      if isNegative { row = row.map { -$0 } }
      if constraint.isRequired {
        // Excess is allowed above a lower limit alone, and so on.
        if constraint.relation != .greaterThanOrEqual { isOpen[excess] = false }
        if constraint.relation != .lessThanOrEqual { isOpen[excess + 1] = false }
        row[firstExtra + index] = .one
        extras[firstExtra + index] = .one
        basis.append(firstExtra + index)
      } else {
        basis.append(isNegative ? excess : excess + 1)
      }
      rows.append(row)
    }
    try minimise(extras)
    for row in rows.indices where basis[row] >= firstExtra {
      guard rows[row][columnCount].isZero else { return false }
      // A row of nothing but extras says what the others say already.
      if let column = (0..<firstExtra).first(where: { isOpen[$0] && !rows[row][$0].isZero }) {
        try pivot(row, column)
      }
    }
    for column in firstExtra..<columnCount { isOpen[column] = false }
    return true
  }

  /// The sums of errors by priority, then the errors one by one, then the slacks of the inequalities, then the distances
  /// of the variables from zero.
  private func objectives(_ system: RandomSystem, required: [Int]) -> [[Rational]] {
    func cost(_ columns: [Int]) -> [Rational] {
      var cost = [Rational](repeating: .zero, count: columnCount)
      for column in columns { cost[column] = .one }
      return cost
    }
    func errors(_ index: Int) -> [Int] {
      let excess = 2 * system.variableCount + 2 * index
      switch system.constraints[index].relation {
      case .equal: return [excess, excess + 1]
      case .lessThanOrEqual: return [excess]
      case .greaterThanOrEqual: return [excess + 1]
      }
    }
    let soft = system.constraints.indices.filter { !system.constraints[$0].isRequired }
    let priorities = Set(soft.map { system.constraints[$0].priority }).sorted(by: >)
    let levels = priorities.map { priority in
      cost(soft.filter { system.constraints[$0].priority == priority }.flatMap(errors))
    }
    let slacks = system.constraints.indices.filter {
      system.constraints[$0].relation != .equal && !broken.contains($0)
    }
    return levels + soft.map { cost(errors($0)) }
      + slacks.map {
        cost([2 * system.variableCount + 2 * $0, 2 * system.variableCount + 2 * $0 + 1])
      }
      + (0..<system.variableCount).map { cost([2 * $0, 2 * $0 + 1]) }
  }

  private func value(_ column: Int) -> Rational {
    basis.firstIndex(of: column).map { rows[$0][columnCount] } ?? .zero
  }

  /// Minimises an objective, and closes the columns that no optimum of it uses.
  private mutating func minimise(_ cost: [Rational]) throws {
    while true {
      var entering: Int?
      var priced: [Int] = []
      for column in 0..<columnCount where isOpen[column] && !basis.contains(column) {
        var reduced = cost[column]
        for row in rows.indices where !cost[basis[row]].isZero {
          reduced = try reduced - cost[basis[row]] * rows[row][column]
        }
        if reduced.isNegative {
          entering = column
          break
        }
        if reduced.isPositive { priced.append(column) }
      }
      guard let column = entering else {
        for column in priced { isOpen[column] = false }
        return
      }
      var leaving: (row: Int, ratio: Rational)?
      for row in rows.indices where rows[row][column].isPositive {
        let ratio = try rows[row][columnCount] / rows[row][column]
        guard let best = leaving else {
          leaving = (row, ratio)
          continue
        }
        let difference = try ratio - best.ratio
        if difference.isNegative || (difference.isZero && basis[row] < basis[best.row]) {
          leaving = (row, ratio)
        }
      }
      guard let leaving else { return }
      try pivot(leaving.row, column)
    }
  }

  private mutating func pivot(_ pivotRow: Int, _ column: Int) throws {
    let divisor = rows[pivotRow][column]
    for index in 0...columnCount where !rows[pivotRow][index].isZero {
      rows[pivotRow][index] = try rows[pivotRow][index] / divisor
    }
    for row in rows.indices where row != pivotRow && !rows[row][column].isZero {
      let factor = rows[row][column]
      for index in 0...columnCount where !rows[pivotRow][index].isZero {
        rows[row][index] = try rows[row][index] - factor * rows[pivotRow][index]
      }
    }
    basis[pivotRow] = column
  }
}
