// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

/// The values of `accessoryType`, as documents spell them.
public enum IBAccessoryTypeValue: String, Sendable {
  /// Checkmark
  case checkmark = "checkmark"
  /// Detail button
  case detailButton = "detailButton"
  /// Detail disclosure button
  case detailDisclosureButton = "detailDisclosureButton"
  /// Disclosure indicator
  case disclosureIndicator = "disclosureIndicator"
  /// None
  case none = "none"
}

/// The values of `actionTrigger`, as documents spell them.
public enum IBActionTriggerValue: String, Sendable {
  /// A double click
  case doubleAction = "doubleAction"
}

/// The values of `activityIndicatorStyle`, as documents spell them.
public enum IBActivityIndicatorStyleValue: String, Sendable {
  /// Gray
  case gray = "gray"
  /// Large
  case large = "large"
  /// Medium
  case medium = "medium"
  /// White
  case white = "white"
  /// White large
  case whiteLarge = "whiteLarge"
}

/// The values of `adaptation`, as documents spell them.
public enum IBAdaptationValue: String, Sendable {
  /// Dark
  case dark = "dark"
  /// Fullscreen
  case fullscreen = "fullscreen"
  /// Light
  case light = "light"
  /// Slideover
  case slideover = "slideover"
  /// Splitview
  case splitview = "splitview"
  /// Splitview 1 2
  case splitview12 = "splitview1_2"
  /// Splitview 1 3
  case splitview13 = "splitview1_3"
  /// Splitview 2 3
  case splitview23 = "splitview2_3"
}

/// The values of `antialiasingMode`, as documents spell them.
public enum IBAntialiasingModeValue: String, Sendable {
  /// Multisample 16 x
  case multisample16X = "multisample16X"
  /// Multisample 2 x
  case multisample2X = "multisample2X"
  /// Multisample 4 x
  case multisample4X = "multisample4X"
  /// Multisample 8 x
  case multisample8X = "multisample8X"
  /// Multisampling 16 x
  case multisampling16X = "multisampling16X"
  /// Multisampling 2 x
  case multisampling2X = "multisampling2X"
  /// Multisampling 4 x
  case multisampling4X = "multisampling4X"
  /// Multisampling 8 x
  case multisampling8X = "multisampling8X"
  /// None
  case none = "none"
}

/// The values of `appearanceType`, as documents spell them.
public enum IBAppearanceTypeValue: String, Sendable {
  /// Accessibility high contrast aqua
  case accessibilityHighContrastAqua = "accessibilityHighContrastAqua"
  /// Accessibility high contrast dark aqua
  case accessibilityHighContrastDarkAqua = "accessibilityHighContrastDarkAqua"
  /// Accessibility high contrast vibrant dark
  case accessibilityHighContrastVibrantDark = "accessibilityHighContrastVibrantDark"
  /// Accessibility high contrast vibrant light
  case accessibilityHighContrastVibrantLight = "accessibilityHighContrastVibrantLight"
  /// Aqua
  case aqua = "aqua"
  /// Dark aqua
  case darkAqua = "darkAqua"
  /// Inherited aqua
  case inheritedAqua = "inheritedAqua"
  /// Inherited dark aqua
  case inheritedDarkAqua = "inheritedDarkAqua"
  /// Inherited vibrant dark
  case inheritedVibrantDark = "inheritedVibrantDark"
  /// Inherited vibrant light
  case inheritedVibrantLight = "inheritedVibrantLight"
  /// Light content
  case lightContent = "lightContent"
  /// Vibrant dark
  case vibrantDark = "vibrantDark"
  /// Vibrant light
  case vibrantLight = "vibrantLight"
}

/// The values of `autocapitalizationType`, as documents spell them.
public enum IBAutocapitalizationTypeValue: String, Sendable {
  /// All characters
  case allCharacters = "allCharacters"
  /// None
  case none = "none"
  /// Sentences
  case sentences = "sentences"
  /// Words
  case words = "words"
}

/// The values of `axis`, as documents spell them.
public enum IBAxisValue: String, Sendable {
  /// Horizontal
  case horizontal = "horizontal"
  /// Vertical
  case vertical = "vertical"
}

/// The values of `backButtonDisplayMode`, as documents spell them.
public enum IBBackButtonDisplayModeValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Generic
  case generic = "generic"
  /// Minimal
  case minimal = "minimal"
}

/// The values of `backingLocation`, as documents spell them.
public enum IBBackingLocationValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Main memory
  case mainMemory = "mainMemory"
  /// Video memory
  case videoMemory = "videoMemory"
}

/// The values of `backingStore`, as documents spell them.
public enum IBBackingStoreValue: String, Sendable {
  /// Buffered
  case buffered = "buffered"
  /// Nonretained
  case nonretained = "nonretained"
  /// Retained
  case retained = "retained"
}

/// The values of `barAppearanceConfiguration`, as documents spell them.
public enum IBBarAppearanceConfigurationValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Opaque
  case opaque = "opaque"
  /// Transparent
  case transparent = "transparent"
}

/// The values of `barButtonStyle`, as documents spell them.
public enum IBBarButtonStyleValue: String, Sendable {
  /// Bordered
  case bordered = "bordered"
  /// Done
  case done = "done"
  /// Plain
  case plain = "plain"
  /// Prominent
  case prominent = "prominent"
}

/// The values of `barStyle`, as documents spell them.
public enum IBBarStyleValue: String, Sendable {
  /// Black
  case black = "black"
  /// Black opaque
  case blackOpaque = "blackOpaque"
  /// Black translucent
  case blackTranslucent = "blackTranslucent"
  /// Default
  case `default` = "default"
}

/// The values of `barSystemItem`, as documents spell them.
public enum IBBarSystemItemValue: String, Sendable {
  /// Action
  case action = "action"
  /// Add
  case add = "add"
  /// Bookmarks
  case bookmarks = "bookmarks"
  /// Camera
  case camera = "camera"
  /// Cancel
  case cancel = "cancel"
  /// Close
  case close = "close"
  /// Compose
  case compose = "compose"
  /// Tab bar: contacts
  case contacts = "contacts"
  /// Done
  case done = "done"
  /// Tab bar: downloads
  case downloads = "downloads"
  /// Edit
  case edit = "edit"
  /// Fast forward
  case fastForward = "fastForward"
  /// Tab bar: favourites
  case favorites = "favorites"
  /// Tab bar: featured
  case featured = "featured"
  /// Fixed space
  case fixedSpace = "fixedSpace"
  /// Flexible space
  case flexibleSpace = "flexibleSpace"
  /// Tab bar: history
  case history = "history"
  /// Tab bar: more
  case more = "more"
  /// Tab bar: most recent
  case mostRecent = "mostRecent"
  /// Tab bar: most viewed
  case mostViewed = "mostViewed"
  /// Organize
  case organize = "organize"
  /// Page curl
  case pageCurl = "pageCurl"
  /// Pause
  case pause = "pause"
  /// Play
  case play = "play"
  /// Tab bar: recents
  case recents = "recents"
  /// Redo
  case redo = "redo"
  /// Refresh
  case refresh = "refresh"
  /// Reply
  case reply = "reply"
  /// Rewind
  case rewind = "rewind"
  /// Save
  case save = "save"
  /// Search
  case search = "search"
  /// Stop
  case stop = "stop"
  /// Tab bar: top rated
  case topRated = "topRated"
  /// Trash
  case trash = "trash"
  /// Undo
  case undo = "undo"
  /// Writing tools
  case writingTools = "writingTools"
}

/// The values of `baseWritingDirection`, as documents spell them.
public enum IBBaseWritingDirectionValue: String, Sendable {
  /// Left to right
  case leftToRight = "leftToRight"
  /// Natural
  case natural = "natural"
  /// Right to left
  case rightToLeft = "rightToLeft"
}

/// The values of `baselineAdjustment`, as documents spell them.
public enum IBBaselineAdjustmentValue: String, Sendable {
  /// Align baselines
  case alignBaselines = "alignBaselines"
  /// Align centers
  case alignCenters = "alignCenters"
  /// None
  case none = "none"
}

/// The values of `behavioralStyle`, as documents spell them.
public enum IBBehavioralStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Mac
  case mac = "mac"
  /// Pad
  case pad = "pad"
}

/// The values of `blurStyle`, as documents spell them.
public enum IBBlurStyleValue: String, Sendable {
  /// Dark
  case dark = "dark"
  /// Extra dark
  case extraDark = "extraDark"
  /// Extra light
  case extraLight = "extraLight"
  /// Light
  case light = "light"
  /// Prominent
  case prominent = "prominent"
  /// Regular
  case regular = "regular"
  /// System chrome material
  case systemChromeMaterial = "systemChromeMaterial"
  /// System chrome material dark
  case systemChromeMaterialDark = "systemChromeMaterialDark"
  /// System chrome material light
  case systemChromeMaterialLight = "systemChromeMaterialLight"
  /// System material
  case systemMaterial = "systemMaterial"
  /// System material dark
  case systemMaterialDark = "systemMaterialDark"
  /// System material light
  case systemMaterialLight = "systemMaterialLight"
  /// System thick material
  case systemThickMaterial = "systemThickMaterial"
  /// System thick material dark
  case systemThickMaterialDark = "systemThickMaterialDark"
  /// System thick material light
  case systemThickMaterialLight = "systemThickMaterialLight"
  /// System thin material
  case systemThinMaterial = "systemThinMaterial"
  /// System thin material dark
  case systemThinMaterialDark = "systemThinMaterialDark"
  /// System thin material light
  case systemThinMaterialLight = "systemThinMaterialLight"
  /// System ultra thin material
  case systemUltraThinMaterial = "systemUltraThinMaterial"
  /// System ultra thin material dark
  case systemUltraThinMaterialDark = "systemUltraThinMaterialDark"
  /// System ultra thin material light
  case systemUltraThinMaterialLight = "systemUltraThinMaterialLight"
}

/// The values of `borderType`, as documents spell them.
public enum IBBorderTypeValue: String, Sendable {
  /// Bezel
  case bezel = "bezel"
  /// Groove
  case groove = "groove"
  /// Line
  case line = "line"
  /// None
  case none = "none"
}

/// The values of `boxType`, as documents spell them.
public enum IBBoxTypeValue: String, Sendable {
  /// Custom
  case custom = "custom"
  /// Old style
  case oldStyle = "oldStyle"
  /// Primary
  case primary = "primary"
  /// Secondary
  case secondary = "secondary"
  /// Separator
  case separator = "separator"
}

/// The values of `browserColumnResizing`, as documents spell them.
public enum IBBrowserColumnResizingValue: String, Sendable {
  /// Auto
  case auto = "auto"
  /// None
  case none = "none"
  /// User
  case user = "user"
}

/// The values of `buttonBezelStyle`, as documents spell them.
public enum IBButtonBezelStyleValue: String, Sendable {
  /// Accessory bar
  case accessoryBar = "accessoryBar"
  /// Accessory bar action
  case accessoryBarAction = "accessoryBarAction"
  /// Automatic
  case automatic = "automatic"
  /// Badge
  case badge = "badge"
  /// Circular
  case circular = "circular"
  /// Disclosure
  case disclosure = "disclosure"
  /// Flexible push
  case flexiblePush = "flexiblePush"
  /// Glass
  case glass = "glass"
  /// Help button
  case helpButton = "helpButton"
  /// Inline
  case inline = "inline"
  /// Push
  case push = "push"
  /// Recessed
  case recessed = "recessed"
  /// Regular square
  case regularSquare = "regularSquare"
  /// Rounded
  case rounded = "rounded"
  /// Rounded disclosure
  case roundedDisclosure = "roundedDisclosure"
  /// Rounded rect
  case roundedRect = "roundedRect"
  /// Shadowless square
  case shadowlessSquare = "shadowlessSquare"
  /// Small square
  case smallSquare = "smallSquare"
  /// Textured rounded
  case texturedRounded = "texturedRounded"
  /// Textured square
  case texturedSquare = "texturedSquare"
  /// Thick square
  case thickSquare = "thickSquare"
  /// Thicker square
  case thickerSquare = "thickerSquare"
  /// Toolbar
  case toolbar = "toolbar"
}

/// The values of `buttonConfigurationStyle`, as documents spell them.
public enum IBButtonConfigurationStyleValue: String, Sendable {
  /// Bordered
  case bordered = "bordered"
  /// Bordered prominent
  case borderedProminent = "borderedProminent"
  /// Bordered tinted
  case borderedTinted = "borderedTinted"
  /// Borderless
  case borderless = "borderless"
  /// Clear glass
  case clearGlass = "clearGlass"
  /// Filled
  case filled = "filled"
  /// Glass
  case glass = "glass"
  /// Gray
  case gray = "gray"
  /// Plain
  case plain = "plain"
  /// Prominent clear glass
  case prominentClearGlass = "prominentClearGlass"
  /// Prominent glass
  case prominentGlass = "prominentGlass"
  /// Tinted
  case tinted = "tinted"
}

/// The values of `buttonIndicator`, as documents spell them.
public enum IBButtonIndicatorValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// None
  case none = "none"
  /// Popup
  case popup = "popup"
}

