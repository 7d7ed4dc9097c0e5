// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

extension AttributeType.Enumeration {
  /// The list `accessoryType`.
  public static var accessoryType: Self { Self(index: 0) }
  /// The list `actionTrigger`.
  public static var actionTrigger: Self { Self(index: 1) }
  /// The list `activityIndicatorStyle`.
  public static var activityIndicatorStyle: Self { Self(index: 2) }
  /// The list `adaptation`.
  public static var adaptation: Self { Self(index: 3) }
  /// The list `antialiasingMode`.
  public static var antialiasingMode: Self { Self(index: 4) }
  /// The list `appearanceType`.
  public static var appearanceType: Self { Self(index: 5) }
  /// The list `autocapitalizationType`.
  public static var autocapitalizationType: Self { Self(index: 6) }
  /// The list `axis`.
  public static var axis: Self { Self(index: 7) }
  /// The list `backButtonDisplayMode`.
  public static var backButtonDisplayMode: Self { Self(index: 8) }
  /// The list `backingLocation`.
  public static var backingLocation: Self { Self(index: 9) }
  /// The list `backingStore`.
  public static var backingStore: Self { Self(index: 10) }
  /// The list `barAppearanceConfiguration`.
  public static var barAppearanceConfiguration: Self { Self(index: 11) }
  /// The list `barButtonStyle`.
  public static var barButtonStyle: Self { Self(index: 12) }
  /// The list `barStyle`.
  public static var barStyle: Self { Self(index: 13) }
  /// The list `barSystemItem`.
  public static var barSystemItem: Self { Self(index: 14) }
  /// The list `baseWritingDirection`.
  public static var baseWritingDirection: Self { Self(index: 15) }
  /// The list `baselineAdjustment`.
  public static var baselineAdjustment: Self { Self(index: 16) }
  /// The list `behavioralStyle`.
  public static var behavioralStyle: Self { Self(index: 17) }
  /// The list `blurStyle`.
  public static var blurStyle: Self { Self(index: 18) }
  /// The list `borderType`.
  public static var borderType: Self { Self(index: 19) }
  /// The list `buttonBezelStyle`.
  public static var buttonBezelStyle: Self { Self(index: 22) }
  /// The list `buttonConfigurationStyle`.
  public static var buttonConfigurationStyle: Self { Self(index: 23) }
  /// The list `buttonIndicator`.
  public static var buttonIndicator: Self { Self(index: 24) }
  /// The list `buttonRole`.
  public static var buttonRole: Self { Self(index: 25) }
  /// The list `buttonSize`.
  public static var buttonSize: Self { Self(index: 26) }
  /// The list `buttonTitleAlignment`.
  public static var buttonTitleAlignment: Self { Self(index: 27) }
  /// The list `buttonType`.
  public static var buttonType: Self { Self(index: 28) }
  /// The list `cellImageAlignment`.
  public static var cellImageAlignment: Self { Self(index: 30) }
  /// The list `cellImageScaling`.
  public static var cellImageScaling: Self { Self(index: 32) }
  /// The list `cellSelectionStyle`.
  public static var cellSelectionStyle: Self { Self(index: 33) }
  /// The list `cellState`.
  public static var cellState: Self { Self(index: 34) }
  /// The list `classRelationship`.
  public static var classRelationship: Self { Self(index: 35) }
  /// The list `classSourceType`.
  public static var classSourceType: Self { Self(index: 36) }
  /// The list `cocoaTouchSystemColor`.
  public static var cocoaTouchSystemColor: Self { Self(index: 37) }
  /// The list `collectionDataMode`.
  public static var collectionDataMode: Self { Self(index: 38) }
  /// The list `colorSpace`.
  public static var colorSpace: Self { Self(index: 39) }
  /// The list `colorWellStyle`.
  public static var colorWellStyle: Self { Self(index: 40) }
  /// The list `columnAutoresizingStyle`.
  public static var columnAutoresizingStyle: Self { Self(index: 41) }
  /// The list `constraintAttribute`.
  public static var constraintAttribute: Self { Self(index: 42) }
  /// The list `constraintRelation`.
  public static var constraintRelation: Self { Self(index: 43) }
  /// The list `constraintScoring`.
  public static var constraintScoring: Self { Self(index: 44) }
  /// The list `constraintSymbolType`.
  public static var constraintSymbolType: Self { Self(index: 45) }
  /// The list `constraintType`.
  public static var constraintType: Self { Self(index: 46) }
  /// The list `contentHorizontalAlignment`.
  public static var contentHorizontalAlignment: Self { Self(index: 47) }
  /// The list `contentInsetAdjustmentBehavior`.
  public static var contentInsetAdjustmentBehavior: Self { Self(index: 48) }
  /// The list `contentMode`.
  public static var contentMode: Self { Self(index: 49) }
  /// The list `contentSizeCategory`.
  public static var contentSizeCategory: Self { Self(index: 50) }
  /// The list `contentVerticalAlignment`.
  public static var contentVerticalAlignment: Self { Self(index: 51) }
  /// The list `controlState`.
  public static var controlState: Self { Self(index: 53) }
  /// The list `controllerGuideType`.
  public static var controllerGuideType: Self { Self(index: 55) }
  /// The list `cornerStyle`.
  public static var cornerStyle: Self { Self(index: 57) }
  /// The list `customColorSpace`.
  public static var customColorSpace: Self { Self(index: 58) }
  /// The list `datePickerMode`.
  public static var datePickerMode: Self { Self(index: 60) }
  /// The list `datePickerStyle`.
  public static var datePickerStyle: Self { Self(index: 61) }
  /// The list `dateStyle`.
  public static var dateStyle: Self { Self(index: 62) }
  /// The list `decelerationRate`.
  public static var decelerationRate: Self { Self(index: 63) }
  /// The list `deploymentPlatform`.
  public static var deploymentPlatform: Self { Self(index: 64) }
  /// The list `device`.
  public static var device: Self { Self(index: 65) }
  /// The list `deviceLayout`.
  public static var deviceLayout: Self { Self(index: 66) }
  /// The list `deviceOrientation`.
  public static var deviceOrientation: Self { Self(index: 67) }
  /// The list `draggingFeedbackStyle`.
  public static var draggingFeedbackStyle: Self { Self(index: 71) }
  /// The list `drawableColorFormat`.
  public static var drawableColorFormat: Self { Self(index: 72) }
  /// The list `drawableDepthFormat`.
  public static var drawableDepthFormat: Self { Self(index: 73) }
  /// The list `drawableMultisample`.
  public static var drawableMultisample: Self { Self(index: 74) }
  /// The list `drawableStencilFormat`.
  public static var drawableStencilFormat: Self { Self(index: 75) }
  /// The list `event`.
  public static var event: Self { Self(index: 76) }
  /// The list `fieldViewMode`.
  public static var fieldViewMode: Self { Self(index: 77) }
  /// The list `findBarPosition`.
  public static var findBarPosition: Self { Self(index: 78) }
  /// The list `findStyle`.
  public static var findStyle: Self { Self(index: 79) }
  /// The list `focusStyle`.
  public static var focusStyle: Self { Self(index: 81) }
  /// The list `fontDesign`.
  public static var fontDesign: Self { Self(index: 82) }
  /// The list `fontSizeRole`.
  public static var fontSizeRole: Self { Self(index: 83) }
  /// The list `fontTextStyle`.
  public static var fontTextStyle: Self { Self(index: 84) }
  /// The list `fontType`.
  public static var fontType: Self { Self(index: 85) }
  /// The list `fontWeight`.
  public static var fontWeight: Self { Self(index: 86) }
  /// The list `fontWidth`.
  public static var fontWidth: Self { Self(index: 87) }
  /// The list `guideAffinity`.
  public static var guideAffinity: Self { Self(index: 91) }
  /// The list `imageCatalog`.
  public static var imageCatalog: Self { Self(index: 92) }
  /// The list `imageDynamicRange`.
  public static var imageDynamicRange: Self { Self(index: 93) }
  /// The list `imageFrameStyle`.
  public static var imageFrameStyle: Self { Self(index: 94) }
  /// The list `imagePlacement`.
  public static var imagePlacement: Self { Self(index: 95) }
  /// The list `indexDisplayMode`.
  public static var indexDisplayMode: Self { Self(index: 96) }
  /// The list `indicatorStyle`.
  public static var indicatorStyle: Self { Self(index: 97) }
  /// The list `keyboardAppearance`.
  public static var keyboardAppearance: Self { Self(index: 98) }
  /// The list `keyboardDismissMode`.
  public static var keyboardDismissMode: Self { Self(index: 99) }
  /// The list `keyboardType`.
  public static var keyboardType: Self { Self(index: 100) }
  /// The list `largeTitleDisplayMode`.
  public static var largeTitleDisplayMode: Self { Self(index: 101) }
  /// The list `letterformSizing`.
  public static var letterformSizing: Self { Self(index: 103) }
  /// The list `lineBreakMode`.
  public static var lineBreakMode: Self { Self(index: 105) }
  /// The list `macIdiomStyle`.
  public static var macIdiomStyle: Self { Self(index: 106) }
  /// The list `mapType`.
  public static var mapType: Self { Self(index: 107) }
  /// The list `menuElementOrder`.
  public static var menuElementOrder: Self { Self(index: 110) }
  /// The list `metaFont`.
  public static var metaFont: Self { Self(index: 111) }
  /// The list `modalPresentationStyle`.
  public static var modalPresentationStyle: Self { Self(index: 113) }
  /// The list `modalTransitionStyle`.
  public static var modalTransitionStyle: Self { Self(index: 114) }
  /// The list `navigationItemStyle`.
  public static var navigationItemStyle: Self { Self(index: 115) }
  /// The list `nsDatePickerStyle`.
  public static var nsDatePickerStyle: Self { Self(index: 119) }
  /// The list `nsTableStyle`.
  public static var nsTableStyle: Self { Self(index: 120) }
  /// The list `nsTextStyle`.
  public static var nsTextStyle: Self { Self(index: 121) }
  /// The list `pageControlBackground`.
  public static var pageControlBackground: Self { Self(index: 124) }
  /// The list `pageControlDirection`.
  public static var pageControlDirection: Self { Self(index: 125) }
  /// The list `pageTransitionStyle`.
  public static var pageTransitionStyle: Self { Self(index: 127) }
  /// The list `paginationBreakingMode`.
  public static var paginationBreakingMode: Self { Self(index: 128) }
  /// The list `paginationMode`.
  public static var paginationMode: Self { Self(index: 129) }
  /// The list `paragraphAlignment`.
  public static var paragraphAlignment: Self { Self(index: 130) }
  /// The list `pdfDisplayBox`.
  public static var pdfDisplayBox: Self { Self(index: 132) }
  /// The list `pdfDisplayMode`.
  public static var pdfDisplayMode: Self { Self(index: 133) }
  /// The list `pixelFormat`.
  public static var pixelFormat: Self { Self(index: 134) }
  /// The list `popoverBehavior`.
  public static var popoverBehavior: Self { Self(index: 137) }
  /// The list `progressViewStyle`.
  public static var progressViewStyle: Self { Self(index: 140) }
  /// The list `propertyAccessControl`.
  public static var propertyAccessControl: Self { Self(index: 141) }
  /// The list `rectEdge`.
  public static var rectEdge: Self { Self(index: 142) }
  /// The list `renderingAPI`.
  public static var renderingAPI: Self { Self(index: 143) }
  /// The list `renderingMode`.
  public static var renderingMode: Self { Self(index: 144) }
  /// The list `returnKeyType`.
  public static var returnKeyType: Self { Self(index: 145) }
  /// The list `rowSizeStyle`.
  public static var rowSizeStyle: Self { Self(index: 147) }
  /// The list `runtimeAttributeType`.
  public static var runtimeAttributeType: Self { Self(index: 148) }
  /// The list `sceneMember`.
  public static var sceneMember: Self { Self(index: 149) }
  /// The list `scopeBarActivation`.
  public static var scopeBarActivation: Self { Self(index: 150) }
  /// The list `scrollDirection`.
  public static var scrollDirection: Self { Self(index: 152) }
  /// The list `scrollElasticity`.
  public static var scrollElasticity: Self { Self(index: 153) }
  /// The list `scrollerKnobStyle`.
  public static var scrollerKnobStyle: Self { Self(index: 154) }
  /// The list `scrollerStyle`.
  public static var scrollerStyle: Self { Self(index: 155) }
  /// The list `searchBarStyle`.
  public static var searchBarStyle: Self { Self(index: 156) }
  /// The list `sectionInsetReference`.
  public static var sectionInsetReference: Self { Self(index: 157) }
  /// The list `segmentedControlStyle`.
  public static var segmentedControlStyle: Self { Self(index: 161) }
  /// The list `segueKind`.
  public static var segueKind: Self { Self(index: 162) }
  /// The list `seguePreviewInheritance`.
  public static var seguePreviewInheritance: Self { Self(index: 163) }
  /// The list `segueRelationship`.
  public static var segueRelationship: Self { Self(index: 164) }
  /// The list `selectionGranularity`.
  public static var selectionGranularity: Self { Self(index: 165) }
  /// The list `selectionHighlightStyle`.
  public static var selectionHighlightStyle: Self { Self(index: 166) }
  /// The list `selfSizingInvalidation`.
  public static var selfSizingInvalidation: Self { Self(index: 167) }
  /// The list `semanticContentAttribute`.
  public static var semanticContentAttribute: Self { Self(index: 168) }
  /// The list `separatorInsetReference`.
  public static var separatorInsetReference: Self { Self(index: 169) }
  /// The list `separatorStyle`.
  public static var separatorStyle: Self { Self(index: 170) }
  /// The list `showSeguePresentationStyle`.
  public static var showSeguePresentationStyle: Self { Self(index: 171) }
  /// The list `simulatedAppContext`.
  public static var simulatedAppContext: Self { Self(index: 172) }
  /// The list `simulatedOrientation`.
  public static var simulatedOrientation: Self { Self(index: 173) }
  /// The list `spineLocation`.
  public static var spineLocation: Self { Self(index: 175) }
  /// The list `splitBackground`.
  public static var splitBackground: Self { Self(index: 176) }
  /// The list `splitBehavior`.
  public static var splitBehavior: Self { Self(index: 177) }
  /// The list `splitButtonVisibility`.
  public static var splitButtonVisibility: Self { Self(index: 178) }
  /// The list `splitDisplayMode`.
  public static var splitDisplayMode: Self { Self(index: 180) }
  /// The list `splitEdge`.
  public static var splitEdge: Self { Self(index: 181) }
  /// The list `splitStyle`.
  public static var splitStyle: Self { Self(index: 183) }
  /// The list `stackAlignment`.
  public static var stackAlignment: Self { Self(index: 184) }
  /// The list `stackDistribution`.
  public static var stackDistribution: Self { Self(index: 185) }
  /// The list `stackSpacingType`.
  public static var stackSpacingType: Self { Self(index: 186) }
  /// The list `statusBarStyle`.
  public static var statusBarStyle: Self { Self(index: 187) }
  /// The list `swipeDirection`.
  public static var swipeDirection: Self { Self(index: 188) }
  /// The list `switchStyle`.
  public static var switchStyle: Self { Self(index: 189) }
  /// The list `symbolConfigurationType`.
  public static var symbolConfigurationType: Self { Self(index: 190) }
  /// The list `symbolRenderingMode`.
  public static var symbolRenderingMode: Self { Self(index: 191) }
  /// The list `symbolScale`.
  public static var symbolScale: Self { Self(index: 192) }
  /// The list `symbolWeight`.
  public static var symbolWeight: Self { Self(index: 193) }
  /// The list `systemMenu`.
  public static var systemMenu: Self { Self(index: 194) }
  /// The list `tabBarItemPositioning`.
  public static var tabBarItemPositioning: Self { Self(index: 195) }
  /// The list `tabBarSystemItem`.
  public static var tabBarSystemItem: Self { Self(index: 196) }
  /// The list `tabbingMode`.
  public static var tabbingMode: Self { Self(index: 200) }
  /// The list `tableDataMode`.
  public static var tableDataMode: Self { Self(index: 201) }
  /// The list `tableViewCellStyle`.
  public static var tableViewCellStyle: Self { Self(index: 202) }
  /// The list `tableViewStyle`.
  public static var tableViewStyle: Self { Self(index: 203) }
  /// The list `textAlignment`.
  public static var textAlignment: Self { Self(index: 205) }
  /// The list `textBorderStyle`.
  public static var textBorderStyle: Self { Self(index: 207) }
  /// The list `textContentType`.
  public static var textContentType: Self { Self(index: 208) }
  /// The list `textLayoutManager`.
  public static var textLayoutManager: Self { Self(index: 209) }
  /// The list `textLayoutOrientation`.
  public static var textLayoutOrientation: Self { Self(index: 210) }
  /// The list `textTabType`.
  public static var textTabType: Self { Self(index: 211) }
  /// The list `textViewBorderStyle`.
  public static var textViewBorderStyle: Self { Self(index: 212) }
  /// The list `titleVisibility`.
  public static var titleVisibility: Self { Self(index: 215) }
  /// The list `titlebarSeparator`.
  public static var titlebarSeparator: Self { Self(index: 216) }
  /// The list `toolbarDisplayMode`.
  public static var toolbarDisplayMode: Self { Self(index: 218) }
  /// The list `toolbarSizeMode`.
  public static var toolbarSizeMode: Self { Self(index: 219) }
  /// The list `traitSizeClass`.
  public static var traitSizeClass: Self { Self(index: 221) }
  /// The list `triState`.
  public static var triState: Self { Self(index: 222) }
  /// The list `userInterfaceIdiom`.
  public static var userInterfaceIdiom: Self { Self(index: 223) }
  /// The list `userInterfaceLayoutDirection`.
  public static var userInterfaceLayoutDirection: Self { Self(index: 224) }
  /// The list `userInterfaceStyle`.
  public static var userInterfaceStyle: Self { Self(index: 225) }
  /// The list `valueType`.
  public static var valueType: Self { Self(index: 226) }
  /// The list `verifyAmbiguity`.
  public static var verifyAmbiguity: Self { Self(index: 227) }
  /// The list `vibrancy`.
  public static var vibrancy: Self { Self(index: 228) }
  /// The list `vibrancyStyle`.
  public static var vibrancyStyle: Self { Self(index: 229) }
  /// The list `videoGravity`.
  public static var videoGravity: Self { Self(index: 230) }
  /// The list `visualEffectBlending`.
  public static var visualEffectBlending: Self { Self(index: 231) }
  /// The list `visualEffectMaterial`.
  public static var visualEffectMaterial: Self { Self(index: 232) }
  /// The list `visualEffectState`.
  public static var visualEffectState: Self { Self(index: 233) }
  /// The list `webSelectionGranularity`.
  public static var webSelectionGranularity: Self { Self(index: 240) }
  /// The list `windowAnimation`.
  public static var windowAnimation: Self { Self(index: 241) }
  /// The list `windowSharing`.
  public static var windowSharing: Self { Self(index: 242) }
  /// The list `windowToolbarStyle`.
  public static var windowToolbarStyle: Self { Self(index: 243) }
  /// The list `writingToolsBehavior`.
  public static var writingToolsBehavior: Self { Self(index: 244) }
}

