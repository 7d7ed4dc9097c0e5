public import Foundation

/// Makes the device tap. A device without a motor does nothing; the calls are recorded
/// (``HeadlessEnvironment/recordedCalls``).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// A generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Wakes the motor.
  open func prepare() { RecordedCalls.record("\(Self.baseName).prepare") }

  fileprivate class var baseName: String { "UIFeedbackGenerator" }
}

/// Taps as if something had hit something else; the calls are recorded.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits, with UIKit's numbers.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// A generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator of medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Taps once.
  open func impactOccurred() {
    RecordedCalls.record("UIImpactFeedbackGenerator.impactOccurred", style)
  }

  /// Taps once, with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    RecordedCalls.record("UIImpactFeedbackGenerator.impactOccurred", style, intensity)
  }

  fileprivate override class var baseName: String { "UIImpactFeedbackGenerator" }
}

/// Taps when a selection changes; the calls are recorded.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Taps once.
  open func selectionChanged() {
    RecordedCalls.record("UISelectionFeedbackGenerator.selectionChanged")
  }

  fileprivate override class var baseName: String { "UISelectionFeedbackGenerator" }
}

/// Taps how a task has ended; the calls are recorded.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended, with UIKit's numbers.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Taps for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    RecordedCalls.record("UINotificationFeedbackGenerator.notificationOccurred", notificationType)
  }

  fileprivate override class var baseName: String { "UINotificationFeedbackGenerator" }
}
