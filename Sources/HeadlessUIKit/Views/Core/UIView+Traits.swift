/// An object with traits.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The direction of a view with an attribute in an interface with a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The direction of the interface, which is left-to-right unless traits specify otherwise.
  public class func userInterfaceLayoutDirection(for attribute: SemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction of the view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