/// The values of `accessoryType`.
public enum IBAccessoryTypeValue: UInt8, IBEnumeration {
  /// Checkmark
  case checkmark
  /// Detail button
  case detailButton
  /// Detail disclosure button
  case detailDisclosureButton
  /// Disclosure indicator
  case disclosureIndicator
  /// None
  case none

  /// The list `accessoryType`.
  public static var list: AttributeType.Enumeration { .accessoryType }
}

/// The values of `actionTrigger`.
public enum IBActionTriggerValue: UInt8, IBEnumeration {
  /// A double click
  case doubleAction

  /// The list `actionTrigger`.
  public static var list: AttributeType.Enumeration { .actionTrigger }
}

/// The values of `activityIndicatorStyle`.
public enum IBActivityIndicatorStyleValue: UInt8, IBEnumeration {
  /// Gray
  case gray
  /// Large
  case large
  /// Medium
  case medium
  /// White
  case white
  /// White large
  case whiteLarge

  /// The list `activityIndicatorStyle`.
  public static var list: AttributeType.Enumeration { .activityIndicatorStyle }
}

/// The values of `adaptation`.
public enum IBAdaptationValue: UInt8, IBEnumeration {
  /// Dark
  case dark
  /// Fullscreen
  case fullscreen
  /// Light
  case light
  /// Slideover
  case slideover
  /// Splitview
  case splitview
  /// Splitview 1 2
  case splitview12
  /// Splitview 1 3
  case splitview13
  /// Splitview 2 3
  case splitview23

  /// The list `adaptation`.
  public static var list: AttributeType.Enumeration { .adaptation }
}

/// The values of `antialiasingMode`.
public enum IBAntialiasingModeValue: UInt8, IBEnumeration {
  /// Multisample 16 x
  case multisample16X
  /// Multisample 2 x
  case multisample2X
  /// Multisample 4 x
  case multisample4X
  /// Multisample 8 x
  case multisample8X
  /// Multisampling 16 x
  case multisampling16X
  /// Multisampling 2 x
  case multisampling2X
  /// Multisampling 4 x
  case multisampling4X
  /// Multisampling 8 x
  case multisampling8X
  /// None
  case none

  /// The list `antialiasingMode`.
  public static var list: AttributeType.Enumeration { .antialiasingMode }
}

/// The values of `appearanceType`.
public enum IBAppearanceTypeValue: UInt8, IBEnumeration {
  /// Accessibility high contrast aqua
  case accessibilityHighContrastAqua
  /// Accessibility high contrast dark aqua
  case accessibilityHighContrastDarkAqua
  /// Accessibility high contrast vibrant dark
  case accessibilityHighContrastVibrantDark
  /// Accessibility high contrast vibrant light
  case accessibilityHighContrastVibrantLight
  /// Aqua
  case aqua
  /// Dark aqua
  case darkAqua
  /// Inherited aqua
  case inheritedAqua
  /// Inherited dark aqua
  case inheritedDarkAqua
  /// Inherited vibrant dark
  case inheritedVibrantDark
  /// Inherited vibrant light
  case inheritedVibrantLight
  /// Light content
  case lightContent
  /// Vibrant dark
  case vibrantDark
  /// Vibrant light
  case vibrantLight

  /// The list `appearanceType`.
  public static var list: AttributeType.Enumeration { .appearanceType }
}

/// The values of `autocapitalizationType`.
public enum IBAutocapitalizationTypeValue: UInt8, IBEnumeration {
  /// All characters
  case allCharacters
  /// None
  case none
  /// Sentences
  case sentences
  /// Words
  case words

  /// The list `autocapitalizationType`.
  public static var list: AttributeType.Enumeration { .autocapitalizationType }
}

/// The values of `axis`.
public enum IBAxisValue: UInt8, IBEnumeration {
  /// Horizontal
  case horizontal
  /// Vertical
  case vertical

  /// The list `axis`.
  public static var list: AttributeType.Enumeration { .axis }
}

/// The values of `backButtonDisplayMode`.
public enum IBBackButtonDisplayModeValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Generic
  case generic
  /// Minimal
  case minimal

  /// The list `backButtonDisplayMode`.
  public static var list: AttributeType.Enumeration { .backButtonDisplayMode }
}

/// The values of `backingLocation`.
public enum IBBackingLocationValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Main memory
  case mainMemory
  /// Video memory
  case videoMemory

  /// The list `backingLocation`.
  public static var list: AttributeType.Enumeration { .backingLocation }
}

/// The values of `backingStore`.
public enum IBBackingStoreValue: UInt8, IBEnumeration {
  /// Buffered
  case buffered
  /// Nonretained
  case nonretained
  /// Retained
  case retained

  /// The list `backingStore`.
  public static var list: AttributeType.Enumeration { .backingStore }
}

/// The values of `barAppearanceConfiguration`.
public enum IBBarAppearanceConfigurationValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Opaque
  case opaque
  /// Transparent
  case transparent

  /// The list `barAppearanceConfiguration`.
  public static var list: AttributeType.Enumeration { .barAppearanceConfiguration }
}

/// The values of `barButtonStyle`.
public enum IBBarButtonStyleValue: UInt8, IBEnumeration {
  /// Bordered
  case bordered
  /// Done
  case done
  /// Plain
  case plain
  /// Prominent
  case prominent

  /// The list `barButtonStyle`.
  public static var list: AttributeType.Enumeration { .barButtonStyle }
}

/// The values of `barStyle`.
public enum IBBarStyleValue: UInt8, IBEnumeration {
  /// Black
  case black
  /// Black opaque
  case blackOpaque
  /// Black translucent
  case blackTranslucent
  /// Default
  case `default`

  /// The list `barStyle`.
  public static var list: AttributeType.Enumeration { .barStyle }
}

/// The values of `barSystemItem`.
public enum IBBarSystemItemValue: UInt8, IBEnumeration {
  /// Action
  case action
  /// Add
  case add
  /// Bookmarks
  case bookmarks
  /// Camera
  case camera
  /// Cancel
  case cancel
  /// Close
  case close
  /// Compose
  case compose
  /// Done
  case done
  /// Edit
  case edit
  /// Fast forward
  case fastForward
  /// Fixed space
  case fixedSpace
  /// Flexible space
  case flexibleSpace
  /// Organize
  case organize
  /// Page curl
  case pageCurl
  /// Pause
  case pause
  /// Play
  case play
  /// Redo
  case redo
  /// Refresh
  case refresh
  /// Reply
  case reply
  /// Rewind
  case rewind
  /// Save
  case save
  /// Search
  case search
  /// Stop
  case stop
  /// Trash
  case trash
  /// Undo
  case undo
  /// Writing tools
  case writingTools

