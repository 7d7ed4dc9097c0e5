public import Diagnostics
public import Foundation
public import NibSources

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
  /// The facts in a storyboard that nibs cannot hold.
  public let diagnostics: [Diagnostic]

  /// Compiles a storyboard.
  /// - Parameter includingUnreachableScenes: Whether scenes that nothing leads to have nibs as well.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public init(
    document: some NibDocument, bundle: Bundle? = nil, includingUnreachableScenes: Bool = false
  ) throws(NibError) {
    let contents = try document.storyboardContents(
      includesUnreachableScenes: includingUnreachableScenes)
    entries = contents.nibNames.compactMap { name in
      contents.nib(name).map { Entry(name: name, nib: UINib(source: $0, bundle: bundle)) }
    }
    diagnostics = contents.diagnostics
  }

  /// The nib with a name, nil if there is none.
  public subscript(name: String) -> UINib? { entries.first { $0.name == name }?.nib }
}

/// What can be loaded of a file: one nib, or those of a storyboard.
@MainActor
public enum LoadableContents {
  case nib(UINib)
  case storyboard(StoryboardNibs)

  /// Reads a compiled nib or a document, recognized by its first bytes.
  /// - Parameter name: The file's path, as messages are to have it.
  /// - Throws: ``NibError`` if they are neither.
  public init(_ bytes: [UInt8], name: String, bundle: Bundle? = nil) throws(NibError) {
    switch try NibFile(bytes, name: name) {
    case .nib(let source): self = .nib(UINib(source: source, bundle: bundle))
    case .document(let document): try self.init(document: document, bundle: bundle)
    }
  }

  /// Whether bytes are those of a document rather than of a compiled nib.
  public static func isDocument(_ bytes: [UInt8]) -> Bool { NibFiles.isDocument(bytes) }

  /// Compiles a document.
  /// - Throws: ``NibError`` if it cannot be compiled.
  public init(document: some NibDocument, bundle: Bundle? = nil) throws(NibError) {
    self =
      document.isStoryboard
      ? .storyboard(try StoryboardNibs(document: document, bundle: bundle))
      : .nib(try UINib(document: document, bundle: bundle))
  }
}
