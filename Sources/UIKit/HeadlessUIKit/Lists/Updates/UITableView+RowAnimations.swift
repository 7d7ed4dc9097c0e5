import Foundation

/// The animations of rows and sections in a batch of changes, as requested by the calls in the batch.
struct RowAnimations {
  var come: [ItemPlace: UITableView.RowAnimation] = [:]
  var gone: [ItemPlace: UITableView.RowAnimation] = [:]
  var comeSections: [Int: UITableView.RowAnimation] = [:]
  var goneSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of rows that no call in the batch mentions.
  var usual = UITableView.RowAnimation.automatic

  func ofRow(from place: ItemPlace) -> UITableView.RowAnimation {
    gone[place] ?? goneSections[place.section] ?? usual
  }

  func ofRow(to place: ItemPlace) -> UITableView.RowAnimation {
    come[place] ?? comeSections[place.section] ?? usual
  }
}

/// A batch of changes to the rows of a table.
@MainActor
struct TableChange {
  let plan: ListPlan
  let animations: RowAnimations
  /// Whether the change is animated.
  let isAnimated: Bool
  /// The geometry before the change.
  let geometry: TableGeometry
  /// The views of removed rows.
  var gone: [LeavingView] = []
}

extension UITableView {
  func makeChange(_ plan: ListPlan, _ update: ListUpdate, _ animations: RowAnimations)
    -> TableChange
  {
    var animations = animations
    for old in update.reloadedItems {
      if let new = plan.place(from: old) { animations.come[new] = animations.gone[old] }
    }
    for old in update.reloadedSections {
      if let new = plan.section(from: old) {
        animations.comeSections[new] = animations.goneSections[old]
      }
    }
    return TableChange(
      plan: plan, animations: animations,
      isAnimated: window != nil && UIView.areAnimationsEnabled, geometry: geometry)
  }

  /// Shows the changes of a batch.
  /// - Returns: The views that are moving out of sight.
  func showChange() -> [UIView] {
    let known = Set(leaving.keys)
    for gone in change?.gone ?? [] {
      let place = gone.key.place
      if gone.key.kind == .cell {
        leave(gone, by: change?.animations.ofRow(from: place) ?? .none)
      } else {
        leave(gone, by: change?.animations.goneSections[place.section] ?? .fade)
      }
    }
    change?.gone = []
    layoutIfNeeded()
    forgetChange()
    return leaving.values.map(\.view).filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Ends a change. Removed views that have not been moved out of sight are removed immediately.
  func forgetChange() {
    let gone = change?.gone ?? []
    change = nil
    for view in gone { retire(view) }
  }

  // MARK: Moving rows

  /// Returns the distance that a row moves while it is inserted or deleted, in points. Assumed.
  ///
  /// With `automatic` and `middle`, the row fades instead.
  private func distance(_ animation: RowAnimation, _ size: CGSize) -> CGPoint {
    switch animation {
    case .right: CGPoint(x: size.width, y: 0)
    case .left: CGPoint(x: -size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .middle, .automatic, .none: .zero
    }
  }

  private func fades(_ animation: RowAnimation) -> Bool {
    switch animation {
    case .fade, .middle, .automatic: true
    case .right, .left, .top, .bottom, .none: false
    }
  }

  /// Returns the start frame of a cell that appears: next to its final position or at it, or at the row's old position.
  func start(of place: ItemPlace, _ frame: CGRect) -> CGRect {
    guard let change, change.isAnimated else { return frame }
    if let old = change.plan.oldPlace(of: place) {
      guard change.geometry.has(old) else { return frame }
      return CGRect(
        x: frame.minX, y: CGFloat(change.geometry.top(of: old)), width: frame.width,
        height: CGFloat(change.geometry.height(of: old)))
    }
    let distance = distance(change.animations.ofRow(to: place), frame.size)
    return frame.offsetBy(dx: distance.x, dy: distance.y)
  }

  /// Fades in the cell of an inserted row if its animation is a fade.
  func fadeIn(_ cell: UIView, _ place: ItemPlace) {
    guard let change, change.isAnimated, change.plan.isNew(place),
      fades(change.animations.ofRow(to: place))
    else { return }
    let alpha = cell.alpha
    UIView.outsideAnimations { cell.alpha = 0 }
    cell.alpha = alpha
  }

  /// Moves a view out of sight; it is removed at the end of the animation.
  private func leave(_ gone: LeavingView, by animation: RowAnimation) {
    guard animation != .none else { return retire(gone) }
    let view = gone.view
    leaving[ObjectIdentifier(view)] = gone
    if fades(animation) {
      view.alpha = 0
    } else {
      let distance = distance(animation, view.bounds.size)
      view.center = CGPoint(x: view.center.x + distance.x, y: view.center.y + distance.y)
    }
  }

  /// Removes the cell of a row that is no longer visible; during a change, only after it has moved to its new position.
  func hideCell(_ place: ItemPlace) {
    guard let cell = tiles.remove(.cell(place)) as? UITableViewCell else { return }
    guard change?.isAnimated == true, geometry.has(place) else {
      return retire(cell, at: dataPath(place))
    }
    leaving[ObjectIdentifier(cell)] = LeavingView(cell, .cell(place), at: dataPath(place))
    cell.setUntransformedFrame(rect(of: place))
  }

  /// Removes views that are now out of sight and keeps them for reuse; nil means all of them.
  func retireLeaving(_ views: [UIView]? = nil) {
    for id in views?.map(ObjectIdentifier.init) ?? Array(leaving.keys) {
      guard let row = leaving.removeValue(forKey: id) else { continue }
      row.view.alpha = row.alpha
      retire(row)
    }
  }

  /// Removes a view that is no longer visible, for reuse.
  func retire(_ gone: LeavingView) {
    if gone.key.kind == .cell, let cell = gone.view as? UITableViewCell {
      retire(cell, at: gone.path)
    } else {
      hideSectionView(gone.view, gone.key)
    }
  }
}
