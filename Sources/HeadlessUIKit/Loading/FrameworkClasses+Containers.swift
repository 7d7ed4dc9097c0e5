extension ClassRegistry {
  /// Containers of views, with what they hold.
  static let containerClasses: [String: any NibDecodable.Type] = [
    "UIScrollView": UIScrollView.self,
    "UIStackView": UIStackView.self,
    "UIRefreshControl": UIRefreshControl.self,
    "_UIScrollViewLayoutGuide": ScrollViewContentGuide.self,
  ]

  /// Recognizers.
  static let gestureClasses: [String: any NibDecodable.Type] = [
    "UIGestureRecognizer": UIGestureRecognizer.self,
    "UIHoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "UILongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
    "UIPinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "UIRotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "UISwipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "UITapGestureRecognizer": UITapGestureRecognizer.self,
    "UITapRecognizer": TapCounts.self,
  ]
}
