import Foundation

/// A view that indicates a scroll view's position; it is a subview of the scroll view.
@MainActor
final class ScrollIndicatorView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = IndicatorRules.width / 2
  }

  required init?(coder: NSCoder) { nil }
}

/// The dimensions and durations of scroll indicators, in points and seconds. Apple does not document them, so they are
/// assumptions.
enum IndicatorRules {
  static let width: CGFloat = 3
  /// The distance between an indicator and the edges.
  static let margin: CGFloat = 3
  /// The minimum length of an indicator.
  static let least: CGFloat = 36
  /// The minimum length of an indicator while content is pulled past its edge.
  static let leastPulled: CGFloat = 8
  /// The delay until indicators fade after scrolling and after a flash, and the duration of the fade.
  static let rest = 0.5
  static let flash = 1.0
  static let fade = 0.25
}

/// The indicators of a scroll view, which exist while content moves and shortly afterward.
@MainActor
final class ScrollIndicators {
  private unowned let view: UIScrollView
  private var shown: [NSLayoutConstraint.Axis: ScrollIndicatorView] = [:]
  private var timer: HeadlessTimer?

  init(_ view: UIScrollView) { self.view = view }

  /// Shows the indicators of the axes along which the content can scroll.
  func show() {
    timer?.invalidate()
    timer = nil
    for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] where indicates(axis) {
      let indicator = shown[axis] ?? ScrollIndicatorView()
      shown[axis] = indicator
      indicator.backgroundColor = color
      UIView.outsideAnimations { indicator.alpha = 1 }
    }
    follow()
  }

  /// Hides the indicators after a delay, in seconds.
  func hide(after length: TimeInterval) {
    guard !shown.isEmpty else { return }
    timer?.invalidate()
    timer = HeadlessClock.shared.schedule(after: length, named: "scroll indicators") {
      [weak self] in self?.fade()
    }
  }

  private func fade() {
    timer = nil
    let fading = shown
    UIView.animate(
      withDuration: IndicatorRules.fade, delay: 0, options: .allowUserInteraction,
      animations: { for indicator in fading.values { indicator.alpha = 0 } },
      completion: { [weak self] _ in
        for (axis, indicator) in fading where indicator.alpha == 0 {
          indicator.removeFromSuperview()
          if self?.shown[axis] === indicator { self?.shown[axis] = nil }
        }
      })
  }

  /// Updates the indicators for the current position of the content.
  func follow() {
    guard !shown.isEmpty else { return }
    for (axis, indicator) in shown {
      guard indicates(axis) else {
        indicator.removeFromSuperview()
        shown[axis] = nil
        continue
      }
      let frame = frame(axis)
      UIView.outsideAnimations { if indicator.frame != frame { indicator.frame = frame } }
    }
    // New cells are added in front of the indicators, so the indicators are moved to the front again.
    let front = view.subviews.suffix(shown.count)
    if front.count == shown.count, front.allSatisfy({ $0 is ScrollIndicatorView }) { return }
    for indicator in shown.values { view.addSubview(indicator) }
  }

  private var color: UIColor {
    switch view.indicatorStyle {
    case .default: .label.withAlphaComponent(0.35)
    case .black: .black.withAlphaComponent(0.35)
    case .white: .white.withAlphaComponent(0.35)
    }
  }

  // MARK: Geometry

  private func indicates(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let isVertical = axis == .vertical
    let range = view.offsetRange(axis)
    return (isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator)
      && range.upperBound > range.lowerBound
  }

  /// Returns the frame of an indicator, in the content's coordinates.
  ///
  /// The indicator covers the same fraction of its track as the visible part covers of the content.
  private func frame(_ axis: NSLayoutConstraint.Axis) -> CGRect {
    let isVertical = axis == .vertical
    var insets =
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets {
      let safe = view.safeAreaInsets
      insets = UIEdgeInsets(
        top: insets.top + safe.top, left: insets.left + safe.left,
        bottom: insets.bottom + safe.bottom, right: insets.right + safe.right)
    }
    let area = view.bounds.inset(by: insets).insetBy(
      dx: IndicatorRules.margin, dy: IndicatorRules.margin)
    let track = max(isVertical ? area.height : area.width, 0)
    let range = view.offsetRange(axis)
    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    let seen = view.length(axis)
    let total = range.upperBound - range.lowerBound + seen
    let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = min(max(track * seen / total, IndicatorRules.least), track)
    let shortened = past > 0 ? max(length - past, min(IndicatorRules.leastPulled, track)) : length
    let part = (offset - range.lowerBound) / (range.upperBound - range.lowerBound)
    let start = (track - shortened) * min(max(part, 0), 1)
    guard isVertical else {
      return CGRect(
        x: area.minX + start, y: area.maxY - IndicatorRules.width, width: shortened,
        height: IndicatorRules.width)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? area.minX : area.maxX - IndicatorRules.width, y: area.minY + start,
      width: IndicatorRules.width, height: shortened)
  }
}
