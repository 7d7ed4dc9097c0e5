// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

import XMLTree

extension Vocabulary {
  /// The classes and keys of legacy archives, sorted.
  static let archive = Vocabulary(
    "CustomClassName\nEncodedWithXMLCoder\nIBADBannerView\nIBAccessibilityConnection\nIBActionConnection\nIBAttributePlaceholdersKey\nIBBindingConnection\nIBCocoaFramework\nIBCocoaTouchEventConnection\nIBCocoaTouchFramework\nIBCocoaTouchOutletCollectionConnection\nIBCocoaTouchOutletConnection\nIBConnection\nIBConnectionRecord\nIBDocument.Classes\nIBDocument.InterfaceBuilderVersion\nIBDocument.Objects\nIBDocument.SystemVersion\nIBDocument.TargetRuntimeIdentifier\nIBDocument.UseAutolayout\nIBDocumentRuntime\nIBEventType\nIBGLKView\nIBGLKViewController\nIBIPadFramework\nIBLayoutConstant\nIBMKMapView\nIBMomentary\nIBNSLayoutConstraint\nIBNSLayoutSymbolicConstant\nIBObjectRecord\nIBOutletConnection\nIBPlaceholder\nIBPrompt\nIBProxiedObjectIdentifier\nIBProxyObject\nIBSegmentControlStyle\nIBSegmentEnabledStates\nIBSegmentImages\nIBSegmentTitles\nIBSegmentWidths\nIBSelectedSegmentIndex\nIBShowsBookmarkButton\nIBShowsCancelButton\nIBShowsScopeBar\nIBText\nIBTextInputTraits\nIBUIAccessoryType\nIBUIAccessoryView\nIBUIActivityIndicatorView\nIBUIAdjustsFontSizeToFit\nIBUIAdjustsImageWhenDisabled\nIBUIAdjustsImageWhenHighlighted\nIBUIAllowsMultipleSelection\nIBUIAllowsSelection\nIBUIAllowsSelectionDuringEditing\nIBUIAlpha\nIBUIAlwaysBounceHorizontal\nIBUIAlwaysBounceVertical\nIBUIAnimating\nIBUIAutocapitalizationType\nIBUIAutocorrectionType\nIBUIAutoresizesSubviews\nIBUIBackBarButtonItem\nIBUIBackgroundColor\nIBUIBarButtonItem\nIBUIBarStyle\nIBUIBaselineAdjustment\nIBUIBorderStyle\nIBUIBounces\nIBUIBouncesZoom\nIBUIButton\nIBUIButtonType\nIBUICanCancelContentTouches\nIBUIClearButtonMode\nIBUIClearsContextBeforeDrawing\nIBUIClearsOnBeginEditing\nIBUIClearsSelectionOnViewWillAppear\nIBUIClipsSubviews\nIBUICollectionReusableView\nIBUICollectionView\nIBUICollectionViewCell\nIBUICollectionViewController\nIBUICollectionViewFlowLayout\nIBUIColorCocoaTouchKeyPath\nIBUIContentHorizontalAlignment\nIBUIContentMode\nIBUIContentVerticalAlignment\nIBUIContinuous\nIBUIControl\nIBUICurrentPage\nIBUICustomObject\nIBUICustomView\nIBUIDatePicker\nIBUIDelaysContentTouches\nIBUIDetailViewController\nIBUIDirectionalLockEnabled\nIBUIDisabledBackgroundImage\nIBUIDisabledImage\nIBUIDisabledTitle\nIBUIDisabledTitleColor\nIBUIDisabledTitleShadowColor\nIBUIEditable\nIBUIEnabled\nIBUIEnablesReturnKeyAutomatically\nIBUIFontDescription\nIBUIHidden\nIBUIHidesBottomBarWhenPushed\nIBUIHidesForSinglePage\nIBUIHidesWhenStopped\nIBUIHighlighted\nIBUIHighlightedBackgroundImage\nIBUIHighlightedColor\nIBUIHighlightedImage\nIBUIHighlightedTitle\nIBUIHighlightedTitleColor\nIBUIHighlightedTitleShadowColor\nIBUIImage\nIBUIImagePickerController\nIBUIImageView\nIBUIIndentationLevel\nIBUIIndentationWidth\nIBUIIndicatorStyle\nIBUIItems\nIBUIKeyboardAppearance\nIBUIKeyboardType\nIBUILabel\nIBUILeftBarButtonItem\nIBUILineBreakMode\nIBUILongPressGestureRecognizer\nIBUIMasterViewController\nIBUIMaxValue\nIBUIMaximumTrackTintColor\nIBUIMaximumZoomScale\nIBUIMinValue\nIBUIMinimumFontSize\nIBUIMinimumScaleFactor\nIBUIMinimumTrackTintColor\nIBUIMinimumZoomScale\nIBUIMultipleTouchEnabled\nIBUINavigationBar\nIBUINavigationController\nIBUINavigationItem\nIBUINibName\nIBUINormalBackgroundImage\nIBUINormalImage\nIBUINormalTitle\nIBUINormalTitleColor\nIBUINormalTitleShadowColor\nIBUINumberOfLines\nIBUINumberOfPages\nIBUIOn\nIBUIOnTintColor\nIBUIOpaque\nIBUIPageControl\nIBUIPageViewController\nIBUIPagingEnabled\nIBUIPanGestureRecognizer\nIBUIPickerView\nIBUIPinchGestureRecognizer\nIBUIPlaceholder\nIBUIProgress\nIBUIProgressTintColor\nIBUIProgressView\nIBUIPrompt\nIBUIRefreshControl\nIBUIResizesToFullScreen\nIBUIReturnKeyType\nIBUIReuseIdentifier\nIBUIReversesTitleShadowWhenHighlighted\nIBUIRightBarButtonItem\nIBUIRotationGestureRecognizer\nIBUIRowHeight\nIBUIScalesPageToFit\nIBUIScrollEnabled\nIBUIScrollView\nIBUISearchBar\nIBUISearchDisplayController\nIBUISectionFooterHeight\nIBUISectionHeaderHeight\nIBUISectionIndexMinimumDisplayRowCount\nIBUISecureTextEntry\nIBUISegmentedControl\nIBUISelected\nIBUISelectedBackgroundImage\nIBUISelectedImage\nIBUISelectedTitle\nIBUISelectedTitleColor\nIBUISelectedTitleShadowColor\nIBUISelectionStyle\nIBUISeparatorColor\nIBUISeparatorStyle\nIBUIShadowColor\nIBUIShadowOffset\nIBUIShowsHorizontalScrollIndicator\nIBUIShowsTouchWhenHighlighted\nIBUIShowsVerticalScrollIndicator\nIBUISlider\nIBUISpellCheckingType\nIBUISplitViewController\nIBUIStepper\nIBUIStyle\nIBUISwipeGestureRecognizer\nIBUISwitch\nIBUISystemItemIdentifier\nIBUITabBar\nIBUITabBarController\nIBUITabBarItem\nIBUITableFooterView\nIBUITableHeaderView\nIBUITableView\nIBUITableViewCell\nIBUITableViewController\nIBUITag\nIBUITapGestureRecognizer\nIBUIText\nIBUITextAlignment\nIBUITextColor\nIBUITextField\nIBUITextInputTraits\nIBUITextView\nIBUIThumbTintColor\nIBUITintColor\nIBUITitle\nIBUITitleShadowOffset\nIBUITitleView\nIBUIToolbar\nIBUIToolbarItems\nIBUITrackTintColor\nIBUITranslucent\nIBUIUserInteractionEnabled\nIBUIValue\nIBUIView\nIBUIViewController\nIBUIViewControllers\nIBUIVisibleAtLaunch\nIBUIWantsFullScreenLayout\nIBUIWebView\nIBUIWidth\nIBUIWindow\nIBUserDefinedRuntimeAttributesPlaceholderName\nNS.bytes\nNSActionCell\nNSAlign\nNSAllowTruncatedLabels\nNSAllowsTickMarkValuesOnly\nNSAllowsTypeSelect\nNSAltIncValue\nNSAlternateContents\nNSAlternateImage\nNSAnimates\nNSApplication\nNSArrayController\nNSAutomaticallyPreparesContent\nNSAutomaticallyRearrangesObjects\nNSAutorepeat\nNSAutosaveName\nNSAvoidsEmptySelection\nNSBackgroundColor\nNSBinding\nNSBorderType\nNSBox\nNSBoxType\nNSBrowser\nNSBrowserCell\nNSButton\nNSButtonCell\nNSButtonFlags2\nNSButtonImageSource\nNSCMYK\nNSCatalogName\nNSCell\nNSCellFlags\nNSCellFlags2\nNSCellIdentifier\nNSCells\nNSClassName\nNSClearsFilterPredicateOnInsertion\nNSClipView\nNSCollectionView\nNSCollectionViewItem\nNSColor\nNSColorName\nNSColorSpace\nNSColorWell\nNSColumnAutoresizingStyle\nNSComboBox\nNSComboBoxCell\nNSContents\nNSControl\nNSCustomObject\nNSCustomResource\nNSCustomView\nNSDataCell\nNSDateFormatter\nNSDatePicker\nNSDatePickerCell\nNSDictionaryController\nNSDividerStyle\nNSDocView\nNSDrawer\nNSDrawsBackground\nNSEditable\nNSFont\nNSForm\nNSFormCell\nNSFormatter\nNSFrame\nNSFrameAutosaveName\nNSFrameSize\nNSGridColor\nNSHScroller\nNSHeaderCell\nNSHeaderView\nNSHidden\nNSIdentifier\nNSImage\nNSImageCell\nNSImageName\nNSImageView\nNSIncrement\nNSIndent\nNSIsAlternate\nNSIsBordered\nNSIsDisabled\nNSIsEditable\nNSIsHidden\nNSIsSeparator\nNSIsVertical\nNSKeyEquiv\nNSKeyEquivModMask\nNSKeyEquivalent\nNSKeyPath\nNSLabel\nNSLayoutConstraint\nNSLevelIndicator\nNSLevelIndicatorCell\nNSMatrix\nNSMaxValue\nNSMaxWidth\nNSMenu\nNSMenuItem\nNSMenuItems\nNSMinValue\nNSMinWidth\nNSMutableString\nNSName\nNSNibBindingConnector\nNSNoAutoenable\nNSNormalImage\nNSNumberFormatter\nNSNumberOfTickMarks\nNSObjectClassName\nNSObjectController\nNSOpenGLView\nNSOptions\nNSOutlineView\nNSPathCell\nNSPathControl\nNSPlaceholderString\nNSPopUpButton\nNSPopUpButtonCell\nNSPopover\nNSPredicateEditor\nNSPredicateEditorRowTemplate\nNSPredicateTemplates\nNSPreferredEdge\nNSPreservesSelection\nNSPreviousConnector\nNSProgressIndicator\nNSProtoCell\nNSPullDown\nNSRGB\nNSResourceName\nNSRowHeight\nNSRuleEditor\nNSScale\nNSScreenRect\nNSScrollView\nNSScroller\nNSSearchField\nNSSearchFieldCell\nNSSecureTextField\nNSSecureTextFieldCell\nNSSegmentStyle\nNSSegmentedCell\nNSSegmentedControl\nNSSelectedIndex\nNSSelectedSegment\nNSSelectedTabViewItem\nNSSelectsInsertedObjects\nNSSharedInstance\nNSSize\nNSSlider\nNSSliderCell\nNSSplitView\nNSState\nNSStepper\nNSStepperCell\nNSStyle\nNSSubmenu\nNSSubviews\nNSSupport\nNSTabView\nNSTabViewItem\nNSTabViewItems\nNSTableCellView\nNSTableColumn\nNSTableColumns\nNSTableHeaderView\nNSTableView\nNSTableViewSelectionHighlightStyle\nNSTag\nNSTextBezelStyle\nNSTextColor\nNSTextField\nNSTextFieldCell\nNSTextView\nNSTickMarkPosition\nNSTitle\nNSTitleCell\nNSTitlePosition\nNSTokenField\nNSTokenFieldCell\nNSToolTip\nNSToolbar\nNSToolbarAllowsUserCustomization\nNSToolbarAutosavesConfiguration\nNSToolbarDisplayMode\nNSToolbarFlexibleSpaceItem\nNSToolbarIBIdentifiedItems\nNSToolbarIdentifier\nNSToolbarItem\nNSToolbarItemIdentifier\nNSToolbarItemImage\nNSToolbarItemLabel\nNSToolbarItemPaletteLabel\nNSToolbarItemTag\nNSToolbarItemToolTip\nNSToolbarItemView\nNSToolbarSeparatorItem\nNSToolbarShowsBaselineSeparator\nNSToolbarSizeMode\nNSToolbarSpaceItem\nNSTrackingMode\nNSTreeController\nNSUserDefaultsController\nNSUsesItemFromMenu\nNSVScroller\nNSValue\nNSValueWraps\nNSVertical\nNSView\nNSViewClass\nNSViewConstraints\nNSViewController\nNSWhite\nNSWidth\nNSWindowClass\nNSWindowContentMaxSize\nNSWindowContentMinSize\nNSWindowIsRestorable\nNSWindowRect\nNSWindowStyleMask\nNSWindowTemplate\nNSWindowTemplate.visibleAtLaunch\nNSWindowTitle\nNSWindowView\nNSfFlags\nNSvFlags\nPDFView\nQCView\nWebView\naddsContentToExistingCollection\ncachedDesigntimeCollectionClassName\nchildren\nconnection\nconnectionID\nconnectionRecords\nconnector\nconstant\ndestination\ndict.sortedKeys\ndict.values\nfamily\nfirstAttribute\nfirstItem\nflattenedProperties\nid\nkeyPath\nlabel\nmultiplier\nname\nnumberOfTapsRequired\nnumberOfTouchesRequired\nobject\nobjectID\nobjectName\nobjectRecords\norderedObjects\nparent\nplaceholder\npointSize\npreferredMaxLayoutWidth\npriority\nrelation\nsecondAttribute\nsecondItem\nsource\ntype\ntypeIdentifier\nuserDefinedRuntimeAttributes\nvalue\nvisibleAtLaunch\n")
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
  static var IBUIContinuous: UInt16 { 89 }
  static var IBUIControl: UInt16 { 90 }
  static var IBUICurrentPage: UInt16 { 91 }
  static var IBUICustomObject: UInt16 { 92 }
  static var IBUICustomView: UInt16 { 93 }
  static var IBUIDatePicker: UInt16 { 94 }
  static var IBUIDelaysContentTouches: UInt16 { 95 }
  static var IBUIDetailViewController: UInt16 { 96 }
  static var IBUIDirectionalLockEnabled: UInt16 { 97 }
  static var IBUIDisabledBackgroundImage: UInt16 { 98 }
  static var IBUIDisabledImage: UInt16 { 99 }
  static var IBUIDisabledTitle: UInt16 { 100 }
  static var IBUIDisabledTitleColor: UInt16 { 101 }
  static var IBUIDisabledTitleShadowColor: UInt16 { 102 }
  static var IBUIEditable: UInt16 { 103 }
  static var IBUIEnabled: UInt16 { 104 }
  static var IBUIEnablesReturnKeyAutomatically: UInt16 { 105 }
  static var IBUIFontDescription: UInt16 { 106 }
  static var IBUIHidden: UInt16 { 107 }
  static var IBUIHidesBottomBarWhenPushed: UInt16 { 108 }
  static var IBUIHidesForSinglePage: UInt16 { 109 }
  static var IBUIHidesWhenStopped: UInt16 { 110 }
  static var IBUIHighlighted: UInt16 { 111 }
  static var IBUIHighlightedBackgroundImage: UInt16 { 112 }
  static var IBUIHighlightedColor: UInt16 { 113 }
  static var IBUIHighlightedImage: UInt16 { 114 }
  static var IBUIHighlightedTitle: UInt16 { 115 }
  static var IBUIHighlightedTitleColor: UInt16 { 116 }
  static var IBUIHighlightedTitleShadowColor: UInt16 { 117 }
  static var IBUIImage: UInt16 { 118 }
  static var IBUIImagePickerController: UInt16 { 119 }
  static var IBUIImageView: UInt16 { 120 }
  static var IBUIIndentationLevel: UInt16 { 121 }
  static var IBUIIndentationWidth: UInt16 { 122 }
  static var IBUIIndicatorStyle: UInt16 { 123 }
  static var IBUIItems: UInt16 { 124 }
  static var IBUIKeyboardAppearance: UInt16 { 125 }
  static var IBUIKeyboardType: UInt16 { 126 }
  static var IBUILabel: UInt16 { 127 }
  static var IBUILeftBarButtonItem: UInt16 { 128 }
  static var IBUILineBreakMode: UInt16 { 129 }
  static var IBUILongPressGestureRecognizer: UInt16 { 130 }
  static var IBUIMasterViewController: UInt16 { 131 }
  static var IBUIMaxValue: UInt16 { 132 }
  static var IBUIMaximumTrackTintColor: UInt16 { 133 }
  static var IBUIMaximumZoomScale: UInt16 { 134 }
  static var IBUIMinValue: UInt16 { 135 }
  static var IBUIMinimumFontSize: UInt16 { 136 }
  static var IBUIMinimumScaleFactor: UInt16 { 137 }
  static var IBUIMinimumTrackTintColor: UInt16 { 138 }
  static var IBUIMinimumZoomScale: UInt16 { 139 }
  static var IBUIMultipleTouchEnabled: UInt16 { 140 }
  static var IBUINavigationBar: UInt16 { 141 }
  static var IBUINavigationController: UInt16 { 142 }
  static var IBUINavigationItem: UInt16 { 143 }
  static var IBUINibName: UInt16 { 144 }
  static var IBUINormalBackgroundImage: UInt16 { 145 }
  static var IBUINormalImage: UInt16 { 146 }
  static var IBUINormalTitle: UInt16 { 147 }
  static var IBUINormalTitleColor: UInt16 { 148 }
  static var IBUINormalTitleShadowColor: UInt16 { 149 }
  static var IBUINumberOfLines: UInt16 { 150 }
  static var IBUINumberOfPages: UInt16 { 151 }
  static var IBUIOn: UInt16 { 152 }
  static var IBUIOnTintColor: UInt16 { 153 }
  static var IBUIOpaque: UInt16 { 154 }
  static var IBUIPageControl: UInt16 { 155 }
  static var IBUIPageViewController: UInt16 { 156 }
  static var IBUIPagingEnabled: UInt16 { 157 }
  static var IBUIPanGestureRecognizer: UInt16 { 158 }
  static var IBUIPickerView: UInt16 { 159 }
  static var IBUIPinchGestureRecognizer: UInt16 { 160 }
  static var IBUIPlaceholder: UInt16 { 161 }
  static var IBUIProgress: UInt16 { 162 }
  static var IBUIProgressTintColor: UInt16 { 163 }
  static var IBUIProgressView: UInt16 { 164 }
  static var IBUIPrompt: UInt16 { 165 }
  static var IBUIRefreshControl: UInt16 { 166 }
  static var IBUIResizesToFullScreen: UInt16 { 167 }
  static var IBUIReturnKeyType: UInt16 { 168 }
  static var IBUIReuseIdentifier: UInt16 { 169 }
  static var IBUIReversesTitleShadowWhenHighlighted: UInt16 { 170 }
  static var IBUIRightBarButtonItem: UInt16 { 171 }
  static var IBUIRotationGestureRecognizer: UInt16 { 172 }
  static var IBUIRowHeight: UInt16 { 173 }
  static var IBUIScalesPageToFit: UInt16 { 174 }
  static var IBUIScrollEnabled: UInt16 { 175 }
  static var IBUIScrollView: UInt16 { 176 }
  static var IBUISearchBar: UInt16 { 177 }
  static var IBUISearchDisplayController: UInt16 { 178 }
  static var IBUISectionFooterHeight: UInt16 { 179 }
  static var IBUISectionHeaderHeight: UInt16 { 180 }
  static var IBUISectionIndexMinimumDisplayRowCount: UInt16 { 181 }
  static var IBUISecureTextEntry: UInt16 { 182 }
  static var IBUISegmentedControl: UInt16 { 183 }
  static var IBUISelected: UInt16 { 184 }
  static var IBUISelectedBackgroundImage: UInt16 { 185 }
  static var IBUISelectedImage: UInt16 { 186 }
  static var IBUISelectedTitle: UInt16 { 187 }
  static var IBUISelectedTitleColor: UInt16 { 188 }
  static var IBUISelectedTitleShadowColor: UInt16 { 189 }
  static var IBUISelectionStyle: UInt16 { 190 }
  static var IBUISeparatorColor: UInt16 { 191 }
  static var IBUISeparatorStyle: UInt16 { 192 }
  static var IBUIShadowColor: UInt16 { 193 }
  static var IBUIShadowOffset: UInt16 { 194 }
  static var IBUIShowsHorizontalScrollIndicator: UInt16 { 195 }
  static var IBUIShowsTouchWhenHighlighted: UInt16 { 196 }
  static var IBUIShowsVerticalScrollIndicator: UInt16 { 197 }
  static var IBUISlider: UInt16 { 198 }
  static var IBUISpellCheckingType: UInt16 { 199 }
  static var IBUISplitViewController: UInt16 { 200 }
  static var IBUIStepper: UInt16 { 201 }
  static var IBUIStyle: UInt16 { 202 }
  static var IBUISwipeGestureRecognizer: UInt16 { 203 }
  static var IBUISwitch: UInt16 { 204 }
  static var IBUISystemItemIdentifier: UInt16 { 205 }
  static var IBUITabBar: UInt16 { 206 }
  static var IBUITabBarController: UInt16 { 207 }
  static var IBUITabBarItem: UInt16 { 208 }
  static var IBUITableFooterView: UInt16 { 209 }
  static var IBUITableHeaderView: UInt16 { 210 }
  static var IBUITableView: UInt16 { 211 }
  static var IBUITableViewCell: UInt16 { 212 }
  static var IBUITableViewController: UInt16 { 213 }
  static var IBUITag: UInt16 { 214 }
  static var IBUITapGestureRecognizer: UInt16 { 215 }
  static var IBUIText: UInt16 { 216 }
  static var IBUITextAlignment: UInt16 { 217 }
  static var IBUITextColor: UInt16 { 218 }
  static var IBUITextField: UInt16 { 219 }
  static var IBUITextInputTraits: UInt16 { 220 }
  static var IBUITextView: UInt16 { 221 }
  static var IBUIThumbTintColor: UInt16 { 222 }
  static var IBUITintColor: UInt16 { 223 }
  static var IBUITitle: UInt16 { 224 }
  static var IBUITitleShadowOffset: UInt16 { 225 }
  static var IBUITitleView: UInt16 { 226 }
  static var IBUIToolbar: UInt16 { 227 }
  static var IBUIToolbarItems: UInt16 { 228 }
  static var IBUITrackTintColor: UInt16 { 229 }
  static var IBUITranslucent: UInt16 { 230 }
  static var IBUIUserInteractionEnabled: UInt16 { 231 }
  static var IBUIValue: UInt16 { 232 }
  static var IBUIView: UInt16 { 233 }
  static var IBUIViewController: UInt16 { 234 }
  static var IBUIViewControllers: UInt16 { 235 }
  static var IBUIVisibleAtLaunch: UInt16 { 236 }
  static var IBUIWantsFullScreenLayout: UInt16 { 237 }
  static var IBUIWebView: UInt16 { 238 }
  static var IBUIWidth: UInt16 { 239 }
  static var IBUIWindow: UInt16 { 240 }
  static var IBUserDefinedRuntimeAttributesPlaceholderName: UInt16 { 241 }
  static var NSbytes: UInt16 { 242 }
  static var NSActionCell: UInt16 { 243 }
  static var NSAlign: UInt16 { 244 }
  static var NSAllowTruncatedLabels: UInt16 { 245 }
  static var NSAllowsTickMarkValuesOnly: UInt16 { 246 }
  static var NSAllowsTypeSelect: UInt16 { 247 }
  static var NSAltIncValue: UInt16 { 248 }
  static var NSAlternateContents: UInt16 { 249 }
  static var NSAlternateImage: UInt16 { 250 }
  static var NSAnimates: UInt16 { 251 }
  static var NSApplication: UInt16 { 252 }
  static var NSArrayController: UInt16 { 253 }
  static var NSAutomaticallyPreparesContent: UInt16 { 254 }
  static var NSAutomaticallyRearrangesObjects: UInt16 { 255 }
  static var NSAutorepeat: UInt16 { 256 }
  static var NSAutosaveName: UInt16 { 257 }
  static var NSAvoidsEmptySelection: UInt16 { 258 }
  static var NSBackgroundColor: UInt16 { 259 }
  static var NSBinding: UInt16 { 260 }
  static var NSBorderType: UInt16 { 261 }
  static var NSBox: UInt16 { 262 }
  static var NSBoxType: UInt16 { 263 }
  static var NSBrowser: UInt16 { 264 }
  static var NSBrowserCell: UInt16 { 265 }
  static var NSButton: UInt16 { 266 }
  static var NSButtonCell: UInt16 { 267 }
  static var NSButtonFlags2: UInt16 { 268 }
  static var NSButtonImageSource: UInt16 { 269 }
  static var NSCMYK: UInt16 { 270 }
  static var NSCatalogName: UInt16 { 271 }
  static var NSCell: UInt16 { 272 }
  static var NSCellFlags: UInt16 { 273 }
  static var NSCellFlags2: UInt16 { 274 }
  static var NSCellIdentifier: UInt16 { 275 }
  static var NSCells: UInt16 { 276 }
  static var NSClassName: UInt16 { 277 }
  static var NSClearsFilterPredicateOnInsertion: UInt16 { 278 }
  static var NSClipView: UInt16 { 279 }
  static var NSCollectionView: UInt16 { 280 }
  static var NSCollectionViewItem: UInt16 { 281 }
  static var NSColor: UInt16 { 282 }
  static var NSColorName: UInt16 { 283 }
  static var NSColorSpace: UInt16 { 284 }
  static var NSColorWell: UInt16 { 285 }
  static var NSColumnAutoresizingStyle: UInt16 { 286 }
  static var NSComboBox: UInt16 { 287 }
  static var NSComboBoxCell: UInt16 { 288 }
  static var NSContents: UInt16 { 289 }
  static var NSControl: UInt16 { 290 }
  static var NSCustomObject: UInt16 { 291 }
  static var NSCustomResource: UInt16 { 292 }
  static var NSCustomView: UInt16 { 293 }
  static var NSDataCell: UInt16 { 294 }
  static var NSDateFormatter: UInt16 { 295 }
  static var NSDatePicker: UInt16 { 296 }
  static var NSDatePickerCell: UInt16 { 297 }
  static var NSDictionaryController: UInt16 { 298 }
  static var NSDividerStyle: UInt16 { 299 }
  static var NSDocView: UInt16 { 300 }
  static var NSDrawer: UInt16 { 301 }
  static var NSDrawsBackground: UInt16 { 302 }
  static var NSEditable: UInt16 { 303 }
  static var NSFont: UInt16 { 304 }
  static var NSForm: UInt16 { 305 }
  static var NSFormCell: UInt16 { 306 }
  static var NSFormatter: UInt16 { 307 }
  static var NSFrame: UInt16 { 308 }
  static var NSFrameAutosaveName: UInt16 { 309 }
  static var NSFrameSize: UInt16 { 310 }
  static var NSGridColor: UInt16 { 311 }
  static var NSHScroller: UInt16 { 312 }
  static var NSHeaderCell: UInt16 { 313 }
  static var NSHeaderView: UInt16 { 314 }
  static var NSHidden: UInt16 { 315 }
  static var NSIdentifier: UInt16 { 316 }
  static var NSImage: UInt16 { 317 }
  static var NSImageCell: UInt16 { 318 }
  static var NSImageName: UInt16 { 319 }
  static var NSImageView: UInt16 { 320 }
  static var NSIncrement: UInt16 { 321 }
  static var NSIndent: UInt16 { 322 }
  static var NSIsAlternate: UInt16 { 323 }
  static var NSIsBordered: UInt16 { 324 }
  static var NSIsDisabled: UInt16 { 325 }
  static var NSIsEditable: UInt16 { 326 }
  static var NSIsHidden: UInt16 { 327 }
  static var NSIsSeparator: UInt16 { 328 }
  static var NSIsVertical: UInt16 { 329 }
  static var NSKeyEquiv: UInt16 { 330 }
  static var NSKeyEquivModMask: UInt16 { 331 }
  static var NSKeyEquivalent: UInt16 { 332 }
  static var NSKeyPath: UInt16 { 333 }
  static var NSLabel: UInt16 { 334 }
  static var NSLayoutConstraint: UInt16 { 335 }
  static var NSLevelIndicator: UInt16 { 336 }
  static var NSLevelIndicatorCell: UInt16 { 337 }
  static var NSMatrix: UInt16 { 338 }
  static var NSMaxValue: UInt16 { 339 }
  static var NSMaxWidth: UInt16 { 340 }
  static var NSMenu: UInt16 { 341 }
  static var NSMenuItem: UInt16 { 342 }
  static var NSMenuItems: UInt16 { 343 }
  static var NSMinValue: UInt16 { 344 }
  static var NSMinWidth: UInt16 { 345 }
  static var NSMutableString: UInt16 { 346 }
  static var NSName: UInt16 { 347 }
  static var NSNibBindingConnector: UInt16 { 348 }
  static var NSNoAutoenable: UInt16 { 349 }
  static var NSNormalImage: UInt16 { 350 }
  static var NSNumberFormatter: UInt16 { 351 }
  static var NSNumberOfTickMarks: UInt16 { 352 }
  static var NSObjectClassName: UInt16 { 353 }
  static var NSObjectController: UInt16 { 354 }
  static var NSOpenGLView: UInt16 { 355 }
  static var NSOptions: UInt16 { 356 }
  static var NSOutlineView: UInt16 { 357 }
  static var NSPathCell: UInt16 { 358 }
  static var NSPathControl: UInt16 { 359 }
  static var NSPlaceholderString: UInt16 { 360 }
  static var NSPopUpButton: UInt16 { 361 }
  static var NSPopUpButtonCell: UInt16 { 362 }
  static var NSPopover: UInt16 { 363 }
  static var NSPredicateEditor: UInt16 { 364 }
  static var NSPredicateEditorRowTemplate: UInt16 { 365 }
  static var NSPredicateTemplates: UInt16 { 366 }
  static var NSPreferredEdge: UInt16 { 367 }
  static var NSPreservesSelection: UInt16 { 368 }
  static var NSPreviousConnector: UInt16 { 369 }
  static var NSProgressIndicator: UInt16 { 370 }
  static var NSProtoCell: UInt16 { 371 }
  static var NSPullDown: UInt16 { 372 }
  static var NSRGB: UInt16 { 373 }
  static var NSResourceName: UInt16 { 374 }
  static var NSRowHeight: UInt16 { 375 }
  static var NSRuleEditor: UInt16 { 376 }
  static var NSScale: UInt16 { 377 }
  static var NSScreenRect: UInt16 { 378 }
  static var NSScrollView: UInt16 { 379 }
  static var NSScroller: UInt16 { 380 }
  static var NSSearchField: UInt16 { 381 }
  static var NSSearchFieldCell: UInt16 { 382 }
  static var NSSecureTextField: UInt16 { 383 }
  static var NSSecureTextFieldCell: UInt16 { 384 }
  static var NSSegmentStyle: UInt16 { 385 }
  static var NSSegmentedCell: UInt16 { 386 }
  static var NSSegmentedControl: UInt16 { 387 }
  static var NSSelectedIndex: UInt16 { 388 }
  static var NSSelectedSegment: UInt16 { 389 }
  static var NSSelectedTabViewItem: UInt16 { 390 }
  static var NSSelectsInsertedObjects: UInt16 { 391 }
  static var NSSharedInstance: UInt16 { 392 }
  static var NSSize: UInt16 { 393 }
  static var NSSlider: UInt16 { 394 }
  static var NSSliderCell: UInt16 { 395 }
  static var NSSplitView: UInt16 { 396 }
  static var NSState: UInt16 { 397 }
  static var NSStepper: UInt16 { 398 }
  static var NSStepperCell: UInt16 { 399 }
  static var NSStyle: UInt16 { 400 }
  static var NSSubmenu: UInt16 { 401 }
  static var NSSubviews: UInt16 { 402 }
  static var NSSupport: UInt16 { 403 }
  static var NSTabView: UInt16 { 404 }
  static var NSTabViewItem: UInt16 { 405 }
  static var NSTabViewItems: UInt16 { 406 }
  static var NSTableCellView: UInt16 { 407 }
  static var NSTableColumn: UInt16 { 408 }
  static var NSTableColumns: UInt16 { 409 }
  static var NSTableHeaderView: UInt16 { 410 }
  static var NSTableView: UInt16 { 411 }
  static var NSTableViewSelectionHighlightStyle: UInt16 { 412 }
  static var NSTag: UInt16 { 413 }
  static var NSTextBezelStyle: UInt16 { 414 }
  static var NSTextColor: UInt16 { 415 }
  static var NSTextField: UInt16 { 416 }
  static var NSTextFieldCell: UInt16 { 417 }
  static var NSTextView: UInt16 { 418 }
  static var NSTickMarkPosition: UInt16 { 419 }
  static var NSTitle: UInt16 { 420 }
  static var NSTitleCell: UInt16 { 421 }
  static var NSTitlePosition: UInt16 { 422 }
  static var NSTokenField: UInt16 { 423 }
  static var NSTokenFieldCell: UInt16 { 424 }
  static var NSToolTip: UInt16 { 425 }
  static var NSToolbar: UInt16 { 426 }
  static var NSToolbarAllowsUserCustomization: UInt16 { 427 }
  static var NSToolbarAutosavesConfiguration: UInt16 { 428 }
  static var NSToolbarDisplayMode: UInt16 { 429 }
  static var NSToolbarFlexibleSpaceItem: UInt16 { 430 }
  static var NSToolbarIBIdentifiedItems: UInt16 { 431 }
  static var NSToolbarIdentifier: UInt16 { 432 }
  static var NSToolbarItem: UInt16 { 433 }
  static var NSToolbarItemIdentifier: UInt16 { 434 }
  static var NSToolbarItemImage: UInt16 { 435 }
  static var NSToolbarItemLabel: UInt16 { 436 }
  static var NSToolbarItemPaletteLabel: UInt16 { 437 }
  static var NSToolbarItemTag: UInt16 { 438 }
  static var NSToolbarItemToolTip: UInt16 { 439 }
  static var NSToolbarItemView: UInt16 { 440 }
  static var NSToolbarSeparatorItem: UInt16 { 441 }
  static var NSToolbarShowsBaselineSeparator: UInt16 { 442 }
  static var NSToolbarSizeMode: UInt16 { 443 }
  static var NSToolbarSpaceItem: UInt16 { 444 }
  static var NSTrackingMode: UInt16 { 445 }
  static var NSTreeController: UInt16 { 446 }
  static var NSUserDefaultsController: UInt16 { 447 }
  static var NSUsesItemFromMenu: UInt16 { 448 }
  static var NSVScroller: UInt16 { 449 }
  static var NSValue: UInt16 { 450 }
  static var NSValueWraps: UInt16 { 451 }
  static var NSVertical: UInt16 { 452 }
  static var NSView: UInt16 { 453 }
  static var NSViewClass: UInt16 { 454 }
  static var NSViewConstraints: UInt16 { 455 }
  static var NSViewController: UInt16 { 456 }
  static var NSWhite: UInt16 { 457 }
  static var NSWidth: UInt16 { 458 }
  static var NSWindowClass: UInt16 { 459 }
  static var NSWindowContentMaxSize: UInt16 { 460 }
  static var NSWindowContentMinSize: UInt16 { 461 }
  static var NSWindowIsRestorable: UInt16 { 462 }
  static var NSWindowRect: UInt16 { 463 }
  static var NSWindowStyleMask: UInt16 { 464 }
  static var NSWindowTemplate: UInt16 { 465 }
  static var NSWindowTemplatevisibleAtLaunch: UInt16 { 466 }
  static var NSWindowTitle: UInt16 { 467 }
  static var NSWindowView: UInt16 { 468 }
  static var NSfFlags: UInt16 { 469 }
  static var NSvFlags: UInt16 { 470 }
  static var PDFView: UInt16 { 471 }
  static var QCView: UInt16 { 472 }
  static var WebView: UInt16 { 473 }
  static var addsContentToExistingCollection: UInt16 { 474 }
  static var cachedDesigntimeCollectionClassName: UInt16 { 475 }
  static var children: UInt16 { 476 }
  static var connection: UInt16 { 477 }
  static var connectionID: UInt16 { 478 }
  static var connectionRecords: UInt16 { 479 }
  static var connector: UInt16 { 480 }
  static var constant: UInt16 { 481 }
  static var destination: UInt16 { 482 }
  static var dictsortedKeys: UInt16 { 483 }
  static var dictvalues: UInt16 { 484 }
  static var family: UInt16 { 485 }
  static var firstAttribute: UInt16 { 486 }
  static var firstItem: UInt16 { 487 }
  static var flattenedProperties: UInt16 { 488 }
  static var id: UInt16 { 489 }
  static var keyPath: UInt16 { 490 }
  static var label: UInt16 { 491 }
  static var multiplier: UInt16 { 492 }
  static var name: UInt16 { 493 }
  static var numberOfTapsRequired: UInt16 { 494 }
  static var numberOfTouchesRequired: UInt16 { 495 }
  static var object: UInt16 { 496 }
  static var objectID: UInt16 { 497 }
  static var objectName: UInt16 { 498 }
  static var objectRecords: UInt16 { 499 }
  static var orderedObjects: UInt16 { 500 }
  static var parent: UInt16 { 501 }
  static var placeholder: UInt16 { 502 }
  static var pointSize: UInt16 { 503 }
  static var preferredMaxLayoutWidth: UInt16 { 504 }
  static var priority: UInt16 { 505 }
  static var relation: UInt16 { 506 }
  static var secondAttribute: UInt16 { 507 }
  static var secondItem: UInt16 { 508 }
  static var source: UInt16 { 509 }
  static var type: UInt16 { 510 }
  static var typeIdentifier: UInt16 { 511 }
  static var userDefinedRuntimeAttributes: UInt16 { 512 }
  static var value: UInt16 { 513 }
  static var visibleAtLaunch: UInt16 { 514 }
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
  case stateText
  case stateResource
  case stateColor
  case object
  case objects
}

