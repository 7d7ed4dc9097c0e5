public import Foundation

/// An error that says why a view cannot be drawn.
public enum PictureError: Error, Hashable, CustomStringConvertible {
  /// A side is longer than ``Picture/longestSide``. The value is the size in points.
  case tooLarge(CGSize)
  /// A side is negative, infinite or not a number.
  case endless

  public var description: String {
    switch self {
    case .tooLarge(let size):
      "the picture would be \(Int(size.width)) by \(Int(size.height)) points; the maximum for a side is \(Int(Picture.longestSide))"
    case .endless: "the size of the view is not a finite number"
    }
  }
}
