// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

import XMLTree

/// The attributes that elements of the group `barAppearance` have in common.
public protocol IBBarAppearanceAttributes: IBElement {}

extension IBBarAppearanceAttributes {
  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// How the background image is scaled.
  public var backgroundImageContentMode: IBContentModeValue { node.enumeration(Names.backgroundImageContentMode) ?? .scaleToFill }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The background preset.
  public var configuration: IBBarAppearanceConfigurationValue? { node.enumeration(Names.configuration) }

  /// The image of the hairline.
  public var shadowImage: String? { node.string(Names.shadowImage) }

  /// How tab items are placed.
  public var stackedItemPositioning: IBTabBarItemPositioningValue { node.enumeration(Names.stackedItemPositioning) ?? .automatic }

  /// The space between tab items in points.
  public var stackedItemSpacing: Double { node.double(Names.stackedItemSpacing) ?? 0 }

  /// The width of a tab item in points.
  public var stackedItemWidth: Double { node.double(Names.stackedItemWidth) ?? 0 }

  /// How far the title is moved.
  public var titlePositionAdjustment: Point? { node.pointValue(Names.titlePositionAdjustment) }
}

/// The attributes that elements of the group `barItem` have in common.
public protocol IBBarItemAttributes: IBElement {}

extension IBBarItemAttributes {
  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The image in landscape.
  public var landscapeImage: String? { node.string(Names.landscapeImage) }

  /// The image for accessibility text sizes.
  public var largeContentSizeImage: String? { node.string(Names.largeContentSizeImage) }

  /// The image while selected.
  public var selectedImage: String? { node.string(Names.selectedImage) }

  /// Whether a drag held over the item activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A standard item in place of title and image.
  public var systemItem: IBBarSystemItemValue? { node.enumeration(Names.systemItem) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }
}

/// The attributes that elements of the group `cell` have in common.
public protocol IBCellAttributes: IBElement {}

extension IBCellAttributes {
  /// How text is aligned.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .natural }

  /// Whether the user can change fonts and colours.
  public var allowsEditingTextAttributes: Bool { node.bool(Names.allowsEditingTextAttributes) ?? false }

  /// Whether the mixed state is possible.
  public var allowsMixedState: Bool { node.bool(Names.allowsMixedState) ?? false }

  /// Whether edits can be undone.
  public var allowsUndo: Bool { node.bool(Names.allowsUndo) ?? true }

  /// The writing direction.
  public var baseWritingDirection: IBBaseWritingDirectionValue { node.enumeration(Names.baseWritingDirection) ?? .natural }

  /// The shape of the bezel.
  public var bezelStyle: IBTextBezelStyleValue { node.enumeration(Names.bezelStyle) ?? .square }

  /// The border of the cell.
  public var borderStyle: IBCellBorderStyleValue { node.enumeration(Names.borderStyle) ?? .none }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the action repeats while tracking.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// The size class of the cell.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// The old colour of the control.
  public var controlTint: IBControlTintValue { node.enumeration(Names.controlTint) ?? .`default` }

  /// The value as a number.
  public var doubleValue: Double { node.double(Names.doubleValue) ?? 0 }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? false }

  /// Whether the text can be edited.
  public var editable: Bool { node.bool(Names.editable) ?? false }

  /// Whether the cell reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// How the focus ring is drawn.
  public var focusRingType: IBFocusRingTypeValue { node.enumeration(Names.focusRingType) ?? .`default` }

  /// The identifier of the cell.
  public var identifier: String? { node.string(Names.identifier) }

  /// The image of the cell.
  public var image: String? { node.string(Names.image) }

  /// Where the image lies in its frame.
  public var imageAlignment: IBCellImageAlignmentValue { node.enumeration(Names.imageAlignment) ?? .center }

  /// Where the image lies beside the title.
  public var imagePosition: IBCellImagePositionValue { node.enumeration(Names.imagePosition) ?? .none }

  /// How the image is scaled.
  public var imageScaling: IBCellImageScalingValue { node.enumeration(Names.imageScaling) ?? .none }

  /// Whether images can be dropped in.
  public var importsGraphics: Bool { node.bool(Names.importsGraphics) ?? false }

  /// How text is cut or wrapped.
  public var lineBreakMode: IBLineBreakModeValue { node.enumeration(Names.lineBreakMode) ?? .wordWrapping }

  /// The largest value.
  public var maxValue: Double { node.double(Names.maxValue) ?? 1 }

  /// The smallest value.
  public var minValue: Double { node.double(Names.minValue) ?? 0 }

  /// The text shown while empty.
  public var placeholderString: String? { node.textProperty(Names.placeholderString) }

  /// Whether the cell cannot take focus.
  public var refusesFirstResponder: Bool { node.bool(Names.refusesFirstResponder) ?? false }

  /// Whether long text scrolls.
  public var scrollable: Bool { node.bool(Names.scrollable) ?? false }

  /// Whether the text can be selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// The events that send the action.
  public var sendsActionOn: Int? { node.int(Names.sendsActionOn) }

  /// Whether the action is sent when editing ends.
  public var sendsActionOnEndEditing: Bool { node.bool(Names.sendsActionOnEndEditing) ?? false }

  /// Whether the cell is on, off or mixed.
  public var state: IBCellStateValue { node.enumeration(Names.state) ?? .off }

  /// The value of the cell.
  public var stringValue: String? { node.textProperty(Names.stringValue) }

  /// A number that identifies the cell.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The text of the cell.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether nothing is drawn.
  public var transparent: Bool { node.bool(Names.transparent) ?? false }

  /// Whether the last line that fits is cut.
  public var truncatesLastVisibleLine: Bool { node.bool(Names.truncatesLastVisibleLine) ?? false }

  /// The layout direction.
  public var userInterfaceLayoutDirection: IBUserInterfaceLayoutDirectionValue? { node.enumeration(Names.userInterfaceLayoutDirection) }

  /// Whether the text stays on one line.
  public var usesSingleLineMode: Bool { node.bool(Names.usesSingleLineMode) ?? false }

  /// Whether text wraps.
  public var wraps: Bool { node.bool(Names.wraps) ?? false }
}