enum ArchiveRows {
  /// The modern element of each word as a class: its name's number and 1, 0 for none.
  static let elements: [UInt16] = [
    0,0,17,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,604,605,0,0,831,0,350,0,0,0,
    0,0,0,1046,0,0,0,0,0,0,0,0,0,0,0,0,0,15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,204,0,0,0,0,0,246,0,0,0,0,0,0,0,313,314,315,317,318,0,0,0,0,0,367,0,397,0,419,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,686,692,0,0,0,0,0,0,766,0,
    0,1063,0,0,0,0,0,0,0,0,0,0,946,949,950,0,0,0,0,0,0,0,0,0,0,0,1008,1013,0,1019,1043,1044,
    0,0,0,1135,0,1163,0,0,0,0,0,1202,0,0,0,1236,1244,1246,0,0,0,0,1274,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,1383,0,1402,1420,0,1443,1444,0,1457,1459,1461,0,0,1485,1486,1488,0,1495,0,0,0,1506,0,1517,0,0,0,
    0,0,1547,0,0,0,0,0,1662,1664,0,0,0,1684,0,1694,0,0,13,0,0,0,0,0,0,0,0,121,129,0,0,0,
    0,0,0,0,0,240,0,243,244,246,248,0,0,0,0,0,0,0,0,0,0,0,302,314,320,0,0,0,328,0,339,340,
    0,367,397,0,401,0,415,419,420,468,0,0,500,0,0,0,574,575,0,0,0,0,0,0,0,0,0,0,0,680,0,692,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,350,799,800,838,0,0,870,871,0,0,0,0,0,0,0,0,969,0,
    0,984,996,0,1004,1026,1027,0,1064,1065,1067,1082,1083,0,0,0,0,1134,0,0,0,0,0,1214,0,0,1236,1238,1247,1248,1268,1269,
    0,1273,1274,0,0,0,0,0,0,1383,1384,1401,0,1420,1421,0,0,0,0,1469,1472,0,1477,1478,0,1482,1485,0,0,0,0,1506,
    1507,1517,0,0,0,0,1542,1543,0,1547,0,0,0,1550,0,0,1550,0,0,0,0,0,0,0,1550,0,0,1550,0,1584,1606,0,
    0,0,0,0,1662,0,0,1664,0,0,0,0,0,0,0,0,1694,0,0,0,0,0,1035,1147,1684,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,
  ]

