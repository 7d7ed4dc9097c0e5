import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a connected outlet that its class does not have.
struct MissingOutletRule: ConnectionRule {
  static let info = RuleInfo(
    id: "missing-outlet", summary: "A document connects an outlet that the class does not have.",
    rationale: """
      UIKit connects an outlet with `setValue(_:forKey:)`. If the class does not have the property, this call raises \
      `this class is not key value coding-compliant for the key`, and the app crashes while it loads the document. \
      AppKit only logs the problem and ignores the outlet, so the finding is a warning in documents for macOS. A Swift \
      property needs `@IBOutlet` or `@objc`.

      The rule considers extensions and superclasses, and the outlets of framework classes. The rule reports nothing \
      if a superclass is neither in the sources nor in a framework, or if a macro may add declarations. The class of File's \
      Owner has no effect at run time, so the rule also ignores an owner if another class is named after the document and \
      has all of its outlets.

      Declare the outlet in the class. If the property was renamed, connect it under its new name; if it was deleted, \
      remove the connection.
      """,
    category: .sources, severity: .error, needs: [.sources],
    givesReasons: true,
    covers: [.ibAnalyzer: ["missing @IBOutlet"]],
    nonTriggering: [
      Example(
        """
        <viewController id="a" customClass="LoginController" sceneMemberID="viewController">
            <view key="view" id="b"/>
            <connections>
                <outlet property="titleLabel" destination="b" id="c"/>
                <outlet property="banner" destination="b" id="d"/>
                <outlet property="view" destination="b" id="e"/>
            </connections>
        </viewController>
        """, in: .scene,
        code: [
          "LoginController.swift": """
          class BaseController: UIViewController {
            @IBOutlet weak var banner: UIView!
          }
          class LoginController: BaseController {
            @IBOutlet private var titleLabel: UIView!
          }
          """
        ]),
      // Another class, which is named after the document, loads it.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SearchController">
            <connections>
                <outlet property="list" destination="a" id="b"/>
                <outlet property="view" destination="a" id="c"/>
            </connections>
        </placeholder>
        <view id="a"/>
        """,
        code: [
          "Screens.swift": """
          class SearchController: UIViewController {}
          class ExampleViewController: UIViewController {
            @IBOutlet var list: UIView!
          }
          """
        ]),
      // Key-value coding sets both with the setter `setBanner:`.
      Example(
        """
        <view id="a" customClass="Chart">
            <connections>
                <outlet property="Banner" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view,
        code: ["Chart.swift": "class Chart: UIView { @IBOutlet var banner: UIView! }"]),
      // The properties of the superclass are unknown.
      Example(
        """
        <view id="a" customClass="Chart">
            <connections>
                <outlet property="legend" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view, code: ["Chart.swift": "class Chart: VendorChart {}"]),
      // Key-value coding can set every Objective-C property and variable.
      Example(
        """
        <view id="a" customClass="Chart">
            <connections>
                <outlet property="legend" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Chart.h": """
          @interface Chart : UIView
          @property (nonatomic, strong) UIView *legend;
          @end
          """
        ]),
    ],
    triggering: [
      Example(
        """
        <viewController id="a" customClass="LoginController" sceneMemberID="viewController">
            <view key="view" id="b"/>
            <connections>
                ↓<outlet property="titelLabel" destination="b" id="c"/>
            </connections>
        </viewController>
        """, in: .scene,
        code: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBOutlet private var titleLabel: UIView!
          }
          """
        ]),
      Example(
        """
        <view id="a" customClass="Chart">
            <connections>
                ↓<outlet property="legend" destination="a" id="b"/>
                ↓<outletCollection property="bars" destination="a" id="c"/>
            </connections>
        </view>
        """, in: .view,
        code: ["Chart.swift": "class Chart: UIView {\n  var legend: UIView!\n}"]),
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outlet, .outletCollection]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let sources = context.sources, let source = connection.source, let name = connection.name
    else { return }
    if let doubt = ClassLineage.doubt(about: source, in: sources) {
      context.pass(at: .connection(connection), doubt)
    }
    guard let lineage = ClassLineage(source, in: sources), !lineage.declared.isEmpty,
      let framework = lineage.framework, !framework.hasOutlet(name), !name.utf8.contains(0x2E)
    else { return }
    if context.isApplication(source, ofClass: lineage) {
      return context.pass(at: .connection(connection), "the application owns the main nib")
    }
    if let loader = OwnerNamesake.loader(instead: source, in: context) {
      return context.pass(at: .connection(connection), "\(loader.name) probably loads the document")
    }
    if let property = lineage.property(name) {
      guard !property.isExposed else {
        return context.pass(
          at: .connection(connection),
          "\(lineage.name) has the outlet '\(property.name)' (\(property.place.file):\(property.place.line))"
        )
      }
      context.report(
        at: .connection(connection),
        """
        '\(name)' of \(lineage.name) is not visible to Objective-C, so loading this document \(Self.outcome(context)); \
        mark it @IBOutlet
        """, severity: Self.severity(context),
        notes: [property.place.note("'\(name)' declared here")])
    } else if !lineage.mayHaveMore, !lineage.answersKey(name) {
      let advice = Suggestion.text(
        for: name, among: lineage.outletNames,
        otherwise: "declare it, or remove the connection")
      context.report(
        at: .connection(connection),
        """
        \(lineage.name) has no outlet '\(name)', so loading this document \(Self.outcome(context))\
        \(advice)
        """, severity: Self.severity(context),
        notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? []
      )
    }
  }

  private static func outcome(_ context: LintContext) -> String {
    context.document.platform == .macOS ? "ignores the outlet" : "crashes the app"
  }

  private static func severity(_ context: LintContext) -> Diagnostic.Severity? {
    context.document.platform == .macOS ? .warning : nil
  }
}

extension ClassLineage {
  /// Returns whether key-value coding can set a key without a property: through a setter, a variable, or a class that
  /// accepts any key.
  func answersKey(_ key: String) -> Bool {
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let setters = [
      "set\(word):", "_set\(word):", "setIs\(word):", "setValue:forUndefinedKey:",
      "setValue:forKey:",
    ]
    if setters.contains(where: { method($0) != nil }) { return true }
    if !Set(variables).isDisjoint(with: ["_" + key, "_is" + word, key, "is" + word]) {
      return true
    }
    // An Objective-C property is stored in a variable with a leading underscore, which also works.
    return key.first == "_" && property(String(key.dropFirst())) != nil
      && declared.contains { $0.language == .objectiveC }
  }
}
