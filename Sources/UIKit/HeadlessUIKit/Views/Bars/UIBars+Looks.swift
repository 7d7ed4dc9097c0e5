public import Foundation

// Appearance properties of bars that are not drawn here. They are stored so that code can read them.

/// The stored appearance properties of an environment's bars, by object.
@MainActor
final class BarLooks: EnvironmentPart {
  struct Key: Hashable {
    let object: ObjectIdentifier
    let name: String
    let state: Int
  }
  private struct Entry {
    weak var object: AnyObject?
    let value: Any
  }
  private var entries: [Key: Entry] = [:]

  init(in environment: HeadlessEnvironment) {}

  /// Returns the value of an object. Ignores values of deallocated objects that had the same address.
  func value<Value>(_ object: AnyObject, _ name: String, _ state: Int) -> Value? {
    let entry = entries[Key(object: ObjectIdentifier(object), name: name, state: state)]
    return entry?.object === object ? entry?.value as? Value : nil
  }

  func set(_ value: Any?, _ object: AnyObject, _ name: String, _ state: Int) {
    let key = Key(object: ObjectIdentifier(object), name: name, state: state)
    entries[key] = value.map { Entry(object: object, value: $0) }
  }

  static var current: BarLooks { HeadlessEnvironment.current.part() }
}

extension UINavigationBar {
  /// Sets the vertical offset of the title, in points.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { BarLooks.current.set(adjustment, self, "titlePosition", barMetrics.rawValue) }
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    BarLooks.current.value(self, "titlePosition", barMetrics.rawValue) ?? 0
  }
  /// Sets the background image of the bar, regardless of the bar's position.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
}

extension UITabBarItem {
  /// Sets the text attributes of the badge for a state.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { BarLooks.current.set(textAttributes, self, "badge", Int(state.rawValue)) }
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    BarLooks.current.value(self, "badge", Int(state.rawValue))
  }
}
