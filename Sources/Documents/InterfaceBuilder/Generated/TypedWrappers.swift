// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// A button: title, image and background per control state.
public struct IBButton: IBViewAttributes, IBControlAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `button`.
  public static var elementName: Name { Names.button }

  /// Whether the image grows with accessibility text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { node.bool(Names.adjustsImageSizeForAccessibilityContentSizeCategory) ?? false }

  /// Whether the image fades while disabled.
  public var adjustsImageWhenDisabled: Bool { node.bool(Names.adjustsImageWhenDisabled) ?? true }

  /// Whether the image darkens while pressed.
  public var adjustsImageWhenHighlighted: Bool { node.bool(Names.adjustsImageWhenHighlighted) ?? true }

  /// How the title is aligned, or where a watch object lies.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// Whether the mixed state is possible.
  public var allowsMixedState: Bool { node.bool(Names.allowsMixedState) ?? false }

  /// The image while pressed or on.
  public var alternateImage: String? { node.string(Names.alternateImage) }

  /// The title while pressed or on.
  public var alternateTitle: String? { node.textProperty(Names.alternateTitle) }

  /// The bezel of the button.
  public var bezelStyle: IBButtonBezelStyleValue? { node.enumeration(Names.bezelStyle) }

  /// The kind of button.
  public var buttonType: IBButtonTypeValue { node.enumeration(Names.buttonType) ?? .custom }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether a tap toggles the selection.
  public var changesSelectionAsPrimaryAction: Bool { node.bool(Names.changesSelectionAsPrimaryAction) ?? false }

  /// Whether a state has an attributed title.
  public var hasAttributedTitle: Bool { node.bool(Names.hasAttributedTitle) ?? false }

  /// Whether the action destroys something.
  public var hasDestructiveAction: Bool { node.bool(Names.hasDestructiveAction) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// Whether the image stays beside the title.
  public var imageHugsTitle: Bool { node.bool(Names.imageHugsTitle) ?? false }

  /// The key that triggers the button.
  public var keyEquivalent: String? { node.textProperty(Names.keyEquivalent) }

  /// How the title is cut or wrapped.
  public var lineBreakMode: IBLineBreakModeValue { node.enumeration(Names.lineBreakMode) ?? .middleTruncation }

  /// The pressure levels of the button.
  public var maxAcceleratorLevel: Int? { node.int(Names.maxAcceleratorLevel) }

  /// The smallest font size in points.
  public var minimumFontSize: Double { node.double(Names.minimumFontSize) ?? 0 }

  /// Whether the pointer changes over the button.
  public var pointerInteraction: Bool { node.bool(Names.pointerInteraction) ?? false }

  /// Whether the button behaves like on the Mac.
  public var preferredBehavioralStyle: IBBehavioralStyleValue { node.enumeration(Names.preferredBehavioralStyle) ?? .automatic }

  /// Whether the title's shadow flips while pressed.
  public var reversesTitleShadowWhenHighlighted: Bool { node.bool(Names.reversesTitleShadowWhenHighlighted) ?? false }

  /// What the button does for the user.
  public var role: IBButtonRoleValue { node.enumeration(Names.role) ?? .normal }

  /// Whether a touch glows.
  public var showsTouchWhenHighlighted: Bool { node.bool(Names.showsTouchWhenHighlighted) ?? false }

  /// Whether a drag held over the button activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }
}

