import Foundation

extension UIViewController {
  /// Tells the container, which is its parent or its presentation, that the controller prefers a different size.
  func notifyPreferredContentSizeChange() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    guard let presenter else { return }
    presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    applyPreferredSize(over: presenter)
  }

  /// Gives the view of a popover or a form sheet on a tablet its preferred size.
  private func applyPreferredSize(over presenter: UIViewController) {
    guard [.popover, .formSheet].contains(resolvedPresentationStyle), let view = viewIfLoaded,
      let window = view.window, window.traitCollection.userInterfaceIdiom == .pad
    else { return }
    view.frame = presentedFrame(in: window, over: presenter)
  }
}
