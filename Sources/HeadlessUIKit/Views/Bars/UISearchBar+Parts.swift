package import Foundation

/// The parts of a search bar besides its field.
extension UISearchBar {
  struct Parts {
    var cancelButton: UIButton?
    var scopes: UISegmentedControl?
  }

  private static let margin: CGFloat = 8

  /// The part of the bar's bounds below the prompt and above the scopes, in points.
  package var fieldRow: CGRect {
    var row = bounds
    let above = min(promptHeight, row.height)
    row.origin.y += above
    row.size.height = max(row.height - above - scopeHeight, 0)
    return row
  }

  /// The frame of the field, which the prompt, the cancel button and the scopes make smaller, in points.
  package var fieldFrame: CGRect {
    var frame = fieldRow.insetBy(dx: Self.margin, dy: 10)
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
    button.sizeThatFits(bounds.size).width.rounded(.up) + Self.margin
  }

  /// Makes and removes the button and the scopes as the bar's properties say.
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

  /// Places the field, the button and the scopes.
  func placeParts() {
    let frame = fieldFrame
    if let ownField, ownField.frame != frame { ownField.frame = frame }
    if let button = parts.cancelButton {
      let width = cancelWidth(button) - Self.margin
      button.frame = CGRect(
        x: isMirrored ? Self.margin : bounds.width - Self.margin - width, y: frame.minY,
        width: width, height: frame.height)
    }
    parts.scopes?.frame = CGRect(
      x: Self.margin, y: bounds.height - scopeHeight + 6, width: bounds.width - 2 * Self.margin,
      height: scopeHeight - 12)
  }
}
