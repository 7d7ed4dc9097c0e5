// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

import XMLTree

extension Vocabulary {
  /// The classes and keys of legacy archives, sorted.
  static let archive = Vocabulary(
    "CustomClassName\nEncodedWithXMLCoder\nIBADBannerView\nIBAccessibilityConnection\nIBActionConnection\nIBAttributePlaceholdersKey\nIBBindingConnection\nIBCocoaFramework\nIBCocoaTouchEventConnection\nIBCocoaTouchFramework\nIBCocoaTouchOutletCollectionConnection\nIBCocoaTouchOutletConnection\nIBConnection\nIBConnectionRecord\nIBDocument.Classes\nIBDocument.InterfaceBuilderVersion\nIBDocument.Objects\nIBDocument.SystemVersion\nIBDocument.TargetRuntimeIdentifier\nIBDocument.UseAutolayout\nIBDocumentRuntime\nIBEventType\nIBGLKView\nIBGLKViewController\nIBIPadFramework\nIBLayoutConstant\nIBMKMapView\nIBMomentary\nIBNSLayoutConstraint\nIBNSLayoutSymbolicConstant\nIBObjectRecord\nIBOutletConnection\nIBPlaceholder\nIBPrompt\nIBProxiedObjectIdentifier\nIBProxyObject\nIBSegmentControlStyle\nIBSegmentEnabledStates\nIBSegmentImages\nIBSegmentTitles\nIBSegmentWidths\nIBSelectedSegmentIndex\nIBShowsBookmarkButton\nIBShowsCancelButton\nIBShowsScopeBar\nIBText\nIBTextInputTraits\nIBUIAccessoryType\nIBUIAccessoryView\nIBUIActivityIndicatorView\nIBUIAdjustsFontSizeToFit\nIBUIAdjustsImageWhenDisabled\nIBUIAdjustsImageWhenHighlighted\nIBUIAllowsMultipleSelection\nIBUIAllowsSelection\nIBUIAllowsSelectionDuringEditing\nIBUIAlpha\nIBUIAlwaysBounceHorizontal\nIBUIAlwaysBounceVertical\nIBUIAnimating\nIBUIAutocapitalizationType\nIBUIAutocorrectionType\nIBUIAutoresizesSubviews\nIBUIBackBarButtonItem\nIBUIBackgroundColor\nIBUIBarButtonItem\nIBUIBarStyle\nIBUIBaselineAdjustment\nIBUIBorderStyle\nIBUIBounces\nIBUIBouncesZoom\nIBUIButton\nIBUIButtonType\nIBUICanCancelContentTouches\nIBUIClearButtonMode\nIBUIClearsContextBeforeDrawing\nIBUIClearsOnBeginEditing\nIBUIClearsSelectionOnViewWillAppear\nIBUIClipsSubviews\nIBUICollectionReusableView\nIBUICollectionView\nIBUICollectionViewCell\nIBUICollectionViewController\nIBUICollectionViewFlowLayout\nIBUIColorCocoaTouchKeyPath\nIBUIContentHorizontalAlignment\nIBUIContentMode\nIBUIContentVerticalAlignment\nIBUIContentView\nIBUIContinuous\nIBUIControl\nIBUICurrentPage\nIBUICustomObject\nIBUICustomView\nIBUIDatePicker\nIBUIDelaysContentTouches\nIBUIDetailViewController\nIBUIDirectionalLockEnabled\nIBUIDisabledBackgroundImage\nIBUIDisabledImage\nIBUIDisabledTitle\nIBUIDisabledTitleColor\nIBUIDisabledTitleShadowColor\nIBUIEditable\nIBUIEnabled\nIBUIEnablesReturnKeyAutomatically\nIBUIFontDescription\nIBUIHidden\nIBUIHidesBottomBarWhenPushed\nIBUIHidesForSinglePage\nIBUIHidesWhenStopped\nIBUIHighlighted\nIBUIHighlightedBackgroundImage\nIBUIHighlightedColor\nIBUIHighlightedImage\nIBUIHighlightedTitle\nIBUIHighlightedTitleColor\nIBUIHighlightedTitleShadowColor\nIBUIImage\nIBUIImagePickerController\nIBUIImageView\nIBUIIndentationLevel\nIBUIIndentationWidth\nIBUIIndicatorStyle\nIBUIItems\nIBUIKeyboardAppearance\nIBUIKeyboardType\nIBUILabel\nIBUILeftBarButtonItem\nIBUILineBreakMode\nIBUILongPressGestureRecognizer\nIBUIMasterViewController\nIBUIMaxValue\nIBUIMaximumTrackTintColor\nIBUIMaximumZoomScale\nIBUIMinValue\nIBUIMinimumFontSize\nIBUIMinimumScaleFactor\nIBUIMinimumTrackTintColor\nIBUIMinimumZoomScale\nIBUIMultipleTouchEnabled\nIBUINavigationBar\nIBUINavigationController\nIBUINavigationItem\nIBUINibName\nIBUINormalBackgroundImage\nIBUINormalImage\nIBUINormalTitle\nIBUINormalTitleColor\nIBUINormalTitleShadowColor\nIBUINumberOfLines\nIBUINumberOfPages\nIBUIOn\nIBUIOnTintColor\nIBUIOpaque\nIBUIPageControl\nIBUIPageViewController\nIBUIPagingEnabled\nIBUIPanGestureRecognizer\nIBUIPickerView\nIBUIPinchGestureRecognizer\nIBUIPlaceholder\nIBUIProgress\nIBUIProgressTintColor\nIBUIProgressView\nIBUIPrompt\nIBUIRefreshControl\nIBUIResizesToFullScreen\nIBUIReturnKeyType\nIBUIReuseIdentifier\nIBUIReversesTitleShadowWhenHighlighted\nIBUIRightBarButtonItem\nIBUIRotationGestureRecognizer\nIBUIRowHeight\nIBUIScalesPageToFit\nIBUIScrollEnabled\nIBUIScrollView\nIBUISearchBar\nIBUISearchDisplayController\nIBUISectionFooterHeight\nIBUISectionHeaderHeight\nIBUISectionIndexMinimumDisplayRowCount\nIBUISecureTextEntry\nIBUISegmentedControl\nIBUISelected\nIBUISelectedBackgroundImage\nIBUISelectedImage\nIBUISelectedTitle\nIBUISelectedTitleColor\nIBUISelectedTitleShadowColor\nIBUISelectionStyle\nIBUISeparatorColor\nIBUISeparatorStyle\nIBUIShadowColor\nIBUIShadowOffset\nIBUIShowsHorizontalScrollIndicator\nIBUIShowsTouchWhenHighlighted\nIBUIShowsVerticalScrollIndicator\nIBUISlider\nIBUISpellCheckingType\nIBUISplitViewController\nIBUIStepper\nIBUIStyle\nIBUISwipeGestureRecognizer\nIBUISwitch\nIBUISystemItemIdentifier\nIBUITabBar\nIBUITabBarController\nIBUITabBarItem\nIBUITableFooterView\nIBUITableHeaderView\nIBUITableView\nIBUITableViewCell\nIBUITableViewController\nIBUITag\nIBUITapGestureRecognizer\nIBUIText\nIBUITextAlignment\nIBUITextColor\nIBUITextField\nIBUITextInputTraits\nIBUITextView\nIBUIThumbTintColor\nIBUITintColor\nIBUITitle\nIBUITitleShadowOffset\nIBUITitleView\nIBUIToolbar\nIBUIToolbarItems\nIBUITrackTintColor\nIBUITranslucent\nIBUIUserInteractionEnabled\nIBUIValue\nIBUIView\nIBUIViewController\nIBUIViewControllers\nIBUIVisibleAtLaunch\nIBUIWantsFullScreenLayout\nIBUIWebView\nIBUIWidth\nIBUIWindow\nIBUserDefinedRuntimeAttributesPlaceholderName\nNS.bytes\nNSActionCell\nNSAlign\nNSAllowTruncatedLabels\nNSAllowsTickMarkValuesOnly\nNSAllowsTypeSelect\nNSAltIncValue\nNSAlternateContents\nNSAlternateImage\nNSAnimates\nNSApplication\nNSArrayController\nNSAutomaticallyPreparesContent\nNSAutomaticallyRearrangesObjects\nNSAutorepeat\nNSAutosaveName\nNSAvoidsEmptySelection\nNSBackgroundColor\nNSBinding\nNSBorderType\nNSBox\nNSBoxType\nNSBrowser\nNSBrowserCell\nNSButton\nNSButtonCell\nNSButtonFlags2\nNSButtonImageSource\nNSCMYK\nNSCatalogName\nNSCell\nNSCellFlags\nNSCellFlags2\nNSCellIdentifier\nNSCells\nNSClassName\nNSClearsFilterPredicateOnInsertion\nNSClipView\nNSCollectionView\nNSCollectionViewItem\nNSColor\nNSColorName\nNSColorSpace\nNSColorWell\nNSColumnAutoresizingStyle\nNSComboBox\nNSComboBoxCell\nNSContents\nNSControl\nNSCustomObject\nNSCustomResource\nNSCustomView\nNSDataCell\nNSDateFormatter\nNSDatePicker\nNSDatePickerCell\nNSDictionaryController\nNSDividerStyle\nNSDocView\nNSDrawer\nNSDrawsBackground\nNSEditable\nNSFont\nNSForm\nNSFormCell\nNSFormatter\nNSFrame\nNSFrameAutosaveName\nNSFrameSize\nNSGridColor\nNSHScroller\nNSHeaderCell\nNSHeaderView\nNSHidden\nNSIdentifier\nNSImage\nNSImageCell\nNSImageName\nNSImageView\nNSIncrement\nNSIndent\nNSIsAlternate\nNSIsBordered\nNSIsDisabled\nNSIsEditable\nNSIsHidden\nNSIsSeparator\nNSIsVertical\nNSKeyEquiv\nNSKeyEquivModMask\nNSKeyEquivalent\nNSKeyPath\nNSLabel\nNSLayoutConstraint\nNSLevelIndicator\nNSLevelIndicatorCell\nNSMatrix\nNSMaxValue\nNSMaxWidth\nNSMenu\nNSMenuItem\nNSMenuItems\nNSMinValue\nNSMinWidth\nNSMutableString\nNSName\nNSNibBindingConnector\nNSNoAutoenable\nNSNormalImage\nNSNumberFormatter\nNSNumberOfTickMarks\nNSObjectClassName\nNSObjectController\nNSOpenGLView\nNSOptions\nNSOutlineView\nNSPathCell\nNSPathControl\nNSPlaceholderString\nNSPopUpButton\nNSPopUpButtonCell\nNSPopover\nNSPredicateEditor\nNSPredicateEditorRowTemplate\nNSPredicateTemplates\nNSPreferredEdge\nNSPreservesSelection\nNSPreviousConnector\nNSProgressIndicator\nNSProtoCell\nNSPullDown\nNSRGB\nNSResourceName\nNSRowHeight\nNSRuleEditor\nNSScale\nNSScreenRect\nNSScrollView\nNSScroller\nNSSearchField\nNSSearchFieldCell\nNSSecureTextField\nNSSecureTextFieldCell\nNSSegmentStyle\nNSSegmentedCell\nNSSegmentedControl\nNSSelectedIndex\nNSSelectedSegment\nNSSelectedTabViewItem\nNSSelectsInsertedObjects\nNSSharedInstance\nNSSize\nNSSlider\nNSSliderCell\nNSSplitView\nNSState\nNSStepper\nNSStepperCell\nNSStyle\nNSSubmenu\nNSSubviews\nNSSupport\nNSTabView\nNSTabViewItem\nNSTabViewItems\nNSTableCellView\nNSTableColumn\nNSTableColumns\nNSTableHeaderView\nNSTableView\nNSTableViewSelectionHighlightStyle\nNSTag\nNSTextBezelStyle\nNSTextColor\nNSTextField\nNSTextFieldCell\nNSTextView\nNSTickMarkPosition\nNSTitle\nNSTitleCell\nNSTitlePosition\nNSTokenField\nNSTokenFieldCell\nNSToolTip\nNSToolbar\nNSToolbarAllowsUserCustomization\nNSToolbarAutosavesConfiguration\nNSToolbarDisplayMode\nNSToolbarFlexibleSpaceItem\nNSToolbarIBIdentifiedItems\nNSToolbarIdentifier\nNSToolbarItem\nNSToolbarItemIdentifier\nNSToolbarItemImage\nNSToolbarItemLabel\nNSToolbarItemPaletteLabel\nNSToolbarItemTag\nNSToolbarItemToolTip\nNSToolbarItemView\nNSToolbarSeparatorItem\nNSToolbarShowsBaselineSeparator\nNSToolbarSizeMode\nNSToolbarSpaceItem\nNSTrackingMode\nNSTreeController\nNSUserDefaultsController\nNSUsesItemFromMenu\nNSVScroller\nNSValue\nNSValueWraps\nNSVertical\nNSView\nNSViewClass\nNSViewConstraints\nNSViewController\nNSWhite\nNSWidth\nNSWindowClass\nNSWindowContentMaxSize\nNSWindowContentMinSize\nNSWindowIsRestorable\nNSWindowRect\nNSWindowStyleMask\nNSWindowTemplate\nNSWindowTemplate.visibleAtLaunch\nNSWindowTitle\nNSWindowView\nNSfFlags\nNSvFlags\nPDFView\nQCView\nWebView\naddsContentToExistingCollection\ncachedDesigntimeCollectionClassName\nchildren\nconnection\nconnectionID\nconnectionRecords\nconnector\nconstant\ndestination\ndict.sortedKeys\ndict.values\nfamily\nfirstAttribute\nfirstItem\nflattenedProperties\nid\nkeyPath\nlabel\nmultiplier\nname\nnumberOfTapsRequired\nnumberOfTouchesRequired\nobject\nobjectID\nobjectName\nobjectRecords\norderedObjects\nparent\nplaceholder\npointSize\npreferredMaxLayoutWidth\npriority\nrelation\nsecondAttribute\nsecondItem\nsource\ntype\ntypeIdentifier\nuserDefinedRuntimeAttributes\nvalue\nvisibleAtLaunch\n")
}

