import NibSources
import Testing

@Suite("Counts of nested values")
struct NestedValueCountsTests {
  @Test func `arrays that share arrays are counted as often as they are reached`() {
    // Object n holds object n + 1 twice, so object 0 would hold 2^40 values.
    var counts = NestedValueCounts(objects: 40)
    var refused: Int?
    for object in (0..<39).reversed() {
      if !counts.count(object, members: [object + 1, object + 1]) {
        refused = object
        break
      }
    }
    // An object with k levels below it has 3 * 2^k - 3 values, and twice the 6,141 of 11 levels exceed the limit.
    #expect(refused == 39 - 12)
  }

  @Test func `a long list without other lists is allowed`() {
    var counts = NestedValueCounts(objects: 100_001)
    let isAllowed = counts.count(0, members: 1...100_000)
    #expect(isAllowed)
  }

  @Test func `a reference out of range counts nothing`() {
    var counts = NestedValueCounts(objects: 1)
    let isAllowed = counts.count(0, members: [7, -1])
    #expect(isAllowed)
  }
}
