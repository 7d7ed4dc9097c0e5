import Foundation
import HeadlessUIKit

/// A screen of 200 views under constraints that moves for ten seconds, at sixty frames a second.
struct AnimationBenchmark {
  private static let views = 200
  private static let seconds = 10
  private static let framesPerSecond = 60

  @MainActor func run(_ table: inout Table) {
    let alone = median { milliseconds { play(reading: false) } }
    let read = median { milliseconds { play(reading: true) } }
    let whole = Double(Self.seconds * 1000)
    table.add(
      "200 views animated for 10 s at 60 Hz, against a hundredth of that time",
      ratio: alone / (whole / 100), atMost: 1, detail: "\(alone.text) ms")
    table.add(
      "the same, with the place of every view read in every frame", ratio: read / alone, atMost: 8,
      detail: "\(read.text) ms, 1/\((whole / read).text) of the time")
  }

  @MainActor private func median(_ measure: () -> Double) -> Double {
    (0..<5).map { _ in measure() }.median
  }

  /// Half of the views move by constraints, half by transforms, and set out again every half second.
  @MainActor private func play(reading: Bool) {
    let environment = HeadlessEnvironment()
    withEnvironment(environment) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      var moves: [NSLayoutConstraint] = []
      var views: [UIView] = []
      for index in 0..<Self.views {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor)
        NSLayoutConstraint.activate([
          leading,
          view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: CGFloat(index)),
          view.widthAnchor.constraint(equalToConstant: 20),
          view.heightAnchor.constraint(equalToConstant: 3),
        ])
        moves.append(leading)
        views.append(view)
      }
      window.makeKeyAndVisible()
      let clock = HeadlessClock.shared
      clock.turn()
      var sum: CGFloat = 0
      for frame in 0..<(Self.seconds * Self.framesPerSecond) {
        if frame % 30 == 0 {
          UIView.animate(withDuration: 0.5) {
            for (index, view) in views.enumerated() {
              if index % 2 == 0 {
                moves[index].constant = CGFloat((frame / 30 * 37 + index) % 300)
              } else {
                view.transform = CGAffineTransform(translationX: CGFloat(frame % 200), y: 0)
              }
            }
            window.layoutIfNeeded()
          }
        }
        clock.advance(by: 1 / Double(Self.framesPerSecond))
        guard reading else { continue }
        for view in views { sum += view.layer.presentation()?.position.x ?? 0 }
      }
      precondition(!reading || sum > 0)
      window.isHidden = true
    }
  }
}
