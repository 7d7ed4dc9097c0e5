import CompareScore
import DocumentMutation
import IBCompare
import InterfaceBuilder
import Testing

/// Documents that nobody's editor wrote: ids that occur twice, elements in odd places, dialects mixed.
@Suite struct DamagedDocumentTests {
  private static let mutator = try! Mutator.samples()

  @Test(arguments: 1...250) func `any two documents are compared completely`(seed: Int) {
    let old = Self.mutator.sample(seed: UInt64(seed))
    let new = Self.mutator.sample(seed: UInt64(seed) + 10_000)
    let outcome = DifferenceScore.outcome(old: old, new: new)
    #expect(outcome == .complete || outcome == .unreadable)
  }

  @Test(arguments: 1...250) func `damage done to one document is reported completely`(seed: Int)
    throws
  {
    let old = try RandomEdits.sample(UInt64(seed))
    let new = Mutator([old]).sample(seed: UInt64(seed))
    let outcome = DifferenceScore.outcome(old: old, new: new)
    #expect(outcome == .complete || outcome == .unreadable)
  }

  @Test(arguments: 1...250) func `merging damaged versions gives a document`(seed: Int) throws {
    let base = try RandomEdits.sample(UInt64(seed))
    let versions = [UInt64(seed), UInt64(seed) + 10_000].map { Mutator([base]).sample(seed: $0) }
    guard let ours = try? IBDocument(parsing: versions[0]),
      let theirs = try? IBDocument(parsing: versions[1]),
      let merge = try? DocumentMerge(
        base: IBDocument(parsing: base), ours: ours, theirs: theirs)
    else { return }
    for bytes in [merge.ours, merge.theirs] {
      let result = try IBDocument(parsing: bytes)
      #expect(result.formatted == bytes)
    }
  }
}
