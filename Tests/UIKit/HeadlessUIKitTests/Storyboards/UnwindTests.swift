import Foundation
import HeadlessUIKit
import Testing

/// Segues back.
@MainActor @Suite(.ownEnvironment) struct UnwindTests {
  private let segues =
    SceneText.segue("show", to: "m", "go") + SceneText.segue("presentation", to: "p", "modal")

  private func unwind(from id: String, _ action: String = "comeHome:") -> String {
    SceneText.segue(
      "unwind", to: "\(id)-exit", "back", #"unwindAction="\#(action)""#, id: "u-\(id)")
  }

  /// Home and a controller above it, both in a stack; the second one leads to a third, and the first presents one.
  private func walk(_ action: String = "comeHome:") throws -> (
    UINavigationController, HomeController, UIWindow
  ) {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.navigation("n", root: "h"),
        SceneText.scene("h", class: "HomeController", connections: segues),
        SceneText.scene(
          "m", class: "StopController",
          connections: SceneText.segue("show", to: "e", "on") + unwind(from: "m", action)),
        SceneText.scene("e", class: "StopController", connections: unwind(from: "e", action)),
        SceneText.navigation("p", root: "q"),
        SceneText.scene("q", class: "StopController", connections: unwind(from: "q", action)),
      ], initial: "n")
    let navigation = try #require(try storyboard.initialViewController() as? UINavigationController)
    let home = try #require(navigation.topViewController as? HomeController)
    return (navigation, home, UIWindow.showing(navigation))
  }

  private func warnings(_ body: () -> Void) -> [ControllerWarning] {
    var warnings: [ControllerWarning] = []
    let handler = ControllerWarning.handler
    ControllerWarning.handler = { warnings.append($0) }
    defer { ControllerWarning.handler = handler }
    body()
    return warnings
  }

  @Test func `an unwind pops all that is above its destination, after the action was called`()
    throws
  {
    let (navigation, home, window) = try walk()
    try SceneText.still {
      home.performSegue(withIdentifier: "go", sender: nil)
      navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
      #expect(navigation.viewControllers.count == 3)
      let last = try #require(navigation.topViewController)
      let lines = RecordingController.record([.segues, .appearance]) {
        last.performSegue(withIdentifier: "back", sender: nil)
      }
      #expect(
        lines == [
          "StopController.prepare back", "HomeController.comeHome: back",
          "StopController.viewWillDisappear", "HomeController.viewWillAppear",
          "StopController.viewDidDisappear", "HomeController.viewDidAppear",
        ])
    }
    #expect(home.isAsked && navigation.viewControllers == [home])
    #expect(home.view.window === window)
  }

  @Test func `an unwind dismisses what was presented in front of its destination`() throws {
    let (navigation, home, window) = try walk()
    weak var gone: UIViewController?
    try SceneText.still {
      home.performSegue(withIdentifier: "modal", sender: nil)
      let modal = try #require(home.presentedViewController as? UINavigationController)
      gone = modal
      modal.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    home.lastSegue = nil
    #expect(home.presentedViewController == nil && gone == nil)
    #expect(navigation.viewControllers == [home] && home.view.window === window)
  }

  @Test func `an unwind goes back through both, a presentation and a stack below it`() throws {
    let (navigation, home, window) = try walk()
    try SceneText.still {
      home.performSegue(withIdentifier: "go", sender: nil)
      // The container presents, whoever asks.
      home.performSegue(withIdentifier: "modal", sender: nil)
      let modal = try #require(navigation.presentedViewController as? UINavigationController)
      modal.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    #expect(navigation.presentedViewController == nil && navigation.viewControllers == [home])
    #expect(home.view.window === window)
  }

  @Test func `a controller that says no is passed over for one further out`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.navigation("n", root: "h"),
        SceneText.scene(
          "h", class: "HomeController", connections: SceneText.segue("show", to: "i", "go")),
        SceneText.scene(
          "i", class: "HomeController", connections: SceneText.segue("show", to: "e", "go")),
        SceneText.scene("e", class: "StopController", connections: unwind(from: "e")),
      ], initial: "n")
    let navigation = try #require(try storyboard.initialViewController() as? UINavigationController)
    let window = UIWindow.showing(navigation)
    try SceneText.still {
      let first = try #require(navigation.topViewController as? HomeController)
      first.performSegue(withIdentifier: "go", sender: nil)
      let second = try #require(navigation.topViewController as? HomeController)
      second.takesUnwind = false
      second.performSegue(withIdentifier: "go", sender: nil)
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      #expect(second.isAsked && navigation.viewControllers == [first])
      second.takesUnwind = true
      first.performSegue(withIdentifier: "go", sender: nil)
      let nearest = try #require(navigation.topViewController as? HomeController)
      nearest.performSegue(withIdentifier: "go", sender: nil)
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      #expect(navigation.viewControllers == [first, nearest])
    }
    #expect(window.rootViewController === navigation)
  }

  @Test func `an unwind without a destination is reported, and nothing happens`() throws {
    let (navigation, home, window) = try walk("nowhere:")
    SceneText.still { home.performSegue(withIdentifier: "go", sender: nil) }
    let warnings = warnings {
      navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    #expect(warnings.map(\.kind) == [.noUnwindDestination])
    #expect(warnings.first?.message.contains("nowhere:") == true)
    #expect(warnings.first?.message.contains("'back' of StopController") == true)
    #expect(warnings.first?.document == "App.storyboard" && warnings.first?.objectID == "u-m")
    #expect(
      warnings.first?.description.hasPrefix("App.storyboard (object u-m): no destination") == true)
    #expect(navigation.viewControllers.count == 2 && window.rootViewController === navigation)
  }

  @Test func `an unwind to another tab selects it`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene(
          "t", element: "tabBarController", view: nil, parts: #"<tabBar key="tabBar" id="bar"/>"#,
          connections: SceneText.relationship("viewControllers", to: "h", id: "r1")
            + SceneText.relationship("viewControllers", to: "e", id: "r2")),
        SceneText.scene("h", class: "HomeController"),
        SceneText.scene("e", class: "StopController", connections: unwind(from: "e")),
      ], initial: "t")
    let tabs = try #require(try storyboard.initialViewController() as? UITabBarController)
    let window = UIWindow.showing(tabs)
    tabs.selectedIndex = 1
    SceneText.still {
      tabs.selectedViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    #expect(tabs.selectedIndex == 0 && window.rootViewController === tabs)
  }

  @Test func `an unwind started by a control asks whether it may`() throws {
    let back = unwind(from: "e")
    let storyboard = try SceneText.storyboard(
      [
        SceneText.navigation("n", root: "h"),
        SceneText.scene(
          "h", class: "HomeController", connections: SceneText.segue("show", to: "e", "go")),
        SceneText.scene(
          "e", class: "HomeController",
          view: #"<button id="b" buttonType="system"><connections>\#(back)</connections></button>"#),
      ], initial: "n")
    let navigation = try #require(try storyboard.initialViewController() as? UINavigationController)
    let window = UIWindow.showing(navigation)
    try SceneText.still {
      navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      let end = try #require(navigation.topViewController as? HomeController)
      let button = try #require(end.view.view(withObjectID: "b") as? UIButton)
      end.refused = ["back"]
      button.sendActions(for: .touchUpInside)
      #expect(navigation.viewControllers.count == 2)
      end.refused = []
      button.sendActions(for: .touchUpInside)
      #expect(navigation.viewControllers.count == 1 && end.sender as AnyObject? === button)
    }
    #expect(window.rootViewController === navigation)
  }
}