/// The classes and keys of legacy archives, by their number.
enum ArchiveWord {
  static var CustomClassName: UInt16 { 1 }
  static var EncodedWithXMLCoder: UInt16 { 2 }
  static var IBADBannerView: UInt16 { 3 }
  static var IBAccessibilityConnection: UInt16 { 4 }
  static var IBActionConnection: UInt16 { 5 }
  static var IBAttributePlaceholdersKey: UInt16 { 6 }
  static var IBBindingConnection: UInt16 { 7 }
  static var IBCocoaFramework: UInt16 { 8 }
  static var IBCocoaTouchEventConnection: UInt16 { 9 }
  static var IBCocoaTouchFramework: UInt16 { 10 }
  static var IBCocoaTouchOutletCollectionConnection: UInt16 { 11 }
  static var IBCocoaTouchOutletConnection: UInt16 { 12 }
  static var IBConnection: UInt16 { 13 }
  static var IBConnectionRecord: UInt16 { 14 }
  static var IBDocumentClasses: UInt16 { 15 }
  static var IBDocumentInterfaceBuilderVersion: UInt16 { 16 }
  static var IBDocumentObjects: UInt16 { 17 }
  static var IBDocumentSystemVersion: UInt16 { 18 }
  static var IBDocumentTargetRuntimeIdentifier: UInt16 { 19 }
  static var IBDocumentUseAutolayout: UInt16 { 20 }
  static var IBDocumentRuntime: UInt16 { 21 }
  static var IBEventType: UInt16 { 22 }
  static var IBGLKView: UInt16 { 23 }
  static var IBGLKViewController: UInt16 { 24 }
  static var IBIPadFramework: UInt16 { 25 }
  static var IBLayoutConstant: UInt16 { 26 }
  static var IBMKMapView: UInt16 { 27 }
  static var IBMomentary: UInt16 { 28 }
  static var IBNSLayoutConstraint: UInt16 { 29 }
  static var IBNSLayoutSymbolicConstant: UInt16 { 30 }
  static var IBObjectRecord: UInt16 { 31 }
  static var IBOutletConnection: UInt16 { 32 }
  static var IBPlaceholder: UInt16 { 33 }
  static var IBPrompt: UInt16 { 34 }
  static var IBProxiedObjectIdentifier: UInt16 { 35 }
  static var IBProxyObject: UInt16 { 36 }
  static var IBSegmentControlStyle: UInt16 { 37 }
  static var IBSegmentEnabledStates: UInt16 { 38 }
  static var IBSegmentImages: UInt16 { 39 }
  static var IBSegmentTitles: UInt16 { 40 }
  static var IBSegmentWidths: UInt16 { 41 }
  static var IBSelectedSegmentIndex: UInt16 { 42 }
  static var IBShowsBookmarkButton: UInt16 { 43 }
  static var IBShowsCancelButton: UInt16 { 44 }
  static var IBShowsScopeBar: UInt16 { 45 }
  static var IBText: UInt16 { 46 }
  static var IBTextInputTraits: UInt16 { 47 }
  static var IBUIAccessoryType: UInt16 { 48 }
  static var IBUIAccessoryView: UInt16 { 49 }
  static var IBUIActivityIndicatorView: UInt16 { 50 }
  static var IBUIAdjustsFontSizeToFit: UInt16 { 51 }
  static var IBUIAdjustsImageWhenDisabled: UInt16 { 52 }
  static var IBUIAdjustsImageWhenHighlighted: UInt16 { 53 }
  static var IBUIAllowsMultipleSelection: UInt16 { 54 }
  static var IBUIAllowsSelection: UInt16 { 55 }
  static var IBUIAllowsSelectionDuringEditing: UInt16 { 56 }
  static var IBUIAlpha: UInt16 { 57 }
  static var IBUIAlwaysBounceHorizontal: UInt16 { 58 }
  static var IBUIAlwaysBounceVertical: UInt16 { 59 }
  static var IBUIAnimating: UInt16 { 60 }
  static var IBUIAutocapitalizationType: UInt16 { 61 }
  static var IBUIAutocorrectionType: UInt16 { 62 }
  static var IBUIAutoresizesSubviews: UInt16 { 63 }
  static var IBUIBackBarButtonItem: UInt16 { 64 }
  static var IBUIBackgroundColor: UInt16 { 65 }
  static var IBUIBarButtonItem: UInt16 { 66 }
  static var IBUIBarStyle: UInt16 { 67 }
  static var IBUIBaselineAdjustment: UInt16 { 68 }
  static var IBUIBorderStyle: UInt16 { 69 }
  static var IBUIBounces: UInt16 { 70 }
  static var IBUIBouncesZoom: UInt16 { 71 }
  static var IBUIButton: UInt16 { 72 }
  static var IBUIButtonType: UInt16 { 73 }
  static var IBUICanCancelContentTouches: UInt16 { 74 }
  static var IBUIClearButtonMode: UInt16 { 75 }
  static var IBUIClearsContextBeforeDrawing: UInt16 { 76 }
  static var IBUIClearsOnBeginEditing: UInt16 { 77 }
  static var IBUIClearsSelectionOnViewWillAppear: UInt16 { 78 }
  static var IBUIClipsSubviews: UInt16 { 79 }
  static var IBUICollectionReusableView: UInt16 { 80 }
  static var IBUICollectionView: UInt16 { 81 }
  static var IBUICollectionViewCell: UInt16 { 82 }
  static var IBUICollectionViewController: UInt16 { 83 }
  static var IBUICollectionViewFlowLayout: UInt16 { 84 }
  static var IBUIColorCocoaTouchKeyPath: UInt16 { 85 }
  static var IBUIContentHorizontalAlignment: UInt16 { 86 }
  static var IBUIContentMode: UInt16 { 87 }
  static var IBUIContentVerticalAlignment: UInt16 { 88 }
  static var IBUIContentView: UInt16 { 89 }
  static var IBUIContinuous: UInt16 { 90 }
  static var IBUIControl: UInt16 { 91 }
  static var IBUICurrentPage: UInt16 { 92 }
  static var IBUICustomObject: UInt16 { 93 }
  static var IBUICustomView: UInt16 { 94 }
  static var IBUIDatePicker: UInt16 { 95 }
  static var IBUIDelaysContentTouches: UInt16 { 96 }
  static var IBUIDetailViewController: UInt16 { 97 }
  static var IBUIDirectionalLockEnabled: UInt16 { 98 }
  static var IBUIDisabledBackgroundImage: UInt16 { 99 }
  static var IBUIDisabledImage: UInt16 { 100 }
  static var IBUIDisabledTitle: UInt16 { 101 }
  static var IBUIDisabledTitleColor: UInt16 { 102 }
  static var IBUIDisabledTitleShadowColor: UInt16 { 103 }
  static var IBUIEditable: UInt16 { 104 }
  static var IBUIEnabled: UInt16 { 105 }
  static var IBUIEnablesReturnKeyAutomatically: UInt16 { 106 }
  static var IBUIFontDescription: UInt16 { 107 }
  static var IBUIHidden: UInt16 { 108 }
  static var IBUIHidesBottomBarWhenPushed: UInt16 { 109 }
  static var IBUIHidesForSinglePage: UInt16 { 110 }
  static var IBUIHidesWhenStopped: UInt16 { 111 }
  static var IBUIHighlighted: UInt16 { 112 }
  static var IBUIHighlightedBackgroundImage: UInt16 { 113 }
  static var IBUIHighlightedColor: UInt16 { 114 }
  static var IBUIHighlightedImage: UInt16 { 115 }
  static var IBUIHighlightedTitle: UInt16 { 116 }
  static var IBUIHighlightedTitleColor: UInt16 { 117 }
  static var IBUIHighlightedTitleShadowColor: UInt16 { 118 }
  static var IBUIImage: UInt16 { 119 }
  static var IBUIImagePickerController: UInt16 { 120 }
  static var IBUIImageView: UInt16 { 121 }
  static var IBUIIndentationLevel: UInt16 { 122 }
  static var IBUIIndentationWidth: UInt16 { 123 }
  static var IBUIIndicatorStyle: UInt16 { 124 }
  static var IBUIItems: UInt16 { 125 }
  static var IBUIKeyboardAppearance: UInt16 { 126 }
  static var IBUIKeyboardType: UInt16 { 127 }
  static var IBUILabel: UInt16 { 128 }
  static var IBUILeftBarButtonItem: UInt16 { 129 }
  static var IBUILineBreakMode: UInt16 { 130 }
  static var IBUILongPressGestureRecognizer: UInt16 { 131 }
  static var IBUIMasterViewController: UInt16 { 132 }
  static var IBUIMaxValue: UInt16 { 133 }
  static var IBUIMaximumTrackTintColor: UInt16 { 134 }
  static var IBUIMaximumZoomScale: UInt16 { 135 }
  static var IBUIMinValue: UInt16 { 136 }
  static var IBUIMinimumFontSize: UInt16 { 137 }
  static var IBUIMinimumScaleFactor: UInt16 { 138 }
  static var IBUIMinimumTrackTintColor: UInt16 { 139 }
  static var IBUIMinimumZoomScale: UInt16 { 140 }
  static var IBUIMultipleTouchEnabled: UInt16 { 141 }
  static var IBUINavigationBar: UInt16 { 142 }
  static var IBUINavigationController: UInt16 { 143 }
  static var IBUINavigationItem: UInt16 { 144 }
  static var IBUINibName: UInt16 { 145 }
  static var IBUINormalBackgroundImage: UInt16 { 146 }
  static var IBUINormalImage: UInt16 { 147 }
  static var IBUINormalTitle: UInt16 { 148 }
  static var IBUINormalTitleColor: UInt16 { 149 }
  static var IBUINormalTitleShadowColor: UInt16 { 150 }
  static var IBUINumberOfLines: UInt16 { 151 }
  static var IBUINumberOfPages: UInt16 { 152 }
  static var IBUIOn: UInt16 { 153 }
  static var IBUIOnTintColor: UInt16 { 154 }
  static var IBUIOpaque: UInt16 { 155 }
  static var IBUIPageControl: UInt16 { 156 }
  static var IBUIPageViewController: UInt16 { 157 }
  static var IBUIPagingEnabled: UInt16 { 158 }
  static var IBUIPanGestureRecognizer: UInt16 { 159 }
  static var IBUIPickerView: UInt16 { 160 }
  static var IBUIPinchGestureRecognizer: UInt16 { 161 }
  static var IBUIPlaceholder: UInt16 { 162 }
  static var IBUIProgress: UInt16 { 163 }
  static var IBUIProgressTintColor: UInt16 { 164 }
  static var IBUIProgressView: UInt16 { 165 }
  static var IBUIPrompt: UInt16 { 166 }
  static var IBUIRefreshControl: UInt16 { 167 }
  static var IBUIResizesToFullScreen: UInt16 { 168 }
  static var IBUIReturnKeyType: UInt16 { 169 }
  static var IBUIReuseIdentifier: UInt16 { 170 }
  static var IBUIReversesTitleShadowWhenHighlighted: UInt16 { 171 }
  static var IBUIRightBarButtonItem: UInt16 { 172 }
  static var IBUIRotationGestureRecognizer: UInt16 { 173 }
  static var IBUIRowHeight: UInt16 { 174 }
  static var IBUIScalesPageToFit: UInt16 { 175 }
  static var IBUIScrollEnabled: UInt16 { 176 }
  static var IBUIScrollView: UInt16 { 177 }
  static var IBUISearchBar: UInt16 { 178 }
  static var IBUISearchDisplayController: UInt16 { 179 }
  static var IBUISectionFooterHeight: UInt16 { 180 }
  static var IBUISectionHeaderHeight: UInt16 { 181 }
  static var IBUISectionIndexMinimumDisplayRowCount: UInt16 { 182 }
  static var IBUISecureTextEntry: UInt16 { 183 }
  static var IBUISegmentedControl: UInt16 { 184 }
  static var IBUISelected: UInt16 { 185 }
  static var IBUISelectedBackgroundImage: UInt16 { 186 }
  static var IBUISelectedImage: UInt16 { 187 }
  static var IBUISelectedTitle: UInt16 { 188 }
  static var IBUISelectedTitleColor: UInt16 { 189 }
  static var IBUISelectedTitleShadowColor: UInt16 { 190 }
  static var IBUISelectionStyle: UInt16 { 191 }
  static var IBUISeparatorColor: UInt16 { 192 }
  static var IBUISeparatorStyle: UInt16 { 193 }
  static var IBUIShadowColor: UInt16 { 194 }
  static var IBUIShadowOffset: UInt16 { 195 }
  static var IBUIShowsHorizontalScrollIndicator: UInt16 { 196 }
  static var IBUIShowsTouchWhenHighlighted: UInt16 { 197 }
  static var IBUIShowsVerticalScrollIndicator: UInt16 { 198 }
  static var IBUISlider: UInt16 { 199 }
  static var IBUISpellCheckingType: UInt16 { 200 }
  static var IBUISplitViewController: UInt16 { 201 }
  static var IBUIStepper: UInt16 { 202 }
  static var IBUIStyle: UInt16 { 203 }
  static var IBUISwipeGestureRecognizer: UInt16 { 204 }
  static var IBUISwitch: UInt16 { 205 }
  static var IBUISystemItemIdentifier: UInt16 { 206 }
  static var IBUITabBar: UInt16 { 207 }
  static var IBUITabBarController: UInt16 { 208 }
  static var IBUITabBarItem: UInt16 { 209 }
  static var IBUITableFooterView: UInt16 { 210 }
  static var IBUITableHeaderView: UInt16 { 211 }
  static var IBUITableView: UInt16 { 212 }
  static var IBUITableViewCell: UInt16 { 213 }
  static var IBUITableViewController: UInt16 { 214 }
  static var IBUITag: UInt16 { 215 }
  static var IBUITapGestureRecognizer: UInt16 { 216 }
  static var IBUIText: UInt16 { 217 }
  static var IBUITextAlignment: UInt16 { 218 }
  static var IBUITextColor: UInt16 { 219 }
  static var IBUITextField: UInt16 { 220 }
  static var IBUITextInputTraits: UInt16 { 221 }
  static var IBUITextView: UInt16 { 222 }
  static var IBUIThumbTintColor: UInt16 { 223 }
  static var IBUITintColor: UInt16 { 224 }
  static var IBUITitle: UInt16 { 225 }
  static var IBUITitleShadowOffset: UInt16 { 226 }
  static var IBUITitleView: UInt16 { 227 }
  static var IBUIToolbar: UInt16 { 228 }
  static var IBUIToolbarItems: UInt16 { 229 }
  static var IBUITrackTintColor: UInt16 { 230 }
  static var IBUITranslucent: UInt16 { 231 }
  static var IBUIUserInteractionEnabled: UInt16 { 232 }
  static var IBUIValue: UInt16 { 233 }
  static var IBUIView: UInt16 { 234 }
  static var IBUIViewController: UInt16 { 235 }
  static var IBUIViewControllers: UInt16 { 236 }
  static var IBUIVisibleAtLaunch: UInt16 { 237 }
  static var IBUIWantsFullScreenLayout: UInt16 { 238 }
  static var IBUIWebView: UInt16 { 239 }
  static var IBUIWidth: UInt16 { 240 }
  static var IBUIWindow: UInt16 { 241 }
  static var IBUserDefinedRuntimeAttributesPlaceholderName: UInt16 { 242 }
  static var NSbytes: UInt16 { 243 }
  static var NSActionCell: UInt16 { 244 }
  static var NSAlign: UInt16 { 245 }
  static var NSAllowTruncatedLabels: UInt16 { 246 }
  static var NSAllowsTickMarkValuesOnly: UInt16 { 247 }
  static var NSAllowsTypeSelect: UInt16 { 248 }
  static var NSAltIncValue: UInt16 { 249 }
  static var NSAlternateContents: UInt16 { 250 }
  static var NSAlternateImage: UInt16 { 251 }
  static var NSAnimates: UInt16 { 252 }
  static var NSApplication: UInt16 { 253 }
  static var NSArrayController: UInt16 { 254 }
  static var NSAutomaticallyPreparesContent: UInt16 { 255 }
  static var NSAutomaticallyRearrangesObjects: UInt16 { 256 }
  static var NSAutorepeat: UInt16 { 257 }
  static var NSAutosaveName: UInt16 { 258 }
  static var NSAvoidsEmptySelection: UInt16 { 259 }
  static var NSBackgroundColor: UInt16 { 260 }
  static var NSBinding: UInt16 { 261 }
  static var NSBorderType: UInt16 { 262 }
  static var NSBox: UInt16 { 263 }
  static var NSBoxType: UInt16 { 264 }
  static var NSBrowser: UInt16 { 265 }
  static var NSBrowserCell: UInt16 { 266 }
  static var NSButton: UInt16 { 267 }
  static var NSButtonCell: UInt16 { 268 }
  static var NSButtonFlags2: UInt16 { 269 }
  static var NSButtonImageSource: UInt16 { 270 }
  static var NSCMYK: UInt16 { 271 }
  static var NSCatalogName: UInt16 { 272 }
  static var NSCell: UInt16 { 273 }
  static var NSCellFlags: UInt16 { 274 }
  static var NSCellFlags2: UInt16 { 275 }
  static var NSCellIdentifier: UInt16 { 276 }
  static var NSCells: UInt16 { 277 }
  static var NSClassName: UInt16 { 278 }
  static var NSClearsFilterPredicateOnInsertion: UInt16 { 279 }
  static var NSClipView: UInt16 { 280 }
  static var NSCollectionView: UInt16 { 281 }
  static var NSCollectionViewItem: UInt16 { 282 }
  static var NSColor: UInt16 { 283 }
  static var NSColorName: UInt16 { 284 }
  static var NSColorSpace: UInt16 { 285 }
  static var NSColorWell: UInt16 { 286 }
  static var NSColumnAutoresizingStyle: UInt16 { 287 }
  static var NSComboBox: UInt16 { 288 }
  static var NSComboBoxCell: UInt16 { 289 }
  static var NSContents: UInt16 { 290 }
  static var NSControl: UInt16 { 291 }
  static var NSCustomObject: UInt16 { 292 }
  static var NSCustomResource: UInt16 { 293 }
  static var NSCustomView: UInt16 { 294 }
  static var NSDataCell: UInt16 { 295 }
  static var NSDateFormatter: UInt16 { 296 }
  static var NSDatePicker: UInt16 { 297 }
  static var NSDatePickerCell: UInt16 { 298 }
  static var NSDictionaryController: UInt16 { 299 }
  static var NSDividerStyle: UInt16 { 300 }
  static var NSDocView: UInt16 { 301 }
  static var NSDrawer: UInt16 { 302 }
  static var NSDrawsBackground: UInt16 { 303 }
  static var NSEditable: UInt16 { 304 }
  static var NSFont: UInt16 { 305 }
  static var NSForm: UInt16 { 306 }
  static var NSFormCell: UInt16 { 307 }
  static var NSFormatter: UInt16 { 308 }
  static var NSFrame: UInt16 { 309 }
  static var NSFrameAutosaveName: UInt16 { 310 }
  static var NSFrameSize: UInt16 { 311 }
  static var NSGridColor: UInt16 { 312 }
  static var NSHScroller: UInt16 { 313 }
  static var NSHeaderCell: UInt16 { 314 }
  static var NSHeaderView: UInt16 { 315 }
  static var NSHidden: UInt16 { 316 }
  static var NSIdentifier: UInt16 { 317 }
  static var NSImage: UInt16 { 318 }
  static var NSImageCell: UInt16 { 319 }
  static var NSImageName: UInt16 { 320 }
  static var NSImageView: UInt16 { 321 }
  static var NSIncrement: UInt16 { 322 }
  static var NSIndent: UInt16 { 323 }
  static var NSIsAlternate: UInt16 { 324 }
  static var NSIsBordered: UInt16 { 325 }
  static var NSIsDisabled: UInt16 { 326 }
  static var NSIsEditable: UInt16 { 327 }
  static var NSIsHidden: UInt16 { 328 }
  static var NSIsSeparator: UInt16 { 329 }
  static var NSIsVertical: UInt16 { 330 }
  static var NSKeyEquiv: UInt16 { 331 }
  static var NSKeyEquivModMask: UInt16 { 332 }
  static var NSKeyEquivalent: UInt16 { 333 }
  static var NSKeyPath: UInt16 { 334 }
  static var NSLabel: UInt16 { 335 }
  static var NSLayoutConstraint: UInt16 { 336 }
  static var NSLevelIndicator: UInt16 { 337 }
  static var NSLevelIndicatorCell: UInt16 { 338 }
  static var NSMatrix: UInt16 { 339 }
  static var NSMaxValue: UInt16 { 340 }
  static var NSMaxWidth: UInt16 { 341 }
  static var NSMenu: UInt16 { 342 }
  static var NSMenuItem: UInt16 { 343 }
  static var NSMenuItems: UInt16 { 344 }
  static var NSMinValue: UInt16 { 345 }
  static var NSMinWidth: UInt16 { 346 }
  static var NSMutableString: UInt16 { 347 }
  static var NSName: UInt16 { 348 }
  static var NSNibBindingConnector: UInt16 { 349 }
  static var NSNoAutoenable: UInt16 { 350 }
  static var NSNormalImage: UInt16 { 351 }
  static var NSNumberFormatter: UInt16 { 352 }
  static var NSNumberOfTickMarks: UInt16 { 353 }
  static var NSObjectClassName: UInt16 { 354 }
  static var NSObjectController: UInt16 { 355 }
  static var NSOpenGLView: UInt16 { 356 }
  static var NSOptions: UInt16 { 357 }
  static var NSOutlineView: UInt16 { 358 }
  static var NSPathCell: UInt16 { 359 }
  static var NSPathControl: UInt16 { 360 }
  static var NSPlaceholderString: UInt16 { 361 }
  static var NSPopUpButton: UInt16 { 362 }
  static var NSPopUpButtonCell: UInt16 { 363 }
  static var NSPopover: UInt16 { 364 }
  static var NSPredicateEditor: UInt16 { 365 }
  static var NSPredicateEditorRowTemplate: UInt16 { 366 }
  static var NSPredicateTemplates: UInt16 { 367 }
  static var NSPreferredEdge: UInt16 { 368 }
  static var NSPreservesSelection: UInt16 { 369 }
  static var NSPreviousConnector: UInt16 { 370 }
  static var NSProgressIndicator: UInt16 { 371 }
  static var NSProtoCell: UInt16 { 372 }
  static var NSPullDown: UInt16 { 373 }
  static var NSRGB: UInt16 { 374 }
  static var NSResourceName: UInt16 { 375 }
  static var NSRowHeight: UInt16 { 376 }
  static var NSRuleEditor: UInt16 { 377 }
  static var NSScale: UInt16 { 378 }
  static var NSScreenRect: UInt16 { 379 }
  static var NSScrollView: UInt16 { 380 }
  static var NSScroller: UInt16 { 381 }
  static var NSSearchField: UInt16 { 382 }
  static var NSSearchFieldCell: UInt16 { 383 }
  static var NSSecureTextField: UInt16 { 384 }
  static var NSSecureTextFieldCell: UInt16 { 385 }
  static var NSSegmentStyle: UInt16 { 386 }
  static var NSSegmentedCell: UInt16 { 387 }
  static var NSSegmentedControl: UInt16 { 388 }
  static var NSSelectedIndex: UInt16 { 389 }
  static var NSSelectedSegment: UInt16 { 390 }
  static var NSSelectedTabViewItem: UInt16 { 391 }
  static var NSSelectsInsertedObjects: UInt16 { 392 }
  static var NSSharedInstance: UInt16 { 393 }
  static var NSSize: UInt16 { 394 }
  static var NSSlider: UInt16 { 395 }
  static var NSSliderCell: UInt16 { 396 }
  static var NSSplitView: UInt16 { 397 }
  static var NSState: UInt16 { 398 }
  static var NSStepper: UInt16 { 399 }
  static var NSStepperCell: UInt16 { 400 }
  static var NSStyle: UInt16 { 401 }
  static var NSSubmenu: UInt16 { 402 }
  static var NSSubviews: UInt16 { 403 }
  static var NSSupport: UInt16 { 404 }
  static var NSTabView: UInt16 { 405 }
  static var NSTabViewItem: UInt16 { 406 }
  static var NSTabViewItems: UInt16 { 407 }
  static var NSTableCellView: UInt16 { 408 }
  static var NSTableColumn: UInt16 { 409 }
  static var NSTableColumns: UInt16 { 410 }
  static var NSTableHeaderView: UInt16 { 411 }
  static var NSTableView: UInt16 { 412 }
  static var NSTableViewSelectionHighlightStyle: UInt16 { 413 }
  static var NSTag: UInt16 { 414 }
  static var NSTextBezelStyle: UInt16 { 415 }
  static var NSTextColor: UInt16 { 416 }
  static var NSTextField: UInt16 { 417 }
  static var NSTextFieldCell: UInt16 { 418 }
  static var NSTextView: UInt16 { 419 }
  static var NSTickMarkPosition: UInt16 { 420 }
  static var NSTitle: UInt16 { 421 }
  static var NSTitleCell: UInt16 { 422 }
  static var NSTitlePosition: UInt16 { 423 }
  static var NSTokenField: UInt16 { 424 }
  static var NSTokenFieldCell: UInt16 { 425 }
  static var NSToolTip: UInt16 { 426 }
  static var NSToolbar: UInt16 { 427 }
  static var NSToolbarAllowsUserCustomization: UInt16 { 428 }
  static var NSToolbarAutosavesConfiguration: UInt16 { 429 }
  static var NSToolbarDisplayMode: UInt16 { 430 }
  static var NSToolbarFlexibleSpaceItem: UInt16 { 431 }
  static var NSToolbarIBIdentifiedItems: UInt16 { 432 }
  static var NSToolbarIdentifier: UInt16 { 433 }
  static var NSToolbarItem: UInt16 { 434 }
  static var NSToolbarItemIdentifier: UInt16 { 435 }
  static var NSToolbarItemImage: UInt16 { 436 }
  static var NSToolbarItemLabel: UInt16 { 437 }
  static var NSToolbarItemPaletteLabel: UInt16 { 438 }
  static var NSToolbarItemTag: UInt16 { 439 }
  static var NSToolbarItemToolTip: UInt16 { 440 }
  static var NSToolbarItemView: UInt16 { 441 }
  static var NSToolbarSeparatorItem: UInt16 { 442 }
  static var NSToolbarShowsBaselineSeparator: UInt16 { 443 }
  static var NSToolbarSizeMode: UInt16 { 444 }
  static var NSToolbarSpaceItem: UInt16 { 445 }
  static var NSTrackingMode: UInt16 { 446 }
  static var NSTreeController: UInt16 { 447 }
  static var NSUserDefaultsController: UInt16 { 448 }
  static var NSUsesItemFromMenu: UInt16 { 449 }
  static var NSVScroller: UInt16 { 450 }
  static var NSValue: UInt16 { 451 }
  static var NSValueWraps: UInt16 { 452 }
  static var NSVertical: UInt16 { 453 }
  static var NSView: UInt16 { 454 }
  static var NSViewClass: UInt16 { 455 }
  static var NSViewConstraints: UInt16 { 456 }
  static var NSViewController: UInt16 { 457 }
  static var NSWhite: UInt16 { 458 }
  static var NSWidth: UInt16 { 459 }
  static var NSWindowClass: UInt16 { 460 }
  static var NSWindowContentMaxSize: UInt16 { 461 }
  static var NSWindowContentMinSize: UInt16 { 462 }
  static var NSWindowIsRestorable: UInt16 { 463 }
  static var NSWindowRect: UInt16 { 464 }
  static var NSWindowStyleMask: UInt16 { 465 }
  static var NSWindowTemplate: UInt16 { 466 }
  static var NSWindowTemplatevisibleAtLaunch: UInt16 { 467 }
  static var NSWindowTitle: UInt16 { 468 }
  static var NSWindowView: UInt16 { 469 }
  static var NSfFlags: UInt16 { 470 }
  static var NSvFlags: UInt16 { 471 }
  static var PDFView: UInt16 { 472 }
  static var QCView: UInt16 { 473 }
  static var WebView: UInt16 { 474 }
  static var addsContentToExistingCollection: UInt16 { 475 }
  static var cachedDesigntimeCollectionClassName: UInt16 { 476 }
  static var children: UInt16 { 477 }
  static var connection: UInt16 { 478 }
  static var connectionID: UInt16 { 479 }
  static var connectionRecords: UInt16 { 480 }
  static var connector: UInt16 { 481 }
  static var constant: UInt16 { 482 }
  static var destination: UInt16 { 483 }
  static var dictsortedKeys: UInt16 { 484 }
  static var dictvalues: UInt16 { 485 }
  static var family: UInt16 { 486 }
  static var firstAttribute: UInt16 { 487 }
  static var firstItem: UInt16 { 488 }
  static var flattenedProperties: UInt16 { 489 }
  static var id: UInt16 { 490 }
  static var keyPath: UInt16 { 491 }
  static var label: UInt16 { 492 }
  static var multiplier: UInt16 { 493 }
  static var name: UInt16 { 494 }
  static var numberOfTapsRequired: UInt16 { 495 }
  static var numberOfTouchesRequired: UInt16 { 496 }
  static var object: UInt16 { 497 }
  static var objectID: UInt16 { 498 }
  static var objectName: UInt16 { 499 }
  static var objectRecords: UInt16 { 500 }
  static var orderedObjects: UInt16 { 501 }
  static var parent: UInt16 { 502 }
  static var placeholder: UInt16 { 503 }
  static var pointSize: UInt16 { 504 }
  static var preferredMaxLayoutWidth: UInt16 { 505 }
  static var priority: UInt16 { 506 }
  static var relation: UInt16 { 507 }
  static var secondAttribute: UInt16 { 508 }
  static var secondItem: UInt16 { 509 }
  static var source: UInt16 { 510 }
  static var type: UInt16 { 511 }
  static var typeIdentifier: UInt16 { 512 }
  static var userDefinedRuntimeAttributes: UInt16 { 513 }
  static var value: UInt16 { 514 }
  static var visibleAtLaunch: UInt16 { 515 }
}

