public import Foundation

/// The delegate of a page control's progress; all methods have default implementations, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page starts, between 0 and 1.
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
  /// The delegate; subclasses expose it with their own type, see ``PageProgressDelegation``.
  weak var progressDelegate: (any UIPageControlProgressDelegate)?
  /// The page control that shows this progress.
  weak var control: UIPageControl?

  /// Creates a progress object for the `progress` property of a page control.
  public override init() { super.init() }

  /// The progress of the current page, unrounded, from 0 to 1.
  var exactProgress = 0.0
  /// The progress of the current page, clamped to the range from 0 to 1.
  ///
  /// A new page starts with the delegate's initial progress, or with 0.
  open var currentProgress: Float {
    get { Float(exactProgress) }
    set { exactProgress = newValue > 0 ? min(Double(newValue), 1) : 0 }
  }

  /// Whether the page control shows the progress, which is hidden while a finger moves over it.
  open var isProgressVisible: Bool {
    control.map { $0.interactionState != .continuous } ?? false
  }

  /// Starts the current page.
  func pageChanged() {
    guard let control else { return }
    currentProgress =
      progressDelegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }

  /// Called when a drag over the page control has begun or ended.
  func visibilityChanged() { progressDelegate?.pageControlProgressVisibilityDidChange(self) }
}

/// A protocol that gives a page control's progress and its subclass different delegate types under the same name.
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
