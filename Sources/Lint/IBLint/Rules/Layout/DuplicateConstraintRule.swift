import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a constraint that equals another one.
struct DuplicateConstraintRule: DocumentRule {
  static let info = RuleInfo(
    id: "duplicate-constraint",
    summary: "Two constraints are identical.",
    rationale: """
      Initially, the second of two identical constraints has no effect. If code changes the constant or priority of \
      only one of the two constraints at run time, they conflict, and Auto Layout breaks one of them. Duplicates come \
      from merges, or from pinning a view twice.

      Remove the constraint that has no outlet. The rule does not compare constraints that depend on a size class.
      """,
    category: .layout, severity: .warning, covers: [.ibLinter: ["duplicate_constraint"]],
    nonTriggering: [
      Example(
        """
        <view id="a"/>
        <view id="b">
            <constraints>
                <constraint firstAttribute="width" constant="10" id="c"/>
                <constraint firstAttribute="width" constant="10" priority="750" id="d"/>
                <constraint firstAttribute="width" relation="lessThanOrEqual" constant="10" id="e"/>
            </constraints>
        </view>
        """, in: .view),
      Example(
        """
        <view id="b">
            <constraints>
                <constraint firstAttribute="width" constant="10" id="c"/>
                <constraint firstAttribute="width" constant="10" id="d"/>
            </constraints>
            <variation key="default">
                <mask key="constraints">
                    <exclude reference="d"/>
                </mask>
            </variation>
        </view>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <view id="b">
            <constraints>
                <constraint firstAttribute="width" constant="10" id="c"/>
                ↓<constraint firstAttribute="width" constant="10.0" id="d"/>
            </constraints>
        </view>
        """, in: .view),
      // The same edges in the opposite order.
      Example(
        """
        <view id="a">
            <subviews>
                <view id="b"/>
            </subviews>
            <constraints>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="c"/>
                ↓<constraint firstAttribute="top" secondItem="b" secondAttribute="top" constant="-8" id="d"/>
            </constraints>
        </view>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  /// A constraint with its items in a canonical order, so that equivalent constraints are equal.
  private struct Meaning: Hashable {
    var first: String?
    /// The attribute as text, because a document may contain one that is not in the schema.
    var firstAttribute: String?
    var second: String?
    var secondAttribute: String?
    var relation: IBConstraintRelationValue
    var multiplier: Double
    var constant: Double
    var priority: Double

    init?(_ constraint: ResolvedConstraint, node: Node) {
      first = node[Names.firstItem] ?? constraint.object.parent?.id
      firstAttribute = node[Names.firstAttribute]
      second = node[Names.secondItem]
      secondAttribute = node[Names.secondAttribute]
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      guard first != nil, firstAttribute != nil else { return nil }
      // With a multiplier of one, the items are interchangeable.
      guard multiplier == 1, let second, let from = first, second < from else { return }
      (first, self.second) = (second, from)
      (firstAttribute, secondAttribute) = (secondAttribute, firstAttribute)
      constant = constant == 0 ? 0 : -constant
      switch relation {
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      case .equal: break
      }
    }
  }

  func check(_ document: IBDocument, in context: LintContext) {
    var seen: [Meaning: ResolvedConstraint] = [:]
    var varying: Set<String>?
    for constraint in Self.candidates(in: document) {
      let object = constraint.object
      guard !constraint.isPlaceholder, let meaning = Meaning(constraint, node: object.node) else {
        continue
      }
      guard let earlier = seen[meaning] else {
        seen[meaning] = constraint
        continue
      }
      let masked = varying ?? Self.maskedIDs(in: document)
      varying = masked
      guard Self.isConstant(constraint, masked), Self.isConstant(earlier, masked) else { continue }
      context.report(
        at: .object(object),
        "duplicate of the constraint \(earlier.object.id.map { "'\($0)'" } ?? "above"): \(earlier.text); remove one of them",
        notes: [Diagnostic.Note("identical constraint", range: earlier.object.sourceRange)])
    }
  }

  /// Returns the constraints that share their items and attributes with another one, in document order. Comparing only
  /// these numbers is much cheaper than comparing constraints.
  private static func candidates(in document: IBDocument) -> [ResolvedConstraint] {
    var all: [(number: UInt64, index: Int)] = []
    for object in document.objects where object.node.name == Names.constraint {
      all.append((itemsNumber(of: object), object.index))
    }
    let sorted = all.map(\.number).sorted()
    let repeated = Set(zip(sorted, sorted.dropFirst()).filter { $0 == $1 }.map(\.0))
    guard !repeated.isEmpty else { return [] }
    return all.filter { repeated.contains($0.number) }.compactMap {
      ResolvedConstraint(document.objects[$0.index])
    }
  }

  /// Returns a number that is equal for constraints with the same items and attributes, in either order.
  private static func itemsNumber(of constraint: IBObject) -> UInt64 {
    let node = constraint.node
    let isStated = node.attributeRecord(Names.firstItem) != nil
    let first =
      isStated
      ? hash(of: Names.firstItem, on: node) : hash(of: Names.id, on: constraint.parent?.node)
    return hash(of: Names.firstAttribute, on: node, after: first)
      &+ hash(
        of: Names.secondAttribute, on: node, after: hash(of: Names.secondItem, on: node))
  }

  /// Continues a hash with the bytes of an attribute's value, without creating a string.
  private static func hash(of name: Name, on node: Node?, after start: UInt64? = nil) -> UInt64 {
    var hash = start.map { StableHash(continuing: $0) } ?? StableHash()
    guard let node, let record = node.attributeRecord(name) else { return hash.value }
    node.tree.withValue(of: record) { hash.add($0) }
    return hash.value
  }

  private static func isConstant(_ constraint: ResolvedConstraint, _ masked: Set<String>) -> Bool {
    constraint.variations.isEmpty && constraint.object.id.map { !masked.contains($0) } ?? true
  }

  /// Returns the ids of constraints that a variation excludes or includes.
  private static func maskedIDs(in document: IBDocument) -> Set<String> {
    var ids: Set<String> = []
    for node in document.root.subtree
    where node.name == Names.exclude || node.name == Names.include {
      if let id = node[Names.reference] { ids.insert(id) }
    }
    return ids
  }
}