/// How an archived value becomes part of a modern element.
enum ArchiveConversion: UInt16 {
  case structure
  case none
  case text
  case textIfAny
  case bool
  case not
  case int
  case double
  case number
  case `enum`
  case words
  case flag
  case field
  case `class`
  case resource
  case reference
  case constant
  case itemDisabled
  case bezel
  case imageType
  case cellTitle
  case frame
  case frameSize
  case viewFlags
  case rect
  case size
  case sizeIfSmall
  case color
  case font
  case fontDescription
  case modifiers
  case mask
  case value
  case segments
  case cellContent
  case stateText
  case stateResource
  case stateColor
  case object
  case objects
}

enum ArchiveRows {
  /// The modern element of each word as a class: its name's number and 1, 0 for none.
  static let elements: [UInt16] = [
    0,0,17,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,605,606,0,0,832,0,350,0,0,0,
    0,0,0,1047,0,0,0,0,0,0,0,0,0,0,0,0,0,15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,204,0,0,0,0,0,246,0,0,0,0,0,0,0,313,314,315,317,318,0,0,0,0,0,0,368,0,398,0,420,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,687,693,0,0,0,0,0,0,767,
    0,0,1064,0,0,0,0,0,0,0,0,0,0,947,950,951,0,0,0,0,0,0,0,0,0,0,0,1009,1014,0,1020,1044,
    1045,0,0,0,1136,0,1164,0,0,0,0,0,1203,0,0,0,1237,1245,1247,0,0,0,0,1275,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,1384,0,1403,1421,0,1444,1445,0,1458,1460,1462,0,0,1486,1487,1489,0,1496,0,0,0,1507,0,1518,0,0,
    0,0,0,1548,0,0,0,0,0,1663,1665,0,0,0,1685,0,1695,0,0,13,0,0,0,0,0,0,0,0,121,129,0,0,
    0,0,0,0,0,0,240,0,243,244,246,248,0,0,0,0,0,0,0,0,0,0,0,302,314,320,0,0,0,328,0,339,
    340,0,368,398,0,402,0,416,420,421,469,0,0,501,0,0,0,575,576,0,0,0,0,0,0,0,0,0,0,0,681,0,
    693,0,0,0,0,0,0,0,0,0,0,0,0,0,0,350,800,801,839,0,0,871,872,0,0,0,0,0,0,0,0,970,
    0,0,985,997,0,1005,1027,1028,0,1065,1066,1068,1083,1084,0,0,0,0,1135,0,0,0,0,0,1215,0,0,1237,1239,1248,1249,1269,
    1270,0,1274,1275,0,0,0,0,0,0,1384,1385,1402,0,1421,1422,0,0,0,0,1470,1473,0,1478,1479,0,1483,1486,0,0,0,0,
    1507,1508,1518,0,0,0,0,1543,1544,0,1548,0,0,0,1551,0,0,1551,0,0,0,0,0,0,0,1551,0,0,1551,0,1585,1607,
    0,0,0,0,0,1663,0,0,1665,0,0,0,0,0,0,0,0,1695,0,0,0,0,0,1036,1148,1685,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,
  ]

