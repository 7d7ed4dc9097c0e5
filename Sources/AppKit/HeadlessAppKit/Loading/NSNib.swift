public import Foundation
public import NibSources

/// A nib for macOS that has been read, from which objects can be created any number of times.
///
/// Nibs are found in a bundle, then in the folders of ``AppKitEnvironment/searchPath``, compiled (`.nib`) or as a document (`.xib`).
@preconcurrency @MainActor
public final class NSNib: NSObject {
  /// The name of a nib.
  public typealias Name = String

  private let source: NibSource

  /// Where nibs are found after the bundle.
  static var searchPath: NibSearchPath { AppKitEnvironment.current.searchPath }

  /// Finds and reads a nib by name; nil if there is none or it cannot be read, as in AppKit. ``init(named:bundle:)``
  /// gives the reason.
  public convenience init?(nibNamed name: Name, bundle: Bundle?) {
    guard let nib = try? NSNib.source(named: name, bundle: bundle) else { return nil }
    self.init(nib)
  }

  /// Finds and reads a nib by name.
  /// - Throws: ``NibSources/NibError`` that lists all searched places, or names the damage.
  public convenience init(named name: Name, bundle: Bundle? = nil) throws(NibError) {
    self.init(try Self.source(named: name, bundle: bundle))
  }

  /// Reads a nib in memory.
  /// - Throws: ``NibSources/NibError`` if the bytes are damaged or are not a nib.
  public convenience init(nibData data: Data, name: String = "nib in memory") throws(NibError) {
    self.init(try NibFiles.source(contents: [UInt8](data), name: name, for: .appKit))
  }

  /// Reads a nib or document in a file or folder.
  /// - Throws: ``NibSources/NibError`` if it cannot be read.
  public convenience init(contentsOf url: URL) throws(NibError) {
    self.init(try NibFiles.source(at: url, for: .appKit))
  }

  /// Compiles a document.
  /// - Throws: ``NibSources/NibError`` if the document is not for macOS or cannot be compiled.
  public convenience init(document: any NibDocument) throws(NibError) {
    self.init(try document.nibSource(for: .appKit))
  }

  /// Uses a nib that has been read.
  package init(_ source: NibSource) {
    self.source = source
    super.init()
  }

  private static func source(named name: String, bundle: Bundle?) throws(NibError) -> NibSource {
    try NibFiles.source(named: name, bundle: bundle, preferences: preferences, for: .appKit)
  }

  /// Where nibs and storyboards are found.
  static var preferences: NibPreferences {
    NibPreferences(
      languages: searchPath.languages, folders: searchPath.folders, variant: "~macos")
  }

  /// Creates the objects of the nib, as AppKit does.
  /// - Parameters:
  ///   - owner: The object for File's Owner.
  ///   - topLevelObjects: Receives the top-level objects.
  /// - Returns: Whether the nib could be loaded. ``load(withOwner:makesStandIns:)`` gives the reason.
  @discardableResult
  public func instantiate(withOwner owner: Any?, topLevelObjects: inout [Any]?) -> Bool {
    guard let nib = try? load(withOwner: owner as AnyObject?) else { return false }
    topLevelObjects = nib.topLevelObjects
    return true
  }

  /// Creates the objects of the nib.
  /// - Parameters:
  ///   - owner: The object for File's Owner; nil for a stand-in.
  ///   - makesStandIns: Whether an app's classes are expected to be missing, so that they are not reported.
  /// - Throws: ``NibSources/NibError`` if the nib is not for macOS.
  public func load(withOwner owner: AnyObject? = nil, makesStandIns: Bool = false)
    throws(NibError) -> LoadedNib
  {
    try load(withOwner: owner, makesStandIns: makesStandIns, externals: [:])
  }

  /// Creates the objects of the nib.
  /// - Parameter externals: The objects that placeholders for objects outside the nib represent.
  func load(withOwner owner: AnyObject?, makesStandIns: Bool, externals: [String: Any])
    throws(NibError) -> LoadedNib
  {
    let session = NibSession(
      source,
      NibSurroundings(
        source, owner: owner, makesStandIns: makesStandIns, externals: externals))
    defer { session.end() }
    return LoadedNib(try NibInstantiation(session).run(), session)
  }
}