  /// The list `barSystemItem`.
  public static var list: AttributeType.Enumeration { .barSystemItem }
}

/// The values of `baseWritingDirection`.
public enum IBBaseWritingDirectionValue: UInt8, IBEnumeration {
  /// Left to right
  case leftToRight
  /// Natural
  case natural
  /// Right to left
  case rightToLeft

  /// The list `baseWritingDirection`.
  public static var list: AttributeType.Enumeration { .baseWritingDirection }
}

/// The values of `baselineAdjustment`.
public enum IBBaselineAdjustmentValue: UInt8, IBEnumeration {
  /// Align baselines
  case alignBaselines
  /// Align centers
  case alignCenters
  /// None
  case none

  /// The list `baselineAdjustment`.
  public static var list: AttributeType.Enumeration { .baselineAdjustment }
}

/// The values of `behavioralStyle`.
public enum IBBehavioralStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Mac
  case mac
  /// Pad
  case pad

  /// The list `behavioralStyle`.
  public static var list: AttributeType.Enumeration { .behavioralStyle }
}

/// The values of `blurStyle`.
public enum IBBlurStyleValue: UInt8, IBEnumeration {
  /// Dark
  case dark
  /// Extra dark
  case extraDark
  /// Extra light
  case extraLight
  /// Light
  case light
  /// Prominent
  case prominent
  /// Regular
  case regular
  /// System chrome material
  case systemChromeMaterial
  /// System chrome material dark
  case systemChromeMaterialDark
  /// System chrome material light
  case systemChromeMaterialLight
  /// System material
  case systemMaterial
  /// System material dark
  case systemMaterialDark
  /// System material light
  case systemMaterialLight
  /// System thick material
  case systemThickMaterial
  /// System thick material dark
  case systemThickMaterialDark
  /// System thick material light
  case systemThickMaterialLight
  /// System thin material
  case systemThinMaterial
  /// System thin material dark
  case systemThinMaterialDark
  /// System thin material light
  case systemThinMaterialLight
  /// System ultra thin material
  case systemUltraThinMaterial
  /// System ultra thin material dark
  case systemUltraThinMaterialDark
  /// System ultra thin material light
  case systemUltraThinMaterialLight

  /// The list `blurStyle`.
  public static var list: AttributeType.Enumeration { .blurStyle }
}

/// The values of `borderType`.
public enum IBBorderTypeValue: UInt8, IBEnumeration {
  /// Bezel
  case bezel
  /// Groove
  case groove
  /// Line
  case line
  /// None
  case none

  /// The list `borderType`.
  public static var list: AttributeType.Enumeration { .borderType }
}

/// The values of `buttonBezelStyle`.
public enum IBButtonBezelStyleValue: UInt8, IBEnumeration {
  /// Accessory bar
  case accessoryBar
  /// Accessory bar action
  case accessoryBarAction
  /// Automatic
  case automatic
  /// Badge
  case badge
  /// Circular
  case circular
  /// Disclosure
  case disclosure
  /// Flexible push
  case flexiblePush
  /// Glass
  case glass
  /// Help button
  case helpButton
  /// Inline
  case inline
  /// Push
  case push
  /// Recessed
  case recessed
  /// Regular square
  case regularSquare
  /// Rounded
  case rounded
  /// Rounded disclosure
  case roundedDisclosure
  /// Rounded rect
  case roundedRect
  /// Shadowless square
  case shadowlessSquare
  /// Small square
  case smallSquare
  /// Textured rounded
  case texturedRounded
  /// Textured square
  case texturedSquare
  /// Thick square
  case thickSquare
  /// Thicker square
  case thickerSquare
  /// Toolbar
  case toolbar

  /// The list `buttonBezelStyle`.
  public static var list: AttributeType.Enumeration { .buttonBezelStyle }
}

/// The values of `buttonConfigurationStyle`.
public enum IBButtonConfigurationStyleValue: UInt8, IBEnumeration {
  /// Bordered
  case bordered
  /// Bordered prominent
  case borderedProminent
  /// Bordered tinted
  case borderedTinted
  /// Borderless
  case borderless
  /// Clear glass
  case clearGlass
  /// Filled
  case filled
  /// Glass
  case glass
  /// Gray
  case gray
  /// Plain
  case plain
  /// Prominent clear glass
  case prominentClearGlass
  /// Prominent glass
  case prominentGlass
  /// Tinted
  case tinted

  /// The list `buttonConfigurationStyle`.
  public static var list: AttributeType.Enumeration { .buttonConfigurationStyle }
}

/// The values of `buttonIndicator`.
public enum IBButtonIndicatorValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// None
  case none
  /// Popup
  case popup

  /// The list `buttonIndicator`.
  public static var list: AttributeType.Enumeration { .buttonIndicator }
}

/// The values of `buttonRole`.
public enum IBButtonRoleValue: UInt8, IBEnumeration {
  /// Cancel
  case cancel
  /// Destructive
  case destructive
  /// Normal
  case normal
  /// Primary
  case primary

  /// The list `buttonRole`.
  public static var list: AttributeType.Enumeration { .buttonRole }
}

/// The values of `buttonSize`.
public enum IBButtonSizeValue: UInt8, IBEnumeration {
  /// Large
  case large
  /// Medium
  case medium
  /// Mini
  case mini
  /// Small
  case small

  /// The list `buttonSize`.
  public static var list: AttributeType.Enumeration { .buttonSize }
}

/// The values of `buttonTitleAlignment`.
public enum IBButtonTitleAlignmentValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Center
  case center
  /// Leading
  case leading
  /// Trailing
  case trailing

  /// The list `buttonTitleAlignment`.
  public static var list: AttributeType.Enumeration { .buttonTitleAlignment }
}

/// The values of `buttonType`.
public enum IBButtonTypeValue: UInt8, IBEnumeration {
  /// Close
  case close
  /// Contact add
  case contactAdd
  /// Custom
  case custom
  /// Detail disclosure
  case detailDisclosure
  /// Info dark
  case infoDark
  /// Info light
  case infoLight
  /// Plain
  case plain
  /// Rounded rect
  case roundedRect
  /// System
  case system

  /// The list `buttonType`.
  public static var list: AttributeType.Enumeration { .buttonType }
}

/// The values of `cellImageAlignment`.
public enum IBCellImageAlignmentValue: UInt8, IBEnumeration {
  /// Bottom
  case bottom
  /// Bottom left
  case bottomLeft
  /// Bottom right
  case bottomRight
  /// Center
  case center
  /// Left
  case left
  /// Right
  case right
  /// Top
  case top
  /// Top left
  case topLeft
  /// Top right
  case topRight

  /// The list `cellImageAlignment`.
  public static var list: AttributeType.Enumeration { .cellImageAlignment }
}

/// The values of `cellImageScaling`.
public enum IBCellImageScalingValue: UInt8, IBEnumeration {
  /// Axes independently
  case axesIndependently
  /// None
  case none
  /// Proportionally down
  case proportionallyDown
  /// Proportionally up or down
  case proportionallyUpOrDown

  /// The list `cellImageScaling`.
  public static var list: AttributeType.Enumeration { .cellImageScaling }
}

/// The values of `cellSelectionStyle`.
public enum IBCellSelectionStyleValue: UInt8, IBEnumeration {
  /// Blue
  case blue
  /// Default
  case `default`
  /// Gray
  case gray
  /// None
  case none

  /// The list `cellSelectionStyle`.
  public static var list: AttributeType.Enumeration { .cellSelectionStyle }
}

/// The values of `cellState`.
public enum IBCellStateValue: UInt8, IBEnumeration {
  /// Mixed
  case mixed
  /// Off
  case off
  /// On
  case on

  /// The list `cellState`.
  public static var list: AttributeType.Enumeration { .cellState }
}

/// The values of `classRelationship`.
public enum IBClassRelationshipValue: UInt8, IBEnumeration {
  /// Action
  case action
  /// Outlet
  case outlet
  /// Outlet collection
  case outletCollection

  /// The list `classRelationship`.
  public static var list: AttributeType.Enumeration { .classRelationship }
}

/// The values of `classSourceType`.
public enum IBClassSourceTypeValue: UInt8, IBEnumeration {
  /// Project
  case project
  /// Sdk
  case sdk
  /// Unknown
  case unknown
  /// User class
  case userClass

  /// The list `classSourceType`.
  public static var list: AttributeType.Enumeration { .classSourceType }
}

/// The values of `cocoaTouchSystemColor`.
public enum IBCocoaTouchSystemColorValue: UInt8, IBEnumeration {
  /// Black color
  case blackColor
  /// Clear color
  case clearColor
  /// Dark text color
  case darkTextColor
  /// Group table view background color
  case groupTableViewBackgroundColor
  /// Light text color
  case lightTextColor
  /// Scroll view textured background color
  case scrollViewTexturedBackgroundColor
  /// Table cell blue text color
  case tableCellBlueTextColor
  /// Table cell detail text color
  case tableCellDetailTextColor
  /// Table cell grouped background color
  case tableCellGroupedBackgroundColor
  /// Table cell plain background color
  case tableCellPlainBackgroundColor
  /// Table grouped separator light color
  case tableGroupedSeparatorLightColor
  /// Under page background color
  case underPageBackgroundColor
  /// View flipside background color
  case viewFlipsideBackgroundColor
  /// White color
  case whiteColor

  /// The list `cocoaTouchSystemColor`.
  public static var list: AttributeType.Enumeration { .cocoaTouchSystemColor }
}

/// The values of `collectionDataMode`.
public enum IBCollectionDataModeValue: UInt8, IBEnumeration {
  /// No prototypes
  case none
  /// Cells come from code
  case prototypes

  /// The list `collectionDataMode`.
  public static var list: AttributeType.Enumeration { .collectionDataMode }
}

/// The values of `colorSpace`.
public enum IBColorSpaceValue: UInt8, IBEnumeration {
  /// Calibrated cmyk
  case calibratedCMYK
  /// Calibrated rgb
  case calibratedRGB
  /// Calibrated white
  case calibratedWhite
  /// A catalog colour
  case catalog
  /// See customColorSpace
  case custom
  /// Device cmyk
  case deviceCMYK
  /// Device rgb
  case deviceRGB
  /// Device white
  case deviceWhite
  /// A pattern image
  case pattern

  /// The list `colorSpace`.
  public static var list: AttributeType.Enumeration { .colorSpace }
}

/// The values of `colorWellStyle`.
public enum IBColorWellStyleValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Expanded
  case expanded
  /// Minimal
  case minimal

  /// The list `colorWellStyle`.
  public static var list: AttributeType.Enumeration { .colorWellStyle }
}

/// The values of `columnAutoresizingStyle`.
public enum IBColumnAutoresizingStyleValue: UInt8, IBEnumeration {
  /// First column only
  case firstColumnOnly
  /// Last column only
  case lastColumnOnly
  /// None
  case none
  /// Reverse sequential
  case reverseSequential
  /// Sequential
  case sequential
  /// Uniform
  case uniform

  /// The list `columnAutoresizingStyle`.
  public static var list: AttributeType.Enumeration { .columnAutoresizingStyle }
}

/// The values of `constraintAttribute`.
public enum IBConstraintAttributeValue: UInt8, IBEnumeration {
  /// Last baseline
  case baseline
  /// Bottom
  case bottom
  /// Bottom margin
  case bottomMargin
  /// Center x
  case centerX
  /// Center x within margins
  case centerXWithinMargins
  /// Center y
  case centerY
  /// Center y within margins
  case centerYWithinMargins
  /// First baseline
  case firstBaseline
  /// Height
  case height
  /// Last baseline
  case lastBaseline
  /// Leading
  case leading
  /// Leading margin
  case leadingMargin
  /// Left
  case left
  /// Left margin
  case leftMargin
  /// Not an attribute
  case notAnAttribute
  /// Right
  case right
  /// Right margin
  case rightMargin
  /// Top
  case top
  /// Top margin
  case topMargin
  /// Trailing
  case trailing
  /// Trailing margin
  case trailingMargin
  /// Width
  case width

  /// The list `constraintAttribute`.
  public static var list: AttributeType.Enumeration { .constraintAttribute }
}

/// The values of `constraintRelation`.
public enum IBConstraintRelationValue: UInt8, IBEnumeration {
  /// Equal
  case equal
  /// Greater than or equal
  case greaterThanOrEqual
  /// Less than or equal
  case lessThanOrEqual

  /// The list `constraintRelation`.
  public static var list: AttributeType.Enumeration { .constraintRelation }
}

/// The values of `constraintScoring`.
public enum IBConstraintScoringValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// User
  case user

  /// The list `constraintScoring`.
  public static var list: AttributeType.Enumeration { .constraintScoring }
}

/// The values of `constraintSymbolType`.
public enum IBConstraintSymbolTypeValue: UInt8, IBEnumeration {
  /// Layout anchor
  case layoutAnchor
  /// Spacing
  case spacing

  /// The list `constraintSymbolType`.
  public static var list: AttributeType.Enumeration { .constraintSymbolType }
}

