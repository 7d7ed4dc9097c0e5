import DocumentMutation
import Foundation
import HeadlessAppKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import NibSources
public import TestSupport

/// A probe that loads damaged nibs and documents for macOS, and uses all operations on the results.
@MainActor
public struct AppKitProbe {
  private let graphs: GraphMutator
  private let documents: Mutator

  /// Creates a probe of the samples for macOS.
  public init() throws {
    let samples = try Samples.readable.map { try Samples.bytes($0) }.filter { bytes in
      (try? IBDocument(parsing: bytes))?.platform == .macOS
    }
    documents = Mutator(samples)
    graphs = GraphMutator(
      samples.compactMap { try? NibCompiler().compile(IBDocument(parsing: $0)).graph })
  }

  /// Loads the damaged nib or document for a seed.
  public func run(seed: UInt64) -> ProbeOutcome {
    AppKitEnvironment().run {
      guard let nib = nib(seed: seed),
        let loaded = try? nib.load(makesStandIns: seed % 3 == 0)
      else { return .refused }
      _ = loaded.outline()
      for object in loaded.topLevelObjects { Self.ask(object) }
      return .read
    }
  }

  private func nib(seed: UInt64) -> NSNib? {
    switch seed % 4 {
    case 0, 1:
      guard let document = try? IBDocument(parsing: documents.sample(seed: seed)) else {
        return nil
      }
      return try? NSNib(document: document)
    case 2: return try? NSNib(nibData: Data(NIBArchive.encode(graphs.sample(seed: seed))))
    default:
      // In the other container, lists and strings have another form.
      return try? NSNib(nibData: Data(NibCompiler.keyedArchive(of: graphs.sample(seed: seed))))
    }
  }

  private static func ask(_ object: AnyObject) {
    let window = object as? NSWindow
    window?.makeKeyAndOrderFront(nil)
    guard let view = window?.contentView ?? object as? NSView else { return }
    _ = view.viewWithTag(7)
    for case let control as NSControl in view.subviews { control.performClick(nil) }
  }
}
