#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `xibinspect lint --layout` over the documents, the whole process, against `xibinspect layout`.
struct LayoutLintBenchmark {
  private static let rounds = 5
  let command: String?
  let folder: String

  func run(_ table: inout Table) {
    let figure = "xibinspect lint --layout, against xibinspect layout"
    guard let command else {
      return table.add(figure, goal: "<= 1.20x", measured: "skipped: no command given")
    }
    var ours: [Double] = []
    var theirs: [Double] = []
    for round in 0...Self.rounds {
      let one = Child.run(
        [command, "lint", "--layout", folder], output: "/dev/null", errors: "/dev/null")
      let other = Child.run([command, "layout", folder], output: "/dev/null", errors: "/dev/null")
      // Findings and documents that cannot be laid out are no failure.
      guard one.status >= 0, other.status >= 0 else {
        return table.add(figure, goal: "<= 1.20x", measured: "skipped: a command failed")
      }
      if round > 0 {
        ours.append(one.milliseconds)
        theirs.append(other.milliseconds)
      }
    }
    table.add(
      figure, ratio: ours.median / theirs.median, atMost: 1.2,
      detail: "\(ours.median.text) ms, \(theirs.median.text) ms")
  }
}