/// The values of `constraintType`.
public enum IBConstraintTypeValue: UInt8, IBEnumeration {
  /// Made by the tool
  case `default`
  /// User
  case user

  /// The list `constraintType`.
  public static var list: AttributeType.Enumeration { .constraintType }
}

/// The values of `contentHorizontalAlignment`.
public enum IBContentHorizontalAlignmentValue: UInt8, IBEnumeration {
  /// Center
  case center
  /// Fill
  case fill
  /// Leading
  case leading
  /// Left
  case left
  /// Right
  case right
  /// Trailing
  case trailing

  /// The list `contentHorizontalAlignment`.
  public static var list: AttributeType.Enumeration { .contentHorizontalAlignment }
}

/// The values of `contentInsetAdjustmentBehavior`.
public enum IBContentInsetAdjustmentBehaviorValue: UInt8, IBEnumeration {
  /// Always
  case always
  /// Automatic
  case automatic
  /// Never
  case never
  /// Scrollable axes
  case scrollableAxes

  /// The list `contentInsetAdjustmentBehavior`.
  public static var list: AttributeType.Enumeration { .contentInsetAdjustmentBehavior }
}

/// The values of `contentMode`.
public enum IBContentModeValue: UInt8, IBEnumeration {
  /// Older spelling of bottomLeft
  case bottomLeft
  /// Older spelling of bottomRight
  case bottomRight
  /// Older spelling of topLeft
  case topLeft
  /// Older spelling of topRight
  case topRight
  /// Bottom
  case bottom
  /// Bottom left
  case bottomLeft_
  /// Bottom right
  case bottomRight_
  /// Center
  case center
  /// Left
  case left
  /// Redraw
  case redraw
  /// Right
  case right
  /// Scale aspect fill
  case scaleAspectFill
  /// Scale aspect fit
  case scaleAspectFit
  /// UIView.ContentMode.scaleToFill
  case scaleToFill
  /// Top
  case top
  /// Top left
  case topLeft_
  /// Top right
  case topRight_

  /// The list `contentMode`.
  public static var list: AttributeType.Enumeration { .contentMode }
}

/// The values of `contentSizeCategory`.
public enum IBContentSizeCategoryValue: UInt8, IBEnumeration {
  /// Accessibility extra extra extra large
  case accessibilityExtraExtraExtraLarge
  /// Accessibility extra extra large
  case accessibilityExtraExtraLarge
  /// Accessibility extra large
  case accessibilityExtraLarge
  /// Accessibility large
  case accessibilityLarge
  /// Accessibility medium
  case accessibilityMedium
  /// Extra extra extra large
  case extraExtraExtraLarge
  /// Extra extra large
  case extraExtraLarge
  /// Extra large
  case extraLarge
  /// Extra small
  case extraSmall
  /// Large
  case large
  /// Medium
  case medium
  /// Small
  case small
  /// Unspecified
  case unspecified

  /// The list `contentSizeCategory`.
  public static var list: AttributeType.Enumeration { .contentSizeCategory }
}

/// The values of `contentVerticalAlignment`.
public enum IBContentVerticalAlignmentValue: UInt8, IBEnumeration {
  /// Bottom
  case bottom
  /// Center
  case center
  /// Fill
  case fill
  /// Top
  case top

  /// The list `contentVerticalAlignment`.
  public static var list: AttributeType.Enumeration { .contentVerticalAlignment }
}

/// The values of `controllerGuideType`.
public enum IBControllerGuideTypeValue: UInt8, IBEnumeration {
  /// Bottom
  case bottom
  /// Top
  case top

  /// The list `controllerGuideType`.
  public static var list: AttributeType.Enumeration { .controllerGuideType }
}

/// The values of `cornerStyle`.
public enum IBCornerStyleValue: UInt8, IBEnumeration {
  /// Capsule
  case capsule
  /// Dynamic
  case dynamic
  /// Fixed
  case fixed
  /// Large
  case large
  /// Medium
  case medium
  /// Small
  case small

  /// The list `cornerStyle`.
  public static var list: AttributeType.Enumeration { .cornerStyle }
}

/// The values of `customColorSpace`.
public enum IBCustomColorSpaceValue: UInt8, IBEnumeration {
  /// Adobe rgb 1998
  case adobeRGB1998
  /// Calibrated rgb
  case calibratedRGB
  /// Calibrated white
  case calibratedWhite
  /// Device cmyk
  case deviceCMYK
  /// Device rgb
  case deviceRGB
  /// Device white
  case deviceWhite
  /// Display p 3
  case displayP3
  /// Extended generic gamma 22 gray
  case extendedGenericGamma22Gray
  /// Extended gray
  case extendedGray
  /// Extended srgb
  case extendedSRGB
  /// Generic cmyk
  case genericCMYK
  /// Generic cmyk color space
  case genericCMYKColorSpace
  /// Generic gamma 22 gray color space
  case genericGamma22GrayColorSpace
  /// Generic gray
  case genericGray
  /// Generic rgb
  case genericRGB
  /// Generic rgb color space
  case genericRGBColorSpace
  /// S rgb
  case sRGB

  /// The list `customColorSpace`.
  public static var list: AttributeType.Enumeration { .customColorSpace }
}

/// The values of `datePickerMode`.
public enum IBDatePickerModeValue: UInt8, IBEnumeration {
  /// Count down timer
  case countDownTimer
  /// Date
  case date
  /// Date and time
  case dateAndTime
  /// Time
  case time
  /// Year and month
  case yearAndMonth

  /// The list `datePickerMode`.
  public static var list: AttributeType.Enumeration { .datePickerMode }
}

/// The values of `datePickerStyle`.
public enum IBDatePickerStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Compact
  case compact
  /// Inline
  case inline
  /// Wheels
  case wheels

  /// The list `datePickerStyle`.
  public static var list: AttributeType.Enumeration { .datePickerStyle }
}

/// The values of `dateStyle`.
public enum IBDateStyleValue: UInt8, IBEnumeration {
  /// Full
  case full
  /// Long
  case long
  /// Medium
  case medium
  /// None
  case none
  /// Short
  case short

  /// The list `dateStyle`.
  public static var list: AttributeType.Enumeration { .dateStyle }
}

/// The values of `decelerationRate`.
public enum IBDecelerationRateValue: UInt8, IBEnumeration {
  /// Fast
  case fast
  /// Normal
  case normal

  /// The list `decelerationRate`.
  public static var list: AttributeType.Enumeration { .decelerationRate }
}

/// The values of `deploymentPlatform`.
public enum IBDeploymentPlatformValue: UInt8, IBEnumeration {
  /// I os
  case iOS
  /// Macosx
  case macosx
  /// Tv os
  case tvOS
  /// Vision os
  case visionOS
  /// Watch os
  case watchOS
  /// Xr os
  case xrOS

  /// The list `deploymentPlatform`.
  public static var list: AttributeType.Enumeration { .deploymentPlatform }
}

/// The values of `device`.
public enum IBDeviceValue: UInt8, IBEnumeration {
  /// Apple TV
  case appleTV
  /// Ipad 10 2
  case ipad102
  /// iPad Pro 10.5 inch
  case ipad105
  /// Ipad 10 9 rounded
  case ipad109rounded
  /// iPad Pro 11 inch
  case ipad110rounded
  /// iPad Pro 12.9 inch
  case ipad129
  /// iPad Pro 12.9 inch (3rd generation)
  case ipad129rounded
  /// Ipad 13 0 rounded
  case ipad130rounded
  /// Ipad 7 9
  case ipad79
  /// Ipad 8 3 rounded
  case ipad83rounded
  /// iPad 9.7 inch
  case ipad97
  /// iPhone 4s
  case retina35
  /// iPhone SE (1st generation)
  case retina40
  /// iPhone 8
  case retina47
  /// iPhone 12 mini
  case retina54
  /// iPhone 8 Plus
  case retina55
  /// iPhone X
  case retina59
  /// iPhone 13
  case retina60
  /// iPhone 11
  case retina61
  /// iPhone 14 Pro
  case retina612
  /// iPhone 16 Pro
  case retina63
  /// iPhone 11 Pro Max
  case retina65
  /// iPhone 14 Plus
  case retina67
  /// iPhone 14 Pro Max
  case retina672
  /// iPhone 16 Pro Max
  case retina69
  /// Vision
  case vision
  /// Watch 38
  case watch38
  /// Watch 40
  case watch40
  /// Watch 41
  case watch41
  /// Watch 42
  case watch42
  /// Watch 44
  case watch44
  /// Watch 45
  case watch45
  /// Watch 49
  case watch49

  /// The list `device`.
  public static var list: AttributeType.Enumeration { .device }
}

/// The values of `deviceLayout`.
public enum IBDeviceLayoutValue: UInt8, IBEnumeration {
  /// Fullscreen
  case fullscreen
  /// Slideover
  case slideover
  /// Splitview
  case splitview
  /// Splitview 1 2
  case splitview12
  /// Splitview 1 3
  case splitview13
  /// Splitview 2 3
  case splitview23

  /// The list `deviceLayout`.
  public static var list: AttributeType.Enumeration { .deviceLayout }
}

/// The values of `deviceOrientation`.
public enum IBDeviceOrientationValue: UInt8, IBEnumeration {
  /// Landscape
  case landscape
  /// Portrait
  case portrait
  /// Portrait upside down
  case portraitUpsideDown

  /// The list `deviceOrientation`.
  public static var list: AttributeType.Enumeration { .deviceOrientation }
}

/// The values of `draggingFeedbackStyle`.
public enum IBDraggingFeedbackStyleValue: UInt8, IBEnumeration {
  /// Gap
  case gap
  /// None
  case none
  /// Regular
  case regular
  /// Source list
  case sourceList

  /// The list `draggingFeedbackStyle`.
  public static var list: AttributeType.Enumeration { .draggingFeedbackStyle }
}

/// The values of `drawableColorFormat`.
public enum IBDrawableColorFormatValue: UInt8, IBEnumeration {
  /// Rgb 565
  case RGB565
  /// Rgba 8888
  case RGBA8888
  /// Srgba 8888
  case SRGBA8888

  /// The list `drawableColorFormat`.
  public static var list: AttributeType.Enumeration { .drawableColorFormat }
}

/// The values of `drawableDepthFormat`.
public enum IBDrawableDepthFormatValue: UInt8, IBEnumeration {
  /// 16
  case _16
  /// 16 bit
  case _16Bit
  /// 24
  case _24
  /// 24 bit
  case _24Bit
  /// None
  case none

  /// The list `drawableDepthFormat`.
  public static var list: AttributeType.Enumeration { .drawableDepthFormat }
}

/// The values of `drawableMultisample`.
public enum IBDrawableMultisampleValue: UInt8, IBEnumeration {
  /// 4 x
  case _4X
  /// 4 x
  case _4x
  /// None
  case none

  /// The list `drawableMultisample`.
  public static var list: AttributeType.Enumeration { .drawableMultisample }
}

/// The values of `drawableStencilFormat`.
public enum IBDrawableStencilFormatValue: UInt8, IBEnumeration {
  /// 8
  case _8
  /// 8 bit
  case _8Bit
  /// None
  case none

  /// The list `drawableStencilFormat`.
  public static var list: AttributeType.Enumeration { .drawableStencilFormat }
}

/// The values of `event`.
public enum IBEventValue: UInt8, IBEnumeration {
  /// All editing events
  case allEditingEvents
  /// All events
  case allEvents
  /// All touch events
  case allTouchEvents
  /// Editing changed
  case editingChanged
  /// Editing did begin
  case editingDidBegin
  /// Editing did end
  case editingDidEnd
  /// Editing did end on exit
  case editingDidEndOnExit
  /// Menu action triggered
  case menuActionTriggered
  /// Primary action triggered
  case primaryActionTriggered
  /// Touch cancel
  case touchCancel
  /// Touch down
  case touchDown
  /// Touch down repeat
  case touchDownRepeat
  /// Touch drag enter
  case touchDragEnter
  /// Touch drag exit
  case touchDragExit
  /// Touch drag inside
  case touchDragInside
  /// Touch drag outside
  case touchDragOutside
  /// Touch up inside
  case touchUpInside
  /// Touch up outside
  case touchUpOutside
  /// Value changed
  case valueChanged

  /// The list `event`.
  public static var list: AttributeType.Enumeration { .event }
}

/// The values of `fieldViewMode`.
public enum IBFieldViewModeValue: UInt8, IBEnumeration {
  /// Always
  case always
  /// Never
  case never
  /// Unless editing
  case unlessEditing
  /// While editing
  case whileEditing

  /// The list `fieldViewMode`.
  public static var list: AttributeType.Enumeration { .fieldViewMode }
}

/// The values of `findBarPosition`.
public enum IBFindBarPositionValue: UInt8, IBEnumeration {
  /// Above content
  case aboveContent
  /// Above horizontal ruler
  case aboveHorizontalRuler
  /// Below content
  case belowContent

