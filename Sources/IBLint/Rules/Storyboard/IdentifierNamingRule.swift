import Diagnostics
import InterfaceBuilder
import XMLTree

/// An identifier that is not named as the team names them.
struct IdentifierNamingRule: AttributeRule {
  static let info = RuleInfo(
    id: "identifier-naming",
    summary: "A storyboard, reuse or segue identifier is not named as agreed.",
    rationale: """
      Code repeats these identifiers as texts. Names that follow from the class, or share a beginning or an end, can be \
      found and checked.
      """,
    category: .storyboard, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "likeClass", "Whether storyboard and reuse identifiers are the name of the class.",
        default: .bool(true)),
      RuleOption(
        "storyboardPrefix", "What storyboard identifiers begin with.", default: .string("")),
      RuleOption("storyboardSuffix", "What storyboard identifiers end in.", default: .string("")),
      RuleOption("reusePrefix", "What reuse identifiers begin with.", default: .string("")),
      RuleOption("reuseSuffix", "What reuse identifiers end in.", default: .string("")),
      RuleOption("seguePrefix", "What segue identifiers begin with.", default: .string("")),
      RuleOption("segueSuffix", "What segue identifiers end in.", default: .string("")),
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

  /// How identifiers of one sort begin and end.
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
        "the identifier \(value) should be named \(affixes.prefix)…\(affixes.suffix)")
    } else if likeClass, node.name != Names.segue, let name = node[Names.customClass], name != value
    {
      context.report(
        at: .attribute(attribute), "the identifier \(value) differs from the class; name it \(name)"
      )
    }
  }
}
