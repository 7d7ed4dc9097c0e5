extension ClassRegistry {
  /// The classes that nibs name, by their names.
  static let frameworkClasses: [String: any NibDecodable.Type] = [
    "UIView": UIView.self,
    "UIWindow": UIWindow.self,
    "UIControl": UIControl.self,
    "UIViewController": UIViewController.self,
    "UIColor": UIColor.self,
    "NSLayoutConstraint": NSLayoutConstraint.self,
    "UILayoutGuide": UILayoutGuide.self,
    "UIGestureRecognizer": UIGestureRecognizer.self,
  ]
}
