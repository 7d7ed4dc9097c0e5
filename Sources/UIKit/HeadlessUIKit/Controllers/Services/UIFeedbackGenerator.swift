public import Foundation

/// A generator of haptic feedback. As on a device without haptics, it does nothing; calls are recorded
/// (``HeadlessEnvironment/recordedCalls``).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the hardware.
  open func prepare() { RecordedCalls.record("\(Self.baseName).prepare") }

  fileprivate class var baseName: String { "UIFeedbackGenerator" }
}

/// A generator of feedback for impacts; calls are recorded.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a collision, with UIKit's raw values.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of the medium style.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Triggers the feedback for a point of the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Triggers the feedback for a point of the view, with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }

  /// Triggers the feedback.
  open func impactOccurred() {
    RecordedCalls.record("UIImpactFeedbackGenerator.impactOccurred", style)
  }

  /// Triggers the feedback, with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    RecordedCalls.record("UIImpactFeedbackGenerator.impactOccurred", style, intensity)
  }

  fileprivate override class var baseName: String { "UIImpactFeedbackGenerator" }
}

/// A generator of feedback for changes of a selection; calls are recorded.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers the feedback.
  open func selectionChanged() {
    RecordedCalls.record("UISelectionFeedbackGenerator.selectionChanged")
  }

  /// Triggers the feedback for a point of the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }

  fileprivate override class var baseName: String { "UISelectionFeedbackGenerator" }
}

/// A generator of feedback for the outcomes of tasks; calls are recorded.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task, with UIKit's raw values.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Triggers the feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    RecordedCalls.record("UINotificationFeedbackGenerator.notificationOccurred", notificationType)
  }

  /// Triggers the feedback for an outcome, for a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }

  fileprivate override class var baseName: String { "UINotificationFeedbackGenerator" }
}

/// A generator of feedback for drawing; calls are recorded.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers the feedback for a line that snaps to another one.
  open func alignmentOccurred(at location: CGPoint) {
    RecordedCalls.record("UICanvasFeedbackGenerator.alignmentOccurred")
  }

  /// Triggers the feedback for a completed path.
  open func pathCompleted(at location: CGPoint) {
    RecordedCalls.record("UICanvasFeedbackGenerator.pathCompleted")
  }

  fileprivate override class var baseName: String { "UICanvasFeedbackGenerator" }
}
