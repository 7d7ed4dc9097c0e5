// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

extension AttributeType.Enumeration {
  /// The list `accessoryType`.
  public static var accessoryType: Self { Self(index: 0) }
  /// The list `activityIndicatorStyle`.
  public static var activityIndicatorStyle: Self { Self(index: 2) }
  /// The list `appearanceType`.
  public static var appearanceType: Self { Self(index: 5) }
  /// The list `autocapitalizationType`.
  public static var autocapitalizationType: Self { Self(index: 6) }
  /// The list `axis`.
  public static var axis: Self { Self(index: 7) }
  /// The list `backButtonDisplayMode`.
  public static var backButtonDisplayMode: Self { Self(index: 8) }
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
  /// The list `buttonBezelStyle`.
  public static var buttonBezelStyle: Self { Self(index: 22) }
  /// The list `buttonConfigurationStyle`.
  public static var buttonConfigurationStyle: Self { Self(index: 23) }
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
  /// The list `datePickerMode`.
  public static var datePickerMode: Self { Self(index: 60) }
  /// The list `datePickerStyle`.
  public static var datePickerStyle: Self { Self(index: 61) }
  /// The list `decelerationRate`.
  public static var decelerationRate: Self { Self(index: 63) }
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
  /// The list `focusStyle`.
  public static var focusStyle: Self { Self(index: 81) }
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
  /// The list `lineBreakMode`.
  public static var lineBreakMode: Self { Self(index: 105) }
  /// The list `macIdiomStyle`.
  public static var macIdiomStyle: Self { Self(index: 106) }
  /// The list `mapType`.
  public static var mapType: Self { Self(index: 107) }
  /// The list `modalPresentationStyle`.
  public static var modalPresentationStyle: Self { Self(index: 113) }
  /// The list `modalTransitionStyle`.
  public static var modalTransitionStyle: Self { Self(index: 114) }
  /// The list `nsTableStyle`.
  public static var nsTableStyle: Self { Self(index: 120) }
  /// The list `pageTransitionStyle`.
  public static var pageTransitionStyle: Self { Self(index: 127) }
  /// The list `paragraphAlignment`.
  public static var paragraphAlignment: Self { Self(index: 130) }
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
  /// The list `renderingMode`.
  public static var renderingMode: Self { Self(index: 144) }
  /// The list `returnKeyType`.
  public static var returnKeyType: Self { Self(index: 145) }
  /// The list `rowSizeStyle`.
  public static var rowSizeStyle: Self { Self(index: 147) }
  /// The list `sceneMember`.
  public static var sceneMember: Self { Self(index: 149) }
  /// The list `scrollDirection`.
  public static var scrollDirection: Self { Self(index: 152) }
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
  /// The list `spineLocation`.
  public static var spineLocation: Self { Self(index: 175) }
  /// The list `stackAlignment`.
  public static var stackAlignment: Self { Self(index: 184) }
  /// The list `stackDistribution`.
  public static var stackDistribution: Self { Self(index: 185) }
  /// The list `stackSpacingType`.
  public static var stackSpacingType: Self { Self(index: 186) }
  /// The list `swipeDirection`.
  public static var swipeDirection: Self { Self(index: 188) }
  /// The list `switchStyle`.
  public static var switchStyle: Self { Self(index: 189) }
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
  /// The list `verifyAmbiguity`.
  public static var verifyAmbiguity: Self { Self(index: 227) }
  /// The list `vibrancyStyle`.
  public static var vibrancyStyle: Self { Self(index: 229) }
  /// The list `webSelectionGranularity`.
  public static var webSelectionGranularity: Self { Self(index: 240) }
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

/// The values of `axis`.
public enum IBAxisValue: UInt8, IBEnumeration {
  /// Horizontal
  case horizontal
  /// Vertical
  case vertical

  /// The list `axis`.
  public static var list: AttributeType.Enumeration { .axis }
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

/// The values of `decelerationRate`.
public enum IBDecelerationRateValue: UInt8, IBEnumeration {
  /// Fast
  case fast
  /// Normal
  case normal

  /// The list `decelerationRate`.
  public static var list: AttributeType.Enumeration { .decelerationRate }
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
  /// iPad 13 0 rounded
  case iPad130rounded
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

/// The values of `focusStyle`.
public enum IBFocusStyleValue: UInt8, IBEnumeration {
  /// Custom
  case custom
  /// Default
  case `default`

  /// The list `focusStyle`.
  public static var list: AttributeType.Enumeration { .focusStyle }
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

/// The values of `scrollDirection`.
public enum IBScrollDirectionValue: UInt8, IBEnumeration {
  /// Horizontal
  case horizontal
  /// Vertical
  case vertical

  /// The list `scrollDirection`.
  public static var list: AttributeType.Enumeration { .scrollDirection }
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

