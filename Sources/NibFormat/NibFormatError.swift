public import Diagnostics

/// Why bytes cannot be read as a nib.
public struct NibFormatError: Error, Hashable, Sendable {
  /// What kind of damage it is.
  public enum Kind: String, Hashable, Sendable {
    case truncated = "truncated-nib"
    case numberTooLarge = "number-too-large"
    case invalidText = "invalid-text"
    case indexOutOfRange = "index-out-of-range"
    case invalidCount = "invalid-count"
    case unknownType = "unknown-value-type"
    case unsupportedVersion = "unsupported-version"
    case notANib = "not-a-nib"
    case typedStream = "typed-stream"
    case invalidPropertyList = "invalid-property-list"
    case tooDeep = "too-deep"
  }

  /// What kind of damage it is.
  public var kind: Kind
  /// Where, in bytes from the beginning of the file; nil if no single place is meant.
  public var offset: Int?
  /// One sentence that says what is wrong.
  public var message: String

  init(_ kind: Kind, at offset: Int?, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }

  static func truncated(at offset: Int) -> Self {
    Self(.truncated, at: offset, "truncated nib: it ends in the middle of a table")
  }

  static func outOfRange(_ what: String, _ index: Int, _ count: Int, at offset: Int) -> Self {
    Self(
      .indexOutOfRange, at: offset, "invalid \(what) \(index); the nib has only \(count)")
  }

  /// The error in the form that the whole package has.
  public func diagnostic(file: String?) -> Diagnostic {
    // What is wrong at the very beginning is wrong with the whole file.
    let place = offset.flatMap { $0 > 0 ? " (at byte \($0))" : nil } ?? ""
    return Diagnostic(id: kind.rawValue, severity: .error, file: file, message: message + place)
  }
}
