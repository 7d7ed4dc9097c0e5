public import Foundation

/// A press with two levels of force, as on devices with 3D Touch.
///
/// No finger presses with force here, so tests call the delegate themselves.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that receives the press.
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    RecordedCalls.record("UIPreviewInteraction.init", type(of: view))
  }

  /// Returns the location of the press, which is the middle of the view, in another view's coordinates.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return (coordinateSpace as? UIView).map { view.convert(middle, to: $0) } ?? middle
  }

  /// Cancels the press, records the call (``HeadlessEnvironment/recordedCalls``) and calls the delegate.
  open func cancel() {
    RecordedCalls.record("UIPreviewInteraction.cancel")
    delegate?.previewInteractionDidCancel(self)
  }
}

/// A delegate that tracks a press with two levels of force.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

/// Default implementations of the two optional methods.
extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
