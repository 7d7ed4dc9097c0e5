import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct KeyboardGuideTests {
  private let log = KeyboardLog()
  private let window = KeyboardStage.window()
  private let view = UIView()
  private let button = UIView()

  /// A view that fills the window, with a button right above the keyboard.
  init() {
    view.frame = window.bounds
    window.addSubview(view)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 50),
      button.heightAnchor.constraint(equalToConstant: 20),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
  }

  @Test func `what hangs on the guide follows the keyboard`() {
    log.begin()
    defer { log.end() }
    let free = view.bounds.height - view.safeAreaInsets.bottom
    #expect(button.frame.maxY == free)
    HeadlessKeyboard.shared.show(height: 300)
    window.layoutIfNeeded()
    #expect(button.frame.maxY == view.bounds.height - 300)
    #expect(
      view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: view.bounds.height - 300, width: view.bounds.width, height: 300))
    HeadlessKeyboard.shared.show(height: 250)
    window.layoutIfNeeded()
    #expect(button.frame.maxY == view.bounds.height - 250)
    HeadlessKeyboard.shared.hide()
    window.layoutIfNeeded()
    #expect(button.frame.maxY == free)
  }

  @Test func `the guide reaches the bottom of the screen if it does not use the safe area`() {
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.bottom > 0 && button.frame.maxY == view.bounds.height)
  }

  @Test func `constraints for near the bottom apply, and those for away from it do not`() {
    let guide = view.keyboardLayoutGuide
    let near = button.widthAnchor.constraint(equalToConstant: 70)
    near.priority = .defaultHigh
    let away = button.heightAnchor.constraint(equalToConstant: 90)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
  }

  @Test func `a handler that lays out when the keyboard will come finds it there`() {
    log.begin()
    defer { log.end() }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [view] _ in MainActor.assumeIsolated { view.layoutIfNeeded() } }
    defer { NotificationCenter.default.removeObserver(token) }
    HeadlessKeyboard.shared.show(height: 300)
    #expect(button.frame.maxY == view.bounds.height - 300)
  }

  @Test func `a view that the keyboard covers in part has the part in its own coordinates`() {
    log.begin()
    defer { log.end() }
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: window.bounds.height - 300))
    view.addSubview(box)
    box.bounds.origin.y = 40
    HeadlessKeyboard.shared.show(height: 250)
    window.layoutIfNeeded()
    let guide = box.keyboardLayoutGuide.layoutFrame
    #expect(guide.minY == 40 + box.bounds.height - 150)
    #expect(guide.maxY == 40 + box.bounds.height)
  }

  @Test func `a view above the keyboard has its guide at the bottom`() {
    log.begin()
    defer { log.end() }
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.addSubview(box)
    HeadlessKeyboard.shared.show(height: 250)
    window.layoutIfNeeded()
    #expect(box.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 300, height: 0))
  }

  @Test func `a view in no window knows of no keyboard`() {
    log.begin()
    defer { log.end() }
    HeadlessKeyboard.shared.show(height: 250)
    let lone = UIView(frame: window.bounds)
    #expect(lone.keyboardLayoutGuide.layoutFrame.minY == lone.bounds.height)
  }

  @Test func `a new keyboard is below the screen, and guides follow it`() {
    log.begin()
    defer { log.end() }
    HeadlessKeyboard.shared.show(height: 300)
    window.layoutIfNeeded()
    HeadlessKeyboard.shared = HeadlessKeyboard()
    window.layoutIfNeeded()
    #expect(button.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)
  }

  @Test func `constraints for an edge replace earlier ones, and edges may be several`() {
    let guide = view.keyboardLayoutGuide
    let constraints = (0..<4).map {
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat($0))
    }
    for constraint in constraints { constraint.priority = .defaultLow }
    guide.setConstraints([constraints[0]], activeWhenNearEdge: [.bottom, .leading])
    #expect(constraints[0].isActive)
    guide.setConstraints([constraints[1]], activeWhenNearEdge: [.bottom, .leading])
    guide.setConstraints([constraints[2]], activeWhenAwayFrom: .top)
    guide.setConstraints([], activeWhenAwayFrom: .top)
    guide.setConstraints([constraints[3]], activeWhenAwayFrom: [.bottom, .top])
    #expect(constraints.map(\.isActive) == [false, true, false, false])
  }
}
