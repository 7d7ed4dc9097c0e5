// The Swift blocks of the pages, word for word, each between the page's name and "end".
import AutoLayout
import Foundation
import HeadlessUIKit
import IBCanvas
import IBCompare
import IBLint
import IBRender
import IBTools
import InterfaceBuilder
import NibCompiler
import NibFormat
import SnapshotAssertions
import Testing
import UIKitTesting
import ViewSnapshots
import XMLTree

@Suite struct ReadmeExample {
  // README.md
  final class BerthViewController: UIViewController {
    var headline: UILabel!
    var nameField: UITextField!
    var notesView: UITextView!
    var saveButton: UIButton!
    var bottomConstraint: NSLayoutConstraint!
  }

  @MainActor @Test func `the form fits a small phone`() throws {
    let form = BerthViewController()
    let nib = try UINib(contentsOf: URL(filePath: "SampleXibs/DetailView.xib"))
    _ = nib.instantiate(withOwner: form)
    form.view.frame.size = CGSize(width: 320, height: 568)
    form.view.layoutIfNeeded()
    #expect(form.headline.text == "Mooring berth")
    #expect(form.nameField.frame.size == CGSize(width: 280, height: 40))
    #expect(form.saveButton.frame.maxY < form.view.bounds.maxY)
  }
  // end
}

private enum Examples {
  static func documents() throws {
    // Documentation/Libraries.md
    let document = try IBDocument(contentsOf: URL(filePath: "SampleXibs/LoadingView.xib"))
    print(document.filesOwner?.customClass ?? "no class")  // LoadingView
    for connection in document.connections where connection.role == .filesOwner {
      print(connection.name ?? "", connection.destination?.label ?? "")  // dots Dot 3 …
    }
    for problem in document.diagnostics { print(problem.message) }
    if let owner = document.filesOwner {
      var edits = SourceEdits(document.source)  // keeps every other byte
      edits.setAttribute("customClass", to: "SpinnerView", on: owner.node)
      try Data(edits.bytes).write(to: URL(filePath: "SpinnerView.xib"))
    }
    // end
  }

  static func lintingAProject() throws {
    // Documentation/SwiftTools.md
    var options = LintOptions(paths: ["App"])
    options.projects = ["App.xcodeproj"]
    options.baseline = "lint-baseline.json"
    let result = try LintRun(options).run()
    for finding in result.findings {
      print(finding.file ?? "", finding.range?.start.line ?? 0, finding.message)
    }
    // end
  }

  @MainActor static func drawing() throws {
    // Documentation/SwiftTools.md
    var renderer = FileRenderer()
    renderer.options.userInterfaceStyle = .dark
    let picture = try renderer.draw("SampleXibs/LoadingView.xib")
    try Data(picture.bytes).write(to: URL(filePath: "LoadingView.svg"))
    for problem in picture.problems { print(problem.message) }
    // end
  }

  static func comparing() throws {
    // Documentation/SwiftTools.md
    for pair in try DocumentPair.pairs(revisions: ["HEAD~1"], paths: []) {
      print(pair.path)
      for line in try pair.difference().review() { print("  \(line)") }
    }
    // end
  }

  static func reviewing() throws {
    // Documentation/Reviewing.md
    let samples = URL(filePath: "SampleXibs/Versions")
    let old = try IBDocument(contentsOf: samples.appending(path: "Base.xib"))
    let new = try IBDocument(contentsOf: samples.appending(path: "Ours.xib"))
    let difference = DocumentDifference(from: old, to: new)
    for line in difference.review() { print(line) }
    print(try old.applying(difference.changes) == new.formatted)  // true

    let other = try IBDocument(contentsOf: samples.appending(path: "Theirs.xib"))
    let merge = try DocumentMerge(base: old, ours: new, theirs: other)
    for conflict in merge.conflicts { print(conflict.text) }
    // end
  }

