import CSAXPass
import InterfaceBuilder

/// Parsing to a complete document, connections resolved, against a counting pass of libxml2.
struct ParseBenchmark {
  private static let rounds = 11
  private let inputs: [[UInt8]]
  private let left: Int

  init(_ documents: Documents) {
    inputs = documents.files.map(\.bytes).filter { bytes in
      (try? IBDocument(parsing: bytes)) != nil
    }
    left = documents.files.count - inputs.count
  }

  func run(_ table: inout Table) throws {
    var ours: [Double] = []
    var bare: [Double] = []
    // Small sets are gone through several times, so that a round takes long enough to be measured.
    let size = inputs.reduce(0) { $0 + $1.count }
    let repeats = max(1, 10_000_000 / max(1, size))
    var connections = 0
    var counts = csax_counts()
    for round in 0...Self.rounds {
      let one = try milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs { connections += try IBDocument(parsing: bytes).connections.count }
        }
      }
      let other = milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs { _ = Self.count(bytes, &counts) }
        }
      }
      // The first round warms up.
      if round > 0 {
        ours.append(one / Double(repeats))
        bare.append(other / Double(repeats))
      }
    }
    precondition(connections > 0 && counts.elements > 0)
    table.add(
      "parse to a document, against a counting SAX2 pass", ratio: ours.median / bare.median,
      atMost: 1.7,
      detail: "\(ours.median.text) ms, \(bare.median.text) ms; \(inputs.count) documents of"
        + " \((Double(size) / 1e6).text) MB, \(left) not readable")
  }

  static func count(_ bytes: [UInt8], _ counts: inout csax_counts) -> Int32 {
    bytes.withUnsafeBufferPointer { csax_count($0.baseAddress, Int32($0.count), &counts) }
  }
}

/// The cost of a megabyte in documents of 1 MB and in one of 100 MB.
///
/// Small documents that are released reuse their memory, which is warm; for a large one, the system has to provide
/// every page. Therefore, there are two rows: one document after another, and a hundred that are all kept, which take
/// as much memory as the large one.
struct ScalingBenchmark {
  private static let rounds = 7
  private static let documents = 100

  func run(_ table: inout Table) throws {
    let small = GeneratedDocument.bytes(size: 1_000_000)
    let large = GeneratedDocument.bytes(size: 1_000_000 * Self.documents)
    let check = try IBDocument(parsing: small)
    precondition(check.diagnostics.isEmpty, "the generated document has problems")
    var released: [Double] = []
    var kept: [Double] = []
    var inLarge: [Double] = []
    let smallSize = Double(small.count * Self.documents) / 1e6
    for round in 0...Self.rounds {
      let one = try milliseconds {
        for _ in 0..<Self.documents { _ = try IBDocument(parsing: small) }
      }
      let other = try milliseconds { _ = try IBDocument(parsing: large) }
      let third = try milliseconds {
        var all: [IBDocument] = []
        for _ in 0..<Self.documents { all.append(try IBDocument(parsing: small)) }
        withExtendedLifetime(all) {}
      }
      if round > 0 {
        released.append(one / smallSize)
        inLarge.append(other / (Double(large.count) / 1e6))
        kept.append(third / smallSize)
      }
    }
    for (title, side) in [("100 x 1 MB, all kept", kept), ("1 MB, released", released)] {
      table.add(
        "cost per MB, 100 MB against \(title)", ratio: inLarge.median / side.median, atMost: 1.3,
        detail: "\(inLarge.median.text) ms/MB, \(side.median.text) ms/MB")
    }
  }
}
