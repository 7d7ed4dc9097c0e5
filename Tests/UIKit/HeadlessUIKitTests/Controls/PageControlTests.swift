import Foundation
import HeadlessUIKit
import Testing

/// Page controls under a finger, and the progress of their pages.
@MainActor @Suite(.ownEnvironment)
struct PageControlTests {
  /// Answers a progress, and notes its calls.
  private final class Progress: NSObject, UIPageControlTimerProgressDelegate {
    var log: [String] = []
    var refused: Int?
    var changes = 0

    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { page == 2 ? 0.25 : 0 }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      log.append("visible \(progress.isProgressVisible)")
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      log.append("advance \(page)")
      return page != refused
    }
  }

  private let stage = TouchStage()
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 26))
  private let delegate = Progress()

  init() {
    control.numberOfPages = 8
    stage.window.addSubview(control)
    stage.window.makeKeyAndVisible()
    control.addAction(
      UIAction { [stage, unowned control] _ in
        stage.log.note("\(control.currentPage) \(control.interactionState)")
      }, for: .valueChanged)
  }

  /// Moves a finger from the place (100, 13).
  private func drag(by way: CGFloat) -> UITouch {
    let touch = stage.begin((100, 13))[0]
    for step in 1...10 {
      stage.wait(0.02)
      stage.move(touch, to: 100 + way * CGFloat(step) / 10, 13)
    }
    return touch
  }

  private func isNear(_ progress: UIPageControlProgress, _ value: Float) -> Bool {
    abs(progress.currentProgress - value) < 0.02
  }

  @Test func `a drag over the dots turns one page for each dot`() {
    let touch = drag(by: 54)
    #expect(stage.log.take() == ["1 continuous", "2 continuous", "3 continuous"])
    stage.move(touch, to: 64, 13)
    #expect(stage.log.take() == ["2 continuous", "1 continuous", "0 continuous"])
    stage.end(touch)
    #expect(control.interactionState == .none && stage.log.take().isEmpty)
  }

  @Test func `a drag from right to left goes forward where that is the layout direction`() {
    control.semanticContentAttribute = .forceRightToLeft
    control.currentPage = 5
    stage.cancel(drag(by: 54))
    #expect(control.currentPage == 2 && control.interactionState == .none)
  }

  @Test func `without continuous interaction a drag counts as a tap`() {
    control.allowsContinuousInteraction = false
    let touch = drag(by: 100)
    #expect(stage.log.take().isEmpty)
    stage.end(touch)
    #expect(stage.log.take() == ["1 discrete"] && control.interactionState == .none)
  }

  @Test func `each page begins with the progress that the delegate returns`() {
    let progress = UIPageControlProgress()
    progress.delegate = delegate
    #expect(!progress.isProgressVisible && control.progress == nil)
    control.progress = progress
    #expect(progress.isProgressVisible && progress.currentProgress == 0)
    progress.currentProgress = 3
    #expect(progress.currentProgress == 1)
    progress.currentProgress = -1
    #expect(progress.currentProgress == 0)
    control.currentPage = 2
    #expect(progress.currentProgress == 0.25)
    control.currentPage = 3
    #expect(progress.currentProgress == 0)
    control.progress = nil
    #expect(!progress.isProgressVisible)
  }

  @Test func `a drag hides the progress`() {
    let progress = UIPageControlProgress()
    progress.delegate = delegate
    control.progress = progress
    let touch = drag(by: 54)
    #expect(!progress.isProgressVisible && delegate.log == ["visible false"])
    stage.end(touch)
    #expect(progress.isProgressVisible && delegate.log == ["visible false", "visible true"])
  }

  @Test func `a timer turns the pages, each after its own time`() {
    control.numberOfPages = 3
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    timer.delegate = delegate
    timer.setDuration(1, forPage: 1)
    #expect(timer.duration(forPage: 0) == 2 && timer.duration(forPage: 1) == 1)
    control.progress = timer
    stage.wait(5)
    #expect(!timer.isRunning && timer.currentProgress == 0 && delegate.changes == 0)
    timer.resumeTimer()
    stage.wait(1)
    #expect(timer.isRunning && isNear(timer, 0.5) && (59...61).contains(delegate.changes))
    stage.wait(1.1)
    #expect(control.currentPage == 1 && isNear(timer, 0.1))
    #expect(stage.log.take() == ["1 none"])
    stage.wait(1)
    #expect(control.currentPage == 2 && isNear(timer, 0.3))
    timer.pauseTimer()
    stage.wait(1)
    #expect(isNear(timer, 0.3) && !timer.isRunning)
    timer.resumeTimer()
    stage.wait(5)
    #expect(!timer.isRunning && control.currentPage == 2 && timer.currentProgress == 1)
    #expect(delegate.log == ["advance 1", "advance 2"])
  }

  @Test func `a timer goes back to the first page if it is set to, and if the delegate agrees`() {
    control.numberOfPages = 2
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    timer.delegate = delegate
    timer.resetsToInitialPageAfterEnd = true
    control.progress = timer
    timer.resumeTimer()
    stage.wait(2.5)
    #expect(control.currentPage == 0 && timer.isRunning && isNear(timer, 0.5))
    delegate.refused = 1
    stage.wait(2)
    #expect(control.currentPage == 0 && !timer.isRunning && timer.currentProgress == 1)
    #expect(delegate.log == ["advance 1", "advance 0", "advance 1"])
  }

  @Test func `a timer waits while a finger moves over the dots`() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    control.progress = timer
    timer.resumeTimer()
    let touch = drag(by: 54)
    stage.wait(5)
    #expect(control.currentPage == 3 && timer.currentProgress == 0 && timer.isRunning)
    stage.end(touch)
    stage.wait(1.1)
    #expect(control.currentPage == 4)
  }
}
