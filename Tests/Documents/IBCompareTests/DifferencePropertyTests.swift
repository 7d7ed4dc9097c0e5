import CompareScore
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// What a difference says is all that changed, in made-up versions and in real ones.
@Suite struct DifferencePropertyTests {
  @Test(arguments: 1...300) func `random edits of samples are reported completely`(seed: Int) throws
  {
    let old = try RandomEdits.sample(UInt64(seed))
    var edits = RandomEdits(seed: UInt64(seed))
    let new = try edits.edited(old, tag: "a")
    #expect(DifferenceScore.outcome(old: old, new: new) == .complete)
  }

  @Test func `documents with an id that occurs twice are reported completely`() throws {
    let twice = Documents.xib(
      #"<view id="a"><subviews><view id="b"/><label id="b"/></subviews></view>"#)
    let other = Documents.xib(
      #"<view id="a"><subviews><label id="b"/><view id="c"/><view id="b"/></subviews></view>"#)
    for (old, new) in [(twice, other), (other, twice)] {
      #expect(DifferenceScore.outcome(old: Array(old.utf8), new: Array(new.utf8)) == .complete)
    }
  }

  @Test func `legacy archives are reported completely`() throws {
    let old = try Samples.bytes("LegacyView.xib")
    let new = try Samples.bytes("LegacyPanel.xib")
    #expect(DifferenceScore.outcome(old: old, new: new) == .complete)
    #expect(DifferenceScore.outcome(old: new, new: old) == .complete)
  }

  @Test(.enabled(if: Corpus.folder != nil, "XIB_CORPUS names no folder with histories/ in it"))
  func `every tenth step of real histories is reported completely`() throws {
    try withHistories { history in
      let steps = try history.steps().enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
      let blobs = try history.blobs(Set(steps.flatMap { [$0.old, $0.new] }))
      #expect(!steps.isEmpty)
      for step in steps {
        let outcome = DifferenceScore.outcome(
          old: blobs[step.old] ?? [], new: blobs[step.new] ?? [])
        #expect(outcome == .complete, "\(step.path) \(step.old) \(step.new)")
      }
    }
  }
}

/// Hands on the histories of the corpus, unpacked for the time of the call.
func withHistories(_ body: (GitHistory) throws -> Void) throws {
  let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  for bundle in Corpus.files(in: "histories", "bundle", every: 1) {
    try body(
      GitHistory(bundle: bundle, into: scratch.appending(path: bundle.lastPathComponent)))
  }
}
