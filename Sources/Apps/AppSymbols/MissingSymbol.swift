public import Diagnostics

/// An Apple symbol that an app's source uses but that is not available in a test package on Linux.
public struct MissingSymbol: Hashable, Sendable {
  /// The kinds of symbols.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A framework in an `import`.
    case framework
    /// A type, function or constant.
    case name
    /// A member of a type that is available.
    case member
    /// A method or property that a class of the app overrides.
    case override
    /// An attribute.
    case attribute
  }

  /// The kind of the symbol.
  public let kind: Kind
  /// The symbol: `UIPreviewInteraction`, `UIColor.systemCyan`, `AVFoundation`.
  public let symbol: String
  /// The position of the first use.
  public let place: SourcePosition
  /// The number of uses in the source.
  public internal(set) var uses: Int

  /// A suggestion for how to deal with the missing symbol.
  public var advice: String {
    switch kind {
    case .framework, .override, .attribute: "leave the file out of the tests"
    case .name:
      "leave the file out of the tests, or declare a stand-in in a file next to the app's folder"
    case .member:
      "leave the file out of the tests, or add the member in a file next to the app's folder"
    }
  }

  /// Returns a diagnostic about the symbol in a file.
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
