import Foundation

/// A group of animations that run together in the group's time.
///
/// Animations that last longer than the group are cut off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func apply(to layer: CALayer, at moment: MediaTiming.Moment) {
    let time = paced(moment.progress) * duration
    for animation in animations ?? [] {
      guard let inner = animation.timing.moment(at: time) else { continue }
      animation.apply(to: layer, at: inner)
    }
  }

  override func applyDefaults(of layer: CALayer) {
    super.applyDefaults(of: layer)
    for animation in animations ?? [] where animation.timing.duration <= 0 {
      animation.timing.duration = duration
    }
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }
}

/// A transition from the layer's previous appearance to its current one.
///
/// It does not change a property: pictures that follow the clock blend the two appearances.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
