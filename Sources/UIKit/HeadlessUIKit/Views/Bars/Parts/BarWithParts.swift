import Foundation

/// A bar whose items are parts of the bar instead of views. Touches hit the parts.
@MainActor
package protocol BarWithParts: UIView {
  /// The layout of the bar's items.
  var parts: BarParts { get }
  /// Tracks the touch on an item and the views of items.
  var contents: BarContents { get set }
  /// The views of the items that the bar shows.
  var itemViews: [UIView] { get }
  /// Performs a tap on a part.
  func activate(_ item: BarParts.Item)
}

/// The touched item of a bar, and the app's views that the bar shows for its items.
@MainActor
package struct BarContents {
  /// The touch that began on an item.
  fileprivate weak var touch: UITouch?
  /// The item under the finger.
  fileprivate var touchedRole: BarParts.Role?
  /// The views that the bar shows, each with its wrapper view if constraints determine its size.
  fileprivate(set) var views: [(view: UIView, holder: BarViewHolder?)] = []
}

extension BarWithParts {
  // MARK: Views

  /// Adds the views of the visible items to the bar, and removes those of other items.
  func updateItemViews() {
    let wanted = itemViews
    if wanted.isEmpty, contents.views.isEmpty { return setNeedsLayout() }
    for old in contents.views where !wanted.contains(where: { $0 === old.view }) {
      if let holder = old.holder {
        if old.view.superview === holder { old.view.removeFromSuperview() }
        holder.removeFromSuperview()
      } else if old.view.superview === self {
        old.view.removeFromSuperview()
      }
    }
    contents.views = wanted.map { view in
      let old = contents.views.first { $0.view === view }
      let outer = old?.holder ?? self
      if let old, view.superview === outer { return old }
      guard !view.translatesAutoresizingMaskIntoConstraints else {
        addSubview(view)
        return (view, nil)
      }
      let holder = BarViewHolder(view)
      addSubview(holder)
      return (view, holder)
    }
    setNeedsLayout()
  }

  /// Positions the views of the items.
  package func placeItemViews() {
    guard !contents.views.isEmpty else { return }
    for item in parts.items {
      let view: UIView
      switch item.role {
      case .button(let button):
        guard let custom = button.customView else { continue }
        view = custom
      case .titleView(let title): view = title
      default: continue
      }
      guard let entry = contents.views.first(where: { $0.view === view }) else { continue }
      let outer = entry.holder ?? view
      guard outer.superview === self else { continue }
      // A transform moves the view about its center.
      if outer.bounds.size != item.frame.size { outer.bounds.size = item.frame.size }
      let center = CGPoint(x: item.frame.midX, y: item.frame.midY)
      if outer.center != center { outer.center = center }
    }
  }

  /// The subviews that are not the app's views for items.
  var ownSubviews: [UIView] {
    contents.views.isEmpty
      ? subviews
      : subviews.filter { view in
        !contents.views.contains { $0.view === view || $0.holder === view }
      }
  }

  // MARK: Touches

  /// Starts tracking a touch on an item. Returns false if there is no item at the point.
  func beginItemTouch(_ touches: Set<UITouch>) -> Bool {
    if contents.touch != nil { return true }
    guard let touch = touches.min(by: { $0.number < $1.number }),
      let item = parts.touchedItem(at: touch.location(in: self))
    else { return false }
    contents.touch = touch
    contents.touchedRole = item.role
    return true
  }

  /// Returns whether the bar is tracking the touches, so that they are not passed up the responder chain.
  func followsItemTouch(_ touches: Set<UITouch>) -> Bool {
    contents.touch.map { touches.contains($0) } ?? false
  }

  /// Performs the tap on the item, unless the finger has left it. Returns false if the bar is not tracking the touch.
  func endItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard followsItemTouch(touches), let touch = contents.touch else { return false }
    contents.touch = nil
    let margin = TrackingRules.margin
    guard let role = contents.touchedRole,
      let item = parts.items.first(where: { $0.role.isSame(as: role) }),
      item.frame.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
    else { return true }
    activate(item)
    return true
  }

  /// Stops tracking a touch. Returns false if the bar is not tracking it.
  func cancelItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard followsItemTouch(touches) else { return false }
    contents.touch = nil
    return true
  }
}

/// A wrapper around an item's view whose size is determined by constraints. UIKit has such a view as well.
final class BarViewHolder: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    for constraint in [
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ] {
      // The view's own constraints take precedence.
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The size of the view in a bar: the one that its constraints determine, or its own, or else its intrinsic size.
  var sizeInBar: CGSize {
    if !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    var size = bounds.size
    guard size.width <= 0 || size.height <= 0 else { return size }
    let natural = intrinsicContentSize
    if size.width <= 0 { size.width = max(natural.width, 0) }
    if size.height <= 0 { size.height = max(natural.height, 0) }
    return size
  }
}
