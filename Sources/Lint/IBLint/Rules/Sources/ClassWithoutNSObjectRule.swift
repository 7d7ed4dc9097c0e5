import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom class that is not an Objective-C class.
struct ClassWithoutNSObjectRule: ObjectRule {
  static let info = RuleInfo(
    id: "class-without-nsobject",
    summary: "A document uses a Swift class that does not inherit from NSObject.",
    rationale: """
      When a document is loaded, its objects are created and connected through the Objective-C runtime. An object \
      whose class does not inherit from `NSObject` cannot be created. If File's Owner has such a class, setting its \
      outlets crashes the app. The compiler does not warn if a class in a document does not inherit from `NSObject`.

      Make the class inherit from `NSObject`, or from the view or controller class that the document uses.
      """,
    category: .sources, severity: .error, needs: [.sources],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Loader"/>
        <view id="root" customClass="Badge"/>
        """,
        code: [
          "Loader.swift": """
          class Loader {}
          class Badge: VendorBadge {}
          """
        ])
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Loader">
            <connections>
                <outlet property="badge" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        ↓<customObject id="b" customClass="Source"/>
        """,
        code: [
          "Loader.swift": """
          protocol Loading {}
          class Loader: Loading {
            @IBOutlet var badge: UIView!
          }
          class Source {}
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard let name = object.customClass,
      // The class of an owner without connections has no effect.
      object.role == .object || !context.facts.connections(from: object).isEmpty,
      let ancestry = context.sources?.ancestry(of: name, module: object.customModule),
      ancestry.end == nil, !ancestry.isUncertain, let root = ancestry.classes.last,
      root.superclass == nil, root.language == .swift
    else { return }
    context.report(
      at: .object(object),
      """
      \(name) does not inherit from NSObject, so a document cannot \(object.role == .object ? "create" : "connect") it; \
      make \(root.name) inherit from NSObject
      """, notes: [root.place.note("\(root.name) declared here")])
  }
}
