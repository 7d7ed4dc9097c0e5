import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an action that its target does not implement.
struct MissingActionRule: ConnectionRule {
  static let info = RuleInfo(
    id: "missing-action", summary: "A document sends an action that its target does not implement.",
    rationale: """
      If the target of a control does not implement the action, the app crashes with `unrecognized selector sent to \
      instance` when the user taps the control. A Swift method needs `@IBAction` or `@objc` and the right number of \
      arguments: `tap` and `tap:` are different selectors. AppKit ignores a connection whose target does not implement \
      the action, so the finding is a warning in documents for macOS. An unwind action that no controller implements, \
      the action of a gesture recognizer that belongs to no view, and an action for an event that only a custom class may \
      send, such as Value Changed of a view, are also reported as warnings.

      The rule looks for segue actions (`@IBSegueAction`) in the source controller of the segue. A missing one is a \
      warning: UIKit logs `Unable to find method`, and creates the destination without it. The rule reports \
      nothing if a superclass is neither in the sources nor in a framework, or if a macro may add declarations. It \
      ignores targets in another scene (see `outlet-to-other-scene`). If code imports a library, which may add an \
      unwind action to all controllers, a missing unwind action is only *possible*, unless the sources have a similar \
      one.

      Implement the action in the target's class. If the method was renamed, connect it under its new name; if it was \
      deleted, remove the connection.
      """,
    category: .sources, severity: .error, needs: [.sources],
    givesReasons: true,
    covers: [.ibAnalyzer: ["missing @IBAction"]],
    nonTriggering: [
      Example(
        """
        <viewController id="a" customClass="LoginController" sceneMemberID="viewController">
            <view key="view" id="b">
                <subviews>
                    <button id="c">
                        <connections>
                            <action selector="save:" destination="a" eventType="touchUpInside" id="d"/>
                            <action selector="cancel" destination="a" eventType="touchUpInside" id="e"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
        """, in: .scene,
        code: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBAction func save(_ sender: UIButton) {}
          }
          extension LoginController {
            @IBAction func cancel() {}
          }
          """
        ]),
      // Before Swift 3, selectors did not contain the first label. Any class can handle an unwind segue.
      Example(
        """
        <tableViewController id="a" customClass="OldController" sceneMemberID="viewController">
            <tableView key="view" id="b"/>
            <navigationItem key="navigationItem" id="c">
                <barButtonItem key="rightBarButtonItem" id="d">
                    <connections>
                        <action selector="save:" destination="a" id="e"/>
                        <segue destination="x" kind="unwind" unwindAction="goBack:" id="f"/>
                    </connections>
                </barButtonItem>
            </navigationItem>
        </tableViewController>
        <exit id="x" sceneMemberID="exit"/>
        """, in: .scene,
        code: [
          "OldController.swift": """
          class OldController: UITableViewController {
            @IBAction func save(sender: AnyObject) {}
            override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          }
          extension UIViewController {
            @IBAction func goBack(_ segue: UIStoryboardSegue) {}
          }
          """
        ]),
      // A library may add the unwind action to all controllers.
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <connections>
                <segue destination="x" kind="unwind" identifier="back" unwindAction="backToStart:" id="c"/>
            </connections>
        </viewController>
        <exit id="x" sceneMemberID="exit"/>
        """, in: .scene,
        code: ["ListController.swift": "import Springs\nclass ListController: UIViewController {}"]),
      // The target is not loaded together with the control.
      Example(
        """
        <scene sceneID="s1">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <navigationItem key="navigationItem" id="b">
                        <barButtonItem key="rightBarButtonItem" id="c">
                            <connections>
                                <action selector="save:" destination="e" id="d"/>
                            </connections>
                        </barButtonItem>
                    </navigationItem>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController id="e" customClass="ListController" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """, in: .storyboard,
        code: ["ListController.swift": "class ListController: UIViewController {}"]),
    ],
    triggering: [
      Example(
        """
        <viewController id="a" customClass="LoginController" sceneMemberID="viewController">
            <view key="view" id="b">
                <subviews>
                    <button id="c">
                        <connections>
                            ↓<action selector="save" destination="a" eventType="touchUpInside" id="d"/>
                            ↓<action selector="cancel" destination="a" eventType="touchUpInside" id="e"/>
                            ↓<action selector="help:" destination="a" eventType="touchUpInside" id="f"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
        """, in: .scene,
        code: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBAction func save(_ sender: UIButton) {}
            func cancel() {}
          }
          """
        ]),
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="a" kind="show" destinationCreationSelector="makeDetail:" id="b"/>
                ↓<segue destination="x" kind="unwind" identifier="back" unwindAction="backToStart:" id="c"/>
            </connections>
        </viewController>
        <exit id="x" sceneMemberID="exit"/>
        """, in: .scene,
        code: ["ListController.swift": "class ListController: UIViewController {}"]),
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.action, .segue]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let sources = context.sources else { return }
    guard connection.kind == .segue else {
      if let selector = connection.name, let target = connection.destination {
        check(selector, of: target, connection, sources, context)
      }
      return
    }
    if let selector = connection.node[Names.destinationCreationSelector],
      let controller = connection.source?.scene?.controller
    {
      check(selector, of: controller, connection, sources, context)
    }
    if let selector = connection.selector {
      checkUnwinding(selector, connection, sources, context)
    }
  }

  private func check(
    _ selector: String, of target: IBObject, _ connection: IBConnection, _ sources: any SourceFacts,
    _ context: LintContext
  ) {
    // The class of First Responder only lists actions that can be connected; the responder chain finds the object.
    guard !target.isFirstResponder else { return }
    if let scene = target.scene, let own = connection.source?.scene, scene.node != own.node {
      return context.pass(at: .connection(connection), "the target is in another scene")
    }
    if let doubt = ClassLineage.doubt(about: target, in: sources) {
      context.pass(at: .connection(connection), doubt)
    }
    guard target.customClass != nil, let lineage = ClassLineage(target, in: sources),
      !lineage.declared.isEmpty, let framework = lineage.framework, !framework.hasAction(selector)
    else { return }
    if context.isApplication(target, ofClass: lineage) {
      return context.pass(at: .connection(connection), "the application owns the main nib")
    }
    if let loader = OwnerNamesake.loader(instead: target, in: context) {
      return context.pass(at: .connection(connection), "\(loader.name) probably loads the document")
    }
    lazy var severity: Diagnostic.Severity? =
      context.document.platform == .macOS || !Self.isSent(connection, in: context) ? .warning : nil
    if let method = lineage.method(selector) {
      guard !method.isExposed || method.isStatic else {
        return context.pass(
          at: .connection(connection),
          "\(lineage.name) implements '\(selector)' (\(method.place.file):\(method.place.line))")
      }
      context.report(
        at: .connection(connection),
        method.isStatic
          ? "'\(selector)' is a class method of \(lineage.name), so it cannot be an action; make it an instance method"
          : "'\(selector)' of \(lineage.name) is not visible to Objective-C; mark it @IBAction",
        severity: severity, notes: [method.place.note("'\(selector)' declared here")])
      return
    }
    guard !lineage.mayHaveMore, !lineage.mayAnswer(selector) else { return }
    let alike = lineage.actions(named: selector)
    let advice = Suggestion.text(
      for: selector, among: lineage.actionNames,
      otherwise: "implement it, or remove the connection")
    context.report(
      at: .connection(connection),
      alike.isEmpty
        ? "\(lineage.name) has no action '\(selector)'\(advice)"
        : """
        \(lineage.name) has the action '\(alike[0].selector)', but this connection sends '\(selector)'; connect it \
        again, or change the method's arguments
        """,
      severity: severity,
      notes: alike.first.map { [$0.place.note("'\($0.selector)' declared here")] } ?? [])
  }

  /// Returns whether an object certainly sends an action: a gesture recognizer needs a view, a control must be able to
  /// receive touches, and its class determines its events. UIKit looks for the method of a segue action first, and logs a message if there is none.
  private static func isSent(_ action: IBConnection, in context: LintContext) -> Bool {
    guard action.kind == .action else { return false }
    guard let object = action.source else { return true }
    if object.element.hasSuffix("GestureRecognizer") {
      return !context.facts.connections(to: object).isEmpty
    }
    let sendsEvent =
      action.node[Names.eventType].map { ControlEvents.sends($0, object.node.name) } ?? true
    return sendsEvent
      && !sequence(first: object, next: \.parent).contains { ignoresTouches($0, in: context) }
  }

  /// Returns whether a view and the views inside receive no touches, and no outlet leads to it with which code could
  /// change that.
  private static func ignoresTouches(_ view: IBObject, in context: LintContext) -> Bool {
    let node = view.node
    return view.key == "subviews" && node.int(Names.tag) ?? 0 == 0
      && !context.facts.isReachedByOutlet(view)
      && (node.bool(Names.hidden) == true || node.bool(Names.userInteractionEnabled) == false
        || (node.double(Names.alpha) ?? 1) < 0.01)
  }

  /// Checks an unwind segue, which goes to the nearest previous controller that declares the action.
  private func checkUnwinding(
    _ selector: String, _ segue: IBConnection, _ sources: any SourceFacts, _ context: LintContext
  ) {
    let all = sources.allMethods
    guard !sources.declarations.isEmpty, !sources.mayHaveMoreMethods,
      !all.contains(where: { $0.mayAnswer(selector) })
    else { return }
    let names = all.filter { $0.kind == .action }.map(\.selector).filter { $0.hasSuffix(":") }
    let advice = Suggestion.text(
      for: selector, among: names, otherwise: "implement it, or remove the segue")
    // A library may add the action to UIKit's classes.
    let isSure =
      !sources.importsLibraries || Suggestion.nearest(to: selector, among: names) != nil
    context.report(
      at: .connection(segue),
      """
      no class in the sources has the unwind action '\(selector)', so this segue does nothing\(advice)
      """, severity: .warning, evidence: isSure ? .certain : .possible)
  }
}

extension ClassLineage {
  /// The selectors of the actions in the class.
  fileprivate var actionNames: [String] { declared.flatMap(\.actions).map(\.selector) }

  /// Returns the actions whose selectors begin with the same word.
  fileprivate func actions(named selector: String) -> [SourceAction] {
    let word = selector.prefix { $0 != ":" }
    return declared.flatMap(\.actions).filter { $0.selector.prefix { $0 != ":" } == word }
  }
}
