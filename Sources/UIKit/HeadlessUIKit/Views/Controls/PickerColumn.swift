import Foundation

/// A wheel of a picker: a scroll view that stops with a row in its middle.
@MainActor
final class PickerColumn: UIScrollView {
  private weak var picker: UIPickerView?
  let component: Int
  /// The number of rows and their height, in points, when the picker last reloaded the wheel.
  private(set) var count = 0
  private var rowHeight = PickerRules.rowHeight
  /// The visible views by row, and those that wait for reuse.
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  /// The row at which the wheel rests, or last rested.
  private(set) var selected = 0
  /// Whether a finger has turned the wheel. The delegate then receives the chosen row.
  private var isTurnedByTouch = false
  private var touchStart: CGPoint?
  /// Whether the current touch has stopped the wheel.
  private var isStopped = false
  /// Whether code is turning the wheel. When that movement ends, no row is chosen.
  private var isPlacing = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceVertical = true
    decelerationRate = .fast
    scrollDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger is holding the wheel, or the wheel is still moving.
  var isTurning: Bool { isTracking || isDragging || driver.motion != nil }

  // MARK: Rows

  /// Requests the number and the height of the rows again. Their views are requested when they become visible.
  func reload() {
    guard let picker else { return }
    count = max(picker.numberOfRows(inComponent: component), 0)
    rowHeight = max(picker.rowSize(forComponent: component).height, 1)
    for view in rows.values { view.removeFromSuperview() }
    (rows, spare) = ([:], [])
    turn(to: min(selected, max(count - 1, 0)), animated: false)
    setNeedsLayout()
  }

  /// Returns the view of a visible row.
  func view(ofRow row: Int) -> UIView? { rows[row] }

  /// Turns the wheel without notifying the delegate.
  func turn(to row: Int, animated: Bool) {
    selected = min(max(row, 0), max(count - 1, 0))
    fitContent()
    isTurnedByTouch = false
    isPlacing = true
    setContentOffset(offset(of: selected), animated: animated && window != nil)
    isPlacing = false
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// Returns the row that is nearest to the middle at an offset.
  private func row(at offset: CGFloat) -> Int {
    let row = ((offset + contentInset.top) / rowHeight).rounded()
    return min(max(Int(nearest: row), 0), max(count - 1, 0))
  }

  /// Makes room above and below the rows, so that the first and the last one can be in the middle.
  private func fitContent() {
    let room = max((bounds.height - rowHeight) / 2, 0)
    let inset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    if contentInset != inset { contentInset = inset }
    let size = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if contentSize != size { contentSize = size }
  }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    fitContent()
    if !isTurning { setContentOffset(offset(of: selected), animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height > 0, let picker else { return }
    let first = max(Int(nearest: (bounds.minY / rowHeight).rounded(.down)), 0)
    let end = min(Int(nearest: (bounds.maxY / rowHeight).rounded(.up)), count)
    let seen = first..<max(end, first)
    for (row, view) in rows where !seen.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      spare.append(view)
    }
    for row in seen {
      let view = rows[row] ?? makeView(row, of: picker)
      let frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func makeView(_ row: Int, of picker: UIPickerView) -> UIView {
    let view = picker.view(ofRow: row, inComponent: component, reusing: spare.popLast())
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Turning

  /// The wheel stops with a row in its middle.
  override func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    offset(of: row(at: target.y))
  }

  /// Row views receive no touches, so every touch turns the wheel.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first?.location(in: superview)
  }

  /// A tap turns the wheel to the row under the finger.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { (touchStart, isStopped) = (nil, false) }
    guard !isStopped, let touchStart, let touch = touches.first else { return settle() }
    let place = touch.location(in: superview)
    guard abs(place.y - touchStart.y) <= PanRules.slop else { return settle() }
    let row = Int(nearest: (touch.location(in: self).y / rowHeight).rounded(.down))
    guard (0..<count).contains(row), offset(of: row) != contentOffset else { return settle() }
    isTurnedByTouch = true
    setContentOffset(offset(of: row), animated: true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (touchStart, isStopped) = (nil, false)
  }

  /// Chooses the row in the middle, after the wheel has come to rest.
  private func settle() {
    guard !isPlacing, !isDragging, driver.motion == nil else { return }
    let row = row(at: contentOffset.y)
    if contentOffset != offset(of: row) {
      return setContentOffset(offset(of: row), animated: true)
    }
    let isNew = row != selected
    selected = row
    guard isTurnedByTouch else { return }
    isTurnedByTouch = false
    if isNew, let picker {
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
  }
}

extension PickerColumn: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByTouch = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { cameToRest() }

  /// Chooses a row, unless the finger that has stopped the wheel still holds it.
  private func cameToRest() {
    if isTracking { isStopped = true } else { settle() }
  }
}