/// A layout that fills lines with items.
public struct IBCollectionViewFlowLayout: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewFlowLayout`.
  public static var elementName: Name { Names.collectionViewFlowLayout }

  /// Whether items size themselves.
  public var automaticEstimatedItemSize: Bool { node.bool(Names.automaticEstimatedItemSize) ?? false }

  /// The least space between items of a line in points.
  public var minimumInteritemSpacing: Double { node.double(Names.minimumInteritemSpacing) ?? 10 }

  /// The least space between lines in points.
  public var minimumLineSpacing: Double { node.double(Names.minimumLineSpacing) ?? 10 }

  /// The direction of scrolling.
  public var scrollDirection: IBScrollDirectionValue { node.enumeration(Names.scrollDirection) ?? .vertical }

  /// Whether footers stay in sight.
  public var sectionFootersPinToVisibleBounds: Bool { node.bool(Names.sectionFootersPinToVisibleBounds) ?? false }

  /// Whether headers stay in sight.
  public var sectionHeadersPinToVisibleBounds: Bool { node.bool(Names.sectionHeadersPinToVisibleBounds) ?? false }

  /// What the section inset counts from.
  public var sectionInsetReference: IBSectionInsetReferenceValue { node.enumeration(Names.sectionInsetReference) ?? .contentInset }
}

/// A layout constraint between one or two items.
public struct IBConstraint: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `constraint`.
  public static var elementName: Name { Names.constraint }

  /// The points added.
  public var constant: Double { node.double(Names.constant) ?? 0 }

  /// The attribute of the first item.
  public var firstAttribute: IBConstraintAttributeValue? { node.enumeration(Names.firstAttribute) }

  /// The first item; absent means the view that owns the constraint.
  public var firstItem: String? { node.string(Names.firstItem) }

  /// The identifier for debugging.
  public var identifier: String? { node.string(Names.identifier) }

  /// The factor of the second attribute.
  public var multiplier: Multiplier? { node.multiplier(Names.multiplier) }

  /// Whether the constraint is removed when building.
  public var placeholder: Bool { node.bool(Names.placeholder) ?? false }

  /// How strongly the constraint holds.
  public var priority: Double { node.double(Names.priority) ?? 1000 }

  /// The relation of the two sides.
  public var relation: IBConstraintRelationValue { node.enumeration(Names.relation) ?? .equal }

  /// How the tool scores the constraint.
  public var scoringType: IBConstraintScoringValue? { node.enumeration(Names.scoringType) }

  /// The attribute of the second item.
  public var secondAttribute: IBConstraintAttributeValue { node.enumeration(Names.secondAttribute) ?? .notAnAttribute }

  /// The second item.
  public var secondItem: String? { node.string(Names.secondItem) }

  /// What the symbolic constant means.
  public var symbolType: IBConstraintSymbolTypeValue { node.enumeration(Names.symbolType) ?? .spacing }

  /// Whether the constant is the standard spacing.
  public var symbolic: Bool { node.bool(Names.symbolic) ?? false }

  /// Where the constraint comes from.
  public var type: IBConstraintTypeValue { node.enumeration(Names.type) ?? .user }
}

/// The device the canvas shows.
public struct IBDevice: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `device`.
  public static var elementName: Name { Names.device }

  /// Light or dark.
  public var appearance: IBUserInterfaceStyleValue { node.enumeration(Names.appearance) ?? .light }

  /// The device shown.
  public var id: IBDeviceValue? { node.enumeration(Names.id) }

  /// The layout shown.
  public var layout: IBDeviceLayoutValue { node.enumeration(Names.layout) ?? .fullscreen }

  /// The orientation shown.
  public var orientation: IBDeviceOrientationValue { node.enumeration(Names.orientation) ?? .portrait }
}

/// A view that shows one image or an image sequence.
public struct IBImageView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `imageView`.
  public static var elementName: Name { Names.imageView }

  /// Whether the image grows with accessibility text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { node.bool(Names.adjustsImageSizeForAccessibilityContentSizeCategory) ?? false }

  /// Whether focus lifts the image.
  public var adjustsImageWhenAncestorFocused: Bool { node.bool(Names.adjustsImageWhenAncestorFocused) ?? false }

  /// Whether the image can be copied and pasted.
  public var allowsCutCopyPaste: Bool { node.bool(Names.allowsCutCopyPaste) ?? true }

  /// Whether the image plays.
  public var animates: Bool { node.bool(Names.animates) ?? false }

  /// The length of the animation in seconds.
  public var animationDuration: Double { node.double(Names.animationDuration) ?? 0 }

  /// How often the animation plays.
  public var animationRepeatCount: Int { node.int(Names.animationRepeatCount) ?? 0 }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether an image can be dropped in.
  public var editable: Bool { node.bool(Names.editable) ?? false }

  /// Whether the image looks enabled.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Whether the highlighted image shows.
  public var highlighted: Bool { node.bool(Names.highlighted) ?? false }

  /// The image while highlighted.
  public var highlightedImage: String? { node.string(Names.highlightedImage) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// Where the image lies in its frame.
  public var imageAlignment: IBCellImageAlignmentValue { node.enumeration(Names.imageAlignment) ?? .center }

  /// The frame.
  public var imageFrameStyle: IBImageFrameStyleValue { node.enumeration(Names.imageFrameStyle) ?? .none }

  /// How the image is scaled.
  public var imageScaling: IBCellImageScalingValue { node.enumeration(Names.imageScaling) ?? .proportionallyDown }

  /// Whether the animation starts at once.
  public var initiallyAnimated: Bool { node.bool(Names.initiallyAnimated) ?? true }

  /// Whether the focus effect follows the image's shape.
  public var masksFocusEffectToContents: Bool { node.bool(Names.masksFocusEffectToContents) ?? false }

  /// The dynamic range of the image.
  public var preferredImageDynamicRange: IBImageDynamicRangeValue? { node.enumeration(Names.preferredImageDynamicRange) }

  /// The scale of a symbol image.
  public var preferredSymbolScale: IBSymbolScaleValue? { node.enumeration(Names.preferredSymbolScale) }

  /// The scale of a symbol image.
  public var symbolScale: IBSymbolScaleValue? { node.enumeration(Names.symbolScale) }
}

/// A menu.
public struct IBMenu: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `menu`.
  public static var elementName: Name { Names.menu }

  /// Whether plug-ins may add items.
  public var allowsContextMenuPlugIns: Bool { node.bool(Names.allowsContextMenuPlugIns) ?? true }

  /// Whether items enable themselves.
  public var autoenablesItems: Bool { node.bool(Names.autoenablesItems) ?? true }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the menu destroys something.
  public var destructive: Bool { node.bool(Names.destructive) ?? false }

  /// Whether items show in the parent menu.
  public var displayInline: Bool { node.bool(Names.displayInline) ?? false }

  /// The identifier.
  public var identifier: String? { node.string(Names.identifier) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The least width in points.
  public var minimumWidth: Double { node.double(Names.minimumWidth) ?? 0 }

  /// How items are shown.
  public var presentationStyle: String? { node.string(Names.presentationStyle) }

  /// How items are selected.
  public var selectionMode: String? { node.string(Names.selectionMode) }

  /// Whether room for check marks is kept.
  public var showsStateColumn: Bool { node.bool(Names.showsStateColumn) ?? true }

  /// The system menu that it represents.
  public var systemMenu: IBSystemMenuValue? { node.enumeration(Names.systemMenu) }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The layout direction.
  public var userInterfaceLayoutDirection: IBUserInterfaceLayoutDirectionValue? { node.enumeration(Names.userInterfaceLayoutDirection) }
}

/// The bar at the top with title and bar buttons.
public struct IBNavigationBar: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `navigationBar`.
  public static var elementName: Name { Names.navigationBar }

  /// The image of the back arrow.
  public var backIndicatorImage: String? { node.string(Names.backIndicatorImage) }

  /// The mask of the back arrow.
  public var backIndicatorTransitionMask: String? { node.string(Names.backIndicatorTransitionMask) }

  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether large titles are preferred.
  public var largeTitles: Bool { node.bool(Names.largeTitles) ?? false }

  /// Whether the bar behaves like on the Mac.
  public var preferredBehavioralStyle: IBBehavioralStyleValue { node.enumeration(Names.preferredBehavioralStyle) ?? .automatic }

  /// Whether large titles are preferred.
  public var prefersLargeTitles: Bool { node.bool(Names.prefersLargeTitles) ?? false }

  /// The image of the hairline.
  public var shadowImage: String? { node.string(Names.shadowImage) }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// A stack of controllers under a navigation bar.
public struct IBNavigationController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `navigationController`.
  public static var elementName: Name { Names.navigationController }

  /// Whether a swipe hides the bars.
  public var hidesBarsOnSwipe: Bool { node.bool(Names.hidesBarsOnSwipe) ?? false }

  /// Whether a tap hides the bars.
  public var hidesBarsOnTap: Bool { node.bool(Names.hidesBarsOnTap) ?? false }

  /// Whether the keyboard hides the bars.
  public var hidesBarsWhenKeyboardAppears: Bool { node.bool(Names.hidesBarsWhenKeyboardAppears) ?? false }

  /// Whether low height hides the bars.
  public var hidesBarsWhenVerticallyCompact: Bool { node.bool(Names.hidesBarsWhenVerticallyCompact) ?? false }

  /// Whether the navigation bar is hidden.
  public var navigationBarHidden: Bool { node.bool(Names.navigationBarHidden) ?? false }

  /// Whether the toolbar is hidden.
  public var toolbarHidden: Bool { node.bool(Names.toolbarHidden) ?? true }
}

/// Stands for an object given at load time: File's Owner or First Responder.
public struct IBPlaceholder: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `placeholder`.
  public static var elementName: Name { Names.placeholder }

  /// The object that the placeholder represents.
  public var placeholderIdentifier: String? { node.string(Names.placeholderIdentifier) }
}

/// A row of segments of which one or more can be selected.
public struct IBSegmentedControl: IBViewAttributes, IBControlAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `segmentedControl`.
  public static var elementName: Name { Names.segmentedControl }

  /// Whether widths follow the content.
  public var apportionsSegmentWidthsByContent: Bool { node.bool(Names.apportionsSegmentWidthsByContent) ?? false }

  /// Whether a segment stays selected.
  public var momentary: Bool { node.bool(Names.momentary) ?? false }

  /// The old style.
  public var segmentControlStyle: IBSegmentedControlStyleValue { node.enumeration(Names.segmentControlStyle) ?? .plain }

  /// The selected segment; -1 is none.
  public var selectedSegmentIndex: Int { node.int(Names.selectedSegmentIndex) ?? -1 }
}

/// A transition to, or a relationship with, another scene.
public struct IBSegue: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `segue`.
  public static var elementName: Name { Names.segue }

  /// The action that asks for the destination.
  public var action: String? { node.string(Names.action) }

  /// Whether the transition is animated.
  public var animates: Bool { node.bool(Names.animates) ?? true }

  /// The scene shown.
  public var destination: String? { node.string(Names.destination) }

  /// The method that makes the destination.
  public var destinationCreationSelector: String? { node.string(Names.destinationCreationSelector) }

  /// The identifier in code.
  public var identifier: String? { node.string(Names.identifier) }

  /// The segue whose settings a preview takes.
  public var inheritsFrom: IBSeguePreviewInheritanceValue { node.enumeration(Names.inheritsFrom) ?? .parent }

  /// The kind of transition.
  public var kind: IBSegueKindValue? { node.enumeration(Names.kind) }

  /// How the destination is presented.
  public var modalPresentationStyle: IBModalPresentationStyleValue { node.enumeration(Names.modalPresentationStyle) ?? .automatic }

  /// How the presentation moves.
  public var modalTransitionStyle: IBModalTransitionStyleValue { node.enumeration(Names.modalTransitionStyle) ?? .coverVertical }

  /// The bar button a popover points to.
  public var popoverAnchorBarButtonItem: String? { node.string(Names.popoverAnchorBarButtonItem) }

  /// The view a popover points to.
  public var popoverAnchorView: String? { node.string(Names.popoverAnchorView) }

  /// When a popover closes.
  public var popoverBehavior: IBPopoverBehaviorValue? { node.enumeration(Names.popoverBehavior) }

  /// The sides a popover may lie on.
  public var popoverPermittedArrowDirections: String? { node.string(Names.popoverPermittedArrowDirections) }

  /// The side a popover lies on.
  public var preferredEdge: IBRectEdgeValue? { node.enumeration(Names.preferredEdge) }

  /// The anchor rectangle of a popover.
  public var rect: Rect? { node.rectValue(Names.rect) }

  /// The segue meant.
  public var reference: String? { node.string(Names.reference) }

  /// The relationship with the destination.
  public var relationship: IBSegueRelationshipValue? { node.enumeration(Names.relationship) }

  /// The pane in which the destination shows.
  public var splitViewControllerTargetIndex: Int { node.int(Names.splitViewControllerTargetIndex) ?? 0 }

  /// The event that starts the segue.
  public var trigger: String? { node.string(Names.trigger) }

  /// The action of an unwind segue.
  public var unwindAction: String? { node.string(Names.unwindAction) }
}

/// A navigation bar simulated on the canvas.
public struct IBSimulatedNavigationBarMetrics: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `simulatedNavigationBarMetrics`.
  public static var elementName: Name { Names.simulatedNavigationBarMetrics }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// Whether titles are large.
  public var largeTitles: Bool { node.bool(Names.largeTitles) ?? false }

  /// Whether a prompt shows.
  public var prompted: Bool { node.bool(Names.prompted) ?? false }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// A view that lines up its arranged subviews along one axis.
public struct IBStackView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `stackView`.
  public static var elementName: Name { Names.stackView }

  /// How views align across the axis.
  public var alignment: IBStackAlignmentValue { node.enumeration(Names.alignment) ?? .fill }

  /// Whether arranged views lie in a row or a column.
  public var axis: IBAxisValue { node.enumeration(Names.axis) ?? .horizontal }

  /// Whether spacing counts from baselines.
  public var baselineRelativeArrangement: Bool { node.bool(Names.baselineRelativeArrangement) ?? false }

  /// Whether hidden views take no space.
  public var detachesHiddenViews: Bool { node.bool(Names.detachesHiddenViews) ?? false }

  /// How space is shared along the axis; absent on macOS means gravity areas.
  public var distribution: IBStackDistributionValue { node.enumeration(Names.distribution) ?? .fill }

  /// How strongly horizontal clipping is avoided.
  public var horizontalClippingResistancePriority: Double { node.double(Names.horizontalClippingResistancePriority) ?? 1000 }

  /// How strongly the width wraps the content.
  public var horizontalStackHuggingPriority: Double { node.double(Names.horizontalStackHuggingPriority) ?? 250 }

  /// Whether views lie inside the margins.
  public var layoutMarginsRelativeArrangement: Bool { node.bool(Names.layoutMarginsRelativeArrangement) ?? false }

  /// Whether arranged views lie in a row or a column.
  public var orientation: IBAxisValue { node.enumeration(Names.orientation) ?? .horizontal }

  /// The space between views in points; absent on macOS means 8.
  public var spacing: Double { node.double(Names.spacing) ?? 0 }

  /// Whether the spacing is a number or the system's.
  public var spacingType: IBStackSpacingTypeValue { node.enumeration(Names.spacingType) ?? .custom }

  /// How strongly vertical clipping is avoided.
  public var verticalClippingResistancePriority: Double { node.double(Names.verticalClippingResistancePriority) ?? 1000 }

  /// How strongly the height wraps the content.
  public var verticalStackHuggingPriority: Double { node.double(Names.verticalStackHuggingPriority) ?? 250 }
}

/// A scrolling list of rows in sections, or a macOS table with columns.
public struct IBTableView: IBViewAttributes, IBScrollViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableView`.
  public static var elementName: Name { Names.tableView }

  /// Whether rows can take focus.
  public var allowsFocus: Bool { node.bool(Names.allowsFocus) ?? true }

  /// Whether rows can take focus while editing.
  public var allowsFocusDuringEditing: Bool { node.bool(Names.allowsFocusDuringEditing) ?? true }

  /// Whether several rows can be selected.
  public var allowsMultipleSelection: Bool { node.bool(Names.allowsMultipleSelection) ?? false }

  /// Whether several rows can be selected while editing.
  public var allowsMultipleSelectionDuringEditing: Bool { node.bool(Names.allowsMultipleSelectionDuringEditing) ?? false }

  /// Whether rows can be selected.
  public var allowsSelection: Bool { node.bool(Names.allowsSelection) ?? true }

  /// Whether rows can be selected while editing.
  public var allowsSelectionDuringEditing: Bool { node.bool(Names.allowsSelectionDuringEditing) ?? false }

  /// Whether rows have alternating colors.
  public var alternatingRowBackgroundColors: Bool { node.bool(Names.alternatingRowBackgroundColors) ?? false }

  /// Whether the column layout is stored.
  public var autosaveColumns: Bool { node.bool(Names.autosaveColumns) ?? true }

  /// The name under which the column layout is stored.
  public var autosaveName: String? { node.string(Names.autosaveName) }

  /// Whether cell margins follow the readable width.
  public var cellLayoutMarginsFollowReadableWidth: Bool { node.bool(Names.cellLayoutMarginsFollowReadableWidth) ?? false }

  /// How columns share the width.
  public var columnAutoresizingStyle: IBColumnAutoresizingStyleValue { node.enumeration(Names.columnAutoresizingStyle) ?? .uniform }

  /// Whether columns can be moved.
  public var columnReordering: Bool { node.bool(Names.columnReordering) ?? true }

  /// Whether columns can be resized.
  public var columnResizing: Bool { node.bool(Names.columnResizing) ?? true }

  /// Whether columns can be selected.
  public var columnSelection: Bool { node.bool(Names.columnSelection) ?? false }

  /// Whether cell content lies inside the safe area.
  public var contentViewInsetsToSafeArea: Bool { node.bool(Names.contentViewInsetsToSafeArea) ?? true }

  /// The corner above the scroller.
  public var cornerView: String? { node.string(Names.cornerView) }

  /// Whether rows are prototypes or static; absent means rows come from code only.
  public var dataMode: IBTableDataModeValue? { node.enumeration(Names.dataMode) }

  /// Whether rows can be dragged.
  public var dragInteractionEnabled: Bool? { node.bool(Names.dragInteractionEnabled) }

  /// How a drop is shown.
  public var draggingDestinationFeedbackStyle: IBDraggingFeedbackStyleValue? { node.enumeration(Names.draggingDestinationFeedbackStyle) }

  /// Whether the table is in editing mode.
  public var editing: Bool { node.bool(Names.editing) ?? false }

  /// Whether nothing may be selected.
  public var emptySelection: Bool { node.bool(Names.emptySelection) ?? true }

  /// Whether the table reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The estimated height of rows in points; -1 is automatic.
  public var estimatedRowHeight: Double { node.double(Names.estimatedRowHeight) ?? 0 }

  /// The estimated height of footers in points; -1 is automatic.
  public var estimatedSectionFooterHeight: Double { node.double(Names.estimatedSectionFooterHeight) ?? 0 }

  /// The estimated height of headers in points; -1 is automatic.
  public var estimatedSectionHeaderHeight: Double { node.double(Names.estimatedSectionHeaderHeight) ?? 0 }

  /// The height of empty rows in points.
  public var fillerRowHeight: Double { node.double(Names.fillerRowHeight) ?? 0 }

  /// Whether group rows stay at the top.
  public var floatsGroupRows: Bool { node.bool(Names.floatsGroupRows) ?? true }

  /// The header of the table.
  public var headerView: String? { node.string(Names.headerView) }

  /// Whether several rows can be selected.
  public var multipleSelection: Bool { node.bool(Names.multipleSelection) ?? true }

  /// Whether rows are prepared ahead.
  public var prefetchingEnabled: Bool { node.bool(Names.prefetchingEnabled) ?? true }

  /// Whether focus comes back to the last row.
  public var remembersLastFocusedIndexPath: Bool { node.bool(Names.remembersLastFocusedIndexPath) ?? false }

  /// The height of rows in points; -1 is automatic.
  public var rowHeight: Double? { node.double(Names.rowHeight) }

  /// How the row height is chosen.
  public var rowSizeStyle: IBRowSizeStyleValue { node.enumeration(Names.rowSizeStyle) ?? .custom }

  /// The height of footers in points; -1 is automatic.
  public var sectionFooterHeight: Double { node.double(Names.sectionFooterHeight) ?? -1 }

  /// The height of headers in points; -1 is automatic.
  public var sectionHeaderHeight: Double { node.double(Names.sectionHeaderHeight) ?? -1 }

  /// The space above headers in points.
  public var sectionHeaderTopPadding: Double? { node.double(Names.sectionHeaderTopPadding) }

  /// The rows needed to show the index.
  public var sectionIndexMinimumDisplayRowCount: Int { node.int(Names.sectionIndexMinimumDisplayRowCount) ?? 0 }

  /// Whether focus selects.
  public var selectionFollowsFocus: Bool { node.bool(Names.selectionFollowsFocus) ?? false }

  /// How the selection looks.
  public var selectionHighlightStyle: IBSelectionHighlightStyleValue { node.enumeration(Names.selectionHighlightStyle) ?? .regular }

  /// When self-sizing rows are measured again.
  public var selfSizingInvalidation: IBSelfSizingInvalidationValue { node.enumeration(Names.selfSizingInvalidation) ?? .enabled }

  /// What the separator inset counts from.
  public var separatorInsetReference: IBSeparatorInsetReferenceValue { node.enumeration(Names.separatorInsetReference) ?? .fromCellEdges }

  /// The lines between rows.
  public var separatorStyle: IBSeparatorStyleValue { node.enumeration(Names.separatorStyle) ?? .`default` }

  /// The style.
  public var style: IBTableViewStyleValue { node.enumeration(Names.style) ?? .plain }

  /// The macOS style.
  public var tableStyle: IBNsTableStyleValue { node.enumeration(Names.tableStyle) ?? .automatic }

  /// Whether typing selects.
  public var typeSelect: Bool { node.bool(Names.typeSelect) ?? true }

  /// The layout direction.
  public var userInterfaceLayoutDirection: IBUserInterfaceLayoutDirectionValue? { node.enumeration(Names.userInterfaceLayoutDirection) }

  /// Whether constraints give the row heights.
  public var usesAutomaticRowHeights: Bool { node.bool(Names.usesAutomaticRowHeights) ?? false }

  /// Whether rows are stored in the document.
  public var usesStaticContents: Bool { node.bool(Names.usesStaticContents) ?? false }

  /// Whether dragging down starts a drag.
  public var verticalMotionCanBeginDrag: Bool { node.bool(Names.verticalMotionCanBeginDrag) ?? true }

  /// Whether cells are views.
  public var viewBased: Bool { node.bool(Names.viewBased) ?? false }
}

