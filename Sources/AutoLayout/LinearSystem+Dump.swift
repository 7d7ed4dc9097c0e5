extension LinearSystem {
  /// The system as text: variables with their values, then constraints in their order with their errors.
  ///
  /// Variables are named by the order of their creation unless names are given.
  public func dump(names: [Variable: String] = [:]) -> String {
    var text = "\(liveVariableCount) variables, \(liveConstraintCount) constraints\n"
    var labels = [String](repeating: "", count: variables.count)
    var number = 0
    for index in variableOrder where index >= 0 {
      let variable = variable(at: index)
      labels[Int(index)] = names[variable] ?? "v\(number)"
      number += 1
      text += "  \(labels[Int(index)]) = \(Self.text(values[Int(index)]))"
      text += variables[Int(index)].isUndetermined ? " undetermined\n" : "\n"
    }
    number = 0
    for index in constraintOrder where index >= 0 {
      let record = constraints[Int(index)]
      text += "  \(number): \(leftSide(record, labels)) \(record.relation.symbol) "
      text += Self.text(record.constant)
      if !record.isRequired { text += " @\(Self.text(Double(record.priority)))" }
      let error = (try? error(of: handle(Int(index)))) ?? 0
      if record.isBroken {
        text += " broken"
      } else if error > Kernel.tolerance {
        text += " off by \(Self.text(error))"
      }
      text += "\n"
      number += 1
    }
    return text
  }

  private func leftSide(_ record: ConstraintRecord, _ labels: [String]) -> String {
    var text = ""
    for position in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = terms[position]
      let size = abs(term.coefficient)
      if text.isEmpty {
        text += term.coefficient < 0 ? "-" : ""
      } else {
        text += term.coefficient < 0 ? " - " : " + "
      }
      if size != 1 { text += "\(Self.text(size)) " }
      text += labels[Int(term.variable)]
    }
    return text.isEmpty ? "0" : text
  }

  /// A number without a fraction where it has none.
  private static func text(_ number: Double) -> String {
    guard abs(number) < 1e15, number == Double(Int(number)) else { return "\(number)" }
    return "\(Int(number))"
  }
}

extension Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}