  /// The list `findBarPosition`.
  public static var list: AttributeType.Enumeration { .findBarPosition }
}

/// The values of `findStyle`.
public enum IBFindStyleValue: UInt8, IBEnumeration {
  /// Bar
  case bar
  /// None
  case none
  /// Panel
  case panel

  /// The list `findStyle`.
  public static var list: AttributeType.Enumeration { .findStyle }
}

/// The values of `focusStyle`.
public enum IBFocusStyleValue: UInt8, IBEnumeration {
  /// Custom
  case custom
  /// Default
  case `default`

  /// The list `focusStyle`.
  public static var list: AttributeType.Enumeration { .focusStyle }
}

/// The values of `fontDesign`.
public enum IBFontDesignValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Monospaced
  case monospaced
  /// Rounded
  case rounded
  /// Serif
  case serif

  /// The list `fontDesign`.
  public static var list: AttributeType.Enumeration { .fontDesign }
}

/// The values of `fontSizeRole`.
public enum IBFontSizeRoleValue: UInt8, IBEnumeration {
  /// Button
  case button
  /// Label
  case label
  /// Small system
  case smallSystem
  /// System
  case system

  /// The list `fontSizeRole`.
  public static var list: AttributeType.Enumeration { .fontSizeRole }
}

/// The values of `fontTextStyle`.
public enum IBFontTextStyleValue: UInt8, IBEnumeration {
  /// Uict font text style body
  case UICTFontTextStyleBody
  /// Uict font text style callout
  case UICTFontTextStyleCallout
  /// Uict font text style caption 1
  case UICTFontTextStyleCaption1
  /// Uict font text style caption 2
  case UICTFontTextStyleCaption2
  /// Uict font text style emphasized body
  case UICTFontTextStyleEmphasizedBody
  /// Uict font text style extra large title
  case UICTFontTextStyleExtraLargeTitle
  /// Uict font text style extra large title 2
  case UICTFontTextStyleExtraLargeTitle2
  /// Uict font text style footnote
  case UICTFontTextStyleFootnote
  /// Uict font text style headline
  case UICTFontTextStyleHeadline
  /// Uict font text style large title
  case UICTFontTextStyleLargeTitle
  /// Uict font text style short body
  case UICTFontTextStyleShortBody
  /// Uict font text style short caption 1
  case UICTFontTextStyleShortCaption1
  /// Uict font text style short footnote
  case UICTFontTextStyleShortFootnote
  /// Uict font text style short headline 1
  case UICTFontTextStyleShortHeadline1
  /// Uict font text style short subhead
  case UICTFontTextStyleShortSubhead
  /// Uict font text style subhead
  case UICTFontTextStyleSubhead
  /// Uict font text style tall body
  case UICTFontTextStyleTallBody
  /// Large title
  case UICTFontTextStyleTitle0
  /// Uict font text style title 1
  case UICTFontTextStyleTitle1
  /// Uict font text style title 2
  case UICTFontTextStyleTitle2
  /// Uict font text style title 3
  case UICTFontTextStyleTitle3

  /// The list `fontTextStyle`.
  public static var list: AttributeType.Enumeration { .fontTextStyle }
}

/// The values of `fontType`.
public enum IBFontTypeValue: UInt8, IBEnumeration {
  /// Bold system
  case boldSystem
  /// Italic system
  case italicSystem
  /// System
  case system

  /// The list `fontType`.
  public static var list: AttributeType.Enumeration { .fontType }
}

/// The values of `fontWeight`.
public enum IBFontWeightValue: UInt8, IBEnumeration {
  /// Black
  case black
  /// Bold
  case bold
  /// Heavy
  case heavy
  /// Light
  case light
  /// Medium
  case medium
  /// Regular
  case regular
  /// Semibold
  case semibold
  /// Thin
  case thin
  /// Ultra light
  case ultraLight

  /// The list `fontWeight`.
  public static var list: AttributeType.Enumeration { .fontWeight }
}

/// The values of `fontWidth`.
public enum IBFontWidthValue: UInt8, IBEnumeration {
  /// Compressed
  case compressed
  /// Condensed
  case condensed
  /// Expanded
  case expanded
  /// Standard
  case standard

  /// The list `fontWidth`.
  public static var list: AttributeType.Enumeration { .fontWidth }
}

/// The values of `guideAffinity`.
public enum IBGuideAffinityValue: UInt8, IBEnumeration {
  /// Max x
  case maxX
  /// Max y
  case maxY
  /// Mid x
  case midX
  /// Mid y
  case midY
  /// Min x
  case minX
  /// Min y
  case minY

  /// The list `guideAffinity`.
  public static var list: AttributeType.Enumeration { .guideAffinity }
}

/// The values of `imageCatalog`.
public enum IBImageCatalogValue: UInt8, IBEnumeration {
  /// SF Symbols
  case system

  /// The list `imageCatalog`.
  public static var list: AttributeType.Enumeration { .imageCatalog }
}

/// The values of `imageDynamicRange`.
public enum IBImageDynamicRangeValue: UInt8, IBEnumeration {
  /// Constrained high
  case constrainedHigh
  /// High
  case high
  /// Standard
  case standard
  /// Unspecified
  case unspecified

  /// The list `imageDynamicRange`.
  public static var list: AttributeType.Enumeration { .imageDynamicRange }
}

/// The values of `imageFrameStyle`.
public enum IBImageFrameStyleValue: UInt8, IBEnumeration {
  /// Button
  case button
  /// Gray bezel
  case grayBezel
  /// Groove
  case groove
  /// None
  case none
  /// Photo
  case photo

  /// The list `imageFrameStyle`.
  public static var list: AttributeType.Enumeration { .imageFrameStyle }
}

/// The values of `imagePlacement`.
public enum IBImagePlacementValue: UInt8, IBEnumeration {
  /// All
  case all
  /// Bottom
  case bottom
  /// Leading
  case leading
  /// Top
  case top
  /// Trailing
  case trailing

  /// The list `imagePlacement`.
  public static var list: AttributeType.Enumeration { .imagePlacement }
}

/// The values of `indexDisplayMode`.
public enum IBIndexDisplayModeValue: UInt8, IBEnumeration {
  /// Always hidden
  case alwaysHidden
  /// Automatic
  case automatic

  /// The list `indexDisplayMode`.
  public static var list: AttributeType.Enumeration { .indexDisplayMode }
}

/// The values of `indicatorStyle`.
public enum IBIndicatorStyleValue: UInt8, IBEnumeration {
  /// Black
  case black
  /// Default
  case `default`
  /// White
  case white

  /// The list `indicatorStyle`.
  public static var list: AttributeType.Enumeration { .indicatorStyle }
}

/// The values of `keyboardAppearance`.
public enum IBKeyboardAppearanceValue: UInt8, IBEnumeration {
  /// Alert
  case alert
  /// Dark
  case dark
  /// Default
  case `default`
  /// Light
  case light

  /// The list `keyboardAppearance`.
  public static var list: AttributeType.Enumeration { .keyboardAppearance }
}

/// The values of `keyboardDismissMode`.
public enum IBKeyboardDismissModeValue: UInt8, IBEnumeration {
  /// Interactive
  case interactive
  /// Interactive with accessory
  case interactiveWithAccessory
  /// None
  case none
  /// On drag
  case onDrag
  /// On drag with accessory
  case onDragWithAccessory

  /// The list `keyboardDismissMode`.
  public static var list: AttributeType.Enumeration { .keyboardDismissMode }
}

/// The values of `keyboardType`.
public enum IBKeyboardTypeValue: UInt8, IBEnumeration {
  /// ASCII capable
  case ASCIICapable
  /// Ascii capable number pad
  case ASCIICapableNumberPad
  /// Url
  case URL
  /// ASCII capable
  case alphabet
  /// ASCII capable
  case asciiCapable
  /// ASCII capable number pad
  case asciiCapableNumberPad
  /// Decimal pad
  case decimalPad
  /// Default
  case `default`
  /// Email address
  case emailAddress
  /// Name phone pad
  case namePhonePad
  /// Number pad
  case numberPad
  /// Numbers and punctuation
  case numbersAndPunctuation
  /// Phone pad
  case phonePad
  /// Twitter
  case twitter
  /// Web search
  case webSearch

  /// The list `keyboardType`.
  public static var list: AttributeType.Enumeration { .keyboardType }
}

/// The values of `largeTitleDisplayMode`.
public enum IBLargeTitleDisplayModeValue: UInt8, IBEnumeration {
  /// Always
  case always
  /// Automatic
  case automatic
  /// Inline
  case inline
  /// Never
  case never

  /// The list `largeTitleDisplayMode`.
  public static var list: AttributeType.Enumeration { .largeTitleDisplayMode }
}

/// The values of `letterformSizing`.
public enum IBLetterformSizingValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Oversize
  case oversize
  /// Typographic
  case typographic

  /// The list `letterformSizing`.
  public static var list: AttributeType.Enumeration { .letterformSizing }
}

/// The values of `lineBreakMode`.
public enum IBLineBreakModeValue: UInt8, IBEnumeration {
  /// AppKit: wrap at characters
  case charWrapping
  /// UIKit: wrap at characters
  case characterWrap
  /// UIKit: clip
  case clip
  /// AppKit: clip
  case clipping
  /// UIKit: cut the head
  case headTruncation
  /// UIKit: cut the middle
  case middleTruncation
  /// UIKit: cut the tail
  case tailTruncation
  /// AppKit: cut the head
  case truncatingHead
  /// AppKit: cut the middle
  case truncatingMiddle
  /// AppKit: cut the tail
  case truncatingTail
  /// UIKit: wrap at words
  case wordWrap
  /// AppKit: wrap at words
  case wordWrapping

  /// The list `lineBreakMode`.
  public static var list: AttributeType.Enumeration { .lineBreakMode }
}

/// The values of `macIdiomStyle`.
public enum IBMacIdiomStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Bordered
  case bordered
  /// Borderless
  case borderless
  /// Borderless tinted
  case borderlessTinted

  /// The list `macIdiomStyle`.
  public static var list: AttributeType.Enumeration { .macIdiomStyle }
}

/// The values of `mapType`.
public enum IBMapTypeValue: UInt8, IBEnumeration {
  /// Hybrid
  case hybrid
  /// Hybrid flyover
  case hybridFlyover
  /// Muted standard
  case mutedStandard
  /// Satellite
  case satellite
  /// Satellite flyover
  case satelliteFlyover
  /// Standard
  case standard

  /// The list `mapType`.
  public static var list: AttributeType.Enumeration { .mapType }
}

/// The values of `menuElementOrder`.
public enum IBMenuElementOrderValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Fixed
  case fixed
  /// Priority
  case priority

  /// The list `menuElementOrder`.
  public static var list: AttributeType.Enumeration { .menuElementOrder }
}

/// The values of `metaFont`.
public enum IBMetaFontValue: UInt8, IBEnumeration {
  /// Cell title
  case cellTitle
  /// Control content
  case controlContent
  /// Fixed user
  case fixedUser
  /// Label
  case label
  /// Menu
  case menu
  /// Menu bar
  case menuBar
  /// Message
  case message
  /// Mini system
  case miniSystem
  /// Mini system bold
  case miniSystemBold
  /// Palette
  case palette
  /// Small system
  case smallSystem
  /// Small system bold
  case smallSystemBold
  /// System
  case system
  /// System black
  case systemBlack
  /// System bold
  case systemBold
  /// System heavy
  case systemHeavy
  /// System light
  case systemLight
  /// System medium
  case systemMedium
  /// System regular
  case systemRegular
  /// System semibold
  case systemSemibold
  /// System thin
  case systemThin
  /// System ultra light
  case systemUltraLight
  /// Title bar
  case titleBar
  /// Tool tip
  case toolTip
  /// User
  case user
  /// User fixed pitch
  case userFixedPitch

  /// The list `metaFont`.
  public static var list: AttributeType.Enumeration { .metaFont }
}

/// The values of `modalPresentationStyle`.
public enum IBModalPresentationStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Blur over full screen
  case blurOverFullScreen
  /// Current context
  case currentContext
  /// Custom
  case custom
  /// Form sheet
  case formSheet
  /// Full screen
  case fullScreen
  /// None
  case none
  /// Over current context
  case overCurrentContext
  /// Over full screen
  case overFullScreen
  /// Page sheet
  case pageSheet
  /// Popover
  case popover

  /// The list `modalPresentationStyle`.
  public static var list: AttributeType.Enumeration { .modalPresentationStyle }
}

/// The values of `modalTransitionStyle`.
public enum IBModalTransitionStyleValue: UInt8, IBEnumeration {
  /// Cover vertical
  case coverVertical
  /// Cross dissolve
  case crossDissolve
  /// Flip horizontal
  case flipHorizontal
  /// Partial curl
  case partialCurl

  /// The list `modalTransitionStyle`.
  public static var list: AttributeType.Enumeration { .modalTransitionStyle }
}

