// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

// What UIKit stores for these classes. Nothing here reads it.

extension CALayer {
  /// Stored only.
  public var contentsFormat: CALayerContentsFormat {
    get { StoredValue.get(self, "contentsFormat", CALayerContentsFormat.RGBA8Uint) }
    set { StoredValue.set(self, "contentsFormat", newValue) }
  }
  /// Stored only.
  public var minificationFilterBias: Float {
    get { StoredValue.get(self, "minificationFilterBias", 0) }
    set { StoredValue.set(self, "minificationFilterBias", newValue) }
  }
  /// Stored only.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { StoredValue.get(self, "wantsExtendedDynamicRangeContent", false) }
    set { StoredValue.set(self, "wantsExtendedDynamicRangeContent", newValue) }
  }
}

extension CASpringAnimation {
  /// Stored only.
  public var allowsOverdamping: Bool {
    get { StoredValue.get(self, "allowsOverdamping", false) }
    set { StoredValue.set(self, "allowsOverdamping", newValue) }
  }
}

extension CATextLayer {
  /// Stored only.
  public var allowsFontSubpixelQuantization: Bool {
    get { StoredValue.get(self, "allowsFontSubpixelQuantization", false) }
    set { StoredValue.set(self, "allowsFontSubpixelQuantization", newValue) }
  }
}

extension NSLayoutManager {
  /// Stored only.
  public var hyphenationFactor: Float {
    get { StoredValue.get(self, "hyphenationFactor", 0) }
    set { StoredValue.set(self, "hyphenationFactor", newValue) }
  }
}

extension UIAlertController {
  /// Stored only.
  public var severity: UIAlertControllerSeverity {
    get { StoredValue.get(self, "severity", UIAlertControllerSeverity.default) }
    set { StoredValue.set(self, "severity", newValue) }
  }
}

extension UIBarButtonItem {
  /// Stored only.
  public var isSpringLoaded: Bool {
    get { StoredValue.get(self, "isSpringLoaded", false) }
    set { StoredValue.set(self, "isSpringLoaded", newValue) }
  }
  /// Stored only.
  public var isSymbolAnimationEnabled: Bool {
    get { StoredValue.get(self, "isSymbolAnimationEnabled", false) }
    set { StoredValue.set(self, "isSymbolAnimationEnabled", newValue) }
  }
}

extension UIButton {
  /// Stored only.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { StoredValue.get(self, "pointerStyleProvider", PointerStyleProvider?.none) }
    set { StoredValue.set(self, "pointerStyleProvider", newValue) }
  }
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { StoredValue.get(self, "preferredBehavioralStyle", UIBehavioralStyle.automatic) }
    set { StoredValue.set(self, "preferredBehavioralStyle", newValue) }
  }
}

extension UICollectionView {
  /// Stored only.
  public var reorderingCadence: ReorderingCadence {
    get { StoredValue.get(self, "reorderingCadence", ReorderingCadence.immediate) }
    set { StoredValue.set(self, "reorderingCadence", newValue) }
  }
  /// Stored only.
  public var selectionFollowsFocus: Bool {
    get { StoredValue.get(self, "selectionFollowsFocus", false) }
    set { StoredValue.set(self, "selectionFollowsFocus", newValue) }
  }
}

extension UICollectionViewController {
  /// Stored only.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { StoredValue.get(self, "useLayoutToLayoutNavigationTransitions", false) }
    set { StoredValue.set(self, "useLayoutToLayoutNavigationTransitions", newValue) }
  }
}

extension UIImageView {
  /// Stored only.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { StoredValue.get(self, "preferredImageDynamicRange", UIImage.DynamicRange.unspecified) }
    set { StoredValue.set(self, "preferredImageDynamicRange", newValue) }
  }
}

extension UILabel {
  /// Stored only.
  public var showsExpansionTextWhenTruncated: Bool {
    get { StoredValue.get(self, "showsExpansionTextWhenTruncated", false) }
    set { StoredValue.set(self, "showsExpansionTextWhenTruncated", newValue) }
  }
}

extension UIMenuController {
  /// Stored only.
  public var arrowDirection: ArrowDirection {
    get { StoredValue.get(self, "arrowDirection", ArrowDirection.default) }
    set { StoredValue.set(self, "arrowDirection", newValue) }
  }
}

