import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a controller whose view is in the document, but is also created in code.
struct LoadViewWithoutSuperRule: ObjectRule {
  static let info = RuleInfo(
    id: "load-view-without-super",
    summary: "A controller whose view is in a document overrides loadView without calling super.",
    rationale: """
      `loadView` loads the view from the nib or storyboard. If an override does not call `super.loadView()`, the view \
      in the document is not loaded: users never see it, and outlets to its subviews stay nil. If the override neither \
      calls super nor assigns a view, an access to `view` calls `loadView` again in an endless loop.

      To change the view that the document provides, override `viewDidLoad`; otherwise, remove the view from the \
      document.
      """,
    category: .sources, severity: .warning, needs: [.sources],
    nonTriggering: [
      Example(
        """
        <viewController id="a" customClass="CardController" sceneMemberID="viewController">
            <view key="view" id="b"/>
        </viewController>
        """, in: .scene,
        code: [
          "CardController.swift": """
          class CardController: UIViewController {
            override func loadView() {
              super.loadView()
            }
          }
          """
        ]),
      // Every new scene has an empty view, so nothing is lost.
      Example(
        """
        <viewController id="a" customClass="CardController" sceneMemberID="viewController">
            <view key="view" id="b"/>
        </viewController>
        """, in: .scene,
        code: [
          "CardController.swift": """
          class CardController: UIViewController {
            override func loadView() {
              view = UIView()
            }
          }
          """
        ]),
      // The document does not contain a view.
      Example(
        #"<viewController id="a" customClass="CardController" sceneMemberID="viewController"/>"#,
        in: .scene,
        code: [
          "CardController.swift": """
          class CardController: UIViewController {
            override func loadView() {
              view = UIView()
            }
          }
          """
        ]),
    ],
    triggering: [
      Example(
        """
        ↓<viewController id="a" customClass="CardController" sceneMemberID="viewController">
            <view key="view" id="b">
                <subviews>
                    <label text="Name" id="c"/>
                </subviews>
            </view>
        </viewController>
        """, in: .scene,
        code: [
          "CardController.swift": """
          class CardController: UIViewController {
            override func loadView() {
              view = UIView()
            }
          }
          """
        ]),
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <label text="Name" id="c"/>
            </subviews>
        </view>
        """,
        code: [
          "CardController.m": """
          @interface CardController : UIViewController
          @end
          @implementation CardController
          - (void)loadView {
            self.view = [[UIView alloc] init];
          }
          @end
          """
        ]),
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, let view = Self.view(of: object, context),
      let lineage = ClassLineage(object, in: sources), let framework = lineage.framework,
      framework.isKind(of: "UIViewController") || framework.isKind(of: "NSViewController"),
      let function = lineage.function(["loadView()", "loadView"]), !function.callsSuper,
      // Code that loads a nib in this function may load this document.
      lineage.loads(from: function).isEmpty
    else { return }
    context.report(
      at: .object(object),
      """
      loadView() of \(lineage.name) does not call super, so the view in this document is never loaded; use viewDidLoad() \
      instead, or remove the view from the document
      """, evidence: view.subviews.isEmpty ? .possible : .certain,
      notes: [function.place.note("loadView() declared here")])
  }

  /// Returns the view that the document contains for a controller.
  private static func view(of object: IBObject, _ context: LintContext) -> IBObject? {
    if IBSchema.isController(object.node.name) { return object.child(keyed: "view") }
    guard object.role == .filesOwner else { return nil }
    return context.facts.outlets(of: object).first { $0.name == "view" }?.destination
  }
}
