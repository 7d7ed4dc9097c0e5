import Foundation
import IBCanvas
import InterfaceBuilder

/// A document with constraints, and its origin.
struct CorpusDocument {
  let document: IBDocument
  /// The folder of the repository that contains the document.
  let repository: String

  /// Returns the documents of all corpora whose paths contain a name, sorted by path within each corpus.
  static func all(in arguments: Arguments) -> some Sequence<CorpusDocument> {
    arguments.corpora.lazy.flatMap { all(of: $0, in: arguments) }
  }

  /// Returns the documents of one corpus whose paths contain a name, sorted by path.
  static func all(of corpus: String, in arguments: Arguments) -> some Sequence<CorpusDocument> {
    let folder = URL(fileURLWithPath: corpus).appendingPathComponent("documents")
    let found =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    let depth = folder.pathComponents.count
    return found.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "xib" || $0.pathExtension == "storyboard" }
      .filter { arguments.name.map($0.path.contains) ?? true }
      .sorted { $0.path < $1.path }
      .lazy.compactMap { file in
        guard let document = try? IBDocument(contentsOf: file), document.usesAutoLayout,
          document.platform == .iOS
        else { return nil }
        return CorpusDocument(document: document, repository: file.pathComponents[depth])
      }
  }

  /// A layout in comparison with the stored frames; empty if the document cannot be laid out.
  struct Compared {
    /// The views under constraints.
    var views: [LayoutComparison.View] = []
    /// The canvas rules that were used.
    var rules: Set<CanvasRule> = []
    /// The lengths of the canvas that took part.
    var lengths: Set<CanvasLength.Value> = []
  }

  /// Lays out the document and compares its views.
  @MainActor
  func compared(_ options: DocumentLayoutOptions) -> Compared {
    guard let layout = try? document.solvedFrames(on: options) else { return Compared() }
    return Compared(
      views: LayoutComparison(document, layout).views,
      rules: layout.rules.values.reduce(into: []) { $0.formUnion($1) }, lengths: layout.lengths)
  }
}
