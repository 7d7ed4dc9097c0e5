public import Foundation

/// What looks the same everywhere in an app unless an object says otherwise.
///
/// The proxy of a class is an object of it. What was set on it is given to views of the class when they enter a window,
/// where they have the usual value. This holds for UIKit's own properties with a documented proxy; those that an app adds are not
/// known.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of the class.
  static func appearance() -> Self
  /// The proxy for objects inside of others, the outermost class last.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
  /// The proxy for traits.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// What views with a proxy are in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  public static func appearance() -> Self { AppearanceProxies.current.proxy(of: self, in: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.current.proxy(of: self, in: containerTypes) }

  /// Traits do not tell proxies apart: it is that of the class.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The proxies of an environment.
@MainActor
final class AppearanceProxies: EnvironmentPart {
  static var current: AppearanceProxies { HeadlessEnvironment.current.part() }

  private struct Proxy {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let object: NSObject
    /// An object of the class with the usual values.
    let usual: NSObject
  }

  private var proxies: [Proxy] = []

  init(in environment: HeadlessEnvironment) {}

  func proxy<Object: UIAppearance>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> Object {
    let known = proxies.first {
      $0.type == type
        && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let known { return known.object as! Object }
    let (object, usual) = (make(type), make(type))
    proxies.append(Proxy(type: type, containers: containers, object: object, usual: usual))
    return object as! Object
  }

  private func make(_ type: AnyClass) -> NSObject {
    if let type = type as? UIView.Type { return ClassInitializers.make(type, frame: .zero) }
    return ClassInitializers.make(type as! NSObject.Type)
  }

  /// Gives a view what the proxies of its classes say: the general ones first, then those for its place.
  static func apply(to view: UIView) {
    let proxies = current.proxies
    guard !proxies.isEmpty else { return }
    let meant =
      proxies
      .filter { view.isKind(of: $0.type) && isInside(view, $0.containers) }
      .sorted { ($0.containers.count, depth($0.type)) < ($1.containers.count, depth($1.type)) }
    // The usual values are those that the view has before the first proxy: a later one replaces an earlier one.
    var free: Set<Int> = []
    for (number, property) in AppearanceProperty.all.enumerated() {
      if let usual = meant.last?.usual, property.isUsual(view, usual) { free.insert(number) }
    }
    for proxy in meant {
      for (number, property) in AppearanceProperty.all.enumerated() where free.contains(number) {
        property.apply(proxy.object, proxy.usual, view)
      }
    }
  }

  /// How the titles of an item of a bar are written by the proxies.
  static func titleAttributes(of item: UIBarItem, for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  {
    current.proxies.filter { item.isKind(of: $0.type) && $0.object !== item && $0.usual !== item }
      .sorted { depth($0.type) < depth($1.type) }
      .compactMap { ($0.object as? UIBarItem)?.ownTitleAttributes[state] }.last
  }

  private static func depth(_ type: AnyClass) -> Int {
    Array(sequence(first: type) { _getSuperclass($0) }).count
  }

  /// Whether a view is in views, or in views of controllers, of classes, the nearest class first.
  private static func isInside(_ view: UIView, _ containers: [any UIAppearanceContainer.Type])
    -> Bool
  {
    var rest = containers[...]
    var place = view.next
    while let container = rest.first, let current = place {
      if current.isKind(of: container as AnyClass) {
        rest = rest.dropFirst()
      }
      place = current.next
    }
    return rest.isEmpty
  }
}
