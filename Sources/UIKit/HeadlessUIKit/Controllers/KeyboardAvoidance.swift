import Foundation

/// Keeps the rows of a table controller's table above the keyboard, and the edited text visible.
///
/// Source: Apple's documentation of `UITableViewController`, which starts doing this in `viewWillAppear(_:)`.
@MainActor
final class KeyboardAvoidance: KeyboardFollower {
  private weak var table: UITableView?
  /// The height that the keyboard has added to the bottom inset, in points.
  private var added: CGFloat = 0

  /// Starts to adjust a table to the keyboard.
  func begin(_ table: UITableView?) {
    self.table = table
    KeyboardGuides.current.add(self)
    keyboardMoved()
  }

  /// Stops adjusting the table, and removes the added inset.
  func end() {
    KeyboardGuides.current.remove(self)
    change(to: 0)
    table = nil
  }

  /// The height of the part of the table that the keyboard covers, in points.
  private var covered: CGFloat {
    let keyboard = HeadlessKeyboard.shared
    guard keyboard.isShown, let table, let window = table.window else { return 0 }
    let onScreen = window.convert(keyboard.frame, from: nil as UIWindow?)
    let rect = table.convert(onScreen, from: window).intersection(table.bounds)
    return rect.isNull || rect.maxY < table.bounds.maxY ? 0 : rect.height
  }

  func keyboardMoved() {
    guard let table else { return }
    // A part that the safe area already insets is not counted again.
    let known = table.adjustedContentInset.bottom - table.contentInset.bottom
    let wanted = max(covered - known, 0)
    guard wanted != added else { return }
    guard table.window != nil else { return change(to: wanted) }
    UIView.animate(
      withDuration: HeadlessKeyboard.shared.animationDuration, delay: 0,
      options: .allowUserInteraction, animations: { self.change(to: wanted) })
  }

  private func change(to inset: CGFloat) {
    guard let table, inset != added else { return }
    table.contentInset.bottom += inset - added
    table.verticalScrollIndicatorInsets.bottom += inset - added
    added = inset
    guard inset > 0, let edited = ResponderState.current.first as? UIView,
      edited.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(edited.convert(edited.bounds, to: table), animated: false)
  }
}