/// The attributes that elements of the group `control` have in common.
public protocol IBControlAttributes: IBElement {}

extension IBControlAttributes {
  /// Where the content lies horizontally.
  public var contentHorizontalAlignment: IBContentHorizontalAlignmentValue { node.enumeration(Names.contentHorizontalAlignment) ?? .center }

  /// Where the content lies vertically.
  public var contentVerticalAlignment: IBContentVerticalAlignmentValue { node.enumeration(Names.contentVerticalAlignment) ?? .center }

  /// Whether a long press opens the context menu.
  public var contextMenuInteractionEnabled: Bool { node.bool(Names.contextMenuInteractionEnabled) ?? false }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Whether the control is highlighted.
  public var highlighted: Bool { node.bool(Names.highlighted) ?? false }

  /// Whether the control is selected.
  public var selected: Bool { node.bool(Names.selected) ?? false }

  /// Whether a tap opens the menu.
  public var showsMenuAsPrimaryAction: Bool { node.bool(Names.showsMenuAsPrimaryAction) ?? false }
}

/// The attributes that elements of the group `controller` have in common.
public protocol IBControllerAttributes: IBElement {}

extension IBControllerAttributes {
  /// Whether scroll view insets follow the bars.
  public var automaticallyAdjustsScrollViewInsets: Bool { node.bool(Names.automaticallyAdjustsScrollViewInsets) ?? true }

  /// Whether the loaded view takes the full size.
  public var autoresizesArchivedViewToFullSize: Bool { node.bool(Names.autoresizesArchivedViewToFullSize) ?? true }

  /// Whether presentations stay within this controller.
  public var definesPresentationContext: Bool { node.bool(Names.definesPresentationContext) ?? false }

  /// Whether the view extends under opaque bars.
  public var extendedLayoutIncludesOpaqueBars: Bool { node.bool(Names.extendedLayoutIncludesOpaqueBars) ?? false }

  /// The focus group of the controller.
  public var focusGroupIdentifier: String? { node.string(Names.focusGroupIdentifier) }

  /// Whether pushing hides the bottom bar.
  public var hidesBottomBarWhenPushed: Bool { node.bool(Names.hidesBottomBarWhenPushed) ?? false }

  /// The identifier of the controller.
  public var identifier: String? { node.string(Names.identifier) }

  /// The forced light or dark style.
  public var interfaceStyle: IBUserInterfaceStyleValue { node.enumeration(Names.interfaceStyle) ?? .unspecified }

  /// Whether a sheet cannot be swiped away.
  public var isModalInPresentation: Bool { node.bool(Names.isModalInPresentation) ?? false }

  /// Whether a popover with the controller is modal.
  public var modalInPopover: Bool { node.bool(Names.modalInPopover) ?? false }

  /// Whether a sheet cannot be swiped away.
  public var modalInPresentation: Bool { node.bool(Names.modalInPresentation) ?? false }

  /// How the controller is presented.
  public var modalPresentationStyle: IBModalPresentationStyleValue { node.enumeration(Names.modalPresentationStyle) ?? .automatic }

  /// How a modal presentation moves.
  public var modalTransitionStyle: IBModalTransitionStyleValue { node.enumeration(Names.modalTransitionStyle) ?? .coverVertical }

  /// The bundle of the nib.
  public var nibBundleIdentifier: String? { node.string(Names.nibBundleIdentifier) }

  /// The nib that holds the view.
  public var nibName: String? { node.string(Names.nibName) }

