import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an object of a class in the list of forbidden classes.
struct ForbiddenClassRule: ObjectRule, AttributeRule {
  static let info = RuleInfo(
    id: "forbidden-class",
    summary: "An object has a forbidden class.",
    rationale: """
      If your app has its own component, you can forbid the class that it replaces, for example with `classes: \
      ["UILabel: AppLabel"]`. In an entry `Forbidden: Replacement`, the message recommends the class after the colon.
      """,
    category: .appearance, severity: .error, isOptIn: true,
    options: [
      RuleOption(
        "classes",
        "The forbidden classes. Each can name a replacement: `UILabel: AppLabel`.",
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
  /// The elements with a forbidden class on some platform.
  private let elements: Set<Name>

  init(_ options: RuleOptions) {
    let pairs = options.strings("classes").map { entry in
      let parts = entry.split(separator: ":", maxSplits: 1).map { String($0.filter { $0 != " " }) }
      return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
    let replacements = Dictionary(pairs) { first, _ in first }
    self.replacements = replacements
    let names = (0..<UInt32(Vocabulary.interfaceBuilder.count)).map { Name(rawValue: $0) }
    elements =
      replacements.isEmpty
      ? []
      : Set(
        names.filter { name in
          IBPlatform.allCases.contains { platform in
            IBSchema.className(of: name, on: platform).map { replacements[$0] != nil } ?? false
          }
        })
  }

  var checks: [RuleCheck] { [.objects(self), .attributes(self)] }

  var objects: ObjectSubject { .named(Array(elements)) }

  var attributeNames: [Name] { [Names.customClass] }

  func check(_ object: IBObject, in context: LintContext) {
    // A custom class is checked as an attribute.
    guard object.node.attributeRecord(Names.customClass) == nil else { return }
    check(classOf: object, in: context)
  }

  func check(_ attribute: Attribute, in context: LintContext) {
    guard !replacements.isEmpty, let object = context.document.object(around: attribute.node),
      object.node == attribute.node
    else { return }
    check(classOf: object, in: context)
  }

  private func check(classOf object: IBObject, in context: LintContext) {
    guard object.role == .object, let name = object.className,
      let replacement = replacements[name]
    else { return }
    context.report(
      at: .object(object),
      "\(name) is forbidden" + (replacement.isEmpty ? "" : "; use \(replacement)"))
  }
}
