import Foundation
import InterfaceBuilder
import Localization
import NibCompiler
import NibFormat
import XMLTree

/// What a storyboard holds, compiled: its nibs, made ready when they are first asked for.
@MainActor
final class StoryboardContents {
  private let compiled: CompiledStoryboard
  /// What messages call it.
  private let file: String
  private let bundle: Bundle?
  private let document: IBDocument?
  private let facts: NibDocumentFacts?
  private let localization: LocalizedFile?
  private var nibs: [String: UINib] = [:]

  /// An empty storyboard.
  convenience init() { self.init(CompiledStoryboard(), name: "storyboard", bundle: nil) }

  init(
    _ compiled: CompiledStoryboard, name: String, bundle: Bundle?,
    localization: LocalizedFile? = nil
  ) {
    self.compiled = compiled
    file = name
    self.bundle = bundle
    document = nil
    facts = nil
    self.localization = localization
  }

  /// Compiles a document.
  init(
    document: IBDocument, bundle: Bundle?, includesUnreachableScenes: Bool = false
  ) throws(NibError) {
    compiled =
      try NibFiles.storyboard(document, includingUnreachableScenes: includesUnreachableScenes)
      .storyboard
    file = NibFiles.name(of: document)
    self.bundle = bundle
    self.document = document
    facts = NibDocumentFacts(document)
    localization = document.file.flatMap { LocalizedFile(path: $0) }
  }

  /// Finds a storyboard by its name.
  convenience init(named name: String, bundle: Bundle?) throws(NibError) {
    let search = NibSearch(name: name, extensions: ["storyboardc", "storyboard"], bundle: bundle)
    guard let url = search.first else {
      let path = (bundle ?? .main).bundlePath
      throw NibError(
        .missingNib,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded); "
          + search.places, at: NibPlace(document: name))
    }
    try self.init(at: url, bundle: bundle)
  }

  /// Reads a file or folder.
  convenience init(at url: URL, bundle: Bundle?) throws(NibError) {
    let place = NibPlace(document: url.path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw NibError(.missingNib, "no such storyboard", at: place)
    }
    guard isFolder.boolValue else {
      guard let data = try? Data(contentsOf: url) else {
        throw NibError(.missingNib, "cannot read the file", at: place)
      }
      let document = try NibFiles.document(contents: [UInt8](data), name: url.path)
      guard document.kind == .storyboard else {
        throw NibError(.unreadableNib, "the document is a xib, not a storyboard", at: place)
      }
      try self.init(document: document, bundle: bundle)
      return
    }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    do {
      let files = paths.filter { path in
        var isFolder: ObjCBool = false
        let full = url.appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      let compiled = try CompiledStoryboard(paths: files) { path in
        [UInt8](try Data(contentsOf: url.appendingPathComponent(path)))
      }
      self.init(
        compiled, name: url.path, bundle: bundle, localization: LocalizedFile(path: url.path))
    } catch {
      throw NibError(.unreadableNib, "cannot read the storyboard: \(error)", at: place)
    }
  }

  /// Its location, for messages.
  var place: NibPlace { NibPlace(document: file) }

  var entryPoint: String? { compiled.entryPoint }

  /// What the document calls its initial controller, whether there is one of that id or not.
  var namedInitial: String? { document?.root["initialViewController"] }

  var identifiers: [String] {
    Set(compiled.nibNames.keys).union(compiled.externalReferences.keys).sorted()
  }

  /// The identifier of a controller by its id in the document.
  func identifier(ofController id: String) -> String? {
    document?.object(id: id)?.node["storyboardIdentifier"]
  }

  /// The location of the controller with an identifier, if it is in another storyboard.
  func reference(_ identifier: String) -> CompiledStoryboard.ExternalReference? {
    compiled.externalReferences[identifier]
  }

  /// The place in this storyboard of the placeholder for a controller in another one, for messages.
  func place(ofReference identifier: String) -> NibPlace {
    guard let graph = compiled.nibNames[identifier].flatMap({ compiled.nibs[$0] }),
      let object = graph.objects.indices.first(where: {
        graph.className(of: $0) == "UIStoryboardViewControllerPlaceholder"
      })
    else { return place }
    return NibPlace(document: file, origin: graph.origins[object])
  }

  /// The nib of the scene with an identifier.
  func sceneNib(_ identifier: String) -> UINib? {
    compiled.nibNames[identifier].flatMap { nib($0) }
  }

  /// A nib by its name in the compiled folder.
  func nib(_ name: String) -> UINib? {
    if let known = nibs[name] { return known }
    guard let graph = compiled.nibs[name] else { return nil }
    var facts = facts
    if let document { facts?.placeholders = StoryboardNibs.placeholders(ofNib: name, in: document) }
    let source =
      facts.map {
        NibSource(
          name: "\(file), \(name).nib", graph: graph, facts: $0, localization: localization)
      } ?? NibSource(name: "\(file)/\(name).nib", graph: graph, localization: localization)
    let nib = UINib(source: source, bundle: bundle)
    nibs[name] = nib
    return nib
  }

  /// Another storyboard: in the same folder, otherwise found by name.
  func sibling(named name: String, bundle: Bundle?) throws(NibError) -> StoryboardContents {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for suffix in ["storyboardc", "storyboard"] {
      let url = folder.appendingPathComponent("\(name).\(suffix)")
      if FileManager.default.fileExists(atPath: url.path) {
        return try StoryboardContents(at: url, bundle: bundle)
      }
    }
    return try StoryboardContents(named: name, bundle: bundle)
  }
}
