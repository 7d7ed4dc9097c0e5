public import Diagnostics
package import Foundation
import InterfaceBuilder
package import Localization
import NibCompiler
package import NibFormat
import XMLTree

/// What a storyboard holds, compiled: its nibs and which controller each is for.
public final class StoryboardContents: Sendable {
  private let compiled: CompiledStoryboard
  /// What messages call it.
  private let file: String
  private let document: IBDocument?
  private let facts: NibDocumentFacts?
  private let localization: LocalizedFile?
  /// The facts in a storyboard that nibs cannot hold.
  public let diagnostics: [Diagnostic]

  /// An empty storyboard.
  package convenience init() { self.init(CompiledStoryboard(), name: "storyboard") }

  package init(
    _ compiled: CompiledStoryboard, name: String, localization: LocalizedFile? = nil
  ) {
    self.compiled = compiled
    file = name
    diagnostics = []
    document = nil
    facts = nil
    self.localization = localization
  }

  /// Compiles a document.
  init(document: IBDocument, includesUnreachableScenes: Bool = false) throws(NibError) {
    let result = try NibFiles.storyboard(
      document, includingUnreachableScenes: includesUnreachableScenes)
    compiled = result.storyboard
    diagnostics = result.diagnostics
    file = NibFiles.name(of: document)
    self.document = document
    facts = NibDocumentFacts(document)
    localization = document.file.flatMap { LocalizedFile(path: $0) }
  }

  /// Finds a storyboard by its name.
  package convenience init(named name: String, bundle: Bundle?, preferences: NibPreferences)
    throws(NibError)
  {
    let search = NibSearch(
      name: name, extensions: ["storyboardc", "storyboard"], bundle: bundle,
      preferences: preferences)
    guard let url = search.first else {
      let path = (bundle ?? .main).bundlePath
      throw NibError(
        .missingNib,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded); "
          + search.places, at: NibError.Place(document: name))
    }
    try self.init(at: url)
  }

  /// Reads a file or folder.
  package convenience init(at url: URL) throws(NibError) {
    let place = NibError.Place(document: url.path)
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
      try self.init(document: document)
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
      self.init(compiled, name: url.path, localization: LocalizedFile(path: url.path))
    } catch {
      throw NibError(.unreadableNib, "cannot read the storyboard: \(error)", at: place)
    }
  }

  /// Its location, for messages.
  package var place: NibError.Place { NibError.Place(document: file) }

  /// The identifier of the initial controller, nil where there is none.
  package var entryPoint: String? { compiled.entryPoint }

  /// What the document calls its initial controller, whether there is one of that id or not.
  package var namedInitial: String? { document?.root[Names.initialViewController] }

  /// The identifiers of controllers, in the order of the alphabet.
  package var identifiers: [String] {
    Set(compiled.nibNames.keys).union(compiled.externalReferences.keys).sorted()
  }

  /// The identifier of a controller by its id in the document.
  package func identifier(ofController id: String) -> String? {
    document?.object(id: id)?.node[Names.storyboardIdentifier]
  }

  /// The location of the controller with an identifier, if it is in another storyboard.
  package func reference(_ identifier: String) -> CompiledStoryboard.ExternalReference? {
    compiled.externalReferences[identifier]
  }

  /// The place in this storyboard of the placeholder for a controller in another one, for messages.
  package func place(ofReference identifier: String) -> NibError.Place {
    guard let graph = compiled.nibNames[identifier].flatMap({ compiled.nibs[$0] }),
      let object = graph.objects.indices.first(where: {
        graph.className(of: $0) == "UIStoryboardViewControllerPlaceholder"
      })
    else { return place }
    return NibError.Place(document: file, origin: graph.origins[object])
  }

  /// The names of the nibs in the compiled folder, in the order of the alphabet.
  package var nibNames: [String] { compiled.nibs.keys.sorted() }

  /// The name of the nib of the scene with an identifier.
  package func sceneNibName(_ identifier: String) -> String? { compiled.nibNames[identifier] }

  /// A nib by its name in the compiled folder.
  package func nib(_ name: String) -> NibSource? {
    guard let graph = compiled.nibs[name] else { return nil }
    guard let document, var facts else {
      return NibSource(name: "\(file)/\(name).nib", graph: graph, localization: localization)
    }
    facts.placeholders = Self.placeholders(ofNib: name, in: document)
    return NibSource(
      name: "\(file), \(name).nib", graph: graph, facts: facts, localization: localization)
  }

  /// The owner of a view's nib: the controller that the nib's name begins with.
  private static func placeholders(ofNib name: String, in document: IBDocument)
    -> [String: NibDocumentFacts.Placeholder]
  {
    guard let separator = name.firstRange(of: "-view-"),
      let controller = document.object(id: String(name[..<separator.lowerBound]))
    else { return [:] }
    return [
      NibProxy.filesOwner: NibDocumentFacts.Placeholder(
        id: controller.id, className: controller.customClass ?? controller.frameworkClass,
        line: controller.sourceRange.start.line)
    ]
  }

  /// Another storyboard: in the same folder, otherwise found by name.
  package func sibling(named name: String, bundle: Bundle?, preferences: NibPreferences)
    throws(NibError) -> StoryboardContents
  {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for suffix in ["storyboardc", "storyboard"] {
      let url = folder.appendingPathComponent("\(name).\(suffix)")
      if FileManager.default.fileExists(atPath: url.path) {
        return try StoryboardContents(at: url)
      }
    }
    return try StoryboardContents(named: name, bundle: bundle, preferences: preferences)
  }
}
