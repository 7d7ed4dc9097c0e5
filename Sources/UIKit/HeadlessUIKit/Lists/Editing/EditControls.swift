import Foundation

/// The editing control at the front of a row: tapping it inserts a row, or asks whether to delete it.
@MainActor
final class TableEditControl: UIControl {
  var style = UITableViewCell.EditingStyle.delete {
    didSet {
      guard style != oldValue else { return }
      show()
    }
  }
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    show()
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.superview as? UITableViewCell else { return }
        (cell.superview as? UITableView)?.editControlTapped(in: cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    picture.image = UIImage(
      systemName: style == .insert ? "plus.circle.fill" : "minus.circle.fill")
    picture.tintColor = style == .insert ? .systemGreen : .systemRed
    accessibilityLabel = style == .insert ? "Insert" : "Delete"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.intrinsicContentSize
    picture.frame = CGRect(
      x: max(bounds.width - size.width, 0), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

/// The reorder control at the end of a row, which the user drags to move the row.
@MainActor
final class TableReorderControl: UIControl {
  private let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.intrinsicContentSize
    picture.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var table: UITableView? { cell?.superview as? UITableView }

  override var keepsDrags: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table else { return false }
    return table.reorder.begin(cell, touch)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    table?.reorder.move(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { table?.reorder.end() }

  override func cancelTracking(with event: UIEvent?) { table?.reorder.cancel() }
}
