public import Diagnostics

/// A symbol of Apple's that an app's source uses and a test package on Linux lacks.
public struct MissingSymbol: Hashable, Sendable {
  /// What kind of symbol it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A framework that is imported.
    case framework
    /// A type, function or constant.
    case name
    /// A member of a type that is modelled.
    case member
    /// A method or property that a class overrides.
    case override
    /// An attribute.
    case attribute
  }

  /// What kind of symbol it is.
  public let kind: Kind
  /// The symbol: `UIPreviewInteraction`, `UIColor.systemCyan`, `AVFoundation`.
  public let symbol: String
  /// The first use.
  public let place: SourcePosition
  /// How many uses the source has.
  public internal(set) var uses: Int

  /// What to do about it.
  public var advice: String {
    switch kind {
    case .framework, .override, .attribute: "leave the file out of the tests"
    case .name:
      "leave the file out of the tests, or declare a stand-in in a file next to the app's folder"
    case .member:
      "leave the file out of the tests, or add the member in a file next to the app's folder"
    }
  }

  /// The finding as a problem of a file.
  public func diagnostic(in path: String) -> Diagnostic {
    let what =
      switch kind {
      case .framework: "the framework '\(symbol)' is missing"
      case .name, .member: "'\(symbol)' is not supported"
      case .override: "'\(symbol)' is not supported, so it cannot be overridden"
      case .attribute: "the attribute '\(symbol)' is not supported"
      }
    let count = uses == 1 ? "" : " (\(uses) uses)"
    return Diagnostic(
      id: "missing-\(kind.rawValue)", severity: .warning, file: path,
      range: SourceRange(at: place), message: "\(what)\(count); \(advice)")
  }
}
