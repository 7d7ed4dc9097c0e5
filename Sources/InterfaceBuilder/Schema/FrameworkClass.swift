/// A class of UIKit, AppKit or their like: the table `Schema/classes.tsv`, compiled in.
///
/// Of a class without a row nothing is known, so nothing follows from what the table lacks.
public struct FrameworkClass: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its superclass, nil for `NSObject`.
  public let superclass: String?
  /// The outlets that it declares itself, as Interface Builder shows them.
  public let outlets: [String]
  /// The selectors that it declares itself and that documents send to it.
  public let actions: [String]

  /// The class with a name, nil for one that the table lacks.
  public init?(named name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  /// Every class, sorted by name.
  public static var all: [FrameworkClass] { byName.values.sorted { $0.name < $1.name } }

  /// The class and what it inherits from, the nearest first.
  public var lineage: [FrameworkClass] {
    // The generator has checked that every superclass has a row and none is its own.
    Array(sequence(first: self) { $0.superclass.flatMap { FrameworkClass(named: $0) } })
  }

  /// Whether the class is another one or inherits from it.
  public func isKind(of other: String) -> Bool { lineage.contains { $0.name == other } }

  /// Whether the class or what it inherits from has an outlet.
  public func hasOutlet(_ name: String) -> Bool { lineage.contains { $0.outlets.contains(name) } }

  /// Whether the class or what it inherits from answers a selector.
  public func hasAction(_ selector: String) -> Bool {
    lineage.contains { $0.actions.contains(selector) }
  }

  private init(row: Substring.UTF8View) {
    let fields = row.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let list = { (place: Int) -> [String] in
      place < fields.count ? fields[place].split(separator: ",").map { String($0) } : []
    }
    name = fields.first ?? ""
    superclass = list(1).first
    outlets = list(2)
    actions = list(3)
  }

  private static let byName: [String: FrameworkClass] = {
    let rows = FrameworkClassRows.text[...].utf8.split(separator: UInt8(ascii: "\n"))
      .map { FrameworkClass(row: $0) }
    return Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }()
}
