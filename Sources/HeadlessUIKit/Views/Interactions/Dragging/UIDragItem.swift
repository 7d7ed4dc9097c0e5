public import Foundation

/// Something that is dragged.
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

/// How something looks that is dragged.
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

/// Where something that is dragged goes back to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Where a drag preview goes back to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// How a view looks that is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Animates along with what is lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What an app adds to the animation of a lift or a drop.
@MainActor
final class DragAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs what was added.
  /// - Parameter length: In seconds.
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

/// Text that is dragged out of a view; views of text do not begin drags here.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// Text that is dropped into a view; views of text do not take drops here.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}
