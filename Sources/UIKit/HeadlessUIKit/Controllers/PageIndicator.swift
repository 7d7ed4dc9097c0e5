import Foundation

/// The dots below the pages of a book of the style `scroll`, where the data source counts its pages.
///
/// Source: Apple's documentation of `presentationCount(for:)`.
@MainActor
final class PageIndicator {
  /// The height of the dots, in points, by which the pages are less high. Believed.
  private static let height: CGFloat = 37

  private(set) var control: UIPageControl?
  /// Which dot is the one of the page that a finger leaves.
  private var page = 0

  nonisolated init() {}

  /// Asks the data source, after code has turned to other pages.
  func update(in book: UIPageViewController) {
    guard book.transitionStyle == .scroll, book.navigationOrientation == .horizontal else { return }
    let count = book.dataSource?.presentationCount(for: book) ?? 0
    guard count > 0, let dataSource = book.dataSource else {
      control?.removeFromSuperview()
      control = nil
      return
    }
    let dots = control ?? make(for: book)
    dots.numberOfPages = count
    dots.currentPage = dataSource.presentationIndex(for: book)
    page = dots.currentPage
    if let view = book.viewIfLoaded { place(in: view) }
  }

  private func make(for book: UIPageViewController) -> UIPageControl {
    let dots = UIPageControl()
    dots.addAction(
      UIAction { [weak self, weak book] _ in
        if let book { self?.turn(book) }
      }, for: .valueChanged)
    control = dots
    return dots
  }

  /// A touch on the dots turns a page.
  private func turn(_ book: UIPageViewController) {
    guard let control, control.currentPage != page else { return }
    let isNext = control.currentPage > page
    let shown = control.currentPage
    page = shown
    guard book.scroller?.turnPages(isForward: isNext) == true else {
      page = shown + (isNext ? -1 : 1)
      control.currentPage = page
      return
    }
  }

  /// Follows a finger that has turned a page, or not.
  func follow(_ book: UIPageViewController, from old: [UIViewController], isForward: Bool) {
    guard let control, let new = book.viewControllers, new != old else { return }
    control.currentPage += isForward ? 1 : -1
    page = control.currentPage
  }

  /// Puts the dots below the pages, above what the device covers.
  func place(in view: UIView) {
    guard let control else { return }
    if control.superview !== view { view.addSubview(control) }
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    control.frame = CGRect(
      x: 0, y: bottom - Self.height, width: view.bounds.width, height: Self.height)
  }

  /// The space that remains for the pages.
  func room(in view: UIView) -> CGRect {
    guard control != nil else { return view.bounds }
    var room = view.bounds
    room.size.height = max(room.size.height - Self.height - view.safeAreaInsets.bottom, 0)
    return room
  }
}
