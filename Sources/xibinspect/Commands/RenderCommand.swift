import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit
import IBCanvas
import IBRender
import InterfaceBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
    if input.json, output == nil {
      throw ValidationError(
        "--json prints to standard output; use --output to say where pictures go")
    }
    guard (1...3).contains(scale) else { throw ValidationError("--scale must be 1, 2 or 3") }
    if language?.isEmpty == true {
      throw ValidationError("--language needs a language, such as de, pt-BR or zh-Hans")
    }
    if html, let format, format != .html {
      throw ValidationError("--html cannot be used with --format \(format.rawValue)")
    }
    try checkNamedFormat()
    guard chosenFormat.isAvailable else {
      throw ValidationError(
        "this build of xibinspect writes only SVG and HTML; build it with the package trait Pictures to write "
          + chosenFormat.rawValue.uppercased())
    }
  }

  /// Checks that the name of the output file does not end in another format than the chosen one.
  private func checkNamedFormat() throws {
    guard let output, html || format != nil, !RenderTargets.isFolder(output),
      let named = PictureFormat(ofPath: output), named != chosenFormat
    else { return }
    let option = html ? "--html" : "--format \(chosenFormat.rawValue)"
    let ending = URL(fileURLWithPath: output).pathExtension
    throw ValidationError(
      "\(option) cannot be written to '\(output)', which ends in .\(ending); end the name in .\(chosenFormat.rawValue), leave out \(option), or name a folder"
    )
  }

  private var chosenFormat: PictureFormat {
    html ? .html : format ?? output.flatMap { PictureFormat(ofPath: $0) } ?? .svg
  }

  func run() throws {
    DrawnTime.fixZone()
    var files = InputFiles(input.paths, kind: .loadable, takesStoryboards: true)
    let format = chosenFormat
    // A page contains the pictures for all devices.
    let targets = try RenderTargets(
      output, format: format, files: files, devices: format == .html ? [] : device)
    if let language, part == nil {
      let problems = TranslationCheck.problems(with: files.files, in: language)
      StandardError.write(problems.map(\.line).joined())
    }
    if let part {
      files.limit(to: part.range)
    } else if files.files.count >= RenderWorkers.least, !input.json, ParallelWork.cores > 1,
      !files.files.contains(where: \.isStandardInput)
    {
      return try RenderWorkers(count: files.files.count).run()
    }
    let assets = AssetFolders()
    NibSearchPath.shared.languages = language.map { [$0] } ?? []
    let run = FileRun(files: files, json: input.json, hasEffects: true, isSerial: true)
    try run.run { [self] file in
      let contents = try DrawnFile(file)
      // Views must be used on the main thread, where this runs.
      return try MainActor.assumeIsolated {
        let places = file.isStandardInput ? [] : [file.path]
        var report = try assets.adding(foldersFor: places) {
          try self.report(on: file, contents, targets)
        }
        let problems = contents.document?.diagnostics.filter { $0.severity > .note } ?? []
        report.diagnostics += problems
        if problems.contains(where: { $0.severity == .error }) { report.status = .cannot }
        return report
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
    options.doublesTexts = pseudo
    return options
  }

  /// Returns the bytes of a file: a picture, a contact sheet of several, or a page.
  @MainActor
  private func drawn(
    _ contents: DrawnFile, _ file: InputFile, on devices: [HeadlessDevice?], _ images: PictureFiles
  ) throws -> (bytes: [UInt8], size: CGSize, problems: [Diagnostic]) {
    let renderer = DocumentRenderer(
      options: options, sceneID: scene, showsOutlines: outlines, showsDevice: deviceFrame,
      images: images)
    if chosenFormat == .html {
      guard let document = contents.document else {
        throw Diagnostic(
          id: "compiled-nib", severity: .error, file: file.name,
          message: "a page needs a document, not a compiled nib")
      }
      let (page, problems) = try renderer.page(
        of: document, title: file.title, path: file.isStandardInput ? nil : file.path, on: device)
      return (page.bytes, page.variants.first?.picture.size ?? .zero, problems)
    }
    let compiled = CompiledRenderer(
      options: options, sceneID: scene, showsOutlines: outlines, showsDevice: deviceFrame,
      images: images)
    let pictures = try devices.map { try contents.picture(renderer, compiled, on: $0) }
    let picture = try contactSheet(of: pictures, on: devices, file)
    let writer = PictureFile(format: chosenFormat, scale: CGFloat(scale))
    let (bytes, problems) = try writer.bytes(of: picture, title: file.title)
    return (bytes, picture.size, picture.problems + problems)
  }

  /// Returns one picture that contains those for several devices.
  @MainActor
  private func contactSheet(
    of pictures: [Picture], on devices: [HeadlessDevice?], _ file: InputFile
  ) throws -> Picture {
    if pictures.count == 1 { return pictures[0] }
    let sheets = zip(pictures, devices).map {
      Picture.Sheet($0, caption: $1?.name ?? file.title)
    }
    do {
      return try Picture(arranging: sheets)
    } catch {
      throw Diagnostic(
        id: "no-picture", severity: .error, file: file.name, message: error.description)
    }
  }

  @MainActor
  private func report(
    on file: InputFile, _ contents: DrawnFile, _ targets: RenderTargets
  ) throws -> FileRun.Report {
    var report = FileRun.Report()
    var written: [JSONValue] = []
    let images = PictureFiles()
    for target in targets.targets(of: file) {
      let (bytes, size, problems) = try drawn(contents, file, on: target.devices, images)
      // Pictures for several devices have the same problems.
      for problem in problems.map({ $0.inFile(file.name) })
      where !report.diagnostics.contains(problem) {
        report.diagnostics.append(problem)
      }
      if let path = target.path {
        try AtomicFile.write(bytes, to: path, isDurable: false)
      } else {
        StandardOutput.write(bytes)
      }
      let device = target.devices.count == 1 ? target.devices[0]?.identifier : nil
      written.append(
        .object([
          ("output", .text(target.path)), ("device", .text(device)),
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
