public import Foundation
public import HeadlessUIKit

/// The side of a row from which a swipe begins.
public enum SwipeSide: Sendable {
  /// The leading or trailing edge of the row, according to the layout direction.
  case leading, trailing
}

/// Taps a visible row of a table.
/// - Throws: ``InteractionError`` if the row does not exist or is not visible, or if a touch cannot reach it.
@MainActor
public func tapRow(at indexPath: IndexPath, in table: UITableView) throws(InteractionError) {
  try tap(try row(indexPath, of: table, to: "tap"))
}

/// Taps the accessory button of a visible row: its segue is performed, or the delegate is called.
/// - Throws: ``InteractionError`` if the row is not visible or has no accessory button, or if a touch cannot reach it.
@MainActor
public func tapAccessory(ofRowAt indexPath: IndexPath, in table: UITableView)
  throws(InteractionError)
{
  let cell = try row(indexPath, of: table, to: "tap the accessory of")
  _ = try Aim(at: cell, nil, to: "tap the accessory of")
  if let control = cell.accessoryView as? UIControl, !table.isEditing { return try tap(control) }
  guard table.tapAccessory(forRowAt: indexPath) else {
    throw absent("the accessory of \(indexPath.text)", of: table, "it has no accessory button")
  }
}

/// Taps the control that deletes or inserts a visible row of a table in editing mode.
/// - Throws: ``InteractionError`` if the row is not visible or has no such control, or if a touch cannot reach it.
@MainActor
public func tapEditControl(ofRowAt indexPath: IndexPath, in table: UITableView)
  throws(InteractionError)
{
  _ = try Aim(at: try row(indexPath, of: table, to: "edit"), nil, to: "edit")
  guard table.tapEditControl(forRowAt: indexPath) else {
    throw absent(
      "the editing control of \(indexPath.text)", of: table,
      table.isEditing ? "the row has none" : "the table is not in editing mode")
  }
}

/// Drags a visible row of a table in editing mode by its control.
///
/// The delegate may choose another target, and the data source moves the row.
/// - Throws: ``InteractionError`` if the row is not visible or cannot be moved there, or if a touch cannot reach it.
@MainActor
public func dragRow(at indexPath: IndexPath, to target: IndexPath, in table: UITableView)
  throws(InteractionError)
{
  _ = try Aim(at: try row(indexPath, of: table, to: "drag"), nil, to: "drag")
  guard table.dragRow(at: indexPath, to: target) else {
    throw absent(
      "\(indexPath.text) to \(target.text)", of: table,
      table.isEditing ? "the row cannot be moved there" : "the table is not in editing mode")
  }
}

/// Returns the actions that swiping a row reveals: those of the delegate, or a deletion if the row can be edited.
@MainActor
public func swipeActions(
  ofRowAt indexPath: IndexPath, from side: SwipeSide = .trailing, in table: UITableView
) -> [UIContextualAction] { table.swipeActions(forRowAt: indexPath, from: side.own) }

/// Swipes a visible row, and taps one of the actions.
/// - Throws: ``InteractionError`` if the row is not visible or has no action with the title, or if a touch cannot reach
///   it. The message lists the actions.
@MainActor
public func chooseSwipeAction(
  _ title: String, ofRowAt indexPath: IndexPath, from side: SwipeSide = .trailing,
  in table: UITableView
) throws(InteractionError) {
  _ = try Aim(at: try row(indexPath, of: table, to: "swipe"), nil, to: "swipe")
  guard table.performSwipeAction(titled: title, forRowAt: indexPath, from: side.own) else {
    let titles = swipeActions(ofRowAt: indexPath, from: side, in: table)
      .compactMap { $0.title.map { "\"\($0)\"" } }
    throw absent(
      "\"\(title)\" of \(indexPath.text)", of: table,
      titles.isEmpty ? "the row has no actions" : "the row offers \(titles.joined(separator: ", "))"
    )
  }
}

/// Taps a visible item of a collection view.
/// - Throws: ``InteractionError`` if the item does not exist or is not visible, or if a touch cannot reach it.
@MainActor
public func tapItem(at indexPath: IndexPath, in collection: UICollectionView)
  throws(InteractionError)
{
  collection.window?.layoutIfNeeded()
  guard let cell = collection.cellForItem(at: indexPath) else {
    throw absent(indexPath.text, of: collection, hidden)
  }
  try tap(cell)
}