  /// The forced light or dark style.
  public var overrideUserInterfaceStyle: IBUserInterfaceStyleValue { node.enumeration(Names.overrideUserInterfaceStyle) ?? .unspecified }

  /// Whether the context gives the transition style.
  public var providesPresentationContextTransitionStyle: Bool { node.bool(Names.providesPresentationContextTransitionStyle) ?? false }

  /// The identifier for state restoration.
  public var restorationIdentifier: String? { node.string(Names.restorationIdentifier) }

  /// Whether focus comes back after a transition.
  public var restoresFocusAfterTransition: Bool { node.bool(Names.restoresFocusAfterTransition) ?? true }

  /// Whether showing makes a new window each time.
  public var showSeguePresentationStyle: IBShowSeguePresentationStyleValue { node.enumeration(Names.showSeguePresentationStyle) ?? .multiple }

  /// The identifier that instantiates the controller.
  public var storyboardIdentifier: String? { node.string(Names.storyboardIdentifier) }

  /// The title of the controller.
  public var title: String? { node.textProperty(Names.title) }

  /// Whether the storyboard identifier also restores state.
  public var useStoryboardIdentifierAsRestorationIdentifier: Bool { node.bool(Names.useStoryboardIdentifierAsRestorationIdentifier) ?? false }

  /// The forced light or dark style.
  public var userInterfaceStyle: IBUserInterfaceStyleValue { node.enumeration(Names.userInterfaceStyle) ?? .unspecified }

  /// Whether the view lies under the status bar (before iOS 7).
  public var wantsFullScreenLayout: Bool { node.bool(Names.wantsFullScreenLayout) ?? false }
}

/// The attributes that elements of the group `gestureRecognizer` have in common.
public protocol IBGestureRecognizerAttributes: IBElement {}

extension IBGestureRecognizerAttributes {
  /// The scroll types that count.
  public var allowedScrollTypesMask: Int { node.int(Names.allowedScrollTypesMask) ?? 0 }

  /// The mouse buttons that count.
  public var buttonMask: Int { node.int(Names.buttonMask) ?? 1 }

  /// Whether recognition cancels the view's touches.
  public var cancelsTouchesInView: Bool { node.bool(Names.cancelsTouchesInView) ?? true }

  /// Whether key events wait until recognition fails.
  public var delaysKeyEvents: Bool { node.bool(Names.delaysKeyEvents) ?? false }

  /// Whether magnification events wait until recognition fails.
  public var delaysMagnificationEvents: Bool { node.bool(Names.delaysMagnificationEvents) ?? false }

  /// Whether other mouse events wait until recognition fails.
  public var delaysOtherMouseButtonEvents: Bool { node.bool(Names.delaysOtherMouseButtonEvents) ?? false }

  /// Whether primary mouse events wait until recognition fails.
  public var delaysPrimaryMouseButtonEvents: Bool { node.bool(Names.delaysPrimaryMouseButtonEvents) ?? false }

  /// Whether rotation events wait until recognition fails.
  public var delaysRotationEvents: Bool { node.bool(Names.delaysRotationEvents) ?? false }

  /// Whether secondary mouse events wait until recognition fails.
  public var delaysSecondaryMouseButtonEvents: Bool { node.bool(Names.delaysSecondaryMouseButtonEvents) ?? false }

  /// Whether touches wait until recognition fails.
  public var delaysTouchesBegan: Bool { node.bool(Names.delaysTouchesBegan) ?? false }

  /// Whether touch ends wait until recognition fails.
  public var delaysTouchesEnded: Bool { node.bool(Names.delaysTouchesEnded) ?? true }

  /// Whether the recognizer works.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The magnification.
  public var magnification: Double { node.double(Names.magnification) ?? 0 }

  /// A name for debugging.
  public var name: String? { node.textProperty(Names.name) }

  /// The clicks needed.
  public var numberOfClicksRequired: Int { node.int(Names.numberOfClicksRequired) ?? 1 }

  /// Whether only one touch type counts at a time.
  public var requiresExclusiveTouchType: Bool { node.bool(Names.requiresExclusiveTouchType) ?? true }
}

/// The attributes that elements of the group `nscontrol` have in common.
public protocol IBNscontrolAttributes: IBElement {}

extension IBNscontrolAttributes {
  /// How text is aligned.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .natural }

  /// Whether cut-off text shows in a help tag.
  public var allowsExpansionToolTips: Bool { node.bool(Names.allowsExpansionToolTips) ?? false }

  /// The writing direction.
  public var baseWritingDirection: IBBaseWritingDirectionValue { node.enumeration(Names.baseWritingDirection) ?? .natural }

  /// Whether the action repeats while tracking.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// The old colour of the control.
  public var controlTint: IBControlTintValue { node.enumeration(Names.controlTint) ?? .`default` }

