import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit
import IBCanvas
import IBRender
import InterfaceBuilder

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw documents as SVG pictures.",
    discussion: """
      A xib becomes a picture of its views, a storyboard one of its canvas with all scenes and their segues. The same \
      document always gives the same bytes. A missing image is a warning; a box takes its place.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write: an .svg for a single picture, or a folder, which is created if necessary. Default: "
        + "standard output, for a single picture.", valueName: "PATH"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to draw for; repeatable. Default: the document's own.", valueName: "ID"))
  var device: [HeadlessDevice] = []

  @Option(name: .long, help: "The orientation of the device. Default: the document's.")
  var orientation: Orientation?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: ViewSize.init(parsing:))
  var size: ViewSize?

  @Flag(name: .long, help: "Draw the dark interface.")
  var dark = false

  @Flag(name: .long, help: "Draw with high contrast.")
  var highContrast = false

  @Flag(name: .long, help: "Lay out for a right-to-left language.")
  var rtl = false

  @Option(
    name: .long,
    help: "The user's preferred text size. Default: that of the document's canvas, usually L.")
  var textSize: TextSize?

  @Option(
    name: .long,
    help: ArgumentHelp("Draw only the scene of the controller with this id.", valueName: "ID"))
  var scene: String?

  @Flag(name: .long, help: "Show the frames of views, their margins and safe areas.")
  var outlines = false

  func run() throws {
    let run = DocumentRun(input, isSerial: true)
    let targets = try RenderTargets(output, files: run.files, devices: device)
    let renderer = DocumentRenderer(options: options, sceneID: scene, showsOutlines: outlines)
    try run.run(hasEffects: true) { [self] file, document, _ in
      // Views live on the main thread, where this runs.
      try MainActor.assumeIsolated {
        try report(on: file, document, renderer, targets)
      }
    }
  }

  private var options: DocumentLayoutOptions {
    var options = DocumentLayoutOptions()
    options.isLandscape = orientation.map { $0 == .landscape }
    options.size = size.map { CGSize(width: $0.width, height: $0.height) }
    options.contentSizeCategory = textSize?.category
    options.isRightToLeft = rtl
    options.userInterfaceStyle = dark ? .dark : .light
    options.hasHighContrast = highContrast
    return options
  }

  @MainActor
  private func report(
    on file: InputFile, _ document: IBDocument, _ renderer: DocumentRenderer,
    _ targets: RenderTargets
  ) throws -> DocumentRun.Report {
    var report = DocumentRun.Report()
    var written: [JSONValue] = []
    for target in targets.targets(of: file) {
      let picture = try renderer.picture(of: document, on: target.device)
      let bytes = SVGWriter().bytes(of: picture, title: document.file)
      report.diagnostics += picture.problems
      if let path = target.path {
        try AtomicFile.write(bytes, to: path)
      } else {
        StandardOutput.write(bytes)
      }
      written.append(
        .object([
          ("output", .text(target.path)), ("device", .text(target.device?.identifier)),
          ("width", .number(Double(picture.size.width))),
          ("height", .number(Double(picture.size.height))),
        ]))
    }
    if input.json {
      report.text =
        JSONValue.object([("file", .string(file.name)), ("pictures", .array(written))]).text
    }
    return report
  }
}
