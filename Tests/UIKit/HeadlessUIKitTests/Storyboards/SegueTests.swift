import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Segue classes of an app's.
final class JumpSegue: UIStoryboardSegue {
  static var performed: [String] = []

  override func perform() {
    Self.performed.append("\(identifier ?? "-") \(type(of: source)) > \(type(of: destination))")
  }
}

/// Does what the kind of segue does, and notes it.
final class NotingSegue: UIStoryboardSegue {
  static var performed = 0

  override func perform() {
    Self.performed += 1
    super.perform()
  }
}

/// Ways from one controller to another.
@MainActor @Suite(.ownEnvironment) struct SegueTests {
  /// A stack whose first controller has segues to a second one, in a window.
  private struct Walk {
    let navigation: UINavigationController
    let home: HomeController
    let window: UIWindow
  }

  private func walk(
    _ segues: String = "", homeView: String = "", stopView: String = "", stop: String = "",
    objects: String = "", viewConnections: String = "", parts: String = ""
  ) throws -> Walk {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.navigation("n", root: "h"),
        SceneText.scene(
          "h", class: "HomeController", view: homeView, viewConnections: viewConnections,
          parts: parts, connections: segues, objects: objects),
        SceneText.scene("s", class: "StopController", view: stopView, connections: stop),
      ], initial: "n")
    let controller = try storyboard.initialViewController()
    let navigation = try #require(controller as? UINavigationController)
    return Walk(
      navigation: navigation, home: try #require(navigation.topViewController as? HomeController),
      window: UIWindow.showing(navigation))
  }

  private func button(_ segue: String, id: String = "b") -> String {
    #"<button id="\#(id)" buttonType="system"><connections>\#(segue)</connections></button>"#
  }

  // MARK: Kinds

  @Test func `show pushes on a stack, after prepare has seen the destination without its view`()
    throws
  {
    let walk = try walk(SceneText.segue("show", to: "s", "go"))
    let trace = LifecycleTrace([.making, .loading, .appearance, .segues]) { $0 is UIViewController }
    trace.name(walk.home, "home")
    SceneText.still { walk.home.performSegue(withIdentifier: "go", sender: "me") }
    #expect(
      trace.lines.prefix(4) == [
        "StopController.init(coder:)", "StopController.awakeFromNib",
        "home.prepare(for:sender:) -> StopController (go)", "home.viewWillDisappear",
      ])
    trace.stop()
    #expect(walk.navigation.topViewController is StopController)
    #expect(walk.home.sender as? String == "me" && walk.home.lastSegue?.source === walk.home)
  }

  @Test func `a show takes time unless animations are off`() throws {
    let walk = try walk(
      SceneText.segue("show", to: "s", "go")
        + SceneText.segue("show", to: "s", "still", #"animates="NO""#))
    let lines = RecordingController.record {
      walk.home.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(lines == ["HomeController.viewWillDisappear", "StopController.viewWillAppear"])
    HeadlessClock.shared.advance(by: 1)
    #expect(RecordingController.lines().count == 4)
  }

  @Test func `show without a stack presents, and show detail goes to the split view around`() throws
  {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene(
          "h", class: "HomeController",
          connections: SceneText.segue("show", to: "s", "go")
            + SceneText.segue("showDetail", to: "s", "detail")),
        SceneText.scene("s", class: "StopController"),
      ], initial: "h")
    let home = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow.showing(home)
    SceneText.still { home.performSegue(withIdentifier: "go", sender: nil) }
    #expect(home.presentedViewController is StopController)
    home.dismiss(animated: false)
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
    let split = UISplitViewController()
    window.rootViewController = split
    split.viewControllers = [home, UIViewController()]
    SceneText.still { home.performSegue(withIdentifier: "detail", sender: nil) }
    #expect(split.viewControllers.count == 2 && split.viewControllers[1] is StopController)
  }

  @Test func `a segue without a container runs prepare, and nothing else but a warning`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene(
          "h", class: "HomeController", connections: SceneText.segue("show", to: "s", "go")),
        SceneText.scene("s"),
      ], initial: "h")
    let home = try #require(storyboard.instantiateInitialViewController() as? HomeController)
    var warnings: [ControllerWarning.Kind] = []
    ControllerWarning.handler = { warnings.append($0.kind) }
    home.performSegue(withIdentifier: "go", sender: nil)
    #expect(home.lastSegue?.identifier == "go" && warnings == [.notInWindow])
    #expect(home.presentedViewController == nil)
  }

  @Test func `a presentation has the styles of the segue, or those of its destination`() throws {
    let walk = try walk(
      SceneText.segue(
        "presentation", to: "s", "full",
        #"modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve""#)
        + SceneText.segue("presentation", to: "s", "plain")
        + SceneText.segue("modal", to: "s", "old", #"modalPresentationStyle="formSheet""#))
    func style(_ identifier: String) -> (UIModalPresentationStyle?, UIModalTransitionStyle?) {
      SceneText.still { walk.home.performSegue(withIdentifier: identifier, sender: nil) }
      let presented = walk.home.presentedViewController
      walk.home.dismiss(animated: false)
      return (presented?.modalPresentationStyle, presented?.modalTransitionStyle)
    }
    #expect(style("full") == (.fullScreen, .crossDissolve))
    #expect(style("plain") == (.automatic, .coverVertical))
    #expect(style("old") == (.formSheet, .coverVertical))
  }

  @Test func `a popover knows what it points at before it is prepared`() throws {
    let walk = try walk(
      homeView: button(
        SceneText.segue(
          "popoverPresentation", to: "s", "view", #"popoverAnchorView="b""#
        )
        .replacing(
          "/>",
          with:
            #"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>"#)),
      parts: """
        <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" \
        systemItem="add" id="a"><connections>\(
          SceneText.segue("popoverPresentation", to: "s", "item", #"popoverAnchorBarButtonItem="a""#)
        )</connections></barButtonItem></navigationItem>
        """)
    let anchor = try #require(walk.home.view.view(withObjectID: "b") as? UIButton)
    SceneText.still { anchor.sendActions(for: .touchUpInside) }
    let first = try #require(walk.home.presentedViewController)
    let popover = try #require(first.popoverPresentationController)
    #expect(first.modalPresentationStyle == .popover && popover.sourceView === anchor)
    #expect(popover.sourceRect == anchor.bounds && popover.barButtonItem == nil)
    #expect(popover.permittedArrowDirections == [.up, .left])
    #expect(popover.presentedViewController === first)
    walk.home.dismiss(animated: false)
    let item = try #require(walk.home.navigationItem.rightBarButtonItem)
    SceneText.still { item.performAction() }
    let second = walk.home.presentedViewController?.popoverPresentationController
    #expect(second?.barButtonItem === item && walk.home.sender as AnyObject? === item)
  }

  @Test func `the old kinds push, replace a column and point like the new ones`() throws {
    let walk = try walk(
      SceneText.segue("push", to: "s", "push") + SceneText.segue("replace", to: "s", "replace")
        + SceneText.segue("popover", to: "s", "popover"))
    SceneText.still {
      walk.home.performSegue(withIdentifier: "push", sender: nil)
      #expect(walk.navigation.topViewController is StopController)
      walk.navigation.popViewController(animated: false)
      walk.home.performSegue(withIdentifier: "popover", sender: nil)
      #expect(walk.home.presentedViewController?.modalPresentationStyle == .popover)
      walk.home.dismiss(animated: false)
    }
    let split = UISplitViewController()
    split.viewControllers = [walk.home, UIViewController()]
    SceneText.still { walk.home.performSegue(withIdentifier: "replace", sender: nil) }
    #expect(split.viewControllers.count == 2 && split.viewControllers.last is StopController)
  }

  @Test func `a push without a stack is reported in UIKit's words`() throws {
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene("h", connections: SceneText.segue("push", to: "s", "go")),
        SceneText.scene("s"),
      ],
      initial: "h")
    let home = try #require(storyboard.instantiateInitialViewController())
    var warnings: [ControllerWarning] = []
    ControllerWarning.handler = { warnings.append($0) }
    home.performSegue(withIdentifier: "go", sender: nil)
    #expect(warnings.map(\.kind) == [.noContainer])
    #expect(
      warnings.first?.message.hasPrefix(
        "Push segues can only be used when the source controller is managed by an instance of"
          + " UINavigationController") == true)
  }

  // MARK: Classes

  @Test func `a custom segue does what its class says, and only that`() throws {
    let walk = try walk(
      SceneText.segue(
        "custom", to: "s", "jump", #"customClass="JumpSegue" customModule="HeadlessUIKitTests""#))
    JumpSegue.performed = []
    walk.home.performSegue(withIdentifier: "jump", sender: nil)
    #expect(JumpSegue.performed == ["jump HomeController > StopController"])
    #expect(walk.home.lastSegue is JumpSegue && walk.navigation.viewControllers == [walk.home])
  }

  @Test func `a class of a segue of a known kind does what the kind does by calling super`() throws
  {
    let attributes = #"customClass="NotingSegue" customModule="HeadlessUIKitTests""#
    let walk = try walk(SceneText.segue("show", to: "s", "go", attributes))
    NotingSegue.performed = 0
    weak var destination: UIViewController?
    SceneText.still { walk.home.performSegue(withIdentifier: "go", sender: nil) }
    destination = walk.navigation.topViewController
    #expect(NotingSegue.performed == 1 && destination is StopController)
    walk.navigation.popViewController(animated: false)
    walk.home.lastSegue = nil
    #expect(destination == nil)
  }

  @Test func `a segue of the app's own code runs its closure once`() {
    let (source, destination) = (UIViewController(), UIViewController())
    var runs = 0
    let segue = UIStoryboardSegue(identifier: "x", source: source, destination: destination) {
      runs += 1
    }
    segue.perform()
    #expect(runs == 1 && segue.identifier == "x")
  }

  // MARK: Identifiers

  @Test func `of segues with one identifier the first is performed`() throws {
    let walk = try walk(
      SceneText.segue("presentation", to: "s", "go", id: "one")
        + SceneText.segue("show", to: "s", "go", id: "two"))
    SceneText.still { walk.home.performSegue(withIdentifier: "go", sender: nil) }
    #expect(walk.home.presentedViewController is StopController)
    #expect(walk.navigation.viewControllers == [walk.home])
  }

  @Test func `an unknown identifier is UIKit's exception, with the known ones`() throws {
    let walk = try walk(SceneText.segue("show", to: "s", "go"))
    let failures = FailureLog.during {
      walk.home.performSegue(withIdentifier: "gone", sender: nil)
    }
    #expect(failures.map(\.kind) == [.unknownIdentifier])
    #expect(
      failures.first?.message
        == "Receiver (<HomeController>) has no segue with identifier 'gone'; known identifiers: go")
    #expect(failures.first?.document == "App.storyboard" && failures.first?.objectID == "h")
  }

  @Test func `performSegue does not ask shouldPerformSegue, a control does`() throws {
    let walk = try walk(homeView: button(SceneText.segue("show", to: "s", "go")))
    walk.home.refused = ["go"]
    let button = try #require(walk.home.view.view(withObjectID: "b") as? UIButton)
    let refused = RecordingController.record([.segues]) {
      button.sendActions(for: .touchUpInside)
    }
    #expect(refused == ["HomeController.shouldPerform go"])
    #expect(walk.navigation.viewControllers == [walk.home])
    let performed = SceneText.still {
      RecordingController.record([.segues]) {
        walk.home.performSegue(withIdentifier: "go", sender: nil)
      }
    }
    #expect(performed == ["HomeController.prepare go"])
    #expect(walk.navigation.topViewController is StopController)
  }

  // MARK: Triggers

  @Test func `a control starts its segue for its event, and is the sender`() throws {
    let walk = try walk(
      homeView:
        #"<switch id="sw"><connections>\#(SceneText.segue("show", to: "s", "go"))</connections></switch>"#
    )
    let control = try #require(walk.home.view.view(withObjectID: "sw") as? UISwitch)
    SceneText.still {
      control.sendActions(for: .touchUpInside)
      #expect(walk.navigation.viewControllers.count == 1)
      control.sendActions(for: .valueChanged)
    }
    #expect(walk.navigation.viewControllers.count == 2)
    #expect(walk.home.sender as AnyObject? === control)
  }

  @Test func `a recognizer starts its segue, and is the sender`() throws {
    let recognizer = """
      <tapGestureRecognizer id="t"><connections>\(SceneText.segue("show", to: "s", "go"))</connections>\
      </tapGestureRecognizer>
      """
    let walk = try walk(
      objects: recognizer,
      viewConnections:
        #"<outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/>"#)
    let tap = try #require(walk.home.view.gestureRecognizers?.first)
    SceneText.still { tap.state = .ended }
    #expect(walk.navigation.topViewController is StopController)
    #expect(walk.home.sender as AnyObject? === tap)
  }

  // MARK: Embedding

  @Test func `an embedded controller fills its container, and is inside before viewDidLoad`() throws
  {
    let container = """
      <containerView id="box"><rect key="frame" x="10" y="20" width="100" height="50"/>\
      <autoresizingMask key="autoresizingMask"/>\
      <connections>\(SceneText.segue("embed", to: "s", "embed"))</connections></containerView>
      """
    let walk = try walk(homeView: container)
    let child = try #require(walk.home.children.first as? StopController)
    #expect(child.view.superview?.documentObjectID == "box")
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(walk.home.lastSegue?.identifier == "embed" && child.parent === walk.home)
    child.view.superview?.frame.size.width = 200
    #expect(child.view.frame.width == 200 && walk.window.rootViewController != nil)
  }

  // MARK: Memory

  @Test func `nothing is left of a storyboard's controllers after they have been walked through`()
    throws
  {
    weak var home: UIViewController?
    weak var stop: UIViewController?
    weak var board: UIStoryboard?
    let window = UIWindow.showing(nil)
    do {
      let walk = try walk(
        SceneText.segue("popoverPresentation", to: "s", "pop", #"popoverAnchorView="b""#),
        homeView: button(SceneText.segue("show", to: "s", "go")))
      window.rootViewController = walk.navigation
      SceneText.still {
        walk.home.performSegue(withIdentifier: "pop", sender: nil)
        walk.home.dismiss(animated: false)
        walk.home.performSegue(withIdentifier: "go", sender: nil)
      }
      (home, stop, board) = (walk.home, walk.navigation.topViewController, walk.home.storyboard)
      walk.home.lastSegue = nil
    }
    #expect(home != nil && stop != nil)
    window.rootViewController = nil
    #expect(home == nil && stop == nil && board == nil)
  }
}