  static func compiling() throws {
    // Documentation/Libraries.md
    let source = try IBDocument(contentsOf: URL(filePath: "SampleXibs/MyViews.xib"))
    let compiled = try NibCompiler().compile(source)
    for problem in compiled.diagnostics { print(problem.message) }  // what a nib cannot hold
    let bytes = NIBArchive.encode(compiled.graph)
    let (graph, container) = try NibGraph.decode(bytes)  // also reads keyed archives
    print(container, graph.objects.count)  // nibArchive, and the number of objects
    for object in graph.objects.indices where graph.className(of: object) == "UILabel" {
      print(graph.value("UIText", of: object) ?? .nil)  // the index of a string object
    }
    // end
  }

  static func linting() throws {
    // Documentation/Linting.md
    var configuration = LintConfiguration(evidence: .possible)
    configuration.rules["duplicate-id"] = .init(severity: .warning)
    let linter = try Linter(configuration)  // for all documents, on any thread
    let view = try IBDocument(contentsOf: URL(filePath: "SampleXibs/LoadingView.xib"))
    for finding in linter.lint(view) {
      print(finding.range?.start.line ?? 0, finding.objectPath ?? "", finding.message)
    }
    // end
  }

  @MainActor static func layout() throws {
    // Documentation/Layout.md
    let url = URL(filePath: "SampleXibs/SizeClasses.xib")
    let document = try IBDocument(contentsOf: url)
    var options = DocumentLayoutOptions()
    options.device = HeadlessDevice(identifier: "retina4_7")
    let layout = try document.solvedFrames(on: options)
    print(layout.places["9BN-J9-VzN"]?.frame ?? .zero)  // of a label, in its superview
    print(layout.ambiguous, layout.unsatisfiable)  // ids of views and of constraints
    for view in LayoutComparison(document, layout).views where view.differs {
      print(view.object.id ?? "", view.stored, view.solved ?? .zero, view.error)
      if let reason = view.reason { print(reason) }
    }
    // end
  }
}

// Documentation/LoadingLayoutsInTests.md
class DetailViewController: UIViewController {
  var bottomConstraint: NSLayoutConstraint!
  var headline: UILabel!
  weak var nameField: UITextField!
  weak var notesView: UITextView!
  var saveButton: UIButton! {
    didSet { saveButton.isEnabled = false }
  }
  var savedName: String?

  func nameChanged(_ sender: UITextField) { saveButton.isEnabled = sender.text?.isEmpty == false }
  func save(_ sender: Any) { savedName = nameField.text }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("saveButton", \DetailViewController.saveButton)
    nib.action("nameChanged:", DetailViewController.nameChanged)
    nib.action("save:", DetailViewController.save)
  }
}

@MainActor @Suite struct DetailViewTests {
  let controller = DetailViewController(nibName: nil, bundle: nil)

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    NibSearchPath.shared.add(folder: tests.appending(path: "../../SampleXibs"))
    let nib = UINib(nibName: "DetailView", bundle: nil)
    _ = try nib.instantiated(withOwner: controller)
  }

  @Test func `outlets are set`() {
    #expect(controller.headline.text == "Mooring berth")
    #expect(controller.nameField.superview === controller.view)
    #expect(controller.bottomConstraint.firstAttribute == .bottom)
  }

  @Test func `a berth with a name can be saved`() {
    #expect(!controller.saveButton.isEnabled)
    controller.nameField.text = "Berth 12"
    controller.nameField.sendActions(for: .editingChanged)
    #expect(controller.saveButton.isEnabled)
    controller.saveButton.sendActions(for: .touchUpInside)
    #expect(controller.savedName == "Berth 12")
  }

  @Test func `views are found by id and by outlet`() throws {
    let view = try #require(controller.view)
    #expect(view.view(withObjectID: "KAg-m0-jCm") === controller.headline)
    #expect(controller.view(ofOutlet: "notesView") === controller.notesView)
    #expect(view.recursiveDescription().contains("text = 'Mooring berth'"))
  }

  @Test func `views are found by their identifiers`() throws {
    var options = LoadOptions()
    options.makesStandIns = true  // the custom classes are not in this target
    let views = try UINib(nibName: "MyViews", bundle: nil).load(withOwner: nil, options: options)
    let first = try #require(views.topLevelObjects.first as? UIView)
    #expect(first.view(withRestorationIdentifier: "1") === first)
    #expect(first.restorationPath == ["1"])
    let form = try UINib(nibName: "Accessibility", bundle: nil)
      .load(withOwner: nil, options: options)
    let root = try #require(form.topLevelObjects.first as? UIView)
    #expect(root.view(withAccessibilityIdentifier: "signin.email") is UITextField)
  }
}
// end

