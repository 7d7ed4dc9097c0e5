public import Foundation

/// A class whose objects can be created by their type in generic code, as in `class Box<Content: UIView>` with
/// `Content()`.
///
/// With the Objective-C runtime, Swift accepts every initializer there, and the initializer of the object's own class
/// runs. Otherwise, Swift accepts only required initializers, which every subclass would have to repeat, and
/// initializers in protocol extensions. The latter are declared here and call the same initializer as UIKit. Code that
/// names a class directly calls the class's own initializer.
///
/// A metatype value such as `let type: Card.Type` creates a `Card`, even if it is the type of a subclass.
///
/// An app's own `init()` of a view or controller runs if the plugin `AppSources`, which registers it, compiles the
/// app's sources.
public protocol CreatedByType {}

extension UIView: CreatedByType {}
extension UIViewController: CreatedByType {}
extension CALayer: CreatedByType {}
extension UICollectionViewLayout: CreatedByType {}
extension UIGestureRecognizer: CreatedByType {}

extension CreatedByType where Self: NSObject {
  /// Creates an object with the initializer that the app declares for its class, else with `init()`.
  @preconcurrency @MainActor @_disfavoredOverload
  public init() { self = ClassInitializers.makeOwn(Self.self) ?? ClassInitializers.make(Self.self) }
}

extension CreatedByType where Self: UIView {
  /// Creates a view with the initializer that the app declares for its class, else with an empty frame.
  @preconcurrency @MainActor @_disfavoredOverload
  public init() {
    self = ClassInitializers.makeOwn(Self.self) ?? ClassInitializers.make(Self.self, frame: .zero)
  }

  /// Creates a view with a frame in points.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect) { self = ClassInitializers.make(Self.self, frame: frame) }
}

extension CreatedByType where Self: UITableViewCell {
  /// Creates a cell with a style and a reuse identifier.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = ClassInitializers.makeCell(Self.self, style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension CreatedByType where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer view with a reuse identifier.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(reuseIdentifier: String?) {
    self = ClassInitializers.makeSectionView(Self.self, reuseIdentifier: reuseIdentifier)
  }
}

extension CreatedByType where Self: UIButton {
  /// Creates a button of a type.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(type: UIButton.ButtonType) {
    self = ClassInitializers.make(Self.self, frame: .zero)
    become(type)
  }
}

extension CreatedByType where Self: UIViewController {
  /// Creates a controller with the name of its nib.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?) {
    self = ClassInitializers.make(Self.self, nibName: nibName, bundle: bundle)
  }
}

extension CreatedByType where Self: UINavigationController {
  /// Creates a navigation controller with a root controller. An override of this initializer does not run.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(rootViewController: UIViewController) {
    self = ClassInitializers.make(Self.self, nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
}

extension CreatedByType where Self: UIImageView {
  /// Creates a view as large as an image.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(image: UIImage?) {
    self = ClassInitializers.make(
      Self.self, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

extension CreatedByType where Self: UIStackView {
  /// Creates a stack view with arranged views.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(arrangedSubviews views: [UIView]) {
    self = ClassInitializers.make(Self.self, frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
}

extension CreatedByType where Self: UIVisualEffectView {
  /// Creates a view with an effect.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(effect: UIVisualEffect?) {
    self = ClassInitializers.make(Self.self, frame: .zero)
    self.effect = effect
  }
}

// MARK: Metatype values

// The plugin `AppSources` makes `type.init()` call these methods, where `type` is a value such as `let type:
// UIView.Type`. Unlike an initializer of a protocol's extension, a static method receives the value, so it creates an
// object of its class.

extension CreatedByType where Self: NSObject {
  /// Creates an object of the class with `init()`.
  @preconcurrency @MainActor
  public static func uiMake() -> Self {
    ClassInitializers.makeOwn(self) ?? ClassInitializers.make(self)
  }
}

extension CreatedByType where Self: UIView {
  /// Creates a view of the class with `init()`.
  @preconcurrency @MainActor
  public static func uiMake() -> Self {
    ClassInitializers.makeOwn(self) ?? ClassInitializers.make(self, frame: .zero)
  }

  /// Creates a view of the class with `init(frame:)`.
  @preconcurrency @MainActor
  public static func uiMake(frame: CGRect) -> Self { ClassInitializers.make(self, frame: frame) }
}

extension CreatedByType where Self: UITableViewCell {
  /// Creates a cell of the class with `init(style:reuseIdentifier:)`.
  @preconcurrency @MainActor
  public static func uiMake(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Self {
    ClassInitializers.makeCell(self, style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension CreatedByType where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer of the class with `init(reuseIdentifier:)`.
  @preconcurrency @MainActor
  public static func uiMake(reuseIdentifier: String?) -> Self {
    ClassInitializers.makeSectionView(self, reuseIdentifier: reuseIdentifier)
  }
}

extension CreatedByType where Self: UIViewController {
  /// Creates a controller of the class with `init(nibName:bundle:)`.
  @preconcurrency @MainActor
  public static func uiMake(nibName: String?, bundle: Bundle?) -> Self {
    ClassInitializers.make(self, nibName: nibName, bundle: bundle)
  }
}

/// A class whose objects cannot be created through a metatype value, as in `let type: UIView.Type = Card.self` and
/// `type.init()`.
///
/// Swift calls the initializers of ``CreatedByType`` for `UIView` there, not for `Card`. The initializers of this
/// protocol have the same signatures as more specific ones of that protocol, so the compiler rejects the call as
/// ambiguous.
public protocol CreatedByName {}

extension UIView: CreatedByName {}
extension UIViewController: CreatedByName {}

extension CreatedByName where Self == UIView {
  /// Makes `UIView` metatype values ambiguous with the same initializer of ``CreatedByType``.
  @preconcurrency @MainActor @_disfavoredOverload
  public init() { self = ClassInitializers.make(Self.self, frame: .zero) }
  /// Makes `UIView` metatype values ambiguous with the same initializer of ``CreatedByType``.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect) { self = ClassInitializers.make(Self.self, frame: frame) }
}

extension CreatedByType where Self == UIView {
  /// Creates a view with an empty frame.
  @preconcurrency @MainActor @_disfavoredOverload
  public init() { self = ClassInitializers.make(Self.self, frame: .zero) }
  /// Creates a view with a frame in points.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(frame: CGRect) { self = ClassInitializers.make(Self.self, frame: frame) }
}

extension CreatedByName where Self == UIViewController {
  /// Makes `UIViewController` metatype values ambiguous with the same initializer of ``CreatedByType``.
  @preconcurrency @MainActor @_disfavoredOverload
  public init() { self = ClassInitializers.make(Self.self) }
  /// Makes `UIViewController` metatype values ambiguous with the same initializer of ``CreatedByType``.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?) {
    self = ClassInitializers.make(Self.self, nibName: nibName, bundle: bundle)
  }
}

extension CreatedByType where Self == UIViewController {
  /// Creates a controller without a nib name.
  @preconcurrency @MainActor @_disfavoredOverload
  public init() { self = ClassInitializers.make(Self.self) }
  /// Creates a controller with the name of its nib.
  @preconcurrency @MainActor @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?) {
    self = ClassInitializers.make(Self.self, nibName: nibName, bundle: bundle)
  }
}

extension ClassInitializers {
  /// Creates an object with the `init()` that the app declares in a class; nil if it declares none.
  fileprivate static func makeOwn<Object: NSObject>(_ type: Object.Type) -> Object? {
    AppTables.creator(of: type)?() as? Object
  }
}