/// The values of `buttonRole`, as documents spell them.
public enum IBButtonRoleValue: String, Sendable {
  /// Cancel
  case cancel = "cancel"
  /// Destructive
  case destructive = "destructive"
  /// Normal
  case normal = "normal"
  /// Primary
  case primary = "primary"
}

/// The values of `buttonSize`, as documents spell them.
public enum IBButtonSizeValue: String, Sendable {
  /// Large
  case large = "large"
  /// Medium
  case medium = "medium"
  /// Mini
  case mini = "mini"
  /// Small
  case small = "small"
}

/// The values of `buttonTitleAlignment`, as documents spell them.
public enum IBButtonTitleAlignmentValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Center
  case center = "center"
  /// Leading
  case leading = "leading"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `buttonType`, as documents spell them.
public enum IBButtonTypeValue: String, Sendable {
  /// Close
  case close = "close"
  /// Contact add
  case contactAdd = "contactAdd"
  /// Custom
  case custom = "custom"
  /// Detail disclosure
  case detailDisclosure = "detailDisclosure"
  /// Info dark
  case infoDark = "infoDark"
  /// Info light
  case infoLight = "infoLight"
  /// Plain
  case plain = "plain"
  /// Rounded rect
  case roundedRect = "roundedRect"
  /// System
  case system = "system"
}

/// The values of `cellBorderStyle`, as documents spell them.
public enum IBCellBorderStyleValue: String, Sendable {
  /// A bezel
  case bezel = "bezel"
  /// A plain border
  case border = "border"
  /// A border and a bezel
  case borderAndBezel = "borderAndBezel"
  /// No border
  case none = "none"
}

/// The values of `cellImageAlignment`, as documents spell them.
public enum IBCellImageAlignmentValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Bottom left
  case bottomLeft = "bottomLeft"
  /// Bottom right
  case bottomRight = "bottomRight"
  /// Center
  case center = "center"
  /// Left
  case left = "left"
  /// Right
  case right = "right"
  /// Top
  case top = "top"
  /// Top left
  case topLeft = "topLeft"
  /// Top right
  case topRight = "topRight"
}

/// The values of `cellImagePosition`, as documents spell them.
public enum IBCellImagePositionValue: String, Sendable {
  /// Above
  case above = "above"
  /// Below
  case below = "below"
  /// Leading
  case leading = "leading"
  /// Left
  case left = "left"
  /// No image
  case none = "none"
  /// Image only
  case only = "only"
  /// Overlaps
  case overlaps = "overlaps"
  /// Right
  case right = "right"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `cellImageScaling`, as documents spell them.
public enum IBCellImageScalingValue: String, Sendable {
  /// Axes independently
  case axesIndependently = "axesIndependently"
  /// None
  case none = "none"
  /// Proportionally down
  case proportionallyDown = "proportionallyDown"
  /// Proportionally up or down
  case proportionallyUpOrDown = "proportionallyUpOrDown"
}

/// The values of `cellSelectionStyle`, as documents spell them.
public enum IBCellSelectionStyleValue: String, Sendable {
  /// Blue
  case blue = "blue"
  /// Default
  case `default` = "default"
  /// Gray
  case gray = "gray"
  /// None
  case none = "none"
}

/// The values of `cellState`, as documents spell them.
public enum IBCellStateValue: String, Sendable {
  /// Mixed
  case mixed = "mixed"
  /// Off
  case off = "off"
  /// On
  case on = "on"
}

/// The values of `classRelationship`, as documents spell them.
public enum IBClassRelationshipValue: String, Sendable {
  /// Action
  case action = "action"
  /// Outlet
  case outlet = "outlet"
  /// Outlet collection
  case outletCollection = "outletCollection"
}

/// The values of `classSourceType`, as documents spell them.
public enum IBClassSourceTypeValue: String, Sendable {
  /// Project
  case project = "project"
  /// Sdk
  case sdk = "sdk"
  /// Unknown
  case unknown = "unknown"
  /// User class
  case userClass = "userClass"
}

/// The values of `cocoaTouchSystemColor`, as documents spell them.
public enum IBCocoaTouchSystemColorValue: String, Sendable {
  /// Black color
  case blackColor = "blackColor"
  /// Clear color
  case clearColor = "clearColor"
  /// Dark text color
  case darkTextColor = "darkTextColor"
  /// Group table view background color
  case groupTableViewBackgroundColor = "groupTableViewBackgroundColor"
  /// Light text color
  case lightTextColor = "lightTextColor"
  /// Scroll view textured background color
  case scrollViewTexturedBackgroundColor = "scrollViewTexturedBackgroundColor"
  /// Table cell blue text color
  case tableCellBlueTextColor = "tableCellBlueTextColor"
  /// Table cell detail text color
  case tableCellDetailTextColor = "tableCellDetailTextColor"
  /// Table cell grouped background color
  case tableCellGroupedBackgroundColor = "tableCellGroupedBackgroundColor"
  /// Table cell plain background color
  case tableCellPlainBackgroundColor = "tableCellPlainBackgroundColor"
  /// Table grouped separator light color
  case tableGroupedSeparatorLightColor = "tableGroupedSeparatorLightColor"
  /// Under page background color
  case underPageBackgroundColor = "underPageBackgroundColor"
  /// View flipside background color
  case viewFlipsideBackgroundColor = "viewFlipsideBackgroundColor"
  /// White color
  case whiteColor = "whiteColor"
}

/// The values of `collectionDataMode`, as documents spell them.
public enum IBCollectionDataModeValue: String, Sendable {
  /// No prototypes
  case none = "none"
  /// Cells come from code
  case prototypes = "prototypes"
}

/// The values of `colorSpace`, as documents spell them.
public enum IBColorSpaceValue: String, Sendable {
  /// Calibrated cmyk
  case calibratedCMYK = "calibratedCMYK"
  /// Calibrated rgb
  case calibratedRGB = "calibratedRGB"
  /// Calibrated white
  case calibratedWhite = "calibratedWhite"
  /// A catalog colour
  case catalog = "catalog"
  /// See customColorSpace
  case custom = "custom"
  /// Device cmyk
  case deviceCMYK = "deviceCMYK"
  /// Device rgb
  case deviceRGB = "deviceRGB"
  /// Device white
  case deviceWhite = "deviceWhite"
  /// A pattern image
  case pattern = "pattern"
}

/// The values of `colorWellStyle`, as documents spell them.
public enum IBColorWellStyleValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Expanded
  case expanded = "expanded"
  /// Minimal
  case minimal = "minimal"
}

/// The values of `columnAutoresizingStyle`, as documents spell them.
public enum IBColumnAutoresizingStyleValue: String, Sendable {
  /// First column only
  case firstColumnOnly = "firstColumnOnly"
  /// Last column only
  case lastColumnOnly = "lastColumnOnly"
  /// None
  case none = "none"
  /// Reverse sequential
  case reverseSequential = "reverseSequential"
  /// Sequential
  case sequential = "sequential"
  /// Uniform
  case uniform = "uniform"
}

/// The values of `constraintAttribute`, as documents spell them.
public enum IBConstraintAttributeValue: String, Sendable {
  /// Last baseline
  case baseline = "baseline"
  /// Bottom
  case bottom = "bottom"
  /// Bottom margin
  case bottomMargin = "bottomMargin"
  /// Center x
  case centerX = "centerX"
  /// Center x within margins
  case centerXWithinMargins = "centerXWithinMargins"
  /// Center y
  case centerY = "centerY"
  /// Center y within margins
  case centerYWithinMargins = "centerYWithinMargins"
  /// First baseline
  case firstBaseline = "firstBaseline"
  /// Height
  case height = "height"
  /// Last baseline
  case lastBaseline = "lastBaseline"
  /// Leading
  case leading = "leading"
  /// Leading margin
  case leadingMargin = "leadingMargin"
  /// Left
  case left = "left"
  /// Left margin
  case leftMargin = "leftMargin"
  /// Not an attribute
  case notAnAttribute = "notAnAttribute"
  /// Right
  case right = "right"
  /// Right margin
  case rightMargin = "rightMargin"
  /// Top
  case top = "top"
  /// Top margin
  case topMargin = "topMargin"
  /// Trailing
  case trailing = "trailing"
  /// Trailing margin
  case trailingMargin = "trailingMargin"
  /// Width
  case width = "width"
}

/// The values of `constraintRelation`, as documents spell them.
public enum IBConstraintRelationValue: String, Sendable {
  /// Equal
  case equal = "equal"
  /// Greater than or equal
  case greaterThanOrEqual = "greaterThanOrEqual"
  /// Less than or equal
  case lessThanOrEqual = "lessThanOrEqual"
}

/// The values of `constraintScoring`, as documents spell them.
public enum IBConstraintScoringValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// User
  case user = "user"
}

/// The values of `constraintSymbolType`, as documents spell them.
public enum IBConstraintSymbolTypeValue: String, Sendable {
  /// Layout anchor
  case layoutAnchor = "layoutAnchor"
  /// Spacing
  case spacing = "spacing"
}

/// The values of `constraintType`, as documents spell them.
public enum IBConstraintTypeValue: String, Sendable {
  /// Made by the tool
  case `default` = "default"
  /// User
  case user = "user"
}

/// The values of `contentHorizontalAlignment`, as documents spell them.
public enum IBContentHorizontalAlignmentValue: String, Sendable {
  /// Center
  case center = "center"
  /// Fill
  case fill = "fill"
  /// Leading
  case leading = "leading"
  /// Left
  case left = "left"
  /// Right
  case right = "right"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `contentInsetAdjustmentBehavior`, as documents spell them.
public enum IBContentInsetAdjustmentBehaviorValue: String, Sendable {
  /// Always
  case always = "always"
  /// Automatic
  case automatic = "automatic"
  /// Never
  case never = "never"
  /// Scrollable axes
  case scrollableAxes = "scrollableAxes"
}

/// The values of `contentMode`, as documents spell them.
public enum IBContentModeValue: String, Sendable {
  /// Older spelling of bottomLeft
  case bottomLeft = "BottomLeft"
  /// Older spelling of bottomRight
  case bottomRight = "BottomRight"
  /// Older spelling of topLeft
  case topLeft = "TopLeft"
  /// Older spelling of topRight
  case topRight = "TopRight"
  /// Bottom
  case bottom = "bottom"
  /// Bottom left
  case bottomLeft_ = "bottomLeft"
  /// Bottom right
  case bottomRight_ = "bottomRight"
  /// Center
  case center = "center"
  /// Left
  case left = "left"
  /// Redraw
  case redraw = "redraw"
  /// Right
  case right = "right"
  /// Scale aspect fill
  case scaleAspectFill = "scaleAspectFill"
  /// Scale aspect fit
  case scaleAspectFit = "scaleAspectFit"
  /// UIView.ContentMode.scaleToFill
  case scaleToFill = "scaleToFill"
  /// Top
  case top = "top"
  /// Top left
  case topLeft_ = "topLeft"
  /// Top right
  case topRight_ = "topRight"
}

/// The values of `contentSizeCategory`, as documents spell them.
public enum IBContentSizeCategoryValue: String, Sendable {
  /// Accessibility extra extra extra large
  case accessibilityExtraExtraExtraLarge = "accessibilityExtraExtraExtraLarge"
  /// Accessibility extra extra large
  case accessibilityExtraExtraLarge = "accessibilityExtraExtraLarge"
  /// Accessibility extra large
  case accessibilityExtraLarge = "accessibilityExtraLarge"
  /// Accessibility large
  case accessibilityLarge = "accessibilityLarge"
  /// Accessibility medium
  case accessibilityMedium = "accessibilityMedium"
  /// Extra extra extra large
  case extraExtraExtraLarge = "extraExtraExtraLarge"
  /// Extra extra large
  case extraExtraLarge = "extraExtraLarge"
  /// Extra large
  case extraLarge = "extraLarge"
  /// Extra small
  case extraSmall = "extraSmall"
  /// Large
  case large = "large"
  /// Medium
  case medium = "medium"
  /// Small
  case small = "small"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `contentVerticalAlignment`, as documents spell them.
public enum IBContentVerticalAlignmentValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Center
  case center = "center"
  /// Fill
  case fill = "fill"
  /// Top
  case top = "top"
}

/// The values of `controlSize`, as documents spell them.
public enum IBControlSizeValue: String, Sendable {
  /// Extra large
  case extraLarge = "extraLarge"
  /// Large
  case large = "large"
  /// Mini
  case mini = "mini"
  /// Regular
  case regular = "regular"
  /// Small
  case small = "small"
}

/// The values of `controlTint`, as documents spell them.
public enum IBControlTintValue: String, Sendable {
  /// Blue
  case blue = "blue"
  /// Clear
  case clear = "clear"
  /// Default
  case `default` = "default"
  /// Graphite
  case graphite = "graphite"
}

/// The values of `controllerGuideType`, as documents spell them.
public enum IBControllerGuideTypeValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Top
  case top = "top"
}

