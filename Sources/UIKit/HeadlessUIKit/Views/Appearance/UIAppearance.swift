public import Foundation

/// A class with a proxy for the appearance of all its instances in an app.
///
/// The proxy of a class is an instance of it. When a view of the class enters a window, each property that was set on
/// the proxy is applied to the view if the view's property still has its default value. Only UIKit's own properties for
/// which a proxy is documented are supported, not those that an app adds.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class.
  static func appearance() -> Self
  /// Returns the proxy for objects inside other objects, with the class of the outermost object last.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
  /// Returns the proxy for traits.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// A container of objects with a proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  public static func appearance() -> Self { AppearanceProxies.current.proxy(of: self, in: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.current.proxy(of: self, in: containerTypes) }

  /// Returns the proxy of the class. Traits have no effect here.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The appearance proxies of an environment.
@MainActor
final class AppearanceProxies: EnvironmentPart {
  static var current: AppearanceProxies { HeadlessEnvironment.current.part() }

  private struct Proxy {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let object: NSObject
    /// An instance of the class with the default values.
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

  /// Applies the values of a view's proxies: general proxies first, then those for its containers.
  static func apply(to view: UIView) {
    let proxies = current.proxies
    guard !proxies.isEmpty else { return }
    let meant =
      proxies
      .filter { view.isKind(of: $0.type) && isInside(view, $0.containers) }
      .sorted { ($0.containers.count, depth($0.type)) < ($1.containers.count, depth($1.type)) }
    // Default values are those of the view before the first proxy, so that later proxies replace earlier ones.
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

  /// Returns the title attributes that the proxies set for a bar item, or nil for none.
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

  /// Returns whether a view is inside views, or views of controllers, of the given classes, innermost class first.
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
