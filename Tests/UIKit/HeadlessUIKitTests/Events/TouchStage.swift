import Foundation
import HeadlessUIKit

/// A window of 400 by 600 points in front of all others, with nothing in it; the test keeps it alive.
@MainActor
struct TouchStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let log = TouchLog()

  /// A view at a place, that notes its touches; its window comes to the front, before those of other tests.
  func box(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100,
    in parent: UIView? = nil
  ) -> TouchBox {
    if parent == nil { window.makeKeyAndVisible() }
    let box = TouchBox(frame: CGRect(x: x, y: y, width: width, height: height))
    box.name = name
    box.log = log
    (parent ?? window).addSubview(box)
    return box
  }

  /// Adds a recognizer to a view and notes its states.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, as name: String = ""
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: "moved:")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Puts fingers down at points of the window, in one event.
  func begin(_ points: (CGFloat, CGFloat)...) -> [UITouch] {
    HeadlessTouchscreen.shared.begin(at: points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// Moves a finger to a point of the window.
  func move(_ touch: UITouch, to x: CGFloat, _ y: CGFloat) {
    HeadlessTouchscreen.shared.move([(touch, CGPoint(x: x, y: y))])
  }

  func end(_ touches: UITouch...) { HeadlessTouchscreen.shared.end(touches) }
  func cancel(_ touches: UITouch...) { HeadlessTouchscreen.shared.cancel(touches) }
  func wait(_ time: TimeInterval) { HeadlessClock.shared.advance(by: time) }
}

/// What views and recognizers of a stage have to tell, in order.
final class TouchLog: NSObject, NibConnectable {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func moved(_ recognizer: UIGestureRecognizer) {
    let name = recognizer.name ?? ""
    note((name.isEmpty ? "" : name + " ") + "\(recognizer.state)")
  }

  static func nibConnections(_ nib: NibRegistrar) { nib.action("moved:", TouchLog.moved) }
}

/// A view that notes its touches, and may do something in answer.
class TouchBox: UIView {
  var name = ""
  weak var log: TouchLog?
  var forwards = false
  var answer: ((UITouch.Phase) -> Void)?

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    log?.note("\(name) \(phase)" + (touches.count > 1 ? " \(touches.count)" : ""))
    answer?(phase)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches)
    if forwards { super.touchesCancelled(touches, with: event) }
  }
}
