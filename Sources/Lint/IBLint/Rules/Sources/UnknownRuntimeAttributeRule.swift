import Diagnostics
import InterfaceBuilder
import PublishedAPI
import XMLTree

/// A rule that reports a runtime attribute that the object's class does not have.
struct UnknownRuntimeAttributeRule: ElementRule {
  static let info = RuleInfo(
    id: "unknown-runtime-attribute",
    summary: "A runtime attribute sets a key that the class does not have.",
    rationale: """
      A runtime attribute is set with `setValue(_:forKeyPath:)`. If the class does not have the property, UIKit logs \
      `Failed to set user defined inspected property` and ignores the attribute. A Swift property needs \
      `@IBInspectable` or `@objc`.

      The rule checks the first key of a key path. It considers extensions and superclasses, and reports nothing if a \
      superclass is unknown, or if a macro may add declarations. Libraries often add properties to framework classes, so \
      the finding for a missing key is only *possible* if the code imports a library, unless the class has a property \
      with a similar name. It is also likely if the class declares `@IBInspectable` properties, and all documents set the \
      key only for this class and its relatives: a library does not know them. Of a framework class, the rule knows the properties that Apple documents: `cornerRadius` is \
      a property of `CALayer` and not of `UIView`.

      Correct the key, declare the property, or remove the runtime attribute.
      """,
    category: .sources, severity: .warning, platforms: .iOSFamily, needs: [.sources],
    givesReasons: true,
    nonTriggering: [
      Example(
        document("cornerRadius", "layer.borderWidth", "Tag"), in: .view,
        code: [
          "Card.swift": """
          class Card: UIView {
            @IBInspectable var cornerRadius: CGFloat = 0
          }
          """
        ]),
      // An extension adds the property to all views.
      Example(
        document("cornerRadius"), in: .view,
        code: [
          "Card.swift": """
          class Card: UIView {}
          extension UIView {
            @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} }
          }
          """
        ]),
      // A library may add the property.
      Example(
        document("glow", "cornerRadius"), in: .view,
        code: ["Card.swift": "import Glow\nclass Card: UIView {}"]),
      // A property of the framework class.
      Example(
        document("alpha", "isHidden"), in: .view, code: ["Card.swift": "class Card: UIView {}"]),
      // Other objects have the attribute, too, so a library may add it to all views.
      Example(
        document("glow")
          + """

          <label id="b">
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="glow" value="YES"/>
              </userDefinedRuntimeAttributes>
          </label>
          """, in: .view,
        code: [
          "Card.swift": "import Glow\nclass Card: UIView { @IBInspectable var isDark = false }"
        ]),
      // The class accepts any key.
      Example(
        document("cornerRadius"), in: .view,
        code: [
          "Card.swift": """
          class Card: UIView {
            override func setValue(_ value: Any?, forUndefinedKey key: String) {}
          }
          """
        ]),
    ],
    triggering: [
      Example(
        document("↓cornerRadius", "↓borderTon"), in: .view,
        code: [
          "Card.swift": """
          class Card: UIView {
            var cornerRadius: CGFloat = 0
            @IBInspectable var borderTone: Int = 0
          }
          """
        ]),
      Example(
        document("↓cornerRaduis"), in: .view,
        code: [
          "Card.swift": "class Card: UIView {}",
          "Views.swift":
            "extension UIView { @IBInspectable var cornerRadius: Int { get { 0 } set {} } }",
        ]),
      // Only the class of the app has the attribute.
      Example(
        document("↓glow", "isDark"), in: .view,
        code: [
          "Card.swift": "import Glow\nclass Card: UIView { @IBInspectable var isDark = false }"
        ]),
      Example(
        document("↓glow"), in: .view, evidence: .possible,
        code: ["Card.swift": "import Glow\nclass Card: UIView {}"]),
      // Only the layer has this property, and no library can add it to the view.
      Example(
        document("↓cornerRadius"), in: .view,
        code: ["Card.swift": "import UIKit\nclass Card: UIView {}"]),
    ])

