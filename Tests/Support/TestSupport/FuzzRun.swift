import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The seed at work, and the command's name, for the handlers of signals.
nonisolated(unsafe) private var currentSeed: UInt64 = 0
nonisolated(unsafe) private var commandName: StaticString = ""
/// The processor time when the sample at work began, and the number of alarms since.
nonisolated(unsafe) private var sampleStart = clock()
nonisolated(unsafe) private var alarms = 0

/// A command that tries seeds: `COMMAND [COUNT [SEED]]`.
///
/// A crash or a hang names the seed, and `COMMAND 1 SEED` repeats it.
public struct FuzzRun {
  private let name: StaticString
  private let count: UInt64
  private let first: UInt64

  /// Describes a command, and reads what its arguments ask for.
  /// - Parameter usualCount: How many seeds are tried where the arguments name no number.
  public init(_ name: StaticString, usualCount: UInt64) {
    self.name = name
    let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
    count = arguments.first.flatMap { $0 } ?? usualCount
    first = arguments.dropFirst().first.flatMap { $0 } ?? 1
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
    for name in [SIGALRM, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS] { signal(name, Self.report) }
    var refused = 0
    var read = 0
    var broken: [String] = []
    for seed in first..<first + count {
      currentSeed = seed
      sampleStart = clock()
      alarms = 0
      // A sample takes milliseconds; under the address sanitizer some tens of them.
      alarm(20)
      switch try probe(seed) {
      case .read: read += 1
      case .refused: refused += 1
      case .broken(let what): broken.append("seed \(seed): \(what)")
      }
    }
    alarm(0)
    print("\(name): \(count) samples: \(read) read, \(refused) refused, \(broken.count) broken")
    for line in broken.prefix(50) { print(line) }
    // Samples that are all refused test nothing, as those of a corpus that is not there.
    let isIdle = count >= 1_000 && read < count / 100
    if isIdle { print("\(name): fewer than 1 % of the samples were read, so this tests nothing") }
    exit(broken.isEmpty && !isIdle ? 0 : 1)
  }

  /// Names the seed, digit by digit: a handler may not allocate.
  private static let report: @convention(c) (Int32) -> Void = { signal in
    // On a busy machine, a sample may have had little of the time that has passed.
    alarms += 1
    if signal == SIGALRM, clock() - sampleStart < 10 * CLOCKS_PER_SEC, alarms < 15 {
      alarm(20)
      return
    }
    let words: StaticString = ": a crash or a hang at seed "
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
