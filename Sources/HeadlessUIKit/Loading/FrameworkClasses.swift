extension ClassRegistry {
  /// The classes that nibs name, by their names.
  static let frameworkClasses: [String: any NibDecodable.Type] = [
    "UIView": UIView.self,
    "UIWindow": UIWindow.self,
    "UIViewController": UIViewController.self,
    "NSLayoutConstraint": NSLayoutConstraint.self,
    "UILayoutGuide": UILayoutGuide.self,
    "UIGestureRecognizer": UIGestureRecognizer.self,
  ].merging(valueClasses) { _, new in new }.merging(controlClasses) { _, new in new }
}
