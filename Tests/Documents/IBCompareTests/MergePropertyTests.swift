import CompareScore
import Foundation
import TestSupport
import Testing

/// Merges lose nothing and double nothing, in made-up versions and in real ones.
@Suite struct MergePropertyTests {
  // In 3877, one side labels a button's configuration, and the other removes it.
  @Test(arguments: Array(1...400) + [3877])
  func `random edits of two sides come together`(seed: Int) throws {
    let versions = try RandomEdits.versions(seed: UInt64(seed))
    let score = try MergeScore(
      base: versions.base, ours: versions.ours, theirs: versions.theirs, folder: nil)
    #expect(!score.isUnreadable)
    #expect(score.invalid == [] && score.lost == [])
  }

  @Test func `a side that changed nothing gives the other side`() throws {
    for seed in UInt64(1)...40 {
      let versions = try RandomEdits.versions(seed: seed)
      for (ours, theirs) in [(versions.base, versions.theirs), (versions.theirs, versions.base)] {
        let score = try MergeScore(base: versions.base, ours: ours, theirs: theirs, folder: nil)
        #expect(score.conflicts.isEmpty && score.invalid == [] && score.lost == [])
      }
    }
  }

  @Test(.enabled(if: Corpus.folder != nil, "XIB_CORPUS names no folder with histories/ in it"))
  func `every fourth merge of real histories loses nothing`() throws {
    try withHistories { history in
      let merges = try history.merges().enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
      let blobs = try history.blobs(Set(merges.flatMap { [$0.base, $0.ours, $0.theirs] }))
      #expect(!merges.isEmpty)
      for merge in merges {
        let score = try MergeScore(
          base: blobs[merge.base] ?? [], ours: blobs[merge.ours] ?? [],
          theirs: blobs[merge.theirs] ?? [], folder: nil)
        #expect(score.invalid == [] && score.lost == [], "\(merge.path) \(merge.base)")
      }
    }
  }
}
