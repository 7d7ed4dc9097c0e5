public import Foundation

extension UIWindow.Level {
  /// A level without a name.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

  /// A level above another one.
  public static func + (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue + distance)
  }

  /// A level below another one.
  public static func - (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue - distance)
  }

  public static func += (level: inout Self, distance: CGFloat) { level = level + distance }
  public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
}
