public import Foundation

/// Methods that the progress of a page control calls; all have default implementations, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page begins, between 0 and 1.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when a drag over the page control begins, which hides the progress, and when it ends.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of a page control's current page. It is not drawn.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The delegate; subclasses show it under their own type, see ``PageProgressDelegation``.
  weak var progressDelegate: (any UIPageControlProgressDelegate)?
  /// The page control with this progress.
  weak var control: UIPageControl?

  /// Creates a progress for the property `progress` of a page control.
  public override init() { super.init() }

  /// The progress of the current page without rounding, from 0 to 1.
  var exactProgress = 0.0
  /// The progress of the current page, limited to 0 to 1.
  ///
  /// Another page begins with the delegate's initial progress, or with 0.
  open var currentProgress: Float {
    get { Float(exactProgress) }
    set { exactProgress = newValue > 0 ? min(Double(newValue), 1) : 0 }
  }

  /// Whether the page control shows the progress, which it does not while a finger moves over it.
  open var isProgressVisible: Bool {
    control.map { $0.interactionState != .continuous } ?? false
  }

  /// Begins the current page.
  func pageChanged() {
    guard let control else { return }
    currentProgress =
      progressDelegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }

  /// Called when a drag over the page control has begun or ended.
  func visibilityChanged() { progressDelegate?.pageControlProgressVisibilityDidChange(self) }
}

/// A protocol that gives the progress of page controls and its subclass different types of delegates under the same name.
@preconcurrency @MainActor
public protocol PageProgressDelegation: UIPageControlProgress {}

extension UIPageControlProgress: PageProgressDelegation {}

extension PageProgressDelegation {
  /// The delegate; the reference is weak.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
