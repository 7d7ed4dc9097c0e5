import CKiwi

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the solver against kiwi on the same systems: `bench-solver [FILE…]`, where the files contain systems as
/// text.
///
/// Both sides build and solve alternately, on one thread; the figures are medians. Without kiwi's headers, only this
/// package's solver is measured.
@main
enum BenchSolver {
  private static let sizes = [200, 400, 800, 1600]

  static func main() throws {
    print(
      "kiwi's headers \(ckiwi_is_available() == 1 ? "found" : "not found: nothing to compare with")"
    )
    if CommandLine.arguments.contains("--scenes") { return try scenes() }
    try shapes()
    try growth()
    try scenes()
    for path in CommandLine.arguments.dropFirst() {
      let systems = try TextSystem.systems(in: read(path))
      try measure(systems, path)
      for system in systems where system.name == "enaml-like" { try edits(system) }
    }
  }

  private static func shapes() throws {
    print("\nbuild and solve, ms          n      ours      kiwi     ratio")
    for (name, make) in Shapes.all {
      for size in sizes {
        let system = make(size)
        // Beyond that it takes half a minute and more.
        let isNested = name == "nested insets"
        let isSlow = isNested && size > 200
        let kiwi = isSlow ? .nan : kiwiTime(system, rounds: size > 400 || isNested ? 3 : 5)
        let own = try ownTime(system, rounds: 21)
        print(
          name.padded(to: 22), String(size).padded(left: 7), (own / 1e6).text(3).padded(left: 9),
          (kiwi / 1e6).text(1).padded(left: 9), ratio(kiwi, own))
        if size == sizes[0] { try compareValues(system) }
      }
    }
  }

  private static func ratio(_ kiwi: Double, _ own: Double) -> String {
    ((kiwi / own).text(1) + (kiwi.isFinite ? "x" : "")).padded(left: 9)
  }

  /// Reports if the two solve the same system with different values.
  private static func compareValues(_ system: TextSystem) throws {
    let kiwi = KiwiSystem(system).solve()
    guard kiwi.nanoseconds > 0 else { return }
    let own = try OwnSystem.solve(system)
    let difference = zip(kiwi.values, own.values).map { abs($0 - $1) }.max() ?? 0
    if difference > 1e-6 { print("  values differ by up to \(difference)") }
  }

  private static func growth() throws {
    print("\ntime per view, n = 1600 against 200 (goal: at most 2)")
    for (name, make) in Shapes.all {
      let small = try ownTime(make(200), rounds: 41) / 200
      let large = try ownTime(make(1600), rounds: 21) / 1600
      print(
        name.padded(to: 22), "\(small.text(0)) ns, \(large.text(0)) ns: \((large / small).text(2))x"
      )
    }
  }

  private static func scenes() throws {
    print("\nscenes, build and solve, µs   constraints      ours      kiwi     ratio")
    for scene in Scenes.all {
      let own = try ownTime(scene, rounds: 501)
      let kiwi = kiwiTime(scene, rounds: 101)
      print(
        scene.name.padded(to: 22), String(scene.constraints.count).padded(left: 18),
        (own / 1e3).text(1).padded(left: 9), (kiwi / 1e3).text(1).padded(left: 9),
        (kiwi / own).text(1).padded(left: 8) + "x")
    }
  }

  /// Real systems: the sum of the medians of all. A view without constraints results in a system with nothing to solve.
  private static func measure(_ all: [TextSystem], _ path: String) throws {
    let systems = all.filter { !$0.constraints.isEmpty }
    var own = 0.0
    var kiwi = 0.0
    var compared = 0
    var ratios: [Double] = []
    for system in systems {
      let theirs = kiwiTime(system, rounds: 21)
      guard theirs > 0 || ckiwi_is_available() == 0 else { continue }
      let ours = try ownTime(system, rounds: 21)
      own += ours
      kiwi += theirs
      compared += 1
      ratios.append(theirs / ours)
    }
    print(
      "\n\(path): \(compared) of \(systems.count) systems with constraints that both solve\n"
        + "  together \((own / 1e3).text(1)) µs, kiwi \((kiwi / 1e3).text(1)) µs: "
        + "\((kiwi / own).text(2))x; median ratio \(ratios.median.text(2))x")
  }

  private static func edits(_ system: TextSystem) throws {
    let rounds: [[Double]] = [
      [400, 600], [600, 400], [800, 1200], [1200, 800], [400, 800], [800, 400],
    ]
    let kiwi = KiwiSystem(system)
    var theirs: [Double] = []
    var ours: [Double] = []
    for _ in 0..<9 {
      theirs.append(kiwi.edit(rounds, count: 60_000))
      ours.append(try OwnSystem.edit(system, rounds, count: 60_000))
    }
    print(
      "  edits of width and height, six sizes in turn: \(ours.median.text(0)) ns, "
        + "kiwi \(theirs.median.text(0)) ns: \((ours.median / theirs.median).text(2)) of its time")
  }

  private static func kiwiTime(_ system: TextSystem, rounds: Int) -> Double {
    let kiwi = KiwiSystem(system)
    return (0..<rounds).map { _ in kiwi.solve().nanoseconds }.median
  }

  private static func ownTime(_ system: TextSystem, rounds: Int) throws -> Double {
    try (0..<rounds).map { _ in try OwnSystem.solve(system).nanoseconds }.median
  }

  private static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw TextSystem.Malformed(line: "no file \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func padded(left width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  /// The number with some digits after the decimal point, a dash where there is none.
  func text(_ digits: Int) -> String {
    guard isFinite else { return "-" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = String(Int((abs(self) * scale).rounded())).padded(zeros: digits + 1)
    let sign = self < 0 ? "-" : ""
    return digits == 0 ? sign + whole : sign + whole.dropLast(digits) + "." + whole.suffix(digits)
  }
}

extension String {
  fileprivate func padded(zeros width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}

extension [Double] {
  var median: Double {
    guard !isEmpty else { return .nan }
    return sorted()[count / 2]
  }
}