  /// The value as a number.
  public var doubleValue: Double { node.double(Names.doubleValue) ?? 0 }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Whether further clicks are ignored.
  public var ignoresMultiClick: Bool { node.bool(Names.ignoresMultiClick) ?? false }

  /// The value as a whole number.
  public var integerValue: Int { node.int(Names.integerValue) ?? 0 }

  /// How text is cut or wrapped.
  public var lineBreakMode: IBLineBreakModeValue? { node.enumeration(Names.lineBreakMode) }

  /// Whether the control cannot take focus.
  public var refusesFirstResponder: Bool { node.bool(Names.refusesFirstResponder) ?? false }

  /// The value as text.
  public var stringValue: String? { node.textProperty(Names.stringValue) }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// Whether the text stays on one line.
  public var usesSingleLineMode: Bool { node.bool(Names.usesSingleLineMode) ?? false }
}

/// The attributes that elements of the group `nsobjectController` have in common.
public protocol IBNsobjectControllerAttributes: IBElement {}

extension IBNsobjectControllerAttributes {
  /// Whether several equal values still count as multiple.
  public var alwaysUsesMultipleValuesMarker: Bool { node.bool(Names.alwaysUsesMultipleValuesMarker) ?? false }

  /// Whether changes are stored at once.
  public var appliesImmediately: Bool { node.bool(Names.appliesImmediately) ?? true }

  /// Whether content is made or fetched on loading.
  public var automaticallyPreparesContent: Bool { node.bool(Names.automaticallyPreparesContent) ?? false }

  /// Whether changes sort and filter again.
  public var automaticallyRearrangesObjects: Bool { node.bool(Names.automaticallyRearrangesObjects) ?? false }

  /// Whether something is always selected.
  public var avoidsEmptySelection: Bool { node.bool(Names.avoidsEmptySelection) ?? true }

  /// The key path of the children.
  public var childrenKeyPath: String? { node.string(Names.childrenKeyPath) }

  /// Whether an insertion clears the filter.
  public var clearsFilterPredicateOnInsertion: Bool { node.bool(Names.clearsFilterPredicateOnInsertion) ?? true }

  /// The key path of the number of children.
  public var countKeyPath: String? { node.string(Names.countKeyPath) }

  /// Whether content can be changed.
  public var editable: Bool { node.bool(Names.editable) ?? true }

  /// The Core Data entity.
  public var entityName: String? { node.string(Names.entityName) }

  /// The keys never shown.
  public var excludedKeys: String? { node.textProperty(Names.excludedKeys) }

  /// The predicate of the fetch.
  public var fetchPredicateFormat: String? { node.textProperty(Names.fetchPredicateFormat) }

  /// The keys always present.
  public var includedKeys: String? { node.textProperty(Names.includedKeys) }

  /// The key of a new entry.
  public var initialKey: String { node.textProperty(Names.initialKey) ?? "key" }

  /// The value of a new entry.
  public var initialValue: String { node.textProperty(Names.initialValue) ?? "value" }

  /// The key path that tells leaves.
  public var leafKeyPath: String? { node.string(Names.leafKeyPath) }

  /// The table that translates keys.
  public var localizedKeyTable: String? { node.string(Names.localizedKeyTable) }

  /// Whether the controller works with a class or a Core Data entity.
  public var mode: IBControllerModeValue { node.enumeration(Names.mode) ?? .`class` }

  /// The class of the objects.
  public var objectClassName: String? { node.string(Names.objectClassName) }

  /// Whether the selection outlives content changes.
  public var preservesSelection: Bool { node.bool(Names.preservesSelection) ?? true }

  /// Whether the object represents the shared instance.
  public var representsSharedInstance: Bool { node.bool(Names.representsSharedInstance) ?? false }

  /// Whether new objects become selected.
  public var selectsInsertedObjects: Bool { node.bool(Names.selectsInsertedObjects) ?? true }

  /// Whether objects are fetched when needed.
  public var usesLazyFetching: Bool { node.bool(Names.usesLazyFetching) ?? false }
}

/// The attributes that elements of the group `nsview` have in common.
public protocol IBNsviewAttributes: IBElement {}

extension IBNsviewAttributes {
  /// Whether the view takes touches.
  public var acceptsTouchEvents: Bool { node.bool(Names.acceptsTouchEvents) ?? false }

  /// The touch types the view takes.
  public var allowedTouchTypes: String? { node.string(Names.allowedTouchTypes) }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alphaValue: Double { node.double(Names.alphaValue) ?? 1 }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// The rotation of the bounds in degrees.
  public var boundsRotation: Double { node.double(Names.boundsRotation) ?? 0 }

  /// Whether the view may draw in the background.
  public var canDrawConcurrently: Bool { node.bool(Names.canDrawConcurrently) ?? false }