  /// The first row of each word as a key, and one past the last.
  static let first: [UInt16] = [
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,
    1,2,3,4,4,5,5,5,6,6,7,8,9,10,11,12,13,14,14,15,16,17,18,19,20,21,22,23,24,25,26,27,
    28,29,29,30,31,32,33,34,34,35,36,37,38,39,40,41,41,41,41,41,41,41,42,43,44,45,46,46,47,47,48,48,
    49,50,51,52,53,54,55,56,57,58,59,60,61,66,67,68,69,70,71,73,74,75,76,77,77,77,78,79,80,81,82,83,
    83,84,86,86,87,88,89,90,91,92,93,94,95,96,101,101,107,112,113,114,115,116,117,118,119,120,121,122,122,122,123,123,
    123,123,124,125,126,126,127,127,128,129,130,131,132,132,134,135,136,136,136,136,137,138,139,140,140,141,142,143,144,145,146,147,
    148,149,150,151,152,153,154,154,155,155,155,158,158,158,160,165,165,170,171,172,172,172,172,173,173,174,175,176,176,177,177,178,
    179,187,188,189,195,200,201,202,203,204,210,210,215,216,221,221,222,222,222,222,222,223,224,225,227,228,229,230,231,231,231,235,
    239,240,243,247,266,266,267,267,268,268,268,268,268,269,269,269,269,270,372,457,474,476,478,482,482,482,482,483,483,483,483,485,
    485,485,502,502,502,502,502,503,503,503,503,503,504,504,504,522,527,528,528,528,529,530,531,532,534,535,536,538,539,541,542,542,
    542,542,543,544,545,546,547,548,549,550,551,552,553,554,554,555,555,555,555,555,558,559,561,562,563,566,567,567,568,568,569,570,
    570,571,575,575,575,575,575,575,575,592,592,592,592,592,592,594,595,599,599,599,601,602,602,602,604,604,605,606,606,606,606,606,
    606,606,607,607,607,608,609,610,614,615,615,615,615,615,616,616,616,617,618,619,636,636,636,637,637,637,639,639,639,641,671,672,
    689,689,689,689,690,692,693,694,694,694,696,696,697,698,699,699,700,701,701,705,706,707,708,709,710,711,711,712,713,713,714,714,
    714,715,716,718,719,720,721,722,723,723,723,724,725,726,727,728,729,730,730,730,731,732,732,733,733,733,733,733,733,733,733,733,
    733,733,735,735,735,735,735,737,739,739,739,739,739,741,741,744,747,747,747,747,747,747,747,749,749,750,752,754,756,758,758,758,
    758,758,758,758,
  ]

