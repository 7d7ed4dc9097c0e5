public import Foundation
public import HeadlessUIKit

/// Chooses the item with a title in the visible menu, or taps the button with the title in the visible alert.
///
/// For an alert, advances the clock until the alert is dismissed and its handler has been called.
/// - Parameter window: The window with the menu or alert. Default: the key window.
/// - Throws: ``InteractionError`` if nothing offers choices, if none has this title, if it is disabled or out of reach,
///   or if the app receives no touches. The message lists the available choices.
@MainActor
public func choose(_ title: String, in window: UIWindow? = nil) throws(InteractionError) {
  guard let window = window ?? UIWindow.keyWindow else {
    throw nothing(title, "there is no key window")
  }
  if let refusal = Aim.refusal {
    throw InteractionError(
      kind: .takesNoTouches, message: "cannot choose \"\(title)\": \(refusal)")
  }
  if let menu = window.presentedMenu { return try choose(title, of: menu) }
  var controller = window.rootViewController
  while let presented = controller?.presentedViewController { controller = presented }
  guard let alert = controller as? UIAlertController else {
    throw nothing(title, "neither a menu nor an alert is shown")
  }
  guard let button = alert.button(titled: title) else {
    let titles = alert.actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
    throw nothing(title, titles.isEmpty ? "the alert has no actions" : "the alert offers \(titles)")
  }
  settle { !alert.isBeingPresented }
  try tap(button)
  settle { alert.presentingViewController == nil }
}

/// Turns a wheel of a picker to a row with a finger, and advances the clock until the wheel comes to rest.
/// - Throws: ``InteractionError`` if the row does not exist, or if a touch cannot reach the wheel.
@MainActor
public func choose(row: Int, inComponent component: Int = 0, of picker: UIPickerView)
  throws(InteractionError)
{
  let count =
    component >= 0 && component < picker.numberOfComponents
    ? picker.numberOfRows(inComponent: component) : 0
  guard row >= 0, row < count else {
    throw nothing("row \(row) of wheel \(component)", "the wheel has \(count) rows")
  }
  let rows = row - picker.selectedRow(inComponent: component)
  guard rows != 0 else { return }
  let wheel = picker.wheelRect(component)
  let distance = CGFloat(rows) * picker.rowSize(forComponent: component).height
  // The finger first moves until the wheel follows it, and then moves by the distance between the rows.
  let finger = try Finger(on: picker, at: CGPoint(x: wheel.midX, y: wheel.midY))
  let start = CGPoint(x: wheel.midX, y: wheel.midY - (rows > 0 ? panSlop : -panSlop))
  finger.move(to: start)
  finger.move(to: CGPoint(x: start.x, y: start.y - distance), taking: 0.5)
  HeadlessClock.shared.advance(by: TouchTimes.rest)
  finger.lift()
  settle { !picker.isTurning }
}

/// A distance after which a scroll view is certain to follow a finger, in points.
private let panSlop: CGFloat = 12