/// Chooses a day of a calendar view.
/// - Throws: ``InteractionError`` if a touch cannot reach the view, if the day is outside its range, or if its selection
///   does not allow the day.
@MainActor
public func choose(_ day: DateComponents, of calendar: UICalendarView) throws(InteractionError) {
  _ = try Aim(at: calendar, nil, to: "choose from")
  guard calendar.tapDate(day) else {
    throw absent(
      "a day", of: calendar, "the day is out of range, or the selection does not allow it")
  }
}

/// Chooses a tab of a visible tab bar controller, which asks and calls its delegate.
/// - Throws: ``InteractionError`` if the tab does not exist, or if a touch cannot reach the bar.
@MainActor
public func chooseTab(at index: Int, of controller: UITabBarController) throws(InteractionError) {
  _ = try Aim(at: controller.tabBar, nil, to: "choose from")
  let count = controller.viewControllers?.count ?? 0
  guard (0..<count).contains(index) else {
    throw absent("tab \(index)", of: controller.tabBar, "it has \(count) tabs")
  }
  controller.selectTab(at: index)
}

/// Chooses a scope of a visible search bar.
/// - Throws: ``InteractionError`` if the scope does not exist, or if a touch cannot reach the bar.
@MainActor
public func chooseScope(at index: Int, of bar: UISearchBar) throws(InteractionError) {
  _ = try Aim(at: bar, nil, to: "choose from")
  let count = bar.scopeButtonTitles?.count ?? 0
  guard (0..<count).contains(index) else {
    throw absent("scope \(index)", of: bar, "it has \(count) scopes")
  }
  bar.selectScope(at: index)
}

/// Cancels the search of a visible search bar, as a tap on its cancel button does.
/// - Throws: ``InteractionError`` if a touch cannot reach the bar.
@MainActor
public func cancel(_ bar: UISearchBar) throws(InteractionError) {
  _ = try Aim(at: bar, nil, to: "cancel")
  bar.cancel()
}

/// Taps the bookmark button of a visible search bar.
/// - Throws: ``InteractionError`` if the bar does not show the button, or if a touch cannot reach the bar.
@MainActor
public func tapBookmark(of bar: UISearchBar) throws(InteractionError) {
  _ = try Aim(at: bar, nil, to: "tap the bookmark button of")
  guard bar.showsBookmarkButton else {
    throw absent("the bookmark button", of: bar, "showsBookmarkButton is false")
  }
  bar.delegate?.searchBarBookmarkButtonClicked(bar)
}

/// Taps the results button of a visible search bar.
/// - Throws: ``InteractionError`` if the bar does not show the button, or if a touch cannot reach the bar.
@MainActor
public func tapResultsList(of bar: UISearchBar) throws(InteractionError) {
  _ = try Aim(at: bar, nil, to: "tap the results button of")
  guard bar.showsSearchResultsButton else {
    throw absent("the results button", of: bar, "showsSearchResultsButton is false")
  }
  bar.delegate?.searchBarResultsListButtonClicked(bar)
}

private let hidden = "it is not visible; scroll to it first"

@MainActor
private func row(_ indexPath: IndexPath, of table: UITableView, to verb: String)
  throws(InteractionError) -> UITableViewCell
{
  table.window?.layoutIfNeeded()
  guard let cell = table.cellForRow(at: indexPath) else {
    throw InteractionError(
      kind: .nothingToChoose,
      message: "cannot \(verb) row \(indexPath.text) of \(table.name): \(hidden)")
  }
  return cell
}

@MainActor
private func absent(_ part: String, of view: UIView, _ reason: String) -> InteractionError {
  InteractionError(
    kind: .nothingToChoose, message: "cannot choose \(part) of \(view.name): \(reason)")
}

extension SwipeSide {
  fileprivate var own: UITableView.SwipeSide { self == .leading ? .leading : .trailing }
}

extension IndexPath {
  /// The components of the index path for messages: `[0, 1]`.
  fileprivate var text: String { "\(map { $0 })" }
}
