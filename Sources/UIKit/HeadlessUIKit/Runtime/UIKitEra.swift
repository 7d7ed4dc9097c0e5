/// The version of UIKit whose sizes and margins views use, named after its version of iOS.
///
/// Each static property is the first version that was measured to differ.
public struct UIKitEra: Hashable, Comparable, Sendable {
  /// The major version of iOS: 18 for iOS 18.4.
  public var major: Int
  /// The minor version of iOS: 4 for iOS 18.4.
  public var minor: Int

  /// Creates the era of a version of iOS.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Returns whether the first era is earlier than the second.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The default: iOS 18.
  public static let standard = iOS18

  /// The era of the current environment.
  @preconcurrency @MainActor public static var current: UIKitEra {
    get { HeadlessEnvironment.current.era }
    set { HeadlessEnvironment.current.era = newValue }
  }
}

extension UIKitEra {
  /// iOS 9.
  public static let iOS9 = UIKitEra(major: 9)
  /// iOS 10.
  public static let iOS10 = UIKitEra(major: 10)
  /// iOS 11.
  public static let iOS11 = UIKitEra(major: 11)
  /// iOS 13.
  public static let iOS13 = UIKitEra(major: 13)
  /// iOS 14.
  public static let iOS14 = UIKitEra(major: 14)
  /// iOS 15.
  public static let iOS15 = UIKitEra(major: 15)
  /// iOS 16.
  public static let iOS16 = UIKitEra(major: 16)
  /// iOS 17.
  public static let iOS17 = UIKitEra(major: 17)
  /// iOS 18.
  public static let iOS18 = UIKitEra(major: 18)
  /// iOS 26.
  public static let iOS26 = UIKitEra(major: 26)
}
