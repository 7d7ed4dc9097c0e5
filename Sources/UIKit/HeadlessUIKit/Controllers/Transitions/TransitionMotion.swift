import Foundation

/// UIKit's own animations of transitions, which move views in presentation layers; the model values are final from the
/// beginning.
///
/// UIKit documents neither their paths nor their timing. A pushed view slides in from the trailing edge, while the old
/// view slides away by a third of the width; a presented view slides in from below. All transitions fade instead if the
/// user prefers cross-fades.
@MainActor
enum TransitionMotion {
  case none
  /// A push or a pop.
  case push, pop
  /// A presentation or a dismissal with a style.
  case present(UIModalTransitionStyle)
  case dismiss(UIModalTransitionStyle)

  /// Animates the views.
  /// - Parameters:
  ///   - old: The view that disappears.
  ///   - new: The view that appears.
  ///   - duration: The duration, in seconds.
  func show(from old: UIView?, to new: UIView?, duration: TimeInterval) {
    switch self {
    case .none: break
    case .push where UIAccessibility.prefersCrossFadeTransitions,
      .present(.coverVertical) where UIAccessibility.prefersCrossFadeTransitions:
      new?.layer.fade(from: 0, to: 1, duration)
    case .pop where UIAccessibility.prefersCrossFadeTransitions,
      .dismiss(.coverVertical) where UIAccessibility.prefersCrossFadeTransitions:
      old?.layer.fade(from: 1, to: 0, duration)
    case .push, .pop:
      let isBack = if case .pop = self { true } else { false }
      let view = new ?? old
      let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = (view?.bounds.width ?? 0) * (isMirrored ? -1 : 1)
      let (front, back) = (CGPoint(x: width, y: 0), CGPoint(x: -width * 0.3, y: 0))
      new?.layer.slide(from: isBack ? back : front, to: .zero, duration)
      old?.layer.slide(from: .zero, to: isBack ? front : back, duration)
    case .present(.crossDissolve): new?.layer.fade(from: 0, to: 1, duration)
    case .dismiss(.crossDissolve): old?.layer.fade(from: 1, to: 0, duration)
    case .present(.coverVertical):
      new?.layer.slide(from: CGPoint(x: 0, y: new?.wayOut ?? 0), to: .zero, duration)
    case .dismiss(.coverVertical):
      old?.layer.slide(from: .zero, to: CGPoint(x: 0, y: old?.wayOut ?? 0), duration)
    case .present, .dismiss: break
    }
  }
}

extension UIView {
  /// The distance by which the view must move down to leave its superview, in points.
  fileprivate var wayOut: CGFloat { (superview?.bounds.maxY ?? bounds.height) - frame.minY }
}

extension CALayer {
  fileprivate func slide(from start: CGPoint, to end: CGPoint, _ duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    animation.setEnds(from: .point(start), to: .point(end))
    show(animation, duration)
  }

  fileprivate func fade(from start: Double, to end: Double, _ duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setEnds(from: .number(start), to: .number(end))
    show(animation, duration)
  }

  private func show(_ animation: CABasicAnimation, _ duration: TimeInterval) {
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    run(animation, forKey: "view controller transition")
  }
}
