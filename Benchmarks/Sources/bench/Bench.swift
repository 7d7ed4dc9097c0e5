import CSAXPass
import HeadlessUIKit
import InterfaceBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures what the package promises: `bench [COMMAND]`, the command being a static release build; `bench --relayout`
/// measures only layouts after a change, `bench --lists` only lists, `bench --live` only taps, screens and animations,
/// `bench --outlets COMMAND` only connections, `bench --lint` only the linter without layouts, `bench --decode` only
/// NIBArchives, `bench --serve COMMAND` only the language server, `bench --loads` only loads, and `bench --scaling` only
/// small documents against a large one. For a profiler, `bench --taps DEPTH` only taps on a button at this depth, and
/// `bench --layouts` loads and lays out each xib twice and `bench --scenes` only loads the storyboards' scenes twice:
/// what the runtime finds out once, such as conformances, is not in the second round
/// (`--zero-before='*layOut*'` of callgrind).
///
/// `XIB_CORPUS` names a folder with `documents/`, `nibs/` and `pairs/`; without it the samples are measured. Every
/// comparison runs both sides alternately, on one thread, and takes medians.
@main
enum Bench {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--memory" {
      try MemoryBenchmark.child(arguments[2])
      return
    }
    ignoreReports()
    var table = Table()
    if arguments.count == 3, arguments[1] == "--taps", let depth = Int(arguments[2]) {
      return print("\(try TapBenchmark().microseconds(depth: depth).text) µs")
    }
    if arguments.count == 2, arguments[1] == "--relayout" {
      RelayoutBenchmark().run(&table)
      return finish(table)
    }
    if arguments.count == 2, arguments[1] == "--lists" {
      ListBenchmark().run(&table)
      return finish(table)
    }
    if arguments.count == 3, arguments[1] == "--serve" {
      try ServerBenchmark(command: arguments[2]).run(&table)
      return finish(table)
    }
    if arguments.count == 2, arguments[1] == "--live" {
      try TapBenchmark().run(&table)
      try ScreenBenchmark().run(&table)
      AnimationBenchmark().run(&table)
      return finish(table)
    }
    if arguments.count == 2, arguments[1] == "--scaling" {
      try ScalingBenchmark().run(&table)
      return finish(table)
    }
    let documents = Documents()
    if arguments.count == 3, arguments[1] == "--outlets" {
      OutletsBenchmark(documents, command: arguments[2]).run(&table)
      return finish(table)
    }
    if arguments.count == 2, arguments[1] == "--lint" {
      try LintBenchmark(documents).run(&table)
      return finish(table)
    }
    if arguments.count == 2, arguments[1] == "--decode" {
      try NibDecodeBenchmark(documents).run(&table)
      return finish(table)
    }
    if arguments.count == 2, arguments[1] == "--layouts" {
      let benchmark = LoadBenchmark(documents)
      for _ in 0..<2 { try benchmark.layOut() }
      return
    }
    if arguments.count == 2, arguments[1] == "--scenes" {
      let benchmark = StoryboardBenchmark(documents)
      for _ in 0..<2 { _ = try benchmark.live() }
      return
    }
    if arguments.count == 2, arguments[1] == "--loads" {
      try LoadBenchmark(documents).run(&table)
      try StoryboardBenchmark(documents).run(&table)
      try MacLoadBenchmark(documents).run(&table)
      return finish(table)
    }
    print("measuring \(documents.title)")
    let command = arguments.count > 1 ? arguments[1] : nil
    try ParseBenchmark(documents).run(&table)
    OutletsBenchmark(documents, command: command).run(&table)
    try LintBenchmark(documents).run(&table)
    LayoutLintBenchmark(command: command, folder: documents.folder).run(&table)
    try LoadBenchmark(documents).run(&table)
    try StoryboardBenchmark(documents).run(&table)
    try MacLoadBenchmark(documents).run(&table)
    RelayoutBenchmark().run(&table)
    ListBenchmark().run(&table)
    try ScalingBenchmark().run(&table)
    try TapBenchmark().run(&table)
    try ScreenBenchmark().run(&table)
    try DiffBenchmark().run(&table)
    AnimationBenchmark().run(&table)
    try MemoryBenchmark(documents).run(&table)
    try NibDecodeBenchmark(documents).run(&table)
    StartBenchmark(command: command).run(&table)
    try ServerBenchmark(command: command).run(&table)
    finish(table)
  }

  /// Ignores problems in the documents: finding the constraints of a conflict takes many solves, and the time for
  /// printing depends on where standard error goes.
  @MainActor private static func ignoreReports() {
    let environment = HeadlessEnvironment.current
    environment.failureHandler = { _ in }
    environment.attributeHandler = { _ in }
    environment.conflictHandler = { _ in }
    environment.warningHandler = { _ in }
  }

  /// Prints the figures; a missed goal fails the run.
  @MainActor private static func finish(_ table: Table) {
    table.print()
    if table.hasMissed { exit(1) }
  }
}

/// The table that `make bench` prints at the end.
struct Table {
  private var rows: [(figure: String, goal: String, measured: String)] = []
  /// Whether a goal was missed.
  private(set) var hasMissed = false

  mutating func add(_ figure: String, goal: String, measured: String) {
    rows.append((figure, goal, measured))
  }

  /// A ratio with its goal and whether it is reached.
  mutating func add(_ figure: String, ratio: Double, atMost goal: Double, detail: String) {
    let verdict = ratio <= goal ? "" : "  MISSED"
    if ratio > goal { hasMissed = true }
    add(figure, goal: "<= \(goal.text)x", measured: "\(ratio.text)x  (\(detail))\(verdict)")
  }

  func print() {
    let all = [(figure: "figure", goal: "goal", measured: "measured")] + rows
    let figure = all.map(\.figure.count).max() ?? 0
    let goal = all.map(\.goal.count).max() ?? 0
    Swift.print("")
    for row in all {
      Swift.print(row.figure.padded(to: figure), row.goal.padded(to: goal), row.measured)
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count) + 1)
  }
}

extension Double {
  /// The number with two digits after the decimal point.
  var text: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = abs(hundredths % 100)
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

extension Array where Element == Double {
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// The milliseconds that a body takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try body()
  let passed = (clock.now - start).components
  return Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15
}
