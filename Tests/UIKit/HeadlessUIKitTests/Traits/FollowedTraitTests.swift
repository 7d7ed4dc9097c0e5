import Foundation
import HeadlessUIKit
import Testing

/// What follows the traits of views and of the environment.
@MainActor @Suite(.ownEnvironment)
struct FollowedTraitTests {
  @Test func `the layer's background color follows the style of the view`() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    let child = UIView()
    child.backgroundColor = view.backgroundColor
    view.addSubview(child)
    #expect(child.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func `a new text size is posted once, with its value`() {
    let center = NotificationCenter()
    HeadlessEnvironment.current.notificationCenter = center
    nonisolated(unsafe) var posted: [UIContentSizeCategory?] = []
    let observer = center.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      posted.append(
        note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory)
    }
    defer { center.removeObserver(observer) }
    HeadlessEnvironment.current.traits = UITraitCollection(preferredContentSizeCategory: .small)
    HeadlessEnvironment.current.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(posted == [.small])
  }

  final class Canvas: UIView {
    var note: () -> Void = {}
    override func draw(_ rect: CGRect) { note() }
  }

  final class Screen: UIViewController {
    var events: [String] = []
    override func loadView() {
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      canvas.note = { [unowned self] in events.append("draw") }
      view = canvas
    }
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewDidLayoutSubviews() {
      if events.last != "layout" { events.append("layout") }
    }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
  }

  @Test func `a screen is laid out and drawn before it has appeared`() {
    let screen = Screen()
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    HeadlessClock.shared.advance(by: 1)
    #expect(screen.events == ["willAppear", "layout", "draw", "didAppear"])
    let next = Screen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(next, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(next.events.filter { $0 == "draw" }.count == 1)
    #expect(next.events.last == "didAppear")
  }
}
