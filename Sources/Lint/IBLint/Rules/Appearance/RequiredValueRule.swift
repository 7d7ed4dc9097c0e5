import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a property that does not have one of the required values.
struct RequiredValueRule: ObjectRule, ElementRule {
  static let info = RuleInfo(
    id: "required-value",
    summary: "A property or runtime attribute does not have a required value.",
    rationale: """
      `properties: ["label.adjustsFontForContentSizeCategory=YES"]` requires an attribute of an XML element to have a \
      certain value. Write the names and values as in the document, and separate several allowed values with `|`. If \
      an attribute is missing, the rule checks its default value. With `runtimeAttributes: \
      ["layer.cornerRadius=4|8"]`, any object that sets this user-defined runtime attribute must set it to 4 or 8.
      """,
    category: .appearance, severity: .warning, isOptIn: true,
    options: [
      RuleOption("properties", "`element.attribute=value|value`.", default: .strings([])),
      RuleOption("runtimeAttributes", "`keyPath=value|value`.", default: .strings([])),
    ],
    covers: [
      .xiblint: ["accessibility_format", "enforce_runtime_attributes", "enforce_system_properties"]
    ],
    nonTriggering: [
      Example(
        """
        <label adjustsFontForContentSizeCategory="YES" id="a">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </label>
        """, in: .view,
        options: [
          "properties": .strings(["label.adjustsFontForContentSizeCategory=YES"]),
          "runtimeAttributes": .strings(["layer.cornerRadius=4|8"]),
        ])
    ],
    triggering: [
      Example(
        """
        ↓<label id="a">
            <userDefinedRuntimeAttributes>
                ↓<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="5"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </label>
        """, in: .view,
        options: [
          "properties": .strings(["label.adjustsFontForContentSizeCategory=YES"]),
          "runtimeAttributes": .strings(["layer.cornerRadius=4|8"]),
        ])
    ])

  /// An attribute with its allowed values.
  private struct Property: Sendable {
    let attribute: String
    let values: [String]
    /// The attribute's name in every document, or nil if it is not in the schema.
    private let name: Name?

    init(attribute: String, values: [String]) {
      self.attribute = attribute
      self.values = values
      name = Vocabulary.interfaceBuilder.name(attribute)
    }

    /// Returns the value in the document, or the default value if the attribute is missing.
    func value(of object: IBObject) -> String? {
      guard let name else { return object.node[attribute] }
      return object.node[name]
        ?? IBSchema.attribute(name, of: object.node.name)?.defaultValue
    }
  }

  private let properties: [Name: [Property]]
  private let runtimeAttributes: [String: [String]]

  init(_ options: RuleOptions) {
    var properties: [Name: [Property]] = [:]
    for (name, values) in Self.pairs(options.strings("properties")) {
      let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let element = Vocabulary.interfaceBuilder.name(parts[0]) else {
        continue
      }
      properties[element, default: []].append(
        Property(attribute: parts[1], values: values))
    }
    self.properties = properties
    runtimeAttributes = Dictionary(Self.pairs(options.strings("runtimeAttributes"))) { $0 + $1 }
  }

  private static func pairs(_ entries: [String]) -> [(String, [String])] {
    entries.compactMap { entry in
      let sides = entry.split(separator: "=", maxSplits: 1).map { String($0) }
      guard sides.count == 2 else { return nil }
      return (sides[0], sides[1].split(separator: "|").map { String($0) })
    }
  }

  var checks: [RuleCheck] { [.objects(self), .elements(self)] }

  var objects: ObjectSubject { .named(Array(properties.keys)) }

  var elementNames: [Name] {
    runtimeAttributes.isEmpty ? [] : [Names.userDefinedRuntimeAttribute]
  }

  func check(_ object: IBObject, in context: LintContext) {
    for property in properties[object.node.name] ?? [] {
      let value = property.value(of: object)
      guard !property.values.contains(value ?? "") else { continue }
      context.report(
        at: .object(object),
        "'\(property.attribute)' is \(value ?? "not set"); set it to \(property.values.joined(separator: " or "))"
      )
    }
  }

  func check(_ element: Node, in context: LintContext) {
    guard let path = element[Names.keyPath], let values = runtimeAttributes[path] else { return }
    let value = element[Names.value] ?? element.child(keyed: "value")?[Names.value]
    guard !values.contains(value ?? "") else { return }
    context.report(
      at: .node(element),
      "'\(path)' is \(value ?? "not a simple value"); set it to \(values.joined(separator: " or "))"
    )
  }
}
