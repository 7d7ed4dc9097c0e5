extension ClassRegistry {
  /// The classes that nibs name, by their names.
  static let frameworkClasses: [String: any NibDecodable.Type] = [
    coreClasses, valueClasses, controlClasses, containerClasses, gestureClasses,
  ].reduce(into: [:]) { all, family in all.merge(family) { _, new in new } }

  /// Views, windows, controllers and what constraints are made of.
  private static let coreClasses: [String: any NibDecodable.Type] = [
    "NSLayoutConstraint": NSLayoutConstraint.self,
    "UILayoutGuide": UILayoutGuide.self,
    "UIView": UIView.self,
    "UIViewController": UIViewController.self,
    "UIWindow": UIWindow.self,
  ]
}
