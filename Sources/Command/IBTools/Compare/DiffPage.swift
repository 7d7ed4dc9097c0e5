public import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit
import IBCanvas
import IBCompare
import IBRender
import InterfaceBuilder

/// A page that shows pairs of documents before and after a change.
public struct DiffPage {
  /// Whether the page lists changes that reviews hide, such as changed frames.
  public let showsAll: Bool
  private let assets: AssetFolders

  /// Creates a page.
  /// - Parameters:
  ///   - showsAll: Whether to list changes that reviews hide, such as changed frames.
  ///   - assetSearch: The locations of images and colors, in addition to the catalogs around each document.
  public init(showsAll: Bool, assetSearch: AssetSearch = AssetSearch()) {
    (self.showsAll, assets) = (showsAll, AssetFolders(assetSearch))
  }

  /// The page, the problems with its documents, and whether any of them differ.
  public struct Result: Sendable {
    /// The HTML page.
    public var bytes: [UInt8]
    /// The problems with the documents and their pictures.
    public var diagnostics: [Diagnostic]
    /// Whether the versions of any document differ.
    public var hasDifferences = false
    /// Whether all versions could be read.
    public var isComplete = true

    package var status: RunStatus { isComplete ? hasDifferences ? .findings : .fine : .cannot }
  }

  /// Writes the page of pairs to a file, or to the sink.
  @MainActor
  package func run(
    _ pairs: [DocumentPair], output: String?, to sink: some ReportSink
  ) throws -> RunStatus {
    let result = result(for: pairs)
    if let output {
      sink.report(try AtomicFile.write(result.bytes, to: output))
    } else {
      sink.write(result.bytes)
    }
    sink.report(result.diagnostics)
    return result.status
  }

  /// Returns the page of pairs.
  @MainActor
  public func result(for pairs: [DocumentPair]) -> Result {
    DrawnTime.fixZone()
    var result = Result(bytes: [], diagnostics: [])
    var page = ComparisonPage(title: "Changed documents", pairs: [])
    for pair in pairs {
      do {
        let comparison = try pair.comparison()
        let (old, new, difference) = (comparison.old, comparison.new, comparison.difference)
        guard !difference.isEmpty || pair.oldPath != nil else { continue }
        result.hasDifferences = true
        page.pairs.append(
          ComparisonPage.Pair(
            name: pair.title, old: picture(of: old, pair, &result.diagnostics),
            new: picture(of: new, pair, &result.diagnostics),
            changes: difference.reviewLines(showsAll: showsAll).map {
              ComparisonPage.Change(object: $0.object, text: $0.text)
            }))
      } catch {
        let problem =
          error as? Diagnostic
          ?? Diagnostic(id: "unreadable-file", severity: .error, message: ErrorText.sentence(error))
        result.diagnostics.append(problem.inFile(problem.file ?? pair.path))
        // Git lists the file as changed, even if it cannot be shown how.
        if pair.isFound { result.hasDifferences = true }
        if problem.severity != .warning { result.isComplete = false }
      }
    }
    if page.pairs.count == 1 { page.title = page.pairs[0].name }
    result.bytes = page.bytes
    return result
  }

  /// Returns the picture of a version, or nil for a version that does not exist or cannot be drawn.
  @MainActor
  private func picture(
    of document: IBDocument?, _ pair: DocumentPair, _ diagnostics: inout [Diagnostic]
  ) -> Picture? {
    guard let document else { return nil }
    let renderer = DocumentRenderer(
      options: DocumentLayoutOptions(), sceneID: nil, showsOutlines: false)
    do {
      let picture = try assets.adding(foldersFor: pair.locations) {
        try renderer.picture(of: document, on: nil)
      }
      // Most problems occur in both versions.
      diagnostics.appendNew(picture.problems.map { $0.inFile(pair.path) })
      return picture
    } catch {
      // The changes are readable even without a picture.
      var problem =
        error as? Diagnostic
        ?? Diagnostic(id: "no-picture", severity: .warning, message: ErrorText.sentence(error))
      problem.severity = .warning
      diagnostics.append(problem.inFile(problem.file ?? pair.path))
      return nil
    }
  }
}
