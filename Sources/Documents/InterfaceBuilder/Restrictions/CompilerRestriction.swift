public import Diagnostics
package import XMLTree

/// Something in a document that Apple's compiler rejects or warns about, although the document is readable.
///
/// The table is shared by everything that reports such problems: compiling, `ibtool` and linting. The messages use the
/// wording of Apple's compiler where it is known.
public struct CompilerRestriction: Sendable {
  /// The kind of problem, which is the id of its diagnostics.
  public let id: String
  /// An error if Apple's compiler writes nothing; otherwise, a warning.
  public let severity: Diagnostic.Severity

  /// One occurrence in a document.
  package struct Finding {
    /// The object that has the problem.
    package let object: IBObject
    package let message: String
    /// The element of the problem, such as a connection, if an object can have several.
    package var node: Node?
  }

  private let find: @Sendable (_ document: IBDocument, _ target: SystemVersion?) -> [Finding]

  init(
    _ id: String, _ severity: Diagnostic.Severity,
    _ find: @escaping @Sendable (_ document: IBDocument, _ target: SystemVersion?) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.find = find
  }

  /// Returns the problems of a document.
  /// - Parameter target: The oldest system that the app supports; nil if it is unknown, in which case nothing is too
  ///   new.
  public func check(_ document: IBDocument, target: SystemVersion? = nil) -> [Diagnostic] {
    find(document, target).map { finding in
      var problem = Diagnostic(
        id: id, severity: severity, file: document.file,
        range: (finding.node ?? finding.object.node).sourceRange, objectID: finding.object.id,
        objectPath: finding.object.path, message: finding.message)
      problem.subject = finding.node?[Names.id]
      return problem
    }
  }

  /// Returns the problems of a document with their objects.
  /// - Parameter target: The oldest system version that the app runs on; nil if unknown.
  package func findings(in document: IBDocument, target: SystemVersion? = nil) -> [Finding] {
    find(document, target)
  }

  /// All restrictions.
  public static let all: [CompilerRestriction] =
    launchScreens + repeatingContent + lists + [namelessSegues, fixedDynamicFonts, newerFeatures]
}

extension IBDocument {
  /// Returns what Apple's compiler rejects or warns about, in the order of the source; empty for platforms without
  /// UIKit.
  /// - Parameter target: The oldest system that the app supports; nil if it is unknown.
  public func compilerRestrictions(target: SystemVersion? = nil) -> [Diagnostic] {
    switch platform {
    case .macOS, .watchOS: []
    case .iOS, .iPadOS, .tvOS, .visionOS:
      CompilerRestriction.all.flatMap { $0.check(self, target: target) }.sorted {
        ($0.range?.start.offset ?? 0, $0.id) < ($1.range?.start.offset ?? 0, $1.id)
      }
    }
  }
}

extension CompilerRestriction {
  /// Segues that only code could perform, but that code cannot identify.
  private static let namelessSegues = CompilerRestriction("nameless-segue", .warning) {
    document, _ in
    document.connections.compactMap { segue in
      guard segue.kind == .segue, segue.name == nil, let source = segue.source,
        source.element.hasSuffix("Controller") || source.node.name == Names.viewController
      else { return nil }
      switch segue.segue?.kind {
      case "relationship", "embed", nil: return nil
      default:
        return Finding(
          object: source,
          message: "Segues initiated directly from view controllers must have an identifier",
          node: segue.node)
      }
    }
  }

  /// Texts that should follow the user's text size, but have a fixed-size font.
  private static let fixedDynamicFonts = CompilerRestriction("fixed-dynamic-font", .warning) {
    document, _ in
    document.objects.compactMap { object in
      guard object.node.bool(Names.adjustsFontForContentSizeCategory) == true,
        let font = object.node.child(keyed: "fontDescription"), font[Names.style] == nil
      else { return nil }
      return Finding(
        object: object,
        message: "Automatically Adjusts Font requires using a Dynamic Type text style")
    }
  }
}
