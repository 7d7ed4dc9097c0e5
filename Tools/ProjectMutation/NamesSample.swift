import DiagnosticText
import Diagnostics
import Foundation
import IBSearch
import IBTools
import Synchronization
import TestSupport

/// Sources with names in literals, comments and code, in which names are found and changed.
enum NamesSample {
  private static let names = ["Old", "New", "b1", "a b", "é", "x"]
  private static let pieces = [
    "class Old: UIView {}", "var Old = 1", "func Old() {}", "\"Old\"", "\"a \\(Old) \\\"b\\\"\"",
    "// Old",
    "/* Old /* \"Old\" */ Old */", "\"\"\"", "\"\"\"\nOld\n\"\"\"", "@\"Old\"", "#\"Old\"#", "\"",
    "\\", "*/", "/*",
    "Old.Old", "`Old`", "'Old'", "Old2", "\u{0}", "#import \"Old.h\"", "[self Old:x New:y];", "\n",
  ]

  static func bytes(_ random: inout RandomSource) -> [UInt8] {
    let count = random.amount(20, rarely: 8000)
    let text = (0..<count).map { _ in
      random.pick(pieces).replacing("Old", with: random.below(3) == 0 ? random.pick(names) : "Old")
    }.joined(separator: random.pick([" ", "\n", "", "\r\n"]))
    return Array((text + random.nested([("/* ", " */"), ("\"\\(", ")\"")], "Old")).utf8)
  }

  static func probe(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    let names = SourceNames(bytes)
    var (start, end) = (0, 0)
    for token in names.tokens {
      // The words of an interpolation are inside of its literal.
      guard token.range.lowerBound >= (token.isLiteral ? start : end),
        token.range.upperBound <= bytes.count
      else { return .broken("a token outside of its place") }
      start = token.range.lowerBound
      if !token.isLiteral { end = token.range.upperBound }
      guard token.text == String(decoding: bytes[token.range], as: UTF8.self) else {
        return .broken("a token with another text")
      }
    }
    let kinds: [DocumentUse.Kind] = [.class, .identifier, .action, .outlet, .image, .text]
    let queries = kinds.map { FindRun.Query($0, named: "Old") }
    for use in SourceUses(queries, in: bytes, isSwift: true).uses
    where use.line < 1 || use.column < 1 {
      return .broken("a use without a place")
    }
    do {
      let outcome = try rename(bytes, kinds[Int(seed % UInt64(kinds.count))])
      return names.tokens.isEmpty ? .refused : outcome
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
  }

  private static func rename(_ bytes: [UInt8], _ kind: DocumentUse.Kind) throws -> ProbeOutcome {
    let folder = try ScratchFolder()
    let document = TranslationProbe.document.replacing(
      "<view id", with: "<view customClass=\"Old\" id")
    let xib = try folder.write(Array(document.utf8), "app/a.xib")
    let source = try folder.write(bytes, "app/a.swift")
    guard Renaming.kinds.contains(kind) else { return .read }
    var run = RenameRun(Renaming(kind, from: "Old", to: "Newer"))
    run.sources = [folder.url.path + "/app"]
    let sink = QuietSink()
    guard try run.run([xib.path], to: sink) == .fine else { return .refused }
    var back = RenameRun(Renaming(kind, from: "Newer", to: "Old"))
    back.sources = run.sources
    let isBack = (try? back.run([xib.path], to: QuietSink())) == .fine
    if isBack, try folder.bytes("app/" + source.lastPathComponent) != bytes {
      return .broken("a renaming there and back changes the source")
    }
    return sink.hasControls ? .broken("a control character in a report") : .read
  }
}

/// A receiver of output that keeps only whether the output is harmless.
final class QuietSink: ReportSink {
  private let found = Mutex(false)
  /// Whether text for people contains a control character.
  var hasControls: Bool { found.withLock { $0 } }

  func write(_ bytes: [UInt8]) {}
  func write(_ text: String) { note(text) }
  func report(_ problems: [Diagnostic]) {}
  func report(rendered text: [UInt8]) {}
  var progress: ProgressHandler { .none }
  var isClosed: Bool { false }

  private func note(_ text: String) {
    let hasControl = PrintableText.lines(text).unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t"
    }
    if hasControl { found.withLock { $0 = true } }
  }
}