/// The values of `navigationItemStyle`.
public enum IBNavigationItemStyleValue: UInt8, IBEnumeration {
  /// Browser
  case browser
  /// Editor
  case editor
  /// Navigator
  case navigator

  /// The list `navigationItemStyle`.
  public static var list: AttributeType.Enumeration { .navigationItemStyle }
}

/// The values of `nsDatePickerStyle`.
public enum IBNsDatePickerStyleValue: UInt8, IBEnumeration {
  /// Calendar
  case calendar
  /// Clock
  case clock
  /// Clock and calendar
  case clockAndCalendar
  /// Stepper
  case stepper
  /// Text field
  case textField
  /// Text field and stepper
  case textFieldAndStepper

  /// The list `nsDatePickerStyle`.
  public static var list: AttributeType.Enumeration { .nsDatePickerStyle }
}

/// The values of `nsTableStyle`.
public enum IBNsTableStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Full width
  case fullWidth
  /// Inset
  case inset
  /// Plain
  case plain
  /// Source list
  case sourceList

  /// The list `nsTableStyle`.
  public static var list: AttributeType.Enumeration { .nsTableStyle }
}

/// The values of `nsTextStyle`.
public enum IBNsTextStyleValue: UInt8, IBEnumeration {
  /// Body
  case body
  /// Callout
  case callout
  /// Caption 1
  case caption1
  /// Caption 2
  case caption2
  /// Footnote
  case footnote
  /// Headline
  case headline
  /// Large title
  case largeTitle
  /// Subheadline
  case subheadline
  /// Title 1
  case title1
  /// Title 2
  case title2
  /// Title 3
  case title3

  /// The list `nsTextStyle`.
  public static var list: AttributeType.Enumeration { .nsTextStyle }
}

/// The values of `pageControlBackground`.
public enum IBPageControlBackgroundValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Minimal
  case minimal
  /// Prominent
  case prominent

  /// The list `pageControlBackground`.
  public static var list: AttributeType.Enumeration { .pageControlBackground }
}

/// The values of `pageControlDirection`.
public enum IBPageControlDirectionValue: UInt8, IBEnumeration {
  /// Bottom to top
  case bottomToTop
  /// Left to right
  case leftToRight
  /// Natural
  case natural
  /// Right to left
  case rightToLeft
  /// Top to bottom
  case topToBottom

  /// The list `pageControlDirection`.
  public static var list: AttributeType.Enumeration { .pageControlDirection }
}

/// The values of `pageTransitionStyle`.
public enum IBPageTransitionStyleValue: UInt8, IBEnumeration {
  /// Page curl
  case pageCurl
  /// Scroll
  case scroll

  /// The list `pageTransitionStyle`.
  public static var list: AttributeType.Enumeration { .pageTransitionStyle }
}

/// The values of `paginationBreakingMode`.
public enum IBPaginationBreakingModeValue: UInt8, IBEnumeration {
  /// Column
  case column
  /// Page
  case page

  /// The list `paginationBreakingMode`.
  public static var list: AttributeType.Enumeration { .paginationBreakingMode }
}

/// The values of `paginationMode`.
public enum IBPaginationModeValue: UInt8, IBEnumeration {
  /// Bottom to top
  case bottomToTop
  /// Left to right
  case leftToRight
  /// Right to left
  case rightToLeft
  /// Top to bottom
  case topToBottom
  /// Unpaginated
  case unpaginated

  /// The list `paginationMode`.
  public static var list: AttributeType.Enumeration { .paginationMode }
}

/// The values of `paragraphAlignment`.
public enum IBParagraphAlignmentValue: UInt8, IBEnumeration {
  /// Center
  case center
  /// Justified
  case justified
  /// Left
  case left
  /// Natural
  case natural
  /// Right
  case right

  /// The list `paragraphAlignment`.
  public static var list: AttributeType.Enumeration { .paragraphAlignment }
}

/// The values of `pdfDisplayBox`.
public enum IBPdfDisplayBoxValue: UInt8, IBEnumeration {
  /// Art box
  case artBox
  /// Bleed box
  case bleedBox
  /// Crop box
  case cropBox
  /// Media box
  case mediaBox
  /// Trim box
  case trimBox

  /// The list `pdfDisplayBox`.
  public static var list: AttributeType.Enumeration { .pdfDisplayBox }
}

/// The values of `pdfDisplayMode`.
public enum IBPdfDisplayModeValue: UInt8, IBEnumeration {
  /// Single page
  case singlePage
  /// Single page continuous
  case singlePageContinuous
  /// Two up
  case twoUp
  /// Two up continuous
  case twoUpContinuous

  /// The list `pdfDisplayMode`.
  public static var list: AttributeType.Enumeration { .pdfDisplayMode }
}

/// The values of `pixelFormat`.
public enum IBPixelFormatValue: UInt8, IBEnumeration {
  /// Bgr 10 a 2 unorm
  case BGR10A2Unorm
  /// Bgr 10 xr
  case BGR10XR
  /// Bgr 10 xr s rgb
  case BGR10XRSRGB
  /// Bgra 10 xr
  case BGRA10XR
  /// Bgra 10 xr s rgb
  case BGRA10XRSRGB
  /// Bgra 8 unorm
  case BGRA8Unorm
  /// Bgra 8 unorm s rgb
  case BGRA8UnormSRGB
  /// Depth 16 unorm
  case depth16Unorm
  /// Depth 24 unorm stencil 8
  case depth24UnormStencil8
  /// Depth 32 float
  case depth32Float
  /// Depth 32 float stencil 8
  case depth32FloatStencil8
  /// Invalid
  case invalid
  /// Rgb 10 a 2 unorm
  case RGB10A2Unorm
  /// Rgba 16 float
  case RGBA16Float
  /// Stencil 8
  case stencil8
  /// X 24 stencil 8
  case X24Stencil8
  /// X 32 stencil 8
  case X32Stencil8

  /// The list `pixelFormat`.
  public static var list: AttributeType.Enumeration { .pixelFormat }
}

/// The values of `popoverBehavior`.
public enum IBPopoverBehaviorValue: UInt8, IBEnumeration {
  /// Defined by the application
  case a
  /// Application defined
  case applicationDefined
  /// Semitransient
  case s
  /// Semitransient
  case semitransient
  /// Transient
  case t
  /// Transient
  case transient

  /// The list `popoverBehavior`.
  public static var list: AttributeType.Enumeration { .popoverBehavior }
}

/// The values of `progressViewStyle`.
public enum IBProgressViewStyleValue: UInt8, IBEnumeration {
  /// Bar
  case bar
  /// Default
  case `default`

  /// The list `progressViewStyle`.
  public static var list: AttributeType.Enumeration { .progressViewStyle }
}

/// The values of `propertyAccessControl`.
public enum IBPropertyAccessControlValue: UInt8, IBEnumeration {
  /// Everything is locked
  case all
  /// Translatable properties are locked
  case localizable
  /// Properties that are not translated are locked
  case nonLocalizable
  /// Nothing is locked
  case none

  /// The list `propertyAccessControl`.
  public static var list: AttributeType.Enumeration { .propertyAccessControl }
}

/// The values of `rectEdge`.
public enum IBRectEdgeValue: UInt8, IBEnumeration {
  /// Leading
  case leading
  /// Max x
  case maxX
  /// Max y
  case maxY
  /// Min x
  case minX
  /// Min y
  case minY
  /// Trailing
  case trailing

  /// The list `rectEdge`.
  public static var list: AttributeType.Enumeration { .rectEdge }
}

/// The values of `renderingAPI`.
public enum IBRenderingAPIValue: UInt8, IBEnumeration {
  /// Metal
  case metal
  /// Open gl
  case openGL
  /// Open gles 2
  case openGLES2
  /// Default
  case `default`
  /// Metal
  case metal_
  /// Open gl
  case openGL_
  /// Open gl core 32
  case openGLCore32
  /// Open gl core 41
  case openGLCore41
  /// Open gles 2
  case openGLES2_
  /// Open gl legacy
  case openGLLegacy

  /// The list `renderingAPI`.
  public static var list: AttributeType.Enumeration { .renderingAPI }
}

/// The values of `renderingMode`.
public enum IBRenderingModeValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Original
  case original
  /// Template
  case template

  /// The list `renderingMode`.
  public static var list: AttributeType.Enumeration { .renderingMode }
}

/// The values of `returnKeyType`.
public enum IBReturnKeyTypeValue: UInt8, IBEnumeration {
  /// Continue
  case `continue`
  /// Default
  case `default`
  /// Done
  case done
  /// Emergency call
  case emergencyCall
  /// Go
  case go
  /// Google
  case google
  /// Join
  case join
  /// Next
  case next
  /// Route
  case route
  /// Search
  case search
  /// Send
  case send
  /// Yahoo
  case yahoo

  /// The list `returnKeyType`.
  public static var list: AttributeType.Enumeration { .returnKeyType }
}

/// The values of `rowSizeStyle`.
public enum IBRowSizeStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Custom
  case custom
  /// Large
  case large
  /// Medium
  case medium
  /// Small
  case small
  /// System default
  case systemDefault

  /// The list `rowSizeStyle`.
  public static var list: AttributeType.Enumeration { .rowSizeStyle }
}

/// The values of `runtimeAttributeType`.
public enum IBRuntimeAttributeTypeValue: UInt8, IBEnumeration {
  /// Boolean
  case boolean
  /// Color
  case color
  /// Image
  case image
  /// Localized string
  case localizedString
  /// Nil
  case `nil`
  /// Number
  case number
  /// Point
  case point
  /// Range
  case range
  /// Rect
  case rect
  /// Size
  case size
  /// String
  case string

  /// The list `runtimeAttributeType`.
  public static var list: AttributeType.Enumeration { .runtimeAttributeType }
}

/// The values of `sceneMember`.
public enum IBSceneMemberValue: UInt8, IBEnumeration {
  /// The exit of the scene
  case exit
  /// The first responder of the scene
  case firstResponder
  /// The controller of the scene
  case viewController

  /// The list `sceneMember`.
  public static var list: AttributeType.Enumeration { .sceneMember }
}

/// The values of `scopeBarActivation`.
public enum IBScopeBarActivationValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Manual
  case manual
  /// On search activation
  case onSearchActivation
  /// On text entry
  case onTextEntry

  /// The list `scopeBarActivation`.
  public static var list: AttributeType.Enumeration { .scopeBarActivation }
}

/// The values of `scrollDirection`.
public enum IBScrollDirectionValue: UInt8, IBEnumeration {
  /// Horizontal
  case horizontal
  /// Vertical
  case vertical

  /// The list `scrollDirection`.
  public static var list: AttributeType.Enumeration { .scrollDirection }
}

/// The values of `scrollElasticity`.
public enum IBScrollElasticityValue: UInt8, IBEnumeration {
  /// Allowed
  case allowed
  /// Automatic
  case automatic
  /// None
  case none

  /// The list `scrollElasticity`.
  public static var list: AttributeType.Enumeration { .scrollElasticity }
}

/// The values of `scrollerKnobStyle`.
public enum IBScrollerKnobStyleValue: UInt8, IBEnumeration {
  /// Dark
  case dark
  /// Default
  case `default`
  /// Light
  case light

  /// The list `scrollerKnobStyle`.
  public static var list: AttributeType.Enumeration { .scrollerKnobStyle }
}

/// The values of `scrollerStyle`.
public enum IBScrollerStyleValue: UInt8, IBEnumeration {
  /// Legacy
  case legacy
  /// Overlay
  case overlay

  /// The list `scrollerStyle`.
  public static var list: AttributeType.Enumeration { .scrollerStyle }
}

/// The values of `searchBarStyle`.
public enum IBSearchBarStyleValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Minimal
  case minimal
  /// Prominent
  case prominent

  /// The list `searchBarStyle`.
  public static var list: AttributeType.Enumeration { .searchBarStyle }
}

/// The values of `sectionInsetReference`.
public enum IBSectionInsetReferenceValue: UInt8, IBEnumeration {
  /// Content inset
  case contentInset
  /// Layout margins
  case layoutMargins
  /// Safe area
  case safeArea

  /// The list `sectionInsetReference`.
  public static var list: AttributeType.Enumeration { .sectionInsetReference }
}

/// The values of `segmentedControlStyle`.
public enum IBSegmentedControlStyleValue: UInt8, IBEnumeration {
  /// Bar
  case bar
  /// Bezeled
  case bezeled
  /// Bordered
  case bordered
  /// Plain
  case plain

  /// The list `segmentedControlStyle`.
  public static var list: AttributeType.Enumeration { .segmentedControlStyle }
}

/// The values of `segueKind`.
public enum IBSegueKindValue: UInt8, IBEnumeration {
  /// Custom
  case custom
  /// Embed
  case embed
  /// Modal
  case modal
  /// Popover
  case popover
  /// Present as popover
  case popoverPresentation
  /// Present modally
  case presentation
  /// Push
  case push
  /// Relationship
  case relationship
  /// Replace
  case replace
  /// Sheet
  case sheet
  /// Show
  case show
  /// Show detail
  case showDetail
  /// Unwind
  case unwind