// Documentation/LoadingLayoutsInTests.md
@MainActor @Test func `an empty controller fills any device`() throws {
  let device = try #require(HeadlessDevice(identifier: "ipad11_0rounded"))
  let environment = HeadlessEnvironment(
    screen: UIScreen(device: device, isLandscape: true),
    traits: UITraitCollection(userInterfaceStyle: .dark), languages: ["fr"])
  withEnvironment(environment) {
    let view = UIViewController().view!
    #expect(view.bounds.width == 1194)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }
}
// end

// Documentation/LoadingLayoutsInTests.md
/// `@Test(.environment { HeadlessEnvironment() })`
struct EnvironmentTrait: TestTrait, TestScoping {
  let make: @MainActor @Sendable () -> HeadlessEnvironment

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withEnvironment(await make()) { try await function() }
  }
}

extension Trait where Self == EnvironmentTrait {
  static func environment(
    _ make: @escaping @MainActor @Sendable () -> HeadlessEnvironment
  ) -> EnvironmentTrait { EnvironmentTrait(make: make) }
}
// end

// Documentation/LoadingLayoutsInTests.md
@MainActor func failures(_ body: () -> Void) -> [NibError] {
  var failures: [NibError] = []
  HeadlessEnvironment.current.handling(failures: { failures.append($0) }, body)
  return failures
}
// end

// Documentation/LoadingLayoutsInTests.md
@MainActor func outletNames(of document: URL) throws -> [String] {
  var options = LoadOptions()
  options.makesStandIns = true
  let nib = try UINib(contentsOf: document).load(withOwner: nil, options: options)
  return nib.connections.filter { $0.kind == .outlet }.map(\.name)
}
// end

@MainActor func textSizes() {
  // Documentation/TextMetrics.md
  let label = UILabel()
  label.text = "Label"
  print(label.intrinsicContentSize)  // 41.33 by 20.33 on a 3x screen
  label.numberOfLines = 0
  print(label.sizeThatFits(CGSize(width: 30, height: 0)))  // two lines
  let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
  print("Label".size(withAttributes: attributes))  // not rounded
  // end
}

// Documentation/LoadingLayoutsInTests.md
@MainActor func text(of nib: UINib, in language: String) throws -> String? {
  try withEnvironment(HeadlessEnvironment(languages: [language])) {
    let label = try nib.instantiated(withOwner: nil).first as? UILabel
    return label?.text
  }
}
// end

// Documentation/Controllers.md
final class BerthController: UIViewController {
  var boat: String?
  private(set) var visits = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visits += 1
  }
}

@MainActor @Suite struct BerthControllerTests {
  @Test func `a pop makes the berth appear again`() {
    let berth = BerthController()
    let navigation = UINavigationController(rootViewController: berth)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(berth.visits == 1 && berth.isViewLoaded)

    let trace = LifecycleTrace([.appearance])
    defer { trace.stop() }
    trace.name(berth, "berth")
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: true)
    HeadlessClock.shared.advance(by: 1)  // the animated transition ends
    #expect(berth.visits == 2)
    #expect(trace.lines.last == "berth.viewDidAppear animated")
  }
}
// end

// Documentation/Controllers.md
final class TideTable: UIViewController {
  private(set) var isWide = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.isWide = size.width > size.height
    }
  }
}
// end

@MainActor func walkingAStoryboard() {
  // Documentation/Controllers.md
  let storyboard = UIStoryboard(name: "Main", bundle: nil)  // or try UIStoryboard(named:)
  let initial = storyboard.instantiateInitialViewController()
  let boat = storyboard.instantiateViewController(withIdentifier: "Boat")
  for segue in boat.storyboardSegues {
    print(segue.kind, segue.identifier ?? "", segue.destinationIdentifier ?? "")
  }
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = boat
  window.makeKeyAndVisible()
  boat.performSegue(withIdentifier: "manualShow", sender: nil)
  print(initial?.children.count ?? 0)
  // end
}