/// The values of `controllerMode`, as documents spell them.
public enum IBControllerModeValue: String, Sendable {
  /// Objects of a class
  case `class` = "class"
  /// Objects of a Core Data entity
  case entity = "entity"
}

/// The values of `cornerStyle`, as documents spell them.
public enum IBCornerStyleValue: String, Sendable {
  /// Capsule
  case capsule = "capsule"
  /// Dynamic
  case dynamic = "dynamic"
  /// Fixed
  case fixed = "fixed"
  /// Large
  case large = "large"
  /// Medium
  case medium = "medium"
  /// Small
  case small = "small"
}

/// The values of `customColorSpace`, as documents spell them.
public enum IBCustomColorSpaceValue: String, Sendable {
  /// Adobe rgb 1998
  case adobeRGB1998 = "adobeRGB1998"
  /// Calibrated rgb
  case calibratedRGB = "calibratedRGB"
  /// Calibrated white
  case calibratedWhite = "calibratedWhite"
  /// Device cmyk
  case deviceCMYK = "deviceCMYK"
  /// Device rgb
  case deviceRGB = "deviceRGB"
  /// Device white
  case deviceWhite = "deviceWhite"
  /// Display p 3
  case displayP3 = "displayP3"
  /// Extended generic gamma 22 gray
  case extendedGenericGamma22Gray = "extendedGenericGamma22Gray"
  /// Extended gray
  case extendedGray = "extendedGray"
  /// Extended srgb
  case extendedSRGB = "extendedSRGB"
  /// Generic cmyk
  case genericCMYK = "genericCMYK"
  /// Generic cmyk color space
  case genericCMYKColorSpace = "genericCMYKColorSpace"
  /// Generic gamma 22 gray color space
  case genericGamma22GrayColorSpace = "genericGamma22GrayColorSpace"
  /// Generic gray
  case genericGray = "genericGray"
  /// Generic rgb
  case genericRGB = "genericRGB"
  /// Generic rgb color space
  case genericRGBColorSpace = "genericRGBColorSpace"
  /// S rgb
  case sRGB = "sRGB"
}

/// The values of `customObjectInstantiation`, as documents spell them.
public enum IBCustomObjectInstantiationValue: String, Sendable {
  /// Made by the class itself
  case direct = "direct"
}

/// The values of `datePickerMode`, as documents spell them.
public enum IBDatePickerModeValue: String, Sendable {
  /// Count down timer
  case countDownTimer = "countDownTimer"
  /// Date
  case date = "date"
  /// Date and time
  case dateAndTime = "dateAndTime"
  /// Time
  case time = "time"
  /// Year and month
  case yearAndMonth = "yearAndMonth"
}

/// The values of `datePickerStyle`, as documents spell them.
public enum IBDatePickerStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Compact
  case compact = "compact"
  /// Inline
  case inline = "inline"
  /// Wheels
  case wheels = "wheels"
}

/// The values of `dateStyle`, as documents spell them.
public enum IBDateStyleValue: String, Sendable {
  /// Full
  case full = "full"
  /// Long
  case long = "long"
  /// Medium
  case medium = "medium"
  /// None
  case none = "none"
  /// Short
  case short = "short"
}

/// The values of `decelerationRate`, as documents spell them.
public enum IBDecelerationRateValue: String, Sendable {
  /// Fast
  case fast = "fast"
  /// Normal
  case normal = "normal"
}

/// The values of `deploymentPlatform`, as documents spell them.
public enum IBDeploymentPlatformValue: String, Sendable {
  /// I os
  case iOS = "iOS"
  /// Macosx
  case macosx = "macosx"
  /// Tv os
  case tvOS = "tvOS"
  /// Vision os
  case visionOS = "visionOS"
  /// Watch os
  case watchOS = "watchOS"
  /// Xr os
  case xrOS = "xrOS"
}

/// The values of `device`, as documents spell them.
public enum IBDeviceValue: String, Sendable {
  /// Apple TV
  case appleTV = "appleTV"
  /// Ipad 10 2
  case ipad102 = "ipad10_2"
  /// iPad Pro 10.5 inch
  case ipad105 = "ipad10_5"
  /// Ipad 10 9 rounded
  case ipad109rounded = "ipad10_9rounded"
  /// iPad Pro 11 inch
  case ipad110rounded = "ipad11_0rounded"
  /// iPad Pro 12.9 inch
  case ipad129 = "ipad12_9"
  /// iPad Pro 12.9 inch (3rd generation)
  case ipad129rounded = "ipad12_9rounded"
  /// Ipad 13 0 rounded
  case ipad130rounded = "ipad13_0rounded"
  /// Ipad 7 9
  case ipad79 = "ipad7_9"
  /// Ipad 8 3 rounded
  case ipad83rounded = "ipad8_3rounded"
  /// iPad 9.7 inch
  case ipad97 = "ipad9_7"
  /// iPhone 4s
  case retina35 = "retina3_5"
  /// iPhone SE (1st generation)
  case retina40 = "retina4_0"
  /// iPhone 8
  case retina47 = "retina4_7"
  /// iPhone 12 mini
  case retina54 = "retina5_4"
  /// iPhone 8 Plus
  case retina55 = "retina5_5"
  /// iPhone X
  case retina59 = "retina5_9"
  /// iPhone 13
  case retina60 = "retina6_0"
  /// iPhone 11
  case retina61 = "retina6_1"
  /// iPhone 14 Pro
  case retina612 = "retina6_12"
  /// iPhone 16 Pro
  case retina63 = "retina6_3"
  /// iPhone 11 Pro Max
  case retina65 = "retina6_5"
  /// iPhone 14 Plus
  case retina67 = "retina6_7"
  /// iPhone 14 Pro Max
  case retina672 = "retina6_72"
  /// iPhone 16 Pro Max
  case retina69 = "retina6_9"
  /// Vision
  case vision = "vision"
  /// Watch 38
  case watch38 = "watch38"
  /// Watch 40
  case watch40 = "watch40"
  /// Watch 41
  case watch41 = "watch41"
  /// Watch 42
  case watch42 = "watch42"
  /// Watch 44
  case watch44 = "watch44"
  /// Watch 45
  case watch45 = "watch45"
  /// Watch 49
  case watch49 = "watch49"
}

/// The values of `deviceLayout`, as documents spell them.
public enum IBDeviceLayoutValue: String, Sendable {
  /// Fullscreen
  case fullscreen = "fullscreen"
  /// Slideover
  case slideover = "slideover"
  /// Splitview
  case splitview = "splitview"
  /// Splitview 1 2
  case splitview12 = "splitview1_2"
  /// Splitview 1 3
  case splitview13 = "splitview1_3"
  /// Splitview 2 3
  case splitview23 = "splitview2_3"
}

/// The values of `deviceOrientation`, as documents spell them.
public enum IBDeviceOrientationValue: String, Sendable {
  /// Landscape
  case landscape = "landscape"
  /// Portrait
  case portrait = "portrait"
  /// Portrait upside down
  case portraitUpsideDown = "portraitUpsideDown"
}

/// The values of `dividerStyle`, as documents spell them.
public enum IBDividerStyleValue: String, Sendable {
  /// Pane splitter
  case paneSplitter = "paneSplitter"
  /// Thick
  case thick = "thick"
  /// Thin
  case thin = "thin"
}

/// The values of `documentType`, as documents spell them.
public enum IBDocumentTypeValue: String, Sendable {
  /// tvOS storyboard
  case comAppleInterfaceBuilderAppleTVStoryboard = "com.apple.InterfaceBuilder.AppleTV.Storyboard"
  /// tvOS storyboard (other spelling)
  case comAppleInterfaceBuilderAppleTVStoryboardXIB = "com.apple.InterfaceBuilder.AppleTV.Storyboard.XIB"
  /// tvOS xib
  case comAppleInterfaceBuilderAppleTVXIB = "com.apple.InterfaceBuilder.AppleTV.XIB"
  /// watchOS storyboard
  case comAppleInterfaceBuilderWatchKitStoryboard = "com.apple.InterfaceBuilder.WatchKit.Storyboard"
  /// watchOS xib
  case comAppleInterfaceBuilderWatchKitXIB = "com.apple.InterfaceBuilder.WatchKit.XIB"
  /// visionOS storyboard
  case comAppleInterfaceBuilderXRStoryboard = "com.apple.InterfaceBuilder.XR.Storyboard"
  /// visionOS xib
  case comAppleInterfaceBuilderXRXIB = "com.apple.InterfaceBuilder.XR.XIB"
  /// macOS storyboard
  case comAppleInterfaceBuilder3CocoaStoryboardXIB = "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
  /// macOS xib
  case comAppleInterfaceBuilder3CocoaXIB = "com.apple.InterfaceBuilder3.Cocoa.XIB"
  /// iOS storyboard
  case comAppleInterfaceBuilder3CocoaTouchStoryboardXIB = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  /// iOS xib
  case comAppleInterfaceBuilder3CocoaTouchXIB = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  /// iPad storyboard
  case comAppleInterfaceBuilder3CocoaTouchIPadStoryboardXIB = "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB"
  /// iPad xib
  case comAppleInterfaceBuilder3CocoaTouchIPadXIB = "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"
}

/// The values of `documentVariant`, as documents spell them.
public enum IBDocumentVariantValue: String, Sendable {
  /// For iOS 6 and earlier
  case _6xAndEarlier = "6xAndEarlier"
}

/// The values of `draggingFeedbackStyle`, as documents spell them.
public enum IBDraggingFeedbackStyleValue: String, Sendable {
  /// Gap
  case gap = "gap"
  /// None
  case none = "none"
  /// Regular
  case regular = "regular"
  /// Source list
  case sourceList = "sourceList"
}

/// The values of `drawableColorFormat`, as documents spell them.
public enum IBDrawableColorFormatValue: String, Sendable {
  /// Rgb 565
  case RGB565 = "RGB565"
  /// Rgba 8888
  case RGBA8888 = "RGBA8888"
  /// Srgba 8888
  case SRGBA8888 = "SRGBA8888"
}

/// The values of `drawableDepthFormat`, as documents spell them.
public enum IBDrawableDepthFormatValue: String, Sendable {
  /// 16
  case _16 = "16"
  /// 16 bit
  case _16Bit = "16Bit"
  /// 24
  case _24 = "24"
  /// 24 bit
  case _24Bit = "24Bit"
  /// None
  case none = "none"
}

/// The values of `drawableMultisample`, as documents spell them.
public enum IBDrawableMultisampleValue: String, Sendable {
  /// 4 x
  case _4X = "4X"
  /// 4 x
  case _4x = "4x"
  /// None
  case none = "none"
}

/// The values of `drawableStencilFormat`, as documents spell them.
public enum IBDrawableStencilFormatValue: String, Sendable {
  /// 8
  case _8 = "8"
  /// 8 bit
  case _8Bit = "8Bit"
  /// None
  case none = "none"
}

/// The values of `event`, as documents spell them.
public enum IBEventValue: String, Sendable {
  /// All editing events
  case allEditingEvents = "allEditingEvents"
  /// All events
  case allEvents = "allEvents"
  /// All touch events
  case allTouchEvents = "allTouchEvents"
  /// Editing changed
  case editingChanged = "editingChanged"
  /// Editing did begin
  case editingDidBegin = "editingDidBegin"
  /// Editing did end
  case editingDidEnd = "editingDidEnd"
  /// Editing did end on exit
  case editingDidEndOnExit = "editingDidEndOnExit"
  /// Menu action triggered
  case menuActionTriggered = "menuActionTriggered"
  /// Primary action triggered
  case primaryActionTriggered = "primaryActionTriggered"
  /// Touch cancel
  case touchCancel = "touchCancel"
  /// Touch down
  case touchDown = "touchDown"
  /// Touch down repeat
  case touchDownRepeat = "touchDownRepeat"
  /// Touch drag enter
  case touchDragEnter = "touchDragEnter"
  /// Touch drag exit
  case touchDragExit = "touchDragExit"
  /// Touch drag inside
  case touchDragInside = "touchDragInside"
  /// Touch drag outside
  case touchDragOutside = "touchDragOutside"
  /// Touch up inside
  case touchUpInside = "touchUpInside"
  /// Touch up outside
  case touchUpOutside = "touchUpOutside"
  /// Value changed
  case valueChanged = "valueChanged"
}

/// The values of `fieldViewMode`, as documents spell them.
public enum IBFieldViewModeValue: String, Sendable {
  /// Always
  case always = "always"
  /// Never
  case never = "never"
  /// Unless editing
  case unlessEditing = "unlessEditing"
  /// While editing
  case whileEditing = "whileEditing"
}

/// The values of `findBarPosition`, as documents spell them.
public enum IBFindBarPositionValue: String, Sendable {
  /// Above content
  case aboveContent = "aboveContent"
  /// Above horizontal ruler
  case aboveHorizontalRuler = "aboveHorizontalRuler"
  /// Below content
  case belowContent = "belowContent"
}

/// The values of `findStyle`, as documents spell them.
public enum IBFindStyleValue: String, Sendable {
  /// Bar
  case bar = "bar"
  /// None
  case none = "none"
  /// Panel
  case panel = "panel"
}

