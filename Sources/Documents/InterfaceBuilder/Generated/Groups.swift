// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

import XMLTree

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

  /// The color of the scroll indicators.
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

extension IBElement {
  /// The color tag shown in the document outline.
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
