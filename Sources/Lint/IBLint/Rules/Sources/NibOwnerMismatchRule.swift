import Diagnostics
import InterfaceBuilder
import PublishedAPI

/// A rule that reports code that loads a document with an owner that does not have the outlets of File's Owner.
struct NibOwnerMismatchRule: DocumentRule {
  static let info = RuleInfo(
    id: "nib-owner-mismatch",
    summary:
      "Code loads the document with an owner that does not have the outlets of File's Owner.",
    rationale: """
      The object that code passes as the owner gets the outlets of File's Owner. If code passes nil, or an object of a class \
      without such a property, loading the document crashes the app with `this class is not key value coding-compliant for \
      the key`. The class of File's Owner in the document only determines which outlets can be connected. The finding is a \
      warning if no code calls the function that loads the document.

      Pass an owner that has the outlets, or move the outlets to the view in the document.
      """,
    category: .sources, severity: .error, kinds: [.xib], platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      // The owner has the outlet; if there are no outlets, any owner is possible.
      Example(
        document(mark: ""),
        code: [
          "Card.swift": """
          class CardHolder: UIViewController {
            @IBOutlet var name: UILabel!
            func load() { Bundle.main.loadNibNamed("Example", owner: self) }
          }
          """
        ]),
      Example(
        #"<view id="root" customClass="Card"/>"#,
        code: [
          "Card.swift": """
          class Card: UIView {
            static func make() -> Any? { UINib(nibName: "Example", bundle: nil).instantiate(withOwner: nil).first }
          }
          """
        ]),
      // The helper passes nil for another class, and the owner of this document is the object itself.
      Example(
        document(mark: ""),
        code: [
          "Card.swift": """
          extension UIView {
            class func make<T>() -> T {
              UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil).first as! T
            }
          }
          class \(namesake): UIView {
            @IBOutlet var name: UILabel!
            func load() { UINib(nibName: "Example", bundle: nil).instantiate(withOwner: self) }
          }
          class Banner: UIView {
            static func banner() -> Banner { make() }
          }
          """
        ]),
      // Another object is the owner, or an object that accepts any key.
      Example(
        document(mark: ""),
        code: [
          "Card.swift": """
          class Loader: NSObject {
            let holder = CardHolder()
            func load() { UINib(nibName: "Example", bundle: nil).instantiate(withOwner: holder) }
          }
          class Any: NSObject {
            func load() { Bundle.main.loadNibNamed("Example", owner: self) }
            override func setValue(_ value: Any?, forUndefinedKey key: String) {}
          }
          """
        ]),
    ],
    triggering: [
      Example(
        document(mark: "↓"),
        code: [
          "Card.swift": """
          class Screen: UIViewController {
            func load() { _ = Bundle.main.loadNibNamed("Example", owner: nil) }
          }
          """
        ]),
      Example(
        document(mark: "↓"),
        code: [
          "Card.swift": """
          class CardHolder: NSObject { @IBOutlet var name: UILabel! }
          class Screen: UIViewController {
            func load() { _ = UINib(nibName: "Example", bundle: nil).instantiate(withOwner: self) }
          }
          """
        ]),
      Example(
        document(mark: "↓"),
        code: [
          "Screen.h": "@interface Screen : UIViewController\n@end",
          "Screen.m": """
          @implementation Screen
          - (void)load { [[NSBundle mainBundle] loadNibNamed:@"Example" owner:nil options:nil]; }
          @end
          """,
        ]),
    ])

  /// The class with the name of the example's document.
  private static let namesake = "Example"

  private static func document(mark: String) -> String {
    """
    \(mark)<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardHolder">
        <connections>
            <outlet property="name" destination="b" id="c"/>
        </connections>
    </placeholder>
    <view id="root">
        <subviews>
            <label id="b"/>
        </subviews>
    </view>
    """
  }

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let sources = context.sources, let nib = document.nibName,
      let owner = context.facts.filesOwner
    else { return }
    let outlets = context.facts.outlets(of: owner).filter { $0.destination != nil }
    guard !outlets.isEmpty else { return }
    for load in sources.nibLoads(named: nib)
    where context.run?.mayShareTarget(document.file, load.place.file) != false {
      switch load.owner {
      case .other: continue
      case .nobody:
        report("nil", lacking: outlets, owner, load, in: context)
      case .itself(let classes):
        let lineages = classes.compactMap { ClassLineage($0, in: sources) }
        guard let first = lineages.first, lineages.count == classes.count else { continue }
        let missing = outlets.filter { outlet in
          outlet.name.map { name in lineages.allSatisfy { $0.lacks(name) } } ?? false
        }
        guard !missing.isEmpty else { continue }
        report(first.name.withArticle, lacking: missing, owner, load, in: context)
      }
    }
  }

  private func report(
    _ passed: String, lacking outlets: [IBConnection], _ owner: IBObject, _ load: SourceNibLoad,
    in context: LintContext
  ) {
    let list = OutletList(outlets)
    let unused = context.sources.flatMap { IdleFunctions($0).reason(against: load) }
    context.report(
      at: .object(owner),
      """
      code loads this document with \(passed) as the owner, which has no \(list), so loading crashes the app; pass an owner \
      that has \(outlets.count == 1 ? "it" : "them"), or move the \(outlets.count == 1 ? "outlet" : "outlets") to the view
      """, severity: unused == nil ? nil : .warning,
      notes: [load.place.note("loaded here with \(passed)")] + [unused].compactMap { $0 })
  }
}

extension ClassLineage {
  /// Returns whether an object of the class certainly has no property for a key.
  fileprivate func lacks(_ key: String) -> Bool {
    guard let framework, !mayHaveMore, property(key) == nil, !answersKey(key) else { return false }
    return !framework.hasOutlet(key)
      && !framework.lineage.contains { PublishedAPI.hasKey(key, in: $0.name) }
  }
}