  /// The list `segueKind`.
  public static var list: AttributeType.Enumeration { .segueKind }
}

/// The values of `seguePreviewInheritance`.
public enum IBSeguePreviewInheritanceValue: UInt8, IBEnumeration {
  /// Commit
  case commit
  /// Parent
  case parent

  /// The list `seguePreviewInheritance`.
  public static var list: AttributeType.Enumeration { .seguePreviewInheritance }
}

/// The values of `segueRelationship`.
public enum IBSegueRelationshipValue: UInt8, IBEnumeration {
  /// Compact view controller
  case compactViewController
  /// Detail view controller
  case detailViewController
  /// Dynamic interactive notification interface
  case dynamicInteractiveNotificationInterface
  /// Dynamic notification interface
  case dynamicNotificationInterface
  /// Inspector view controller
  case inspectorViewController
  /// Master view controller
  case masterViewController
  /// Next page
  case nextPage
  /// Root view controller
  case rootViewController
  /// Split items
  case splitItems
  /// Static notification interface
  case staticNotificationInterface
  /// Supplementary view controller
  case supplementaryViewController
  /// Tab items
  case tabItems
  /// View controllers
  case viewControllers
  /// The content of a window controller
  case windowShadowedContentViewController

  /// The list `segueRelationship`.
  public static var list: AttributeType.Enumeration { .segueRelationship }
}

/// The values of `selectionGranularity`.
public enum IBSelectionGranularityValue: UInt8, IBEnumeration {
  /// Character
  case character
  /// Paragraph
  case paragraph
  /// Word
  case word

  /// The list `selectionGranularity`.
  public static var list: AttributeType.Enumeration { .selectionGranularity }
}

/// The values of `selectionHighlightStyle`.
public enum IBSelectionHighlightStyleValue: UInt8, IBEnumeration {
  /// None
  case none
  /// Regular
  case regular
  /// Source list
  case sourceList

  /// The list `selectionHighlightStyle`.
  public static var list: AttributeType.Enumeration { .selectionHighlightStyle }
}

/// The values of `selfSizingInvalidation`.
public enum IBSelfSizingInvalidationValue: UInt8, IBEnumeration {
  /// Disabled
  case disabled
  /// Enabled
  case enabled
  /// Enabled including constraints
  case enabledIncludingConstraints

  /// The list `selfSizingInvalidation`.
  public static var list: AttributeType.Enumeration { .selfSizingInvalidation }
}

/// The values of `semanticContentAttribute`.
public enum IBSemanticContentAttributeValue: UInt8, IBEnumeration {
  /// Force left to right
  case forceLeftToRight
  /// Force right to left
  case forceRightToLeft
  /// Playback
  case playback
  /// Spatial
  case spatial
  /// Unspecified
  case unspecified

  /// The list `semanticContentAttribute`.
  public static var list: AttributeType.Enumeration { .semanticContentAttribute }
}

/// The values of `separatorInsetReference`.
public enum IBSeparatorInsetReferenceValue: UInt8, IBEnumeration {
  /// From automatic insets
  case fromAutomaticInsets
  /// From cell edges
  case fromCellEdges

  /// The list `separatorInsetReference`.
  public static var list: AttributeType.Enumeration { .separatorInsetReference }
}

/// The values of `separatorStyle`.
public enum IBSeparatorStyleValue: UInt8, IBEnumeration {
  /// Single line
  case `default`
  /// None
  case none
  /// Single line
  case singleLine
  /// Single line etched
  case singleLineEtched

  /// The list `separatorStyle`.
  public static var list: AttributeType.Enumeration { .separatorStyle }
}

/// The values of `showSeguePresentationStyle`.
public enum IBShowSeguePresentationStyleValue: UInt8, IBEnumeration {
  /// Each time a new window
  case multiple
  /// One window is reused
  case single

  /// The list `showSeguePresentationStyle`.
  public static var list: AttributeType.Enumeration { .showSeguePresentationStyle }
}

/// The values of `simulatedAppContext`.
public enum IBSimulatedAppContextValue: UInt8, IBEnumeration {
  /// Custom keyboard
  case keyboard
  /// Messages extension
  case messages
  /// Today widget
  case notificationCenter

  /// The list `simulatedAppContext`.
  public static var list: AttributeType.Enumeration { .simulatedAppContext }
}

/// The values of `simulatedOrientation`.
public enum IBSimulatedOrientationValue: UInt8, IBEnumeration {
  /// Landscape left
  case landscapeLeft
  /// Landscape right
  case landscapeRight
  /// Portrait
  case portrait
  /// Portrait upside down
  case portraitUpsideDown

  /// The list `simulatedOrientation`.
  public static var list: AttributeType.Enumeration { .simulatedOrientation }
}

/// The values of `spineLocation`.
public enum IBSpineLocationValue: UInt8, IBEnumeration {
  /// Max
  case max
  /// Mid
  case mid
  /// Min
  case min
  /// None
  case none

  /// The list `spineLocation`.
  public static var list: AttributeType.Enumeration { .spineLocation }
}

/// The values of `splitBackground`.
public enum IBSplitBackgroundValue: UInt8, IBEnumeration {
  /// None
  case none
  /// Sidebar
  case sidebar

  /// The list `splitBackground`.
  public static var list: AttributeType.Enumeration { .splitBackground }
}

/// The values of `splitBehavior`.
public enum IBSplitBehaviorValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Displace
  case displace
  /// Overlay
  case overlay
  /// Tile
  case tile

  /// The list `splitBehavior`.
  public static var list: AttributeType.Enumeration { .splitBehavior }
}

/// The values of `splitButtonVisibility`.
public enum IBSplitButtonVisibilityValue: UInt8, IBEnumeration {
  /// Always
  case always
  /// Automatic
  case automatic
  /// Never
  case never

  /// The list `splitButtonVisibility`.
  public static var list: AttributeType.Enumeration { .splitButtonVisibility }
}

/// The values of `splitDisplayMode`.
public enum IBSplitDisplayModeValue: UInt8, IBEnumeration {
  /// All visible
  case allVisible
  /// Automatic
  case automatic
  /// Beside
  case beside
  /// Hidden
  case hidden
  /// One beside secondary
  case oneBesideSecondary
  /// One over secondary
  case oneOverSecondary
  /// Over
  case over
  /// Primary hidden
  case primaryHidden
  /// Primary overlay
  case primaryOverlay
  /// Secondary only
  case secondaryOnly
  /// Two beside secondary
  case twoBesideSecondary
  /// Two displace secondary
  case twoDisplaceSecondary
  /// Two over secondary
  case twoOverSecondary

  /// The list `splitDisplayMode`.
  public static var list: AttributeType.Enumeration { .splitDisplayMode }
}

/// The values of `splitEdge`.
public enum IBSplitEdgeValue: UInt8, IBEnumeration {
  /// Leading
  case leading
  /// Trailing
  case trailing

  /// The list `splitEdge`.
  public static var list: AttributeType.Enumeration { .splitEdge }
}

/// The values of `splitStyle`.
public enum IBSplitStyleValue: UInt8, IBEnumeration {
  /// Double column
  case doubleColumn
  /// Triple column
  case tripleColumn
  /// Unspecified
  case unspecified

  /// The list `splitStyle`.
  public static var list: AttributeType.Enumeration { .splitStyle }
}

/// The values of `stackAlignment`.
public enum IBStackAlignmentValue: UInt8, IBEnumeration {
  /// Baseline
  case baseline
  /// Bottom
  case bottom
  /// Center
  case center
  /// Center x
  case centerX
  /// Center y
  case centerY
  /// Fill
  case fill
  /// First baseline
  case firstBaseline
  /// Height
  case height
  /// Last baseline
  case lastBaseline
  /// Leading
  case leading
  /// Left
  case left
  /// Not an attribute
  case notAnAttribute
  /// Right
  case right
  /// Top
  case top
  /// Trailing
  case trailing
  /// Width
  case width

  /// The list `stackAlignment`.
  public static var list: AttributeType.Enumeration { .stackAlignment }
}

/// The values of `stackDistribution`.
public enum IBStackDistributionValue: UInt8, IBEnumeration {
  /// Equal centering
  case equalCentering
  /// Equal spacing
  case equalSpacing
  /// Fill
  case fill
  /// Fill equally
  case fillEqually
  /// Fill proportionally
  case fillProportionally
  /// Gravity areas
  case gravityAreas

  /// The list `stackDistribution`.
  public static var list: AttributeType.Enumeration { .stackDistribution }
}

/// The values of `stackSpacingType`.
public enum IBStackSpacingTypeValue: UInt8, IBEnumeration {
  /// The number counts
  case custom
  /// The system's spacing
  case standard

  /// The list `stackSpacingType`.
  public static var list: AttributeType.Enumeration { .stackSpacingType }
}

/// The values of `statusBarStyle`.
public enum IBStatusBarStyleValue: UInt8, IBEnumeration {
  /// Black opaque
  case blackOpaque
  /// Black translucent
  case blackTranslucent
  /// Dark content
  case darkContent
  /// Default
  case `default`
  /// Light content
  case lightContent

  /// The list `statusBarStyle`.
  public static var list: AttributeType.Enumeration { .statusBarStyle }
}

/// The values of `swipeDirection`.
public enum IBSwipeDirectionValue: UInt8, IBEnumeration {
  /// Down
  case down
  /// Left
  case left
  /// Right
  case right
  /// Up
  case up

  /// The list `swipeDirection`.
  public static var list: AttributeType.Enumeration { .swipeDirection }
}

/// The values of `switchStyle`.
public enum IBSwitchStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Checkbox
  case checkbox
  /// Sliding
  case sliding

  /// The list `switchStyle`.
  public static var list: AttributeType.Enumeration { .switchStyle }
}

/// The values of `symbolConfigurationType`.
public enum IBSymbolConfigurationTypeValue: UInt8, IBEnumeration {
  /// Font
  case font
  /// Point size
  case pointSize
  /// Text style
  case textStyle
  /// Unspecified
  case unspecified

  /// The list `symbolConfigurationType`.
  public static var list: AttributeType.Enumeration { .symbolConfigurationType }
}

/// The values of `symbolRenderingMode`.
public enum IBSymbolRenderingModeValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Hierarchical
  case hierarchical
  /// Monochrome
  case monochrome
  /// Multicolor
  case multicolor
  /// Original
  case original
  /// Palette
  case palette
  /// Template
  case template

  /// The list `symbolRenderingMode`.
  public static var list: AttributeType.Enumeration { .symbolRenderingMode }
}

/// The values of `symbolScale`.
public enum IBSymbolScaleValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Large
  case large
  /// Medium
  case medium
  /// Small
  case small
  /// Unspecified
  case unspecified

  /// The list `symbolScale`.
  public static var list: AttributeType.Enumeration { .symbolScale }
}

/// The values of `symbolWeight`.
public enum IBSymbolWeightValue: UInt8, IBEnumeration {
  /// Black
  case black
  /// Bold
  case bold
  /// Heavy
  case heavy
  /// Light
  case light
  /// Medium
  case medium
  /// Regular
  case regular
  /// Semibold
  case semibold
  /// Thin
  case thin
  /// Ultra light
  case ultraLight
  /// Unspecified
  case unspecified

  /// The list `symbolWeight`.
  public static var list: AttributeType.Enumeration { .symbolWeight }
}

/// The values of `systemMenu`.
public enum IBSystemMenuValue: UInt8, IBEnumeration {
  /// Apple
  case apple
  /// Application
  case application
  /// Edit
  case edit
  /// File
  case file
  /// Font
  case font
  /// Format
  case format
  /// Help
  case help
  /// Main
  case main
  /// Recent documents
  case recentDocuments
  /// Services
  case services
  /// View
  case view
  /// Window
  case window

  /// The list `systemMenu`.
  public static var list: AttributeType.Enumeration { .systemMenu }
}

/// The values of `tabBarItemPositioning`.
public enum IBTabBarItemPositioningValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Centered
  case centered
  /// Fill
  case fill

  /// The list `tabBarItemPositioning`.
  public static var list: AttributeType.Enumeration { .tabBarItemPositioning }
}

/// The values of `tabBarSystemItem`.
public enum IBTabBarSystemItemValue: UInt8, IBEnumeration {
  /// Bookmarks
  case bookmarks
  /// Tab bar: contacts
  case contacts
  /// Tab bar: downloads
  case downloads
  /// Tab bar: favourites
  case favorites
  /// Tab bar: featured
  case featured
  /// Tab bar: history
  case history
  /// Tab bar: more
  case more
  /// Tab bar: most recent
  case mostRecent
  /// Tab bar: most viewed
  case mostViewed
  /// Tab bar: recents
  case recents
  /// Search
  case search
  /// Tab bar: top rated
  case topRated

  /// The list `tabBarSystemItem`.
  public static var list: AttributeType.Enumeration { .tabBarSystemItem }
}

