public import Foundation

/// An item that the user drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// A drag preview with its target.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview with a different target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The position that a drag preview returns to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The appearance of a dragged view.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// An object that runs animations alongside a lift or drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that an app adds to a lift or drop.
@MainActor
final class DragAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the added animations.
  /// - Parameter length: The duration, in seconds.
  func run(taking length: TimeInterval) {
    let animations = animations
    if !animations.isEmpty {
      UIView.animate(withDuration: length) { for animation in animations { animation() } }
    }
    guard !completions.isEmpty else { return }
    HeadlessClock.shared.schedule(after: length, named: "the animation of a drag") {
      for completion in self.completions { completion(.end) }
    }
  }
}

/// A delegate for dragging text. Text views do not begin drags here.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// A delegate for dropping text. Text views do not accept drops here.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}