  private static func document(_ keys: String...) -> String {
    let attributes = keys.map { key in
      let mark = key.hasPrefix("↓") ? "↓" : ""
      let name = key.drop { $0 == "↓" }
      return """
                \(mark)<userDefinedRuntimeAttribute type="number" keyPath="\(name)">
                    <integer key="value" value="4"/>
                </userDefinedRuntimeAttribute>
        """
    }
    return """
      <view id="a" customClass="Card">
          <userDefinedRuntimeAttributes>
      \(attributes.joined(separator: "\n"))
          </userDefinedRuntimeAttributes>
      </view>
      """
  }

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.userDefinedRuntimeAttribute] }

  func check(_ element: Node, in context: LintContext) {
    guard let sources = context.sources, let path = element[Names.keyPath],
      let key = path.split(separator: ".").first.map({ String($0) }),
      let object = context.document.object(around: element)
    else { return }
    if let doubt = ClassLineage.doubt(about: object, in: sources) {
      return context.pass(at: .node(element), doubt)
    }
    guard let lineage = ClassLineage(object, in: sources) else { return }
    if let property = lineage.property(key) {
      guard !property.isExposed else {
        return context.pass(
          at: .node(element), "\(lineage.name) has the property '\(property.name)'")
      }
      context.report(
        at: .node(element),
        """
        '\(key)' of \(lineage.name) is not visible to Objective-C, so this runtime attribute is not set; mark it \
        @IBInspectable
        """, notes: [property.place.note("'\(key)' declared here")])
    } else if !lineage.answersKey(key), !Self.mayBeOfFramework(key, lineage, object) {
      // Libraries use names such as `borderColorV` to complement `borderColor`.
      let names = lineage.propertyNames.filter {
        !(key.hasPrefix($0) && key.dropFirst($0.count).first?.isLowercase == false)
      }
      let isMisspelt = Suggestion.nearest(to: key, among: names) != nil
      context.report(
        at: .node(element),
        """
        \(lineage.name) has no property '\(key)', so this runtime attribute is not set\
        \(Suggestion.text(for: key, among: names, otherwise: "declare it, or remove the attribute"))
        """,
        evidence: isMisspelt || !sources.importsLibraries || Self.isOwn(key, lineage, in: context)
          ? .likely : .possible,
        notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? []
      )
    }
  }

  /// Returns whether only an app's class, or its relatives in the sources, can have declared a key: the class has other
  /// inspectable properties, and no object of another class has the key.
  private static func isOwn(
    _ key: String, _ lineage: ClassLineage, in context: LintContext
  ) -> Bool {
    guard lineage.declared.contains(where: \.hasInspectable),
      let sources = context.sources,
      let names = context.run?.classes(withRuntimeAttribute: key), !names.isEmpty
    else { return false }
    let own = Set(lineage.declared.map(\.place))
    return names.allSatisfy { name in
      ClassLineage(name, module: nil, in: sources)?.declared.contains { own.contains($0.place) }
        == true
    }
  }

  /// Returns whether the framework class of an object, or one of its private superclasses, may have a property for a
  /// key.
  private static func mayBeOfFramework(
    _ key: String, _ lineage: ClassLineage, _ object: IBObject
  ) -> Bool {
    guard let framework = lineage.framework else { return true }
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, key.prefix(1).lowercased() + key.dropFirst(), "is" + word]
    // Apple does not publish private keys. An attribute of the element corresponds to a property of its class.
    let element = object.node.name
    if key.hasPrefix("_")
      || names.contains(where: { Self.isAttribute($0, of: element) })
    {
      return true
    }
    let known = framework.lineage.map(\.name).filter { PublishedAPI.has($0) }
    // For a class that is not in the table, any key of any framework class may be a property.
    guard known.count == framework.lineage.count else {
      return names.contains { PublishedAPI.hasKey($0) }
    }
    return known.contains { type in names.contains { PublishedAPI.hasKey($0, in: type) } }
  }

  private static func isAttribute(_ name: String, of element: Name) -> Bool {
    guard let name = Vocabulary.interfaceBuilder.name(name) else { return false }
    return IBSchema.rowNumber(of: name, of: element) != nil
  }
}
