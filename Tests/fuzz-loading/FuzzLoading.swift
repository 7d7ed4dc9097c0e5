// `fuzz-loading [COUNT [SEED]]`: damages the samples and their compiled nibs, and loads what is left. A crash or
// a hang names the seed; `fuzz-loading 1 SEED` repeats it.
import LoadMutation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sample at work, for the handlers of signals.
nonisolated(unsafe) private var current: UInt64 = 0

@main
@MainActor
enum FuzzLoading {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
    let count = arguments.first.flatMap { $0 } ?? 20_000
    let first = arguments.dropFirst().first.flatMap { $0 } ?? 1
    let probe = try LoadProbe()
    for name in [SIGALRM, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS] { signal(name, report) }
    var loaded = 0
    for seed in first..<first + count {
      current = seed
      alarm(20)
      if case .loaded = probe.run(seed: seed) { loaded += 1 }
    }
    alarm(0)
    print("\(count) damaged nibs: \(loaded) loaded, \(count - UInt64(loaded)) refused")
  }

  /// Names the seed, digit by digit: a handler may not allocate.
  private nonisolated static let report: @convention(c) (Int32) -> Void = { _ in
    let words: StaticString = "\nfuzz-loading: a crash or a hang at seed "
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    var number = current
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
