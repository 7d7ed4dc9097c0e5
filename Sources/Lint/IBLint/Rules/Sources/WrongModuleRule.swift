import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom class that exists, but in a different module than in the document.
struct WrongModuleRule: AttributeRule {
  static let info = RuleInfo(
    id: "wrong-module", summary: "The module of a class differs from the module in the document.",
    rationale: """
      The system finds a Swift class by its module and name. If the module is missing or wrong, the system logs \
      `Unknown class in Interface Builder file` and creates an object of the framework class instead. If a class \
      declares an Objective-C name with `@objc(Name)`, the system finds it by that name without a module.

      The app crashes at the first outlet or action of the class. The finding is a warning if the object has none, \
      or if a block creates the controller of a scene.

      Choose the class's module (Identity inspector), or select Inherit Module From Target.
      """,
    category: .sources, severity: .error, needs: [.sources],
    covers: [.ibLinter: ["custom_module"]],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Badge" customModule="Kit"/>
        <view id="b" customClass="Gauge"/>
        """, in: .view,
        code: [
          "Package.swift": "",
          "Sources/Kit/Badge.swift": """
          public class Badge: UIView {}
          @objc(Gauge) public class Gauge: UIView {}
          """,
        ]),
      // The class of an owner is not looked up, because the document does not create the owner.
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Host"/>"#,
        code: ["Host.swift": "class Host: UIViewController {}"]),
      Example(
        #"<view id="a" customClass="Badge" customModuleProvider="target"/>"#, in: .view,
        code: ["Badge.swift": "class Badge: UIView {}"]),
    ],
    triggering: [
      Example(
        #"<view id="a" customClass="Badge" ↓customModule="App"/>"#, in: .view,
        code: [
          "Package.swift": "", "Sources/Kit/Badge.swift": "public class Badge: UIView {}",
        ]),
      Example(
        #"<view id="a" ↓customClass="Badge"/>"#, in: .view,
        code: ["Badge.swift": "class Badge: UIView {}"]),
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.customClass] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    let name = attribute.value
    guard let sources = context.sources, node[Names.customModuleProvider] != "target",
      // The class of a placeholder only determines possible connections, and is never looked up.
      context.document.object(around: node).map({ $0.node != node || $0.role == .object }) ?? true
    else { return }
    let module = node[Names.customModule].flatMap { $0.isEmpty ? nil : $0 }
    // The class exists in the module, or is an Objective-C class, which needs no module.
    if let nearest = sources.declaration(of: name, module: module),
      module != nil || nearest.language != .swift
    {
      // The class in the document's own target is in a different module than the one that the document specifies.
      if let module, nearest.language == .swift, nearest.runtimeName == nil {
        check(module, [nearest], of: name, at: node, in: context)
      }
      return
    }
    let found = sources.declarations(named: name).filter {
      $0.name == name || $0.runtimeName == name
    }
    guard let first = found.first, found.allSatisfy({ $0.language == .swift }),
      !found.contains(where: { $0.runtimeName == name }), FrameworkClass(named: name) == nil
    else { return }
    if let module { return check(module, found, of: name, at: node, in: context) }
    context.report(
      at: .attribute(attribute),
      "the Swift class \(name) cannot be found without its module\(Self.words(found)); choose its module",
      severity: Self.severity(at: node, in: context),
      notes: [first.place.note("\(name) declared here")])
  }

  /// Reports a module that contains none of the classes with a name.
  private func check(
    _ module: String, _ found: [SourceClass], of name: String, at node: Node,
    in context: LintContext
  ) {
    guard let first = found.first, found.allSatisfy({ !$0.modules.isEmpty }),
      !found.contains(where: { $0.modules.contains(module) }),
      // A library may have a class with the same name.
      context.sources?.importsLibrary(module) == false,
      let place = node.attributes.first(where: { $0.name == Names.customModule })
    else { return }
    context.report(
      at: .attribute(place),
      "the class \(name) is not in the module '\(module)'\(Self.words(found)); choose its module",
      severity: Self.severity(at: node, in: context),
      notes: [first.place.note("\(name) declared here")])
  }

  private static func severity(at node: Node, in context: LintContext) -> Diagnostic.Severity? {
    // A segue also has a class, but is not an object.
    guard let object = context.document.object(around: node), object.node == node else {
      return nil
    }
    // A block that creates the controller of a scene determines its class.
    if object.scene?.controller == object, let name = object.customClass,
      context.sources?.creates("\(name)(coder:)") == true
    {
      return .warning
    }
    return object.needsCustomClass(in: context) ? nil : .warning
  }

  private static func words(_ found: [SourceClass]) -> String {
    let modules = Set(found.flatMap(\.modules)).sorted()
    return modules.isEmpty ? "" : " (found in \(modules.joined(separator: " and ")))"
  }
}