  /// The first row of each word as a key, and one past the last.
  static let first: [UInt16] = [
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,
    1,2,3,4,4,5,5,5,6,6,7,8,9,10,11,12,13,14,14,15,16,17,18,19,20,21,22,23,24,25,26,27,
    28,29,29,30,31,32,33,34,34,35,36,37,38,39,40,41,41,41,41,41,41,41,42,43,44,45,45,46,46,47,47,48,
    49,50,51,52,53,54,55,56,57,58,59,60,65,66,67,68,69,70,72,73,74,75,76,76,76,77,78,79,80,81,82,82,
    83,85,85,86,87,88,89,90,91,92,93,94,95,100,100,106,111,112,113,114,115,116,117,118,119,120,121,121,121,122,122,122,
    122,123,124,125,125,126,126,127,128,129,130,131,131,133,134,135,135,135,135,136,137,138,139,139,140,141,142,143,144,145,146,147,
    148,149,150,151,152,153,153,154,154,154,157,157,157,159,164,164,169,170,171,171,171,171,172,172,173,174,175,175,176,176,177,178,
    186,187,188,194,199,200,201,202,203,209,209,214,215,220,220,221,221,221,221,221,222,223,224,226,227,228,229,230,230,230,234,238,
    239,242,246,265,265,266,266,267,267,267,267,267,268,268,268,268,269,371,456,473,475,477,481,481,481,481,482,482,482,482,484,484,
    484,501,501,501,501,501,502,502,502,502,502,503,503,503,521,526,527,527,527,528,529,530,531,533,534,535,537,538,540,541,541,541,
    541,542,543,544,545,546,547,548,549,550,551,552,553,553,554,554,554,554,554,557,558,560,561,562,565,566,566,567,567,568,569,569,
    570,574,574,574,574,574,574,574,591,591,591,591,591,591,593,594,598,598,598,600,601,601,601,603,603,604,605,605,605,605,605,605,
    605,606,606,606,607,608,609,613,614,614,614,614,614,615,615,615,616,617,618,635,635,635,636,636,636,638,638,638,640,670,671,688,
    688,688,688,689,691,692,693,693,693,695,695,696,697,698,698,699,700,700,704,705,706,707,708,709,710,710,711,712,712,713,713,713,
    714,715,717,718,719,720,721,722,722,722,723,724,725,726,727,728,729,729,729,730,731,731,732,732,732,732,732,732,732,732,732,732,
    732,734,734,734,734,734,736,738,738,738,738,738,740,740,743,746,746,746,746,746,746,746,748,748,749,751,753,755,757,757,757,757,
    757,757,757,
  ]