  /// Whether subviews draw into this view's layer.
  public var canDrawSubviewsIntoLayer: Bool { node.bool(Names.canDrawSubviewsIntoLayer) ?? false }

  /// Whether drawing is clipped to the bounds.
  public var clipsToBounds: Bool { node.bool(Names.clipsToBounds) ?? false }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// How the focus ring is drawn.
  public var focusRingType: IBFocusRingTypeValue { node.enumeration(Names.focusRingType) ?? .`default` }

  /// The rotation about the centre in degrees.
  public var frameCenterRotation: Double { node.double(Names.frameCenterRotation) ?? 0 }

  /// The rotation of the frame in degrees.
  public var frameRotation: Double { node.double(Names.frameRotation) ?? 0 }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// The identifier of the view.
  public var identifier: String? { node.string(Names.identifier) }

  /// Where the layer puts its content.
  public var layerContentsPlacement: IBContentModeValue? { node.enumeration(Names.layerContentsPlacement) }

  /// When the layer redraws its content.
  public var layerContentsRedrawPolicy: IBLayerContentsRedrawPolicyValue? { node.enumeration(Names.layerContentsRedrawPolicy) }

  /// Whether the layer uses Core Image filters.
  public var layerUsesCoreImageFilters: Bool { node.bool(Names.layerUsesCoreImageFilters) ?? false }

  /// Whether the view flips in right-to-left layouts.
  public var mirrorLayoutDirectionWhenInternationalizing: IBMirrorLayoutDirectionValue { node.enumeration(Names.mirrorLayoutDirectionWhenInternationalizing) ?? .always }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether bounds changes are announced.
  public var postsBoundsChangedNotifications: Bool { node.bool(Names.postsBoundsChangedNotifications) ?? true }

  /// Whether frame changes are announced.
  public var postsFrameChangedNotifications: Bool { node.bool(Names.postsFrameChangedNotifications) ?? true }

  /// Whether controls keep the smaller sizes.
  public var prefersCompactControlSizeMetrics: Bool { node.bool(Names.prefersCompactControlSizeMetrics) ?? false }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// The layout direction.
  public var userInterfaceLayoutDirection: IBUserInterfaceLayoutDirectionValue? { node.enumeration(Names.userInterfaceLayoutDirection) }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// Whether OpenGL draws at the full resolution.
  public var wantsBestResolutionOpenGLSurface: Bool { node.bool(Names.wantsBestResolutionOpenGLSurface) ?? false }

  /// Whether a Core Animation layer backs the view.
  public var wantsLayer: Bool { node.bool(Names.wantsLayer) ?? false }

  /// Whether resting touches count.
  public var wantsRestingTouches: Bool { node.bool(Names.wantsRestingTouches) ?? false }
}

/// The attributes that elements of the group `scrollView` have in common.
public protocol IBScrollViewAttributes: IBElement {}

extension IBScrollViewAttributes {
  /// Whether keys scroll the content.
  public var allowsKeyboardScrolling: Bool { node.bool(Names.allowsKeyboardScrolling) ?? true }

  /// Whether short content bounces horizontally.
  public var alwaysBounceHorizontal: Bool { node.bool(Names.alwaysBounceHorizontal) ?? false }

  /// Whether short content bounces vertically.
  public var alwaysBounceVertical: Bool { node.bool(Names.alwaysBounceVertical) ?? false }

  /// Whether indicator insets follow the safe area.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool { node.bool(Names.automaticallyAdjustsScrollIndicatorInsets) ?? true }

  /// Whether scrolling bounces at the edges.
  public var bounces: Bool { node.bool(Names.bounces) ?? true }

  /// Whether scrolling bounces at the left and right edges.
  public var bouncesHorizontally: Bool { node.bool(Names.bouncesHorizontally) ?? true }

  /// Whether scrolling bounces at the top and bottom edges.
  public var bouncesVertically: Bool { node.bool(Names.bouncesVertically) ?? true }

  /// Whether zooming bounces at its limits.
  public var bouncesZoom: Bool { node.bool(Names.bouncesZoom) ?? true }

  /// Whether scrolling can cancel touches.
  public var canCancelContentTouches: Bool { node.bool(Names.canCancelContentTouches) ?? true }

  /// How the safe area changes the content inset.
  public var contentInsetAdjustmentBehavior: IBContentInsetAdjustmentBehaviorValue { node.enumeration(Names.contentInsetAdjustmentBehavior) ?? .automatic }

  /// How fast scrolling comes to rest.
  public var decelerationRate: IBDecelerationRateValue { node.enumeration(Names.decelerationRate) ?? .normal }

  /// Whether touches wait to see if they scroll.
  public var delaysContentTouches: Bool { node.bool(Names.delaysContentTouches) ?? true }

  /// Whether a drag scrolls in one direction only.
  public var directionalLockEnabled: Bool { node.bool(Names.directionalLockEnabled) ?? false }

