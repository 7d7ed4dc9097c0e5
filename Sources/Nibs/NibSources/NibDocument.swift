public import InterfaceBuilder

/// The framework whose objects a nib holds.
public enum NibFramework: String, Hashable, Sendable {
  /// The framework of iOS, iPadOS, tvOS and visionOS.
  case uiKit
  /// The framework of macOS.
  case appKit
}

/// A document from which nibs are compiled, as used by code that loads nibs.
public protocol NibDocument {
  /// The path; nil for a document in memory.
  var file: String? { get }
  /// Whether the document is a storyboard rather than a xib.
  var isStoryboard: Bool { get }

  /// Returns the document compiled as a xib.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  func nibSource() throws(NibError) -> NibSource
  /// Returns the document compiled as a xib for a framework.
  /// - Throws: ``NibError`` if the document is not for the framework or cannot be compiled.
  func nibSource(for framework: NibFramework) throws(NibError) -> NibSource
  /// Returns the document compiled as a storyboard.
  /// - Parameter includesUnreachableScenes: Whether unreachable scenes also have nibs.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  func storyboardContents(includesUnreachableScenes: Bool) throws(NibError) -> StoryboardContents
  /// Returns the document compiled as a storyboard for a framework.
  /// - Throws: ``NibError`` if the document is not for the framework or cannot be compiled.
  func storyboardContents(for framework: NibFramework) throws(NibError) -> StoryboardContents
}

extension IBDocument: NibDocument {
  /// Whether the document is a storyboard rather than a xib.
  public var isStoryboard: Bool { kind == .storyboard }

  /// Compiles the document as a xib.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public func nibSource() throws(NibError) -> NibSource { try nibSource(for: .uiKit) }

  /// Compiles the document as a xib for a framework.
  /// - Throws: ``NibError`` if the document is not for the framework or cannot be compiled.
  public func nibSource(for framework: NibFramework) throws(NibError) -> NibSource {
    try NibFiles.source(document: self, for: framework)
  }

  /// Compiles the document as a storyboard.
  /// - Parameter includesUnreachableScenes: Whether unreachable scenes also have nibs.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public func storyboardContents(includesUnreachableScenes: Bool) throws(NibError)
    -> StoryboardContents
  {
    try StoryboardContents(
      document: self, includesUnreachableScenes: includesUnreachableScenes)
  }

  /// Compiles the document as a storyboard for a framework.
  /// - Throws: ``NibError`` if the document is not for the framework or cannot be compiled.
  public func storyboardContents(for framework: NibFramework) throws(NibError)
    -> StoryboardContents
  {
    try StoryboardContents(document: self, for: framework)
  }
}

/// The content of a file, by kind.
package enum NibFile {
  case nib(NibSource)
  case document(any NibDocument)

  /// Reads a compiled nib or a document; the first bytes determine which of the two it is.
  /// - Throws: ``NibError`` if the bytes are neither.
  package init(_ bytes: [UInt8], name: String) throws(NibError) {
    self =
      NibFiles.isDocument(bytes)
      ? .document(try NibFiles.document(contents: bytes, name: name))
      : .nib(try NibFiles.source(contents: bytes, name: name))
  }
}
