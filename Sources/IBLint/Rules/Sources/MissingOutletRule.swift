import Diagnostics
import InterfaceBuilder
import XMLTree

/// A connected outlet that the class does not have.
struct MissingOutletRule: ConnectionRule {
  static let info = RuleInfo(
    id: "missing-outlet", summary: "A document connects an outlet that the class does not have.",
    rationale: """
      UIKit connects an outlet with `setValue(_:forKey:)`; for a name that the class does not have, that raises `this \
      class is not key value coding-compliant for the key`, and the app stops while it loads the document. AppKit logs it \
      and leaves the outlet out, so there it is a warning. A property of Swift without `@IBOutlet` or `@objc` is as good \
      as none.

      The class is looked up with its extensions and superclasses, and with the outlets of the framework's own classes. \
      Where a superclass is in neither, and where a macro may declare more than can be read, nothing is said.

      Connect the outlet anew, rename it, or remove the connection that a renamed property has left behind.
      """,
    category: .sources, severity: .error, needs: [.sources],
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
      // What the superclass has is not known.
      Example(
        """
        <view id="a" customClass="Chart">
            <connections>
                <outlet property="legend" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view, code: ["Chart.swift": "class Chart: VendorChart {}"]),
      // Key value coding sets what Objective-C declares in any way.
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
    guard let sources = context.sources, let source = connection.source, let name = connection.name,
      let lineage = ClassLineage(source, in: sources), !lineage.declared.isEmpty,
      let framework = lineage.framework, !framework.hasOutlet(name), !name.utf8.contains(0x2E)
    else { return }
    if let property = lineage.property(name) {
      guard !property.isExposed else { return }
      context.report(
        at: .connection(connection),
        """
        \(name) of \(lineage.name) is no outlet, and Objective-C does not see it, so loading this \(Self.outcome(context)); \
        mark it @IBOutlet
        """, severity: Self.severity(context), notes: [property.place.note("it is declared here")])
    } else if !lineage.mayHaveMore, !lineage.answersKey(name) {
      context.report(
        at: .connection(connection),
        """
        \(lineage.name) has no outlet \(name), so loading this \(Self.outcome(context))\
        \(Suggestion.text(for: name, among: lineage.outletNames))
        """, severity: Self.severity(context),
        notes: lineage.declared.first.map { [$0.place.note("the class is declared here")] } ?? [])
    }
  }

  private static func outcome(_ context: LintContext) -> String {
    context.document.platform == .macOS ? "leaves the outlet out" : "stops the app"
  }

  private static func severity(_ context: LintContext) -> Diagnostic.Severity? {
    context.document.platform == .macOS ? .warning : nil
  }
}

extension ClassLineage {
  /// Whether key value coding finds a way to set a key beside properties: a setter, a variable, or a class that takes any
  /// key.
  fileprivate func answersKey(_ key: String) -> Bool {
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let setters = [
      "set\(word):", "_set\(word):", "setIs\(word):", "setValue:forUndefinedKey:",
      "setValue:forKey:",
    ]
    if setters.contains(where: { method($0) != nil }) { return true }
    if !Set(variables).isDisjoint(with: ["_" + key, "_is" + word, key, "is" + word]) {
      return true
    }
    // A property of Objective-C is kept in a variable that begins with an underscore, which is as good.
    return key.first == "_" && property(String(key.dropFirst())) != nil
      && declared.contains { $0.language == .objectiveC }
  }
}
