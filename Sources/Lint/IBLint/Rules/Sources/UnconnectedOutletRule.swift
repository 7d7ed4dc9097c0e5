import Diagnostics
import InterfaceBuilder

/// A rule that reports an outlet that is not connected in any document.
struct UnconnectedOutletRule: ProjectRule {
  static let info = RuleInfo(
    id: "unconnected-outlet",
    summary: "A class that documents use has an outlet that no document connects.",
    rationale: """
      An unconnected outlet stays nil, and if it is implicitly unwrapped, its first use crashes the app. An \
      unconnected outlet is usually a leftover from an object that was deleted from a document. The rule checks only \
      classes that are used by at least one of the documents being linted, so lint all documents together. If the \
      outlet is connected in a subclass, the rule treats it as connected in its superclasses.

      Connect the outlet, remove it, or remove `@IBOutlet` if code sets the property.
      """,
    category: .sources, severity: .warning,
    options: [
      RuleOption(
        "excluded", "Outlets that code sets; a trailing `*` is a wildcard.",
        default: .strings([]))
    ],
    needs: [.sources], covers: [.ibAnalyzer: ["unused @IBOutlet"]],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Form">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            @IBOutlet var title: UIView!
          }
          class Unused: UIView {
            @IBOutlet var title: UIView!
          }
          """
        ],
        others: [Example(#"<view id="a" customClass="Form"/>"#, in: .view)]),
      // The code of a framework may work without the outlet.
      Example(
        #"<view id="a" customClass="AdView"/>"#, in: .view,
        code: [
          "Ads.framework/Headers/AdView.h":
            "@interface AdView : UIView\n@property IBOutlet UIView *price;\n@end"
        ]),
      // Code passes the object as the owner of a document that names another class.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldHeader">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="a"/>
        """,
        code: [
          "Header.swift": """
          class Header: UIView {
            @IBOutlet var title: UIView!
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              UINib(nibName: "Example", bundle: nil).instantiate(withOwner: self)
            }
          }
          """
        ],
        others: [Example(#"<view id="a" customClass="Header"/>"#, in: .view)]),
      // The object loads the document with its class name, although File's Owner names no class.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="a"/>
        """,
        code: [
          "Example.h": "@interface Example : UIView\n@end",
          "Example.m": """
          @interface Example ()
          @property IBOutlet UIView *title;
          @end
          @implementation Example
          - (void)awakeFromNib {
            [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];
          }
          @end
          """,
        ],
        others: [Example(#"<view id="a" customClass="Example"/>"#, in: .view)]),
      // Code often sets helper objects such as delegates, and key-value coding does not distinguish `Title` from
      // `title`.
      Example(
        """
        <view id="a" customClass="Form">
            <connections>
                <outlet property="Title" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          protocol FormChecking: AnyObject {}
          class Form: UIView {
            @IBOutlet var title: UIView!
            @IBOutlet weak var delegate: FormDelegate?
            @IBOutlet weak var checker: FormChecking?
            @IBOutlet var footer: UIView!
            func addFooter() { footer = UIView() }
          }
          """
        ]),
      // The element is the connection.
      Example(
        #"<viewController customClass="Home" id="a"><imageView key="view" id="b"/></viewController>"#,
        in: .scene,
        code: [
          "Home.m": """
          @interface Home : UIViewController
          @property IBOutlet UIImageView *view;
          @end
          """
        ]),
      // Setters also assign outlets.
      Example(
        #"<view id="a" customClass="Panel"/>"#, in: .view,
        code: [
          "Panel.h": "@interface Panel : UIView\n@property IBOutlet UILabel *titleLabel;\n@end",
          "Panel.m": """
          @implementation Panel
          - (void)setUp { [self setTitleLabel:[UILabel new]]; }
          @end
          """,
        ]),
    ],
    triggering: [
      Example(
        """
        <view id="a" customClass="Form">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          class BaseForm: UIView {
            @IBOutlet var ↓save: UIButton!
          }
          class Form: BaseForm {
            @IBOutlet var title: UIView!
            @IBOutlet var ↓fields: [UITextField]!
          }
          """
        ])
    ])

  private let excluded: NameList

  init(_ options: RuleOptions) { excluded = NameList(options.strings("excluded")) }

  func check(_ project: ProjectContext) {
    for used in project.classes.outlets(connected: false) {
      let outlet = used.outlet
      // A class with an unknown superclass may be in a branch of a condition that documents do not use.
      guard !excluded.contains(outlet.name), !outlet.isReadOnly, !outlet.isAssigned,
        let framework = ClassLineage(used.owner.declaration, in: project.sources)?.framework,
        !Self.hasElement(outlet.name, framework)
      else { continue }
      project.report(
        at: outlet.place,
        """
        no document connects the outlet '\(outlet.name)' of \(used.owner.declaration.name) (used in \
        \(used.owner.documentWords)); connect it, or remove it
        """,
        // Documents of other projects may connect the outlets of a library.
        evidence: outlet.isPublic || Self.isOfFramework(outlet.place.file) ? .possible : .certain)
    }
  }

  /// Returns whether the outlet of a controller is its view, which a scene contains without a connection.
  private static func hasElement(_ name: String, _ framework: FrameworkClass) -> Bool {
    views[name].map(framework.isKind) == true
  }

  /// The outlets of controllers for their own views.
  private static let views = [
    "view": "UIViewController", "tableView": "UITableViewController",
    "collectionView": "UICollectionViewController",
  ]

  /// Returns whether a header is part of a framework in binary form, whose code may work without an outlet.
  private static func isOfFramework(_ file: String) -> Bool {
    file.pathParts.contains { $0.hasEnding(".framework") }
  }
}
