public import ArgumentParser
import Foundation
public import HeadlessUIKit
import InterfaceBuilder

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out documents, and print the frames that their constraints give.",
    discussion: """
      Frames are in points, in the superview's space, on whole pixels. Each top-level view has its own size on the \
      document's device unless another one is said. --compare prints how the frames agree with those that the \
      document stores, and exits with 1 where they do not.
      """)

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Compare with the frames that documents store.")
  var compare = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Where sizes of texts come from: modelled, or document, the stored frames.",
      valueName: "SOURCE"))
  var text = DocumentLayoutOptions.Text.modelled

  func run() throws {
    let run = DocumentRun(input, isSerial: true)
    let headline = !run.files.isSingle
    try run.run { [json = input.json, compare, text] _, document, _ in
      try MainActor.assumeIsolated {
        var options = DocumentLayoutOptions()
        options.text = text
        let layout: SolvedLayout
        do throws(NibError) {
          layout = try document.solvedFrames(on: options)
        } catch {
          throw error.diagnostic
        }
        let printed = LayoutText(document, layout)
        var report = DocumentRun.Report()
        let comparison = compare ? LayoutComparison(document, layout) : nil
        if json {
          report.text = printed.json(comparison).text
        } else {
          report.text =
            (headline ? "\(document.file ?? "")\n" : "") + printed.text(comparison)
            + (headline ? "\n" : "")
        }
        if let comparison, comparison.views.contains(where: { $0.error > 0.5 }) {
          report.status = .findings
        }
        return report
      }
    }
  }
}

extension DocumentLayoutOptions.Text: ExpressibleByArgument {}
