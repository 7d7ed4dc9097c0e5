import Foundation
import HeadlessUIKit
import UIKitTesting

/// Taps through window, hit test and action, on a screen of some depth.
struct TapBenchmark {
  private static let taps = 1000
  private static let rounds = 11

  @MainActor func run(_ table: inout Table) throws {
    let shallow = try microseconds(depth: 10)
    let deep = try microseconds(depth: 80)
    table.add(
      "a tap through window, hit test and action, 10 views deep, against 20 µs",
      ratio: shallow / 20, atMost: 1, detail: "\(shallow.text) µs")
    // Costs that do not depend on the depth count for both: linear growth costs less than eight times as much.
    table.add(
      "a tap 80 views deep, against eight times one 10 deep", ratio: deep / (8 * shallow),
      atMost: 1, detail: "\(deep.text) µs")
  }

  /// The median time of a tap on a button that lies so many views deep, each with siblings and every fourth with a
  /// recognizer.
  @MainActor func microseconds(depth: Int) throws -> Double {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var parent: UIView = window
    for level in 0..<depth {
      let view = UIView(frame: window.bounds)
      parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      parent.addSubview(view)
      if level % 4 == 0 { view.addGestureRecognizer(UIPanGestureRecognizer()) }
      parent = view
    }
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    parent.addSubview(button)
    var actions = 0
    button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    window.makeKeyAndVisible()
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      times.append(try milliseconds { for _ in 0..<Self.taps { try tap(button) } })
    }
    precondition(actions == Self.taps * Self.rounds)
    return times.median * 1000 / Double(Self.taps)
  }
}
