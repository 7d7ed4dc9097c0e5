/// What the sources show about how a nib is loaded.
public struct NibLoading: Hashable, Sendable {
  /// The places that load it by its name, by file, then by line.
  public var sites: [NibCallSite]
  /// What may load it without being seen to.
  public var doubts: [NibDoubt]

  /// Describes how a nib is loaded.
  public init(sites: [NibCallSite] = [], doubts: [NibDoubt] = []) {
    self.sites = sites
    self.doubts = doubts
  }
}

/// A place in the sources that loads a nib.
public struct NibCallSite: Hashable, Sendable {
  /// The file as the sources' reader names it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// Whether an object of the class does it, in its own or an inherited function.
  public var isInObject: Bool

  /// Describes a place.
  public init(file: String, line: Int, isInObject: Bool) {
    self.file = file
    self.line = line
    self.isInObject = isInObject
  }
}

/// Code that may load a nib, as far as the sources tell.
public struct NibDoubt: Hashable, Sendable {
  /// What it is.
  public enum Reason: Hashable, Sendable {
    /// A load of a nib whose name is made up at run time.
    case computedName
    /// A string that equals the nib's name, with unknown use.
    case mention
    /// A macro, an attribute or a property wrapper that no source declares.
    case macro(String)
    /// A function outside the sources that receives the object itself.
    case handOver(String)
    /// A function or protocol that speaks of nibs, or a module that the class sees, and that is not in the sources.
    case unknownHelper(String)
    /// Superclasses that are not all known.
    case superclass
    /// A file that could not be read, or not in full.
    case unreadFile
  }

  /// What it is.
  public var reason: Reason
  /// Where, nil for a class that no place is known of.
  public var place: SourcePlace?

  /// Describes a doubt.
  public init(_ reason: Reason, place: SourcePlace? = nil) {
    self.reason = reason
    self.place = place
  }
}
