import Foundation
import ObjectFields

/// A UIKit property that appearance proxies support.
@MainActor
struct AppearanceProperty {
  /// Returns whether a view's value equals that of an unchanged instance.
  let isUsual: (_ view: NSObject, _ usual: NSObject) -> Bool
  /// Sets a view's value to that of the proxy if the proxy's value differs from the default.
  let apply: (_ proxy: NSObject, _ usual: NSObject, _ view: NSObject) -> Void

  private init<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>) {
    isUsual = { view, usual in
      guard let view = view as? View, let usual = usual as? View else { return false }
      return Self.areEqual(view[keyPath: path], usual[keyPath: path])
    }
    apply = { proxy, usual, view in
      guard let proxy = proxy as? View, let usual = usual as? View, let view = view as? View else {
        return
      }
      let value = proxy[keyPath: path]
      if !Self.areEqual(value, usual[keyPath: path]) { view[keyPath: path] = value }
    }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (NibConversion.flattened(left), NibConversion.flattened(right))
    if let left = left as? [NSAttributedString.Key: Any],
      let right = right as? [NSAttributedString.Key: Any]
    {
      return left.count == right.count
        && left.allSatisfy { KeyValueObservation.areEqual($0.value, right[$0.key]) ?? false }
    }
    // Each bar has its own appearance object, so the contents are compared.
    if let left = left as? UIBarAppearance, let right = right as? UIBarAppearance {
      return left.saysTheSame(as: right)
    }
    return KeyValueObservation.areEqual(left, right) ?? false
  }

  /// The properties that Apple's headers mark for proxies.
  static let all: [AppearanceProperty] = [
    .init(\UIView.storedTintColor), .init(\UIView.storedBackgroundColor),
    .init(\UILabel.font), .init(\UILabel.textColor),
    .init(\UINavigationBar.barStyle), .init(\UINavigationBar.isTranslucent),
    .init(\UINavigationBar.barTintColor), .init(\UINavigationBar.titleTextAttributes),
    .init(\UINavigationBar.largeTitleTextAttributes), .init(\UINavigationBar.shadowImage),
    .init(\UINavigationBar.backIndicatorImage), .init(\UINavigationBar.prefersLargeTitles),
    .init(\UINavigationBar.backIndicatorTransitionMaskImage),
    .init(\UINavigationBar.standardAppearance), .init(\UINavigationBar.compactAppearance),
    .init(\UINavigationBar.scrollEdgeAppearance),
    .init(\UINavigationBar.compactScrollEdgeAppearance), .init(\UINavigationBar.backgroundImages),
    .init(\UITabBar.barStyle), .init(\UITabBar.isTranslucent), .init(\UITabBar.barTintColor),
    .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.backgroundImage),
    .init(\UITabBar.shadowImage), .init(\UITabBar.selectionIndicatorImage),
    .init(\UITabBar.standardAppearance), .init(\UITabBar.scrollEdgeAppearance),
    .init(\UIToolbar.barStyle), .init(\UIToolbar.isTranslucent), .init(\UIToolbar.barTintColor),
    .init(\UIToolbar.standardAppearance),
    .init(\UISearchBar.barStyle), .init(\UISearchBar.barTintColor),
    .init(\UISearchBar.backgroundImage),
    .init(\UITableView.separatorColor), .init(\UITableView.separatorInset),
    .init(\UITableView.sectionIndexColor), .init(\UITableViewCell.separatorInset),
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor), .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor), .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor), .init(\UIActivityIndicatorView.color),
    .init(\UISegmentedControl.selectedSegmentTintColor),
    .init(\UITextField.font), .init(\UITextField.textColor), .init(\UITextField.keyboardAppearance),
    .init(\UITextView.font), .init(\UITextView.textColor),
  ]
}

extension UIBarAppearance {
  /// Returns whether another appearance has the same background and shadow, and the same number of title attributes.
  fileprivate func saysTheSame(as other: UIBarAppearance) -> Bool {
    if self === other { return true }
    let (own, others) = (self as? UINavigationBarAppearance, other as? UINavigationBarAppearance)
    return backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && backgroundEffect == other.backgroundEffect && shadowColor == other.shadowColor
      && shadowImage == other.shadowImage && isTransparent == other.isTransparent
      && own?.titleTextAttributes.count == others?.titleTextAttributes.count
      && own?.largeTitleTextAttributes.count == others?.largeTitleTextAttributes.count
  }
}
