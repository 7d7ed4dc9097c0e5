import ArgumentParser
import DiagnosticText
import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Load documents and compiled nibs as UIKit does, and print the live hierarchy.",
    discussion: """
      Documents are compiled first. The app's own classes are not available: each is replaced by its nearest UIKit \
      superclass, and the outlets and attributes that its objects would receive are printed. From a storyboard, \
      compiled or not, the command loads the initial scene or the scene named by --scene, with child controllers and \
      their views; if there is no initial scene, it loads every scene. --nibs prints all nibs of the storyboard \
      instead. Prototype cells are printed after the nib that contains them, except in a scene. Frames are in points, \
      in the superview's coordinates. Objects of a compiled nib have no id; their number, as in the output of dump, is \
      printed instead.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The class of File's Owner. Default: the class in the document.",
      valueName: "CLASS"))
  var owner: String?

  @Option(
    name: .long,
    // A size such as -1x5 is an invalid value, not an option.
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: ViewSize.init(parsing:))
  var size: ViewSize?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to load for. Top-level views get the device's size unless --size is given.",
      valueName: "ID"))
  var device: HeadlessDevice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Traits, separated by commas: light or dark, portrait or landscape. Default: light,portrait.",
      valueName: "LIST"),
    transform: DeviceTraits.init(parsing:))
  var traits = DeviceTraits()

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The language of the app. For Base.lproj/Main.xib, 'de' uses the strings in de.lproj/Main.strings. "
        + "Default: the strings in the document itself.", valueName: "LANG"))
  var language: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The storyboard scene to load, given by its storyboard identifier or by its controller's object id. Default: "
        + "the initial scene, or every scene if there is no initial scene.", valueName: "ID"))
  var scene: String?

  @Flag(
    name: .long,
    help:
      "Also print the callbacks of the scene's controllers and views, in order.")
  var events = false

  @Flag(name: .long, help: "Print every nib of a storyboard separately.")
  var nibs = false

  func validate() throws {
    if nibs, scene != nil || events {
      throw ValidationError("--nibs cannot be used with --scene or --events")
    }
    if language?.isEmpty == true {
      throw ValidationError("--language needs a language, such as de, pt-BR or zh-Hans")
    }
  }

  func run() throws {
    // With `--nibs`, the nibs of a compiled storyboard are separate files.
    let files = InputFiles(input.paths, kind: .loadable, takesStoryboards: !nibs)
    let size = MainActor.assumeIsolated { useDevice() }
    NibSearchPath.shared.languages = language.map { [$0] } ?? []
    let run = FileRun(files: files, json: input.json, isSerial: true)
    try run.run { [self, headline = !files.isSingle] file in
      let bytes = file.isCompiledStoryboard ? [] : try file.bytes()
      // Views must be used on the main thread, where this runs.
      return try MainActor.assumeIsolated {
        let neighbours = Self.foldersOfNeighbours(file)
        for folder in neighbours { NibSearchPath.shared.add(folder: folder) }
        defer { for folder in neighbours { NibSearchPath.shared.remove(folder: folder) } }
        do {
          let load =
            file.isCompiledStoryboard
            ? try loadCompiled(file, size) : try load(file, bytes, size)
          return report(of: load, headline: headline)
        } catch let refused as RefusedDocument {
          return FileRun.Report(refused.diagnostics, json: input.json)
        } catch let error as NibError {
          throw error.diagnostic
        }
      }
    }
  }

  /// Returns the folders in which to find the nibs of a file's controllers: the folder of the file, and the parent of
  /// its language folder.
  private static func foldersOfNeighbours(_ file: InputFile) -> [URL] {
    guard !file.isStandardInput else { return [] }
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? [folder, folder.deletingLastPathComponent()] : [folder]
  }

  @MainActor
  private func report(of load: LoadedFile, headline: Bool) -> FileRun.Report {
    let failed = load.diagnostics.contains { $0.severity == .error }
    return FileRun.Report(
      text: input.json ? load.json.text : load.text(headline: headline),
      diagnostics: load.diagnostics, status: failed ? .cannot : .fine)
  }

  @MainActor
  private func loadCompiled(_ file: InputFile, _ size: ViewSize?) throws -> LoadedFile {
    var options = LoadOptions()
    options.makesStandIns = true
    return try LoadedFile(
      UIStoryboard(contentsOf: URL(fileURLWithPath: file.path), options: options), scene: scene,
      takesAll: true, events: events, file: file.name, size: size)
  }

  /// Reports scene options for a xib or a nib, which is not a storyboard.
  private func refuseSceneOptions(_ file: InputFile, _ kind: String) throws {
    guard scene != nil || events else { return }
    throw Diagnostic(
      id: "no-storyboard", severity: .error, file: file.name,
      message: "\(kind) has no scenes; remove --scene and --events")
  }

  @MainActor
  private func load(_ file: InputFile, _ bytes: [UInt8], _ size: ViewSize?) throws -> LoadedFile {
    guard LoadableContents.isDocument(bytes) else {
      try refuseSceneOptions(file, "a nib")
      let nib: LoadableContents
      do {
        nib = try LoadableContents(bytes, name: file.name)
      } catch {
        // The document reader has better error messages.
        if file.isNamedAsDocument { _ = try IBDocument(parsing: bytes, file: file.name) }
        throw error
      }
      return try LoadedFile(nib, file: file.name, owner: owner, size: size)
    }
    let document = try IBDocument(parsing: bytes, file: file.name)
    try checkDevice(for: document)
    let noticed = document.diagnostics.filter { $0.severity > .note }
    do {
      var load: LoadedFile
      if document.kind == .storyboard, !nibs {
        var options = LoadOptions()
        options.makesStandIns = true
        // A storyboard whose initial scene is missing is invalid.
        let namesInitial = document.root[Names.initialViewController] != nil
        load = try LoadedFile(
          UIStoryboard(document: document, options: options), scene: scene,
          takesAll: !namesInitial, events: events, file: file.name, size: size)
      } else {
        try refuseSceneOptions(file, "a xib")
        load = try LoadedFile(
          LoadableContents(document: document), file: file.name, owner: owner, size: size)
      }
      load.diagnostics += noticed
      return load
    } catch let error as NibError {
      // Problems in the document may be the cause.
      throw RefusedDocument(diagnostics: [error.diagnostic] + noticed)
    }
  }

  private func checkDevice(for document: IBDocument) throws {
    guard let device, !device.runs(document.platform) else { return }
    throw Diagnostic(
      id: "wrong-device", severity: .error, file: document.file,
      message: "cannot load a document for \(document.platform) on \(device.identifier)"
        + " (\(device.name)); remove --device, and use --size if the size matters")
  }

  /// Sets the device's screen as the main screen, and returns the size of top-level views.
  @MainActor
  private func useDevice() -> ViewSize? {
    UIScreen.main = UIScreen(
      device: device ?? .standard, isLandscape: traits.isLandscape, style: traits.style)
    guard size == nil, device != nil else { return size }
    return ViewSize(UIScreen.main.bounds.size)
  }
}

/// A document that cannot be loaded, with the other problems in the document.
private struct RefusedDocument: Error {
  let diagnostics: [Diagnostic]
}
