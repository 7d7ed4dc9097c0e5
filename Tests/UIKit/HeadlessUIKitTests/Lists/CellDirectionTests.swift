import Foundation
import HeadlessUIKit
import Testing

/// Cells of the system's styles where views go from right to left.
@MainActor @Suite(.ownEnvironment)
struct CellDirectionTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ setUp: (UITableViewCell) -> Void)
    -> (UITableViewCell, UITableViewCell)
  {
    let cells = [UIView.SemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map {
      direction in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      cell.semanticContentAttribute = direction
      cell.contentView.semanticContentAttribute = direction
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      setUp(cell)
      cell.layoutIfNeeded()
      return cell
    }
    return (cells[0], cells[1])
  }

  private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
  func `labels, images and accessories are at the other side`(style: UITableViewCell.CellStyle)
    throws
  {
    let (left, right) = cell(style) { cell in
      cell.accessoryType = .disclosureIndicator
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let width = left.contentView.bounds.width
    #expect(right.contentView.frame == mirrored(left.contentView.frame, in: 320))
    #expect(right.contentView.frame.minX > 0 && left.contentView.frame.minX == 0)
    let views = try (#require(left.accessoryView), #require(right.accessoryView))
    #expect(views.1.frame == mirrored(views.0.frame, in: 320))
    for part in [\UITableViewCell.textLabel, \.detailTextLabel] {
      guard let own = left[keyPath: part], let other = right[keyPath: part] else { continue }
      #expect(other.frame == mirrored(own.frame, in: width))
    }
  }

  @Test
  func `an accessory from the content view moves to the end of the cell, with constraints or not`()
    throws
  {
    for usesConstraints in [false, true] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      let view = UIView(frame: CGRect(x: 200, y: 5, width: 40, height: 20))
      cell.contentView.addSubview(view)
      if usesConstraints {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: 40),
          view.heightAnchor.constraint(equalToConstant: 20),
          view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -9),
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        ])
      }
      cell.layoutIfNeeded()
      cell.accessoryView = view
      cell.layoutIfNeeded()
      #expect(view.superview === cell && view.frame.size == CGSize(width: 40, height: 20))
      #expect(view.frame.midY == 30 && view.frame.minX > 250)
      #expect(cell.contentView.frame.maxX <= view.frame.minX)
    }
  }

  @Test func `an accessory without a frame has the size of its constraints`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 30))
    #expect(view.frame.midY == 30 && view.frame.minX > 240)
  }

  @Test func `the controls of editing change sides`() {
    let (left, right) = cell(.default) { $0.showsReorderControl = true }
    for cell in [left, right] {
      cell.setEditing(true, animated: false)
      cell.layoutIfNeeded()
    }
    #expect(left.contentView.frame.maxX < 320 && right.contentView.frame.minX > 0)
    #expect(right.contentView.frame == mirrored(left.contentView.frame, in: 320))
  }
}
