import Foundation

/// The appearance with which a navigation bar is currently drawn.
@MainActor
package struct NavigationBarLook {
  package let appearance: UINavigationBarAppearance
  /// Whether the bar has no background because the content below it is not scrolled.
  package private(set) var isTransparent = false
  private let bar: UINavigationBar

  package init(_ bar: UINavigationBar) {
    self.bar = bar
    let item = bar.topItem
    let standard = item?.standardAppearance ?? bar.standardAppearance
    guard bar.isAtScrollEdge else {
      appearance = standard
      return
    }
    // Source: Apple's documentation of `scrollEdgeAppearance`: if it is not set, the background is transparent since
    // iOS 15.
    let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    appearance = edge ?? standard
    isTransparent = edge == nil
  }

  func appearance(of button: UIBarButtonItem) -> UIBarButtonItemAppearance {
    button.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
  }

  /// The text attributes of the title: those of the bar, and those of the appearance, which take precedence.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    (bar.titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
  }

  private var largeTitleAttributes: [NSAttributedString.Key: Any] {
    (bar.largeTitleTextAttributes ?? [:]).merging(appearance.largeTitleTextAttributes) { $1 }
  }

  private var backAttributes: [NSAttributedString.Key: Any] {
    appearance.backButtonAppearance.normal.titleTextAttributes
  }

  var titleFont: UIFont {
    titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  var titleColor: UIColor {
    titleAttributes[.foregroundColor] as? UIColor ?? (bar.barStyle == .default ? .label : .white)
  }

  var largeTitleFont: UIFont {
    largeTitleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
  }

  var largeTitleColor: UIColor {
    largeTitleAttributes[.foregroundColor] as? UIColor ?? titleColor
  }

  var backFont: UIFont { backAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }

  var backColor: UIColor {
    backAttributes[.foregroundColor] as? UIColor ?? bar.tintColor ?? .systemBlue
  }

  /// The image of the back button's arrow; nil for the system's.
  var backImage: UIImage? { appearance.backIndicatorImage ?? bar.backIndicatorImage }
}

extension UINavigationBar {
  /// The controller that shows the bar.
  private var navigation: UINavigationController? { superview?.next as? UINavigationController }

  /// The top of the screen in the bar's coordinates, if the bar's background extends behind the status bar.
  var statusBarEdge: CGFloat? { navigation == nil ? nil : -frame.minY }

  func showsLargeTitle(of item: UINavigationItem) -> Bool {
    prefersLargeTitles && item.largeTitleDisplayMode != .never && item.title?.isEmpty == false
  }

  /// Whether the bar has the appearance for content that is not scrolled, or cannot be.
  ///
  /// Source: Apple's documentation of `scrollEdgeAppearance`: before iOS 15, only bars with large titles have it.
  fileprivate var isAtScrollEdge: Bool {
    guard
      UIKitEra.current >= .iOS15
        || UIKitEra.current >= .iOS13 && topItem.map(showsLargeTitle) == true,
      let view = navigation?.topViewController?.viewIfLoaded
    else { return false }
    guard let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView else {
      return true
    }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top <= 0.5
  }
}
