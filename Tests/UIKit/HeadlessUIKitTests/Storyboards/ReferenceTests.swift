import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// References to other storyboards, what watches them, and what is said of those that lead nowhere.
@MainActor @Suite(.ownEnvironment) struct ReferenceTests {
  private func reference(_ id: String, to name: String, _ attributes: String = "") -> String {
    SceneText.scene(
      id, #"storyboardName="\#(name)" \#(attributes)"#, element: "viewControllerPlaceholder",
      view: nil)
  }

  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(folder)
  }

  private func standing(_ scenes: [String], initial: String?) throws -> UIStoryboard {
    SampleNibs.prepare()
    var options = LoadOptions()
    options.makesStandIns = true
    return try UIStoryboard(
      document: IBDocument(
        parsing: SceneText.text(scenes, initial: initial), file: "App.storyboard"),
      options: options)
  }

  @Test func `a second loading of a storyboard gives the same nibs as the first`() throws {
    let main = SceneText.text(
      [SceneText.navigation("n", root: "r"), reference("r", to: "Other")], initial: "n")
    let other = SceneText.text([SceneText.scene("y", view: "<label id=\"l\"/>")], initial: "y")
    try withFolder(["Main.storyboard": main, "Other.storyboard": other]) { folder in
      let storyboard = try UIStoryboard(contentsOf: folder.appending(path: "Main.storyboard"))
      let first = try storyboard.loadScene()
      let second = try storyboard.loadScene()
      #expect(first.nibs.count == 3 && second.nibs.count == 3)
    }
  }

  @Test func `a stand-in for a missing storyboard is a warning`() throws {
    let scene = try standing(
      [SceneText.navigation("n", root: "r"), reference("r", to: "Absent")], initial: "n"
    ).loadScene()
    let warning = try #require(scene.diagnostics.first)
    #expect(scene.diagnostics.count == 1 && warning.id == "missing-storyboard")
    #expect(warning.severity == .warning && warning.objectID == "r")
    #expect(warning.file == "App.storyboard" && warning.message.contains("'Absent'"))
  }

  @Test func `a scene's events have those of containment`() throws {
    let scene = try standing(
      [SceneText.navigation("n", root: "h"), SceneText.scene("h")], initial: "n"
    ).loadScene()
    #expect(scene.events.contains("UINavigationController.loadView"))
    let embedding = try standing(
      [
        SceneText.scene(
          "a",
          view: #"<containerView id="c"><connections>\#(SceneText.segue("embed", to: "b"))"#
            + "</connections></containerView>"),
        SceneText.scene("b"),
      ], initial: "a"
    ).loadScene()
    #expect(embedding.events.contains("UIViewController.didMove(toParent:) -> UIViewController"))
  }

  @Test func `a creator makes the controller that a reference leads to`() throws {
    let main = SceneText.text(
      [
        SceneText.scene("a", connections: SceneText.segue("show", to: "r")),
        reference("r", to: "Other", #"storyboardIdentifier="Ref""#),
      ], initial: "a")
    let other = SceneText.text([SceneText.scene("y", class: "StopController")], initial: "y")
    try withFolder(["Main.storyboard": main, "Other.storyboard": other]) { folder in
      SampleNibs.prepare()
      let storyboard = try UIStoryboard(contentsOf: folder.appending(path: "Main.storyboard"))
      let identifier = try #require(storyboard.identifiers.first { $0.contains("r") && $0 != "a" })
      var calls = 0
      let made = try storyboard.viewController(withIdentifier: identifier) { coder in
        calls += 1
        return StopController(coder: coder)
      }
      #expect(calls == 1 && made is StopController)
    }
  }

  @Test func `a controller that cannot be made is one error, not two`() throws {
    let storyboard = try SceneText.storyboard(
      [SceneText.scene("a", #"storyboardIdentifier="A""#)], initial: "a")
    let unknown = FailureLog.during {
      let controller: StopController = storyboard.instantiateViewController(identifier: "Zzz")
      #expect(!controller.isViewLoaded)
    }
    #expect(unknown.map(\.kind) == [.unknownIdentifier])
    let wrong = FailureLog.during {
      let _: StopController = storyboard.instantiateViewController(identifier: "A")
    }
    #expect(wrong.map(\.kind) == [.wrongType])
    let fresh = FailureLog.during {
      let _: StopController = storyboard.instantiateViewController(identifier: "A") { _ in
        StopController()
      }
    }
    #expect(fresh.count == 1)
  }

  @Test
  func `a reference into another bundle does not lead to the storyboard of the same name here`()
    throws
  {
    let scenes = [
      SceneText.scene("a", connections: SceneText.segue("show", to: "r", "go")),
      reference("r", to: "App", #"bundleIdentifier="org.example.elsewhere""#),
    ]
    let controller = try #require(
      try SceneText.storyboard(scenes, initial: "a").instantiateInitialViewController())
    let failures = FailureLog.during { controller.performSegue(withIdentifier: "go", sender: nil) }
    #expect(failures.map(\.kind) == [.missingNib] && failures.first?.objectID == "r")
    #expect(failures.first?.message.contains("org.example.elsewhere") == true)
  }

  // MARK: Wording

  private func refusal(_ scenes: [String], initial: String?) throws -> String {
    let storyboard = try standing(scenes, initial: initial)
    return try #require(throws: NibError.self) { try storyboard.loadScene() }.message
  }

  @Test func `a storyboard without a beginning says why, and what there is`() throws {
    let dangling = try refusal([SceneText.scene("a")], initial: "zzz")
    #expect(dangling.contains("'zzz'") && dangling.contains("UIViewController-a"))
    let none = try refusal([SceneText.scene("a")], initial: nil)
    #expect(
      none.hasPrefix("the storyboard has no initial view controller; choose one of its scenes: "))
    let empty = try refusal([], initial: nil)
    #expect(
      empty
        == "the storyboard has no initial view controller; the storyboard contains no scenes")
  }

  @Test func `a segue without an identifier goes by its id`() throws {
    let scenes = [
      SceneText.scene("a", connections: SceneText.segue("push", to: "b", id: "seg-to-b")),
      SceneText.scene("b"),
    ]
    let controller = try #require(
      try SceneText.storyboard(scenes, initial: "a").instantiateInitialViewController())
    var warnings: [ControllerWarning] = []
    ControllerWarning.handler = { warnings.append($0) }
    controller.storyboardSegues.first?.perform()
    #expect(warnings.first?.message.contains("the segue #seg-to-b of UIViewController") == true)
  }

  // MARK: Animation

  @Test(arguments: [true, false])
  func `a show segue animates as the document says`(animates: Bool) throws {
    HeadlessClock.shared = HeadlessClock()
    let attribute = animates ? "" : #"animates="NO""#
    let scenes = [
      SceneText.navigation("n", root: "a"),
      SceneText.scene("a", connections: SceneText.segue("show", to: "b", "go", attribute)),
      SceneText.scene("b", class: "StopController"),
    ]
    let navigation = try #require(
      try SceneText.storyboard(scenes, initial: "n").instantiateInitialViewController()
        as? UINavigationController)
    let window = UIWindow.showing(navigation)
    let lines = RecordingController.record {
      navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(lines.contains("StopController.viewDidAppear") == !animates)
    #expect(UIView.areAnimationsEnabled && window.rootViewController === navigation)
  }

  // MARK: Memory

  @Test(arguments: [true, false], [true, false])
  func `nothing is left of where a segue led after the way back`(isStoryboard: Bool, isSplit: Bool)
    throws
  {
    HeadlessClock.shared = HeadlessClock()
    let scenes = [
      SceneText.navigation("n", root: "a"),
      SceneText.scene("a", connections: SceneText.segue("show", to: "b", "go")),
      SceneText.scene("b"),
    ]
    let navigation = try #require(
      try SceneText.storyboard(scenes, initial: "n").instantiateInitialViewController()
        as? UINavigationController)
    let split = UISplitViewController()
    if isSplit { split.viewControllers = [navigation] }
    let window = UIWindow.showing(isSplit ? split : navigation)
    if isStoryboard {
      navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    } else {
      navigation.pushViewController(UIViewController(), animated: true)
    }
    HeadlessClock.shared.advance(by: 1)
    weak let destination = navigation.topViewController
    #expect(navigation.viewControllers.count == 2 && destination?.view.window === window)
    navigation.popViewController(animated: false)
    #expect(destination == nil)
  }

  // MARK: Traces

  @Test func `a trace that is not kept records no more`() {
    var trace: LifecycleTrace? = LifecycleTrace([.loading])
    weak let kept = trace
    UIViewController().loadViewIfNeeded()
    #expect(trace?.lines.count == 2)
    trace = nil
    #expect(kept == nil)
    UIViewController().loadViewIfNeeded()
  }

  @Test func `more controllers of one class inside each other than any hierarchy has are made`()
    throws
  {
    let depth = 40
    let scenes = (0...depth).map { number in
      SceneText.scene(
        "c\(number)", class: "StopController",
        view: number == depth
          ? ""
          : #"<containerView id="box\#(number)"><connections>"#
            + SceneText.segue("embed", to: "c\(number + 1)")
            + "</connections></containerView>")
    }
    let controller = try #require(
      try SceneText.storyboard(scenes, initial: "c0").instantiateInitialViewController())
    _ = try controller.requireView()
    #expect(sequence(first: controller) { $0.children.first }.map { $0 }.count == depth + 1)
  }
}