// Documentation/WritingRules.md
struct UnusedControllerRule: ProjectRule {
  static let info = RuleInfo(
    id: "unused-controller", summary: "No document uses a view controller.",
    rationale: "It is created only in code, or never.", category: .sources, severity: .note,
    isOptIn: true, needs: [.sources],
    nonTriggering: [
      Example(
        #"<viewController customClass="Home" id="a" sceneMemberID="viewController"/>"#, in: .scene,
        code: ["Home.swift": "class Home: UIViewController {}"])
    ],
    triggering: [
      Example(#"<view id="a"/>"#, code: ["Home.swift": "class ↓Home: UIViewController {}"])
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let used = Set(project.documents.flatMap(\.classes).map(\.className))
    for declaration in project.sources.declarations
    where declaration.superclass == "UIViewController" && !used.contains(declaration.name) {
      project.report(at: declaration.place, "no document uses \(declaration.name); remove it")
    }
  }
}
// end

// Documentation/WritingRules.md
struct UnnamedViewRule: ObjectRule {
  static let info = RuleInfo(
    id: "unnamed-view", summary: "A view has no label.",
    rationale: "Findings and outlines name a view by its label; without one, by its class.",
    category: .appearance, severity: .note, isOptIn: true,
    nonTriggering: [Example(#"<view id="a" userLabel="Header"/>"#)],
    triggering: [Example(#"↓<view id="a"/>"#)])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .views }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.label == nil else { return }
    context.report(at: .object(object), "the view has no label; give it one (Identity inspector)")
  }
}
// end

/// The page about the solver.
@Suite struct SolverPage {
  @Test func example() throws {
    // Documentation/Solver.md
    var system = LinearSystem()
    let p = system.variable()
    let q = system.variable()
    let r = system.variable()
    let x = system.variable()
    try system.add(LinearConstraint(p, .greaterThanOrEqual, 0))
    try system.add(LinearConstraint(q, .greaterThanOrEqual, 0))
    try system.add(LinearConstraint(r, .greaterThanOrEqual, 40))
    try system.add(LinearConstraint(x, .equal, p + 8))
    let total = try system.add(LinearConstraint(p + q + r, .equal, 300))
    try system.add(LinearConstraint(p, .greaterThanOrEqual, 150, priority: 750))
    try system.add(LinearConstraint(q, .greaterThanOrEqual, 150, priority: 750))
    try system.add(LinearConstraint(r, .equal, 40, priority: 500))
    system.solve()
    #expect([p, q, r, x].map { system.value(of: $0) } == [150, 110, 40, 158])
    #expect(system.undetermined == [p, q, x])

    let wish = try system.add(LinearConstraint(q, .equal, 130, priority: 250))
    system.solve()
    #expect([p, q, r, x].map { system.value(of: $0) } == [130, 130, 40, 138])
    #expect(system.undetermined.isEmpty)

    try system.setConstant(310, of: total)
    system.solve()
    #expect([p, q, r, x].map { system.value(of: $0) } == [140, 130, 40, 148])

    system.remove(wish)
    let tooMuch = try system.add(LinearConstraint(r, .greaterThanOrEqual, 350))
    system.solve()
    #expect(system.brokenConstraints == [tooMuch])
    #expect(system.conflict(of: tooMuch)?.constraints.count == 4)
    // end
  }
}

@Suite struct PicturesExample {
  // Documentation/Pictures.md
  @MainActor @Test func `the total is at the right`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "42 €"
    label.textAlignment = .right
    let picture = try Picture(of: label)
    #expect(picture.texts == ["42 €"])
    let bytes = SVGWriter().bytes(of: picture)
    #expect(!bytes.isEmpty)
  }
  // end

  // Documentation/Pictures.md
  @MainActor @Test func `the badge looks as it did`() {
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    badge.text = "New"
    withKnownIssue {
      assertSnapshot(of: badge, as: .svg, record: .never)
    }
  }
  // end

  // Documentation/Pictures.md
  @MainActor @Test func `the badge is small`() {
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    badge.text = "New"
    assertInlineSnapshot(of: badge, as: .hierarchy) {
      """
      UILabel [0, 0, 40, 20] "New"
      """
    }
  }
  // end
}
