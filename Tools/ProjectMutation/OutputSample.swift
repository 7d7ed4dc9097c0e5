import IBTools
import TestSupport

/// What other programs print: lists of files, the arguments of git, and the output of a build and its tests.
enum OutputSample {
  // MARK: Lists of files

  private static let nameBytes: [UInt8] = Array("ab/. \"\\\n\t-é".utf8) + [0xFF, 0xC3, 0x01, 0x0D]

  /// A list of files, in one of git's forms.
  static func fileList(_ random: inout RandomSource) -> [UInt8] {
    let names = (0..<random.amount(6, rarely: 300)).map { _ in
      (0..<(1 + random.amount(8, rarely: 300))).map { _ in random.pick(nameBytes) }
    }
    switch random.below(4) {
    case 0: return Array(names.joined(separator: [0])) + random.pick([[0], []])
    case 1: return Array(names.joined(separator: Array(random.pick(["\n", "\r\n", "\r"]).utf8)))
    default: return names.flatMap { quoted($0) + [0x0A] }
    }
  }

  /// Writes a name as git does.
  private static func quoted(_ name: [UInt8]) -> [UInt8] {
    let body = name.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x22, 0x5C: [0x5C, byte]
      case 0x0A: Array("\\n".utf8)
      case 0x20..<0x7F: [byte]
      default:
        Array("\\".utf8) + [byte >> 6, byte >> 3 & 7, byte & 7].map { 0x30 + $0 }
      }
    }
    return [0x22] + body + [0x22]
  }

  static func probeFileList(_ bytes: [UInt8]) -> ProbeOutcome {
    let paths = FileList(bytes).paths
    let isZeroed = bytes.contains(0)
    guard paths.count <= bytes.count, !paths.contains("") else { return .broken("an empty name") }
    // Names that git would write in quotes are read as git wrote them.
    let names = bytes.split(separator: 0x0A).map { Array($0) }
      .filter { line in !isZeroed && line.allSatisfy { (0x23..<0x7F).contains($0) && $0 != 0x5C } }
    for name in names where !FileList(quoted(name)).paths.elementsEqual(FileList(name).paths) {
      return .broken("a quoted name is read as another")
    }
    return paths.isEmpty ? .refused : .read
  }

  // MARK: Git

  private static let words = [
    "a.xib", "/tmp/x_a.xib", "/dev/null", ".", "100644", "000000", "0123456789abcdef", "beef", "-o",
    "--", "", "b/../a.xib", "similarity index 90%", "10064٣", "é",
  ]

  /// The arguments of a driver, one a line, then a comparison by lines or an attributes file.
  static func gitDriver(_ random: inout RandomSource) -> [UInt8] {
    let usual = [
      "a.xib", "/tmp/x_a.xib", "0123456789", "100644", "b.xib", "beef00", "100644", "c.xib", "note",
    ]
    let count = random.pick([7, 9, 7, 9, 1, 0, 8])
    let arguments = (0..<count).map { random.below(8) == 0 ? random.pick(words) : usual[$0] }
    let lines = (0..<random.amount(8, rarely: 3000)).map { _ in
      random.pick([
        "--- a/tmp/x_a.xib", "+++ b/b.xib", "@@ -1 +1 @@", "-x", "*.xib diff=xibinspect",
        "*.xib diff=xibinspect merge=xibinspect", "*.storyboard diff=xibinspect merge=xibinspect",
      ])
    }
    let end = random.pick(["\n", "\r\n"])
    return Array((arguments.joined(separator: "\n") + "\n\n" + lines.joined(separator: end)).utf8)
  }

  static func probeGitDriver(_ bytes: [UInt8]) -> ProbeOutcome {
    // Attributes that are not in UTF-8 are refused.
    guard let added = try? GitInstallation.adding(to: bytes) else { return .refused }
    guard added.bytes.starts(with: bytes) else { return .broken("an attributes file loses lines") }
    if (try? GitInstallation.adding(to: added.bytes))?.missing.isEmpty != true {
      return .broken("attributes are added twice")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let arguments = Array(lines.prefix { !$0.isEmpty })
    guard let driver = GitDriverArguments(arguments) else { return .refused }
    if driver.named(text).utf8.count > (text.utf8.count + 1) * (driver.path.utf8.count + 4) {
      return .broken("a comparison without bounds")
    }
    return arguments.contains(driver.path) ? .read : .broken("a path that git did not pass")
  }

  // MARK: Builds and tests

  private static let lines = [
    "/p/Sources/A.swift:12:3: error: cannot find 'x' in scope",
    "A.swift:99999999999999999999:1: error: y",
    "/p/skeletons/B.swift:0:0: error: ", ": error: ", "::: error: :", "Stack dump:",
    "3.\tWhile type-checking 'paint()' (at /p/Sources/A.swift:12:3)", "While at /", " at /",
    "◇ Test run started.", "✔ Test run with 3 tests passed after 1 seconds.",
    "◇ Test \"a\" started.",
    "✘ Test \"a\" recorded an issue at A.swift:1:2: Expectation failed: (problems → [\"p\\n\"])",
    "✔ Test \"a\" passed after 0.1 seconds.", "✘ Test \"b\" failed after 0.1 seconds.", "◇ Test \"",
    " Test \"\"", "App/A.swift:12: Fatal error: Index out of range", "Fatal error: ",
    "é Test \" with ",
    "error: Exited with unexpected signal code 11", "Thread 0 crashed:",
    "1 [ra] f() at /p/Sources/A.swift:9:1",
  ]

  static func buildOutput(_ random: inout RandomSource) -> [UInt8] {
    let texts = (0..<random.amount(14, rarely: 1000)).map { _ -> String in
      let line = random.pick(lines)
      guard random.below(6) == 0 else { return line }
      return String(repeating: line, count: 1 + random.amount(3, rarely: 400))
    }
    return Array(texts.joined(separator: random.pick(["\n", "\n", "\r\n", "\u{2028}"])).utf8)
  }

  static func probeBuildOutput(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    let text = String(decoding: bytes, as: UTF8.self)
    let errors = PackageCheck.errors(in: text)
    // Bytes that are not UTF-8 become longer.
    if errors.contains(where: { $0.path.utf8.count + $0.message.utf8.count > text.utf8.count }) {
      return .broken("an error that is longer than the output")
    }
    let sources = ["/p/Sources/A.swift": "/p/Sources/A.swift", "/p/B.swift": "/p/B.swift"]
    let run = TestRun(text, isOverdue: seed.isMultiple(of: 5), sources: sources)
    guard run.failures.allSatisfy({ $0.problem.count <= 160 && !$0.problem.isEmpty }) else {
      return .broken("a problem without bounds")
    }
    return errors.isEmpty && run.passed + run.failures.count == 0 ? .refused : .read
  }
}