/// Chooses a date in a date picker. A date outside the picker's range becomes the nearest date in the range.
///
/// Sets the date immediately, without simulated touches. To turn a single wheel of a picker with the style `.wheels`,
/// pass the `UIPickerView` inside it to ``choose(row:inComponent:of:)``.
/// - Throws: ``InteractionError`` if a touch cannot reach the picker.
@MainActor
public func choose(_ date: Date, of picker: UIDatePicker) throws(InteractionError) {
  _ = try Aim(at: picker, nil, to: "choose from")
  let old = picker.date
  picker.setDate(date, animated: true)
  if picker.date != old { picker.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

/// Taps a button of a visible navigation bar or toolbar, or a tab of a tab bar, where the bar draws it.
/// - Throws: ``InteractionError`` if the bar does not show the item, if the item is hidden or disabled, or if a touch
///   cannot reach it.
@MainActor
public func tap(_ item: UIBarItem, in bar: UIView) throws(InteractionError) {
  let name = "\"\(item.title ?? "an item")\""
  if let view = (item as? UIBarButtonItem)?.customView { return try tap(view) }
  if let shown = shownItems(of: bar), !shown.contains(where: { $0 === item }) {
    let titles = shown.compactMap(\.title).map { "\"\($0)\"" }.joined(separator: ", ")
    throw InteractionError(
      kind: .nothingToChoose,
      message: "cannot tap \(name) of \(bar.name): the bar shows "
        + (titles.isEmpty ? "no buttons with titles" : titles))
  }
  if let bar = bar as? UINavigationBar, bar.backItem?.backBarButtonItem === item {
    return try tapBack(in: bar)
  }
  let isHidden = (item as? UIBarButtonItem)?.isHidden ?? false
  try tap(name, of: bar) {
    $0.item(for: item)
  } unless: { () throws(InteractionError) in
    guard item.isEnabled, !isHidden else {
      throw InteractionError(
        kind: isHidden ? .hidden : .disabled,
        message: "cannot tap \(name) of \(bar.name): it is" + (isHidden ? " hidden" : " disabled"))
    }
  }
}

/// Taps the back button of a visible navigation bar, where the bar draws it.
///
/// The navigation controller then pops its top controller, with an animation on the clock. As on a device, a
/// `backAction` of the visible item is performed instead, and the bar's delegate may refuse.
/// - Parameter bar: The bar, for example the `navigationBar` of a navigation controller.
/// - Throws: ``InteractionError`` if the bar shows no back button, with the reason, or if a touch cannot reach it.
@MainActor
public func tapBack(in bar: UINavigationBar) throws(InteractionError) {
  try tap("the back button", of: bar) {
    $0.back
  } unless: { () throws(InteractionError) in
    guard bar.showsBackButton else {
      throw InteractionError(
        kind: .nothingToChoose,
        message:
          "cannot tap the back button of \(bar.name): \(reasonWithoutBackButton(bar.topItem))")
    }
    let isDisabled = bar.topItem?.backAction?.attributes.contains(.disabled) ?? false
    guard !isDisabled, bar.backItem?.backBarButtonItem?.isEnabled ?? true else {
      throw InteractionError(
        kind: .disabled, message: "cannot tap the back button of \(bar.name): it is disabled")
    }
  }
}

/// Taps a part of a bar.
/// - Parameters:
///   - name: The name of the part, for error messages.
///   - part: A closure that returns the part, or nil if the bar does not show it.
///   - obstacle: A closure that throws the reason why the part has no effect. It is called if the bar can be touched.
@MainActor
private func tap(
  _ name: String, of bar: UIView, _ part: (BarParts) -> BarParts.Item?,
  unless obstacle: () throws(InteractionError) -> Void
) throws(InteractionError) {
  waitAfterTap()
  bar.window?.layoutIfNeeded()
  let place = (bar as? any BarWithParts).flatMap { part($0.parts) }?.frame
  let point = place.map { CGPoint(x: $0.midX, y: $0.midY) }
  let aim = try Aim(at: bar, point, to: "tap \(name) of")
  try obstacle()
  guard place != nil else {
    throw InteractionError(
      kind: .nothingToChoose, message: "cannot tap \(name): \(bar.name) does not show it")
  }
  if let hit = HeadlessTouchscreen.target(at: aim.point)?.view, hit !== bar {
    throw InteractionError(
      kind: .covered, message: "cannot tap \(name) of \(bar.name): \(hit.name) covers it")
  }
  aim.tap()
}

/// Describes why a bar shows no back button for its visible item.
@MainActor
private func reasonWithoutBackButton(_ item: UINavigationItem?) -> String {
  guard let item else { return "the bar has no items" }
  if item.hidesBackButton { return "the visible item hides it" }
  if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton {
    return "the visible item's left items replace it"
  }
  return "the visible item is the first one"
}

/// Returns the buttons or tabs that a bar shows; nil for other kinds of views.
@MainActor
private func shownItems(of bar: UIView) -> [UIBarItem]? {
  switch bar {
  case let bar as UIToolbar: return bar.items ?? []
  case let bar as UITabBar: return bar.items ?? []
  case let bar as UINavigationBar:
    guard let top = bar.topItem else { return [] }
    return top.leadingButtons + top.trailingButtons
      + [bar.backItem?.backBarButtonItem].compactMap { $0 }
  default: return nil
  }
}

@MainActor
private func choose(_ title: String, of menu: PresentedMenu) throws(InteractionError) {
  guard let element = menu.elements.first(where: { $0.title == title }) else {
    let titles = menu.elements.map { "\"\($0.title)\"" }.joined(separator: ", ")
    throw nothing(title, titles.isEmpty ? "the menu has no items" : "the menu offers \(titles)")
  }
  guard menu.choose(element) else {
    throw InteractionError(
      kind: .disabled, message: "cannot choose \"\(title)\": it is disabled")
  }
}

private func nothing(_ title: String, _ reason: String) -> InteractionError {
  InteractionError(kind: .nothingToChoose, message: "cannot choose \"\(title)\": \(reason)")
}

/// Advances the clock until a transition has ended, by at most 5 seconds.
@MainActor
func settle(_ isOver: () -> Bool) {
  for _ in 0..<100 where !isOver() { HeadlessClock.shared.advance(by: 0.05) }
}

extension UIAlertController {
  /// Returns the button with a title, or nil if there is none.
  fileprivate func button(titled title: String) -> UIButton? {
    func find(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return viewIfLoaded.flatMap { find(in: $0) }
  }
}
