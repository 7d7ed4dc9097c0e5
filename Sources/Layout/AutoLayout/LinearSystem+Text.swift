extension LinearSystem {
  /// Returns the variables and constraints without their values, one constraint per line, as benchmarks read them:
  ///
  ///     system login-form 12
  ///     1000 = 20 2
  ///     750 >= 66.5 3 -1*0
  ///     end
  ///
  /// The line `system` contains the name and the number of variables. The line of a constraint contains the priority,
  /// the relation, the constant on the right side and the terms, which are indices of variables, each with its
  /// coefficient unless it is 1.
  public func text(named name: String) -> String {
    var numbers = [Int](repeating: 0, count: variables.count)
    var count = 0
    for index in variableOrder where index >= 0 {
      numbers[Int(index)] = count
      count += 1
    }
    var text = "system \(name) \(count)\n"
    for index in constraintOrder where index >= 0 {
      let record = constraints[Int(index)]
      text += "\(record.priority) \(record.relation.symbol) \(record.constant)"
      for position in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let term = terms[position]
        let number = numbers[Int(term.variable)]
        text += term.coefficient == 1 ? " \(number)" : " \(term.coefficient)*\(number)"
      }
      text += "\n"
    }
    return text + "end\n"
  }
}

extension Relation {
  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}
