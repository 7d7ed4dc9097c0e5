public import Diagnostics
public import Foundation
public import InterfaceBuilder
import Localization
import NibCompiler
import NibFormat

/// The nibs of a storyboard: one for every scene whose controller can be made by itself, with the controllers
/// inside it, and one for every controller's view.
@MainActor
public struct StoryboardNibs {
  /// One of the nibs.
  public struct Entry {
    /// The name that the compiled storyboard has for it.
    public let name: String
    /// The nib.
    public let nib: UINib
  }

  /// The nibs in the order of their names.
  public let entries: [Entry]
  /// What the storyboard says that nibs have no place for.
  public let diagnostics: [Diagnostic]

  /// Compiles a storyboard.
  /// - Parameter includingUnreachableScenes: Whether scenes that nothing leads to have nibs as well.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public init(
    document: IBDocument, bundle: Bundle? = nil, includingUnreachableScenes: Bool = false
  ) throws(NibError) {
    let result = try NibFiles.storyboard(
      document, includingUnreachableScenes: includingUnreachableScenes)
    let file = NibFiles.name(of: document)
    let facts = NibDocumentFacts(document)
    let localization = document.file.flatMap { LocalizedFile(path: $0) }
    entries = result.storyboard.nibs.sorted { $0.key < $1.key }.map { name, graph in
      var facts = facts
      facts.placeholders = Self.placeholders(ofNib: name, in: document)
      let source = NibSource(
        name: "\(file), \(name).nib", graph: graph, facts: facts, localization: localization)
      return Entry(name: name, nib: UINib(source: source, bundle: bundle))
    }
    diagnostics = result.diagnostics
  }

  /// The owner of a view's nib: the controller that the nib's name begins with.
  static func placeholders(
    ofNib name: String, in document: IBDocument
  ) -> [String: NibDocumentFacts.Placeholder] {
    guard let separator = name.firstRange(of: "-view-"),
      let controller = document.object(id: String(name[..<separator.lowerBound]))
    else { return [:] }
    return [
      NibProxy.filesOwner: NibDocumentFacts.Placeholder(
        id: controller.id, className: controller.customClass ?? controller.frameworkClass,
        line: controller.sourceRange.start.line)
    ]
  }

  /// The nib with a name, nil if there is none.
  public subscript(name: String) -> UINib? { entries.first { $0.name == name }?.nib }
}

/// What can be loaded of a file: one nib, or those of a storyboard.
@MainActor
public enum LoadableContents {
  case nib(UINib)
  case storyboard(StoryboardNibs)

  /// Reads a compiled nib or a document, told apart by what the bytes begin with.
  /// - Parameter name: The file's path, as messages are to have it.
  /// - Throws: ``NibError`` if they are neither.
  public init(_ bytes: [UInt8], name: String, bundle: Bundle? = nil) throws(NibError) {
    guard Self.isDocument(bytes) else {
      self = .nib(try UINib(contents: bytes, name: name, bundle: bundle))
      return
    }
    try self.init(document: NibFiles.document(contents: bytes, name: name), bundle: bundle)
  }

  /// Whether bytes are those of a document rather than of a compiled nib.
  public static func isDocument(_ bytes: [UInt8]) -> Bool { NibFiles.isDocument(bytes) }

  /// Compiles a document.
  /// - Throws: ``NibError`` if it cannot be compiled.
  public init(document: IBDocument, bundle: Bundle? = nil) throws(NibError) {
    self =
      document.kind == .storyboard
      ? .storyboard(try StoryboardNibs(document: document, bundle: bundle))
      : .nib(try UINib(document: document, bundle: bundle))
  }
}