/// The values of `focusRingType`, as documents spell them.
public enum IBFocusRingTypeValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Exterior
  case exterior = "exterior"
  /// None
  case none = "none"
}

/// The values of `focusStyle`, as documents spell them.
public enum IBFocusStyleValue: String, Sendable {
  /// Custom
  case custom = "custom"
  /// Default
  case `default` = "default"
}

/// The values of `fontDesign`, as documents spell them.
public enum IBFontDesignValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Monospaced
  case monospaced = "monospaced"
  /// Rounded
  case rounded = "rounded"
  /// Serif
  case serif = "serif"
}

/// The values of `fontSizeRole`, as documents spell them.
public enum IBFontSizeRoleValue: String, Sendable {
  /// Button
  case button = "button"
  /// Label
  case label = "label"
  /// Small system
  case smallSystem = "smallSystem"
  /// System
  case system = "system"
}

/// The values of `fontTextStyle`, as documents spell them.
public enum IBFontTextStyleValue: String, Sendable {
  /// Uict font text style body
  case UICTFontTextStyleBody = "UICTFontTextStyleBody"
  /// Uict font text style callout
  case UICTFontTextStyleCallout = "UICTFontTextStyleCallout"
  /// Uict font text style caption 1
  case UICTFontTextStyleCaption1 = "UICTFontTextStyleCaption1"
  /// Uict font text style caption 2
  case UICTFontTextStyleCaption2 = "UICTFontTextStyleCaption2"
  /// Uict font text style emphasized body
  case UICTFontTextStyleEmphasizedBody = "UICTFontTextStyleEmphasizedBody"
  /// Uict font text style extra large title
  case UICTFontTextStyleExtraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  /// Uict font text style extra large title 2
  case UICTFontTextStyleExtraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
  /// Uict font text style footnote
  case UICTFontTextStyleFootnote = "UICTFontTextStyleFootnote"
  /// Uict font text style headline
  case UICTFontTextStyleHeadline = "UICTFontTextStyleHeadline"
  /// Uict font text style large title
  case UICTFontTextStyleLargeTitle = "UICTFontTextStyleLargeTitle"
  /// Uict font text style short body
  case UICTFontTextStyleShortBody = "UICTFontTextStyleShortBody"
  /// Uict font text style short caption 1
  case UICTFontTextStyleShortCaption1 = "UICTFontTextStyleShortCaption1"
  /// Uict font text style short footnote
  case UICTFontTextStyleShortFootnote = "UICTFontTextStyleShortFootnote"
  /// Uict font text style short headline 1
  case UICTFontTextStyleShortHeadline1 = "UICTFontTextStyleShortHeadline1"
  /// Uict font text style short subhead
  case UICTFontTextStyleShortSubhead = "UICTFontTextStyleShortSubhead"
  /// Uict font text style subhead
  case UICTFontTextStyleSubhead = "UICTFontTextStyleSubhead"
  /// Uict font text style tall body
  case UICTFontTextStyleTallBody = "UICTFontTextStyleTallBody"
  /// Large title
  case UICTFontTextStyleTitle0 = "UICTFontTextStyleTitle0"
  /// Uict font text style title 1
  case UICTFontTextStyleTitle1 = "UICTFontTextStyleTitle1"
  /// Uict font text style title 2
  case UICTFontTextStyleTitle2 = "UICTFontTextStyleTitle2"
  /// Uict font text style title 3
  case UICTFontTextStyleTitle3 = "UICTFontTextStyleTitle3"
}

/// The values of `fontType`, as documents spell them.
public enum IBFontTypeValue: String, Sendable {
  /// Bold system
  case boldSystem = "boldSystem"
  /// Italic system
  case italicSystem = "italicSystem"
  /// System
  case system = "system"
}

/// The values of `fontWeight`, as documents spell them.
public enum IBFontWeightValue: String, Sendable {
  /// Black
  case black = "black"
  /// Bold
  case bold = "bold"
  /// Heavy
  case heavy = "heavy"
  /// Light
  case light = "light"
  /// Medium
  case medium = "medium"
  /// Regular
  case regular = "regular"
  /// Semibold
  case semibold = "semibold"
  /// Thin
  case thin = "thin"
  /// Ultra light
  case ultraLight = "ultraLight"
}

/// The values of `fontWidth`, as documents spell them.
public enum IBFontWidthValue: String, Sendable {
  /// Compressed
  case compressed = "compressed"
  /// Condensed
  case condensed = "condensed"
  /// Expanded
  case expanded = "expanded"
  /// Standard
  case standard = "standard"
}

/// The values of `formatterBehavior`, as documents spell them.
public enum IBFormatterBehaviorValue: String, Sendable {
  /// System 10.0
  case _100 = "10_0"
  /// System 10.4
  case _104 = "10_4"
  /// Custom 10 4
  case custom104 = "custom10_4"
  /// Default
  case `default` = "default"
  /// Default 10 4
  case default104 = "default10_4"
  /// Pre 10 4
  case pre104 = "pre10_4"
}

/// The values of `gridPlacement`, as documents spell them.
public enum IBGridPlacementValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Center
  case center = "center"
  /// Fill
  case fill = "fill"
  /// Inherited
  case inherited = "inherited"
  /// Leading
  case leading = "leading"
  /// None
  case none = "none"
  /// Top
  case top = "top"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `gridRowAlignment`, as documents spell them.
public enum IBGridRowAlignmentValue: String, Sendable {
  /// First baseline
  case firstBaseline = "firstBaseline"
  /// Inherited
  case inherited = "inherited"
  /// Last baseline
  case lastBaseline = "lastBaseline"
  /// None
  case none = "none"
}

/// The values of `guideAffinity`, as documents spell them.
public enum IBGuideAffinityValue: String, Sendable {
  /// Max x
  case maxX = "maxX"
  /// Max y
  case maxY = "maxY"
  /// Mid x
  case midX = "midX"
  /// Mid y
  case midY = "midY"
  /// Min x
  case minX = "minX"
  /// Min y
  case minY = "minY"
}

/// The values of `imageCatalog`, as documents spell them.
public enum IBImageCatalogValue: String, Sendable {
  /// SF Symbols
  case system = "system"
}

/// The values of `imageDynamicRange`, as documents spell them.
public enum IBImageDynamicRangeValue: String, Sendable {
  /// Constrained high
  case constrainedHigh = "constrainedHigh"
  /// High
  case high = "high"
  /// Standard
  case standard = "standard"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `imageFrameStyle`, as documents spell them.
public enum IBImageFrameStyleValue: String, Sendable {
  /// Button
  case button = "button"
  /// Gray bezel
  case grayBezel = "grayBezel"
  /// Groove
  case groove = "groove"
  /// None
  case none = "none"
  /// Photo
  case photo = "photo"
}

/// The values of `imagePlacement`, as documents spell them.
public enum IBImagePlacementValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Leading
  case leading = "leading"
  /// Top
  case top = "top"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `indexDisplayMode`, as documents spell them.
public enum IBIndexDisplayModeValue: String, Sendable {
  /// Always hidden
  case alwaysHidden = "alwaysHidden"
  /// Automatic
  case automatic = "automatic"
}

/// The values of `indicatorStyle`, as documents spell them.
public enum IBIndicatorStyleValue: String, Sendable {
  /// Black
  case black = "black"
  /// Default
  case `default` = "default"
  /// White
  case white = "white"
}

/// The values of `keyboardAppearance`, as documents spell them.
public enum IBKeyboardAppearanceValue: String, Sendable {
  /// Alert
  case alert = "alert"
  /// Dark
  case dark = "dark"
  /// Default
  case `default` = "default"
  /// Light
  case light = "light"
}

/// The values of `keyboardDismissMode`, as documents spell them.
public enum IBKeyboardDismissModeValue: String, Sendable {
  /// Interactive
  case interactive = "interactive"
  /// Interactive with accessory
  case interactiveWithAccessory = "interactiveWithAccessory"
  /// None
  case none = "none"
  /// On drag
  case onDrag = "onDrag"
  /// On drag with accessory
  case onDragWithAccessory = "onDragWithAccessory"
}

/// The values of `keyboardType`, as documents spell them.
public enum IBKeyboardTypeValue: String, Sendable {
  /// ASCII capable
  case ASCIICapable = "ASCIICapable"
  /// Ascii capable number pad
  case ASCIICapableNumberPad = "ASCIICapableNumberPad"
  /// Url
  case URL = "URL"
  /// ASCII capable
  case alphabet = "alphabet"
  /// ASCII capable
  case asciiCapable = "asciiCapable"
  /// ASCII capable number pad
  case asciiCapableNumberPad = "asciiCapableNumberPad"
  /// Decimal pad
  case decimalPad = "decimalPad"
  /// Default
  case `default` = "default"
  /// Email address
  case emailAddress = "emailAddress"
  /// Name phone pad
  case namePhonePad = "namePhonePad"
  /// Number pad
  case numberPad = "numberPad"
  /// Numbers and punctuation
  case numbersAndPunctuation = "numbersAndPunctuation"
  /// Phone pad
  case phonePad = "phonePad"
  /// Twitter
  case twitter = "twitter"
  /// Web search
  case webSearch = "webSearch"
}

/// The values of `largeTitleDisplayMode`, as documents spell them.
public enum IBLargeTitleDisplayModeValue: String, Sendable {
  /// Always
  case always = "always"
  /// Automatic
  case automatic = "automatic"
  /// Inline
  case inline = "inline"
  /// Never
  case never = "never"
}

/// The values of `layerContentsRedrawPolicy`, as documents spell them.
public enum IBLayerContentsRedrawPolicyValue: String, Sendable {
  /// Before view resize
  case beforeViewResize = "beforeViewResize"
  /// Crossfade
  case crossfade = "crossfade"
  /// During view resize
  case duringViewResize = "duringViewResize"
  /// Never
  case never = "never"
  /// On set needs display
  case onSetNeedsDisplay = "onSetNeedsDisplay"
}

/// The values of `letterformSizing`, as documents spell them.
public enum IBLetterformSizingValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Oversize
  case oversize = "oversize"
  /// Typographic
  case typographic = "typographic"
}

/// The values of `levelIndicatorStyle`, as documents spell them.
public enum IBLevelIndicatorStyleValue: String, Sendable {
  /// Continuous capacity
  case continuousCapacity = "continuousCapacity"
  /// Discrete capacity
  case discreteCapacity = "discreteCapacity"
  /// Rating
  case rating = "rating"
  /// Relevancy
  case relevancy = "relevancy"
  /// Relevancy indicator
  case relevancyIndicator = "relevancyIndicator"
}

/// The values of `lineBreakMode`, as documents spell them.
public enum IBLineBreakModeValue: String, Sendable {
  /// AppKit: wrap at characters
  case charWrapping = "charWrapping"
  /// UIKit: wrap at characters
  case characterWrap = "characterWrap"
  /// UIKit: clip
  case clip = "clip"
  /// AppKit: clip
  case clipping = "clipping"
  /// UIKit: cut the head
  case headTruncation = "headTruncation"
  /// UIKit: cut the middle
  case middleTruncation = "middleTruncation"
  /// UIKit: cut the tail
  case tailTruncation = "tailTruncation"
  /// AppKit: cut the head
  case truncatingHead = "truncatingHead"
  /// AppKit: cut the middle
  case truncatingMiddle = "truncatingMiddle"
  /// AppKit: cut the tail
  case truncatingTail = "truncatingTail"
  /// UIKit: wrap at words
  case wordWrap = "wordWrap"
  /// AppKit: wrap at words
  case wordWrapping = "wordWrapping"
}

/// The values of `macIdiomStyle`, as documents spell them.
public enum IBMacIdiomStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Bordered
  case bordered = "bordered"
  /// Borderless
  case borderless = "borderless"
  /// Borderless tinted
  case borderlessTinted = "borderlessTinted"
}

/// The values of `mapType`, as documents spell them.
public enum IBMapTypeValue: String, Sendable {
  /// Hybrid
  case hybrid = "hybrid"
  /// Hybrid flyover
  case hybridFlyover = "hybridFlyover"
  /// Muted standard
  case mutedStandard = "mutedStandard"
  /// Satellite
  case satellite = "satellite"
  /// Satellite flyover
  case satelliteFlyover = "satelliteFlyover"
  /// Standard
  case standard = "standard"
}

/// The values of `maskKey`, as documents spell them.
public enum IBMaskKeyValue: String, Sendable {
  /// Constraints
  case constraints = "constraints"
  /// Subviews
  case subviews = "subviews"
}

/// The values of `matrixMode`, as documents spell them.
public enum IBMatrixModeValue: String, Sendable {
  /// Highlight
  case highlight = "highlight"
  /// List
  case list = "list"
  /// Radio
  case radio = "radio"
  /// Track
  case track = "track"
}

/// The values of `menuElementOrder`, as documents spell them.
public enum IBMenuElementOrderValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Fixed
  case fixed = "fixed"
  /// Priority
  case priority = "priority"
}

