/// The ways in which an app's sources load a nib.
public struct NibLoading: Hashable, Sendable {
  /// The locations that load the nib by its name, sorted by file, then by line.
  public var sites: [NibCallSite]
  /// Code that may also load the nib.
  public var doubts: [NibDoubt]
  /// Whether the nib may be loaded while an object of the class is created or added to a window, so that a nib with such
  /// an object would be loaded in an endless loop.
  public var mayLoadWhenCreated: Bool

  /// Creates a description.
  /// - Parameter mayLoadWhenCreated: If nil, any doubt and any function of the class counts.
  public init(
    sites: [NibCallSite] = [], doubts: [NibDoubt] = [], mayLoadWhenCreated: Bool? = nil
  ) {
    self.sites = sites
    self.doubts = doubts
    self.mayLoadWhenCreated =
      mayLoadWhenCreated ?? (!doubts.isEmpty || sites.contains(where: \.isInObject))
  }
}

/// A location in the sources that loads a nib.
public struct NibCallSite: Hashable, Sendable {
  /// The file name, as passed by the source reader.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// Whether an object of the class loads it, in its own or an inherited function.
  public var isInObject: Bool

  /// Creates a location.
  public init(file: String, line: Int, isInObject: Bool) {
    self.file = file
    self.line = line
    self.isInObject = isInObject
  }
}

/// Code that may load a nib, without certainty.
public struct NibDoubt: Hashable, Sendable {
  /// Reasons why it is not certain which code loads the nib.
  public enum Reason: Hashable, Sendable {
    /// Code loads a nib whose name is computed at run time.
    case computedName
    /// A string equals the name of the nib, and it is unknown how the string is used.
    case mention
    /// A macro, attribute or property wrapper is not in the sources.
    case macro(String)
    /// A function that is not in the sources receives the object.
    case handOver(String)
    /// A function, protocol or imported module that may load nibs is not in the sources.
    case unknownHelper(String)
    /// A superclass is unknown.
    case superclass
    /// A file could not be read completely.
    case unreadFile
  }

  /// The reason for doubt.
  public var reason: Reason
  /// The location of the code, or nil if unknown.
  public var place: SourcePlace?

  /// Creates a doubt.
  public init(_ reason: Reason, place: SourcePlace? = nil) {
    self.reason = reason
    self.place = place
  }
}
