import DiagnosticText
public import Diagnostics
import FileWork
public import Foundation
public import HeadlessUIKit
public import IBCanvas
import IBRender
import InterfaceBuilder

/// A renderer of documents, compiled nibs and compiled storyboards in files.
@MainActor
public struct FileRenderer {
  /// The orientation, text size and style to lay out for.
  public var options = DocumentLayoutOptions()
  /// The format of the file. PNG and PDF need a build with the package trait `Pictures`.
  public var format = PictureFormat.svg
  /// The number of pixels in one point of a PNG.
  public var scale: CGFloat = 1
  /// The identifier of the scene to draw, or nil to draw all scenes.
  public var sceneID: String?
  /// Whether to show the frames of views, their margins, safe areas and constraints.
  public var showsOutlines = false
  /// Whether to draw a device around each view that fills its screen.
  public var showsDevice = false
  /// The devices that an inspector page shows.
  package var pageDevices: [HeadlessDevice] = []
  /// Where to find images and colors, in addition to the catalogs around each document.
  public var assetSearch = AssetSearch() {
    didSet { assets = AssetFolders(assetSearch) }
  }
  private var assets = AssetFolders()
  /// The maximum processor time for the pictures of a file, in seconds. Libraries that render images may take any amount of time
  /// even for a small file.
  package nonisolated static let secondsPerPicture = 30

  /// Creates a renderer that uses each document's own device.
  public init() {}

  /// A file with a picture or a page.
  public struct Output: Sendable {
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// The size of the picture in points.
    public let size: CGSize
    /// The problems that did not prevent drawing, such as missing images.
    public let problems: [Diagnostic]
  }

  /// Returns the picture of a document, compiled nib or compiled storyboard in a file. Images and colors are found in
  /// the asset catalogs of its project and its repository.
  /// - Parameter devices: The devices to draw for, or an empty list for the document's own device.
  /// - Throws: A `Diagnostic` if the file cannot be read or drawn.
  public func draw(_ path: String, on devices: [HeadlessDevice] = []) throws -> Output {
    let found = InputFiles([path], kind: .loadable, takesStoryboards: true)
    guard found.isSingle, let file = found.files.first else {
      throw Diagnostic.usage("'\(path)' is a folder; name a file")
    }
    let contents = try DrawnFile(file)
    var renderer = self
    renderer.pageDevices = devices
    return try withAssets(near: file) {
      try renderer.draw(
        contents, file, on: format == .html || devices.isEmpty ? [nil] : devices, PictureFiles())
    }
  }

  /// Draws files.
  /// - Parameter part: The range of the files to draw, or nil to draw all of them.
  package func run(
    _ files: InputFiles, _ targets: RenderTargets, part: Range<Int>? = nil, json: Bool,
    to sink: some ReportSink
  ) -> RunStatus {
    var files = files
    if let part { files.limit(to: part) }
    var run = FileRun(files: files, json: json)
    (run.hasEffects, run.isSerial) = (true, true)
    // A page shows each device in several styles.
    run.timeLimit = format == .html ? 8 * Self.secondsPerPicture : Self.secondsPerPicture
    return run.run(to: sink) { [self] file in
      // Serial work runs on the calling thread, which is the main thread.
      try MainActor.assumeIsolated {
        let contents = try DrawnFile(file)
        let report = try withAssets(near: file) {
          try self.report(on: file, contents, targets, json: json)
        }
        return report.adding(contents.document?.diagnostics ?? [])
      }
    }
  }

  private func report(
    on file: InputFile, _ contents: DrawnFile, _ targets: RenderTargets, json: Bool
  ) throws -> FileReport {
    var report = FileReport()
    var written: [JSONValue] = []
    let images = PictureFiles()
    for target in targets.targets(of: file) {
      let drawn = try draw(contents, file, on: target.devices, images)
      // Pictures for several devices have the same problems.
      report.diagnostics.appendNew(drawn.problems.map { $0.inFile(file.name) })
      if let path = target.path {
        try AtomicFile.write(drawn.bytes, to: path, below: targets.folder, isDurable: false)
      } else {
        report.output += drawn.bytes
      }
      let device = target.devices.count == 1 ? target.devices[0]?.identifier : nil
      written.append(
        .object([
          ("output", .text(target.path)), ("device", .text(device)),
          ("width", .number(Double(drawn.size.width))),
          ("height", .number(Double(drawn.size.height))),
        ]))
    }
    if json {
      report.output =
        JSONValue.object([("file", .string(file.name)), ("pictures", .array(written))]).bytes
    }
    return report
  }

  /// Runs a function while images and colors are found near a file.
  private func withAssets<Result>(near file: InputFile, _ run: () throws -> Result) rethrows
    -> Result
  {
    try assets.adding(foldersFor: file.isStandardInput ? [] : [file.path], run)
  }

  /// Returns the pictures of a file for devices (nil for the document's own device) as one file: a picture, a contact
  /// sheet of several, or a page.
  /// - Throws: A ``Diagnostic`` if the file cannot be drawn.
  private func draw(
    _ contents: DrawnFile, _ file: InputFile, on devices: [HeadlessDevice?], _ images: PictureFiles
  ) throws -> Output {
    var renderer = DocumentRenderer(
      options: options, sceneID: sceneID, showsOutlines: showsOutlines)
    renderer.showsDevice = showsDevice
    renderer.images = images
    if format == .html {
      guard let document = contents.document else {
        throw Diagnostic(
          id: "compiled-nib", severity: .error, file: file.name,
          message: "a page needs a document, not a compiled nib; convert makes a document of it")
      }
      let (page, problems) = try renderer.page(
        of: document, title: file.title, path: file.isStandardInput ? nil : file.path,
        on: pageDevices)
      return Output(
        bytes: page.bytes, size: page.variants.first?.picture.size ?? .zero, problems: problems)
    }
    let compiled = CompiledRenderer(
      options: options, sceneID: sceneID, showsOutlines: showsOutlines, showsDevice: showsDevice,
      images: images)
    let pictures = try devices.map { try contents.picture(renderer, compiled, on: $0) }
    let picture = try contactSheet(of: pictures, on: devices, file)
    let writer = PictureFile(format: format, scale: scale)
    let (bytes, problems) = try writer.bytes(of: picture, title: file.title)
    return Output(bytes: bytes, size: picture.size, problems: picture.problems + problems)
  }

  /// Returns one picture that contains those for several devices.
  private func contactSheet(
    of pictures: [Picture], on devices: [HeadlessDevice?], _ file: InputFile
  ) throws -> Picture {
    if pictures.count == 1 { return pictures[0] }
    let sheets = zip(pictures, devices).map {
      Picture.Sheet($0, caption: $1?.name ?? file.title)
    }
    do {
      return try Picture.arranged(sheets)
    } catch {
      throw Diagnostic(
        id: "no-picture", severity: .error, file: file.name, message: error.description)
    }
  }
}

extension InputFile {
  /// The file name without folders, so that the title does not depend on the file's location.
  fileprivate var title: String { path.pathParts.last.map(String.init) ?? path }
}