/// The values of `metaFont`, as documents spell them.
public enum IBMetaFontValue: String, Sendable {
  /// Cell title
  case cellTitle = "cellTitle"
  /// Control content
  case controlContent = "controlContent"
  /// Fixed user
  case fixedUser = "fixedUser"
  /// Label
  case label = "label"
  /// Menu
  case menu = "menu"
  /// Menu bar
  case menuBar = "menuBar"
  /// Message
  case message = "message"
  /// Mini system
  case miniSystem = "miniSystem"
  /// Mini system bold
  case miniSystemBold = "miniSystemBold"
  /// Palette
  case palette = "palette"
  /// Small system
  case smallSystem = "smallSystem"
  /// Small system bold
  case smallSystemBold = "smallSystemBold"
  /// System
  case system = "system"
  /// System black
  case systemBlack = "systemBlack"
  /// System bold
  case systemBold = "systemBold"
  /// System heavy
  case systemHeavy = "systemHeavy"
  /// System light
  case systemLight = "systemLight"
  /// System medium
  case systemMedium = "systemMedium"
  /// System regular
  case systemRegular = "systemRegular"
  /// System semibold
  case systemSemibold = "systemSemibold"
  /// System thin
  case systemThin = "systemThin"
  /// System ultra light
  case systemUltraLight = "systemUltraLight"
  /// Title bar
  case titleBar = "titleBar"
  /// Tool tip
  case toolTip = "toolTip"
  /// User
  case user = "user"
  /// User fixed pitch
  case userFixedPitch = "userFixedPitch"
}

/// The values of `mirrorLayoutDirection`, as documents spell them.
public enum IBMirrorLayoutDirectionValue: String, Sendable {
  /// Always
  case always = "always"
  /// Automatic
  case automatic = "automatic"
  /// Never
  case never = "never"
}

/// The values of `modalPresentationStyle`, as documents spell them.
public enum IBModalPresentationStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Blur over full screen
  case blurOverFullScreen = "blurOverFullScreen"
  /// Current context
  case currentContext = "currentContext"
  /// Custom
  case custom = "custom"
  /// Form sheet
  case formSheet = "formSheet"
  /// Full screen
  case fullScreen = "fullScreen"
  /// None
  case none = "none"
  /// Over current context
  case overCurrentContext = "overCurrentContext"
  /// Over full screen
  case overFullScreen = "overFullScreen"
  /// Page sheet
  case pageSheet = "pageSheet"
  /// Popover
  case popover = "popover"
}

/// The values of `modalTransitionStyle`, as documents spell them.
public enum IBModalTransitionStyleValue: String, Sendable {
  /// Cover vertical
  case coverVertical = "coverVertical"
  /// Cross dissolve
  case crossDissolve = "crossDissolve"
  /// Flip horizontal
  case flipHorizontal = "flipHorizontal"
  /// Partial curl
  case partialCurl = "partialCurl"
}

/// The values of `navigationItemStyle`, as documents spell them.
public enum IBNavigationItemStyleValue: String, Sendable {
  /// Browser
  case browser = "browser"
  /// Editor
  case editor = "editor"
  /// Navigator
  case navigator = "navigator"
}

/// The values of `nestingMode`, as documents spell them.
public enum IBNestingModeValue: String, Sendable {
  /// Compound
  case compound = "compound"
  /// List
  case list = "list"
  /// Simple
  case simple = "simple"
  /// Single
  case single = "single"
}

/// The values of `nsButtonType`, as documents spell them.
public enum IBNsButtonTypeValue: String, Sendable {
  /// Accelerator
  case accelerator = "accelerator"
  /// Accessory bar button
  case accessoryBar = "accessoryBar"
  /// Accessory bar action
  case accessoryBarAction = "accessoryBarAction"
  /// Badge
  case badge = "badge"
  /// Bevel button
  case bevel = "bevel"
  /// Check box
  case check = "check"
  /// Disclosure button
  case disclosure = "disclosure"
  /// Disclosure triangle
  case disclosureTriangle = "disclosureTriangle"
  /// Flexible push button
  case flexiblePush = "flexiblePush"
  /// Help button
  case help = "help"
  /// Inline button
  case inline = "inline"
  /// Momentary change
  case momentaryChange = "momentaryChange"
  /// Momentary light
  case momentaryLight = "momentaryLight"
  /// Momentary push-in
  case momentaryPushIn = "momentaryPushIn"
  /// Multi-level accelerator
  case multiLevelAccelerator = "multiLevelAccelerator"
  /// On/off
  case onOff = "onOff"
  /// Momentary push-in
  case push = "push"
  /// Push on, push off
  case pushOnPushOff = "pushOnPushOff"
  /// Radio button
  case radio = "radio"
  /// Recessed button
  case recessed = "recessed"
  /// Round button
  case round = "round"
  /// Round rectangle button
  case roundRect = "roundRect"
  /// Textured rounded button
  case roundTextured = "roundTextured"
  /// Shadowless square button
  case shadowlessSquare = "shadowlessSquare"
  /// Gradient button
  case smallSquare = "smallSquare"
  /// Square button
  case square = "square"
  /// Textured square button
  case squareTextured = "squareTextured"
  /// Thick square button
  case thickSquare = "thickSquare"
  /// Thicker square button
  case thickerSquare = "thickerSquare"
  /// Toggle
  case toggle = "toggle"
  /// Toolbar button
  case toolbar = "toolbar"
}

/// The values of `nsDatePickerMode`, as documents spell them.
public enum IBNsDatePickerModeValue: String, Sendable {
  /// Range
  case range = "range"
  /// Single
  case single = "single"
}

/// The values of `nsDatePickerStyle`, as documents spell them.
public enum IBNsDatePickerStyleValue: String, Sendable {
  /// Calendar
  case calendar = "calendar"
  /// Clock
  case clock = "clock"
  /// Clock and calendar
  case clockAndCalendar = "clockAndCalendar"
  /// Stepper
  case stepper = "stepper"
  /// Text field
  case textField = "textField"
  /// Text field and stepper
  case textFieldAndStepper = "textFieldAndStepper"
}

/// The values of `nsTableStyle`, as documents spell them.
public enum IBNsTableStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Full width
  case fullWidth = "fullWidth"
  /// Inset
  case inset = "inset"
  /// Plain
  case plain = "plain"
  /// Source list
  case sourceList = "sourceList"
}

/// The values of `nsTextStyle`, as documents spell them.
public enum IBNsTextStyleValue: String, Sendable {
  /// Body
  case body = "body"
  /// Callout
  case callout = "callout"
  /// Caption 1
  case caption1 = "caption1"
  /// Caption 2
  case caption2 = "caption2"
  /// Footnote
  case footnote = "footnote"
  /// Headline
  case headline = "headline"
  /// Large title
  case largeTitle = "largeTitle"
  /// Subheadline
  case subheadline = "subheadline"
  /// Title 1
  case title1 = "title1"
  /// Title 2
  case title2 = "title2"
  /// Title 3
  case title3 = "title3"
}

/// The values of `numberStyle`, as documents spell them.
public enum IBNumberStyleValue: String, Sendable {
  /// Currency
  case currency = "currency"
  /// Currency accounting
  case currencyAccounting = "currencyAccounting"
  /// Currency iso code
  case currencyISOCode = "currencyISOCode"
  /// Currency plural
  case currencyPlural = "currencyPlural"
  /// Decimal
  case decimal = "decimal"
  /// None
  case none = "none"
  /// Ordinal
  case ordinal = "ordinal"
  /// Percent
  case percent = "percent"
  /// Scientific
  case scientific = "scientific"
  /// Spell out
  case spellOut = "spellOut"
}

/// The values of `paddingPosition`, as documents spell them.
public enum IBPaddingPositionValue: String, Sendable {
  /// After prefix
  case afterPrefix = "afterPrefix"
  /// After suffix
  case afterSuffix = "afterSuffix"
  /// Before prefix
  case beforePrefix = "beforePrefix"
  /// Before suffix
  case beforeSuffix = "beforeSuffix"
}

/// The values of `pageControlBackground`, as documents spell them.
public enum IBPageControlBackgroundValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Minimal
  case minimal = "minimal"
  /// Prominent
  case prominent = "prominent"
}

/// The values of `pageControlDirection`, as documents spell them.
public enum IBPageControlDirectionValue: String, Sendable {
  /// Bottom to top
  case bottomToTop = "bottomToTop"
  /// Left to right
  case leftToRight = "leftToRight"
  /// Natural
  case natural = "natural"
  /// Right to left
  case rightToLeft = "rightToLeft"
  /// Top to bottom
  case topToBottom = "topToBottom"
}

/// The values of `pageControllerTransition`, as documents spell them.
public enum IBPageControllerTransitionValue: String, Sendable {
  /// Horizontal strip
  case horizontalStrip = "horizontalStrip"
  /// Stack book
  case stackBook = "stackBook"
  /// Stack history
  case stackHistory = "stackHistory"
}

/// The values of `pageTransitionStyle`, as documents spell them.
public enum IBPageTransitionStyleValue: String, Sendable {
  /// Page curl
  case pageCurl = "pageCurl"
  /// Scroll
  case scroll = "scroll"
}

/// The values of `paginationBreakingMode`, as documents spell them.
public enum IBPaginationBreakingModeValue: String, Sendable {
  /// Column
  case column = "column"
  /// Page
  case page = "page"
}

/// The values of `paginationMode`, as documents spell them.
public enum IBPaginationModeValue: String, Sendable {
  /// Bottom to top
  case bottomToTop = "bottomToTop"
  /// Left to right
  case leftToRight = "leftToRight"
  /// Right to left
  case rightToLeft = "rightToLeft"
  /// Top to bottom
  case topToBottom = "topToBottom"
  /// Unpaginated
  case unpaginated = "unpaginated"
}

/// The values of `pathStyle`, as documents spell them.
public enum IBPathStyleValue: String, Sendable {
  /// Navigation bar
  case navigationBar = "navigationBar"
  /// Pop up
  case popUp = "popUp"
  /// Standard
  case standard = "standard"
}

/// The values of `pdfDisplayBox`, as documents spell them.
public enum IBPdfDisplayBoxValue: String, Sendable {
  /// Art box
  case artBox = "artBox"
  /// Bleed box
  case bleedBox = "bleedBox"
  /// Crop box
  case cropBox = "cropBox"
  /// Media box
  case mediaBox = "mediaBox"
  /// Trim box
  case trimBox = "trimBox"
}

/// The values of `pdfDisplayMode`, as documents spell them.
public enum IBPdfDisplayModeValue: String, Sendable {
  /// Single page
  case singlePage = "singlePage"
  /// Single page continuous
  case singlePageContinuous = "singlePageContinuous"
  /// Two up
  case twoUp = "twoUp"
  /// Two up continuous
  case twoUpContinuous = "twoUpContinuous"
}

/// The values of `pixelFormat`, as documents spell them.
public enum IBPixelFormatValue: String, Sendable {
  /// Bgr 10 a 2 unorm
  case BGR10A2Unorm = "BGR10A2Unorm"
  /// Bgr 10 xr
  case BGR10XR = "BGR10_XR"
  /// Bgr 10 xr s rgb
  case BGR10XRSRGB = "BGR10_XR_sRGB"
  /// Bgra 10 xr
  case BGRA10XR = "BGRA10_XR"
  /// Bgra 10 xr s rgb
  case BGRA10XRSRGB = "BGRA10_XR_sRGB"
  /// Bgra 8 unorm
  case BGRA8Unorm = "BGRA8Unorm"
  /// Bgra 8 unorm s rgb
  case BGRA8UnormSRGB = "BGRA8Unorm_sRGB"
  /// Depth 16 unorm
  case depth16Unorm = "Depth16Unorm"
  /// Depth 24 unorm stencil 8
  case depth24UnormStencil8 = "Depth24Unorm_Stencil8"
  /// Depth 32 float
  case depth32Float = "Depth32Float"
  /// Depth 32 float stencil 8
  case depth32FloatStencil8 = "Depth32Float_Stencil8"
  /// Invalid
  case invalid = "Invalid"
  /// Rgb 10 a 2 unorm
  case RGB10A2Unorm = "RGB10A2Unorm"
  /// Rgba 16 float
  case RGBA16Float = "RGBA16Float"
  /// Stencil 8
  case stencil8 = "Stencil8"
  /// X 24 stencil 8
  case X24Stencil8 = "X24_Stencil8"
  /// X 32 stencil 8
  case X32Stencil8 = "X32_Stencil8"
}

/// The values of `placeholderVisibility`, as documents spell them.
public enum IBPlaceholderVisibilityValue: String, Sendable {
  /// Always
  case always = "always"
  /// Automatic
  case automatic = "automatic"
  /// While editing
  case whileEditing = "whileEditing"
}

/// The values of `popUpArrow`, as documents spell them.
public enum IBPopUpArrowValue: String, Sendable {
  /// Arrow at bottom
  case arrowAtBottom = "arrowAtBottom"
  /// Arrow at center
  case arrowAtCenter = "arrowAtCenter"
  /// No arrow
  case noArrow = "noArrow"
}

