public import Foundation

/// How a view reacts to the motion of the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// An effect.
  public nonisolated override init() { super.init() }

  /// The values of key paths as the viewer moves, from -1 to 1 along both axes.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect on one number, between a least and a greatest value.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the motion.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The number that changes.
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  /// An effect on a number.
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

/// Several effects as one.
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
