import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// The height of a search field, in points.
  private static let fieldHeight: CGFloat = 36

  /// Paints a search bar without its cancel button and its scopes, which are subviews.
  func paintSearchBar(_ bar: UISearchBar, _ frame: CGRect) {
    let (dx, dy) = (frame.minX - bar.bounds.minX, frame.minY - bar.bounds.minY)
    if bar.searchBarStyle != .minimal {
      let usual: UIColor = bar.barStyle == .default ? .secondarySystemBackground : .black
      fill(frame, bar.barTintColor ?? usual)
    }
    if let image = bar.backgroundImage { paint(image, in: frame, tint: nil) }
    let row = bar.fieldRow.offsetBy(dx: dx, dy: dy)
    if let prompt = bar.prompt, !prompt.isEmpty {
      let place = CGRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: row.minY - frame.minY)
      text(prompt, .systemFont(ofSize: 13), .label, in: place)
    }
    let height = min(Self.fieldHeight, row.height)
    var field = bar.fieldFrame.offsetBy(dx: dx, dy: dy)
    field.origin.y = row.midY - height / 2
    field.size.height = height
    paintSearchField(of: bar, field)
  }

  /// Paints the field with its icons and its text, with the properties of the bar's text field if code asked for it.
  private func paintSearchField(of bar: UISearchBar, _ frame: CGRect) {
    let isReversed = isRightToLeft(bar)
    func icon(_ start: CGFloat) -> CGRect {
      CGRect(
        x: isReversed ? frame.maxX - start - 16 : frame.minX + start, y: frame.midY - 8, width: 16,
        height: 16)
    }
    if let image = bar.searchFieldBackgroundImage(for: .normal) {
      paint(image, in: frame, tint: nil)
    } else {
      fill(frame, bar.ownField?.backgroundColor ?? .tertiarySystemFill, radius: 10)
    }
    paint(.search, named: "magnifyingglass", of: bar, in: icon(8))
    var end: CGFloat = 6
    let isEmpty = bar.text?.isEmpty ?? true
    if isEmpty, bar.showsBookmarkButton || bar.showsSearchResultsButton {
      end = 30
      let place = icon(frame.width - 8 - 16)
      if bar.showsBookmarkButton {
        paint(.bookmark, named: "book", of: bar, in: place)
      } else {
        paint(.resultsList, named: "list.bullet", of: bar, in: place)
      }
    }
    let width = max(frame.width - 30 - end, 0)
    let room = CGRect(
      x: isReversed ? frame.minX + end : frame.minX + 30, y: frame.minY, width: width,
      height: frame.height)
    paintSearchText(of: bar, isEmpty: isEmpty, room, isReversed)
  }

  private func paint(
    _ icon: UISearchBar.Icon, named symbol: String, of bar: UISearchBar, in place: CGRect
  ) {
    if let image = bar.image(for: icon, state: .normal) {
      paint(image, in: fitted(image, place, .center), tint: bar.tintColor)
    } else {
      paintSymbol(symbol, in: place, icon == .search ? .secondaryLabel : bar.tintColor)
    }
  }

  private func paintSearchText(
    of bar: UISearchBar, isEmpty: Bool, _ room: CGRect, _ isReversed: Bool
  ) {
    let field = bar.ownField
    let style = TextBlock.Style(
      font: field?.font ?? .systemFont(ofSize: 17),
      color: components(isEmpty ? .placeholderText : field?.textColor ?? .label))
    var block: TextBlock
    if isEmpty, let placeholder = field?.attributedPlaceholder, placeholder.length > 0 {
      block = TextBlock(placeholder, usual: style, traits: traits)
    } else {
      block = TextBlock((isEmpty ? bar.placeholder : bar.text) ?? "Search", style)
    }
    block.alignment = isReversed ? .right : .left
    steps += block.placed(in: room, .center, isRightToLeft: isReversed)
  }
}
