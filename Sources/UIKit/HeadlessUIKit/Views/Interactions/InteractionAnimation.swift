import Foundation

/// Animations of an app along with an interaction: of a menu that comes or goes, or a pointer that crosses a region.
@MainActor
final class InteractionAnimation: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating, UIPointerInteractionAnimating
{
  /// How long menus and pointers take, in seconds; UIKit does not document it.
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

  /// Runs what was added; without animations the completions follow in the next turn.
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
