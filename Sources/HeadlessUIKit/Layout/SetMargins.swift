/// Margins as an app or a nib has set them: by side, or by the direction of text, which may change later.
package enum SetMargins: Hashable {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// The margins by side, in points.
  func sides(isMirrored: @autoclosure () -> Bool) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, isMirrored: isMirrored())
    }
  }
}

extension UIEdgeInsets {
  /// The sides of directional insets where text runs from left to right, or mirrored.
  init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
