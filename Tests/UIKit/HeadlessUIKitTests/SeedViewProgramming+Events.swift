import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

// S4.8: what a touch goes to, and who hears of it.
extension SeedViewProgramming {
  @Test func `the hit view receives a touch to its end, wherever the finger moves`() throws {
    let stage = TouchStage()
    let box = stage.box("box", 100, 100)
    let other = stage.box("other", 200, 100)
    let finger = try Finger(on: box)
    finger.move(to: CGPoint(x: 150, y: 50))
    #expect(finger.touch.view === box && finger.touch.phase == .moved)
    #expect(finger.touch.location(in: other) == CGPoint(x: 50, y: 50))
    #expect(finger.touch.previousLocation(in: box) == CGPoint(x: 50, y: 50))
    finger.lift()
    let second = try Finger(on: box)
    second.cancel()
    #expect(
      stage.log.take() == ["box began", "box moved", "box ended", "box began", "box cancelled"])
  }

  @Test func `an unhandled touch goes up the responder chain to the app`() throws {
    final class App: UIApplication {
      weak var log: TouchLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.note("app")
        super.touchesBegan(touches, with: event)
      }
    }
    final class Crew: UIResponder, UIApplicationDelegate {}
    final class Recorder: UIViewController {
      weak var log: TouchLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.note("controller")
        super.touchesBegan(touches, with: event)
      }
    }
    final class Window: UIWindow {
      weak var log: TouchLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.note("window")
        super.touchesBegan(touches, with: event)
      }
    }
    HeadlessEnvironment.current.launch(Crew(), principalClass: App.self)
    let stage = TouchStage()
    try #require(UIApplication.shared as? App).log = stage.log
    let window = Window(frame: stage.window.frame)
    window.log = stage.log
    let controller = Recorder()
    controller.log = stage.log
    let root = TouchBox(frame: window.bounds)
    root.name = "root"
    controller.view = root
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let outer = stage.box("outer", 0, 0, 200, 200, in: root)
    let inner = stage.box("inner", 0, 0, 100, 100, in: outer)
    for box in [root, outer, inner] {
      box.log = stage.log
      box.forwards = true
    }
    let touches = stage.begin((50, 50))
    #expect(
      stage.log.take()
        == ["inner began", "outer began", "root began", "controller", "window", "app"])
    stage.end(touches[0])
  }

  @Test
  func `recognizers see touches before the view, and delay their end until they fail`() {
    final class Watcher: UIGestureRecognizer {
      weak var log: TouchLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log?.note("recognizer began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log?.note("recognizer ended")
      }
    }
    let stage = TouchStage()
    let box = stage.box("box", 0, 0)
    let watcher = Watcher()
    watcher.log = stage.log
    box.addGestureRecognizer(watcher)
    let touch = stage.begin((50, 50))[0]
    #expect(stage.log.take() == ["recognizer began", "box began"])
    stage.end(touch)
    #expect(stage.log.take() == ["recognizer ended"])
    watcher.state = .failed
    #expect(stage.log.take() == ["box ended"] && watcher.state == .possible)
  }

  @Test func `only a view with multiple touch receives more than one finger`() {
    let stage = TouchStage()
    let single = stage.box("single", 0, 0)
    let touches = stage.begin((10, 10), (20, 20))
    let third = stage.begin((30, 30))[0]
    stage.end(touches[1])
    stage.end(touches[0])
    stage.end(third)
    #expect(stage.log.take() == ["single began", "single ended"])
    single.isMultipleTouchEnabled = true
    let both = stage.begin((10, 10), (20, 20))
    stage.end(both[0], both[1])
    #expect(stage.log.take() == ["single began 2", "single ended 2"])
  }

  @Test func `an exclusive view shares touches with no other view of its window`() {
    let stage = TouchStage()
    let exclusive = stage.box("exclusive", 0, 0)
    exclusive.isExclusiveTouch = true
    _ = stage.box("plain", 200, 0)
    let first = stage.begin((50, 50))[0]
    let second = stage.begin((250, 50))[0]
    #expect(stage.log.take() == ["exclusive began"])
    stage.end(second)
    stage.end(first)
    #expect(stage.log.take() == ["exclusive ended"])
    let third = stage.begin((250, 50))[0]
    let fourth = stage.begin((50, 50))[0]
    stage.end(third)
    stage.end(fourth)
    #expect(stage.log.take() == ["plain began", "plain ended"])
  }

  @Test func `a recognizer receives touches in spite of an exclusive view`() {
    let stage = TouchStage()
    stage.box("exclusive", 0, 0).isExclusiveTouch = true
    let plain = stage.box("plain", 200, 0)
    stage.add(UITapGestureRecognizer(), to: plain, as: "tap")
    let first = stage.begin((50, 50))[0]
    let second = stage.begin((250, 50))[0]
    stage.end(second)
    stage.end(first)
    #expect(stage.log.take() == ["exclusive began", "tap ended", "exclusive ended"])
  }
}
