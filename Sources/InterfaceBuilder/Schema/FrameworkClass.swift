/// A class of UIKit, AppKit or their like: the table `Schema/classes.tsv`, compiled in.
///
/// Of a class without a row nothing is known, so nothing follows from what the table lacks.
public struct FrameworkClass: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its superclass: none for `NSObject`, UIKit's and AppKit's for a class of both.
  public let superclasses: [String]
  /// The outlets that it declares itself, as Interface Builder shows them.
  public let outlets: [String]
  /// The selectors that it declares itself and that documents send to it.
  public let actions: [String]

  /// The class with a name, nil for one that the table lacks.
  public init?(named name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  /// The selectors that some class answers.
  public static let allActions = byName.values.reduce(into: Set<String>()) {
    $0.formUnion($1.actions)
  }

  /// The class and what it inherits from, the nearest first; of a class of both frameworks, what it has in UIKit first.
  public var lineage: [FrameworkClass] { Self.lineages[name] ?? [self] }

  private var ownLineage: [FrameworkClass] {
    // The generator has checked that every superclass has a row and none is above itself.
    var found = [self]
    for name in superclasses {
      for other in FrameworkClass(named: name)?.ownLineage ?? [] where !found.contains(other) {
        found.append(other)
      }
    }
    return found
  }

  /// Whether a class is a view of a platform's frameworks.
  public static func isView(_ name: String, on platform: IBPlatform) -> Bool {
    FrameworkClass(named: name)?.isKind(of: platform == .macOS ? "NSView" : "UIView") ?? false
  }

  /// Whether the class is another one or inherits from it.
  public func isKind(of other: String) -> Bool { lineage.contains { $0.name == other } }

  /// Whether the class or a superclass has an outlet.
  public func hasOutlet(_ name: String) -> Bool { lineage.contains { $0.outlets.contains(name) } }

  /// Whether the class or a superclass responds to a selector.
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
