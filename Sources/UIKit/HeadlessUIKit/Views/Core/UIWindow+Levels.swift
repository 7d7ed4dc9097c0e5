public import Foundation

extension UIWindow.Level {
  /// A window level without a name.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

  /// Returns a higher level.
  public static func + (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue + distance)
  }

  /// Returns a lower level.
  public static func - (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue - distance)
  }

  public static func += (level: inout Self, distance: CGFloat) { level = level + distance }
  public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
}
