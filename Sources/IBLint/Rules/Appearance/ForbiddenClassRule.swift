import Diagnostics
import InterfaceBuilder
import XMLTree

/// An object of a class that the team does not use.
struct ForbiddenClassRule: ObjectRule {
  static let info = RuleInfo(
    id: "forbidden-class",
    summary: "An object is of a class that may not be used.",
    rationale: """
      A team that has a component of its own forbids the class that it replaces: `classes: ["UILabel: AppLabel"]`. \
      What stands behind the colon is what the message recommends.
      """,
    category: .appearance, severity: .error, isOptIn: true,
    options: [
      RuleOption(
        "classes",
        "The classes, custom or the framework's, each with `: replacement` where there is one.",
        default: .strings([]))
    ],
    covers: [
      .ibLinter: ["use_base_class"],
      .xiblint: ["unavailable_custom_classes", "unavailable_system_classes"],
    ],
    nonTriggering: [
      Example(
        #"<label customClass="AppLabel" id="a"/>"#, in: .view,
        options: ["classes": .strings(["UILabel"])])
    ],
    triggering: [
      Example(
        """
        ↓<label id="a"/>
        ↓<view customClass="OldTile" id="b"/>
        """, in: .view, options: ["classes": .strings(["UILabel: AppLabel", "OldTile"])])
    ])

  private let replacements: [String: String]

  init(_ options: RuleOptions) {
    let pairs = options.strings("classes").map { entry in
      let parts = entry.split(separator: ":", maxSplits: 1).map { String($0.filter { $0 != " " }) }
      return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
    replacements = Dictionary(pairs) { first, _ in first }
  }

  var objects: ObjectSubject { .all }

  func check(_ object: IBObject, in context: LintContext) {
    guard !replacements.isEmpty, object.role == .object, let name = object.className,
      let replacement = replacements[name]
    else { return }
    context.report(
      at: .object(object),
      "\(name) may not be used" + (replacement.isEmpty ? "" : "; use \(replacement)"))
  }
}