  /// Class or 0 for any, conversion, target, parameter; sorted by key, any class last.
  static let rows: [UInt16] = [
    183,4,925,0,177,2,1045,0,177,2,1136,0,36,2,1046,0,183,9,1270,1,183,33,2,0,183,6,1284,0,177,4,1322,0,
    177,4,1325,0,177,4,1348,0,177,2,1497,0,177,32,3,3,212,9,9,4,212,37,5,0,0,4,22,0,72,4,25,0,
    72,4,26,0,211,4,78,0,211,4,85,0,211,4,86,0,0,7,95,0,0,4,103,0,0,4,104,0,50,4,109,0,
    220,9,143,6,220,9,144,7,0,4,169,0,143,37,8,0,0,27,9,0,0,9,207,10,127,9,210,11,219,9,226,12,
    0,4,234,0,0,4,237,0,72,9,252,13,0,4,261,0,219,9,292,14,0,4,295,0,219,4,297,0,213,4,299,0,
    0,4,302,0,0,9,355,15,0,9,357,16,0,9,360,17,198,4,363,0,155,6,387,0,66,37,18,0,0,4,440,0,
    200,37,19,0,0,4,470,0,72,35,195,20,72,35,677,20,72,34,1527,20,72,36,21,20,72,36,22,20,0,4,509,0,
    0,4,516,0,220,4,518,0,0,29,23,0,0,4,639,0,142,4,646,0,200,4,646,0,207,4,646,0,213,4,646,0,
    234,4,646,0,155,4,647,0,50,4,651,0,0,4,652,0,72,35,195,24,0,27,25,0,72,35,677,24,120,14,653,0,
    72,34,1527,24,72,36,21,24,72,36,22,24,0,14,677,0,212,6,705,0,212,7,708,0,0,9,713,26,0,38,746,0,
    220,9,756,27,220,9,761,28,143,37,29,0,72,9,804,30,127,9,804,30,200,37,31,0,198,7,842,0,0,27,32,0,
    0,7,866,0,198,7,880,0,0,7,888,0,127,7,899,0,0,27,33,0,0,7,907,0,0,4,936,0,142,37,34,0,
    200,37,34,0,207,37,34,0,213,37,34,0,234,37,34,0,66,1,0,0,142,37,35,0,200,37,35,0,207,37,35,0,
    213,37,35,0,234,37,35,0,142,2,958,0,200,2,958,0,207,2,958,0,213,2,958,0,234,2,958,0,72,35,195,36,
    72,35,677,36,72,34,1527,36,72,36,21,36,72,36,22,36,127,6,970,0,155,6,972,0,204,4,989,0,0,27,37,0,
    0,4,994,0,0,4,1016,0,219,2,1045,0,164,7,1131,0,0,27,38,0,143,2,1136,0,240,4,1180,0,220,9,1186,39,
    212,2,1187,0,72,4,1189,0,143,37,40,0,211,7,1207,0,212,7,1207,0,238,4,1220,0,0,4,1234,0,211,7,1257,0,
    211,7,1260,0,211,6,1263,0,220,4,1266,0,0,4,1278,0,72,35,195,41,72,35,677,41,72,34,1527,41,72,36,21,41,
    72,36,22,41,212,9,1292,42,0,27,43,0,211,9,1305,44,0,27,45,0,127,25,46,0,0,4,1334,0,72,4,1356,0,
    0,4,1360,0,220,9,1397,7,50,9,1429,47,66,9,1429,48,211,9,1429,49,66,9,1453,50,208,9,1453,51,142,37,52,0,
    200,37,52,0,207,37,52,0,213,37,52,0,234,37,52,0,142,37,53,0,200,37,53,0,207,37,53,0,213,37,53,0,
    234,37,53,0,211,37,54,0,211,37,55,0,0,6,1491,0,0,2,1497,0,0,9,1498,56,0,27,57,0,0,32,3,3,
    0,27,58,0,0,27,59,0,66,2,1527,0,142,2,1527,0,143,2,1527,0,200,2,1527,0,207,2,1527,0,208,2,1527,0,
    213,2,1527,0,234,2,1527,0,72,25,60,0,143,37,61,0,66,1,0,0,142,37,62,0,200,37,62,0,207,37,62,0,
    213,37,62,0,234,37,62,0,142,38,1551,0,200,38,1551,0,207,38,1551,0,213,38,1551,0,234,38,1551,0,0,27,63,0,
    0,4,1581,0,0,4,1609,0,198,7,1639,0,142,37,64,0,200,37,64,0,207,37,64,0,213,37,64,0,233,37,64,0,
    234,37,64,0,142,38,1667,0,200,38,1667,0,207,38,1667,0,213,38,1667,0,234,38,1667,0,240,4,1672,0,142,4,1676,0,
    200,4,1676,0,207,4,1676,0,213,4,1676,0,234,4,1676,0,66,7,1690,0,318,9,678,65,404,4,90,0,395,4,87,0,
    357,4,1587,0,411,4,1587,0,395,7,97,0,267,3,100,0,267,19,1586,66,318,4,108,0,253,4,156,0,298,4,156,0,
    354,4,156,0,446,4,156,0,253,4,157,0,298,4,157,0,354,4,157,0,446,4,157,0,399,4,165,0,357,2,173,0,
    396,2,173,0,411,2,173,0,253,4,183,0,298,4,183,0,354,4,183,0,446,4,183,0,243,27,9,0,265,27,9,0,
    267,27,9,0,288,27,9,0,297,27,9,0,306,27,9,0,318,27,9,0,337,27,9,0,357,27,9,0,358,27,9,0,
    362,27,9,0,382,27,9,0,384,27,9,0,386,27,9,0,395,27,9,0,399,27,9,0,411,27,9,0,417,27,9,0,
    424,27,9,0,262,9,227,67,262,9,240,68,267,18,215,69,0,37,70,0,243,12,226,71,243,11,509,72,243,11,516,73,
    243,11,1236,74,243,11,1277,75,243,11,1413,76,265,12,226,71,265,11,509,72,265,11,516,73,265,11,1236,74,265,11,1277,75,
    265,11,1413,76,267,12,226,71,267,11,509,72,267,11,516,73,267,11,1236,74,267,11,1277,75,267,11,1413,76,288,12,226,71,
    288,11,509,72,288,11,516,73,288,11,1236,74,288,11,1277,75,288,11,1413,76,297,12,226,71,297,11,509,72,297,11,516,73,
    297,11,1236,74,297,11,1277,75,297,11,1413,76,306,12,226,71,306,11,509,72,306,11,516,73,306,11,1236,74,306,11,1277,75,
    306,11,1413,76,318,12,226,71,318,11,509,72,318,11,516,73,318,11,1236,74,318,11,1277,75,318,11,1413,76,337,12,226,71,
    337,11,509,72,337,11,516,73,337,11,1236,74,337,11,1277,75,337,11,1413,76,358,12,226,71,358,11,509,72,358,11,516,73,
    358,11,1236,74,358,11,1277,75,358,11,1413,76,362,12,226,71,362,11,509,72,362,11,516,73,362,11,1236,74,362,11,1277,75,
    362,11,1413,76,382,12,226,71,382,11,509,72,382,11,516,73,382,11,1236,74,382,11,1277,75,382,11,1413,76,384,12,226,71,
    384,11,509,72,384,11,516,73,384,11,1236,74,384,11,1277,75,384,11,1413,76,386,12,226,71,386,11,509,72,386,11,516,73,
    386,11,1236,74,386,11,1277,75,386,11,1413,76,395,12,226,71,395,11,509,72,395,11,516,73,395,11,1236,74,395,11,1277,75,
    395,11,1413,76,399,12,226,71,399,11,509,72,399,11,516,73,399,11,1236,74,399,11,1277,75,399,11,1413,76,417,12,226,71,
    417,11,509,72,417,11,516,73,417,11,1236,74,417,11,1277,75,417,11,1413,76,424,12,226,71,424,11,509,72,424,11,516,73,
    424,11,1236,74,424,11,1277,75,424,11,1413,76,243,12,29,77,243,11,77,78,243,12,368,79,243,11,1163,80,243,11,1299,81,
    265,12,29,77,265,11,77,78,265,12,368,79,265,11,1163,80,265,11,1299,81,267,12,29,77,267,11,77,78,267,12,368,79,
    267,11,1163,80,267,11,1299,81,288,12,29,77,288,11,77,78,288,12,368,79,288,11,1163,80,288,11,1299,81,297,12,29,77,
    297,11,77,78,297,12,368,79,297,11,1163,80,297,11,1299,81,306,12,29,77,306,11,77,78,306,12,368,79,306,11,1163,80,
    306,11,1299,81,318,12,29,77,318,11,77,78,318,12,368,79,318,11,1163,80,318,11,1299,81,337,12,29,77,337,11,77,78,
    337,12,368,79,337,11,1163,80,337,11,1299,81,358,12,29,77,358,11,77,78,358,12,368,79,358,11,1163,80,358,11,1299,81,
    362,12,29,77,362,11,77,78,362,12,368,79,362,11,1163,80,362,11,1299,81,382,12,29,77,382,11,77,78,382,12,368,79,
    382,11,1163,80,382,11,1299,81,384,12,29,77,384,11,77,78,384,12,368,79,384,11,1163,80,384,11,1299,81,386,12,29,77,
    386,11,77,78,386,12,368,79,386,11,1163,80,386,11,1299,81,395,12,29,77,395,11,77,78,395,12,368,79,395,11,1163,80,
    395,11,1299,81,399,12,29,77,399,11,77,78,399,12,368,79,399,11,1163,80,399,11,1299,81,417,12,29,77,417,11,77,78,
    417,12,368,79,417,11,1163,80,417,11,1299,81,424,12,29,77,424,11,77,78,424,12,368,79,424,11,1163,80,424,11,1299,81,
    243,2,671,0,265,2,671,0,267,2,671,0,288,2,671,0,297,2,671,0,306,2,671,0,318,2,671,0,337,2,671,0,
    358,2,671,0,362,2,671,0,382,2,671,0,384,2,671,0,386,2,671,0,395,2,671,0,399,2,671,0,417,2,671,0,
    424,2,671,0,305,38,279,0,338,38,279,0,291,2,389,0,293,13,389,82,253,4,296,0,298,4,296,0,354,4,296,0,
    446,4,296,0,285,27,83,0,357,9,330,84,411,9,330,84,243,2,1527,0,265,2,1527,0,267,2,1527,0,288,2,1527,0,
    297,2,1527,0,306,2,1527,0,318,14,677,0,337,2,1527,0,358,2,1527,0,362,1,0,0,382,2,1527,0,384,2,1527,0,
    386,1,0,0,395,1,0,0,399,1,0,0,417,2,1527,0,424,2,1527,0,408,37,85,0,396,9,483,86,243,4,501,0,
    265,4,501,0,267,4,501,0,288,4,501,0,297,4,501,0,306,4,501,0,318,4,501,0,337,4,501,0,358,4,501,0,
    362,4,501,0,382,4,501,0,384,4,501,0,386,4,501,0,395,4,501,0,399,4,501,0,404,4,501,0,417,4,501,0,
    424,4,501,0,253,4,509,0,298,4,509,0,320,4,509,0,354,4,509,0,446,4,509,0,404,28,87,0,0,37,88,0,
    0,21,89,0,465,2,581,0,0,22,89,0,357,27,90,0,411,27,90,0,379,37,91,0,408,20,1527,0,357,1,0,0,
    411,1,0,0,408,4,639,0,405,2,671,0,408,2,671,0,342,14,677,0,399,7,703,0,342,6,705,0,342,4,98,0,
    285,4,229,0,342,17,516,0,408,4,509,0,342,4,639,0,342,4,740,0,396,4,1647,0,342,3,754,0,342,30,92,0,
    267,3,754,0,405,2,765,0,370,7,842,0,395,7,842,0,399,7,842,0,408,7,844,0,342,1,0,0,0,37,93,0,
    362,15,1281,0,341,38,746,0,370,7,880,0,395,7,880,0,399,7,880,0,408,7,881,0,341,10,1454,94,341,5,147,0,
    267,14,677,0,395,6,975,0,253,2,982,0,298,2,982,0,354,2,982,0,446,2,982,0,243,2,1049,0,265,2,1049,0,
    267,2,1049,0,288,2,1049,0,297,2,1049,0,306,2,1049,0,318,2,1049,0,337,2,1049,0,358,2,1049,0,362,2,1049,0,
    382,2,1049,0,384,2,1049,0,386,2,1049,0,395,2,1049,0,399,2,1049,0,417,2,1049,0,424,2,1049,0,364,38,1210,0,
    376,38,1210,0,362,9,1087,95,253,4,1118,0,298,4,1118,0,354,4,1118,0,446,4,1118,0,305,37,96,0,338,37,96,0,
    362,4,1144,0,357,7,1207,0,411,7,1207,0,318,9,689,97,465,24,98,0,386,9,1429,99,362,1,0,0,386,6,1283,0,
    404,15,716,0,253,4,1294,0,298,4,1294,0,354,4,1294,0,446,4,1294,0,447,4,1173,0,342,10,1413,100,318,9,682,101,
    342,37,102,0,0,38,1434,0,243,28,87,0,265,28,87,0,267,28,87,0,288,28,87,0,297,28,87,0,306,28,87,0,
    318,28,87,0,337,28,87,0,358,28,87,0,362,28,87,0,382,28,87,0,384,28,87,0,386,28,87,0,395,28,87,0,
    399,28,87,0,417,28,87,0,424,28,87,0,404,38,1472,0,357,38,1479,0,411,38,1479,0,357,9,1289,103,411,9,1289,103,
    243,6,1491,0,265,6,1491,0,266,6,1491,0,267,6,1491,0,285,6,1491,0,288,6,1491,0,297,6,1491,0,305,6,1491,0,
    306,6,1491,0,318,6,1491,0,320,6,1491,0,337,6,1491,0,338,6,1491,0,342,6,1491,0,357,6,1491,0,358,6,1491,0,
    361,6,1491,0,362,6,1491,0,381,6,1491,0,382,6,1491,0,384,6,1491,0,386,6,1491,0,394,6,1491,0,395,6,1491,0,
    399,6,1491,0,411,6,1491,0,416,6,1491,0,417,6,1491,0,424,6,1491,0,0,6,1491,0,417,9,215,104,243,27,57,0,
    265,27,57,0,267,27,57,0,288,27,57,0,297,27,57,0,306,27,57,0,318,27,57,0,337,27,57,0,358,27,57,0,
    362,27,57,0,382,27,57,0,384,27,57,0,386,27,57,0,395,27,57,0,399,27,57,0,417,27,57,0,424,27,57,0,
    395,9,1519,105,341,2,1527,0,342,2,1527,0,262,20,1527,0,262,9,1533,106,342,2,1545,0,0,2,1545,0,426,4,93,0,
    426,4,175,0,426,9,475,107,426,38,38,0,426,2,692,0,430,2,693,0,433,2,693,0,441,2,693,0,444,2,693,0,
    433,14,677,0,433,2,765,0,433,2,1017,0,433,6,1491,0,433,3,1545,0,433,37,64,0,426,4,1321,0,426,9,1372,108,
    386,9,1571,109,362,1,0,0,379,37,110,0,395,7,490,0,399,7,490,0,399,4,1641,0,395,4,1647,0,405,37,64,0,
    465,37,62,0,0,38,350,0,408,7,1690,0,465,13,389,111,465,26,112,0,465,25,113,0,465,4,1182,0,465,24,114,0,
    465,31,115,116,465,2,1527,0,465,37,117,0,0,23,118,0,29,16,348,0,335,16,348,0,29,9,549,119,335,9,549,119,
    29,15,550,0,335,15,550,0,29,8,937,120,335,8,937,120,130,6,974,0,203,6,974,0,215,6,974,0,130,6,976,0,
    203,6,976,0,215,6,976,0,29,11,1045,121,335,11,1045,121,127,7,1092,0,29,8,1129,122,335,8,1129,122,29,10,1164,123,
    335,10,1164,123,29,9,1252,124,335,9,1252,124,29,15,1253,0,335,15,1253,0,
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
    "contentView",
    "autoresizingMask",
    "notAnAttribute,left,right,top,bottom,leading,trailing,width,height,centerX,centerY,baseline",
    "1",
    "YES:1",
    "1000",
    "-1=lessThanOrEqual,1=greaterThanOrEqual",
    ",left,right,top,bottom,leading,trailing,width,height,centerX,centerY,baseline",
  ]
}