/// The values of `popoverBehavior`, as documents spell them.
public enum IBPopoverBehaviorValue: String, Sendable {
  /// Defined by the application
  case a = "a"
  /// Application defined
  case applicationDefined = "applicationDefined"
  /// Semitransient
  case s = "s"
  /// Semitransient
  case semitransient = "semitransient"
  /// Transient
  case t = "t"
  /// Transient
  case transient = "transient"
}

/// The values of `predicateRowType`, as documents spell them.
public enum IBPredicateRowTypeValue: String, Sendable {
  /// Compound
  case compound = "compound"
  /// Simple
  case simple = "simple"
}

/// The values of `progressIndicatorStyle`, as documents spell them.
public enum IBProgressIndicatorStyleValue: String, Sendable {
  /// Bar
  case bar = "bar"
  /// Spinning
  case spinning = "spinning"
}

/// The values of `progressViewStyle`, as documents spell them.
public enum IBProgressViewStyleValue: String, Sendable {
  /// Bar
  case bar = "bar"
  /// Default
  case `default` = "default"
}

/// The values of `propertyAccessControl`, as documents spell them.
public enum IBPropertyAccessControlValue: String, Sendable {
  /// Everything is locked
  case all = "all"
  /// Translatable properties are locked
  case localizable = "localizable"
  /// Properties that are not translated are locked
  case nonLocalizable = "nonLocalizable"
  /// Nothing is locked
  case none = "none"
}

/// The values of `rectEdge`, as documents spell them.
public enum IBRectEdgeValue: String, Sendable {
  /// Leading
  case leading = "leading"
  /// Max x
  case maxX = "maxX"
  /// Max y
  case maxY = "maxY"
  /// Min x
  case minX = "minX"
  /// Min y
  case minY = "minY"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `renderingAPI`, as documents spell them.
public enum IBRenderingAPIValue: String, Sendable {
  /// Metal
  case metal = "Metal"
  /// Open gl
  case openGL = "OpenGL"
  /// Open gles 2
  case openGLES2 = "OpenGLES2"
  /// Default
  case `default` = "default"
  /// Metal
  case metal_ = "metal"
  /// Open gl
  case openGL_ = "openGL"
  /// Open gl core 32
  case openGLCore32 = "openGLCore32"
  /// Open gl core 41
  case openGLCore41 = "openGLCore41"
  /// Open gles 2
  case openGLES2_ = "openGLES2"
  /// Open gl legacy
  case openGLLegacy = "openGLLegacy"
}

/// The values of `renderingMode`, as documents spell them.
public enum IBRenderingModeValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Original
  case original = "original"
  /// Template
  case template = "template"
}

/// The values of `returnKeyType`, as documents spell them.
public enum IBReturnKeyTypeValue: String, Sendable {
  /// Continue
  case `continue` = "continue"
  /// Default
  case `default` = "default"
  /// Done
  case done = "done"
  /// Emergency call
  case emergencyCall = "emergencyCall"
  /// Go
  case go = "go"
  /// Google
  case google = "google"
  /// Join
  case join = "join"
  /// Next
  case next = "next"
  /// Route
  case route = "route"
  /// Search
  case search = "search"
  /// Send
  case send = "send"
  /// Yahoo
  case yahoo = "yahoo"
}

/// The values of `roundingMode`, as documents spell them.
public enum IBRoundingModeValue: String, Sendable {
  /// Ceiling
  case ceiling = "ceiling"
  /// Down
  case down = "down"
  /// Floor
  case floor = "floor"
  /// Half down
  case halfDown = "halfDown"
  /// Half even
  case halfEven = "halfEven"
  /// Half up
  case halfUp = "halfUp"
  /// Up
  case up = "up"
}

/// The values of `rowSizeStyle`, as documents spell them.
public enum IBRowSizeStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Custom
  case custom = "custom"
  /// Large
  case large = "large"
  /// Medium
  case medium = "medium"
  /// Small
  case small = "small"
  /// System default
  case systemDefault = "systemDefault"
}

/// The values of `runtimeAttributeType`, as documents spell them.
public enum IBRuntimeAttributeTypeValue: String, Sendable {
  /// Boolean
  case boolean = "boolean"
  /// Color
  case color = "color"
  /// Image
  case image = "image"
  /// Localized string
  case localizedString = "localizedString"
  /// Nil
  case `nil` = "nil"
  /// Number
  case number = "number"
  /// Point
  case point = "point"
  /// Range
  case range = "range"
  /// Rect
  case rect = "rect"
  /// Size
  case size = "size"
  /// String
  case string = "string"
}

/// The values of `sceneMember`, as documents spell them.
public enum IBSceneMemberValue: String, Sendable {
  /// The exit of the scene
  case exit = "exit"
  /// The first responder of the scene
  case firstResponder = "firstResponder"
  /// The controller of the scene
  case viewController = "viewController"
}

/// The values of `scopeBarActivation`, as documents spell them.
public enum IBScopeBarActivationValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Manual
  case manual = "manual"
  /// On search activation
  case onSearchActivation = "onSearchActivation"
  /// On text entry
  case onTextEntry = "onTextEntry"
}

/// The values of `scrollArrows`, as documents spell them.
public enum IBScrollArrowsValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Max end
  case maxEnd = "maxEnd"
  /// Min end
  case minEnd = "minEnd"
  /// None
  case none = "none"
}

/// The values of `scrollElasticity`, as documents spell them.
public enum IBScrollElasticityValue: String, Sendable {
  /// Allowed
  case allowed = "allowed"
  /// Automatic
  case automatic = "automatic"
  /// None
  case none = "none"
}

/// The values of `scrollerKnobStyle`, as documents spell them.
public enum IBScrollerKnobStyleValue: String, Sendable {
  /// Dark
  case dark = "dark"
  /// Default
  case `default` = "default"
  /// Light
  case light = "light"
}

/// The values of `scrollerStyle`, as documents spell them.
public enum IBScrollerStyleValue: String, Sendable {
  /// Legacy
  case legacy = "legacy"
  /// Overlay
  case overlay = "overlay"
}

/// The values of `searchBarStyle`, as documents spell them.
public enum IBSearchBarStyleValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Minimal
  case minimal = "minimal"
  /// Prominent
  case prominent = "prominent"
}

/// The values of `sectionInsetReference`, as documents spell them.
public enum IBSectionInsetReferenceValue: String, Sendable {
  /// Content inset
  case contentInset = "contentInset"
  /// Layout margins
  case layoutMargins = "layoutMargins"
  /// Safe area
  case safeArea = "safeArea"
}

/// The values of `segmentDistribution`, as documents spell them.
public enum IBSegmentDistributionValue: String, Sendable {
  /// Fill
  case fill = "fill"
  /// Fill equally
  case fillEqually = "fillEqually"
  /// Fill proportionally
  case fillProportionally = "fillProportionally"
  /// Fit
  case fit = "fit"
}

/// The values of `segmentStyle`, as documents spell them.
public enum IBSegmentStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Capsule
  case capsule = "capsule"
  /// Round rect
  case roundRect = "roundRect"
  /// Rounded
  case rounded = "rounded"
  /// Separated
  case separated = "separated"
  /// Small square
  case smallSquare = "smallSquare"
  /// Textured rounded
  case texturedRounded = "texturedRounded"
  /// Textured square
  case texturedSquare = "texturedSquare"
}

/// The values of `segmentTracking`, as documents spell them.
public enum IBSegmentTrackingValue: String, Sendable {
  /// Momentary
  case momentary = "momentary"
  /// Momentary accelerator
  case momentaryAccelerator = "momentaryAccelerator"
  /// Select any
  case selectAny = "selectAny"
  /// Select one
  case selectOne = "selectOne"
}

/// The values of `segmentedControlStyle`, as documents spell them.
public enum IBSegmentedControlStyleValue: String, Sendable {
  /// Bar
  case bar = "bar"
  /// Bezeled
  case bezeled = "bezeled"
  /// Bordered
  case bordered = "bordered"
  /// Plain
  case plain = "plain"
}

/// The values of `segueKind`, as documents spell them.
public enum IBSegueKindValue: String, Sendable {
  /// Custom
  case custom = "custom"
  /// Embed
  case embed = "embed"
  /// Modal
  case modal = "modal"
  /// Popover
  case popover = "popover"
  /// Present as popover
  case popoverPresentation = "popoverPresentation"
  /// Present modally
  case presentation = "presentation"
  /// Push
  case push = "push"
  /// Relationship
  case relationship = "relationship"
  /// Replace
  case replace = "replace"
  /// Sheet
  case sheet = "sheet"
  /// Show
  case show = "show"
  /// Show detail
  case showDetail = "showDetail"
  /// Unwind
  case unwind = "unwind"
}

/// The values of `seguePreviewInheritance`, as documents spell them.
public enum IBSeguePreviewInheritanceValue: String, Sendable {
  /// Commit
  case commit = "commit"
  /// Parent
  case parent = "parent"
}

/// The values of `segueRelationship`, as documents spell them.
public enum IBSegueRelationshipValue: String, Sendable {
  /// Compact view controller
  case compactViewController = "compactViewController"
  /// Detail view controller
  case detailViewController = "detailViewController"
  /// Dynamic interactive notification interface
  case dynamicInteractiveNotificationInterface = "dynamicInteractiveNotificationInterface"
  /// Dynamic notification interface
  case dynamicNotificationInterface = "dynamicNotificationInterface"
  /// Inspector view controller
  case inspectorViewController = "inspectorViewController"
  /// Master view controller
  case masterViewController = "masterViewController"
  /// Next page
  case nextPage = "nextPage"
  /// Root view controller
  case rootViewController = "rootViewController"
  /// Split items
  case splitItems = "splitItems"
  /// Static notification interface
  case staticNotificationInterface = "staticNotificationInterface"
  /// Supplementary view controller
  case supplementaryViewController = "supplementaryViewController"
  /// Tab items
  case tabItems = "tabItems"
  /// View controllers
  case viewControllers = "viewControllers"
  /// The content of a window controller
  case windowShadowedContentViewController = "window.shadowedContentViewController"
}

/// The values of `selectionGranularity`, as documents spell them.
public enum IBSelectionGranularityValue: String, Sendable {
  /// Character
  case character = "character"
  /// Paragraph
  case paragraph = "paragraph"
  /// Word
  case word = "word"
}

/// The values of `selectionHighlightStyle`, as documents spell them.
public enum IBSelectionHighlightStyleValue: String, Sendable {
  /// None
  case none = "none"
  /// Regular
  case regular = "regular"
  /// Source list
  case sourceList = "sourceList"
}

/// The values of `selfSizingInvalidation`, as documents spell them.
public enum IBSelfSizingInvalidationValue: String, Sendable {
  /// Disabled
  case disabled = "disabled"
  /// Enabled
  case enabled = "enabled"
  /// Enabled including constraints
  case enabledIncludingConstraints = "enabledIncludingConstraints"
}

/// The values of `semanticContentAttribute`, as documents spell them.
public enum IBSemanticContentAttributeValue: String, Sendable {
  /// Force left to right
  case forceLeftToRight = "forceLeftToRight"
  /// Force right to left
  case forceRightToLeft = "forceRightToLeft"
  /// Playback
  case playback = "playback"
  /// Spatial
  case spatial = "spatial"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `separatorInsetReference`, as documents spell them.
public enum IBSeparatorInsetReferenceValue: String, Sendable {
  /// From automatic insets
  case fromAutomaticInsets = "fromAutomaticInsets"
  /// From cell edges
  case fromCellEdges = "fromCellEdges"
}

/// The values of `separatorStyle`, as documents spell them.
public enum IBSeparatorStyleValue: String, Sendable {
  /// Single line
  case `default` = "default"
  /// None
  case none = "none"
  /// Single line
  case singleLine = "singleLine"
  /// Single line etched
  case singleLineEtched = "singleLineEtched"
}

/// The values of `showSeguePresentationStyle`, as documents spell them.
public enum IBShowSeguePresentationStyleValue: String, Sendable {
  /// Each time a new window
  case multiple = "multiple"
  /// One window is reused
  case single = "single"
}

/// The values of `simulatedAppContext`, as documents spell them.
public enum IBSimulatedAppContextValue: String, Sendable {
  /// Custom keyboard
  case keyboard = "keyboard"
  /// Messages extension
  case messages = "messages"
  /// Today widget
  case notificationCenter = "notificationCenter"
}

/// The values of `simulatedOrientation`, as documents spell them.
public enum IBSimulatedOrientationValue: String, Sendable {
  /// Landscape left
  case landscapeLeft = "landscapeLeft"
  /// Landscape right
  case landscapeRight = "landscapeRight"
  /// Portrait
  case portrait = "portrait"
  /// Portrait upside down
  case portraitUpsideDown = "portraitUpsideDown"
}

/// The values of `sliderType`, as documents spell them.
public enum IBSliderTypeValue: String, Sendable {
  /// Circular
  case circular = "circular"
  /// Linear
  case linear = "linear"
}

/// The values of `spineLocation`, as documents spell them.
public enum IBSpineLocationValue: String, Sendable {
  /// Max
  case max = "max"
  /// Mid
  case mid = "mid"
  /// Min
  case min = "min"
  /// None
  case none = "none"
}

/// The values of `splitBackground`, as documents spell them.
public enum IBSplitBackgroundValue: String, Sendable {
  /// None
  case none = "none"
  /// Sidebar
  case sidebar = "sidebar"
}

/// The values of `splitBehavior`, as documents spell them.
public enum IBSplitBehaviorValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Displace
  case displace = "displace"
  /// Overlay
  case overlay = "overlay"
  /// Tile
  case tile = "tile"
}