  /// Whether the section index shows (tvOS).
  public var indexDisplayMode: IBIndexDisplayModeValue { node.enumeration(Names.indexDisplayMode) ?? .automatic }

  /// The colour of the scroll indicators.
  public var indicatorStyle: IBIndicatorStyleValue { node.enumeration(Names.indicatorStyle) ?? .`default` }

  /// How scrolling closes the keyboard.
  public var keyboardDismissMode: IBKeyboardDismissModeValue { node.enumeration(Names.keyboardDismissMode) ?? .none }

  /// The largest zoom scale.
  public var maximumZoomScale: Double { node.double(Names.maximumZoomScale) ?? 1 }

  /// The smallest zoom scale.
  public var minimumZoomScale: Double { node.double(Names.minimumZoomScale) ?? 1 }

  /// Whether scrolling stops at pages.
  public var pagingEnabled: Bool { node.bool(Names.pagingEnabled) ?? false }

  /// Whether the user can scroll.
  public var scrollEnabled: Bool { node.bool(Names.scrollEnabled) ?? true }

  /// Whether a status bar tap scrolls to the top.
  public var scrollsToTop: Bool { node.bool(Names.scrollsToTop) ?? true }

  /// Whether a horizontal indicator appears.
  public var showsHorizontalScrollIndicator: Bool { node.bool(Names.showsHorizontalScrollIndicator) ?? true }

  /// Whether a vertical indicator appears.
  public var showsVerticalScrollIndicator: Bool { node.bool(Names.showsVerticalScrollIndicator) ?? true }

  /// Whether horizontal scrolling goes on in the parent.
  public var transfersHorizontalScrollingToParent: Bool { node.bool(Names.transfersHorizontalScrollingToParent) ?? true }

  /// Whether vertical scrolling goes on in the parent.
  public var transfersVerticalScrollingToParent: Bool { node.bool(Names.transfersVerticalScrollingToParent) ?? true }
}

/// The attributes that elements of the group `touchBarItem` have in common.
public protocol IBTouchBarItemAttributes: IBElement {}

extension IBTouchBarItemAttributes {
  /// Whether colours may be transparent.
  public var allowsAlpha: Bool { node.bool(Names.allowsAlpha) ?? false }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The image of the closed popover.
  public var collapsedRepresentationImage: String? { node.string(Names.collapsedRepresentationImage) }

  /// The label of the closed popover.
  public var collapsedRepresentationLabel: String? { node.textProperty(Names.collapsedRepresentationLabel) }

  /// The label in the customization panel.
  public var customizationLabel: String? { node.textProperty(Names.customizationLabel) }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The layout direction of the group.
  public var groupUserInterfaceLayoutDirection: IBUserInterfaceLayoutDirectionValue? { node.enumeration(Names.groupUserInterfaceLayoutDirection) }

  /// The identifier of the item.
  public var identifier: String? { node.string(Names.identifier) }

  /// The image of the item.
  public var image: String? { node.string(Names.image) }

  /// The step.
  public var increment: Double { node.double(Names.increment) ?? 1 }

  /// The label of the item.
  public var label: String? { node.textProperty(Names.label) }

  /// The largest value.
  public var maxValue: Double { node.double(Names.maxValue) ?? 1 }

  /// The smallest value.
  public var minValue: Double { node.double(Names.minValue) ?? 0 }

  /// The preferred width in points.
  public var preferredItemWidth: Double? { node.double(Names.preferredItemWidth) }

  /// Whether items have equal widths.
  public var prefersEqualWidths: Bool { node.bool(Names.prefersEqualWidths) ?? false }

  /// Whether the popover shows a close button.
  public var showsCloseButton: Bool { node.bool(Names.showsCloseButton) ?? true }

  /// Whether holding opens the popover.
  public var supportsPressAndHold: Bool { node.bool(Names.supportsPressAndHold) ?? false }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title of the item.
  public var title: String? { node.textProperty(Names.title) }

  /// The kind of item.
  public var type: String? { node.string(Names.type) }

  /// The value.
  public var value: Double? { node.double(Names.value) }

  /// Which items stay when space is short.
  public var visibilityPriority: Double { node.double(Names.visibilityPriority) ?? 0 }
}

/// The attributes that elements of the group `view` have in common.
public protocol IBViewAttributes: IBElement {}

extension IBViewAttributes {
  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the area is cleared before drawing.
  public var clearsContextBeforeDrawing: Bool { node.bool(Names.clearsContextBeforeDrawing) ?? true }

  /// Whether subviews are clipped to the bounds.
  public var clipsSubviews: Bool { node.bool(Names.clipsSubviews) ?? false }

