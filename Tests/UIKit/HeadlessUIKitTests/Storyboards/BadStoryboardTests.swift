import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Controllers that never come to an end, or to a view.
class MirrorController: UIViewController {
  /// How many have been made.
  static var count = 0
  /// How many each makes inside itself.
  static var copies = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<Self.copies {
      guard let storyboard else { return }
      Self.count += 1
      let child = storyboard.instantiateViewController(withIdentifier: "Mirror")
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

class ImpatientController: UIViewController {
  override func loadView() { view.backgroundColor = .white }
}

class IdleController: UIViewController {
  override func loadView() {}
}

/// Storyboards that cannot be right: each an error that names the storyboard, the scene and the id, none without end.
@MainActor @Suite(.ownEnvironment) struct BadStoryboardTests {
  private func controller(_ scenes: [String], initial: String = "a") throws -> UIViewController {
    try #require(
      try SceneText.storyboard(scenes, initial: initial).instantiateInitialViewController())
  }

  @Test(arguments: [1, 3])
  func `a controller that makes its own class when its view loads is stopped`(copies: Int) throws {
    MirrorController.count = 0
    MirrorController.copies = copies
    let controller = try controller(
      [SceneText.scene("a", #"storyboardIdentifier="Mirror""#, class: "MirrorController")])
    let error = try #require(throws: NibError.self) { try controller.requireView() }
    #expect(error.kind == .endlessLoading && error.className == "MirrorController")
    #expect(error.document == "App.storyboard" && error.objectID == "a")
    #expect(error.message.contains("MirrorController > MirrorController > …"))
    #expect(MirrorController.count < 200)
    let failures = FailureLog.during {
      _ = try? self.controller(
        [SceneText.scene("a", #"storyboardIdentifier="Mirror""#, class: "MirrorController")]
      ).view
    }
    #expect(failures.map(\.kind) == [.endlessLoading])
  }

  @Test func `a container that embeds its own controller is stopped`() throws {
    let container = """
      <containerView id="box"><connections>\(SceneText.segue("embed", to: "a", "self"))</connections>\
      </containerView>
      """
    let controller = try controller([SceneText.scene("a", class: "StopController", view: container)]
    )
    let error = try #require(throws: NibError.self) { try controller.requireView() }
    #expect(error.kind == .endlessLoading && error.objectID == "a")
    #expect(error.document == "App.storyboard" && error.className == "StopController")
  }

  @Test func `two controllers that embed each other are stopped`() throws {
    func container(_ other: String) -> String {
      """
      <containerView id="box-\(other)"><connections>\(SceneText.segue("embed", to: other))</connections>\
      </containerView>
      """
    }
    let controller = try controller(
      [
        SceneText.scene("a", class: "StopController", view: container("b")),
        SceneText.scene("b", class: "HomeController", view: container("a")),
      ])
    let error = try #require(throws: NibError.self) { try controller.requireView() }
    #expect(error.kind == .endlessLoading && error.document == "App.storyboard")
    #expect(error.message.contains("StopController > HomeController > StopController > …"))
  }

  @Test func `loadView that assigns nothing names the scene of the controller`() throws {
    let controller = try controller([SceneText.scene("a", class: "IdleController")])
    let error = try #require(throws: NibError.self) { try controller.requireView() }
    #expect(error.kind == .missingView && error.className == "IdleController")
    #expect(error.document == "App.storyboard" && error.objectID == "a")
  }

  @Test func `loadView that asks for the view is told so, once`() throws {
    let controller = try controller([SceneText.scene("a", class: "ImpatientController")])
    let failures = FailureLog.during { controller.loadViewIfNeeded() }
    #expect(failures.map(\.kind) == [.missingView])
    #expect(failures.first?.message.contains("uses 'view' while loading it") == true)
    #expect(failures.first?.objectID == "a" && controller.isViewLoaded)
  }

  @Test func `a scene without a view is an empty one, as UIKit has it`() throws {
    let controller = try controller([SceneText.scene("a", view: nil)])
    let view = try controller.requireView()
    #expect(view.subviews.isEmpty && view.frame == UIScreen.main.bounds)
  }

  @Test func `an outlet of a scene without a property names the scene and the key`() throws {
    let controller = try controller(
      [
        SceneText.scene(
          "a", class: "StopController", view: #"<label id="l" text="x"/>"#,
          connections: #"<outlet property="missing" destination="l" id="o"/>"#)
      ])
    let error = try #require(throws: NibError.self) { try controller.requireView() }
    #expect(error.kind == .undefinedKey && error.key == "missing")
    #expect(error.document?.hasPrefix("App.storyboard") == true && error.objectID == "a")
  }

  // MARK: Segues

  @Test func `a segue that leads nowhere names its own id`() throws {
    let controller = try controller(
      [SceneText.scene("a", connections: SceneText.segue("show", to: "gone", "go", id: "seg"))])
    let failures = FailureLog.during { controller.performSegue(withIdentifier: "go", sender: nil) }
    #expect(failures.map(\.kind) == [.unknownIdentifier])
    #expect(failures.first?.document == "App.storyboard" && failures.first?.objectID == "seg")
    #expect(
      failures.first?.message.contains("cannot perform the segue 'go' of UIViewController") == true)
  }

  @Test func `a segue class that is missing, or is none, names itself and the segue`() throws {
    for name in ["AbsentSegue", "StopController"] {
      let controller = try controller(
        [
          SceneText.scene(
            "a",
            connections: SceneText.segue(
              "custom", to: "b", "go", #"customClass="\#(name)" customModule="HeadlessUIKitTests""#,
              id: "seg")),
          SceneText.scene("b"),
        ])
      let failures = FailureLog.during {
        controller.performSegue(withIdentifier: "go", sender: nil)
      }
      #expect(failures.map(\.kind) == [.unknownClass])
      #expect(failures.first?.objectID == "seg" && failures.first?.document == "App.storyboard")
      #expect(failures.first?.message.contains(name) == true)
    }
  }

  // MARK: Relationships

  @Test func `a controller that is inside itself by its relationships is an error`() throws {
    func stack(_ id: String, root: String) -> String { SceneText.navigation(id, root: root) }
    for scenes in [
      [stack("a", root: "a")],
      [stack("a", root: "b"), stack("b", root: "c"), stack("c", root: "a")],
    ] {
      let error = try #require(throws: NibError.self) {
        try SceneText.storyboard(scenes, initial: "a").initialViewController()
      }
      #expect(error.kind == .invalidHierarchy)
      #expect(error.document?.hasPrefix("App.storyboard") == true)
      #expect(error.objectID != nil)
    }
  }

  @Test func `a relationship that leads nowhere leaves the container empty`() throws {
    let controller = try controller([SceneText.navigation("a", root: "gone")])
    #expect((controller as? UINavigationController)?.viewControllers == [])
    let window = UIWindow.showing(controller)
    #expect(controller.view.window === window)
  }

  @Test func `an initial controller that is not there is none`() throws {
    let storyboard = try SceneText.storyboard([SceneText.scene("a")], initial: "gone")
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func `a document that is not a storyboard is refused, with its name`() throws {
    let document = try IBDocument(parsing: Documents.xib(#"<view id="v"/>"#), file: "View.xib")
    let error = try #require(throws: NibError.self) { try UIStoryboard(document: document) }
    #expect(error.document == "View.xib")
  }
}