/// The values of `splitButtonVisibility`, as documents spell them.
public enum IBSplitButtonVisibilityValue: String, Sendable {
  /// Always
  case always = "always"
  /// Automatic
  case automatic = "automatic"
  /// Never
  case never = "never"
}

/// The values of `splitCollapse`, as documents spell them.
public enum IBSplitCollapseValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Prefer resizing siblings with fixed split view
  case preferResizingSiblingsWithFixedSplitView = "preferResizingSiblingsWithFixedSplitView"
  /// Prefer resizing split view with fixed siblings
  case preferResizingSplitViewWithFixedSiblings = "preferResizingSplitViewWithFixedSiblings"
  /// Use constraints
  case useConstraints = "useConstraints"
}

/// The values of `splitDisplayMode`, as documents spell them.
public enum IBSplitDisplayModeValue: String, Sendable {
  /// All visible
  case allVisible = "allVisible"
  /// Automatic
  case automatic = "automatic"
  /// Beside
  case beside = "beside"
  /// Hidden
  case hidden = "hidden"
  /// One beside secondary
  case oneBesideSecondary = "oneBesideSecondary"
  /// One over secondary
  case oneOverSecondary = "oneOverSecondary"
  /// Over
  case over = "over"
  /// Primary hidden
  case primaryHidden = "primaryHidden"
  /// Primary overlay
  case primaryOverlay = "primaryOverlay"
  /// Secondary only
  case secondaryOnly = "secondaryOnly"
  /// Two beside secondary
  case twoBesideSecondary = "twoBesideSecondary"
  /// Two displace secondary
  case twoDisplaceSecondary = "twoDisplaceSecondary"
  /// Two over secondary
  case twoOverSecondary = "twoOverSecondary"
}

/// The values of `splitEdge`, as documents spell them.
public enum IBSplitEdgeValue: String, Sendable {
  /// Leading
  case leading = "leading"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `splitItemBehavior`, as documents spell them.
public enum IBSplitItemBehaviorValue: String, Sendable {
  /// Content list
  case contentList = "contentList"
  /// Default
  case `default` = "default"
  /// Inspector
  case inspector = "inspector"
  /// Sidebar
  case sidebar = "sidebar"
}

/// The values of `splitStyle`, as documents spell them.
public enum IBSplitStyleValue: String, Sendable {
  /// Double column
  case doubleColumn = "doubleColumn"
  /// Triple column
  case tripleColumn = "tripleColumn"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `stackAlignment`, as documents spell them.
public enum IBStackAlignmentValue: String, Sendable {
  /// Baseline
  case baseline = "baseline"
  /// Bottom
  case bottom = "bottom"
  /// Center
  case center = "center"
  /// Center x
  case centerX = "centerX"
  /// Center y
  case centerY = "centerY"
  /// Fill
  case fill = "fill"
  /// First baseline
  case firstBaseline = "firstBaseline"
  /// Height
  case height = "height"
  /// Last baseline
  case lastBaseline = "lastBaseline"
  /// Leading
  case leading = "leading"
  /// Left
  case left = "left"
  /// Not an attribute
  case notAnAttribute = "notAnAttribute"
  /// Right
  case right = "right"
  /// Top
  case top = "top"
  /// Trailing
  case trailing = "trailing"
  /// Width
  case width = "width"
}

/// The values of `stackDistribution`, as documents spell them.
public enum IBStackDistributionValue: String, Sendable {
  /// Equal centering
  case equalCentering = "equalCentering"
  /// Equal spacing
  case equalSpacing = "equalSpacing"
  /// Fill
  case fill = "fill"
  /// Fill equally
  case fillEqually = "fillEqually"
  /// Fill proportionally
  case fillProportionally = "fillProportionally"
  /// Gravity areas
  case gravityAreas = "gravityAreas"
}

/// The values of `stackSpacingType`, as documents spell them.
public enum IBStackSpacingTypeValue: String, Sendable {
  /// The number counts
  case custom = "custom"
  /// The system's spacing
  case standard = "standard"
}

/// The values of `statusBarStyle`, as documents spell them.
public enum IBStatusBarStyleValue: String, Sendable {
  /// Black opaque
  case blackOpaque = "blackOpaque"
  /// Black translucent
  case blackTranslucent = "blackTranslucent"
  /// Dark content
  case darkContent = "darkContent"
  /// Default
  case `default` = "default"
  /// Light content
  case lightContent = "lightContent"
}

/// The values of `swipeDirection`, as documents spell them.
public enum IBSwipeDirectionValue: String, Sendable {
  /// Down
  case down = "down"
  /// Left
  case left = "left"
  /// Right
  case right = "right"
  /// Up
  case up = "up"
}

/// The values of `switchStyle`, as documents spell them.
public enum IBSwitchStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Checkbox
  case checkbox = "checkbox"
  /// Sliding
  case sliding = "sliding"
}

/// The values of `symbolConfigurationType`, as documents spell them.
public enum IBSymbolConfigurationTypeValue: String, Sendable {
  /// Font
  case font = "font"
  /// Point size
  case pointSize = "pointSize"
  /// Text style
  case textStyle = "textStyle"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `symbolRenderingMode`, as documents spell them.
public enum IBSymbolRenderingModeValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Hierarchical
  case hierarchical = "hierarchical"
  /// Monochrome
  case monochrome = "monochrome"
  /// Multicolor
  case multicolor = "multicolor"
  /// Original
  case original = "original"
  /// Palette
  case palette = "palette"
  /// Template
  case template = "template"
}

/// The values of `symbolScale`, as documents spell them.
public enum IBSymbolScaleValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Large
  case large = "large"
  /// Medium
  case medium = "medium"
  /// Small
  case small = "small"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `symbolWeight`, as documents spell them.
public enum IBSymbolWeightValue: String, Sendable {
  /// Black
  case black = "black"
  /// Bold
  case bold = "bold"
  /// Heavy
  case heavy = "heavy"
  /// Light
  case light = "light"
  /// Medium
  case medium = "medium"
  /// Regular
  case regular = "regular"
  /// Semibold
  case semibold = "semibold"
  /// Thin
  case thin = "thin"
  /// Ultra light
  case ultraLight = "ultraLight"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `systemMenu`, as documents spell them.
public enum IBSystemMenuValue: String, Sendable {
  /// Apple
  case apple = "apple"
  /// Application
  case application = "application"
  /// Edit
  case edit = "edit"
  /// File
  case file = "file"
  /// Font
  case font = "font"
  /// Format
  case format = "format"
  /// Help
  case help = "help"
  /// Main
  case main = "main"
  /// Recent documents
  case recentDocuments = "recentDocuments"
  /// Services
  case services = "services"
  /// View
  case view = "view"
  /// Window
  case window = "window"
}

/// The values of `tabBarItemPositioning`, as documents spell them.
public enum IBTabBarItemPositioningValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Centered
  case centered = "centered"
  /// Fill
  case fill = "fill"
}

/// The values of `tabPosition`, as documents spell them.
public enum IBTabPositionValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Left
  case left = "left"
  /// None
  case none = "none"
  /// Right
  case right = "right"
  /// Top
  case top = "top"
}

/// The values of `tabStyle`, as documents spell them.
public enum IBTabStyleValue: String, Sendable {
  /// Segmented control on bottom
  case segmentedControlOnBottom = "segmentedControlOnBottom"
  /// Segmented control on top
  case segmentedControlOnTop = "segmentedControlOnTop"
  /// Toolbar
  case toolbar = "toolbar"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `tabViewType`, as documents spell them.
public enum IBTabViewTypeValue: String, Sendable {
  /// Bottom tabs bezel border
  case bottomTabsBezelBorder = "bottomTabsBezelBorder"
  /// Left tabs bezel border
  case leftTabsBezelBorder = "leftTabsBezelBorder"
  /// No tabs bezel border
  case noTabsBezelBorder = "noTabsBezelBorder"
  /// No tabs line border
  case noTabsLineBorder = "noTabsLineBorder"
  /// No tabs no border
  case noTabsNoBorder = "noTabsNoBorder"
  /// Right tabs bezel border
  case rightTabsBezelBorder = "rightTabsBezelBorder"
  /// Top tabs bezel border
  case topTabsBezelBorder = "topTabsBezelBorder"
}

/// The values of `tabbingMode`, as documents spell them.
public enum IBTabbingModeValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Disallowed
  case disallowed = "disallowed"
  /// Preferred
  case preferred = "preferred"
}

/// The values of `tableDataMode`, as documents spell them.
public enum IBTableDataModeValue: String, Sendable {
  /// Rows come from code
  case prototypes = "prototypes"
  /// Rows are in the document
  case `static` = "static"
}

/// The values of `tableViewCellStyle`, as documents spell them.
public enum IBTableViewCellStyleValue: String, Sendable {
  /// Basic
  case IBUITableViewCellStyleDefault = "IBUITableViewCellStyleDefault"
  /// Subtitle
  case IBUITableViewCellStyleSubtitle = "IBUITableViewCellStyleSubtitle"
  /// Right detail
  case IBUITableViewCellStyleValue1 = "IBUITableViewCellStyleValue1"
  /// Left detail
  case IBUITableViewCellStyleValue2 = "IBUITableViewCellStyleValue2"
  /// No built-in labels
  case custom = "custom"
}

/// The values of `tableViewStyle`, as documents spell them.
public enum IBTableViewStyleValue: String, Sendable {
  /// Grouped
  case grouped = "grouped"
  /// Inset grouped
  case insetGrouped = "insetGrouped"
  /// Plain
  case plain = "plain"
}

/// The values of `targetRuntime`, as documents spell them.
public enum IBTargetRuntimeValue: String, Sendable {
  /// tvOS
  case appleTV = "AppleTV"
  /// macOS
  case macOSXCocoa = "MacOSX.Cocoa"
  /// visionOS
  case XR = "XR"
  /// iOS
  case iOSCocoaTouch = "iOS.CocoaTouch"
  /// iPad
  case iOSCocoaTouchIPad = "iOS.CocoaTouch.iPad"
  /// watchOS
  case watchKit = "watchKit"
}

/// The values of `textAlignment`, as documents spell them.
public enum IBTextAlignmentValue: String, Sendable {
  /// Center
  case center = "center"
  /// Justified
  case justified = "justified"
  /// Left
  case left = "left"
  /// Natural
  case natural = "natural"
  /// Right
  case right = "right"
}

/// The values of `textBezelStyle`, as documents spell them.
public enum IBTextBezelStyleValue: String, Sendable {
  /// Round
  case round = "round"
  /// Square
  case square = "square"
}

/// The values of `textBorderStyle`, as documents spell them.
public enum IBTextBorderStyleValue: String, Sendable {
  /// Bezel
  case bezel = "bezel"
  /// Line
  case line = "line"
  /// None
  case none = "none"
  /// Rounded rect
  case roundedRect = "roundedRect"
}

/// The values of `textContentType`, as documents spell them.
public enum IBTextContentTypeValue: String, Sendable {
  /// Additional name
  case additionalName = "additional-name"
  /// Address level 1
  case addressLevel1 = "address-level1"
  /// Address level 1 2
  case addressLevel12 = "address-level1+2"
  /// Address level 2
  case addressLevel2 = "address-level2"
  /// Address level 3
  case addressLevel3 = "address-level3"
  /// Address line 1
  case addressLine1 = "address-line1"
  /// Address line 2
  case addressLine2 = "address-line2"
  /// Bday
  case bday = "bday"
  /// Bday day
  case bdayDay = "bday-day"
  /// Bday month
  case bdayMonth = "bday-month"
  /// Bday year
  case bdayYear = "bday-year"
  /// Cc additional name
  case ccAdditionalName = "cc-additional-name"
  /// Cc csc
  case ccCsc = "cc-csc"
  /// Cc exp
  case ccExp = "cc-exp"
  /// Cc exp month
  case ccExpMonth = "cc-exp-month"
  /// Cc exp year
  case ccExpYear = "cc-exp-year"
  /// Cc family name
  case ccFamilyName = "cc-family-name"
  /// Cc given name
  case ccGivenName = "cc-given-name"
  /// Cc name
  case ccName = "cc-name"
  /// Cc number
  case ccNumber = "cc-number"
  /// Cc type
  case ccType = "cc-type"
  /// Cellular eid
  case cellularEid = "cellular-eid"
  /// Cellular imei
  case cellularImei = "cellular-imei"
  /// Country name
  case countryName = "country-name"
  /// Date time
  case dateTime = "date-time"
  /// Email
  case email = "email"
  /// Family name
  case familyName = "family-name"
  /// Flight number
  case flightNumber = "flight-number"
  /// Given name
  case givenName = "given-name"
  /// Honorific prefix
  case honorificPrefix = "honorific-prefix"
  /// Honorific suffix
  case honorificSuffix = "honorific-suffix"
  /// Location
  case location = "location"
  /// Name
  case name = "name"
  /// New password
  case newPassword = "new-password"
  /// Nickname
  case nickname = "nickname"
  /// One time code
  case oneTimeCode = "one-time-code"
  /// Organization
  case organization = "organization"
  /// Organization title
  case organizationTitle = "organization-title"
  /// Password
  case password = "password"
  /// Postal code
  case postalCode = "postal-code"
  /// Shipment tracking number
  case shipmentTrackingNumber = "shipment-tracking-number"
  /// Street address
  case streetAddress = "street-address"
  /// Tel
  case tel = "tel"
  /// Url
  case url = "url"
  /// Username
  case username = "username"
}

