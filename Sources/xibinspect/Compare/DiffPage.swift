import Diagnostics
import Foundation
import HeadlessUIKit
import IBCanvas
import IBCompare
import IBRender
import InterfaceBuilder

/// A page that shows pairs of documents before and after a change.
struct DiffPage {
  let showsAll: Bool

  /// The page, the problems with its documents, and whether any of them differ.
  struct Result {
    var bytes: [UInt8]
    var diagnostics: [Diagnostic]
    var status: ExitStatus
  }

  @MainActor
  func result(for pairs: [DocumentPair]) -> Result {
    var result = Result(bytes: [], diagnostics: [], status: .fine)
    var page = ComparisonPage(title: "Changed documents", pairs: [])
    for pair in pairs {
      do {
        let (old, new) = (try pair.old.document(), try pair.new.document())
        let difference = DocumentDifference(from: old, to: new)
        guard !difference.isEmpty else { continue }
        result.status = max(result.status, .findings)
        page.pairs.append(
          ComparisonPage.Pair(
            name: pair.path, old: picture(of: old, pair, &result.diagnostics),
            new: picture(of: new, pair, &result.diagnostics),
            changes: difference.review(showsAll: showsAll).map(Self.change)))
      } catch {
        let problem =
          error as? Diagnostic
          ?? Diagnostic(id: "unreadable-file", severity: .error, message: "\(error)")
        result.diagnostics.append(problem.inFile(problem.file ?? pair.path))
        result.status = .cannot
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
      return try renderer.picture(of: document, on: nil)
    } catch {
      // The changes can be read without a picture.
      var problem =
        error as? Diagnostic
        ?? Diagnostic(id: "no-picture", severity: .warning, message: "\(error)")
      problem.severity = .warning
      diagnostics.append(problem.inFile(problem.file ?? pair.path))
      return nil
    }
  }

  /// Returns the change that a line of a review describes. Such a line may end with the id of its object.
  private static func change(_ line: String) -> ComparisonPage.Change {
    guard let mark = line.range(of: "  #", options: .backwards) else {
      return ComparisonPage.Change(object: nil, text: line)
    }
    return ComparisonPage.Change(
      object: String(line[mark.upperBound...]), text: String(line[..<mark.lowerBound]))
  }
}
