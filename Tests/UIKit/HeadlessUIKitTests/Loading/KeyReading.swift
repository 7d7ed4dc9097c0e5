import HeadlessUIKit
import InterfaceBuilder
import NibFormat

/// One nib's loading, with the nibs inside it, for the keys that no class has read.
@MainActor
struct KeyReading {
  /// The keys that are to be read, and are not.
  let unread: Set<UnreadKey>

  init(_ graph: NibGraph) throws {
    try self.init(UINib(graph: graph, name: "A.nib"))
  }

  init(_ nib: UINib) throws {
    var options = LoadOptions()
    options.makesStandIns = true
    options.recordsUnreadKeys = true
    let loaded = try nib.load(withOwner: nil, options: options)
    let prototypes = try loaded.prototypes(options: options)
    unread = Set(
      (loaded.unreadKeys + prototypes.flatMap(\.nib.unreadKeys)).filter {
        !Self.isWithoutReader($0)
      })
  }

  private static func isWithoutReader(_ key: UnreadKey) -> Bool {
    unreadable[key.key]?.contains { $0 == "*" || $0 == key.className } ?? false
      || key.key.hasPrefix("hasCustomized-")
  }

  /// Keys that are rightly unread, with the classes for which that holds.
  private static let unreadable: [String: [String]] = [
    // Another key, which is read, says the same: at an older place, with less precision, or one by one.
    "NSColorSpace": color, "UIColorComponentCount": color, "NSRGB": color, "NSWhite": color,
    "UIAlpha": color, "UIWhite": color, "UIRed": color, "UIGreen": color, "UIBlue": color,
    "UIAlpha-Double": color, "UIWhite-Double": color, "UIRed-Double": color,
    "UIGreen-Double": color, "UIBlue-Double": color,
    "NSFirstAttribute": constraint, "NSSecondAttribute": constraint, "NSConstant": constraint,
    "NSName": ["UIFont"], "NSSize": ["UIFont"],
    "UIStyle": ["UITableView"], "UISeparatorStyle": ["UITableView"],
    "UISeparatorStyleIOS5AndLater": ["UITableView"],
    "UIRightBarButtonItem": ["UINavigationItem"], "UILeftBarButtonItem": ["UINavigationItem"],
    "UIActivityIndicatorViewStyle": ["UIActivityIndicatorView"],
    "UIPatternSelector": color, "UIText": ["UITextView"], "UISegmentTintColor": ["UISegment"],
    "UIContentSizeForViewInPopover": ["*"], "UIParentViewController": ["*"],
    "UIViewPreservesSpecificSuperviewMargins": ["*"],
    "UIRecords": ["_UIColorAttributeTraitStorage"],
    "UIResourceName": ["UIImageNibPlaceholder"], "UIImageWidth": ["UIImageNibPlaceholder"],
    "UIImageHeight": ["UIImageNibPlaceholder"],
    // Defaults beside a flag that says that they are not set.
    "backgroundColor": background, "strokeColor": background,
    // Where UIKit looks for resources; here the nib's bundle and its one catalog list decide.
    "captureEnclosingNIBBundleOnDecode": ["UINib"], "UIDynamicCatalogUseNibBundle": color,
    "UIAssetBundleID": ["_UICoreUICatalogColorWrapper"],
    "UIResourceCatalogName": ["UIImageNibPlaceholder"],
    // The scene's file: scenes are not modelled.
    "_info": ["SKView"], "ibSceneName": ["SCNView", "ARSCNView"],
    // The wall clock is not read.
    "UIDatePickerUseCurrentDateDuringDecoding": ["UIDatePicker"],
    // Private to UIKit: how its own classes draw, keep themselves up to date and are taken apart.
    "UIDeepDrawRect": ["*"], "UIDisableUpdateTextColorOnTraitCollectionChange": ["*"],
    "UIDisableTextColorUpdateOnTraitCollectionChange": ["UITextField"],
    "UIDisableUpdateColorOnTraitCollectionChange": ["UIActivityIndicatorView"],
    "UIFontTextStyleForScaling": ["UIFont"], "UIFontPointSizeForScaling": ["UIFont"],
    "UIFontMaximumPointSizeAfterScaling": ["UIFont"],
    "UIFontDescriptorOptions": ["UIFontDescriptor"],
    "UIClearButtonOffset": ["UITextField"], "UIHitTestDirectionalInsets": ["UISlider"],
    "UITableCellBackgroundColorSet": ["UITableViewCell"],
    "UIDidEncodeCompatibilityBackgroundColor": ["UITableViewCell"],
    "UIShowsSelectionImmediatelyOnTouchBegin": ["UITableView"],
    "UIAllowsUserInitiatedMultipleSelection": ["UICollectionView"],
    "UIContentConfigurationIdentifier": ["UITableViewCell", "UICollectionViewCell"],
    "UIViewLocalOverrideTraitCollection": ["UITableView", "UICollectionView"],
    "UIPointerInteractionEnabled": ["UISegmentedControl"],
    "UIContentVerticalAlignment2": ["UISegmentedControl"],
    "UIAllowSelectingCells": ["UIPickerView"],
    "UISegmentStyle": ["UISegment"], "UISegmentPosition": ["UISegment"],
    "UIAutoresizesArchivedViewToFullSize": ["*"],
    "UILayoutGuideShouldBeArchived": ["UILayoutGuide", "UIKeyboardLayoutGuide"],
    "UILayoutGuideOwningViewIsLocked": ["UILayoutGuide"],
    "UILayoutGuideAllowsNegativeDimensions": ["UILayoutGuide"],
    "UILayoutGuideSystemConstraints": ["UILayoutGuide"],
    "UITopLevelObject": ["_UITraitStorageList"], "UIDescendants": ["_UITraitStorageList"],
    "runtimeCollectionClassName": ["UIRuntimeOutletCollectionConnection"],
    "maskedCorners": background, "backgroundColorTransformerIdentifier": background,
    "strokeColorTransformerIdentifier": background, "defaultStyle": background,
    "shadowType": background,
  ]

  private static let color = ["UIColor"]
  private static let background = ["UIBackgroundConfiguration"]
  private static let constraint = [
    "NSLayoutConstraint", "NSIBPrototypingLayoutConstraint", "_UILayoutSupportConstraint",
  ]
}
