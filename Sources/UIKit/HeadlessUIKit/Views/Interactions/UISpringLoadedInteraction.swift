public import Foundation

/// An object that a drag which hovers over it may activate, as a tap does.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// Decides whether a drag that hovers over a view begins to activate it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a drag that hovers over a view has activated it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An interaction that calls a closure when a drag has hovered over the view for a while.
///
/// Nothing is dragged between apps here, so the closure is called only by code that calls it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: UIViewInteraction {
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  public let interactionEffect: any UISpringLoadedInteractionEffect
  /// What the interaction does when the view is activated.
  package let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction; without a behavior or an effect, it has the system's.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpring()
    self.interactionEffect = interactionEffect ?? UsualSpring()
    activate = handler
    super.init()
  }

  /// Creates an interaction with the system's behavior and effect.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }
}

/// The system's behavior and effect: every drag activates the view, and nothing is shown.
private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}

extension UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over the object activates it; stored only.
  public var isSpringLoaded: Bool {
    get { StoredValue.get(self, "isSpringLoaded", false) }
    set { StoredValue.set(self, "isSpringLoaded", newValue) }
  }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
