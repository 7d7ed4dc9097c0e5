import Diagnostics
import InterfaceBuilder

/// A rule that reports code that loads a storyboard or nib that does not exist.
struct DocumentNameNotFoundRule: ProjectRule {
  static let info = RuleInfo(
    id: "document-name-not-found",
    summary: "Code names a storyboard or nib that does not exist.",
    rationale: """
      `UIStoryboard(name:bundle:)` raises `Could not find a storyboard named`, and loading a nib raises `Could not load NIB \
      in bundle`, so the app crashes. Names distinguish upper and lower case on devices, although the simulator may find \
      the document.

      The rule compares the literals and constants in code with the names of all documents. Without a project, a name that is \
      not similar to the name of a storyboard is only *possible*, because other documents may not be linted. Similar names \
      of nibs are reported by `identifier-not-in-storyboard`.

      The names in the Info.plist files and build settings of the targets are checked as well: main storyboards, main nibs and \
      launch screens. The main storyboard of an app, of a scene or of \
      an extension needs an initial view controller; without one, the app starts with an empty screen. So does a \
      storyboard for which code calls `instantiateInitialViewController()`, which otherwise returns nil.

      Correct the name, or add the document.
      """,
    category: .sources, severity: .error, needs: [.sources],
    nonTriggering: [
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        code: [
          "Screens.swift": """
          let main = UIStoryboard(name: "Example", bundle: nil)
          let kit = UIStoryboard(name: "Kit", bundle: Bundle(for: Kit.self))
          let other = UIStoryboard(name: "Settings", bundle: nil)
          """
        ]),
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        root: #"initialViewController="a""#,
        code: [
          "Screens.swift": """
          func first() -> UIViewController? {
            UIStoryboard(name: "Example", bundle: nil).instantiateInitialViewController()
          }
          func other(_ board: UIStoryboard) -> UIViewController? {
            board.instantiateInitialViewController()
          }
          """
        ]),
    ],
    triggering: [
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        code: ["Screens.swift": #"let main = UIStoryboard(name: ↓"Exmaple", bundle: nil)"#]),
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        evidence: .possible,
        code: ["Screens.swift": #"let main = UIStoryboard(name: ↓"Settings", bundle: nil)"#]),
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        code: [
          "Screens.swift": """
          class Screens: UIViewController {
            let other = UIStoryboard(name: ↓"Settings", bundle: nil)
            func load() { Bundle.main.loadNibNamed(↓"Card", owner: self) }
          }
          """
        ], targets: ["App"], bundles: ["Screens.swift": .main]),
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        code: [
          "Screens.swift": """
          func first() -> UIViewController? {
            UIStoryboard(name: "Example", bundle: nil).↓instantiateInitialViewController()
          }
          func second() -> UIViewController? {
            let board = UIStoryboard(name: "Example", bundle: .main)
            return board.↓instantiateInitialViewController()
          }
          """
        ]),
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    checkInitialScenes(in: project)
    let kinds: Set<SourceIdentifierUse.Kind> = [.storyboard, .nib]
    let uses = project.sources.identifierUses.filter { kinds.contains($0.kind) }
    let named = project.run?.infoPlistNames ?? []
    guard !uses.isEmpty || !named.isEmpty else { return }
    // A nib that code registers is read only when the list creates a cell, which may never happen.
    let registered = Set(
      project.sources.identifierUses.compactMap { use in
        use.kind == .registration ? use.nib.map { [use.place.file, $0] } : nil
      })
    let cells = project.documents.reduce(into: Set()) { $0.formUnion($1.reuseIdentifiers) }
    let dequeued = project.sources.identifierUses.filter {
      $0.kind == .optionalReuse && cells.contains($0.identifier)
    }
    var names: [SourceIdentifierUse.Kind: Set<String>] = [:]
    for document in project.documents where document.platform != .watchOS {
      guard let name = document.nibName else { continue }
      // A name may omit the device modifier.
      names[document.kind == .storyboard ? .storyboard : .nib, default: []]
        .formUnion([name, String(name.prefix { $0 != "~" })])
    }
    checkNames(named, names, in: project)
    for use in uses {
      let known = names[use.kind] ?? []
      guard use.isInOwnBundle || use.kind == .nib, !known.contains(use.identifier) else { continue }
      let similar = Suggestion.nearest(to: use.identifier, among: known.sorted()).flatMap {
        Self.isMisspelling(use.identifier, of: $0) ? $0 : nil
      }
      // Another rule reports similar names of nibs.
      if use.kind == .nib, similar != nil { continue }
      let targets = project.run?.targets(of: use.place.file)
      // The app's code can load only documents in the project.
      let isKnown =
        use.isInOwnBundle && project.run?.bundle(of: use.place.file) == .main
        && targets?.isEmpty == false
      // Without a project, the name may be that of a document that is not linted. Most apps have few storyboards.
      let isPossible = use.kind != .nib && use.isInOwnBundle && targets == nil
      guard similar != nil || isKnown || isPossible else { continue }
      let advice =
        similar.map { "did you mean '\($0)'?" } ?? "correct the name, or add the document"
      let isRegistered =
        use.kind == .nib && registered.contains([use.place.file, use.identifier])
      let cell = use.kind == .nib ? Self.cell(before: use, in: dequeued) : nil
      let when =
        cell.map { "if its list has no cell with the reuse id '\($0)'" }
        ?? (isRegistered ? "when the list creates such a cell" : "here")
      project.report(
        at: use.place,
        """
        no \(use.kind == .nib ? "nib" : "storyboard") is called '\(use.identifier)', so the app crashes \
        \(when); \(advice)
        """, severity: isRegistered || cell != nil ? .warning : nil, of: use,
        evidence: similar != nil || isKnown ? .likely : .possible)
    }
  }

  /// Returns the reuse id of the cell that code dequeues in the same function before it loads a nib. It loads the nib only if
  /// there is no such cell.
  private static func cell(
    before use: SourceIdentifierUse, in dequeued: [SourceIdentifierUse]
  ) -> String? {
    dequeued.last { cell in
      cell.place.file == use.place.file && cell.function == use.function && cell.owner == use.owner
        && cell.place.line <= use.place.line
    }?.identifier
  }

  /// Reports code that instantiates the initial view controller of a storyboard without one.
  private func checkInitialScenes(in project: ProjectContext) {
    for use in project.sources.identifierUses where use.kind == .initialScene {
      guard isWithoutInitialController(use.identifier, in: project) else { continue }
      project.report(
        at: use.place,
        """
        the storyboard '\(use.identifier)' has no initial view controller, so this call returns nil; make one of its \
        controllers the initial one, or instantiate one by its identifier
        """, severity: .warning, evidence: .likely)
    }
  }

  private func isWithoutInitialController(_ name: String, in project: ProjectContext) -> Bool {
    // A storyboard for a device, as in `Main~ipad`, may replace another one.
    let documents = project.documents.filter {
      $0.kind == .storyboard && $0.platform != .watchOS
        && $0.nibName?.prefix { $0 != "~" } == name.prefix { $0 != "~" }
    }
    return !documents.isEmpty && documents.allSatisfy { !$0.hasInitialController }
  }

  private func checkNames(
    _ named: [InfoPlistName], _ names: [SourceIdentifierUse.Kind: Set<String>],
    in project: ProjectContext
  ) {
    let storyboards = names[.storyboard] ?? []
    let nibs = names[.nib] ?? []
    for entry in named {
      let isLaunchScreen = entry.use == .launchScreen
      let known =
        switch entry.use {
        case .main: storyboards
        case .mainNib: nibs
        case .launchScreen: storyboards.union(nibs)
        }
      let name = entry.documentName
      if !known.contains(name) {
        // The system loads the main nib only without a main storyboard.
        if entry.use == .mainNib,
          named.contains(where: { $0.use == .main && $0.place.file == entry.place.file })
        {
          continue
        }
        project.report(
          at: entry.place,
          """
          no \(entry.use == .mainNib ? "nib" : "storyboard") is called '\(name)', so the \
          \(isLaunchScreen ? "app has no launch screen" : "app crashes when it starts"); correct the name, or add the document
          """, severity: isLaunchScreen ? .warning : nil, evidence: .likely)
      } else if entry.use == .main {
        // An app for macOS may have menus alone.
        let isOfMac = project.documents.contains {
          $0.platform == .macOS && $0.nibName.map { entry.isName(of: $0) } == true
        }
        guard !isOfMac, isWithoutInitialController(name, in: project) else { continue }
        project.report(
          at: entry.place,
          """
          the storyboard '\(name)' has no initial view controller, so the app starts with an empty screen; make one of its \
          controllers the initial one
          """, severity: .warning, evidence: .likely)
      }
    }
  }

  /// Returns whether a name is so similar to another one that it was probably misspelled. Names that differ only in a
  /// number are names of different documents.
  private static func isMisspelling(_ name: String, of other: String) -> Bool {
    Suggestion.distance(name, other) <= 2
      && name.filter({ !$0.isNumber }) != other.filter({ !$0.isNumber })
  }
}
