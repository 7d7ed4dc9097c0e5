import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports identifiers that differ only in characters that names in code cannot contain.
struct GeneratedNameClashRule: DocumentRule {
  static let info = RuleInfo(
    id: "generated-name-clash",
    summary: "Two identifiers have the same name in generated code.",
    rationale: """
      Code generators turn each identifier into a constant and keep only letters and digits. `save-button` and `save \
      button` therefore get the same name, and the generated code contains only one of them.

      Choose names that differ in their letters or digits.
      """,
    category: .identity, severity: .warning, isOptIn: true,
    covers: [.rSwift: ["accessibility identifiers with the same name"]],
    nonTriggering: [
      Example(
        """
        <button id="a">
            <accessibility key="accessibilityConfiguration" identifier="save"/>
        </button>
        <button id="b">
            <accessibility key="accessibilityConfiguration" identifier="save"/>
        </button>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <button id="a">
            <accessibility key="accessibilityConfiguration" identifier="save-button"/>
        </button>
        <button id="b">
            <accessibility key="accessibilityConfiguration" ↓identifier="save button"/>
        </button>
        """, in: .view),
      Example(
        """
        <tableView dataMode="prototypes" id="t">
            <prototypes>
                <tableViewCell reuseIdentifier="price_cell" id="a"/>
                <tableViewCell ↓reuseIdentifier="PriceCell" id="b"/>
            </prototypes>
        </tableView>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    var firsts: [Key: String] = [:]
    let tree = document.tree
    let elements = tree.withRecords { nodes, attributes in
      nodes.indices.filter { index in
        nodes[index].kind == .element
          && nodes[index].attributeRange.contains {
            let name = attributes[$0].name
            return name == Names.identifier || name == Names.reuseIdentifier
              || name == Names.storyboardIdentifier
          }
      }
    }
    for index in elements {
      for attribute in tree[index].attributes where Self.isIdentifier(attribute) {
        let name = Self.generatedName(attribute.value)
        let key = Key(sort: attribute.name, isSegue: attribute.node.name == Names.segue, name: name)
        guard let first = firsts[key] else {
          firsts[key] = attribute.value
          continue
        }
        guard first != attribute.value else { continue }
        context.report(
          at: .attribute(attribute),
          "the identifiers '\(attribute.value)' and '\(first)' become the same name in generated code; rename one of them"
        )
      }
    }
  }

  private struct Key: Hashable {
    var sort: Name
    var isSegue: Bool
    var name: String
  }

  /// Returns the letters and digits of an identifier in lowercase.
  private static func generatedName(_ identifier: String) -> String {
    let bytes = identifier.utf8
    // Nearly all identifiers are ASCII, for which no tables of Unicode properties are needed.
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return identifier.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
    let kept = bytes.lazy.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
    return String(decoding: Array(kept), as: UTF8.self)
  }

  private static func isIdentifier(_ attribute: Attribute) -> Bool {
    switch attribute.name {
    case Names.storyboardIdentifier, Names.reuseIdentifier: true
    case Names.identifier:
      attribute.node.name == Names.accessibility || attribute.node.name == Names.segue
    default: false
    }
  }
}
