import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct StateRestorationTests {
  private let log = RestorationLog()

  private func stack(_ pages: [UIViewController]) -> RestorableStack {
    let stack = RestorableStack()
    stack.log = log
    stack.restorationIdentifier = "stack"
    stack.viewControllers = pages
    return stack
  }

  @Test func `saving and restoring go from the outer controllers to the inner ones`() {
    func tree(_ note: String) -> UINavigationController {
      let frame = RestorableFrame("frame", log, note: note)
      frame.addChild(RestorablePage("inside", log, note: note))
      return stack([frame, RestorablePage("page", log, note: note)])
    }
    let archive = StateRestoration.encode(tree("old"))
    #expect(log.lines == ["stack encode", "frame encode", "page encode", "inside encode"])
    log.lines = []
    let new = tree("new")
    let outcome = StateRestoration.restore(archive, into: new)
    #expect(
      log.lines == [
        "stack decode", "frame decode", "page decode", "inside decode",
        "stack finished", "frame finished", "page finished", "inside finished",
      ])
    #expect(outcome.problems.isEmpty && outcome.excluded.isEmpty)
    #expect(outcome.controllers.first === new && outcome.controllers.count == 4)
    let inside = new.controller(withRestorationPath: "stack/frame/inside") as? RestorablePage
    #expect(inside?.note == "old")
    #expect((inside?.parent as? RestorableFrame)?.decodedInside === inside)
  }

  @Test func `an archive reads as its paths, classes and keys`() {
    let archive = StateRestoration.encode(stack([RestorablePage("page", note: "old")]))
    #expect(
      "\(archive)" == """
        stack RestorableStack [UIViewControllers]
        stack/page RestorablePage [note]
        """)
  }

  @Test func `a controller without an identifier is not saved, nor is what is inside it`() {
    let hidden = RestorableFrame(nil, log)
    hidden.addChild(RestorablePage("inside", log))
    let archive = StateRestoration.encode(stack([hidden, RestorablePage("page", log)]))
    #expect(archive.records.map(\.path) == [["stack"], ["stack", "page"]])
    #expect(log.lines == ["stack encode", "page encode"])
    #expect(archive.problems.isEmpty)
    #expect(StateRestoration.encode(RestorablePage(nil)).records.isEmpty)
  }

  @Test func `a controller of the app's own saves those inside only by referring to them`() {
    let frame = RestorableFrame("frame")
    frame.addChild(RestorablePage("inside"))
    #expect(StateRestoration.encode(frame).records.count == 2)
    frame.savesInside = false
    #expect(StateRestoration.encode(frame).records.map(\.path) == [["frame"]])
  }

  @Test func `a restoration class makes the controller, which comes into the stack`() {
    let page = RestorablePage("page", note: "old")
    page.restorationClass = PageFactory.Pages.self
    let archive = StateRestoration.encode(stack([RestorablePage("first"), page]))
    let first = RestorablePage("first")
    let new = stack([first])
    StateRestoration.restore(archive, into: new)
    #expect(new.viewControllers.count == 2 && new.viewControllers.first === first)
    let made = new.viewControllers.last as? RestorablePage
    #expect(made !== page && made?.note == "old")
    #expect(made?.title == "old")
    #expect(made?.restorationPath == ["stack", "page"])
  }

  @Test func `a restoration class that returns nil keeps the controller and those inside it away`()
  {
    let secret = RestorableFrame("secret")
    secret.restorationClass = PageFactory.Pages.self
    secret.addChild(RestorablePage("inside"))
    let archive = StateRestoration.encode(stack([RestorablePage("first"), secret]))
    #expect(archive.records.count == 4)
    let new = stack([RestorablePage("first")])
    let outcome = StateRestoration.restore(archive, into: new)
    #expect(outcome.excluded == [["stack", "secret"]])
    #expect(outcome.controllers.count == 2 && outcome.problems.isEmpty)
    #expect(new.viewControllers.count == 1)
  }

  @Test func `the closure is asked before the tree, and only for controllers without a class`() {
    let classed = RestorablePage("classed")
    classed.restorationClass = PageFactory.Pages.self
    let archive = StateRestoration.encode(
      stack([RestorablePage("page", note: "old"), classed, RestorablePage("other")]))
    let made = RestorablePage("page")
    let new = stack([RestorablePage("page"), RestorablePage("other")])
    let other = new.viewControllers.last
    var asked: [[String]] = []
    StateRestoration.restore(archive, into: new) { path, coder in
      asked.append(path)
      guard path.last == "page" else { return nil }
      made.title = coder.decodeObject(forKey: "note") as? String
      return made
    }
    #expect(asked == [["stack", "page"], ["stack", "other"]])
    #expect(new.viewControllers.first === made && made.title == "old" && made.note == "old")
    #expect(new.viewControllers.last === other)
  }

  @Test func `a controller that cannot be created is a problem, and those inside it are skipped`() {
    let frame = RestorableFrame("frame")
    frame.addChild(RestorablePage("inside"))
    let archive = StateRestoration.encode(stack([RestorablePage("page"), frame]))
    let new = stack([RestorablePage("page")])
    let outcome = StateRestoration.restore(archive, into: new)
    #expect(outcome.problems.map(\.kind) == [.missingController])
    #expect(outcome.problems.map(\.path) == [["stack", "frame"]])
    #expect("\(outcome.problems[0])" == "missing-controller: stack/frame: RestorableFrame")
    #expect(outcome.controllers.count == 2)
  }

  @Test func `of two controllers with one path the first is saved, and a problem says so`() {
    let archive = StateRestoration.encode(
      stack([RestorablePage("page", note: "one"), RestorablePage("page", note: "two")]))
    #expect(archive.records.count == 2)
    #expect(archive.problems.map(\.kind) == [.duplicatePath])
    let new = stack([RestorablePage("page")])
    StateRestoration.restore(archive, into: new)
    #expect((new.viewControllers.first as? RestorablePage)?.note == "one")
  }

  @Test func `tabs keep their controllers and get their choice back`() {
    func tabs(_ index: Int) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [RestorablePage("a"), RestorablePage(nil), RestorablePage("c")]
      tabs.selectedIndex = index
      return tabs
    }
    let new = tabs(0)
    StateRestoration.restore(StateRestoration.encode(tabs(2)), into: new)
    #expect(new.selectedIndex == 2 && new.viewControllers?.count == 3)
  }

  @Test func `views with an identifier are saved with their controller, not with one around it`() {
    func tree(_ angle: Double) -> (RestorableStack, [RestorableDial]) {
      let page = RestorablePage("page")
      page.view = UIView()
      let box = UIView()
      box.restorationIdentifier = "box"
      page.view.addSubview(box)
      let dials = [RestorableDial(), RestorableDial(), RestorableDial()]
      for dial in dials { dial.angle = angle }
      dials[0].restorationIdentifier = "dial"
      dials[1].restorationIdentifier = "dial"
      page.view.addSubview(dials[0])
      box.addSubview(dials[1])
      box.addSubview(dials[2])
      let stack = stack([page])
      stack.view = UIView()
      stack.view.addSubview(page.view)
      return (stack, dials)
    }
    let archive = StateRestoration.encode(tree(0.5).0)
    #expect(
      "\(archive)" == """
        stack RestorableStack [UIViewControllers]
        stack/page RestorablePage [note]
          box
          box/dial [angle]
          dial [angle]
        """)
    let (new, dials) = tree(0)
    StateRestoration.restore(archive, into: new)
    #expect(dials.map(\.angle) == [0.5, 0.5, 0])
  }

  @Test func `a tree that has lost views and controllers is restored as far as it goes`() {
    let page = RestorablePage("page", note: "old")
    page.view = RestorableDial()
    page.view.restorationIdentifier = "dial"
    let archive = StateRestoration.encode(page)
    let bare = RestorablePage("page")
    StateRestoration.restore(archive, into: bare)
    #expect(bare.note == "old")
    #expect(StateRestoration.restore(StateArchive(), into: bare).controllers.isEmpty)
  }
}
