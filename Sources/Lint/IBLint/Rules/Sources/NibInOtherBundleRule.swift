import Diagnostics
import InterfaceBuilder

/// A rule that reports code that looks up a nib in the main bundle although it is in the bundle of a framework or
/// package.
struct NibInOtherBundleRule: ProjectRule {
  static let info = RuleInfo(
    id: "nib-in-other-bundle",
    summary:
      "Code loads a nib from the main bundle, but the nib is in the bundle of a framework or package.",
    rationale: """
      The documents of a framework are in the framework's bundle, and those of a Swift package are in a bundle of its own. \
      `Bundle.main`, and nil as the bundle of a `UINib`, are the bundle of the app, which does not contain the nib, so \
      that loading it crashes the app: `Could not load NIB in bundle`.

      Pass `Bundle(for: Self.self)` in a framework, and `Bundle.module` in a package.
      """,
    category: .sources, severity: .error, needs: [.sources],
    nonTriggering: [
      Example(
        #"<view id="a"/>"#,
        code: ["Card.swift": #"let nib = UINib(nibName: "Example", bundle: nil)"#],
        bundles: ["Card.swift": .main, "Example.xib": .main]),
      Example(
        #"<view id="a"/>"#,
        code: ["Card.swift": #"let nib = UINib(nibName: "Example", bundle: .module)"#],
        bundles: ["Card.swift": .own("Kit"), "Example.xib": .own("Kit")]),
      Example(
        #"<view id="a"/>"#,
        code: ["Card.swift": #"let nib = UINib(nibName: "Example", bundle: nil)"#]),
    ],
    triggering: [
      Example(
        #"<view id="a"/>"#,
        code: [
          "Card.swift": """
          class Card: UIView {
            static func make() -> Any? {
              UINib(nibName: ↓"Example", bundle: nil).instantiate(withOwner: nil)
              Bundle.main.loadNibNamed(↓"Example", owner: nil)
            }
          }
          """
        ], bundles: ["Card.swift": .own("Kit"), "Example.xib": .own("Kit")])
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    guard let run = project.run else { return }
    let uses = project.sources.identifierUses.filter { $0.kind == .nib && $0.isInOwnBundle }
    guard !uses.isEmpty else { return }
    let documents = Dictionary(
      grouping: project.documents.filter { $0.kind == .xib }, by: { $0.nibName ?? "" })
    for use in uses {
      // Code in an app or at an unknown location may refer to another document with the same name.
      guard case .own(let bundle)? = run.bundle(of: use.place.file),
        let files = documents[use.identifier]?.compactMap(\.file), !files.isEmpty,
        files.allSatisfy({ run.bundle(of: $0) == .own(bundle) })
      else { continue }
      project.report(
        at: use.place,
        """
        the nib '\(use.identifier)' is in the bundle of '\(bundle)' and not in the main bundle, so loading it crashes the app; \
        pass Bundle(for:) with a class of '\(bundle)', or Bundle.module in a package
        """, evidence: .likely)
    }
  }
}
