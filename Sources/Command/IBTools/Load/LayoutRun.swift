import DiagnosticText
import Diagnostics
import Foundation
import HeadlessUIKit
package import IBCanvas
import InterfaceBuilder

/// A run that lays out documents and prints frames.
package struct LayoutRun: @unchecked Sendable {
  private let options: DocumentLayoutOptions
  /// Whether to compare the frames with those stored in the documents.
  private let compares: Bool
  private let json: Bool
  /// The folders with the images of documents; nil to use the sizes stored in the documents.
  private let assets: AssetFolders?

  /// Creates a run.
  /// - Parameter assetSearch: The locations of images. If it is empty, images have the sizes stored in the documents.
  package init(
    _ options: DocumentLayoutOptions, compares: Bool, json: Bool,
    assetSearch: AssetSearch = AssetSearch()
  ) {
    (self.options, self.compares, self.json) = (options, compares, json)
    assets = assetSearch.isEmpty ? nil : AssetFolders(assetSearch)
  }

  @MainActor
  package func run(_ paths: [String], to sink: some ReportSink) -> RunStatus {
    var documents = DocumentRun(paths, json: json)
    documents.run.isSerial = true
    let headline = !documents.files.isSingle
    let total = Total()
    if compares, headline, !json {
      documents.run.closing = { MainActor.assumeIsolated { total.text } }
    }
    return documents.run(to: sink) { [self] _, document, _ in
      // Serial work runs on the calling thread, which is the main thread.
      try MainActor.assumeIsolated {
        guard let assets else { return try report(on: document, headline: headline, total) }
        return try assets.adding(foldersFor: document.file.map { [$0] } ?? []) {
          try report(on: document, headline: headline, total)
        }
      }
    }
  }

  /// The combined results of comparing all documents.
  @MainActor
  private final class Total {
    private var tally = LayoutText.Tally()
    private var documents = 0

    nonisolated init() {}

    func add(_ comparison: LayoutComparison, _ stale: StaleFrames?) {
      documents += 1
      tally.add(comparison.views, stale)
    }

    var text: String { "\(documents) documents: " + tally.text }
  }

  @MainActor
  private func report(on document: IBDocument, headline: Bool, _ total: Total) throws
    -> FileReport
  {
    let layout: SolvedLayout
    do throws(NibError) {
      layout = try document.solvedFrames(on: options)
    } catch {
      throw error.diagnostic
    }
    let printed = LayoutText(document, layout)
    let comparison = compares ? LayoutComparison(document, layout) : nil
    let stale = comparison.map { StaleFrames(document, layout, $0) }
    if let comparison { total.add(comparison, stale) }
    var report = FileReport()
    report.diagnostics = layout.diagnostics
    if json {
      report.output = printed.json(comparison, stale).bytes
    } else {
      let title = headline ? "\(PrintableText.line(document.file ?? ""))\n" : ""
      let text = title + printed.text(comparison, stale) + (headline ? "\n" : "")
      report.output = Array(PrintableText.lines(text).utf8)
    }
    if let comparison, comparison.views.contains(where: \.differs) {
      report.status = .findings
    }
    return report
  }
}
