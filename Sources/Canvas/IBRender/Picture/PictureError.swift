public import Diagnostics
public import Foundation

/// The reason why a view cannot be drawn.
public enum PictureError: DescribedError, Hashable {
  /// A side is longer than ``Picture/longestSide``. The value is the size in points.
  case tooLarge(CGSize)
  /// A side is negative, infinite or not a number.
  case endless
  /// A side would have more than ``Picture/longestSide`` pixels, or the picture more than ``Picture/mostPixels``. The value
  /// is the size in pixels.
  case tooManyPixels(CGSize)
  /// The picture has no area, so it has no pixels.
  case empty
  /// There is not enough memory for the picture.
  case noMemory
  /// A drawing library failed. The associated value is its message.
  case failed(String)

  /// A sentence that describes the problem.
  public var description: String {
    switch self {
    case .tooLarge(let size):
      "the picture would be \(Self.text(size)) points; the maximum for a side is \(Int(Picture.longestSide))"
    case .tooManyPixels(let size):
      "the picture would be \(Self.text(size)) pixels; the maximum for a side is \(Int(Picture.longestSide)), and for the whole \(Picture.mostPixels / 1_000_000) million; choose a smaller scale"
    case .empty: "the picture has no area"
    case .noMemory: "there is not enough memory for the picture"
    case .failed(let reason): "the picture cannot be drawn: \(reason)"
    case .endless: "a side of the view is negative, infinite or not a number"
    }
  }

  /// Returns a size without fractions. A document may contain sides that do not fit into an integer.
  private static func text(_ size: CGSize) -> String {
    [size.width, size.height].map { side in
      Int(exactly: Double(side).rounded(.towardZero)).map { "\($0)" } ?? "\(Double(side))"
    }.joined(separator: " by ")
  }
}
