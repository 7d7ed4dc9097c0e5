public import ArgumentParser
import Foundation
import HeadlessUIKit
import IBCanvas
public import IBTools

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw documents and compiled nibs.",
    discussion: """
      A xib becomes a picture of its views, and a storyboard a picture of its canvas with all scenes and segues. The \
      scenes of a compiled storyboard are drawn next to each other. The same document always gives the same bytes. If \
      an image is missing, a box is drawn instead, with a warning.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write: an .svg, .png, .pdf or .html file, or a folder, which is created if necessary. "
        + "Default for a single picture: standard output.", valueName: "PATH"))
  var output: String?

  @Option(help: "The format of pictures in a folder. Default: the extension of --output, or svg.")
  var format: PictureFormat?

  @Option(
    help: ArgumentHelp(
      "The number of pixels in one point of a PNG, from 1 to 3. Default: 2.", valueName: "N"))
  var scale: Int = 2

  @Option(
    help: ArgumentHelp(
      "The device to draw for. May be repeated: a single file then contains the pictures for all devices. "
        + "Default: the document's device.", valueName: "ID"))
  var device: [HeadlessDevice] = []

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var places: AssetArguments

  @Flag(help: "Draw in dark mode.")
  var dark = false

  @Flag(help: "Draw with high contrast.")
  var highContrast = false

  @OptionGroup var texts: LanguageArgument

  @Flag(help: "Draw all texts twice as long, to find views that are too small for translations.")
  var pseudo = false

  @Option(
    help: ArgumentHelp("Draw only the scene of the controller with this id.", valueName: "ID"))
  var scene: String?

  @Flag(
    help:
      "Show the frames of views, their margins, safe areas and constraints, and ambiguous views.")
  var outlines = false

  @Flag(help: "Draw the frame of the device around views that fill its screen.")
  var deviceFrame = false

  @Flag(
    help:
      "Write an inspector page instead: pictures, tree, constraints, connections and findings in one HTML file."
  )
  var html = false

  @Option(help: .hidden, transform: RenderWorkers.range(argument:))
  var part: Range<Int>?

  func validate() throws {
    try refuse(
      input.json && output == nil,
      "--json prints to standard output; use --output to say where pictures go")
    try refuse(!(1...3).contains(scale), "--scale must be 1, 2 or 3")
    if html, let format, format != .html {
      throw ValidationError("--html cannot be used with --format \(format.rawValue)")
    }
  }

  func run() throws {
    var run = RenderRun(output: output)
    (run.format, run.isPage, run.devices) = (format, html, device)
    (run.language, run.part, run.json) = (texts.language, part, input.json)
    run.workers = RenderWorkers(command: Self.configuration.commandName ?? "", option: "--part")
    // Views must be used on the main thread, where this code runs.
    try MainActor.assumeIsolated {
      var renderer = FileRenderer()
      (renderer.options, renderer.assetSearch) = (options, places.search)
      (renderer.scale, renderer.sceneID) = (CGFloat(scale), scene)
      (renderer.showsOutlines, renderer.showsDevice) = (outlines, deviceFrame)
      return try run.run(input.paths, renderer, to: StandardSink())
    }.leave()
  }

  private var options: DocumentLayoutOptions {
    var options = canvas.options
    options.userInterfaceStyle = dark ? .dark : .light
    options.hasHighContrast = highContrast
    options.doublesTexts = pseudo
    return options
  }
}

extension PictureFormat: ExpressibleByArgument {}
