import Diagnostics
import FileWork
import FoundationEssentials
import TestSupport
import Testing

/// Files that are put in place together.
@Suite struct PendingFileTests {
  private let scratch: ScratchFolder
  private let old = Array("the old bytes".utf8)
  private let new = Array("the new ones".utf8)
  private let names = (0..<12).map { "f\($0).nib" }

  init() throws { scratch = try ScratchFolder() }

  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  private func reset() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) {
      try FileManager.default.removeItem(atPath: path(name))
    }
    // Half of the files exist.
    for name in names.prefix(6) { try AtomicFile.write(old, to: path(name)) }
  }

  /// Writes all files, and returns the problems.
  private func write(_ fault: Fault) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var pending: [PendingFile] = []
    for name in names {
      do throws(Diagnostic) {
        let file = try AtomicFile.prepare(new, to: path(name), calls: fault.calls)
        if let file { pending.append(file) }
      } catch {
        problems.append(error)
      }
    }
    for case .failure(let problem) in PendingFile.putInPlace(pending, calls: fault.calls) {
      problems.append(problem)
    }
    return problems
  }

  @Test func `one call forces many files to disk, and one their folder`() throws {
    try reset()
    let fault = Fault()
    #expect(write(fault).isEmpty)
    #expect(fault.made.count { $0 == .sync } == 2)
    #expect(try names.allSatisfy { try scratch.bytes($0) == new })
    // No file is put in place before all are on disk.
    let sync = fault.made.firstIndex(of: .sync) ?? 0
    let rename = fault.made.firstIndex(of: .rename) ?? 0
    #expect(sync < rename && !fault.made[rename...].contains(.write))
  }

  @Test func `a run that is killed leaves each file old or new, and the next run no litter`() throws
  {
    try reset()
    let whole = Fault()
    #expect(write(whole).isEmpty)
    for step in whole.made.indices {
      try reset()
      #expect(!write(Fault(.stop(at: step))).isEmpty)
      for (index, name) in names.enumerated() {
        let found = try? scratch.bytes(name)
        #expect(found == new || found == (index < 6 ? old : nil), "\(name), stopped at \(step)")
      }
      #expect(write(Fault()).isEmpty)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted()
          == names.sorted())
    }
  }

  @Test func `a step that fails leaves the old files and names them`() throws {
    try reset()
    let whole = Fault()
    #expect(write(whole).isEmpty)
    for step in whole.made.indices where whole.made[step] != .setOwner {
      try reset()
      let problems = write(Fault(.failure(at: step)))
      for (index, name) in names.enumerated() {
        let isNamed = problems.contains { $0.file == path(name) }
        let found = try? scratch.bytes(name)
        #expect(found == new || isNamed && found == (index < 6 ? old : nil))
      }
    }
  }
}
