import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom class without a module, or a module without a class.
struct CustomClassModuleRule: AttributeRule {
  static let info = RuleInfo(
    id: "custom-class-module",
    summary: "A custom class has no module, or a module has no class.",
    rationale: """
      The system finds a Swift class by its module and name. Without the module, the system logs `Unknown class in \
      Interface Builder file` and creates an object of the framework class instead. Objective-C classes have no \
      module, so enable this rule only in Swift projects, or use `--sources`, which shows which classes they are. A module without a class has no effect; Interface Builder \
      leaves it behind when you clear the class.

      Choose the module (Identity inspector) or select Inherit Module From Target. If there is no class, clear the \
      module.
      """,
    category: .identity, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "excluded", "The names of the app's Objective-C classes, or prefixes of these names.",
        default: .strings([])
      )
    ],
    covers: [.ibLinter: ["custom_module"]],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Badge" customModule="App"/>
        <view id="b" customClass="Badge" customModuleProvider="target"/>
        <view id="c"/>
        """, in: .view),
      // The class of an owner is not looked up.
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Host"/>"#),
      Example(
        #"<view id="a" customClass="Badge"/>"#, in: .view,
        code: ["Badge.h": "@interface Badge : UIView\n@end"]),
      Example(
        #"<view id="a" customClass="MBProgressView"/>"#, in: .view,
        options: ["excluded": .strings(["MB"])]),
    ],
    triggering: [
      Example(
        """
        <view id="a" ↓customClass="Badge"/>
        <view id="b" ↓customModule="App"/>
        """, in: .view)
    ])

  private let excluded: [String]

  init(_ options: RuleOptions) { excluded = options.strings("excluded") }

  var attributeNames: [Name] { [Names.customClass, Names.customModule] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    if attribute.name == Names.customModule {
      guard node[Names.customClass] == nil, !attribute.value.isEmpty else { return }
      context.report(
        at: .attribute(attribute),
        "the module '\(attribute.value)' is set, but no class; clear the module, or set the class")
    } else if node[Names.customModule]?.isEmpty ?? true, node[Names.customModuleProvider] == nil {
      let name = attribute.value
      guard !name.isEmpty, !excluded.contains(where: { name.hasPrefix($0) }),
        !FrameworkPrefixes.cover(name),
        !name.contains("."),
        // The class of a placeholder only determines possible connections, and is never looked up.
        context.document.object(around: node).map({ $0.node != node || $0.role == .object }) ?? true
      else { return }
      let declared = context.sources?.declarations(named: name) ?? []
      // The system finds an Objective-C class, or a Swift class with an Objective-C name, without a module.
      if declared.contains(where: { $0.language != .swift || $0.runtimeName == name }) {
        return context.pass(
          at: .attribute(attribute), "\(name) is an Objective-C class according to the sources")
      }
      context.report(
        at: .attribute(attribute),
        "the class \(name) has no module, so it is found at run time only if it is an Objective-C class; choose its module"
      )
    }
  }
}
