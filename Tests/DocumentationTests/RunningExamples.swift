// The blocks of the pages that run, word for word, each between the page's name and "end". What they print is compared with
// the comments beside it.
import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Tapping, dragging and waiting.
@MainActor @Suite struct TouchExamples: ChecksPrinting {
  @Test func `touches go through the window`() throws {
    try PrintedValues.check {
      // Documentation/TouchAndControls.md
      let window = UIWindow(frame: UIScreen.main.bounds)
      let save = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
      save.setTitle("Save", for: .normal)
      save.addAction(UIAction { _ in print("saved") }, for: .touchUpInside)
      window.addSubview(save)
      window.makeKeyAndVisible()
      try tap(save)  // saved
      save.isEnabled = false
      do {
        try tap(save)
      } catch {
        print(error)  // cannot tap <UIButton "Save">: it is disabled
      }
      // end
      // Documentation/TouchAndControls.md
      let photo = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
      window.addSubview(photo)
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      photo.addGestureRecognizer(single)
      photo.addGestureRecognizer(double)
      try tap(photo)  // nothing yet: it may become a double tap
      HeadlessClock.shared.advance(by: 0.5)  // now the single tap is recognized
      let finger = try Finger(on: photo)
      HeadlessClock.shared.advance(by: 0.2)
      finger.move(to: CGPoint(x: 40, y: 40), taking: 0.5)
      finger.lift()
      // end
      photo.removeFromSuperview()
      save.isEnabled = true
      // Documentation/TouchAndControls.md
      let order = window.accessibilityReadingOrder.map { $0.accessibilityLabel ?? "" }
      print(order)  // ["Save"]
      save.frame.size.height = 20
      do {
        try performAccessibilityAudit(in: window, for: [.hitRegion, .sufficientElementDescription])
      } catch {
        print(error)  // … hit area is too small; make it at least 44 × 44 points
      }
      // end
    }
  }
}

// Documentation/ScrollingAndLists.md
final class Harbours: NSObject, UITableViewDataSource {
  var names = ["Bergen", "Bodø", "Stavanger"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harbour", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
// end

/// Tables, and scrolling in time.
@MainActor @Suite struct ListExamples: ChecksPrinting {
  @Test func `a table shows cells, and content slows down`() throws {
    try PrintedValues.check {
      // Documentation/ScrollingAndLists.md
      let harbours = Harbours()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "harbour")
      table.dataSource = harbours
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let names = table.visibleCells.compactMap { $0.textLabel?.text }
      print(names)  // ["Bergen", "Bodø", "Stavanger"]
      try tap(table.visibleCells[1])
      print(table.indexPathForSelectedRow?.row ?? -1)  // 1
      harbours.names.remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      print(table.indexPathForSelectedRow?.row ?? -1)  // 0
      // end
      // Documentation/ScrollingAndLists.md
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.contentSize = CGSize(width: 300, height: 3000)
      window.addSubview(view)
      try pan(view, to: CGPoint(x: 150, y: 50), velocity: 1200)
      print(view.isDecelerating)  // true
      HeadlessClock.shared.advance(by: 5)
      print(view.isDecelerating, view.contentOffset.y > 300)  // false true
      view.setContentOffset(.zero, animated: true)
      HeadlessClock.shared.advance(by: 0.3)
      print(view.contentOffset.y)  // 0.0
      // end
    }
  }
}

/// Sheets under a finger.
@MainActor @Suite struct SheetExamples: ChecksPrinting {
  @Test func `a sheet is dragged between its heights, and dismissed`() throws {
    try PrintedValues.check {
      // Documentation/Controllers.md
      let harbour = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = harbour
      window.makeKeyAndVisible()
      let berths = UIViewController()
      berths.sheetPresentationController?.detents = [.medium(), .large()]
      harbour.present(berths, animated: false)
      try swipe(berths.view, .up)
      HeadlessClock.shared.advance(by: 1)
      print(berths.sheetPresentationController?.selectedDetentIdentifier == .large)  // true
      try swipe(berths.view, .down)  // to the medium detent
      HeadlessClock.shared.advance(by: 1)
      try swipe(berths.view, .down)
      HeadlessClock.shared.advance(by: 1)
      print(harbour.presentedViewController == nil)  // true
      // end
    }
  }
}

/// Time, the keyboard and state restoration.
@MainActor @Suite struct TimeExamples: ChecksPrinting {
  @Test func `the clock runs what is due`() throws {
    let printed = try PrintedValues.check {
      // Documentation/TimeAndKeyboard.md
      let clock = HeadlessClock.shared
      clock.schedule(after: 0.3) { print("after 0.3 s") }
      let timer = clock.schedule(after: 0, repeating: 1) { print("tick at", clock.now) }
      clock.advance(by: 0.3)  // runs both, without waiting
      timer.invalidate()
      clock.runUntilIdle(limit: 10)  // until nothing is scheduled
      // end
    }
    #expect(printed == ["tick at 0.0", "after 0.3 s"])
  }

