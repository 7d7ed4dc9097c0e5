import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an identifier that does not follow the naming convention.
struct IdentifierNamingRule: AttributeRule {
  static let info = RuleInfo(
    id: "identifier-naming",
    summary: "A storyboard, reuse or segue identifier does not follow the naming convention.",
    rationale: """
      Code repeats the identifiers of a storyboard as strings. Names that are derived from the class, or share a \
      prefix or suffix, are easy to find and check.
      """,
    category: .storyboard, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "likeClass", "Whether storyboard and reuse identifiers must equal the class name.",
        default: .bool(true)),
      RuleOption(
        "storyboardPrefix", "The prefix of storyboard identifiers.", default: .string("")),
      RuleOption("storyboardSuffix", "The suffix of storyboard identifiers.", default: .string("")),
      RuleOption("reusePrefix", "The prefix of reuse identifiers.", default: .string("")),
      RuleOption("reuseSuffix", "The suffix of reuse identifiers.", default: .string("")),
      RuleOption("seguePrefix", "The prefix of segue identifiers.", default: .string("")),
      RuleOption("segueSuffix", "The suffix of segue identifiers.", default: .string("")),
    ],
    covers: [
      .ibLinter: ["reuse_identifier", "storyboard_viewcontroller_id"],
      .storyboardLint: ["naming of segue, storyboard and reuse identifiers"],
    ],
    nonTriggering: [
      Example(
        """
        <viewController storyboardIdentifier="LoginViewController" customClass="LoginViewController" id="a" \
        sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" identifier="toDetails" id="b"/>
            </connections>
        </viewController>
        """, in: .scene, options: ["seguePrefix": .string("to")])
    ],
    triggering: [
      Example(
        """
        <viewController ↓storyboardIdentifier="login" customClass="LoginViewController" id="a" \
        sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" ↓identifier="details" id="b"/>
            </connections>
        </viewController>
        """, in: .scene, options: ["seguePrefix": .string("to")]),
      Example(
        #"<tableViewCell ↓reuseIdentifier="NameCellID" customClass="NameCell" id="a"/>"#,
        options: ["likeClass": .bool(false), "reuseSuffix": .string("Cell")]),
    ])

  /// The required prefix and suffix of one kind of identifier.
  private struct Affixes: Sendable {
    let prefix: String
    let suffix: String

    init(_ options: RuleOptions, _ sort: String) {
      prefix = options.string("\(sort)Prefix")
      suffix = options.string("\(sort)Suffix")
    }

    func fits(_ text: String) -> Bool { text.hasPrefix(prefix) && text.hasSuffix(suffix) }
  }

  private let likeClass: Bool
  private let storyboard: Affixes
  private let reuse: Affixes
  private let segue: Affixes

  init(_ options: RuleOptions) {
    likeClass = options.bool("likeClass")
    storyboard = Affixes(options, "storyboard")
    reuse = Affixes(options, "reuse")
    segue = Affixes(options, "segue")
  }

  var attributeNames: [Name] {
    [Names.storyboardIdentifier, Names.reuseIdentifier, Names.identifier]
  }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    let affixes: Affixes
    switch attribute.name {
    case Names.storyboardIdentifier: affixes = storyboard
    case Names.reuseIdentifier: affixes = reuse
    default:
      guard node.name == Names.segue else { return }
      affixes = segue
    }
    let value = attribute.value
    if !affixes.fits(value) {
      context.report(
        at: .attribute(attribute),
        "the identifier '\(value)' does not follow the pattern '\(affixes.prefix)…\(affixes.suffix)'; rename it"
      )
    } else if likeClass, node.name != Names.segue, let name = node[Names.customClass], name != value
    {
      context.report(
        at: .attribute(attribute),
        "the identifier '\(value)' differs from the class name; rename it to '\(name)'"
      )
    }
  }
}
