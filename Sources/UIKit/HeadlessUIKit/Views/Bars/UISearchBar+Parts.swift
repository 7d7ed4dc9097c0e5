package import Foundation

/// The parts of a search bar other than its field.
extension UISearchBar {
  struct Parts {
    var cancelButton: UIButton?
    var scopes: UISegmentedControl?
  }

  /// The distances and sizes of the parts, in points.
  private enum Length {
    static let margin: CGFloat = 8
    /// The height of the field. Source: search bars of UIKit.
    static let field: CGFloat = 36
    static let icon: CGFloat = 16
    /// Where the text in the field begins, behind the icon, and where it ends, before the edge or another icon.
    static let text: (start: CGFloat, end: CGFloat, endWithIcon: CGFloat) = (30, 6, 30)
  }

  /// The part of the bar's bounds below the prompt and above the scopes, in points.
  package var fieldRow: CGRect {
    var row = bounds
    let above = min(promptHeight, row.height)
    row.origin.y += above
    row.size.height = max(row.height - above - scopeHeight, 0)
    return row
  }

  /// The frame of the field, which is reduced by the prompt, the cancel button and the scopes, in points.
  package var fieldFrame: CGRect {
    let row = fieldRow
    let height = min(Length.field, row.height)
    // A narrow bar may be narrower than the margins.
    let margin = min(Length.margin, row.width / 2)
    var frame = CGRect(
      x: row.minX + margin, y: row.midY - height / 2, width: row.width - 2 * margin, height: height)
    if let button = parts.cancelButton {
      let width = cancelWidth(button)
      frame.size.width = max(frame.width - width, 0)
      if isMirrored { frame.origin.x += width }
    }
    return frame
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of the button with its margin, in points.
  private func cancelWidth(_ button: UIButton) -> CGFloat {
    button.sizeThatFits(bounds.size).width.rounded(.up) + Length.margin
  }

  /// Creates and removes the button and the scopes according to the bar's properties.
  func partsChanged() {
    if showsCancelButton, parts.cancelButton == nil {
      let button = UIButton(type: .system)
      button.setTitle("Cancel", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
      addSubview(button)
      parts.cancelButton = button
    } else if !showsCancelButton {
      parts.cancelButton?.removeFromSuperview()
      parts.cancelButton = nil
    }
    parts.scopes?.removeFromSuperview()
    parts.scopes = nil
    if scopeHeight > 0, let titles = scopeButtonTitles {
      let scopes = UISegmentedControl(items: titles)
      scopes.selectedSegmentIndex = selectedScopeButtonIndex
      scopes.addAction(
        UIAction { [weak self, weak scopes] _ in
          if let self, let scopes { selectScope(at: scopes.selectedSegmentIndex) }
        }, for: .valueChanged)
      addSubview(scopes)
      parts.scopes = scopes
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.partsChanged()
  }

  /// Positions the field, the button and the scopes.
  func placeParts() {
    let frame = fieldFrame
    if let ownField, ownField.frame != frame { ownField.frame = frame }
    if let button = parts.cancelButton {
      let width = cancelWidth(button) - Length.margin
      button.frame = CGRect(
        x: isMirrored ? Length.margin : bounds.width - Length.margin - width, y: frame.minY,
        width: width, height: frame.height)
    }
    parts.scopes?.frame = CGRect(
      x: Length.margin, y: bounds.height - scopeHeight + 6, width: bounds.width - 2 * Length.margin,
      height: scopeHeight - 12)
  }

  // MARK: Texts and icons

  /// The prompt, and the icons and the text in the field.
  package var marks: [PartMark] {
    var marks: [PartMark] = []
    if let prompt, !prompt.isEmpty {
      let place = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: fieldRow.minY - bounds.minY)
      marks.append(PartMark(.text(prompt, .systemFont(ofSize: 13), .label, .center), frame: place))
    }
    marks.append(mark(of: .search, "magnifyingglass", in: icon(at: .minXEdge)))
    if let shown = shownIcon {
      switch shown.icon {
      case .clear:
        if let image = image(for: .clear, state: .normal) {
          marks.append(.image(image, tintColor, centeredIn: shown.frame))
        } else {
          let disc = shown.frame
          marks += [
            PartMark(.fill(.tertiaryLabel, radius: disc.width / 2), frame: disc),
            PartMark(.symbol("xmark", .systemBackground), frame: disc.insetBy(dx: 4, dy: 4)),
          ]
        }
      case .bookmark: marks.append(mark(of: .bookmark, "book", in: shown.frame))
      case .resultsList: marks.append(mark(of: .resultsList, "list.bullet", in: shown.frame))
      case .search: break
      }
    }
    marks.append(textMark)
    return marks
  }

  private func mark(of icon: Icon, _ symbol: String, in place: CGRect) -> PartMark {
    if let image = image(for: icon, state: .normal) {
      return .image(image, tintColor, centeredIn: place)
    }
    return PartMark(.symbol(symbol, icon == .search ? .secondaryLabel : tintColor), frame: place)
  }

  private var textMark: PartMark {
    let isEmpty = text?.isEmpty ?? true
    let field = fieldFrame
    let end = shownIcon == nil ? Length.text.end : Length.text.endWithIcon
    let width = max(field.width - Length.text.start - end, 0)
    let place = CGRect(
      x: field.minX + Length.text.start, y: field.minY, width: width, height: field.height)
    let frame = isMirrored ? place.mirrored(in: field) : place
    let font = ownField?.font ?? .systemFont(ofSize: 17)
    let color = isEmpty ? UIColor.placeholderText : ownField?.textColor ?? .label
    let alignment = isMirrored ? NSTextAlignment.right : .left
    if isEmpty, let placeholder = ownField?.attributedPlaceholder, placeholder.length > 0 {
      return PartMark(.attributedText(placeholder, font, color, alignment), frame: frame)
    }
    let shown = (isEmpty ? placeholder : text) ?? "Search"
    return PartMark(.text(shown, font, color, alignment), frame: frame)
  }

  /// The icon at the end of the field, with its position; nil if there is none. The other icons are hidden while there
  /// is text, which the user can clear.
  private var shownIcon: (icon: Icon, frame: CGRect)? {
    let frame = icon(at: .maxXEdge)
    if text?.isEmpty == false { return (.clear, frame) }
    if showsBookmarkButton { return (.bookmark, frame) }
    return showsSearchResultsButton ? (.resultsList, frame) : nil
  }

  /// Returns the position of an icon at the leading (`minXEdge`) or the trailing end of the field.
  private func icon(at edge: CGRectEdge) -> CGRect {
    let field = fieldFrame
    let isLeft = (edge == .minXEdge) != isMirrored
    return CGRect(
      x: isLeft ? field.minX + Length.margin : field.maxX - Length.margin - Length.icon,
      y: field.midY - Length.icon / 2, width: Length.icon, height: Length.icon)
  }

  // MARK: Touches

  /// Performs the effect of a tap on the icon at the end of the field.
  /// - Parameter point: The point in the bar's coordinates.
  /// - Returns: False if the point is not on the icon.
  func tapIcon(at point: CGPoint, clear: () -> Void) -> Bool {
    guard let shown = shownIcon,
      shown.frame.insetBy(dx: -Length.margin, dy: -Length.margin).contains(point)
    else { return false }
    switch shown.icon {
    case .clear: clear()
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    case .search: return false
    }
    return true
  }
}
