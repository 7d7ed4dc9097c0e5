import CSAXPass
import HeadlessAppKit
import InterfaceBuilder

/// From the bytes of xibs for macOS to live objects, against a counting pass of libxml2 over the same bytes.
struct MacLoadBenchmark {
  private static let rounds = 11
  private let inputs: [[UInt8]]

  init(_ documents: Documents) {
    inputs = documents.files.map(\.bytes).filter { bytes in
      guard let document = try? IBDocument(parsing: bytes) else { return false }
      return document.platform == .macOS && document.kind == .xib
    }
  }

  @MainActor func run(_ table: inout Table) throws {
    guard !inputs.isEmpty else { return }
    var bare: [Double] = []
    var loaded: [Double] = []
    let size = inputs.reduce(0) { $0 + $1.count }
    let repeats = max(1, 2_000_000 / max(1, size))
    var counts = csax_counts()
    var made = 0
    for round in 0...Self.rounds {
      let first = milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs { _ = ParseBenchmark.count(bytes, &counts) }
        }
      }
      let second = try milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs {
            let nib = try NSNib(document: try IBDocument(parsing: bytes))
            made += try nib.load(makesStandIns: true).topLevelObjects.count
          }
        }
      }
      // The first round warms up.
      guard round > 0 else { continue }
      bare.append(first / Double(repeats))
      loaded.append(second / Double(repeats))
    }
    precondition(made > 0 && counts.elements > 0)
    table.add(
      "parse, compile and instantiate macOS xibs, against a counting SAX2 pass",
      ratio: loaded.median / bare.median, atMost: 12,
      detail:
        "\(loaded.median.text) ms; the pass \(bare.median.text) ms; \(inputs.count) documents")
  }
}
