import AutoLayout
import FoundationEssentials
import Testing

/// Ten thousand random systems against the optima that HiGHS finds, stored by `Scripts/generate/make-solver-truth`.
@Suite struct IndependentOptimumTests {
  private struct Truth {
    var number: Int
    var broken: [Int]
    var errors: [Double]
    /// nil where the constraints do not determine the variable.
    var values: [Double?]

    init(line: Substring) throws {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      try #require(fields.count == 4)
      number = try #require(Int(fields[0]))
      broken = fields[1].split(separator: ",").compactMap { Int($0) }
      errors = fields[2].split(separator: ",").compactMap { Double($0) }
      values = fields[3].split(separator: ",").map { Double($0) }
    }
  }

  private static func truths() throws -> [Truth] {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let data = try Data(contentsOf: URL(filePath: "/\(folder)/Truth/solver/random.txt"))
    return try String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { try Truth(line: $0) }
  }

  @Test func `ten thousand random systems have the optima that HiGHS finds`() throws {
    let truths = try Self.truths()
    #expect(truths.count == 10_000)
    for truth in truths {
      let random = RandomSystem(number: truth.number)
      var loaded = try Loaded(random)
      loaded.system.solve()
      let values = loaded.values
      let broken = loaded.system.brokenConstraints.map { loaded.handles.firstIndex(of: $0) }
      #expect(broken == truth.broken, "system \(truth.number)")
      let errors = random.errors(at: values)
      let areSame = zip(errors, truth.errors).allSatisfy { abs($0 - $1) < 1e-3 }
      #expect(areSame, "system \(truth.number): \(errors) instead of \(truth.errors)")
      for (index, constraint) in random.constraints.enumerated()
      where constraint.isRequired && !truth.broken.contains(index) {
        #expect(constraint.error(at: values) < 1e-6, "system \(truth.number), constraint \(index)")
      }
      for (index, variable) in loaded.variables.enumerated() {
        let isDetermined = loaded.system.isDetermined(variable)
        #expect(
          isDetermined == (truth.values[index] != nil),
          "system \(truth.number), variable \(index)")
        guard let value = truth.values[index] else { continue }
        #expect(abs(values[index] - value) < 1e-2, "system \(truth.number), variable \(index)")
      }
    }
  }
}