  /// How content follows a change of size.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// The focus group of the view.
  public var focusGroupIdentifier: String? { node.string(Names.focusGroupIdentifier) }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the margins lie inside the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool { node.bool(Names.insetsLayoutMarginsFromSafeArea) ?? true }

  /// The title shown in the large content viewer.
  public var largeContentTitle: String? { node.textProperty(Names.largeContentTitle) }

  /// Whether the margins follow the readable width.
  public var layoutMarginsFollowReadableWidth: Bool { node.bool(Names.layoutMarginsFollowReadableWidth) ?? false }

  /// The largest text size the view follows.
  public var maximumContentSizeCategory: IBContentSizeCategoryValue? { node.enumeration(Names.maximumContentSizeCategory) }

  /// The smallest text size the view follows.
  public var minimumContentSizeCategory: IBContentSizeCategoryValue? { node.enumeration(Names.minimumContentSizeCategory) }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// Whether more than one touch is delivered.
  public var multipleTouchEnabled: Bool { node.bool(Names.multipleTouchEnabled) ?? false }

  /// Whether the view says it fills its bounds with opaque content.
  public var opaque: Bool { node.bool(Names.opaque) ?? true }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether the superview's margins are respected too.
  public var preservesSuperviewLayoutMargins: Bool { node.bool(Names.preservesSuperviewLayoutMargins) ?? false }

  /// The identifier for state restoration.
  public var restorationIdentifier: String? { node.string(Names.restorationIdentifier) }

  /// Whether the image is scaled in the large content viewer.
  public var scalesLargeContentImage: Bool { node.bool(Names.scalesLargeContentImage) ?? false }

  /// How the view flips in right-to-left layouts.
  public var semanticContentAttribute: IBSemanticContentAttributeValue { node.enumeration(Names.semanticContentAttribute) ?? .unspecified }

  /// Whether the large content viewer shows the view.
  public var showsLargeContentViewer: Bool { node.bool(Names.showsLargeContentViewer) ?? false }

