public import Foundation

extension HeadlessDevice {
  /// Returns the height of the device's keyboard, in points.
  ///
  /// The height includes the part of the bottom safe area that the keyboard covers. Apple publishes no heights, and
  /// they vary with the language and the system version, so these are approximations: the sum of three parts, measured
  /// with the English keyboard on iOS 13 to 17.
  ///
  /// | part | phone | phone in landscape | tablet | tablet in landscape |
  /// | --- | --- | --- | --- | --- |
  /// | keys | 216; 226 for widths of at least 414 points | 162; 150 without home button | 265; 348 for widths of at least 1024 points | 353; 443 |
  /// | suggestions | 37 up to 320 points of width, 44, 45 for widths of at least 414 | 38 | 55 | 55 |
  /// | below, without home button | 75 | 21 | 20 | 20 |
  ///
  /// On a TV, the keyboard is a separate screen and covers nothing: 0.
  /// - Parameters:
  ///   - isLandscape: Whether the device is in landscape.
  ///   - hasPredictions: Whether a bar above the keys shows suggestions.
  public func keyboardHeight(isLandscape: Bool = false, hasPredictions: Bool = true) -> CGFloat {
    guard idiom != .tv else { return 0 }
    let isRounded = safeArea.bottom > 0
    let width = size.width
    let keys: CGFloat
    let words: CGFloat
    let below: CGFloat
    switch (idiom, isLandscape) {
    case (.pad, false): (keys, words, below) = (width < 1024 ? 265 : 348, 55, 20)
    case (.pad, true): (keys, words, below) = (width < 1024 ? 353 : 443, 55, 20)
    case (_, false):
      (keys, below) = (width < 414 ? 216 : 226, 75)
      words = width <= 320 ? 37 : width < 414 ? 44 : 45
    case (_, true): (keys, words, below) = (isRounded ? 150 : 162, 38, 21)
    }
    return keys + (hasPredictions ? words : 0) + (isRounded ? below : 0)
  }
}
