public import ArgumentParser
import DiagnosticText
import Foundation
import HeadlessUIKit
public import IBCanvas
import InterfaceBuilder

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out documents, and print the frames that their constraints produce.",
    discussion: """
      Frames are in points, in the superview's coordinates, rounded to whole pixels. By default, a \
      top-level view that fills the screen gets the size of the document's device, and any other view keeps the \
      size that it has in the document. --compare prints how well the frames agree with the \
      stored ones, with totals at the end if there are several documents, and exits with 1 if any frames differ.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to lay out for. Views that fill the screen of the document's device fill this device's screen.",
      valueName: "ID"))
  var device: HeadlessDevice?

  @Option(name: .long, help: "The orientation of the device. Default: the document's orientation.")
  var orientation: Orientation?

  @Option(
    name: .long,
    // A size such as -1x5 is an invalid value, not an option.
    parsing: .unconditional,
    help: ArgumentHelp("The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: ViewSize.init(parsing:))
  var size: ViewSize?

  @Option(
    name: .long,
    help:
      "The user's preferred text size. Default: the text size of the document's canvas, usually L.")
  var textSize: TextSize?

  @Flag(name: .long, help: "Lay out for a right-to-left language.")
  var rtl = false

  @Flag(name: .long, help: "Compare with the frames stored in the documents.")
  var compare = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Where text sizes come from: 'modelled' computes them, 'document' takes the stored frames.",
      valueName: "SOURCE"))
  var text = DocumentLayoutOptions.Text.modelled

  func validate() throws {
    guard compare, device != nil || orientation != nil || size != nil || textSize != nil || rtl
    else { return }
    throw ValidationError(
      "--compare needs the document's own canvas, where the stored frames come from; remove --device, "
        + "--orientation, --size, --text-size and --rtl")
  }

  func run() throws {
    let run = DocumentRun(input, isSerial: true)
    let headline = !run.files.isSingle
    let total = Total()
    let work: @Sendable (InputFile, IBDocument, [UInt8]) throws -> DocumentRun.Report = {
      [self] _, document, _ in
      // Views must be used on the main thread, where this runs.
      try MainActor.assumeIsolated { try report(on: document, headline: headline, total) }
    }
    guard compare, headline, !input.json else { return try run.run(work) }
    try run.run(closing: { MainActor.assumeIsolated { total.text } }, work)
  }

  /// The combined results of comparing all documents.
  @MainActor
  private final class Total {
    private var tally = LayoutText.Tally()
    private var documents = 0

    nonisolated init() {}

    func add(_ comparison: LayoutComparison) {
      documents += 1
      tally.add(comparison.views)
    }

    var text: String { "\(documents) documents: " + tally.text }
  }

  private var options: DocumentLayoutOptions {
    var options = DocumentLayoutOptions()
    options.device = device
    options.isLandscape = orientation.map { $0 == .landscape }
    options.size = size.map { CGSize(width: $0.width, height: $0.height) }
    options.contentSizeCategory = textSize?.category
    options.isRightToLeft = rtl
    options.text = text
    options.explainsConflicts = true
    return options
  }

  @MainActor
  private func report(on document: IBDocument, headline: Bool, _ total: Total) throws
    -> DocumentRun.Report
  {
    let layout: SolvedLayout
    do throws(NibError) {
      layout = try document.solvedFrames(on: options)
    } catch {
      throw error.diagnostic
    }
    let printed = LayoutText(document, layout)
    let comparison = compare ? LayoutComparison(document, layout) : nil
    if let comparison { total.add(comparison) }
    var report = DocumentRun.Report()
    report.diagnostics = layout.diagnostics
    if input.json {
      report.output = printed.json(comparison).bytes
    } else {
      let title = headline ? "\(document.file ?? "")\n" : ""
      report.output = Array((title + printed.text(comparison) + (headline ? "\n" : "")).utf8)
    }
    if let comparison, comparison.views.contains(where: \.differs) {
      report.status = .findings
    }
    return report
  }
}

/// The orientation of a device.
enum Orientation: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape
}

/// The user's text sizes, from the smallest to the largest accessibility size.
enum TextSize: String, ExpressibleByArgument, CaseIterable {
  case xs = "XS"
  case s = "S"
  case m = "M"
  case l = "L"
  case xl = "XL"
  case xxl = "XXL"
  case xxxl = "XXXL"
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}

extension DocumentLayoutOptions.Text: ExpressibleByArgument {}
