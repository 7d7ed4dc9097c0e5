/// The margins that an app or a nib has set, either by side or relative to the text direction, which may change later.
package enum SetMargins: Hashable {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// Returns the margins by side, in points.
  func sides(isMirrored: @autoclosure () -> Bool) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, isMirrored: isMirrored())
    }
  }
}

extension UIEdgeInsets {
  /// Creates the sides of directional insets for text that runs from left to right, or mirrored.
  init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