  /// The app extension context simulated on the canvas.
  public var simulatedAppContext: IBSimulatedAppContextValue? { node.enumeration(Names.simulatedAppContext) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Whether touches reach the view.
  public var userInteractionEnabled: Bool { node.bool(Names.userInteractionEnabled) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// The attributes that elements of the group `watchController` have in common.
public protocol IBWatchControllerAttributes: IBElement {}

extension IBWatchControllerAttributes {
  /// Whether the background images play.
  public var animates: Bool { node.bool(Names.animates) ?? false }

  /// The length of the animation in seconds.
  public var animationDuration: Double { node.double(Names.animationDuration) ?? 1 }

  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// How the background image is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether content reaches the edges.
  public var fixedToScreenEdges: Bool { node.bool(Names.fixedToScreenEdges) ?? false }

  /// Whether the content fills the whole screen.
  public var fullBounds: Bool { node.bool(Names.fullBounds) ?? false }

  /// Whether the interface is hidden until it is ready.
  public var hidesWhenLoading: Bool { node.bool(Names.hidesWhenLoading) ?? true }

  /// The identifier of the controller.
  public var identifier: String? { node.string(Names.identifier) }

  /// Whether the row can be chosen.
  public var selectable: Bool { node.bool(Names.selectable) ?? true }

  /// The space between items in points.
  public var spacing: Double? { node.double(Names.spacing) }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }
}

/// The attributes that elements of the group `watchObject` have in common.
public protocol IBWatchObjectAttributes: IBElement {}

extension IBWatchObjectAttributes {
  /// Where the object lies horizontally.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// Whether the images play.
  public var animates: Bool { node.bool(Names.animates) ?? false }

  /// The length of the animation in seconds.
  public var animationDuration: Double { node.double(Names.animationDuration) ?? 1 }

  /// Whether playing starts by itself.
  public var autoplays: Bool { node.bool(Names.autoplays) ?? false }

  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the slider shows a bar without steps.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// Whether the timer counts down.
  public var countsDown: Bool { node.bool(Names.countsDown) ?? false }

  /// The format of the date.
  public var customDateFormat: String? { node.textProperty(Names.customDateFormat) }

  /// The format of the date.
  public var dateFormat: String? { node.textProperty(Names.dateFormat) }

  /// How the date is written.
  public var dateStyle: IBDateStyleValue { node.enumeration(Names.dateStyle) ?? .none }

  /// Whether the object reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// How the picker shows focus.
  public var focusStyle: IBWatchPickerStyleValue { node.enumeration(Names.focusStyle) ?? .none }

  /// The height: a share of the container up to 1, otherwise points.
  public var height: Double? { node.double(Names.height) }

  /// Points added to the relative height.
  public var heightAdjustment: Double { node.double(Names.heightAdjustment) ?? 0 }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The identifier of the object.
  public var identifier: String? { node.string(Names.identifier) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// When the picker shows its indicator.
  public var indicatorMode: IBWatchPickerIndicatorValue { node.enumeration(Names.indicatorMode) ?? .hidden }

  /// Whether the animation starts at once.
  public var initiallyAnimated: Bool { node.bool(Names.initiallyAnimated) ?? true }

  /// Whether items lie in a row or a column.
  public var layout: IBWatchLayoutValue { node.enumeration(Names.layout) ?? .horizontal }

  /// Whether playing starts again at the end.
  public var loops: Bool { node.bool(Names.loops) ?? false }

  /// The largest value.
  public var maxValue: Double { node.double(Names.maxValue) ?? 1 }

  /// The largest value.
  public var maximum: Double { node.double(Names.maximum) ?? 1 }

  /// The image at the high end.
  public var maximumImage: String? { node.string(Names.maximumImage) }

  /// The largest value.
  public var maximumValue: Double { node.double(Names.maximumValue) ?? 1 }

  /// The image at the high end.
  public var maximumValueImage: String? { node.string(Names.maximumValueImage) }

  /// The smallest value.
  public var minValue: Double { node.double(Names.minValue) ?? 0 }

  /// The smallest value.
  public var minimum: Double { node.double(Names.minimum) ?? 0 }

  /// The image at the low end.
  public var minimumImage: String? { node.string(Names.minimumImage) }

  /// How far text may shrink.
  public var minimumScaleFactor: Double { node.double(Names.minimumScaleFactor) ?? 1 }

  /// The smallest value.
  public var minimumValue: Double { node.double(Names.minimumValue) ?? 0 }

  /// The image at the low end.
  public var minimumValueImage: String? { node.string(Names.minimumValueImage) }

  /// The most lines; 0 means any number.
  public var numberOfLines: Int { node.int(Names.numberOfLines) ?? 1 }

  /// The number of steps.
  public var numberOfSteps: Int { node.int(Names.numberOfSteps) ?? 1 }

  /// Whether the switch is on.
  public var on: Bool { node.bool(Names.on) ?? false }

  /// The poster of a movie.
  public var posterImage: String? { node.string(Names.posterImage) }

  /// The date shown on the canvas.
  public var previewedDate: Double? { node.double(Names.previewedDate) }

  /// The corner radius in points.
  public var radius: Double? { node.double(Names.radius) }

  /// The scene file.
  public var scene: String? { node.string(Names.scene) }

  /// The scene file.
  public var sceneName: String? { node.string(Names.sceneName) }

  /// The space between items in points.
  public var spacing: Double? { node.double(Names.spacing) }

  /// The number of steps.
  public var steps: Int { node.int(Names.steps) ?? 1 }

  /// The style.
  public var style: IBWatchStyleValue? { node.enumeration(Names.style) }

  /// The text.
  public var text: String? { node.textProperty(Names.text) }

  /// How text is aligned.
  public var textAlignment: IBTextAlignmentValue { node.enumeration(Names.textAlignment) ?? .natural }

  /// The text style.
  public var textStyle: IBWatchTextStyleValue? { node.enumeration(Names.textStyle) }

  /// How the time is written.
  public var timeStyle: IBDateStyleValue { node.enumeration(Names.timeStyle) ?? .none }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The value.
  public var value: Double { node.double(Names.value) ?? 0 }

  /// Where the object lies vertically.
  public var verticalAlignment: IBWatchVerticalAlignmentValue { node.enumeration(Names.verticalAlignment) ?? .top }

  /// How the video fills the view.
  public var videoGravity: IBVideoGravityValue? { node.enumeration(Names.videoGravity) }

  /// The width: a share of the container up to 1, otherwise points.
  public var width: Double? { node.double(Names.width) }

  /// Points added to the relative width.
  public var widthAdjustment: Double { node.double(Names.widthAdjustment) ?? 0 }
}

extension IBElement {
  /// The colour tag shown in the document outline.
  public var colorLabel: String? { node.string(Names.colorLabel) }

  /// The run-time class in place of the default one.
  public var customClass: String? { node.string(Names.customClass) }

  /// The Swift module of the custom class.
  public var customModule: String? { node.string(Names.customModule) }

  /// Where the module comes from; target means the build target's module.
  public var customModuleProvider: String? { node.string(Names.customModuleProvider) }

  /// The object's identifier, unique in the document.
  public var id: String? { node.string(Names.id) }

  /// The property of the parent that the element fills.
  public var key: String? { node.string(Names.key) }

  /// The lock on editing the object in the tool.
  public var propertyAccessControl: IBPropertyAccessControlValue? { node.enumeration(Names.propertyAccessControl) }

  /// The role of a top-level object in its scene.
  public var sceneMemberID: IBSceneMemberValue? { node.enumeration(Names.sceneMemberID) }

  /// The name shown in the document outline.
  public var userLabel: String? { node.textProperty(Names.userLabel) }
}