  /// Class or 0 for any, conversion, target, parameter; sorted by key, any class last.
  static let rows: [UInt16] = [
    184,4,926,0,178,2,1046,0,178,2,1137,0,36,2,1047,0,184,9,1271,1,184,33,2,0,184,6,1285,0,178,4,1323,0,
    178,4,1326,0,178,4,1349,0,178,2,1498,0,178,32,3,3,213,9,9,4,213,38,5,0,0,4,22,0,72,4,25,0,
    72,4,26,0,212,4,78,0,212,4,85,0,212,4,86,0,0,7,95,0,0,4,103,0,0,4,104,0,50,4,109,0,
    221,9,143,6,221,9,144,7,0,4,169,0,144,38,8,0,0,27,9,0,0,9,207,10,128,9,210,11,220,9,226,12,
    0,4,234,0,0,4,237,0,72,9,252,13,0,4,261,0,220,9,292,14,0,4,295,0,220,4,297,0,214,4,299,0,
    0,4,302,0,0,9,355,15,0,9,357,16,0,9,361,17,213,34,18,0,199,4,364,0,156,6,388,0,66,38,19,0,
    0,4,441,0,201,38,20,0,0,4,471,0,72,36,195,21,72,36,678,21,72,35,1528,21,72,37,22,21,72,37,23,21,
    0,4,510,0,0,4,517,0,221,4,519,0,0,29,24,0,0,4,640,0,143,4,647,0,201,4,647,0,208,4,647,0,
    214,4,647,0,235,4,647,0,156,4,648,0,50,4,652,0,0,4,653,0,72,36,195,25,0,27,26,0,72,36,678,25,
    121,14,654,0,72,35,1528,25,72,37,22,25,72,37,23,25,0,14,678,0,213,6,706,0,213,7,709,0,0,9,714,27,
    0,39,747,0,221,9,757,28,221,9,762,29,144,38,30,0,72,9,805,31,128,9,805,31,201,38,32,0,199,7,843,0,
    0,27,33,0,0,7,867,0,199,7,881,0,0,7,889,0,128,7,900,0,0,27,34,0,0,7,908,0,0,4,937,0,
    143,38,35,0,201,38,35,0,208,38,35,0,214,38,35,0,235,38,35,0,66,1,0,0,143,38,36,0,201,38,36,0,
    208,38,36,0,214,38,36,0,235,38,36,0,143,2,959,0,201,2,959,0,208,2,959,0,214,2,959,0,235,2,959,0,
    72,36,195,37,72,36,678,37,72,35,1528,37,72,37,22,37,72,37,23,37,128,6,971,0,156,6,973,0,205,4,990,0,
    0,27,38,0,0,4,995,0,0,4,1017,0,220,2,1046,0,165,7,1132,0,0,27,39,0,144,2,1137,0,241,4,1181,0,
    221,9,1187,40,213,2,1188,0,72,4,1190,0,144,38,41,0,212,7,1208,0,213,7,1208,0,239,4,1221,0,0,4,1235,0,
    212,7,1258,0,212,7,1261,0,212,6,1264,0,221,4,1267,0,0,4,1279,0,72,36,195,42,72,36,678,42,72,35,1528,42,
    72,37,22,42,72,37,23,42,213,9,1293,43,0,27,44,0,212,9,1306,45,0,27,46,0,128,25,47,0,0,4,1335,0,
    72,4,1357,0,0,4,1361,0,221,9,1398,7,50,9,1430,48,66,9,1430,49,212,9,1430,50,66,9,1454,51,209,9,1454,52,
    143,38,53,0,201,38,53,0,208,38,53,0,214,38,53,0,235,38,53,0,143,38,54,0,201,38,54,0,208,38,54,0,
    214,38,54,0,235,38,54,0,212,38,55,0,212,38,56,0,0,6,1492,0,0,2,1498,0,0,9,1499,57,0,27,58,0,
    0,32,3,3,0,27,59,0,0,27,60,0,66,2,1528,0,143,2,1528,0,144,2,1528,0,201,2,1528,0,208,2,1528,0,
    209,2,1528,0,214,2,1528,0,235,2,1528,0,72,25,61,0,144,38,62,0,66,1,0,0,143,38,63,0,201,38,63,0,
    208,38,63,0,214,38,63,0,235,38,63,0,143,39,1552,0,201,39,1552,0,208,39,1552,0,214,39,1552,0,235,39,1552,0,
    0,27,64,0,0,4,1582,0,0,4,1610,0,199,7,1640,0,143,38,65,0,201,38,65,0,208,38,65,0,214,38,65,0,
    234,38,65,0,235,38,65,0,143,39,1668,0,201,39,1668,0,208,39,1668,0,214,39,1668,0,235,39,1668,0,241,4,1673,0,
    143,4,1677,0,201,4,1677,0,208,4,1677,0,214,4,1677,0,235,4,1677,0,66,7,1691,0,319,9,679,66,405,4,90,0,
    396,4,87,0,358,4,1588,0,412,4,1588,0,396,7,97,0,268,3,100,0,268,19,1587,67,319,4,108,0,254,4,156,0,
    299,4,156,0,355,4,156,0,447,4,156,0,254,4,157,0,299,4,157,0,355,4,157,0,447,4,157,0,400,4,165,0,
    358,2,173,0,397,2,173,0,412,2,173,0,254,4,183,0,299,4,183,0,355,4,183,0,447,4,183,0,244,27,9,0,
    266,27,9,0,268,27,9,0,289,27,9,0,298,27,9,0,307,27,9,0,319,27,9,0,338,27,9,0,358,27,9,0,
    359,27,9,0,363,27,9,0,383,27,9,0,385,27,9,0,387,27,9,0,396,27,9,0,400,27,9,0,412,27,9,0,
    418,27,9,0,425,27,9,0,263,9,227,68,263,9,240,69,268,18,215,70,0,38,71,0,244,12,226,72,244,11,510,73,
    244,11,517,74,244,11,1237,75,244,11,1278,76,244,11,1414,77,266,12,226,72,266,11,510,73,266,11,517,74,266,11,1237,75,
    266,11,1278,76,266,11,1414,77,268,12,226,72,268,11,510,73,268,11,517,74,268,11,1237,75,268,11,1278,76,268,11,1414,77,
    289,12,226,72,289,11,510,73,289,11,517,74,289,11,1237,75,289,11,1278,76,289,11,1414,77,298,12,226,72,298,11,510,73,
    298,11,517,74,298,11,1237,75,298,11,1278,76,298,11,1414,77,307,12,226,72,307,11,510,73,307,11,517,74,307,11,1237,75,
    307,11,1278,76,307,11,1414,77,319,12,226,72,319,11,510,73,319,11,517,74,319,11,1237,75,319,11,1278,76,319,11,1414,77,
    338,12,226,72,338,11,510,73,338,11,517,74,338,11,1237,75,338,11,1278,76,338,11,1414,77,359,12,226,72,359,11,510,73,
    359,11,517,74,359,11,1237,75,359,11,1278,76,359,11,1414,77,363,12,226,72,363,11,510,73,363,11,517,74,363,11,1237,75,
    363,11,1278,76,363,11,1414,77,383,12,226,72,383,11,510,73,383,11,517,74,383,11,1237,75,383,11,1278,76,383,11,1414,77,
    385,12,226,72,385,11,510,73,385,11,517,74,385,11,1237,75,385,11,1278,76,385,11,1414,77,387,12,226,72,387,11,510,73,
    387,11,517,74,387,11,1237,75,387,11,1278,76,387,11,1414,77,396,12,226,72,396,11,510,73,396,11,517,74,396,11,1237,75,
    396,11,1278,76,396,11,1414,77,400,12,226,72,400,11,510,73,400,11,517,74,400,11,1237,75,400,11,1278,76,400,11,1414,77,
    418,12,226,72,418,11,510,73,418,11,517,74,418,11,1237,75,418,11,1278,76,418,11,1414,77,425,12,226,72,425,11,510,73,
    425,11,517,74,425,11,1237,75,425,11,1278,76,425,11,1414,77,244,12,29,78,244,11,77,79,244,12,369,80,244,11,1164,81,
    244,11,1300,82,266,12,29,78,266,11,77,79,266,12,369,80,266,11,1164,81,266,11,1300,82,268,12,29,78,268,11,77,79,
    268,12,369,80,268,11,1164,81,268,11,1300,82,289,12,29,78,289,11,77,79,289,12,369,80,289,11,1164,81,289,11,1300,82,
    298,12,29,78,298,11,77,79,298,12,369,80,298,11,1164,81,298,11,1300,82,307,12,29,78,307,11,77,79,307,12,369,80,
    307,11,1164,81,307,11,1300,82,319,12,29,78,319,11,77,79,319,12,369,80,319,11,1164,81,319,11,1300,82,338,12,29,78,
    338,11,77,79,338,12,369,80,338,11,1164,81,338,11,1300,82,359,12,29,78,359,11,77,79,359,12,369,80,359,11,1164,81,
    359,11,1300,82,363,12,29,78,363,11,77,79,363,12,369,80,363,11,1164,81,363,11,1300,82,383,12,29,78,383,11,77,79,
    383,12,369,80,383,11,1164,81,383,11,1300,82,385,12,29,78,385,11,77,79,385,12,369,80,385,11,1164,81,385,11,1300,82,
    387,12,29,78,387,11,77,79,387,12,369,80,387,11,1164,81,387,11,1300,82,396,12,29,78,396,11,77,79,396,12,369,80,
    396,11,1164,81,396,11,1300,82,400,12,29,78,400,11,77,79,400,12,369,80,400,11,1164,81,400,11,1300,82,418,12,29,78,
    418,11,77,79,418,12,369,80,418,11,1164,81,418,11,1300,82,425,12,29,78,425,11,77,79,425,12,369,80,425,11,1164,81,
    425,11,1300,82,244,2,672,0,266,2,672,0,268,2,672,0,289,2,672,0,298,2,672,0,307,2,672,0,319,2,672,0,
    338,2,672,0,359,2,672,0,363,2,672,0,383,2,672,0,385,2,672,0,387,2,672,0,396,2,672,0,400,2,672,0,
    418,2,672,0,425,2,672,0,306,39,279,0,339,39,279,0,292,2,390,0,294,13,390,83,254,4,296,0,299,4,296,0,
    355,4,296,0,447,4,296,0,286,27,84,0,358,9,330,85,412,9,330,85,244,2,1528,0,266,2,1528,0,268,2,1528,0,
    289,2,1528,0,298,2,1528,0,307,2,1528,0,319,14,678,0,338,2,1528,0,359,2,1528,0,363,1,0,0,383,2,1528,0,
    385,2,1528,0,387,1,0,0,396,1,0,0,400,1,0,0,418,2,1528,0,425,2,1528,0,409,38,86,0,397,9,484,87,
    244,4,502,0,266,4,502,0,268,4,502,0,289,4,502,0,298,4,502,0,307,4,502,0,319,4,502,0,338,4,502,0,
    359,4,502,0,363,4,502,0,383,4,502,0,385,4,502,0,387,4,502,0,396,4,502,0,400,4,502,0,405,4,502,0,
    418,4,502,0,425,4,502,0,254,4,510,0,299,4,510,0,321,4,510,0,355,4,510,0,447,4,510,0,405,28,88,0,
    0,38,89,0,0,21,90,0,466,2,582,0,0,22,90,0,358,27,91,0,412,27,91,0,380,38,92,0,409,20,1528,0,
    358,1,0,0,412,1,0,0,409,4,640,0,406,2,672,0,409,2,672,0,343,14,678,0,400,7,704,0,343,6,706,0,
    343,4,98,0,286,4,229,0,343,17,517,0,409,4,510,0,343,4,640,0,343,4,741,0,397,4,1648,0,343,3,755,0,
    343,30,93,0,268,3,755,0,406,2,766,0,371,7,843,0,396,7,843,0,400,7,843,0,409,7,845,0,343,1,0,0,
    0,38,94,0,363,15,1282,0,342,39,747,0,371,7,881,0,396,7,881,0,400,7,881,0,409,7,882,0,342,10,1455,95,
    342,5,147,0,268,14,678,0,396,6,976,0,254,2,983,0,299,2,983,0,355,2,983,0,447,2,983,0,244,2,1050,0,
    266,2,1050,0,268,2,1050,0,289,2,1050,0,298,2,1050,0,307,2,1050,0,319,2,1050,0,338,2,1050,0,359,2,1050,0,
    363,2,1050,0,383,2,1050,0,385,2,1050,0,387,2,1050,0,396,2,1050,0,400,2,1050,0,418,2,1050,0,425,2,1050,0,
    365,39,1211,0,377,39,1211,0,363,9,1088,96,254,4,1119,0,299,4,1119,0,355,4,1119,0,447,4,1119,0,306,38,97,0,
    339,38,97,0,363,4,1145,0,358,7,1208,0,412,7,1208,0,319,9,690,98,466,24,99,0,387,9,1430,100,363,1,0,0,
    387,6,1284,0,405,15,717,0,254,4,1295,0,299,4,1295,0,355,4,1295,0,447,4,1295,0,448,4,1174,0,343,10,1414,101,
    319,9,683,102,343,38,103,0,0,39,1435,0,244,28,88,0,266,28,88,0,268,28,88,0,289,28,88,0,298,28,88,0,
    307,28,88,0,319,28,88,0,338,28,88,0,359,28,88,0,363,28,88,0,383,28,88,0,385,28,88,0,387,28,88,0,
    396,28,88,0,400,28,88,0,418,28,88,0,425,28,88,0,405,39,1473,0,358,39,1480,0,412,39,1480,0,358,9,1290,104,
    412,9,1290,104,244,6,1492,0,266,6,1492,0,267,6,1492,0,268,6,1492,0,286,6,1492,0,289,6,1492,0,298,6,1492,0,
    306,6,1492,0,307,6,1492,0,319,6,1492,0,321,6,1492,0,338,6,1492,0,339,6,1492,0,343,6,1492,0,358,6,1492,0,
    359,6,1492,0,362,6,1492,0,363,6,1492,0,382,6,1492,0,383,6,1492,0,385,6,1492,0,387,6,1492,0,395,6,1492,0,
    396,6,1492,0,400,6,1492,0,412,6,1492,0,417,6,1492,0,418,6,1492,0,425,6,1492,0,0,6,1492,0,418,9,215,105,
    244,27,58,0,266,27,58,0,268,27,58,0,289,27,58,0,298,27,58,0,307,27,58,0,319,27,58,0,338,27,58,0,
    359,27,58,0,363,27,58,0,383,27,58,0,385,27,58,0,387,27,58,0,396,27,58,0,400,27,58,0,418,27,58,0,
    425,27,58,0,396,9,1520,106,342,2,1528,0,343,2,1528,0,263,20,1528,0,263,9,1534,107,343,2,1546,0,0,2,1546,0,
    427,4,93,0,427,4,175,0,427,9,476,108,427,39,38,0,427,2,693,0,431,2,694,0,434,2,694,0,442,2,694,0,
    445,2,694,0,434,14,678,0,434,2,766,0,434,2,1018,0,434,6,1492,0,434,3,1546,0,434,38,65,0,427,4,1322,0,
    427,9,1373,109,387,9,1572,110,363,1,0,0,380,38,111,0,396,7,491,0,400,7,491,0,400,4,1642,0,396,4,1648,0,
    406,38,65,0,466,38,63,0,0,39,350,0,409,7,1691,0,466,13,390,112,466,26,113,0,466,25,114,0,466,4,1183,0,
    466,24,115,0,466,31,116,117,466,2,1528,0,466,38,18,0,0,23,118,0,29,16,348,0,336,16,348,0,29,9,550,119,
    336,9,550,119,29,15,551,0,336,15,551,0,29,8,938,120,336,8,938,120,131,6,975,0,204,6,975,0,216,6,975,0,
    131,6,977,0,204,6,977,0,216,6,977,0,29,11,1046,121,336,11,1046,121,128,7,1093,0,29,8,1130,122,336,8,1130,122,
    29,10,1165,123,336,10,1165,123,29,9,1253,124,336,9,1253,124,29,15,1254,0,336,15,1254,0,
  ]

