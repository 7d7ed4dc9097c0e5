public import Foundation

extension UIScrollView {
  /// The bars and corners of the device that add to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The styles of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The fraction of the speed that remains after one millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a controller shows this view underneath the bars of a container.
  ///
  /// The content then avoids the bars even if it is short. Source: Apple's documentation of
  /// `ContentInsetAdjustmentBehavior.automatic`.
  private var isContentOfBars: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil || owner.tabBarController != nil
  }

  /// The content insets, including the parts of the safe area that the behavior adds, in points.
  var insetsWithSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    let isWide: Bool
    let isHigh: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: (isWide, isHigh) = (true, true)
    case .automatic, .scrollableAxes:
      isWide = alwaysBounceHorizontal || contentSize.width > bounds.width
      isHigh =
        alwaysBounceVertical || contentSize.height > bounds.height
        || contentInsetAdjustmentBehavior == .automatic && isContentOfBars
    }
    return UIEdgeInsets(
      top: contentInset.top + (isHigh ? safe.top : 0),
      left: contentInset.left + (isWide ? safe.left : 0),
      bottom: contentInset.bottom + (isHigh ? safe.bottom : 0),
      right: contentInset.right + (isWide ? safe.right : 0))
  }

  func decodeScrolling(_ nib: NibValues) {
    // A nib states whether a scroll view clips; with any other coder, it clips.
    if nib.reference == nil { clipsToBounds = true }
    if let size = nib.size("UIContentSize") { contentSize = size }
    if let inset = nib.insets("UIContentInset") { contentInset = inset }
    if let insets = nib.insets("UIScrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let behavior: ContentInsetAdjustmentBehavior = nib.enumeration(
      "UIScrollViewContentInsetAdjustmentBehavior")
    {
      contentInsetAdjustmentBehavior = behavior
    }
    if let adjusts = nib.bool("UIScrollViewIndicatorInsetAdjustmentBehavior") {
      automaticallyAdjustsScrollIndicatorInsets = adjusts
    }
    isScrollEnabled = !(nib.bool("UIScrollDisabled") ?? false)
    isPagingEnabled = nib.bool("UIPagingEnabled") ?? false
    scrollsToTop = nib.bool("UIScrollsToTop") ?? true
    isDirectionalLockEnabled = nib.bool("UIDirectionalLockEnabled") ?? false
    bounces = nib.bool("UIBounceEnabled") ?? true
    alwaysBounceVertical = nib.bool("UIAlwaysBounceVertical") ?? false
    alwaysBounceHorizontal = nib.bool("UIAlwaysBounceHorizontal") ?? false
    delaysContentTouches = nib.bool("UIDelaysContentTouches") ?? true
    canCancelContentTouches = nib.bool("UICanCancelContentTouches") ?? true
    showsHorizontalScrollIndicator = nib.bool("UIShowsHorizontalScrollIndicator") ?? true
    showsVerticalScrollIndicator = nib.bool("UIShowsVerticalScrollIndicator") ?? true
    indicatorStyle = nib.enumeration("UIIndicatorStyle") ?? .default
    keyboardDismissMode = nib.enumeration("UIKeyboardDismissMode") ?? .none
    bouncesZoom = nib.bool("UIBouncesZoom") ?? false
    minimumZoomScale = nib.cgFloat("UIMinimumZoomScale") ?? 1
    maximumZoomScale = nib.cgFloat("UIMaximumZoomScale") ?? 1
    scrollDelegate = nib.object("UIDelegate") as? any UIScrollViewDelegate
  }

  class func registerScrolling(_ nib: NibRegistrar) {
    nib.delegate("delegate", \UIScrollView.scrollDelegate)
    nib.outlet("contentSize", \UIScrollView.contentSize)
    nib.outlet("contentInset", \UIScrollView.contentInset)
    nib.outlet("contentOffset", \UIScrollView.contentOffset)
    nib.outlet("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    nib.outlet("scrollEnabled", \UIScrollView.isScrollEnabled)
    nib.outlet("pagingEnabled", \UIScrollView.isPagingEnabled)
    nib.outlet("bounces", \UIScrollView.bounces)
    nib.outlet("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    nib.outlet("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    nib.outlet("scrollsToTop", \UIScrollView.scrollsToTop)
    nib.outlet("delaysContentTouches", \UIScrollView.delaysContentTouches)
    nib.outlet("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    nib.outlet("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    nib.outlet("indicatorStyle", \UIScrollView.indicatorStyle)
    nib.outlet("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
    nib.outlet("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    nib.outlet("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    nib.outlet("minimumZoomScale", \UIScrollView.minimumZoomScale)
    nib.outlet("maximumZoomScale", \UIScrollView.maximumZoomScale)
    nib.outlet("refreshControl", \UIScrollView.refreshControl)
  }
}
