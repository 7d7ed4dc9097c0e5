import IBCompare
import InterfaceBuilder

/// Comparing two versions of one large document, from bytes to the review.
struct DiffBenchmark {
  private static let rounds = 7

  func run(_ table: inout Table) throws {
    var costs: [Int: Double] = [:]
    for megabytes in [1, 5] {
      let old = GeneratedDocument.bytes(size: megabytes * 1_000_000)
      let new = Self.edited(old)
      var times: [Double] = []
      for round in 0...Self.rounds {
        let time = try milliseconds {
          let difference = DocumentDifference(
            from: try IBDocument(parsing: old), to: try IBDocument(parsing: new))
          precondition(difference.review().count > 1, "the versions do not differ")
        }
        if round > 0 { times.append(time) }
      }
      costs[megabytes] = times.median
    }
    let (small, large) = (costs[1] ?? .nan, costs[5] ?? .nan)
    table.add(
      "diff of two versions of 5 MB, in seconds", ratio: large / 1000, atMost: 1,
      detail: "\(large.text) ms")
    table.add(
      "cost of a diff per MB, 5 MB against 1 MB", ratio: large / 5 / small, atMost: 1.5,
      detail: "\((large / 5).text) ms/MB, \(small.text) ms/MB")
  }

  /// The document with another constant in every hundredth line that has one.
  private static func edited(_ bytes: [UInt8]) -> [UInt8] {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.enumerated().map { number, line in
      number % 100 == 0
        ? String(line).replacing("constant=\"", with: "constant=\"1").replacing(
          " x=\"", with: " x=\"1"
        )
        .replacing("text=\"", with: "text=\"New ")
        : String(line)
    }
    return Array(changed.joined(separator: "\n").utf8)
  }
}