/// One row of a table view.
public struct IBTableViewCell: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableViewCell`.
  public static var elementName: Name { Names.tableViewCell }

  /// The mark at the trailing edge.
  public var accessoryType: IBAccessoryTypeValue { node.enumeration(Names.accessoryType) ?? .none }

  /// Whether the background follows the state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool { node.bool(Names.automaticallyUpdatesBackgroundConfiguration) ?? true }

  /// Whether the content follows the state.
  public var automaticallyUpdatesContentConfiguration: Bool { node.bool(Names.automaticallyUpdatesContentConfiguration) ?? true }

  /// The built-in detail label.
  public var detailTextLabel: String? { node.string(Names.detailTextLabel) }

  /// The mark while editing.
  public var editingAccessoryType: IBAccessoryTypeValue { node.enumeration(Names.editingAccessoryType) ?? .none }

  /// How a focused row looks.
  public var focusStyle: IBFocusStyleValue { node.enumeration(Names.focusStyle) ?? .`default` }

  /// Whether the mark is hidden while editing.
  public var hidesAccessoryWhenEditing: Bool { node.bool(Names.hidesAccessoryWhenEditing) ?? true }

  /// Whether the row is highlighted.
  public var highlighted: Bool { node.bool(Names.highlighted) ?? false }

  /// The built-in image view.
  public var imageView: String? { node.string(Names.imageView) }

  /// The level of indentation.
  public var indentationLevel: Int { node.int(Names.indentationLevel) ?? 0 }

  /// Points of indentation per level.
  public var indentationWidth: Double { node.double(Names.indentationWidth) ?? 10 }

  /// The identifier for reuse.
  public var reuseIdentifier: String? { node.string(Names.reuseIdentifier) }

  /// The height of the row in points.
  public var rowHeight: Double? { node.double(Names.rowHeight) }

  /// Whether the row is selected.
  public var selected: Bool { node.bool(Names.selected) ?? false }

  /// How a selected row looks.
  public var selectionStyle: IBCellSelectionStyleValue { node.enumeration(Names.selectionStyle) ?? .`default` }

  /// Whether the row is indented while editing.
  public var shouldIndentWhileEditing: Bool { node.bool(Names.shouldIndentWhileEditing) ?? true }

  /// Whether the reorder control shows.
  public var showsReorderControl: Bool { node.bool(Names.showsReorderControl) ?? false }

  /// The built-in layout.
  public var style: IBTableViewCellStyleValue { node.enumeration(Names.style) ?? .custom }

  /// The built-in main label.
  public var textLabel: String? { node.string(Names.textLabel) }
}

/// A plain view: a rectangle that draws and holds other views.
public struct IBView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `view`.
  public static var elementName: Name { Names.view }
}

/// A controller of one view.
public struct IBViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `viewController`.
  public static var elementName: Name { Names.viewController }
}

/// The top or bottom layout guide of a controller.
public struct IBViewControllerLayoutGuide: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `viewControllerLayoutGuide`.
  public static var elementName: Name { Names.viewControllerLayoutGuide }

  /// Whether the guide is the top or the bottom one.
  public var type: IBControllerGuideTypeValue? { node.enumeration(Names.type) }
}
