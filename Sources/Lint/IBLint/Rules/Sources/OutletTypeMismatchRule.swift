import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet to an object whose class does not match the type of the property.
struct OutletTypeMismatchRule: ConnectionRule {
  static let info = RuleInfo(
    id: "outlet-type-mismatch",
    summary: "An outlet is connected to an object that its property cannot hold.",
    rationale: """
      The class of the object is not checked when an outlet is set. If the object does not have the class that the \
      property declares, the app crashes later, when code uses a member that only the declared class has, so the \
      finding is a warning. Loading fails immediately if an outlet is connected to an array property, if an outlet \
      collection is connected to a property for a single object, or if the property cannot be set.

      Change the property's type, or connect the outlet to an object of that type. The rule accepts subclasses. The \
      rule ignores protocols, and types that are not in the sources.
      """,
    category: .sources, severity: .error, needs: [.sources],
    givesReasons: true,
    nonTriggering: [
      Example(
        """
        <label id="a"/>
        <view id="b" customClass="Form">
            <connections>
                <outlet property="titleLabel" destination="a" id="c"/>
                <outlet property="anything" destination="a" id="d"/>
                <outletCollection property="parts" destination="a" id="e"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            @IBOutlet var titleLabel: UILabel!
            @IBOutlet weak var anything: AnyObject?
            @IBOutlet var parts: [UIView]!
          }
          """
        ])
    ],
    triggering: [
      Example(
        """
        <label id="a"/>
        <view id="b" customClass="Form">
            <connections>
                ↓<outlet property="save" destination="a" id="c"/>
                ↓<outlet property="parts" destination="a" id="d"/>
                ↓<outletCollection property="label" destination="a" id="e"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            @IBOutlet weak var save: UIButton!
            @IBOutlet var parts: [UIView]!
            @IBOutlet weak var label: UILabel!
          }
          """
        ]),
      Example(
        """
        <view id="a" customClass="Badge"/>
        <view id="b" customClass="Form">
            <connections>
                ↓<outlet property="meter" destination="a" id="c"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.m": """
          @interface Meter : UIControl
          @end
          @interface Badge : UIView
          @end
          @interface Form : UIView
          @property (nonatomic, weak) IBOutlet Meter *meter;
          @end
          """
        ]),
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outlet, .outletCollection]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    if let sources = context.sources {
      for end in [connection.source, connection.destination].compactMap({ $0 }) {
        if let doubt = ClassLineage.doubt(about: end, in: sources) {
          context.pass(at: .connection(connection), doubt)
        }
      }
    }
    guard let sources = context.sources, let source = connection.source, let name = connection.name,
      source.customClass != nil, let lineage = ClassLineage(source, in: sources),
      let property = lineage.property(name), property.isExposed,
      let fault = fault(of: property, lineage, connection, sources)
    else { return }
    context.report(
      at: .connection(connection), fault.text, severity: fault.isCertain ? nil : .warning,
      notes: [property.place.note("'\(property.name)' declared here")])
  }

  /// A fault of a connection.
  private struct Fault {
    var text: String
    /// Whether the app certainly fails. The setter does not check the class of the object, and messages are sent by
    /// name, so the app fails only when it uses a member that the object does not have.
    var isCertain = true
  }

  private func fault(
    of property: SourceOutlet, _ lineage: ClassLineage, _ connection: IBConnection,
    _ sources: any SourceFacts
  ) -> Fault? {
    let title = "'\(property.name)' of \(lineage.name)"
    if property.isStatic {
      return Fault(
        text:
          "\(title) is a class property, so it cannot be connected; make it an instance property")
    }
    if property.isReadOnly {
      return Fault(
        text: "\(title) cannot be set, so connecting it crashes the app; declare it with 'var'")
    }
    let isCollection = connection.kind == .outletCollection
    if property.isCollection != isCollection, property.type != nil {
      return Fault(
        text: isCollection
          ? "\(title) is not an array, but this is an outlet collection; declare an array, or connect a single outlet"
          : "\(title) is an array, but this outlet provides one object; connect an outlet collection"
      )
    }
    guard let end = connection.destination, end.role != .firstResponder,
      end.role == .object || end.customClass != nil,
      let type = property.type, let className = ClassLineage(end, in: sources),
      className.isKind(of: type, module: property.typeModule) == false
    else { return nil }
    // Classes with the same name are distinguished by their modules.
    let isNamesake = className.name == type
    func qualified(_ name: String, _ module: String?) -> String {
      (isNamesake ? module.map { $0 + "." } ?? "" : "") + name
    }
    let held = qualified(type, property.typeModule)
    let given = qualified(className.name, className.declared.first?.module)
    let words =
      end.displayName == className.name
      ? "is connected to \(given.withArticle)"
      : "is connected to \(end.displayName), \(given.withArticle)"
    return Fault(
      text:
        "\(title) has the type \(held), but \(words); change the property's type, or connect it to \(held.withArticle)",
      isCertain: false)
  }
}
