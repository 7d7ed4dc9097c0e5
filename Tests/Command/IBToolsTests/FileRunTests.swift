import Diagnostics
import Foundation
import IBTools
import Synchronization
import TestSupport
import Testing

@Suite struct FileRunTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for number in 100..<300 { try scratch.write([], "\(number).xib") }
  }

  private func run(json: Bool = false, _ names: [String]? = nil) -> FileRun {
    let paths = names?.map { scratch.url.appending(path: $0).path } ?? [scratch.url.path]
    return FileRun(files: InputFiles(paths), json: json)
  }

  @Test func `results come in the order of the files though these are read in parallel`() {
    let sink = CollectingSink()
    let status = run().run(to: sink) { FileReport(text: $0.relativePath + " ") }
    #expect(status == .fine)
    #expect(sink.output == (100..<300).map { "\($0).xib " }.joined())
  }

  @Test func `JSON is a list for several files and one value for one`() {
    let several = CollectingSink()
    _ = run(json: true, ["100.xib", "101.xib"]).run(to: several) { _ in FileReport(text: "1") }
    #expect(several.output == "[\n1,\n1\n]\n")
    let one = CollectingSink()
    _ = run(json: true, ["100.xib"]).run(to: one) { _ in FileReport(text: "1") }
    #expect(one.output == "1\n")
  }

  @Test func `a file that fails does not stop the others, and the worst result counts`() {
    let sink = CollectingSink()
    let status = run().run(to: sink) { file in
      switch file.relativePath {
      case "150.xib": throw Diagnostic(id: "x", severity: .error, file: "150", message: "broken")
      case "200.xib": return FileReport(status: .findings)
      default: return FileReport(text: ".")
      }
    }
    #expect(status == .cannot)
    #expect(sink.output.count == 198)
    #expect(sink.problems.map(\.message) == ["broken"])
  }

  @Test func `a run ends when nobody reads its output, unless it has effects`() {
    func count(hasEffects: Bool) -> Int {
      let done = Counter()
      var run = run()
      (run.hasEffects, run.isSerial) = (hasEffects, true)
      _ = run.run(to: CollectingSink(limit: 10)) { _ in
        done.count.withLock { $0 += 1 }
        return FileReport(text: "0123456789")
      }
      return done.count.withLock { $0 }
    }
    #expect(count(hasEffects: false) < 200)
    #expect(count(hasEffects: true) == 200)
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }
}
