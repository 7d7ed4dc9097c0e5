// Properties that UIKit stores for these classes. Nothing here reads them.

public import Foundation

extension UISplitViewController {
  /// Whether the button that shows a column is visible, with UIKit's raw values.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
}

/// The severity of an alert, with UIKit's raw values.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

extension UITabBarController {
  /// The navigation controller for the tabs that do not fit; its stack is empty, because all tabs are shown.
  public var moreNavigationController: UINavigationController {
    let made = StoredValue.get(self, "moreNavigationController", UINavigationController?.none)
    if let made { return made }
    let new = UINavigationController()
    StoredValue.set(self, "moreNavigationController", new)
    return new
  }
}

extension UIBarButtonItem {
  /// Stored only: the order of a menu never changes here.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { StoredValue.get(self, "preferredMenuElementOrder", .automatic) }
    set { StoredValue.set(self, "preferredMenuElementOrder", newValue) }
  }
  /// The entry that represents the button in a menu of buttons that do not fit; stored only.
  public var menuRepresentation: UIMenuElement? {
    get { StoredValue.get(self, "menuRepresentation", UIMenuElement?.none) }
    set { StoredValue.set(self, "menuRepresentation", newValue) }
  }
}

extension UINavigationBar {
  /// The style of the bar, as on an iPad.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UINavigationController {
  /// The duration of the animation that shows or hides bars, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}

extension UISplitViewController {
  /// The way in which columns share the available width: as preferred, or side by side.
  public var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
}

extension UISearchController {
  /// When the scope buttons appear, with UIKit's raw values.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// Suggestions below the search bar; stored only. A test selects a suggestion by calling the results updater.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { StoredValue.get(self, "searchSuggestions", [any UISearchSuggestion]?.none) }
    set { StoredValue.set(self, "searchSuggestions", newValue) }
  }
  /// The position of the search bar: below the title.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UIViewController {
  /// The controller that presents this controller or the nearest one around it; nil if none is presented.
  public var activePresentationController: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentingViewController != nil { return current.presentationController }
      controller = current.parent
    }
    return nil
  }
  /// The scroll view that tab bars and navigation bars observe; stored only.
  @available(*, deprecated, renamed: "setContentScrollView(_:for:)")
  public var tabBarObservedScrollView: UIScrollView? {
    get { StoredValue.get(self, "tabBarObservedScrollView", UIScrollView?.none) }
    set { StoredValue.set(self, "tabBarObservedScrollView", newValue) }
  }
  /// The transition that the controller prefers; stored only.
  public var preferredTransition: Transition? {
    get { StoredValue.get(self, "preferredTransition", Transition?.none) }
    set { StoredValue.set(self, "preferredTransition", newValue) }
  }

  /// A system transition that a controller prefers.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The source of a zoom.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// Returns the rectangle of the zoomed view that the source view represents.
      public var alignmentRectProvider: ((ZoomOptions.AlignmentContext) -> CGRect?)?
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      /// Returns whether a pinch or a drag may dismiss the controller.
      public var interactiveDismissShouldBegin: ((ZoomOptions.InteractionContext) -> Bool)?

      /// The views of a zoom.
      @preconcurrency @MainActor
      public final class AlignmentContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
        init(sourceView: UIView, zoomedViewController: UIViewController) {
          self.sourceView = sourceView
          self.zoomedViewController = zoomedViewController
        }
      }

      /// A gesture that would dismiss the controller.
      @preconcurrency @MainActor
      public final class InteractionContext: NSObject {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool
        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          self.location = location
          self.velocity = velocity
          self.willBegin = willBegin
        }
      }
    }

    /// The argument of the closure that provides the source view of a zoom.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      public let zoomedViewController: UIViewController
      public let sourceViewController: UIViewController
      init(zoomedViewController: UIViewController, sourceViewController: UIViewController) {
        self.zoomedViewController = zoomedViewController
        self.sourceViewController = sourceViewController
      }
    }

    /// A zoom out of a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    /// Slides up from the bottom.
    public static var coverVertical: Transition { Transition() }
    /// Flips around a vertical axis.
    public static var flipHorizontal: Transition { Transition() }
    /// Fades in.
    public static var crossDissolve: Transition { Transition() }
    /// Turns a page.
    public static var partialCurl: Transition { Transition() }
  }
}

extension UITableView {
  /// Whether a drag that hovers over the list springs it open; stored only.
  public var isSpringLoaded: Bool {
    get { StoredValue.get(self, "isSpringLoaded", false) }
    set { StoredValue.set(self, "isSpringLoaded", newValue) }
  }
}

extension UICollectionView {
  /// Whether a drag that hovers over the list springs it open; stored only.
  public var isSpringLoaded: Bool {
    get { StoredValue.get(self, "isSpringLoaded", false) }
    set { StoredValue.set(self, "isSpringLoaded", newValue) }
  }
}

extension UIScrollView {
  /// The recognizer that a remote control's direction keys would trigger; no view has it.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    let made: UIGestureRecognizer? = StoredValue.get(
      self, "directionalPressGestureRecognizer", nil)
    if let made { return made }
    let new = UITapGestureRecognizer()
    StoredValue.set(self, "directionalPressGestureRecognizer", new)
    return new
  }
}

extension UIScreen {
  /// Whether the system darkens the picture at low brightness; stored only.
  public var wantsSoftwareDimming: Bool {
    get { StoredValue.get(self, "wantsSoftwareDimming", false) }
    set { StoredValue.set(self, "wantsSoftwareDimming", newValue) }
  }
  /// Returns a picture of the frontmost window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.windows.last?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }
}
