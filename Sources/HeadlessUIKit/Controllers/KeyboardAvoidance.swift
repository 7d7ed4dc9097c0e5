import Foundation

/// Keeps the rows of a table controller's table out of the keyboard's way, and the text that is edited in sight.
///
/// Source: Apple's page of `UITableViewController`, which does so from its `viewWillAppear(_:)` on.
@MainActor
final class KeyboardAvoidance: KeyboardFollower {
  private weak var table: UITableView?
  /// What the keyboard has added to the inset at the bottom, in points.
  private var added: CGFloat = 0

  /// Begins to follow the keyboard with a table.
  func begin(_ table: UITableView?) {
    self.table = table
    KeyboardGuides.current.add(self)
    keyboardMoved()
  }

  /// Ends it, and takes back what was added.
  func end() {
    KeyboardGuides.current.remove(self)
    change(to: 0)
    table = nil
  }

  /// What the keyboard covers of the table, in points.
  private var covered: CGFloat {
    let keyboard = HeadlessKeyboard.shared
    guard keyboard.isShown, let table, let window = table.window else { return 0 }
    let onScreen = window.convert(keyboard.frame, from: nil as UIWindow?)
    let rect = table.convert(onScreen, from: window).intersection(table.bounds)
    return rect.isNull || rect.maxY < table.bounds.maxY ? 0 : rect.height
  }

  func keyboardMoved() {
    guard let table else { return }
    // Bars and corners that are covered as well count once.
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
