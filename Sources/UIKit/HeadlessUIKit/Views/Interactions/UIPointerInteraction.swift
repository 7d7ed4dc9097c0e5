public import Foundation

/// An interaction that changes the pointer and the view while the pointer is over a region of the view.
///
/// Nothing is visible here: while a test hovers, the interaction calls the delegate as on a device.
@preconcurrency @MainActor
open class UIPointerInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }
  /// The region that contains the pointer, with its style; nil if there is none.
  package private(set) var region: UIPointerRegion?
  package private(set) var style: UIPointerStyle?

  /// Creates an interaction with a delegate.
  ///
  /// Without a delegate, the whole view is a region with the system's style.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open override func willMove(to view: UIView?) {
    super.willMove(to: view)
    leave()
  }

  /// Asks the delegate again for the style of the region that contains the pointer.
  open func invalidate() {
    guard let region else { return }
    style = delegate?.pointerInteraction(self, styleFor: region)
  }

  /// Returns the region at a point of the view, or nil if there is none.
  func region(at place: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
    guard isEnabled, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }

  /// Moves the pointer into a region, and out of the previous one.
  func enter(_ new: UIPointerRegion) {
    guard new != region else { return }
    leave()
    region = new
    style = delegate?.pointerInteraction(self, styleFor: new)
    let animation = InteractionAnimation()
    delegate?.pointerInteraction(self, willEnter: new, animator: animation)
    animation.run()
  }

  /// Moves the pointer out of its region.
  func leave() {
    guard let old = region else { return }
    (region, style) = (nil, nil)
    let animation = InteractionAnimation()
    delegate?.pointerInteraction(self, willExit: old, animator: animation)
    animation.run()
  }
}

/// A request for the region at the pointer's location.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in coordinates of the interaction's view.
  public let location: CGPoint
  /// The modifier keys that are held down.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in coordinates of the interaction's view.
  public let rect: CGRect
  public let identifier: AnyHashable?

  /// Creates a region. Regions with equal rectangles and identifiers are equal.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      for number in [rect.minX, rect.minY, rect.width, rect.height] {
        hasher.combine(number)
      }
      hasher.combine(identifier)
      return hasher.finalize()
    }
  }
}

/// The appearance of the pointer and of the view below it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view; nil if only the pointer changes.
  package let effect: UIPointerEffect?
  /// The shape of the pointer; nil for its default shape.
  package let shape: UIPointerShape?
  /// The axes along which the pointer is confined to its region.
  package let constrainedAxes: UIAxis
  /// Whether the pointer is hidden.
  package let isHidden: Bool

  private init(
    _ effect: UIPointerEffect?, _ shape: UIPointerShape?, axes: UIAxis = [], isHidden: Bool = false
  ) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
    constrainedAxes = axes
    super.init()
  }

  /// Creates a style with an effect on the view and an optional shape of the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Creates a style that only changes the shape of the pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, axes: axes)
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> Self { make(isHidden: true) }

  /// Returns a style with the system's pointer.
  open class func system() -> Self { make(isHidden: false) }

  private class func make(isHidden: Bool) -> Self {
    guard let style = UIPointerStyle(nil, nil, isHidden: isHidden) as? Self else {
      fatalError("\(Self.self): only UIPointerStyle itself can be instantiated, not a subclass")
    }
    return style
  }
}

/// An effect on the view below the pointer.
public enum UIPointerEffect {
  /// The way in which an effect tints the view, with UIKit's raw values.
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of a pointer. Lengths are in points.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// A delegate that provides the regions of a view. Every method has a default because UIKit's methods are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at a point, or nil if there is none. Default: the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style in a region, or nil for the system's style.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An object that runs animations while the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
