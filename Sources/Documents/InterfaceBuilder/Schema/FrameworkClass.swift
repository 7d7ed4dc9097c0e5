/// A class of UIKit, AppKit or another framework, from the table `Schema/classes.tsv`.
///
/// The table is incomplete: the absence of a class or member does not mean that it does not exist.
public struct FrameworkClass: Hashable, Sendable {
  /// The name of the class.
  public let name: String
  /// The superclasses: none for `NSObject`, and one each from UIKit and AppKit for a class of both frameworks.
  public let superclasses: [String]
  /// The outlets that the class itself declares, as Interface Builder shows them.
  public let outlets: [String]
  /// The selectors that the class itself declares and that documents use as actions.
  public let actions: [String]

  /// Creates the class with a name; nil if the table does not contain it.
  public init?(named name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  /// The selectors that any class responds to.
  public static let allActions = byName.values.reduce(into: Set<String>()) {
    $0.formUnion($1.actions)
  }

  /// The class and its ancestors, nearest first; for a class of both frameworks, those of UIKit come first.
  public var lineage: [FrameworkClass] { Self.lineages[name] ?? [self] }

  private var ownLineage: [FrameworkClass] {
    // Bounded: the generator checks that no class inherits from itself.
    // The generator checks that every superclass has a row and that no class inherits from itself.
    var found = [self]
    for name in superclasses {
      for other in FrameworkClass(named: name)?.ownLineage ?? [] where !found.contains(other) {
        found.append(other)
      }
    }
    return found
  }

  /// Returns whether a class is a view of a platform's frameworks.
  public static func isView(_ name: String, on platform: IBPlatform) -> Bool {
    FrameworkClass(named: name)?.isKind(of: platform == .macOS ? "NSView" : "UIView") ?? false
  }

  /// Returns whether the class is, or inherits from, another class.
  public func isKind(of other: String) -> Bool { lineage.contains { $0.name == other } }

  /// Returns whether the class or one of its ancestors has an outlet.
  public func hasOutlet(_ name: String) -> Bool { lineage.contains { $0.outlets.contains(name) } }

  /// Returns whether the class or one of its ancestors responds to a selector.
  public func hasAction(_ selector: String) -> Bool {
    lineage.contains { $0.actions.contains(selector) }
  }

  private static let lineages = byName.mapValues(\.ownLineage)

  private init(row: Substring.UTF8View) {
    let fields = row.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let list = { (place: Int) -> [String] in
      place < fields.count ? fields[place].split(separator: ",").map { String($0) } : []
    }
    name = fields.first ?? ""
    superclasses = list(1)
    outlets = list(2)
    actions = list(3)
  }

  private static let byName: [String: FrameworkClass] = {
    let rows = FrameworkClassRows.text[...].utf8.split(separator: UInt8(ascii: "\n"))
      .map { FrameworkClass(row: $0) }
    return Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }()
}
