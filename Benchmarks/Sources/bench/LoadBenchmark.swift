import CSAXPass
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler

/// From the bytes of xibs to live views, against a counting pass of libxml2 over the same bytes.
struct LoadBenchmark {
  private static let rounds = 11
  private let inputs: [[UInt8]]

  init(_ documents: Documents) {
    inputs = documents.files.map(\.bytes).filter { bytes in
      guard let document = try? IBDocument(parsing: bytes) else { return false }
      return document.platform.isIOSFamily && document.kind == .xib
        && (try? NibCompiler().compile(document)) != nil
    }
  }

  /// Parses, loads and lays out the xibs once.
  @MainActor @inline(never) func layOut(_ options: LoadOptions = options) throws {
    for bytes in inputs {
      let nib = try UINib(document: try IBDocument(parsing: bytes))
      for object in try nib.load(withOwner: nil, options: options).topLevelObjects {
        (object as? UIView)?.layoutIfNeeded()
      }
    }
  }

  private static var options: LoadOptions {
    var options = LoadOptions()
    options.makesStandIns = true
    return options
  }

  @MainActor func run(_ table: inout Table) throws {
    var bare: [Double] = []
    var parsed: [Double] = []
    var compiled: [Double] = []
    var loaded: [Double] = []
    var laidOut: [Double] = []
    let size = inputs.reduce(0) { $0 + $1.count }
    let repeats = max(1, 2_000_000 / max(1, size))
    let compiler = NibCompiler()
    var counts = csax_counts()
    let options = Self.options
    var made = 0
    for round in 0...Self.rounds {
      let first = milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs { _ = ParseBenchmark.count(bytes, &counts) }
        }
      }
      let second = try milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs { made += try IBDocument(parsing: bytes).connections.count }
        }
      }
      let third = try milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs {
            made += try compiler.compile(try IBDocument(parsing: bytes)).graph.objects.count
          }
        }
      }
      let fourth = try milliseconds {
        for _ in 0..<repeats {
          for bytes in inputs {
            let nib = try UINib(document: try IBDocument(parsing: bytes))
            made += try nib.load(withOwner: nil, options: options).topLevelObjects.count
          }
        }
      }
      let fifth = try milliseconds {
        for _ in 0..<repeats {
          try layOut(options)
        }
      }
      // The first round warms up.
      if round > 0 {
        bare.append(first / Double(repeats))
        parsed.append(second / Double(repeats))
        compiled.append(third / Double(repeats))
        loaded.append(fourth / Double(repeats))
        laidOut.append(fifth / Double(repeats))
      }
    }
    precondition(made > 0 && counts.elements > 0)
    let perSecond = Int(Double(inputs.count) / loaded.median * 1000)
    table.add(
      "parse, compile and instantiate iOS xibs, against a counting SAX2 pass",
      ratio: loaded.median / bare.median, atMost: 13,
      detail: "\(loaded.median.text) ms, of which parsing \(parsed.median.text), compiling"
        + " \((compiled.median - parsed.median).text); the pass \(bare.median.text) ms;"
        + " \(inputs.count) documents, \(perSecond) a second")
    table.add(
      "parse, load and lay out iOS xibs, against a counting SAX2 pass",
      ratio: laidOut.median / bare.median, atMost: 16,
      detail: "\(laidOut.median.text) ms, of which layout \((laidOut.median - loaded.median).text);"
        + " \(Int(Double(inputs.count) / laidOut.median * 1000)) documents a second")
  }
}
