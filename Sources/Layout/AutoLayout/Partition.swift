/// The parts of a system, which share no variables and are solved separately.
struct Partition {
  /// The index of each part's first constraint or variable; each array has one more element than there are parts.
  var firstConstraint: [Int32] = [0]
  var firstVariable: [Int32] = [0]
  /// The constraints of all parts, within each part in the order of addition.
  var constraints: [Int32] = []
  /// The variables of all parts, within each part in the order of creation.
  var variables: [Int32] = []
  /// The number of solves of each part, which shows whether derived data comes from an earlier solve.
  var solves: [UInt32] = []
  /// The number of edits to each part since it was solved.
  var edits: [Int32] = []
  /// The parts that the next solve solves from scratch, and for each part whether it is one of them.
  var stale: [Int32] = []
  var isStale: [Bool] = []
  /// For each part, whether one of its constants was set since the last solve.
  var isEdited: [Bool] = []

  private var parent: [Int32] = []

  var count: Int { firstVariable.count - 1 }

  func constraints(of part: Int) -> Range<Int> {
    Int(firstConstraint[part])..<Int(firstConstraint[part + 1])
  }

  func variables(of part: Int) -> Range<Int> {
    Int(firstVariable[part])..<Int(firstVariable[part + 1])
  }

  /// Finds the parts, in the order of their first variables.
  mutating func rebuild(
    variables records: inout [LinearSystem.VariableRecord], order variableOrder: [Int32],
    constraints constraintRecords: [LinearSystem.ConstraintRecord], order constraintOrder: [Int32],
    terms: [KernelTerm]
  ) {
    join(records.count, constraintRecords, constraintOrder, terms)
    var parts: Int32 = 0
    records.withUnsafeMutableBufferPointer { records in
      for index in records.indices { records[index].component = -1 }
      for variable in variableOrder where variable >= 0 {
        let root = Int(parent[Int(variable)])
        if records[root].component < 0 {
          records[root].component = parts
          parts += 1
        }
        records[Int(variable)].component = records[root].component
      }
    }
    let count = Int(parts)
    firstVariable = [Int32](repeating: 0, count: count + 1)
    firstConstraint = [Int32](repeating: 0, count: count + 1)
    solves = [UInt32](repeating: 0, count: count)
    edits = [Int32](repeating: 0, count: count)
    stale.removeAll(keepingCapacity: true)
    isStale = [Bool](repeating: false, count: count)
    isEdited = [Bool](repeating: false, count: count)
    Self.group(
      variableOrder, into: &variables, starts: &firstVariable,
      part: { Int(records[Int($0)].component) })
    Self.group(
      constraintOrder, into: &constraints, starts: &firstConstraint,
      part: { index in
        let record = constraintRecords[Int(index)]
        guard record.termCount > 0 else { return -1 }
        return Int(records[Int(terms[Int(record.firstTerm)].variable)].component)
      })
  }

  private mutating func join(
    _ variableCount: Int, _ records: [LinearSystem.ConstraintRecord], _ order: [Int32],
    _ terms: [KernelTerm]
  ) {
    parent.removeAll(keepingCapacity: true)
    parent.append(contentsOf: 0..<Int32(variableCount))
    parent.withUnsafeMutableBufferPointer { parent in
      func find(_ variable: Int32) -> Int {
        var index = Int(variable)
        while Int(parent[index]) != index {
          parent[index] = parent[Int(parent[index])]
          index = Int(parent[index])
        }
        return index
      }
      for constraint in order where constraint >= 0 {
        let record = records[Int(constraint)]
        guard record.termCount > 1 else { continue }
        let first = Int(record.firstTerm)
        var root = find(terms[first].variable)
        for index in first + 1..<first + Int(record.termCount) {
          let other = find(terms[index].variable)
          // The smaller index remains the root, so that no parent comes after its child.
          if other < root {
            parent[root] = Int32(other)
            root = other
          } else {
            parent[other] = Int32(root)
          }
        }
      }
      for index in parent.indices { parent[index] = parent[Int(parent[index])] }
    }
  }

  /// Sorts indices by their part, keeping their order within each part.
  private static func group(
    _ order: [Int32], into grouped: inout [Int32], starts: inout [Int32], part: (Int32) -> Int
  ) {
    var total = 0
    for index in order where index >= 0 {
      let part = part(index)
      guard part >= 0 else { continue }
      starts[part] += 1
      total += 1
    }
    var start: Int32 = 0
    for part in starts.indices {
      let count = starts[part]
      starts[part] = start
      start += count
    }
    grouped = [Int32](repeating: 0, count: total)
    for index in order where index >= 0 {
      let part = part(index)
      guard part >= 0 else { continue }
      grouped[Int(starts[part])] = index
      starts[part] += 1
    }
    for part in starts.indices.dropFirst().reversed() { starts[part] = starts[part - 1] }
    if !starts.isEmpty { starts[0] = 0 }
  }
}
