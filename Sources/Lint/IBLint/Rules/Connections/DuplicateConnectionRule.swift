import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet, collection member or action that an object has twice.
struct DuplicateConnectionRule: ElementRule {
  static let info = RuleInfo(
    id: "duplicate-connection",
    summary: "An outlet, a member of an outlet collection or an action is connected twice.",
    rationale: """
      An outlet refers to only one object. If an outlet is connected twice, the first connection has no effect. Code \
      that iterates over an outlet collection processes a duplicate member twice. A duplicate action is not sent \
      twice. Interface Builder replaces an outlet when you connect it again, so duplicates usually come from a merge \
      or a manual edit.

      Remove the duplicate.
      """,
    category: .connections, severity: .error,
    nonTriggering: [
      Example(
        """
        <button id="a">
            <connections>
                <action selector="save:" destination="-1" eventType="touchUpInside" id="b"/>
                <action selector="save:" destination="-1" eventType="primaryActionTriggered" id="c"/>
                <outlet property="title" destination="a" id="d"/>
                <outlet property="name" destination="a" id="e"/>
                <outletCollection property="parts" destination="a" id="f"/>
                <outletCollection property="parts" destination="root" id="g"/>
            </connections>
        </button>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="a" id="b"/>
                ↓<outlet property="title" destination="root" id="c"/>
            </connections>
        </view>
        """, in: .view),
      Example(
        """
        <button id="a">
            <connections>
                <outletCollection property="parts" destination="a" id="b"/>
                ↓<outletCollection property="parts" destination="a" id="c"/>
                <action selector="save:" destination="-1" eventType="touchUpInside" id="d"/>
                ↓<action selector="save:" destination="-1" eventType="touchUpInside" id="e"/>
            </connections>
        </button>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.connections] }

  /// The properties of a connection that must be unique.
  private struct Key: Hashable {
    var kind: Name
    var name: String
    var destination: String?
    var event: String?
  }

  func check(_ list: Node, in context: LintContext) {
    // Most lists contain a single connection.
    var elements = list.elements.makeIterator()
    guard elements.next() != nil, elements.next() != nil else { return }
    var firsts = [Key: Node](minimumCapacity: 8)
    for node in list.elements {
      guard let key = key(of: node) else { continue }
      guard let first = firsts[key] else {
        firsts[key] = node
        continue
      }
      report(node, first, in: context)
    }
  }

  private func key(of node: Node) -> Key? {
    switch node.name {
    case Names.outlet:
      node[Names.property].map { Key(kind: node.name, name: $0) }
    case Names.outletCollection:
      node[Names.property].map {
        Key(kind: node.name, name: $0, destination: node[Names.destination])
      }
    case Names.action:
      node[Names.selector].map {
        Key(
          kind: node.name, name: $0, destination: node[Names.destination] ?? node[Names.target],
          event: node[Names.eventType] ?? node[Names.trigger])
      }
    default: nil
    }
  }

  private func report(_ node: Node, _ first: Node, in context: LintContext) {
    let isSame = node[Names.destination] == first[Names.destination]
    let isOutlet = node.name == Names.outlet
    let name = node[Names.property] ?? node[Names.selector] ?? ""
    let message =
      switch node.name {
      case Names.outlet:
        "the outlet '\(name)' is connected twice, and only the last connection takes effect; remove the wrong one"
      case Names.outletCollection:
        "the outlet collection '\(name)' contains an object twice; remove one of the connections"
      default:
        "the action '\(name)' is connected twice for the same event; remove one of the connections"
      }
    context.report(
      at: .node(node), message, severity: isOutlet && !isSame ? nil : .warning,
      notes: [Diagnostic.Note("first connected here", range: first.sourceRange)])
  }
}
