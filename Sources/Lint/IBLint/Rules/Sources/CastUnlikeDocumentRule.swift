import Diagnostics
import InterfaceBuilder

/// A rule that reports code that casts an object from a document to a class that it does not have.
struct CastUnlikeDocumentRule: ProjectRule {
  static let info = RuleInfo(
    id: "cast-unlike-document",
    summary: "Code casts an object from a document to a class that the object does not have.",
    rationale: """
      `as!` crashes the app with `Could not cast value of type` if the object has another class. The class of a scene, cell or \
      view is part of the document, so the compiler cannot compare it with the code: the class was not set, the identifier \
      belongs to another scene, or the destination of a segue is the navigation controller around the expected one.

      The rule checks forced casts of `instantiateViewController(withIdentifier:)`, `dequeueReusableCell(withIdentifier:)`, \
      the objects of `loadNibNamed`, and `segue.destination` where a condition names the segue. It reports a cast only if \
      none of the objects with the identifier fits.

      Set the class in the document (Identity inspector), or correct the cast or the identifier.
      """,
    category: .sources, severity: .error, needs: [.sources],
    nonTriggering: [
      Example(
        scenes, in: .storyboard,
        code: [
          "Home.swift": """
          class Home: UIViewController {
            func show() { let detail = storyboard!.instantiateViewController(withIdentifier: "detail") as! Detail }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "open" { _ = segue.destination as! UINavigationController }
            }
          }
          class Detail: UIViewController {}
          """
        ]),
      // A library may declare the class of the scene.
      Example(
        scenes, in: .storyboard,
        code: [
          "Home.swift": """
          class Home: UIViewController {
            func show() { let detail = storyboard!.instantiateViewController(withIdentifier: "detail") as! Sheet }
          }
          class Detail: LibraryController {}
          class Sheet: UIViewController {}
          """
        ]),
    ],
    triggering: [
      Example(
        scenes, in: .storyboard,
        code: [
          "Home.swift": """
          class Home: UIViewController {
            func show() { let detail = storyboard!.instantiateViewController(withIdentifier: ↓"detail") as! Sheet }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "open" {
                let detail = segue.↓destination as! Detail
              }
              switch segue.identifier {
              case "open": _ = segue.↓destination as! Detail
              default: break
              }
            }
          }
          class Detail: UIViewController {}
          class Sheet: UIViewController {}
          """
        ]),
      Example(
        Example.prototype(mark: ""), in: .view,
        code: [
          "List.swift": """
          class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: ↓"Row", for: path) as! LineCell
            }
          }
          class RowCell: UITableViewCell {}
          class LineCell: UITableViewCell {}
          """
        ]),
      Example(
        #"<view customClass="Card" id="a"/>"#,
        code: [
          "Card.swift": """
          class Card: UIView {}
          class Badge: UIView {}
          func badge() -> Badge { Bundle.main.loadNibNamed(↓"Example", owner: nil, options: nil)?.first as! Badge }
          """
        ]),
    ])

  private static let scenes = """
    <scene sceneID="s1">
        <objects>
            <viewController customClass="Home" id="a" sceneMemberID="viewController">
                <connections>
                    <segue destination="c" kind="presentation" identifier="open" id="d"/>
                </connections>
            </viewController>
        </objects>
    </scene>
    <scene sceneID="s2">
        <objects>
            <viewController storyboardIdentifier="detail" customClass="Detail" id="b" sceneMemberID="viewController"/>
        </objects>
    </scene>
    <scene sceneID="s3">
        <objects>
            <navigationController id="c" sceneMemberID="viewController"/>
        </objects>
    </scene>
    """

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let uses = project.sources.identifierUses.filter {
      $0.className != nil && !$0.identifier.isEmpty && Self.words[$0.kind] != nil
    }
    guard !uses.isEmpty else { return }
    let objects = NamedObjects(project)
    for use in uses {
      guard let expected = use.className, let words = Self.words[use.kind],
        let found = objects.classes(use), !found.isEmpty
      else { continue }
      let sources = project.sources.seen(from: use.place.file)
      guard
        found.allSatisfy({ named in
          ClassLineage(named.className, module: named.module, in: sources)?
            .isKind(of: expected) == false
        })
      else { continue }
      let name = RuntimeName(found[0].className)?.name ?? found[0].className
      project.report(
        at: use.place,
        """
        the \(words) '\(use.identifier)' is \(name.withArticle), so the cast to \(expected) crashes the app; correct the class \
        in the document, the identifier, or the cast
        """, of: use, evidence: .likely)
    }
  }

  /// What the identifier of a use names.
  private static let words: [SourceIdentifierUse.Kind: String] = [
    .scene: "scene", .reuse: "cell", .nib: "object of the nib",
    .segueDestination: "destination of the segue",
  ]
}

/// The objects of all documents that code gets by an identifier.
private struct NamedObjects {
  private var scenes: [String: [DocumentUses.NamedObject]] = [:]
  private var cells: [String: [DocumentUses.NamedObject]] = [:]
  private var destinations: [String: [DocumentUses.NamedObject]] = [:]
  private var roots: [String: [DocumentUses.NamedObject]] = [:]
  private let registered: Set<String>
  private let mayRegisterMore: Bool

  init(_ project: ProjectContext) {
    for document in project.documents where document.platform != .macOS {
      for object in document.scenes { scenes[object.identifier, default: []].append(object) }
      for object in document.cells { cells[object.identifier, default: []].append(object) }
      for object in document.destinations {
        destinations[object.identifier, default: []].append(object)
      }
      guard document.kind == .xib, let name = document.nibName else { continue }
      // A name may omit the device modifier.
      for name in Set([name, String(name.prefix { $0 != "~" })]) {
        roots[name, default: []] += document.roots
      }
    }
    let uses = project.sources.identifierUses
    registered = Set(uses.filter { $0.kind == .registration }.map(\.identifier))
    mayRegisterMore = project.sources.openIdentifierUses.contains { $0.kind == .registration }
  }

  /// Returns the objects that code may get, or nil if there may be others.
  func classes(_ use: SourceIdentifierUse) -> [DocumentUses.NamedObject]? {
    let found: [DocumentUses.NamedObject]?
    switch use.kind {
    case .scene: found = scenes[use.identifier]
    case .segueDestination: found = destinations[use.identifier]
    case .nib: found = use.isInOwnBundle ? roots[use.identifier] : nil
    case .reuse:
      found = registered.contains(use.identifier) || mayRegisterMore ? nil : cells[use.identifier]
    default: found = nil
    }
    // An empty name stands for an object whose class the document does not contain.
    return found?.contains { $0.className.isEmpty } == true ? nil : found
  }
}
