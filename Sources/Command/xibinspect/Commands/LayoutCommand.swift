public import ArgumentParser
import HeadlessUIKit
public import IBCanvas
import IBTools

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out documents, and print the frames that their constraints produce.",
    discussion: """
      Frames are in points, in the superview's coordinates, rounded to whole pixels. By default, a \
      top-level view that fills the screen gets the size of the document's device, and any other view keeps the \
      size that it has in the document. --compare prints how well the frames agree with the \
      stored ones, with totals at the end if there are several documents, and exits with 1 if any frames differ. \
      Images have the sizes that the documents state, or with --assets or --project their own.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      "The device to lay out for. Views that fill the screen of the document's device fill this device's screen.",
      valueName: "ID"))
  var device: HeadlessDevice?

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var places: AssetArguments

  @Flag(help: "Compare with the frames stored in the documents.")
  var compare = false

  @Option(
    help: ArgumentHelp(
      "Where text sizes come from: 'modelled' computes them, 'document' takes the stored frames.",
      valueName: "SOURCE"))
  var text = DocumentLayoutOptions.Text.modelled

  func validate() throws {
    guard compare, device != nil || !canvas.isEmpty else { return }
    throw ValidationError(
      "--compare needs the document's own canvas, where the stored frames come from; remove --device, "
        + "--orientation, --size, --text-size and --rtl")
  }

  func run() throws {
    var options = canvas.options
    (options.device, options.text) = (device, text)
    options.explainsConflicts = true
    let run = LayoutRun(
      options, compares: compare, json: input.json, assetSearch: places.search)
    // Views must be used on the main thread, where this code runs.
    try MainActor.assumeIsolated { run.run(input.paths, to: StandardSink()) }.leave()
  }
}

extension DocumentLayoutOptions.Text: ExpressibleByArgument {}
