import Foundation

/// Whether visible cells of a list have changed their content, so that the next layout must measure them again.
@MainActor
struct CellResizes {
  private var isDue = false
  private var isAnimated = false

  /// Records a change. The resize is animated unless one of the changes happened without animations.
  mutating func note() {
    let animates = UIView.areAnimationsEnabled
    isAnimated = isDue ? isAnimated && animates : animates
    isDue = true
  }

  /// Returns whether the next layout is animated, and clears the recorded changes.
  mutating func take() -> Bool {
    defer { (isDue, isAnimated) = (false, false) }
    return isDue && isAnimated
  }
}

extension UIScrollView {
  /// Lays out a list, with animation if visible cells change their sizes on screen.
  ///
  /// Source: Apple's WWDC session about lists in iOS 16: cells resize with animation, except inside
  /// `performWithoutAnimation`.
  func layOut(animatingResizes animates: Bool, _ layOut: @escaping () -> Void) {
    guard animates, window != nil, UIView.inheritedAnimationDuration == 0 else { return layOut() }
    UIView.animate(
      withDuration: TableRules.updateLength, delay: 0, options: TableRules.updateOptions,
      animations: layOut)
  }
}

/// A change of a cell that may change its size.
enum CellContentChange {
  /// The cell has a new content configuration, or code has invalidated its intrinsic size or that of its content.
  case content
  /// A constraint or an intrinsic size inside the cell has changed.
  case constraints
}

extension StateCell {
  /// Records the values that the constraints inside the cell depend on, so that only different values count as changes
  /// later.
  /// - Parameter counts: Whether the list considers constraints at all.
  func recordMeasured(for counts: Bool) { measuredRevision = counts ? revisionInside : nil }

  /// Values that change with the content, and with the constraints inside the cell if those are considered.
  fileprivate func contentRevision(counts: Bool) -> (content: UInt32, inside: Int?) {
    (contentChanges, counts ? revisionInside : nil)
  }

  /// Whether the cell was measured with its current constraints.
  fileprivate func isMeasured(for change: CellContentChange) -> Bool {
    change == .constraints && measuredRevision == revisionInside
  }
}

extension UIView {
  /// A hash of the views inside that constraints refer to, and of the changes to each.
  fileprivate var revisionInside: Int {
    var hasher = Hasher()
    addRevisions(to: &hasher)
    return hasher.finalize()
  }

  private func addRevisions(to hasher: inout Hasher) {
    let own = layoutRevisions
    if own != LayoutRevisions() {
      hasher.combine(ObjectIdentifier(self))
      hasher.combine(own.equations)
      hasher.combine(own.constraints)
      hasher.combine(own.content)
    }
    for view in subviews { view.addRevisions(to: &hasher) }
  }
}

extension UITableView {
  /// The changes to a visible cell that make the table measure it again, with UIKit's raw values.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Makes the next layout measure the height of a visible cell again.
  func cellChanged(_ cell: UITableViewCell, _ change: CellContentChange) {
    guard !isTiling, measuresRows, selfSizingInvalidation.allows(change),
      let key = tiles.key(of: cell), key.kind == .cell, geometry.has(key.place),
      !cell.isMeasured(for: change)
    else { return }
    geometry.forgetHeight(of: key.place)
    resizes.note()
    setNeedsLayout()
  }

  /// Notifies the delegate that a cell is about to be shown. If that changes the content of the cell, the next layout
  /// measures its height again.
  func notifyDelegate(willDisplay cell: UITableViewCell, _ place: ItemPlace) {
    let before = cell.contentRevision(counts: selfSizingInvalidation.countsConstraints)
    delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(place))
    guard measuresRows, selfSizingInvalidation.allows(.content), geometry.has(place),
      cell.contentRevision(counts: selfSizingInvalidation.countsConstraints) != before
    else { return }
    geometry.forgetHeight(of: place)
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// The changes to a visible cell that make the collection view measure it again, with UIKit's raw values.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Makes the next layout measure the size of a visible cell again.
  func cellChanged(_ cell: UICollectionViewCell, _ change: CellContentChange) {
    guard !isTiling, selfSizingInvalidation.allows(change), tiles.key(of: cell) != nil,
      !cell.isMeasured(for: change),
      fittedSizes.removeValue(forKey: ObjectIdentifier(cell)) != nil
    else { return }
    resizes.note()
    setNeedsLayout()
  }

  /// Notifies the delegate that a cell is about to be shown. If that changes the content of the cell, the next layout
  /// measures its size again.
  func notifyDelegate(willDisplay cell: UICollectionViewCell, _ path: IndexPath) {
    let before = cell.contentRevision(counts: selfSizingInvalidation.countsConstraints)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    guard selfSizingInvalidation.allows(.content),
      cell.contentRevision(counts: selfSizingInvalidation.countsConstraints) != before,
      fittedSizes.removeValue(forKey: ObjectIdentifier(cell)) != nil
    else { return }
    setNeedsLayout()
  }
}

extension UITableView.SelfSizingInvalidation {
  /// Whether a cell's height is measured again when only its constraints change.
  @MainActor var countsConstraints: Bool { allows(.constraints) }

  @MainActor fileprivate func allows(_ change: CellContentChange) -> Bool {
    UICollectionView.SelfSizingInvalidation(rawValue: rawValue)?.allows(change) ?? false
  }
}

extension UICollectionView.SelfSizingInvalidation {
  /// Whether a cell's size is measured again when only its constraints change.
  @MainActor var countsConstraints: Bool { allows(.constraints) }

  /// Whether a change makes the list measure a cell again; since iOS 16, it does.
  @MainActor fileprivate func allows(_ change: CellContentChange) -> Bool {
    guard UIKitEra.current >= .iOS16 else { return false }
    switch self {
    case .disabled: return false
    case .enabled: return change == .content
    case .enabledIncludingConstraints: return true
    }
  }
}
