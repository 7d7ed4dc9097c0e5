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
      A xib becomes a picture of its views, and a storyboard a picture of its canvas with all scenes and segues. The \
      same document always gives the same bytes. If an image is missing, a box is drawn instead, with a warning.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write: an .svg for a single picture, or a folder, which is created if necessary. "
        + "Default for a single picture: standard output.", valueName: "PATH"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to draw for. May be repeated. Default: the document's device.", valueName: "ID"))
  var device: [HeadlessDevice] = []

  @Option(name: .long, help: "The orientation of the device. Default: the document's orientation.")
  var orientation: Orientation?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: ViewSize.init(parsing:))
  var size: ViewSize?

  @Flag(name: .long, help: "Draw in dark mode.")
  var dark = false

  @Flag(name: .long, help: "Draw with high contrast.")
  var highContrast = false

  @Flag(name: .long, help: "Lay out for a right-to-left language.")
  var rtl = false

  @Option(
    name: .long,
    help:
      "The user's preferred text size. Default: the text size of the document's canvas, usually L.")
  var textSize: TextSize?

  @Option(
    name: .long,
    help: ArgumentHelp("Draw only the scene of the controller with this id.", valueName: "ID"))
  var scene: String?

  @Flag(name: .long, help: "Show the frames of views, their margins and safe areas.")
  var outlines = false

  @Flag(
    name: .long,
    help:
      "Write an inspector page instead: pictures, tree, constraints, connections and findings in one HTML file."
  )
  var html = false

  func validate() throws {
    if input.json, output == nil {
      throw ValidationError(
        "--json prints to standard output; use --output to say where pictures go")
    }
  }

  func run() throws {
    let run = DocumentRun(input, isSerial: true)
    // A page contains the pictures for all devices.
    let targets = try RenderTargets(
      output, ending: html ? "html" : "svg", files: run.files, devices: html ? [] : device)
    let assets = AssetFolders()
    let renderer = DocumentRenderer(options: options, sceneID: scene, showsOutlines: outlines)
    try run.run(hasEffects: true) { [self] file, document, _ in
      // Views must be used on the main thread, where this runs.
      try MainActor.assumeIsolated {
        let folders = file.isStandardInput ? [] : assets.folders(for: file.path)
        for folder in folders { NibSearchPath.shared.add(folder: folder) }
        defer { for folder in folders { NibSearchPath.shared.remove(folder: folder) } }
        return try report(on: file, document, renderer, targets)
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

  /// Returns the output for a document: a picture, or a page with several pictures.
  @MainActor
  private func drawn(
    _ document: IBDocument, _ file: InputFile, _ renderer: DocumentRenderer,
    on target: HeadlessDevice?
  ) throws -> (bytes: [UInt8], size: CGSize, problems: [Diagnostic]) {
    guard html else {
      let picture = try renderer.picture(of: document, on: target)
      let bytes = SVGWriter().bytes(of: picture, title: file.title)
      return (bytes, picture.size, picture.problems)
    }
    let (page, problems) = try renderer.page(of: document, title: file.title, on: device)
    return (page.bytes, page.variants.first?.picture.size ?? .zero, problems)
  }

  @MainActor
  private func report(
    on file: InputFile, _ document: IBDocument, _ renderer: DocumentRenderer,
    _ targets: RenderTargets
  ) throws -> DocumentRun.Report {
    var report = DocumentRun.Report()
    var written: [JSONValue] = []
    for target in targets.targets(of: file) {
      let (bytes, size, problems) = try drawn(document, file, renderer, on: target.device)
      report.diagnostics += problems.map { $0.inFile(file.name) }
      if let path = target.path {
        try AtomicFile.write(bytes, to: path)
      } else {
        StandardOutput.write(bytes)
      }
      written.append(
        .object([
          ("output", .text(target.path)), ("device", .text(target.device?.identifier)),
          ("width", .number(Double(size.width))),
          ("height", .number(Double(size.height))),
        ]))
    }
    if input.json {
      report.output =
        JSONValue.object([("file", .string(file.name)), ("pictures", .array(written))]).bytes
    }
    return report
  }
}

extension InputFile {
  /// The file name without folders, so that the title does not depend on the file's location.
  fileprivate var title: String { path.split(separator: "/").last.map(String.init) ?? path }
}
