public import Foundation
import ObjectFields

/// A reaction of a view to the motion of the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public nonisolated override init() { super.init() }

  /// Returns the values for key paths, given the viewer's offset, from -1 to 1 along both axes.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that interpolates one number between a minimum and a maximum.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the motion.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The key path of the number.
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  /// Creates an effect on a number.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    let share = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let least = NibConversion.convert(minimumRelativeValue, to: Double.self),
      let greatest = NibConversion.convert(maximumRelativeValue, to: Double.self)
    else { return nil }
    return [keyPath: least + (greatest - least) * (Double(share) + 1) / 2]
  }
}

/// A group of several effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    (motionEffects ?? []).reduce(into: [:]) { result, effect in
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      result.merge(values) { _, new in new }
    }
  }
}
