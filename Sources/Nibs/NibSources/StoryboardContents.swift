public import Diagnostics
import FileWork
package import Foundation
import InterfaceBuilder
package import Localization
import NibCompiler
package import NibFormat
import XMLTree

/// The compiled contents of a storyboard: its nibs, and the controller for which each nib is used.
public final class StoryboardContents: Sendable {
  private let compiled: CompiledStoryboard
  /// The file or a description, for messages.
  private let file: String
  private let document: IBDocument?
  private let facts: NibDocumentFacts?
  private let localization: LocalizedFile?
  /// Diagnostics of the parts that the compiler could not put into the nibs.
  public let diagnostics: [Diagnostic]

  /// Creates an empty storyboard.
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
  /// - Throws: ``NibError`` if the document cannot be compiled.
  init(
    document: IBDocument, includesUnreachableScenes: Bool = false,
    for framework: NibFramework = .uiKit
  ) throws(NibError) {
    let result = try NibFiles.storyboard(
      document, includingUnreachableScenes: includesUnreachableScenes, for: framework)
    compiled = result.storyboard
    diagnostics = result.diagnostics
    file = NibFiles.name(of: document)
    self.document = document
    facts = NibDocumentFacts(document)
    localization = document.file.flatMap { LocalizedFile(path: $0) }
  }

  /// Finds and reads a storyboard by name.
  /// - Throws: ``NibError`` if there is no such storyboard, or it cannot be read or compiled.
  package static func find(
    named name: String, bundle: Bundle?, preferences: NibPreferences,
    for framework: NibFramework = .uiKit
  ) throws(NibError) -> StoryboardContents {
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
    return try read(at: url, for: framework)
  }

  /// Reads a storyboard from a file or folder.
  /// - Throws: ``NibError`` if the file does not exist, or cannot be read or compiled.
  package static func read(at url: URL, for framework: NibFramework = .uiKit) throws(NibError)
    -> StoryboardContents
  {
    let place = NibError.Place(document: url.path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw NibError(.missingNib, "no such storyboard", at: place)
    }
    guard isFolder.boolValue else {
      let bytes = try NibFiles.bytes(of: url, at: place)
      let path = framework == .uiKit ? url.path : "\(framework) \(url.path)"
      return try documents.result(for: path, contents: Data(bytes)) { () throws(NibError) in
        let document = try NibFiles.document(contents: bytes, name: url.path)
        guard document.kind == .storyboard else {
          throw NibError(.unreadableNib, "the document is a xib, not a storyboard", at: place)
        }
        return try StoryboardContents(document: document, for: framework)
      }
    }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let scope = FolderScope(around: url.path)
    do {
      let files = paths.filter { path in
        var isFolder: ObjCBool = false
        let full = url.appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      let compiled = try CompiledStoryboard(paths: files) { path in
        let file = url.appendingPathComponent(path)
        guard FolderScope.isBelow(path), scope.contains(file.path) else {
          throw NibError(
            .unreadableNib, "'\(path)' leads out of the storyboard's folder, so it is not read",
            at: place)
        }
        return try NibFiles.bytes(of: file, at: place)
      }
      return StoryboardContents(
        compiled, name: url.path, localization: LocalizedFile(path: url.path))
    } catch let error as NibError {
      throw error
    } catch {
      throw NibError(
        .unreadableNib, "cannot read the storyboard: \(ErrorText.sentence(error))", at: place)
    }
  }

  private static let documents = CompiledFiles<StoryboardContents>()

  /// The framework whose objects the nibs hold.
  package var framework: NibFramework { compiled.isAppKit ? .appKit : .uiKit }

  /// The location of the storyboard, for messages.
  package var place: NibError.Place { NibError.Place(document: file) }

  /// The identifier of the initial controller; nil if there is none.
  package var entryPoint: String? { compiled.entryPoint }

  /// The id of the document's initial controller, even if no object has this id.
  package var namedInitial: String? { document?.root[Names.initialViewController] }

  /// The identifiers of controllers, in alphabetical order.
  package var identifiers: [String] {
    Set(compiled.nibNames.keys).union(compiled.externalReferences.keys).sorted()
  }

  /// Returns whether there is a controller with an identifier, here or in another storyboard.
  package func hasController(_ identifier: String) -> Bool {
    compiled.nibNames[identifier] != nil || compiled.externalReferences[identifier] != nil
  }

  /// Returns the identifier of a controller by its id in the document.
  package func identifier(ofController id: String) -> String? {
    document?.object(id: id)?.node[Names.storyboardIdentifier]
  }

  /// Returns the reference to the controller with an identifier; nil if it is not in another storyboard.
  package func reference(_ identifier: String) -> CompiledStoryboard.ExternalReference? {
    compiled.externalReferences[identifier]
  }

  /// Returns the location of the placeholder for a controller in another storyboard, for messages.
  package func place(ofReference identifier: String) -> NibError.Place {
    guard let graph = compiled.nibNames[identifier].flatMap({ compiled.nibs[$0] }),
      let object = graph.objects.indices.first(where: {
        graph.className(of: $0) == "UIStoryboardViewControllerPlaceholder"
      })
    else { return place }
    return NibError.Place(document: file, origin: graph.origins[object])
  }

  /// The names of the nibs in the compiled folder, in alphabetical order.
  package var nibNames: [String] { compiled.nibs.keys.sorted() }

  /// Returns the name of the nib of the controller with an identifier.
  package func sceneNibName(_ identifier: String) -> String? { compiled.nibNames[identifier] }

  /// Returns a nib by its name in the compiled folder.
  package func nib(_ name: String) -> NibSource? {
    guard let graph = compiled.nibs[name] else { return nil }
    guard let document, var facts else {
      return NibSource(name: "\(file)/\(name).nib", graph: graph, localization: localization)
    }
    facts.placeholders = Self.placeholders(ofNib: name, in: document)
    return NibSource(
      name: "\(file), \(name).nib", graph: graph, facts: facts, localization: localization)
  }

  /// Returns the owner of a view's nib: the controller whose id begins the nib's name.
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

  /// Returns another storyboard, from the same folder or found by name.
  /// - Throws: ``NibError`` if there is no such storyboard, or it cannot be read or compiled.
  package func sibling(named name: String, bundle: Bundle?, preferences: NibPreferences)
    throws(NibError) -> StoryboardContents
  {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    // The name comes from a document, so it must not lead out of the folder.
    let scope = FolderScope(around: folder.path)
    for suffix in ["storyboardc", "storyboard"] where FolderScope.isBelow(name) {
      let url = folder.appendingPathComponent("\(name).\(suffix)")
      if scope.contains(url.path) { return try StoryboardContents.read(at: url) }
    }
    return try StoryboardContents.find(named: name, bundle: bundle, preferences: preferences)
  }
}