/// The values of `textLayoutManager`, as documents spell them.
public enum IBTextLayoutManagerValue: String, Sendable {
  /// Text kit 1
  case textKit1 = "textKit1"
  /// Text kit 2
  case textKit2 = "textKit2"
}

/// The values of `textLayoutOrientation`, as documents spell them.
public enum IBTextLayoutOrientationValue: String, Sendable {
  /// Horizontal
  case horizontal = "horizontal"
  /// Vertical
  case vertical = "vertical"
}

/// The values of `textTabType`, as documents spell them.
public enum IBTextTabTypeValue: String, Sendable {
  /// Center
  case center = "center"
  /// Decimal
  case decimal = "decimal"
  /// Left
  case left = "left"
  /// Right
  case right = "right"
}

/// The values of `textViewBorderStyle`, as documents spell them.
public enum IBTextViewBorderStyleValue: String, Sendable {
  /// Bezel
  case bezel = "bezel"
  /// Line
  case line = "line"
  /// None
  case none = "none"
  /// Rounded rect
  case roundedRect = "roundedRect"
}

/// The values of `tickMarkPosition`, as documents spell them.
public enum IBTickMarkPositionValue: String, Sendable {
  /// Above
  case above = "above"
  /// Below
  case below = "below"
  /// Leading
  case leading = "leading"
  /// Left
  case left = "left"
  /// Right
  case right = "right"
  /// Trailing
  case trailing = "trailing"
}

/// The values of `titlePosition`, as documents spell them.
public enum IBTitlePositionValue: String, Sendable {
  /// Above bottom
  case aboveBottom = "aboveBottom"
  /// Above top
  case aboveTop = "aboveTop"
  /// At bottom
  case atBottom = "atBottom"
  /// At top
  case atTop = "atTop"
  /// Below bottom
  case belowBottom = "belowBottom"
  /// Below top
  case belowTop = "belowTop"
  /// No title
  case noTitle = "noTitle"
}

/// The values of `titleVisibility`, as documents spell them.
public enum IBTitleVisibilityValue: String, Sendable {
  /// Hidden
  case hidden = "hidden"
  /// Visible
  case visible = "visible"
}

/// The values of `titlebarSeparator`, as documents spell them.
public enum IBTitlebarSeparatorValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Line
  case line = "line"
  /// None
  case none = "none"
  /// Shadow
  case shadow = "shadow"
}

/// The values of `tokenStyle`, as documents spell them.
public enum IBTokenStyleValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// None
  case none = "none"
  /// Plain squared
  case plainSquared = "plainSquared"
  /// Plain text
  case plainText = "plainText"
  /// Rounded
  case rounded = "rounded"
  /// Squared
  case squared = "squared"
}

/// The values of `toolbarDisplayMode`, as documents spell them.
public enum IBToolbarDisplayModeValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Icon and label
  case iconAndLabel = "iconAndLabel"
  /// Icon only
  case iconOnly = "iconOnly"
  /// Label only
  case labelOnly = "labelOnly"
}

/// The values of `toolbarSizeMode`, as documents spell them.
public enum IBToolbarSizeModeValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// Regular
  case regular = "regular"
  /// Small
  case small = "small"
}

/// The values of `toolbarSizing`, as documents spell them.
public enum IBToolbarSizingValue: String, Sendable {
  /// Auto
  case auto = "auto"
  /// Custom
  case custom = "custom"
  /// Manual
  case manual = "manual"
}

/// The values of `triState`, as documents spell them.
public enum IBTriStateValue: String, Sendable {
  /// Default
  case `default` = "default"
  /// No
  case no = "no"
  /// Yes
  case yes = "yes"
}

/// The values of `userInterfaceLayoutDirection`, as documents spell them.
public enum IBUserInterfaceLayoutDirectionValue: String, Sendable {
  /// Left to right
  case leftToRight = "leftToRight"
  /// Right to left
  case rightToLeft = "rightToLeft"
}

/// The values of `userInterfaceStyle`, as documents spell them.
public enum IBUserInterfaceStyleValue: String, Sendable {
  /// Dark
  case dark = "dark"
  /// Light
  case light = "light"
  /// Unspecified
  case unspecified = "unspecified"
}

/// The values of `valueType`, as documents spell them.
public enum IBValueTypeValue: String, Sendable {
  /// Edge insets
  case edgeInsets = "edgeInsets"
  /// Offset
  case offset = "offset"
  /// Point
  case point = "point"
  /// Range
  case range = "range"
  /// Rect
  case rect = "rect"
  /// Size
  case size = "size"
}

/// The values of `verifyAmbiguity`, as documents spell them.
public enum IBVerifyAmbiguityValue: String, Sendable {
  /// Position and size are checked
  case always = "always"
  /// Only the position is checked
  case ignoreSizes = "ignoreSizes"
  /// Nothing is checked
  case off = "off"
}

/// The values of `vibrancy`, as documents spell them.
public enum IBVibrancyValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// None
  case none = "none"
}

/// The values of `vibrancyStyle`, as documents spell them.
public enum IBVibrancyStyleValue: String, Sendable {
  /// Fill
  case fill = "fill"
  /// Label
  case label = "label"
  /// Quaternary label
  case quaternaryLabel = "quaternaryLabel"
  /// Secondary fill
  case secondaryFill = "secondaryFill"
  /// Secondary label
  case secondaryLabel = "secondaryLabel"
  /// Separator
  case separator = "separator"
  /// Tertiary fill
  case tertiaryFill = "tertiaryFill"
  /// Tertiary label
  case tertiaryLabel = "tertiaryLabel"
}

/// The values of `videoGravity`, as documents spell them.
public enum IBVideoGravityValue: String, Sendable {
  /// The video is stretched
  case AVLayerVideoGravityResize = "AVLayerVideoGravityResize"
  /// The whole video fits
  case AVLayerVideoGravityResizeAspect = "AVLayerVideoGravityResizeAspect"
  /// The video fills the view
  case AVLayerVideoGravityResizeAspectFill = "AVLayerVideoGravityResizeAspectFill"
  /// The video is stretched (watch)
  case resize = "resize"
  /// The whole video fits (watch)
  case resizeAspect = "resizeAspect"
  /// The video fills the view (watch)
  case resizeAspectFill = "resizeAspectFill"
}

/// The values of `visualEffectBlending`, as documents spell them.
public enum IBVisualEffectBlendingValue: String, Sendable {
  /// Behind window
  case behindWindow = "behindWindow"
  /// Within window
  case withinWindow = "withinWindow"
}

/// The values of `visualEffectMaterial`, as documents spell them.
public enum IBVisualEffectMaterialValue: String, Sendable {
  /// Hud window
  case HUDWindow = "HUDWindow"
  /// Appearance based
  case appearanceBased = "appearanceBased"
  /// Content background
  case contentBackground = "contentBackground"
  /// Dark
  case dark = "dark"
  /// Full screen ui
  case fullScreenUI = "fullScreenUI"
  /// Header view
  case headerView = "headerView"
  /// Hud window
  case hudWindow = "hudWindow"
  /// Light
  case light = "light"
  /// Medium light
  case mediumLight = "mediumLight"
  /// Menu
  case menu = "menu"
  /// Popover
  case popover = "popover"
  /// Selection
  case selection = "selection"
  /// Sheet
  case sheet = "sheet"
  /// Sidebar
  case sidebar = "sidebar"
  /// Titlebar
  case titlebar = "titlebar"
  /// Tool tip
  case toolTip = "toolTip"
  /// Tooltip
  case tooltip = "tooltip"
  /// Ultra dark
  case ultraDark = "ultraDark"
  /// Under page background
  case underPageBackground = "underPageBackground"
  /// Under window background
  case underWindowBackground = "underWindowBackground"
  /// Window background
  case windowBackground = "windowBackground"
}

/// The values of `visualEffectState`, as documents spell them.
public enum IBVisualEffectStateValue: String, Sendable {
  /// Active
  case active = "active"
  /// Follows window active state
  case followsWindowActiveState = "followsWindowActiveState"
  /// Inactive
  case inactive = "inactive"
}

/// The values of `watchLayout`, as documents spell them.
public enum IBWatchLayoutValue: String, Sendable {
  /// Horizontal
  case horizontal = "horizontal"
  /// Overlap
  case overlap = "overlap"
  /// Vertical
  case vertical = "vertical"
}

/// The values of `watchPickerIndicator`, as documents spell them.
public enum IBWatchPickerIndicatorValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Disabled
  case disabled = "disabled"
  /// Hidden
  case hidden = "hidden"
  /// Shown while focused
  case shownWhileFocused = "shownWhileFocused"
}

/// The values of `watchPickerStyle`, as documents spell them.
public enum IBWatchPickerStyleValue: String, Sendable {
  /// Coordinated
  case coordinated = "coordinated"
  /// List
  case list = "list"
  /// None
  case none = "none"
  /// Outline
  case outline = "outline"
  /// Outline with caption
  case outlineWithCaption = "outlineWithCaption"
  /// Sequence
  case sequence = "sequence"
  /// Stack
  case stack = "stack"
}

/// The values of `watchStyle`, as documents spell them.
public enum IBWatchStyleValue: String, Sendable {
  /// Black
  case black = "black"
  /// Card
  case card = "card"
  /// Content wrap
  case contentWrap = "contentWrap"
  /// Default
  case `default` = "default"
  /// Destructive
  case destructive = "destructive"
  /// List
  case list = "list"
  /// None
  case none = "none"
  /// Plain
  case plain = "plain"
  /// Sequence
  case sequence = "sequence"
  /// Stack
  case stack = "stack"
  /// White
  case white = "white"
}

/// The values of `watchTextStyle`, as documents spell them.
public enum IBWatchTextStyleValue: String, Sendable {
  /// Body
  case body = "body"
  /// Caption 1
  case caption1 = "caption1"
  /// Caption 2
  case caption2 = "caption2"
  /// Footnote
  case footnote = "footnote"
  /// Headline
  case headline = "headline"
  /// Large title
  case largeTitle = "largeTitle"
  /// Subheadline
  case subheadline = "subheadline"
  /// Title 1
  case title1 = "title1"
  /// Title 2
  case title2 = "title2"
  /// Title 3
  case title3 = "title3"
}

/// The values of `watchVerticalAlignment`, as documents spell them.
public enum IBWatchVerticalAlignmentValue: String, Sendable {
  /// Bottom
  case bottom = "bottom"
  /// Center
  case center = "center"
  /// Top
  case top = "top"
}

/// The values of `webSelectionGranularity`, as documents spell them.
public enum IBWebSelectionGranularityValue: String, Sendable {
  /// Character
  case character = "character"
  /// Dynamic
  case dynamic = "dynamic"
}

/// The values of `windowAnimation`, as documents spell them.
public enum IBWindowAnimationValue: String, Sendable {
  /// Alert panel
  case alertPanel = "alertPanel"
  /// Default
  case `default` = "default"
  /// Document window
  case documentWindow = "documentWindow"
  /// None
  case none = "none"
  /// Utility window
  case utilityWindow = "utilityWindow"
}

/// The values of `windowSharing`, as documents spell them.
public enum IBWindowSharingValue: String, Sendable {
  /// None
  case none = "none"
  /// Read only
  case readOnly = "readOnly"
  /// Read write
  case readWrite = "readWrite"
}

/// The values of `windowToolbarStyle`, as documents spell them.
public enum IBWindowToolbarStyleValue: String, Sendable {
  /// Automatic
  case automatic = "automatic"
  /// Compact
  case compact = "compact"
  /// Expanded
  case expanded = "expanded"
  /// Preference
  case preference = "preference"
  /// Unified
  case unified = "unified"
  /// Unified compact
  case unifiedCompact = "unifiedCompact"
}

/// The values of `writingToolsBehavior`, as documents spell them.
public enum IBWritingToolsBehaviorValue: String, Sendable {
  /// Complete
  case complete = "complete"
  /// Default
  case `default` = "default"
  /// Limited
  case limited = "limited"
  /// None
  case none = "none"
}

