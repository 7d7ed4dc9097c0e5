// `fuzz-documents [COUNT [SEED]]`: damages the samples and asks everything of what is left. A crash or
// a hang names the seed, `fuzz-documents 1 SEED` repeats it, with its bytes in fuzz-SEED.xib.
import DocumentMutation
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sample at work, for the handlers of signals.
nonisolated(unsafe) private var current: UInt64 = 0

@main
enum FuzzDocuments {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
    let count = arguments.first.flatMap { $0 } ?? 20_000
    let first = arguments.dropFirst().first.flatMap { $0 } ?? 1
    let mutator = try Mutator.samples()
    for name in [SIGALRM, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS] { signal(name, report) }
    var refused = 0
    var read = 0
    var broken: [String] = []
    for seed in first..<first + count {
      current = seed
      // A sample takes milliseconds; under the address sanitizer some tens of them.
      alarm(20)
      let bytes = mutator.sample(seed: seed)
      if count == 1 { try Data(bytes).write(to: URL(filePath: "fuzz-\(seed).xib")) }
      switch Probe.run(bytes, seed: seed) {
      case .read: read += 1
      case .refused: refused += 1
      case .broken(let what): broken.append("seed \(seed): \(what)")
      }
    }
    alarm(0)
    print("\(count) damaged documents: \(read) read, \(refused) refused, \(broken.count) broken")
    for line in broken.prefix(50) { print(line) }
    exit(broken.isEmpty ? 0 : 1)
  }

  /// Names the seed, digit by digit: a handler may not allocate.
  private static let report: @convention(c) (Int32) -> Void = { _ in
    let words: StaticString = "\nfuzz-documents: a crash or a hang at seed "
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
