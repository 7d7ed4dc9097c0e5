import DocumentMutation
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
public import TestSupport

/// A probe that loads damaged nibs and documents, and uses all operations on the results.
@MainActor
public struct LoadProbe {
  private let graphs: GraphMutator
  private let documents: Mutator
  private let storyboards: [CompiledStoryboard]

  /// Creates a probe of the samples that can be compiled.
  public init() throws {
    documents = try Mutator.samples()
    let samples = Samples.readable.filter { $0.hasSuffix(".xib") } + ["LegacyView.xib"]
    graphs = GraphMutator(
      samples.compactMap { name in
        try? NibCompiler().compile(IBDocument(parsing: Samples.bytes(name), file: name)).graph
      })
    storyboards = Samples.readable.filter { $0.hasSuffix(".storyboard") }.sorted().compactMap {
      name in
      try? NibCompiler().compileStoryboard(IBDocument(parsing: Samples.bytes(name), file: name))
        .storyboard
    }
  }

  /// Loads the damaged nib, document or storyboard for a seed.
  public func run(seed: UInt64) -> ProbeOutcome {
    withEnvironment(HeadlessEnvironment()) { runInEnvironment(seed: seed) }
  }

  private func runInEnvironment(seed: UInt64) -> ProbeOutcome {
    // Failures that are reported to the app must not end the program.
    NibFailure.handler = { _ in }
    ControllerWarning.handler = { _ in }
    LayoutConflict.handler = { _ in }
    if seed % 4 == 3 { return run(storyboard(seed: seed)) }
    guard let nib = nib(seed: seed) else { return .refused }
    var options = LoadOptions()
    options.makesStandIns = seed % 3 == 0
    guard let loaded = try? nib.load(withOwner: nil, options: options) else {
      // UIKit's own method returns the objects that could be created.
      Self.ask(nib.instantiate(withOwner: UIViewController(nibName: nil, bundle: nil)))
      return .refused
    }
    _ = loaded.outline()
    Self.ask(loaded.topLevelObjects)
    return .read
  }

  private func nib(seed: UInt64) -> UINib? {
    guard seed % 2 == 0 else {
      return UINib(graph: graphs.sample(seed: seed), name: "seed \(seed)")
    }
    guard let document = try? IBDocument(parsing: documents.sample(seed: seed)) else { return nil }
    return try? UINib(document: document)
  }

  // MARK: Storyboards

  private func storyboard(seed: UInt64) -> UIStoryboard {
    var options = LoadOptions()
    options.makesStandIns = seed % 3 == 0
    let original = storyboards[Int(seed / 4) % storyboards.count]
    return UIStoryboard(
      compiled: GraphMutator.damage(original, seed: seed), name: "seed \(seed)", options: options)
  }

  /// Instantiates scenes and performs their segues.
  private func run(_ storyboard: UIStoryboard) -> ProbeOutcome {
    var outcome = ProbeOutcome.refused
    for identifier in storyboard.identifiers.prefix(6) {
      guard let scene = try? storyboard.loadScene(identifier) else { continue }
      outcome = .read
      NibFailure.handler = { _ in }
      for segue in scene.controller.storyboardSegues { segue.perform() }
      HeadlessClock.shared.runUntilIdle()
      scene.controller.dismiss(animated: false)
      _ = scene.outline()
    }
    return outcome
  }

  private static func ask(_ objects: [Any]) {
    for case let view as UIView in objects {
      view.frame.size = CGSize(width: 375, height: 667)
      view.layoutIfNeeded()
      _ = view.recursiveDescription()
      _ = view.hitTest(CGPoint(x: 20, y: 20), with: nil)
      _ = view.viewWithTag(7)
    }
  }
}
