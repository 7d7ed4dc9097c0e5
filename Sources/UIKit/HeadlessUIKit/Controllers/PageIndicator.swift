import Foundation

/// The dots below the pages of a page view controller with the style `scroll`, if the data source provides the number
/// of pages.
///
/// Source: Apple's documentation of `presentationCount(for:)`.
@MainActor
final class PageIndicator {
  /// The height of the dots, in points, by which the height of the pages is reduced. Believed.
  private static let height: CGFloat = 37

  private(set) var control: UIPageControl?
  /// The dot of the page that a finger is leaving.
  private var page = 0

  nonisolated init() {}

  /// Requests the numbers from the data source after code has shown other pages.
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

  /// Updates the dots after a drag, whether or not it has turned a page.
  func follow(_ book: UIPageViewController, from old: [UIViewController], isForward: Bool) {
    guard let control, let new = book.viewControllers, new != old else { return }
    control.currentPage += isForward ? 1 : -1
    page = control.currentPage
  }

  /// Places the dots below the pages, above the area that the device covers.
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
