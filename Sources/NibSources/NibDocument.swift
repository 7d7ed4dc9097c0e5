public import InterfaceBuilder

/// A document that nibs are made from, as those who load it see it.
public protocol NibDocument {
  /// The path, nil for a document in memory.
  var file: String? { get }
  /// Whether it is a storyboard rather than a xib.
  var isStoryboard: Bool { get }

  /// The document compiled as a xib.
  /// - Throws: ``NibError`` where it cannot be compiled.
  func nibSource() throws(NibError) -> NibSource
  /// The document compiled as a storyboard.
  /// - Parameter includesUnreachableScenes: Whether scenes that nothing leads to have nibs as well.
  /// - Throws: ``NibError`` where it cannot be compiled.
  func storyboardContents(includesUnreachableScenes: Bool) throws(NibError) -> StoryboardContents
}

extension IBDocument: NibDocument {
  public var isStoryboard: Bool { kind == .storyboard }

  public func nibSource() throws(NibError) -> NibSource { try NibFiles.source(document: self) }

  public func storyboardContents(includesUnreachableScenes: Bool) throws(NibError)
    -> StoryboardContents
  {
    try StoryboardContents(
      document: self, includesUnreachableScenes: includesUnreachableScenes)
  }
}

/// What the bytes of a file are.
package enum NibFile {
  case nib(NibSource)
  case document(any NibDocument)

  /// Reads a compiled nib or a document, recognized by its first bytes.
  /// - Throws: ``NibError`` where they are neither.
  package init(_ bytes: [UInt8], name: String) throws(NibError) {
    self =
      NibFiles.isDocument(bytes)
      ? .document(try NibFiles.document(contents: bytes, name: name))
      : .nib(try NibFiles.source(contents: bytes, name: name))
  }
}
