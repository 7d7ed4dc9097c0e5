public import Foundation

/// A press of two strengths, as devices with 3D Touch had it. No finger presses here: a test calls the delegate.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// An interaction of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The place of the press: the middle of the view, in the coordinates of another.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return (coordinateSpace as? UIView).map { view.convert(middle, to: $0) } ?? middle
  }

  /// Ends a press; the call is recorded (``HeadlessEnvironment/recordedCalls``), and reaches the delegate.
  open func cancel() {
    RecordedCalls.record("UIPreviewInteraction.cancel")
    delegate?.previewInteractionDidCancel(self)
  }
}

/// Callbacks of a press of two strengths.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

/// Two methods are optional.
extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
