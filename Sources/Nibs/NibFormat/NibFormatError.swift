public import Diagnostics
import PropertyLists

/// An error that explains why bytes cannot be read as a nib.
public struct NibFormatError: DescribedError, Hashable, Sendable {
  /// The kinds of error.
  public enum Kind: String, Hashable, Sendable {
    /// The file ends in the middle of a value.
    case truncated = "truncated-nib"
    /// A number has more than 32 bits.
    case numberTooLarge = "number-too-large"
    /// A text is not valid UTF-8 or is not terminated.
    case invalidText = "invalid-text"
    /// An index refers to a value that does not exist.
    case indexOutOfRange = "index-out-of-range"
    /// A count or range does not fit the file.
    case invalidCount = "invalid-count"
    /// The type of a value is unknown.
    case unknownType = "unknown-value-type"
    /// The version of the format is not supported.
    case unsupportedVersion = "unsupported-version"
    /// The bytes or the folder are not a nib.
    case notANib = "not-a-nib"
    /// The file is a typed stream, a format that preceded keyed archives.
    case typedStream = "typed-stream"
    /// The property list is damaged.
    case invalidPropertyList = "invalid-property-list"
    /// The archive is nested too deeply, or too large when expanded.
    case tooDeep = "too-deep"
  }

  /// The kind of error.
  public var kind: Kind
  /// The offset in bytes from the beginning of the file; nil if the error does not concern a single position.
  public var offset: Int?
  /// One sentence that describes the error.
  public var message: String

  init(_ kind: Kind, at offset: Int?, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }

  init(_ error: PropertyListError) {
    let kind: Kind =
      switch error.kind {
      case .truncated: .truncated
      case .numberTooLarge: .numberTooLarge
      case .indexOutOfRange: .indexOutOfRange
      case .unknownType: .unknownType
      case .invalid: .invalidPropertyList
      case .limit: .tooDeep
      }
    self.init(kind, at: error.offset, error.message)
  }

  static func truncated(at offset: Int) -> Self {
    Self(.truncated, at: offset, "truncated nib: it ends in the middle of a table")
  }

  static func outOfRange(_ what: String, _ index: Int, _ count: Int, at offset: Int) -> Self {
    Self(
      .indexOutOfRange, at: offset, "invalid \(what) \(index); the nib has only \(count)")
  }

  /// The message, with the offset in bytes.
  public var description: String {
    // An error at offset 0 concerns the whole file.
    message + (offset.flatMap { $0 > 0 ? " (at byte \($0))" : nil } ?? "")
  }

  /// Returns the error as a diagnostic.
  public func diagnostic(file: String?) -> Diagnostic {
    Diagnostic(id: kind.rawValue, severity: .error, file: file, message: description)
  }
}
