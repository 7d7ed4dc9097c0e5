import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view or controller in a document whose `init(coder:)` always fails.
struct TrappingInitializerRule: ObjectRule {
  static let info = RuleInfo(
    id: "trapping-initializer",
    summary: "A document creates an object whose init(coder:) always crashes or returns nil.",
    rationale: """
      Documents create views and controllers with `init(coder:)`. Xcode inserts a required `init(coder:)` that calls \
      `fatalError`. Such an initializer is fine if only code creates objects of the class, but crashes the app if a \
      document creates one. If `init(coder:)` returns nil, the object is missing after loading. If `init(coder:)` \
      calls super, the rule checks the initializer of the superclass.

      Call `super.init(coder: coder)`, and set up what the class needs. The rule ignores controllers with another \
      initializer that takes a coder, because a segue action or a creator block creates such controllers. It also ignores \
      prototype cells whose reuse identifier code registers for the same list, because then the list creates its cells \
      from what was registered, and prototype cells of lists for which code may register an identifier that is \
      computed at run time. Code of other targets does not count.
      """,
    category: .sources, severity: .error, platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      // Code registers the class for the identifier, so the prototype is never used.
      Example(
        Example.prototype(mark: ""), in: .view, code: ["RowCell.swift": registering("Row")]),
      Example(
        #"<view id="a" customClass="Badge"/>"#, in: .view,
        code: [
          "Badge.swift": """
          class Badge: UIView {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
            }
          }
          """
        ]),
      Example(
        #"<viewController id="a" customClass="DetailController" sceneMemberID="viewController"/>"#,
        in: .scene,
        code: [
          "DetailController.swift": """
          class DetailController: UIViewController {
            init?(coder: NSCoder, item: String) {
              super.init(coder: coder)
            }
            required init?(coder: NSCoder) {
              fatalError("made with an item")
            }
          }
          """
        ]),
    ],
    triggering: [
      // Code registers another identifier.
      Example(
        Example.prototype(mark: "↓"), in: .view, code: ["RowCell.swift": registering("Line")]),
      Example(
        #"↓<view id="a" customClass="Badge"/>"#, in: .view,
        code: [
          "Badge.swift": """
          class Plate: UIView {
            required init?(coder: NSCoder) {
              return nil
            }
          }
          class Badge: Plate {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              backgroundColor = .red
            }
          }
          """
        ]),
      Example(
        #"↓<view id="a" customClass="Badge"/>"#, in: .view,
        code: [
          "Badge.swift": """
          class Badge: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
            }
            required init?(coder: NSCoder) {
              fatalError("init(coder:) has not been implemented")
            }
          }
          """
        ]),
    ])

  /// The class of the prototype, and code that registers the class for a reuse identifier.
  private static func registering(_ identifier: String) -> String {
    """
    class RowCell: UITableViewCell {
      required init?(coder: NSCoder) {
        fatalError("made in code")
      }
    }
    func prepare(_ list: UITableView) {
      list.register(RowCell.self, forCellReuseIdentifier: "\(identifier)")
    }
    """
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, object.role == .object, !object.isFirstResponder,
      context.facts.isView(object) || IBSchema.isController(object.node.name),
      let lineage = ClassLineage(object, in: sources), !lineage.hasOtherCoderInitializer,
      let refusal = lineage.coderRefusal
    else { return }
    if let reason = Self.replacement(of: object, in: sources, context.run) {
      return context.pass(at: .object(object), reason)
    }
    context.report(
      at: .object(object),
      """
      \(refusal.words), but this document creates an object with it; implement init(coder:)
      """, notes: [refusal.place.note("init(coder:) declared here")])
  }

  /// Returns why a list may create other cells instead of a prototype, or nil if it creates the prototype.
  private static func replacement(
    of object: IBObject, in sources: any SourceFacts, _ run: (any RunFacts)?
  ) -> String? {
    guard let identifier = object.reuseIdentifier,
      let list = object.parent, list.prototypes.contains(object)
    else { return nil }
    let users = ListCode.Users(of: list, in: sources)
    func registration(_ uses: [SourceIdentifierUse]) -> SourceIdentifierUse? {
      let registrations = uses.filter {
        $0.kind == .registration
          && run?.mayShareTarget(object.document.file, $0.place.file) != false
      }
      return ListCode(registrations, in: sources).first(concerning: users)
    }
    let same = sources.identifierUses.filter { $0.identifier == identifier }
    if let use = registration(same) {
      return
        "code registers the reuse id '\(identifier)' in \(use.place.file), so its list may not create this prototype"
    }
    return registration(sources.openIdentifierUses).map { use in
      "code registers a computed reuse id in \(use.place.file), so the list may never create this prototype"
    }
  }
}

extension ClassLineage {
  /// The initializers that are called when a document is loaded.
  static let coderInitializers: Set<String> = ["init(coder:)", "initWithCoder:"]
  /// The initializers with which code creates a view.
  static let frameInitializers: Set<String> = ["init(frame:)", "initWithFrame:"]

  /// The reason why a document cannot create an object of the class: its `init(coder:)`, or the superclass initializer
  /// that it calls.
  struct CoderRefusal {
    /// A description of the failure that can begin a sentence.
    let words: String
    /// The position of the declaration of the initializer.
    let place: SourcePlace
  }

  /// The reason why a document cannot create an object of the class, or nil if it can or if that is unknown.
  var coderRefusal: CoderRefusal? {
    for declaration in declared {
      guard
        let initializer = declaration.functions.first(where: {
          Self.coderInitializers.contains($0.name)
        })
      else { continue }
      if let refusal = initializer.refusal {
        return CoderRefusal(
          words: "init(coder:) of \(declaration.name) \(refusal.words)", place: initializer.place)
      }
      if !initializer.callsSuper { return nil }
    }
    return nil
  }

  /// Whether there is an initializer with a coder and other parameters.
  fileprivate var hasOtherCoderInitializer: Bool {
    declared.contains { declaration in
      declaration.functions.contains { function in
        function.isInitializer && !Self.coderInitializers.contains(function.name)
          && function.name.contains("oder:")
      }
    }
  }
}
