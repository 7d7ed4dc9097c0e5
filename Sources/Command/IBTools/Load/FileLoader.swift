import DiagnosticText
import Diagnostics
package import Foundation
package import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import XMLTree

/// A loader of documents, compiled nibs and compiled storyboards in files.
@MainActor
package struct FileLoader {
  /// The class of File's Owner, or nil for the class in the document.
  package var owner: String?
  /// The size of top-level views, or nil for the device's size, or their own sizes without a device.
  package var size: CGSize?
  /// The device for which documents must be designed; nil to use each document's own.
  package var device: HeadlessDevice?
  /// The traits of the device.
  package var traits = DeviceTraits()
  /// The language of the app, or nil for the strings in the documents.
  package var language: String?
  /// The storyboard's scene to load, or nil for the initial scene.
  package var scene: String?
  /// Whether to record the callbacks of scenes.
  package var events = false
  /// Whether to load every nib of a storyboard separately.
  package var nibs = false

  package init() {}

  /// Loads files, and prints their hierarchies.
  package func run(_ paths: [String], json: Bool, to sink: some ReportSink) -> RunStatus {
    UIScreen.main = UIScreen(
      device: device ?? .standard, isLandscape: traits.isLandscape ?? false, style: traits.style)
    NibSearchPath.shared.languages = language.map { [$0] } ?? []
    var loader = self
    if size == nil, device != nil { loader.size = UIScreen.main.bounds.size }
    return loader.runWithScreen(paths, json: json, to: sink)
  }

  private func runWithScreen(
    _ paths: [String], json: Bool, to sink: some ReportSink
  ) -> RunStatus {
    // The nibs of a compiled storyboard may be requested as separate files.
    var run = FileRun(
      files: InputFiles(paths, kind: .loadable, takesStoryboards: !nibs), json: json)
    run.isSerial = true
    let headline = !run.files.isSingle
    return run.run(to: sink) { [self] file in
      // Serial work runs on the calling thread, which is the main thread.
      try MainActor.assumeIsolated {
        let loaded = try load(file)
        let failed = loaded.diagnostics.contains { $0.severity == .error }
        return FileReport(
          text: json ? loaded.json.text : loaded.text(headline: headline),
          diagnostics: loaded.diagnostics, status: failed ? .cannot : .fine)
      }
    }
  }

  /// Loads a file, and finds the nibs of its controllers near it.
  /// - Throws: A `Diagnostic` or a ``ProblemList`` if the file cannot be loaded.
  package func load(_ file: InputFile) throws -> LoadedFile {
    let bytes = file.isCompiledStoryboard ? [] : try file.bytes()
    return try NibSearchPath.shared.adding(folders: Self.foldersOfNeighbors(file)) {
      do {
        return file.isCompiledStoryboard ? try loadCompiled(file) : try load(file, bytes)
      } catch let error as NibError {
        throw error.diagnostic
      }
    }
  }

  /// Returns the folders in which to find the nibs of a file's controllers: the folder of the file, and the parent of
  /// its language folder.
  private static func foldersOfNeighbors(_ file: InputFile) -> [URL] {
    guard !file.isStandardInput else { return [] }
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? [folder, folder.deletingLastPathComponent()] : [folder]
  }

  private func loadCompiled(_ file: InputFile) throws -> LoadedFile {
    useScreen(of: nil)
    let url = URL(fileURLWithPath: file.path)
    let contents = try StoryboardContents.read(at: url)
    if contents.framework == .appKit {
      try refuseEvents(file)
      return LoadedFile(
        try AppKitTree(contents, scene: scene, path: .shared), file: file.name)
    }
    var options = LoadOptions()
    options.makesStandIns = true
    return try LoadedFile(
      UIStoryboard(contentsOf: URL(fileURLWithPath: file.path), options: options), scene: scene,
      takesAll: true, events: events, file: file.name
    ) { _ in size }
  }

  /// Reports scene options for a xib or a nib, which are not storyboards.
  private func refuseSceneOptions(_ file: InputFile, _ kind: String) throws {
    guard scene != nil || events else { return }
    throw Diagnostic(
      id: "no-storyboard", severity: .error, file: file.name,
      message: "\(kind) has no scenes; remove --scene and --events")
  }

  /// Reports an option that scenes for macOS do not have.
  private func refuseEvents(_ file: InputFile) throws {
    guard events else { return }
    throw Diagnostic(
      id: "no-events", severity: .error, file: file.name,
      message: "callbacks of scenes for macOS are not recorded; remove --events")
  }

  private func load(_ file: InputFile, _ bytes: [UInt8]) throws -> LoadedFile {
    guard LoadableContents.isDocument(bytes) else {
      useScreen(of: nil)
      try refuseSceneOptions(file, "a nib")
      let nib: LoadableContents
      do {
        if let tree = try AppKitTree(
          compiled: bytes, name: file.name, path: .shared)
        {
          return LoadedFile(tree, file: file.name)
        }
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
    useScreen(of: document)
    let noticed = document.diagnostics.filter { $0.severity > .note }
    do {
      var load: LoadedFile
      if document.platform == .macOS, document.kind == .xib {
        try refuseSceneOptions(file, "a xib")
        load = LoadedFile(try AppKitTree(document, path: .shared), file: file.name)
      } else if document.platform == .macOS {
        try refuseEvents(file)
        let contents = try document.storyboardContents(for: .appKit)
        load = LoadedFile(
          try AppKitTree(contents, scene: scene, path: .shared), file: file.name)
      } else if document.kind == .storyboard, !nibs {
        var options = LoadOptions()
        options.makesStandIns = true
        // A storyboard whose initial scene is missing is invalid.
        let namesInitial = document.root[Names.initialViewController] != nil
        load = try LoadedFile(
          UIStoryboard(document: document, options: options), scene: scene,
          takesAll: !namesInitial, events: events, file: file.name
        ) { size(ofScene: $0, in: document) }
      } else {
        try refuseSceneOptions(file, "a xib")
        load = try LoadedFile(
          LoadableContents(document: document), file: file.name, owner: owner, size: size,
          canvas: document)
      }
      load.diagnostics += noticed
      return load
    } catch let error as NibError {
      // Problems in the document may be the cause.
      throw ProblemList([error.diagnostic] + noticed)
    }
  }

  /// Sets the main screen to that of the document's device, as the canvas shows it, unless the user chose a device. A
  /// storyboard without a device gets one with the size of its first scene, or else the square one of its canvas, so
  /// that it has the frames of the canvas. Other documents, and nibs, get the usual device that runs the platform, such
  /// as a TV.
  private func useScreen(of document: IBDocument?) {
    guard device == nil else { return }
    let platform = document?.platform ?? .iOS
    let own = document?.device
    let named = own?.node[Names.id].flatMap { HeadlessDevice(identifier: $0) }
    let drawn = own == nil ? document.flatMap { Self.canvasDevice(of: $0) } : nil
    let devices = [named, .standard].compactMap { $0 } + HeadlessDevice.all
    guard let device = drawn ?? devices.first(where: { $0.runs(platform) }) else { return }
    UIScreen.main = UIScreen(
      device: device,
      isLandscape: traits.isLandscape ?? (device == named && own?.isLandscape == true),
      style: UIScreen.main.traitCollection.userInterfaceStyle)
  }

  /// Returns the device that the canvas shows for a storyboard that names none; nil for other documents.
  private static func canvasDevice(of document: IBDocument) -> HeadlessDevice? {
    let sizes = document.scenes.lazy.compactMap { $0.controller.flatMap { statedSize(of: $0) } }
    guard let size = sizes.first else { return nil }
    return HeadlessDevice.all.first { $0.size == size && $0.runs(document.platform) }
      ?? .onCanvas(of: document)
  }

  /// Returns the size in points of the window of a scene: the one that the user chose, or else the one that its view has
  /// on the canvas; nil for the size of the screen.
  private func size(ofScene name: String?, in document: IBDocument) -> CGSize? {
    guard size == nil, device == nil, traits.isLandscape == nil else { return size }
    let controllers = document.scenes.lazy.compactMap(\.controller)
    let scene =
      name.map { name in
        controllers.first { $0.storyboardIdentifier == name }
          ?? controllers.first { $0.id.map { name == $0 || name.hasSuffix("-" + $0) } ?? false }
      } ?? document.initialViewController
    return scene.flatMap { Self.statedSize(of: $0) }
  }

  private static func statedSize(of controller: IBObject) -> CGSize? {
    controller.child(keyed: "view")?.frame.map { CGSize(width: $0.width, height: $0.height) }
  }

  private func checkDevice(for document: IBDocument) throws {
    guard let device, !device.runs(document.platform) else { return }
    throw Diagnostic(
      id: "wrong-device", severity: .error, file: document.file,
      message: "cannot load a document for \(document.platform) on \(device.identifier)"
        + " (\(device.name)); remove --device, and use --size if the size matters")
  }
}