extension UINavigationBar {
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { StoredValue.get(self, "preferredBehavioralStyle", UIBehavioralStyle.automatic) }
    set { StoredValue.set(self, "preferredBehavioralStyle", newValue) }
  }
}

extension UIScrollView {
  /// Stored only.
  public var allowsKeyboardScrolling: Bool {
    get { StoredValue.get(self, "allowsKeyboardScrolling", true) }
    set { StoredValue.set(self, "allowsKeyboardScrolling", newValue) }
  }
}

extension UISearchController {
  /// Stored only.
  public var scopeBarActivation: ScopeBarActivation {
    get { StoredValue.get(self, "scopeBarActivation", ScopeBarActivation.automatic) }
    set { StoredValue.set(self, "scopeBarActivation", newValue) }
  }
}

extension UISplitViewController {
  /// Stored only.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { StoredValue.get(self, "displayModeButtonVisibility", DisplayModeButtonVisibility.automatic) }
    set { StoredValue.set(self, "displayModeButtonVisibility", newValue) }
  }
}

extension UITabBarAppearance {
  /// Stored only.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { StoredValue.get(self, "stackedItemPositioning", UITabBar.ItemPositioning.automatic) }
    set { StoredValue.set(self, "stackedItemPositioning", newValue) }
  }
}

extension UITableView {
  /// Stored only.
  public var remembersLastFocusedIndexPath: Bool {
    get { StoredValue.get(self, "remembersLastFocusedIndexPath", false) }
    set { StoredValue.set(self, "remembersLastFocusedIndexPath", newValue) }
  }
  /// Stored only.
  public var selectionFollowsFocus: Bool {
    get { StoredValue.get(self, "selectionFollowsFocus", false) }
    set { StoredValue.set(self, "selectionFollowsFocus", newValue) }
  }
  /// Stored only.
  public var separatorEffect: UIVisualEffect? {
    get { StoredValue.get(self, "separatorEffect", UIVisualEffect?.none) }
    set { StoredValue.set(self, "separatorEffect", newValue) }
  }
}

extension UITableViewCell {
  /// Stored only.
  public var userInteractionEnabledWhileDragging: Bool {
    get { StoredValue.get(self, "userInteractionEnabledWhileDragging", false) }
    set { StoredValue.set(self, "userInteractionEnabledWhileDragging", newValue) }
  }
}

extension UITextView {
  /// Stored only.
  public var isFindInteractionEnabled: Bool {
    get { StoredValue.get(self, "isFindInteractionEnabled", false) }
    set { StoredValue.set(self, "isFindInteractionEnabled", newValue) }
  }
  /// Stored only.
  public var usesStandardTextScaling: Bool {
    get { StoredValue.get(self, "usesStandardTextScaling", false) }
    set { StoredValue.set(self, "usesStandardTextScaling", newValue) }
  }
}

extension UIView {
  /// Stored only.
  public var focusGroupIdentifier: String? {
    get { StoredValue.get(self, "focusGroupIdentifier", String?.none) }
    set { StoredValue.set(self, "focusGroupIdentifier", newValue) }
  }
  /// Stored only.
  public var largeContentImage: UIImage? {
    get { StoredValue.get(self, "largeContentImage", UIImage?.none) }
    set { StoredValue.set(self, "largeContentImage", newValue) }
  }
  /// Stored only.
  public var largeContentImageInsets: UIEdgeInsets {
    get { StoredValue.get(self, "largeContentImageInsets", UIEdgeInsets.zero) }
    set { StoredValue.set(self, "largeContentImageInsets", newValue) }
  }
  /// Stored only.
  public var scalesLargeContentImage: Bool {
    get { StoredValue.get(self, "scalesLargeContentImage", false) }
    set { StoredValue.set(self, "scalesLargeContentImage", newValue) }
  }
}

extension UIViewController {
  /// Stored only.
  public var interactionActivityTrackingBaseName: String? {
    get { StoredValue.get(self, "interactionActivityTrackingBaseName", String?.none) }
    set { StoredValue.set(self, "interactionActivityTrackingBaseName", newValue) }
  }
}
