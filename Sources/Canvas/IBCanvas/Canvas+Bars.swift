import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension Canvas {
  /// The height of a tab bar without the home indicator's area, in points.
  static let heightOfTabBar: CGFloat = 49
  /// The height of a toolbar on a device without a home indicator, in points.
  static let heightOfPlainToolbar: CGFloat = 44

  /// The height of a navigation bar without the status bar, in points.
  var heightOfNavigationBar: CGFloat {
    !device.isLandscape && tools >= .xcode26 && rules.follow(.tallNavigationBar) ? 54 : 44
  }

  /// Returns the height of the navigation bar over a root view, without the status bar, in points.
  func heightOfNavigationBar(_ bars: CanvasBars, over root: IBObject) -> CGFloat {
    heightOfNavigationBar(bars) + (showsLargeTitle(bars, over: root) ? Self.heightOfLargeTitle : 0)
  }

  /// Returns whether the navigation bar over a root view shows a large title, which is not the case above a table.
  func showsLargeTitle(_ bars: CanvasBars, over root: IBObject) -> Bool {
    bars.hasLargeTitle && !device.isLandscape
      && !root.subviews.contains { $0.element == "tableView" } && rules.follow(.largeTitle)
  }

  /// The height that a large title adds to a navigation bar, in points.
  private static let heightOfLargeTitle: CGFloat = 52

  /// Returns the height of the navigation bar of a controller without a large title and the status bar, in points.
  func heightOfNavigationBar(_ bars: CanvasBars) -> CGFloat {
    let height = heightOfNavigationBar
    if bars.isSheet { return rules.follow(.barOnSheet) ? height + Self.extraHeightOnSheet : height }
    let isTall = device.device.idiom == .pad && tools >= .xcode10 && height < Self.heightOnTablet
    return isTall && rules.follow(.barOnTablet) ? Self.heightOnTablet : height
  }

  /// The height of a navigation bar on a tablet, in points.
  static let heightOnTablet: CGFloat = 50

  /// The height of a toolbar without the home indicator's area, in points.
  var heightOfToolbar: CGFloat {
    device.hasHomeIndicator ? Self.heightOfTabBar : Self.heightOfPlainToolbar
  }

  private var isUnderIndicator: Bool { device.hasHomeIndicator && !device.isLandscape }

  /// How much lower a search bar is if its text has the smallest size instead of the default one, in points.
  private static let heightOfTextInSearchBar: CGFloat = 5

  /// Gives a bar inside a view the height that it has on the canvas.
  func prepareBar(_ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides) {
    let height: CGFloat
    switch view {
    case is UIToolbar where isUnderIndicator && rules.follow(.toolbarOverIndicator):
      height = lengths.points(heightOfToolbar, of: .toolbar)
    case is UINavigationBar where heightOfNavigationBar > 44:
      height = lengths.points(heightOfNavigationBar, of: .navigationBar)
    case is UISearchBar where contentSizeCategory == .extraSmall:
      height = view.intrinsicContentSize.height - Self.heightOfTextInSearchBar
    case is UITabBar
    where isUnderIndicator && endsWithRoot(view) && rules.follow(.tabBarOverIndicator):
      height = heightOfBottomBar(isTabBar: true)
    default: return
    }
    let key = ObjectIdentifier(view)
    guard overrides.contentSizes[key] == nil else { return }
    overrides.contentSizes[key] = CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Whether a constraint aligns the bottom of a view with the bottom of its root view.
  private func endsWithRoot(_ view: UIView) -> Bool {
    guard let root = view.superview, root.superview == nil else { return false }
    return root.constraints.contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      return constraint.firstAttribute == .bottom && constraint.secondAttribute == .bottom
        && constraint.relation == .equal && constraint.constant == 0
        && items.contains { $0 === view } && items.contains { $0 === root }
    }
  }
}
