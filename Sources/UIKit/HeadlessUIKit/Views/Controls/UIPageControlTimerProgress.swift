public import Foundation

/// The delegate of a page control's timer; all methods have default implementations, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called in every frame while the timer is running.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether the timer advances to the next page after the duration of the current one.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// A progress that grows with the environment's clock and then turns to the next page.
///
/// Apple's documentation says when the delegate is called. The rest is an assumption: the page control sends
/// `valueChanged` when the timer turns the page; the timer pauses after the last page, or if the delegate refuses the
/// next one; and it waits while a finger moves over the page control, or while no page control has this progress.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The duration of pages for which no duration is set, in seconds. It must be greater than 0.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer has been resumed and has not paused since.
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  private var timer: HeadlessTimer?
  /// The time of the last frame, in seconds on the clock.
  private var lastFrame: TimeInterval = 0

  /// Creates a paused timer.
  /// - Parameter preferredDuration: The duration of pages for which no duration is set, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The delegate; the reference is weak.
  open var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { progressDelegate as? any UIPageControlTimerProgressDelegate }
    set { progressDelegate = newValue }
  }

  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Starts or resumes the timer.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    let clock = HeadlessClock.shared
    lastFrame = clock.now
    timer = clock.schedule(
      after: Self.frame, repeating: Self.frame, named: "timer of a page control",
      while: { [weak self] in self != nil }, { [weak self] in self?.go() })
  }

  /// Pauses the timer at its current progress.
  open func pauseTimer() {
    isRunning = false
    timer?.invalidate()
    timer = nil
  }

  private static let frame = 1.0 / 60

  private func go() {
    let passed = HeadlessClock.shared.now - lastFrame
    lastFrame += passed
    guard isProgressVisible, let control else { return }
    let duration = duration(forPage: control.currentPage)
    let progress = exactProgress + (duration > 0 ? passed / duration : 1)
    // Frames are whole nanoseconds, whose sum may be slightly less than the duration.
    exactProgress = progress > 1 - 1e-6 ? 1 : progress
    delegate?.pageControlTimerProgressDidChange(self)
    if isRunning, currentProgress == 1 { advance(control) }
  }

  /// Turns to the next page, or pauses.
  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd,
      delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    if next == control.currentPage { pageChanged() } else { control.turn(to: next) }
  }
}
