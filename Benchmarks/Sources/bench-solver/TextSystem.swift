/// A system of constraints as both solvers read it: flat arrays, and lines of text.
///
///     system login-form 12
///     edit 0 999 375
///     1000 = 20 2
///     1000 = 0 2 3 -1*0
///     750 >= 66.5 3
///     end
///
/// After its name a system has the count of its variables. `edit` has a variable, the priority that it is edited with,
/// and its value. A constraint has a priority, a relation, the constant on the right side, and its terms: variables
/// with a coefficient before them where it is not 1. What begins with `#` is a comment.
struct TextSystem {
  struct Constraint {
    var priority: Double
    /// -1 for at most, 0 for equal, 1 for at least.
    var relation: Int32
    var constant: Double
    var firstTerm: Int
    var termCount: Int
  }

  struct Edit {
    var variable: Int32
    var priority: Double
    var value: Double
  }

  var name: String
  var variableCount: Int
  var constraints: [Constraint] = []
  var variables: [Int32] = []
  var coefficients: [Double] = []
  var edits: [Edit] = []

  init(name: String, variableCount: Int = 0) {
    self.name = name
    self.variableCount = variableCount
  }

  mutating func variable() -> Int32 {
    variableCount += 1
    return Int32(variableCount - 1)
  }

  mutating func add(
    _ terms: [(Double, Int32)], _ relation: Int32, _ constant: Double, _ priority: Double = 1000
  ) {
    constraints.append(
      Constraint(
        priority: priority, relation: relation, constant: constant, firstTerm: variables.count,
        termCount: terms.count))
    for (coefficient, variable) in terms {
      variables.append(variable)
      coefficients.append(coefficient)
    }
  }

  mutating func edit(_ variable: Int32, _ priority: Double, _ value: Double) {
    edits.append(Edit(variable: variable, priority: priority, value: value))
  }
}

extension TextSystem {
  struct Malformed: Error {
    var line: String
  }

  /// The systems of a text.
  static func systems(in text: String) throws -> [TextSystem] {
    var systems: [TextSystem] = []
    var current: TextSystem?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch first {
      case "system":
        guard words.count == 3, let count = Int(words[2]) else {
          throw Malformed(line: String(line))
        }
        current = TextSystem(name: String(words[1]), variableCount: count)
      case "end":
        if let system = current { systems.append(system) }
        current = nil
      default:
        guard current?.read(words) == true else { throw Malformed(line: String(line)) }
      }
    }
    return systems
  }

  private mutating func read(_ words: [Substring]) -> Bool {
    func variable(_ word: Substring) -> Int32? {
      Int32(word).flatMap { $0 >= 0 && $0 < variableCount ? $0 : nil }
    }
    if words[0] == "edit" {
      guard words.count == 4, let variable = variable(words[1]), let priority = Double(words[2]),
        let value = Double(words[3])
      else { return false }
      edit(variable, priority, value)
      return true
    }
    let relations: [Substring: Int32] = ["<=": -1, "=": 0, ">=": 1]
    guard words.count >= 3, let priority = Double(words[0]), let relation = relations[words[1]],
      let constant = Double(words[2])
    else { return false }
    var terms: [(Double, Int32)] = []
    for word in words[3...] {
      let parts = word.split(separator: "*")
      guard let last = parts.last, let variable = variable(last), parts.count <= 2,
        let coefficient = parts.count == 1 ? 1 : Double(parts[0])
      else { return false }
      terms.append((coefficient, variable))
    }
    add(terms, relation, constant, priority)
    return true
  }
}
