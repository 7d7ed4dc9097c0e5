public import Diagnostics
public import Foundation
public import NibSources

/// The nibs of a storyboard.
///
/// Every scene whose controller can be created on its own has a nib, which includes the child controllers; every
/// controller's view has a separate nib.
@preconcurrency @MainActor
public struct StoryboardNibs {
  /// A nib with its name.
  public struct Entry {
    /// The nib's name in the compiled storyboard.
    public let name: String
    /// The nib.
    public let nib: UINib
  }

  /// The nibs, sorted by name.
  public let entries: [Entry]
  /// The facts about a storyboard that nibs cannot store.
  public let diagnostics: [Diagnostic]

  /// Compiles a storyboard.
  /// - Parameters:
  ///   - document: The storyboard.
  ///   - bundle: The bundle in which images are looked up.
  ///   - includingUnreachableScenes: Whether scenes that nothing leads to also have nibs.
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

  /// Returns the nib with a name; nil for other names.
  public subscript(name: String) -> UINib? { entries.first { $0.name == name }?.nib }
}

/// The loadable contents of a file: one nib, or those of a storyboard.
@preconcurrency @MainActor
public enum LoadableContents {
  /// The nib of a xib or of a compiled nib.
  case nib(UINib)
  /// The nibs of a storyboard.
  case storyboard(StoryboardNibs)

  /// Reads a compiled nib or a document; the first bytes determine which of the two it is.
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: The file's path for messages.
  ///   - bundle: The bundle in which images are looked up.
  /// - Throws: ``NibError`` if the bytes are neither.
  public init(_ bytes: [UInt8], name: String, bundle: Bundle? = nil) throws(NibError) {
    switch try NibFile(bytes, name: name) {
    case .nib(let source): self = .nib(UINib(source: source, bundle: bundle))
    case .document(let document): try self.init(document: document, bundle: bundle)
    }
  }

  /// Returns whether bytes are a document, as opposed to a compiled nib.
  public static func isDocument(_ bytes: [UInt8]) -> Bool { NibFiles.isDocument(bytes) }

  /// Compiles a document.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public init(document: some NibDocument, bundle: Bundle? = nil) throws(NibError) {
    self =
      document.isStoryboard
      ? .storyboard(try StoryboardNibs(document: document, bundle: bundle))
      : .nib(try UINib(document: document, bundle: bundle))
  }
}
