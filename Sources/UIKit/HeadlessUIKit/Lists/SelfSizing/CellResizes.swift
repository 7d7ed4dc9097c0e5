import Foundation

/// Whether visible cells of a list have changed their content, so that the next layout finds their sizes again.
@MainActor
struct CellResizes {
  private var isDue = false
  private var isAnimated = false

  /// Records a change. The resize is animated unless a change happened without animations.
  mutating func note() {
    let animates = UIView.areAnimationsEnabled
    isAnimated = isDue ? isAnimated && animates : animates
    isDue = true
  }

  /// Returns whether the next layout is animated, and forgets the changes.
  mutating func take() -> Bool {
    defer { (isDue, isAnimated) = (false, false) }
    return isDue && isAnimated
  }
}

extension UIScrollView {
  /// Lays out a list, with animation if visible cells change their sizes on a screen.
  ///
  /// Source: Apple's session about the lists of iOS 16: cells resize with animation, except inside of
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
  /// The cell has another content configuration, or code has invalidated its intrinsic size or that of its content.
  case content
  /// A constraint or an intrinsic size inside the cell has changed.
  case constraints
}

extension StateCell {
  /// Remembers what the constraints inside the cell depend on, so that later only other values count as changes.
  /// - Parameter counts: Whether the list looks at constraints at all.
  func noteMeasured(for counts: Bool) { measuredRevision = counts ? revisionInside : nil }

  /// Numbers that change with the content, and with the constraints inside the cell if they count.
  fileprivate func contentRevision(counts: Bool) -> (content: UInt32, inside: Int?) {
    (contentChanges, counts ? revisionInside : nil)
  }

  /// Whether the cell was measured with its present constraints.
  fileprivate func isMeasured(for change: CellContentChange) -> Bool {
    change == .constraints && measuredRevision == revisionInside
  }
}

extension UIView {
  /// A hash of the views inside that constraints concern, and of the changes of each.
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
  /// Which changes of a visible cell make it find its height again, with UIKit's numbers.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Lets the next layout find the height of a visible cell again.
  func cellChanged(_ cell: UITableViewCell, _ change: CellContentChange) {
    guard !isTiling, measuresRows, selfSizingInvalidation.allows(change),
      let key = tiles.key(of: cell), key.kind == .cell, geometry.has(key.place),
      !cell.isMeasured(for: change)
    else { return }
    geometry.forgetHeight(of: key.place)
    resizes.note()
    setNeedsLayout()
  }

  /// Tells the delegate that a cell is about to be shown. If that changes the content of the cell, the next layout finds
  /// its height again.
  func tellDelegate(willDisplay cell: UITableViewCell, _ place: ItemPlace) {
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
  /// Which changes of a visible cell make it find its size again, with UIKit's numbers.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Lets the next layout find the size of a visible cell again.
  func cellChanged(_ cell: UICollectionViewCell, _ change: CellContentChange) {
    guard !isTiling, selfSizingInvalidation.allows(change), tiles.key(of: cell) != nil,
      !cell.isMeasured(for: change),
      fittedSizes.removeValue(forKey: ObjectIdentifier(cell)) != nil
    else { return }
    resizes.note()
    setNeedsLayout()
  }

  /// Tells the delegate that a cell is about to be shown. If that changes the content of the cell, the next layout finds
  /// its size again.
  func tellDelegate(willDisplay cell: UICollectionViewCell, _ path: IndexPath) {
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
  /// Whether a cell finds its height again when only its constraints change.
  @MainActor var countsConstraints: Bool { allows(.constraints) }

  @MainActor fileprivate func allows(_ change: CellContentChange) -> Bool {
    UICollectionView.SelfSizingInvalidation(rawValue: rawValue)?.allows(change) ?? false
  }
}

extension UICollectionView.SelfSizingInvalidation {
  /// Whether a cell finds its size again when only its constraints change.
  @MainActor var countsConstraints: Bool { allows(.constraints) }

  /// Whether a change makes a cell find its size again; cells do that since iOS 16.
  @MainActor fileprivate func allows(_ change: CellContentChange) -> Bool {
    guard UIKitEra.current >= .iOS16 else { return false }
    switch self {
    case .disabled: return false
    case .enabled: return change == .content
    case .enabledIncludingConstraints: return true
    }
  }
}