/// The values of `tabbingMode`.
public enum IBTabbingModeValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Disallowed
  case disallowed
  /// Preferred
  case preferred

  /// The list `tabbingMode`.
  public static var list: AttributeType.Enumeration { .tabbingMode }
}

/// The values of `tableDataMode`.
public enum IBTableDataModeValue: UInt8, IBEnumeration {
  /// Rows come from code
  case prototypes
  /// Rows are in the document
  case `static`

  /// The list `tableDataMode`.
  public static var list: AttributeType.Enumeration { .tableDataMode }
}

/// The values of `tableViewCellStyle`.
public enum IBTableViewCellStyleValue: UInt8, IBEnumeration {
  /// Basic
  case IBUITableViewCellStyleDefault
  /// Subtitle
  case IBUITableViewCellStyleSubtitle
  /// Right detail
  case IBUITableViewCellStyleValue1
  /// Left detail
  case IBUITableViewCellStyleValue2
  /// No built-in labels
  case custom

  /// The list `tableViewCellStyle`.
  public static var list: AttributeType.Enumeration { .tableViewCellStyle }
}

/// The values of `tableViewStyle`.
public enum IBTableViewStyleValue: UInt8, IBEnumeration {
  /// Grouped
  case grouped
  /// Inset grouped
  case insetGrouped
  /// Plain
  case plain

  /// The list `tableViewStyle`.
  public static var list: AttributeType.Enumeration { .tableViewStyle }
}

/// The values of `textAlignment`.
public enum IBTextAlignmentValue: UInt8, IBEnumeration {
  /// Center
  case center
  /// Justified
  case justified
  /// Left
  case left
  /// Natural
  case natural
  /// Right
  case right

  /// The list `textAlignment`.
  public static var list: AttributeType.Enumeration { .textAlignment }
}

/// The values of `textBorderStyle`.
public enum IBTextBorderStyleValue: UInt8, IBEnumeration {
  /// Bezel
  case bezel
  /// Line
  case line
  /// None
  case none
  /// Rounded rect
  case roundedRect

  /// The list `textBorderStyle`.
  public static var list: AttributeType.Enumeration { .textBorderStyle }
}

/// The values of `textContentType`.
public enum IBTextContentTypeValue: UInt8, IBEnumeration {
  /// Additional name
  case additionalName
  /// Address level 1
  case addressLevel1
  /// Address level 1 2
  case addressLevel12
  /// Address level 2
  case addressLevel2
  /// Address level 3
  case addressLevel3
  /// Address line 1
  case addressLine1
  /// Address line 2
  case addressLine2
  /// Bday
  case bday
  /// Bday day
  case bdayDay
  /// Bday month
  case bdayMonth
  /// Bday year
  case bdayYear
  /// Cc additional name
  case ccAdditionalName
  /// Cc csc
  case ccCsc
  /// Cc exp
  case ccExp
  /// Cc exp month
  case ccExpMonth
  /// Cc exp year
  case ccExpYear
  /// Cc family name
  case ccFamilyName
  /// Cc given name
  case ccGivenName
  /// Cc name
  case ccName
  /// Cc number
  case ccNumber
  /// Cc type
  case ccType
  /// Cellular eid
  case cellularEid
  /// Cellular imei
  case cellularImei
  /// Country name
  case countryName
  /// Date time
  case dateTime
  /// Email
  case email
  /// Family name
  case familyName
  /// Flight number
  case flightNumber
  /// Given name
  case givenName
  /// Honorific prefix
  case honorificPrefix
  /// Honorific suffix
  case honorificSuffix
  /// Location
  case location
  /// Name
  case name
  /// New password
  case newPassword
  /// Nickname
  case nickname
  /// One time code
  case oneTimeCode
  /// Organization
  case organization
  /// Organization title
  case organizationTitle
  /// Password
  case password
  /// Postal code
  case postalCode
  /// Shipment tracking number
  case shipmentTrackingNumber
  /// Street address
  case streetAddress
  /// Tel
  case tel
  /// Url
  case url
  /// Username
  case username

  /// The list `textContentType`.
  public static var list: AttributeType.Enumeration { .textContentType }
}

/// The values of `textLayoutManager`.
public enum IBTextLayoutManagerValue: UInt8, IBEnumeration {
  /// Text kit 1
  case textKit1
  /// Text kit 2
  case textKit2

  /// The list `textLayoutManager`.
  public static var list: AttributeType.Enumeration { .textLayoutManager }
}

/// The values of `textLayoutOrientation`.
public enum IBTextLayoutOrientationValue: UInt8, IBEnumeration {
  /// Horizontal
  case horizontal
  /// Vertical
  case vertical

  /// The list `textLayoutOrientation`.
  public static var list: AttributeType.Enumeration { .textLayoutOrientation }
}

/// The values of `textTabType`.
public enum IBTextTabTypeValue: UInt8, IBEnumeration {
  /// Center
  case center
  /// Decimal
  case decimal
  /// Left
  case left
  /// Right
  case right

  /// The list `textTabType`.
  public static var list: AttributeType.Enumeration { .textTabType }
}

/// The values of `textViewBorderStyle`.
public enum IBTextViewBorderStyleValue: UInt8, IBEnumeration {
  /// Bezel
  case bezel
  /// Line
  case line
  /// None
  case none
  /// Rounded rect
  case roundedRect

  /// The list `textViewBorderStyle`.
  public static var list: AttributeType.Enumeration { .textViewBorderStyle }
}

/// The values of `titleVisibility`.
public enum IBTitleVisibilityValue: UInt8, IBEnumeration {
  /// Hidden
  case hidden
  /// Visible
  case visible

  /// The list `titleVisibility`.
  public static var list: AttributeType.Enumeration { .titleVisibility }
}

/// The values of `titlebarSeparator`.
public enum IBTitlebarSeparatorValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Line
  case line
  /// None
  case none
  /// Shadow
  case shadow

  /// The list `titlebarSeparator`.
  public static var list: AttributeType.Enumeration { .titlebarSeparator }
}

/// The values of `toolbarDisplayMode`.
public enum IBToolbarDisplayModeValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Icon and label
  case iconAndLabel
  /// Icon only
  case iconOnly
  /// Label only
  case labelOnly

  /// The list `toolbarDisplayMode`.
  public static var list: AttributeType.Enumeration { .toolbarDisplayMode }
}

/// The values of `toolbarSizeMode`.
public enum IBToolbarSizeModeValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// Regular
  case regular
  /// Small
  case small

  /// The list `toolbarSizeMode`.
  public static var list: AttributeType.Enumeration { .toolbarSizeMode }
}

/// The values of `triState`.
public enum IBTriStateValue: UInt8, IBEnumeration {
  /// Default
  case `default`
  /// No
  case no
  /// Yes
  case yes

  /// The list `triState`.
  public static var list: AttributeType.Enumeration { .triState }
}

/// The values of `userInterfaceLayoutDirection`.
public enum IBUserInterfaceLayoutDirectionValue: UInt8, IBEnumeration {
  /// Left to right
  case leftToRight
  /// Right to left
  case rightToLeft

  /// The list `userInterfaceLayoutDirection`.
  public static var list: AttributeType.Enumeration { .userInterfaceLayoutDirection }
}

/// The values of `userInterfaceStyle`.
public enum IBUserInterfaceStyleValue: UInt8, IBEnumeration {
  /// Dark
  case dark
  /// Light
  case light
  /// Unspecified
  case unspecified

  /// The list `userInterfaceStyle`.
  public static var list: AttributeType.Enumeration { .userInterfaceStyle }
}

/// The values of `valueType`.
public enum IBValueTypeValue: UInt8, IBEnumeration {
  /// Edge insets
  case edgeInsets
  /// Offset
  case offset
  /// Point
  case point
  /// Range
  case range
  /// Rect
  case rect
  /// Size
  case size

  /// The list `valueType`.
  public static var list: AttributeType.Enumeration { .valueType }
}

/// The values of `verifyAmbiguity`.
public enum IBVerifyAmbiguityValue: UInt8, IBEnumeration {
  /// Position and size are checked
  case always
  /// Only the position is checked
  case ignoreSizes
  /// Nothing is checked
  case off

  /// The list `verifyAmbiguity`.
  public static var list: AttributeType.Enumeration { .verifyAmbiguity }
}

/// The values of `vibrancy`.
public enum IBVibrancyValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// None
  case none

  /// The list `vibrancy`.
  public static var list: AttributeType.Enumeration { .vibrancy }
}

/// The values of `vibrancyStyle`.
public enum IBVibrancyStyleValue: UInt8, IBEnumeration {
  /// Fill
  case fill
  /// Label
  case label
  /// Quaternary label
  case quaternaryLabel
  /// Secondary fill
  case secondaryFill
  /// Secondary label
  case secondaryLabel
  /// Separator
  case separator
  /// Tertiary fill
  case tertiaryFill
  /// Tertiary label
  case tertiaryLabel

  /// The list `vibrancyStyle`.
  public static var list: AttributeType.Enumeration { .vibrancyStyle }
}

/// The values of `videoGravity`.
public enum IBVideoGravityValue: UInt8, IBEnumeration {
  /// The video is stretched
  case AVLayerVideoGravityResize
  /// The whole video fits
  case AVLayerVideoGravityResizeAspect
  /// The video fills the view
  case AVLayerVideoGravityResizeAspectFill
  /// The video is stretched (watch)
  case resize
  /// The whole video fits (watch)
  case resizeAspect
  /// The video fills the view (watch)
  case resizeAspectFill

  /// The list `videoGravity`.
  public static var list: AttributeType.Enumeration { .videoGravity }
}

/// The values of `visualEffectBlending`.
public enum IBVisualEffectBlendingValue: UInt8, IBEnumeration {
  /// Behind window
  case behindWindow
  /// Within window
  case withinWindow

  /// The list `visualEffectBlending`.
  public static var list: AttributeType.Enumeration { .visualEffectBlending }
}

/// The values of `visualEffectMaterial`.
public enum IBVisualEffectMaterialValue: UInt8, IBEnumeration {
  /// Hud window
  case HUDWindow
  /// Appearance based
  case appearanceBased
  /// Content background
  case contentBackground
  /// Dark
  case dark
  /// Full screen ui
  case fullScreenUI
  /// Header view
  case headerView
  /// Hud window
  case hudWindow
  /// Light
  case light
  /// Medium light
  case mediumLight
  /// Menu
  case menu
  /// Popover
  case popover
  /// Selection
  case selection
  /// Sheet
  case sheet
  /// Sidebar
  case sidebar
  /// Titlebar
  case titlebar
  /// Tool tip
  case toolTip
  /// Tooltip
  case tooltip
  /// Ultra dark
  case ultraDark
  /// Under page background
  case underPageBackground
  /// Under window background
  case underWindowBackground
  /// Window background
  case windowBackground

  /// The list `visualEffectMaterial`.
  public static var list: AttributeType.Enumeration { .visualEffectMaterial }
}

/// The values of `visualEffectState`.
public enum IBVisualEffectStateValue: UInt8, IBEnumeration {
  /// Active
  case active
  /// Follows window active state
  case followsWindowActiveState
  /// Inactive
  case inactive

  /// The list `visualEffectState`.
  public static var list: AttributeType.Enumeration { .visualEffectState }
}

/// The values of `webSelectionGranularity`.
public enum IBWebSelectionGranularityValue: UInt8, IBEnumeration {
  /// Character
  case character
  /// Dynamic
  case dynamic

  /// The list `webSelectionGranularity`.
  public static var list: AttributeType.Enumeration { .webSelectionGranularity }
}

/// The values of `windowAnimation`.
public enum IBWindowAnimationValue: UInt8, IBEnumeration {
  /// Alert panel
  case alertPanel
  /// Default
  case `default`
  /// Document window
  case documentWindow
  /// None
  case none
  /// Utility window
  case utilityWindow

  /// The list `windowAnimation`.
  public static var list: AttributeType.Enumeration { .windowAnimation }
}

/// The values of `windowSharing`.
public enum IBWindowSharingValue: UInt8, IBEnumeration {
  /// None
  case none
  /// Read only
  case readOnly
  /// Read write
  case readWrite

  /// The list `windowSharing`.
  public static var list: AttributeType.Enumeration { .windowSharing }
}

/// The values of `windowToolbarStyle`.
public enum IBWindowToolbarStyleValue: UInt8, IBEnumeration {
  /// Automatic
  case automatic
  /// Compact
  case compact
  /// Expanded
  case expanded
  /// Preference
  case preference
  /// Unified
  case unified
  /// Unified compact
  case unifiedCompact

  /// The list `windowToolbarStyle`.
  public static var list: AttributeType.Enumeration { .windowToolbarStyle }
}

/// The values of `writingToolsBehavior`.
public enum IBWritingToolsBehaviorValue: UInt8, IBEnumeration {
  /// Complete
  case complete
  /// Default
  case `default`
  /// Limited
  case limited
  /// None
  case none

  /// The list `writingToolsBehavior`.
  public static var list: AttributeType.Enumeration { .writingToolsBehavior }
}

