import Foundation

/// An app's animations alongside an interaction: of a menu that appears or disappears, or a pointer that crosses a
/// region.
@MainActor
final class InteractionAnimation: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating, UIPointerInteractionAnimating
{
  /// The duration of menu and pointer animations, in seconds; UIKit does not document it.
  private static let duration: TimeInterval = 0.25

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  /// - Parameter preview: The controller that is shown next to a menu; nil for none.
  init(preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append { _ in completion() }
  }

  /// Runs the added animations; without animations, the completions follow in the next turn.
  func run() {
    let (steps, ends) = (animations, completions)
    guard !steps.isEmpty || !ends.isEmpty else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      for step in steps { step() }
    } completion: { finished in
      for end in ends { end(finished) }
    }
  }
}
