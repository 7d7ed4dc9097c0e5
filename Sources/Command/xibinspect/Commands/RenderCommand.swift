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

  @Option(
    name: .long,
    help: "The format of pictures in a folder. Default: the extension of --output, or svg.")
  var format: PictureFormat?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The number of pixels in one point of a PNG, from 1 to 3. Default: 2.", valueName: "N"))
  var scale: Int = 2

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to draw for. May be repeated: a single file then contains the pictures for all devices. "
        + "Default: the document's device.", valueName: "ID"))
  var device: [HeadlessDevice] = []

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var places: AssetArguments

  @Flag(name: .long, help: "Draw in dark mode.")
  var dark = false

  @Flag(name: .long, help: "Draw with high contrast.")
  var highContrast = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The language of the texts. For Base.lproj/Main.xib, 'de' uses the strings in de.lproj/Main.strings. "
        + "Default: the strings in the document itself.", valueName: "LANG"))
  var language: String?

  @Flag(
    name: .long,
    help: "Draw all texts twice as long, to find views that are too small for translations.")
  var pseudo = false

  @Option(
    name: .long,
    help: ArgumentHelp("Draw only the scene of the controller with this id.", valueName: "ID"))
  var scene: String?

  @Flag(
    name: .long,
    help:
      "Show the frames of views, their margins, safe areas and constraints, and ambiguous views.")
  var outlines = false

  @Flag(name: .long, help: "Draw the frame of the device around views that fill its screen.")
  var deviceFrame = false

  @Flag(
    name: .long,
    help:
      "Write an inspector page instead: pictures, tree, constraints, connections and findings in one HTML file."
  )
  var html = false

  @Option(
    name: .long, help: .hidden, transform: FileRange.init(parsing:))
  var part: FileRange?

  func validate() throws {
    try refuse(
      input.json && output == nil,
      "--json prints to standard output; use --output to say where pictures go")
    try refuse(!(1...3).contains(scale), "--scale must be 1, 2 or 3")
    try refuse(
      language?.isEmpty == true, "--language needs a language, such as de, pt-BR or zh-Hans")
    if html, let format, format != .html {
      throw ValidationError("--html cannot be used with --format \(format.rawValue)")
    }
  }

  private var chosenFormat: PictureFormat {
    html ? .html : format ?? output.flatMap { PictureFormat(ofPath: $0) } ?? .svg
  }

  func run() throws {
    if let output, html || format != nil {
      try chosenFormat.checkName(
        output, because: html ? "--html" : "--format \(chosenFormat.rawValue)")
    }
    try chosenFormat.requireAvailable()
    DrawnTime.fixZone()
    let files = InputFiles(input.paths, kind: .loadable, takesStoryboards: true)
    // A page contains the pictures for all devices.
    let targets = try RenderTargets(
      output, format: chosenFormat, files: files, devices: chosenFormat == .html ? [] : device)
    let sink = StandardSink()
    if let language, part == nil {
      sink.report(TranslationCheck.problems(with: files.files, in: language))
    }
    NibSearchPath.shared.languages = language.map { [$0] } ?? []
    if part == nil, !input.json, RenderWorkers.areUseful(for: files) {
      return try RenderWorkers(command: Self.configuration.commandName ?? "", option: "--part")
        .run(files, to: sink).leave()
    }
    // Views must be used on the main thread, where this code runs.
    try MainActor.assumeIsolated {
      renderer.run(files, targets, part: part?.range, json: input.json, to: sink)
    }.leave()
  }

  @MainActor
  private var renderer: FileRenderer {
    var renderer = FileRenderer()
    (renderer.options, renderer.assetSearch) = (options, places.search)
    (renderer.format, renderer.scale) = (chosenFormat, CGFloat(scale))
    (renderer.sceneID, renderer.showsOutlines) = (scene, outlines)
    (renderer.showsDevice, renderer.pageDevices) = (deviceFrame, device)
    return renderer
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

/// A range of a command's files, such as `64-128`, without the last number.
struct FileRange: Sendable {
  let range: Range<Int>

  init(parsing argument: String) throws {
    let numbers = argument.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw ValidationError("not a range of files")
    }
    range = numbers[0]..<numbers[1]
  }
}
