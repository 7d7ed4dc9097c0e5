import CSAXPass
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler

/// From the bytes of storyboards to controllers with their views, against a counting pass of libxml2 over the same bytes.
struct StoryboardBenchmark {
  private static let rounds = 11
  private let inputs: [[UInt8]]

  init(_ documents: Documents) {
    inputs = documents.files.map(\.bytes).filter { bytes in
      guard let document = try? IBDocument(parsing: bytes) else { return false }
      return document.kind == .storyboard && [.iOS, .iPadOS].contains(document.platform)
    }
  }

  @MainActor func run(_ table: inout Table) throws {
    guard !inputs.isEmpty else { return }
    var bare: [Double] = []
    var lived: [Double] = []
    var counts = csax_counts()
    var scenes = 0
    for round in 0...Self.rounds {
      let first = milliseconds {
        for bytes in inputs { _ = ParseBenchmark.count(bytes, &counts) }
      }
      let second = try milliseconds { scenes = try live() }
      // The first round warms up.
      if round > 0 {
        bare.append(first)
        lived.append(second)
      }
    }
    precondition(counts.elements > 0 && scenes > 0)
    table.add(
      "parse, compile and load storyboards' scenes, against a counting SAX2 pass",
      ratio: lived.median / bare.median, atMost: 16,
      detail: "\(lived.median.text) ms; the pass \(bare.median.text) ms; \(inputs.count) documents,"
        + " \(scenes) scenes, \(Int(Double(scenes) / lived.median * 1000)) a second")
  }

  /// Loads the scenes of every storyboard once; returns how many.
  @MainActor @inline(never) func live() throws -> Int {
    try inputs.reduce(0) { $0 + (try live($1)) }
  }

  /// Makes every controller that can be made by itself, with the views of those inside; returns how many scenes.
  @MainActor private func live(_ bytes: [UInt8]) throws -> Int {
    var options = LoadOptions()
    options.makesStandIns = true
    // Each scene once, as Apple's compiler has them: one inside a container has no nib of its own.
    let compiled = try NibCompiler().compileStoryboard(try IBDocument(parsing: bytes)).storyboard
    let storyboard = UIStoryboard(compiled: compiled, name: "storyboard", options: options)
    return storyboard.identifiers.reduce(0) { count, identifier in
      count + load(storyboard.instantiateViewController(withIdentifier: identifier))
    }
  }

  @MainActor private func load(_ controller: UIViewController) -> Int {
    controller.loadViewIfNeeded()
    return controller.children.reduce(1) { $0 + load($1) }
  }
}