  /// The targets that are keys, and the parameters.
  static let texts: [String] = [
    "",
    "plain,bordered,bar,bezeled",
    "segments",
    "textInputTraits",
    "none,disclosureIndicator,detailDisclosureButton,checkmark",
    "accessoryView",
    "none,words,sentences,allCharacters",
    "default,no,yes",
    "backBarButtonItem",
    "backgroundColor",
    "default,black,blackTranslucent",
    "alignBaselines,alignCenters,none",
    "none,line,bezel,roundedRect",
    "custom,roundedRect,detailDisclosure,infoLight,infoDark,contactAdd",
    "never,whileEditing,unlessEditing,always",
    "center,left,right,fill",
    "scaleToFill,scaleAspectFit,scaleAspectFill,redraw,center,top,bottom,left,right,topLeft,topRight,bottomLeft,bottomRight",
    "center,top,bottom,fill",
    "contentView",
    "customView",
    "detailViewController",
    "disabled",
    "titleColor",
    "titleShadowColor",
    "fontDescription",
    "highlighted",
    "highlightedColor",
    "default,black,white",
    "default,alert",
    "default,ASCIICapable,numbersAndPunctuation,URL,numberPad,phonePad,namePhonePad,emailAddress,decimalPad,twitter",
    "leftBarButtonItem",
    "wordWrap,characterWrap,clip,headTruncation,tailTruncation,middleTruncation",
    "masterViewController",
    "maximumTrackTintColor",
    "minimumTrackTintColor",
    "navigationBar",
    "navigationItem",
    "normal",
    "onTintColor",
    "progressTintColor",
    "default,go,google,join,next,route,search,send,yahoo,done,emergencyCall",
    "rightBarButtonItem",
    "selected",
    "none,blue,gray",
    "separatorColor",
    "none,singleLine,singleLineEtched",
    "shadowColor",
    "shadowOffset",
    "whiteLarge,white,gray",
    "plain,bordered,done",
    "plain,grouped",
    "done,cancel,edit,save,add,flexibleSpace,fixedSpace,compose,reply,action,organize,bookmarks,search,refresh,stop,camera,trash,play,pause,rewind,fastForward,undo,redo,pageCurl",
    "more,favorites,featured,topRated,recents,contacts,history,bookmarks,search,downloads,mostRecent,mostViewed",
    "tabBar",
    "tabBarItem",
    "tableFooterView",
    "tableHeaderView",
    "left,center,right,justified,natural",
    "textColor",
    "thumbTintColor",
    "tintColor",
    "titleShadowOffset",
    "titleView",
    "toolbar",
    "trackTintColor",
    "view",
    ",top,topLeft,topRight,left,bottom,bottomLeft,bottomRight,right",
    "NSSwitch=check,NSRadioButton=radio",
    "none,line,bezel,groove",
    "primary,secondary,separator,oldStyle,custom",
    ",rounded,regularSquare,thickSquare,thickerSquare,disclosure,shadowlessSquare,circular,texturedSquare,helpButton,smallSquare,texturedRounded,roundedRect,recessed,roundedDisclosure,inline",
    "cell",
    "22:2:,bezel,border,borderAndBezel",
    "YES:0x10000000",
    "NO:0x20000000",
    "YES:0x00100000",
    "YES:0x00200000",
    "on:0x80000000",
    "26:3:left,right,center,justified,",
    "YES:0x01000000",
    "17:3:,small,mini",
    "YES:0x02000000",
    "YES:0x00400000",
    "NSView",
    "color",
    "none,uniform,sequential,reverseSequential,lastColumnOnly,firstColumnOnly",
    "dataCell",
    ",thick,thin,paneSplitter",
    "font",
    "formatter",
    "frame",
    "gridColor",
    "horizontalScroller",
    "keyEquivalentModifierMask",
    "menu",
    "_NSAppleMenu=apple,_NSMainMenu=main,_NSServicesMenu=services,_NSWindowsMenu=window,_NSRecentDocumentsMenu=recentDocuments,_NSFontMenu=font,_NSHelpMenu=help",
    "minX,minY,maxX,maxY",
    "prototype",
    "proportionallyDown,axesIndependently,none,proportionallyUpOrDown",
    "screenRect",
    "automatic,rounded,texturedRounded,roundRect,texturedSquare,capsule,smallSquare",
    "1=on,-1=mixed",
    "none,photo,grayBezel,groove,button",
    "submenu",
    "regular,sourceList",
    ",round",
    "below,above",
    "noTitle,aboveTop,atTop,belowTop,aboveBottom,atBottom,belowBottom",
    "default,iconAndLabel,iconOnly,labelOnly",
    "default,regular,small",
    "selectOne,selectAny,momentary",
    "verticalScroller",
    "NSWindow",
    "maxSize",
    "minSize",
    "contentRect",
    "styleMask",
    "windowStyleMask:1=titled,2=closable,4=miniaturizable,8=resizable,16=utility,64=docModal,128=nonactivatingPanel,256=texturedBackground,4096=unifiedTitleAndToolbar,8192=HUD",
    "autoresizingMask",
    "notAnAttribute,left,right,top,bottom,leading,trailing,width,height,centerX,centerY,baseline",
    "1",
    "YES:1",
    "1000",
    "-1=lessThanOrEqual,1=greaterThanOrEqual",
    ",left,right,top,bottom,leading,trailing,width,height,centerX,centerY,baseline",
  ]
}
