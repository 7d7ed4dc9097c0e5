import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The seed at work, and the command's name, for the handlers of signals.
nonisolated(unsafe) private var currentSeed: UInt64 = 0
nonisolated(unsafe) private var commandName: StaticString = ""
/// The processor time and the memory when the sample at work began, and the ticks of the clock since.
nonisolated(unsafe) private var sampleStart = clock()
nonisolated(unsafe) private var sampleMemory = SampleMemory()
nonisolated(unsafe) private var ticks = 0
/// Read before a handler needs it.
nonisolated(unsafe) private var memoryLimit = 0

/// A command that tries seeds: `COMMAND [COUNT [SEED]]`.
///
/// A crash, a hang or a sample that takes too much memory names the seed, and `COMMAND 1 SEED` repeats it. Samples of several
/// formats take turns: the format of a seed is its remainder. `--each` counts the samples of each format, and
/// `--format NAME` tries only one.
public struct FuzzRun {
  private let name: StaticString
  private let formats: [String]
  private var count: UInt64
  private var first: UInt64 = 1
  private var step: UInt64 = 1

  /// Describes a command, and reads what its arguments ask for. Arguments that it does not know, and `--help`, end the process.
  /// - Parameters:
  ///   - usualCount: How many seeds are tried where the arguments name no number.
  ///   - formats: The formats of samples, in the order of the remainders of their seeds.
  public init(_ name: StaticString, usualCount: UInt64, formats: [String] = []) {
    self.name = name
    self.formats = formats
    count = usualCount
    var arguments = CommandLine.arguments.dropFirst()
    let turns = UInt64(max(1, formats.count))
    var format: Int?
    var countsEach = false
    if arguments.first == "--each", !formats.isEmpty {
      arguments = arguments.dropFirst()
      countsEach = true
    } else if arguments.first == "--format", let name = arguments.dropFirst().first {
      arguments = arguments.dropFirst(2)
      format = formats.firstIndex(of: name)
      if format == nil { end("there is no format '\(name)'") }
    }
    let numbers = arguments.map { UInt64($0) }
    if numbers.count > 2 || numbers.contains(nil) { end(nil) }
    if case let number?? = numbers.first { count = number }
    if case let seed?? = numbers.dropFirst().first { first = seed }
    if countsEach { count *= turns }
    if let format {
      step = turns
      first += (UInt64(format) + turns - first % turns) % turns
    }
  }

  /// Prints how the command is used, and ends the process.
  private func end(_ problem: String?) -> Never {
    let isHelp = problem == nil && CommandLine.arguments.contains("--help")
    if let problem { print("\(name): \(problem)") }
    print("usage: \(name) \(formats.isEmpty ? "" : "[--each | --format NAME] ")[COUNT [SEED]]")
    if !formats.isEmpty {
      print(
        "\(count) samples are \(count / UInt64(formats.count)) of each of \(formats.count) formats;"
      )
      print("--each tries COUNT samples of each format, --format only those of one:")
      print(formats.joined(separator: " "))
    }
    exit(isHelp ? 0 : 2)
  }

  /// Tries seeds as ``run(_:)`` does; the bytes of a single one are left in a file.
  /// - Parameter fileExtension: Of that file.
  public func run(
    fileExtension: String, sample: (UInt64) -> [UInt8],
    probe: (_ bytes: [UInt8], _ seed: UInt64) -> ProbeOutcome
  ) throws -> Never {
    try run { seed in
      let bytes = sample(seed)
      if count == 1 {
        try Data(bytes).write(to: URL(filePath: "fuzz-\(seed).\(fileExtension)"))
      }
      return probe(bytes, seed)
    }
  }

  /// Tries the seeds that the arguments ask for, prints what came of them and ends the process: with 1 where
  /// something did not hold, with 3 at a crash or a hang.
  public func run(_ probe: (_ seed: UInt64) throws -> ProbeOutcome) throws -> Never {
    commandName = name
    memoryLimit = SampleMemory.limit
    for name in [SIGALRM, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS] { signal(name, Self.report) }
    Self.startClock()
    var tallies = [Tally](repeating: Tally(), count: max(1, formats.count))
    var broken: [String] = []
    for number in 0..<count {
      let seed = first + number * step
      currentSeed = seed
      sampleStart = clock()
      ticks = 0
      sampleMemory = SampleMemory()
      let place = Int(seed % UInt64(tallies.count))
      var outcome = try probe(seed)
      let growth = sampleMemory.growth
      if growth > memoryLimit { outcome = .broken("the sample takes \(growth >> 20) MB of memory") }
      switch outcome {
      case .read: tallies[place].read += 1
      case .refused: tallies[place].refused += 1
      case .broken(let what): broken.append("seed \(seed): \(what)")
      }
    }
    Self.stopClock()
    let read = tallies.reduce(0) { $0 + $1.read }
    let refused = tallies.reduce(0) { $0 + $1.refused }
    print("\(name): \(count) samples: \(read) read, \(refused) refused, \(broken.count) broken")
    for line in broken.prefix(50) { print(line) }
    var isIdle = false
    for (place, tally) in tallies.enumerated() where tally.read + tally.refused > 0 {
      let label = formats.isEmpty ? "\(name)" : formats[place]
      if !formats.isEmpty { print("  \(label): \(tally.read) read, \(tally.refused) refused") }
      // Samples that are all refused test nothing, as those of a corpus that is not there.
      guard tally.read + tally.refused >= 1_000, tally.read < (tally.read + tally.refused) / 100
      else { continue }
      isIdle = true
      print("\(label): fewer than 1 % of the samples were read, so this tests nothing")
    }
    exit(broken.isEmpty && !isIdle ? 0 : 1)
  }

  private struct Tally {
    var read = 0
    var refused = 0
  }

  /// Four ticks a second: memory can grow by gigabytes in one.
  private static func startClock() { setClock(microseconds: 250_000) }

  private static func stopClock() { setClock(microseconds: 0) }

  private static func setClock(microseconds: Int) {
    let tick = timeval(tv_sec: 0, tv_usec: .init(microseconds))
    var times = itimerval(it_interval: tick, it_value: tick)
    #if canImport(Darwin)
      setitimer(ITIMER_REAL, &times, nil)
    #else
      setitimer(Int32(ITIMER_REAL.rawValue), &times, nil)
    #endif
  }

  /// Names the seed, digit by digit: a handler may not allocate.
  private static let report: @convention(c) (Int32) -> Void = { signal in
    var words: StaticString = ": a crash at seed "
    if signal == SIGALRM {
      ticks += 1
      // On a busy machine, a sample may have had little of the time that has passed.
      if sampleMemory.growth > memoryLimit {
        words = ": too much memory at seed "
      } else if clock() - sampleStart >= 10 * CLOCKS_PER_SEC || ticks >= 1_200 {
        words = ": a hang at seed "
      } else {
        return
      }
    }
    _ = write(STDERR_FILENO, commandName.utf8Start, commandName.utf8CodeUnitCount)
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    var number = currentSeed
    var scale: UInt64 = 1
    while number / scale >= 10 { scale *= 10 }
    while scale > 0 {
      var digit = UInt8(0x30 + number / scale % 10)
      _ = write(STDERR_FILENO, &digit, 1)
      number %= scale
      scale /= 10
    }
    _exit(3)
  }
}