  @Test func `the keyboard covers a part of the screen`() throws {
    try PrintedValues.check {
      // Documentation/TimeAndKeyboard.md
      let window = UIWindow(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
      window.addSubview(field)
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        print(frame?.height ?? 0)  // 335.0 on the standard screen
      }
      field.becomeFirstResponder()  // will change frame, will show
      HeadlessClock.shared.advance(by: 0.25)  // did change frame, did show
      print(HeadlessKeyboard.shared.frame.minY)  // 517.0
      field.resignFirstResponder()
      NotificationCenter.default.removeObserver(token)
      // end
    }
  }

  @Test func `a scene opens a URL`() throws {
    try PrintedValues.check {
      // Documentation/TimeAndKeyboard.md
      final class Deck: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var opened: URL?

        func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
          opened = urlContexts.first?.url
        }
      }
      final class Crew: UIResponder, UIApplicationDelegate {}

      let environment = HeadlessEnvironment()
      let deck = Deck()
      environment.launch(Crew(), sceneDelegate: deck)
      environment.enterBackground()
      if let pier = URL(string: "harbour://pier") {
        environment.open(pier)  // the app enters the foreground, opens the URL and becomes active
      }
      print(deck.opened?.host ?? "")  // pier
      // end
    }
  }

  @Test func `state is restored`() throws {
    try PrintedValues.check {
      // Documentation/TimeAndKeyboard.md
      @MainActor func berth() -> UINavigationController {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.restorationIdentifier = "harbour"
        stack.topViewController?.restorationIdentifier = "berth"
        return stack
      }
      let archive = StateRestoration.encode(berth())
      print(archive)  // harbour UINavigationController [UIViewControllers] …
      let restored = berth()
      let outcome = StateRestoration.restore(archive, into: restored)
      print(outcome.controllers.count, outcome.problems)  // 2 []
      print(restored.controller(withRestorationPath: "harbour/berth")?.restorationPath ?? [])
      // end
    }
  }
}

/// Animation, and what is drawn.
@MainActor @Suite struct AnimationExamples: ChecksPrinting {
  @Test func `an animation runs on the clock`() throws {
    try PrintedValues.check {
      // Documentation/Animation.md
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      } completion: { finished in
        print(finished)  // true, after 2 s
      }
      print(view.frame.minX)  // 100.0
      HeadlessClock.shared.advance(by: 0.5)
      print(view.layer.presentation()?.frame.minX ?? 0)  // 25.0
      HeadlessClock.shared.advance(by: 1.5)
      // end
    }
  }

  @Test func `a drawing is a list of what was drawn`() throws {
    try PrintedValues.check {
      // Documentation/Animation.md
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      }
      if case .fill(let path, _, let color)? = image.displayList?.items.first?.operation {
        print(path.contains(CGPoint(x: 10, y: 10)), color == UIColor.red.cgColor)  // true true
      }
      // end
    }
  }
}
