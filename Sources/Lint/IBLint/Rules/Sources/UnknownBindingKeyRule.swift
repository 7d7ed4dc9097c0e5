import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a binding to a key that the class of its destination does not have.
struct UnknownBindingKeyRule: ElementRule {
  static let info = RuleInfo(
    id: "unknown-binding-key",
    summary: "A binding refers to a key that the class of its destination does not have.",
    rationale: """
      A binding reads and observes its key path with key-value coding. If the class of the destination does not have \
      the first key, AppKit raises the exception `this class is not key value coding-compliant for the key` when the \
      document is loaded. A Swift property needs `@objc`, and `dynamic` so that changes are observed.

      The rule checks the first key of the path after `self` if the destination is an object of the app: File's Owner, a custom \
      object or a controller of the app. A method without parameters also answers a key. The rule considers extensions \
      and superclasses. It reports nothing if a superclass is unknown, and if a framework class other than `NSObject` may \
      have the key, unless the app's class has a key with a similar name.

      Correct the key path, or declare the property.
      """,
    category: .sources, severity: .warning, isOptIn: true, platforms: [.macOS], needs: [.sources],
    nonTriggering: [
      Example(
        document("title"), in: .macXib,
        code: ["Model.swift": "class Model: NSObject { @objc dynamic var title = \"\" }"]),
      Example(
        document("self.title"), in: .macXib,
        code: ["Model.swift": "class Model: NSObject { @objc dynamic var title = \"\" }"]),
      // A method answers the key too.
      Example(
        document("title.length"), in: .macXib,
        code: ["Model.swift": "class Model: NSObject { @objc func title() -> NSString { \"\" } }"]),
      // The class of the controller's contents is not checked.
      Example(
        document("selection.name"), in: .macXib,
        code: ["Model.swift": "class Model: NSArrayController {}"]),
      // A key of the framework class.
      Example(
        document("representedObject.name"), in: .macXib,
        code: ["Model.swift": "class Model: NSViewController {}"]),
      Example(
        document("anything"), in: .macXib,
        code: [
          "Model.swift": """
          class Model: NSObject {
            override func value(forUndefinedKey key: String) -> Any? { nil }
          }
          """
        ]),
    ],
    triggering: [
      Example(
        document("titel", mark: "↓"), in: .macXib,
        code: ["Model.swift": "class Model: NSObject { @objc dynamic var title = \"\" }"]),
      Example(
        document("self.titel", mark: "↓"), in: .macXib,
        code: ["Model.swift": "class Model: NSObject { @objc dynamic var title = \"\" }"]),
      Example(
        document("title", mark: "↓"), in: .macXib,
        code: ["Model.swift": "class Model: NSObject { var title = \"\" }"]),
      Example(
        document("representedObjekt.name", mark: "↓"), in: .macXib,
        code: [
          "Model.swift": "class Model: NSViewController { @objc var representedObject2: Any? }"
        ]),
    ])

  private static func document(_ path: String, mark: String = "") -> String {
    """
    <customObject id="model" customClass="Model"/>
    <textField id="field">
        <connections>
            \(mark)<binding destination="model" name="value" keyPath="\(path)" id="binding"/>
        </connections>
    </textField>
    """
  }

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.binding] }

  func check(_ element: Node, in context: LintContext) {
    guard let sources = context.sources, let path = element[Names.keyPath],
      // The object itself begins some paths.
      let key = path.split(separator: ".").first(where: { $0 != "self" }).map({ String($0) }),
      !key.hasPrefix("@"),
      let object = element[Names.destination].flatMap({ context.document.object(id: $0) }),
      object.customClass != nil, ClassLineage.doubt(about: object, in: sources) == nil,
      let lineage = ClassLineage(object, in: sources)
    else { return }
    if let property = lineage.property(key) {
      guard !property.isExposed else { return }
      return context.report(
        at: .node(element),
        """
        '\(key)' of \(lineage.name) is not visible to Objective-C, so this binding raises an exception; mark it \
        @objc dynamic
        """, notes: [property.place.note("'\(key)' declared here")])
    }
    guard !lineage.answersReading(key) else { return }
    let isMisspelt = Suggestion.nearest(to: key, among: lineage.propertyNames) != nil
    guard isMisspelt || lineage.framework?.name == "NSObject" else { return }
    context.report(
      at: .node(element),
      """
      \(lineage.name) has no key '\(key)', so this binding raises an exception\
      \(Suggestion.text(for: key, among: lineage.propertyNames, otherwise: "declare the property, or correct the key path"))
      """, evidence: .likely,
      notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? [])
  }
}

extension ClassLineage {
  /// Returns whether key-value coding can read a key without a property for it: from a method, from an instance variable,
  /// or because the class answers unknown keys.
  fileprivate func answersReading(_ key: String) -> Bool {
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let getters = [
      key, "get\(word)", "is\(word)", "_\(key)", "countOf\(word)", "valueForUndefinedKey:",
      "valueForKey:",
    ]
    return answersKey(key) || getters.contains { method($0) != nil }
      || function(Set(getters + ["value"])) != nil
  }
}
