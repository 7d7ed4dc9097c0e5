// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// A cell that sends an action.
public struct IBActionCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `actionCell`.
  public static var elementName: Name { Names.actionCell }

  /// The inset of the bezel.
  public var inset: Double { node.double(Names.inset) ?? 0 }
}

/// A spinning wheel.
public struct IBActivityIndicatorView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `activityIndicatorView`.
  public static var elementName: Name { Names.activityIndicatorView }

  /// Whether the wheel turns.
  public var animating: Bool { node.bool(Names.animating) ?? false }

  /// Whether the indicator hides while it is stopped.
  public var hidesWhenStopped: Bool { node.bool(Names.hidesWhenStopped) ?? false }

  /// The size and colour.
  public var style: IBActivityIndicatorStyleValue { node.enumeration(Names.style) ?? .white }
}

/// The watch activity rings.
public struct IBActivityRing: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `activityRing`.
  public static var elementName: Name { Names.activityRing }

  /// The style.
  public var style: String? { node.string(Names.style) }
}

/// The former iAd banner.
public struct IBAdBannerView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `adBannerView`.
  public static var elementName: Name { Names.adBannerView }

  /// The kind of banner.
  public var bannerType: String? { node.string(Names.bannerType) }
}

/// The shared application object of a macOS storyboard.
public struct IBApplication: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `application`.
  public static var elementName: Name { Names.application }
}

/// A RealityKit view for augmented reality.
public struct IBArView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `arView`.
  public static var elementName: Name { Names.arView }

  /// Whether the camera shows.
  public var cameraMode: String? { node.string(Names.cameraMode) }

  /// How reflections are made.
  public var environmentTexturing: String? { node.string(Names.environmentTexturing) }
}

/// A bindings controller of a list.
public struct IBArrayController: IBNsobjectControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `arrayController`.
  public static var elementName: Name { Names.arrayController }
}

/// A SceneKit view for augmented reality.
public struct IBArscnView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `arscnView`.
  public static var elementName: Name { Names.arscnView }

  /// Whether the user moves the camera.
  public var allowsCameraControl: Bool { node.bool(Names.allowsCameraControl) ?? false }

  /// The smoothing of edges.
  public var antialiasingMode: IBAntialiasingModeValue { node.enumeration(Names.antialiasingMode) ?? .none }

  /// Whether a light is added.
  public var autoenablesDefaultLighting: Bool { node.bool(Names.autoenablesDefaultLighting) ?? false }

  /// Whether the scene's light follows the camera.
  public var automaticallyUpdatesLighting: Bool { node.bool(Names.automaticallyUpdatesLighting) ?? true }

  /// Whether jittering smooths the image.
  public var jitteringEnabled: Bool { node.bool(Names.jitteringEnabled) ?? false }

  /// Whether playing starts again at the end.
  public var loops: Bool { node.bool(Names.loops) ?? true }

  /// Whether the scene plays.
  public var playing: Bool { node.bool(Names.playing) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// Whether every frame is drawn.
  public var rendersContinuously: Bool { node.bool(Names.rendersContinuously) ?? false }

  /// The scene file.
  public var sceneName: String? { node.string(Names.sceneName) }

  /// Whether statistics show.
  public var showsStatistics: Bool { node.bool(Names.showsStatistics) ?? false }
}

/// A SpriteKit view for augmented reality.
public struct IBArskView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `arskView`.
  public static var elementName: Name { Names.arskView }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// Whether the frame rate shows.
  public var showsFPS: Bool { node.bool(Names.showsFPS) ?? false }

  /// Whether the number of nodes shows.
  public var showsNodeCount: Bool { node.bool(Names.showsNodeCount) ?? false }
}

/// A macOS video player view.
public struct IBAvPlayerView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `avPlayerView`.
  public static var elementName: Name { Names.avPlayerView }

  /// Whether the video may float.
  public var allowsPictureInPicturePlayback: Bool { node.bool(Names.allowsPictureInPicturePlayback) ?? false }

  /// The look of the controls.
  public var controlsStyle: String? { node.string(Names.controlsStyle) }

  /// Whether frame buttons show.
  public var showsFrameSteppingButtons: Bool { node.bool(Names.showsFrameSteppingButtons) ?? false }

  /// Whether a full-screen button shows.
  public var showsFullScreenToggleButton: Bool { node.bool(Names.showsFullScreenToggleButton) ?? false }

  /// Whether a share button shows.
  public var showsSharingServiceButton: Bool { node.bool(Names.showsSharingServiceButton) ?? false }

  /// Whether the system shows what plays.
  public var updatesNowPlayingInfoCenter: Bool { node.bool(Names.updatesNowPlayingInfoCenter) ?? true }

  /// How the video fills the view.
  public var videoGravity: IBVideoGravityValue { node.enumeration(Names.videoGravity) ?? .AVLayerVideoGravityResizeAspect }
}

/// A controller that plays a video.
public struct IBAvPlayerViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `avPlayerViewController`.
  public static var elementName: Name { Names.avPlayerViewController }

  /// Whether the video may float.
  public var allowsPictureInPicturePlayback: Bool { node.bool(Names.allowsPictureInPicturePlayback) ?? true }

  /// Whether playing starts in full screen.
  public var entersFullScreenWhenPlaybackBegins: Bool { node.bool(Names.entersFullScreenWhenPlaybackBegins) ?? false }

  /// Whether full screen ends with the video.
  public var exitsFullScreenWhenPlaybackEnds: Bool { node.bool(Names.exitsFullScreenWhenPlaybackEnds) ?? false }

  /// Whether controls show.
  public var showsPlaybackControls: Bool { node.bool(Names.showsPlaybackControls) ?? true }

  /// Whether the lock screen shows what plays.
  public var updatesNowPlayingInfoCenter: Bool { node.bool(Names.updatesNowPlayingInfoCenter) ?? true }

  /// How the video fills the view.
  public var videoGravity: IBVideoGravityValue { node.enumeration(Names.videoGravity) ?? .AVLayerVideoGravityResizeAspect }
}

/// Fill, stroke and corners behind a button or cell.
public struct IBBackgroundConfiguration: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `backgroundConfiguration`.
  public static var elementName: Name { Names.backgroundConfiguration }

  /// The change of the background colour.
  public var backgroundColorTransformer: String? { node.string(Names.backgroundColorTransformer) }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The corner radius in points.
  public var cornerRadius: Double { node.double(Names.cornerRadius) ?? 0 }

  /// The edges that add the layout margins.
  public var edgesAddingLayoutMarginsToBackgroundInsets: String? { node.string(Names.edgesAddingLayoutMarginsToBackgroundInsets) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// How the image is scaled.
  public var imageContentMode: IBContentModeValue { node.enumeration(Names.imageContentMode) ?? .scaleToFill }

  /// The change of the stroke colour.
  public var strokeColorTransformer: String? { node.string(Names.strokeColorTransformer) }

  /// How far the stroke lies outside, in points.
  public var strokeOutset: Double { node.double(Names.strokeOutset) ?? 0 }

  /// The line width in points.
  public var strokeWidth: Double { node.double(Names.strokeWidth) ?? 0 }

  /// The preset.
  public var style: String? { node.string(Names.style) }
}

/// A button of a navigation bar or toolbar.
public struct IBBarButtonItem: IBBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `barButtonItem`.
  public static var elementName: Name { Names.barButtonItem }

  /// The background image as back button.
  public var backButtonBackgroundImage: String? { node.string(Names.backButtonBackgroundImage) }

  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// Whether a tap toggles the selection.
  public var changesSelectionAsPrimaryAction: Bool { node.bool(Names.changesSelectionAsPrimaryAction) ?? false }

  /// The menu shown when the item does not fit.
  public var menuRepresentation: String? { node.string(Names.menuRepresentation) }

  /// The order of the menu.
  public var preferredMenuElementOrder: IBMenuElementOrderValue { node.enumeration(Names.preferredMenuElementOrder) ?? .automatic }

  /// The style.
  public var style: IBBarButtonStyleValue { node.enumeration(Names.style) ?? .bordered }

  /// The width in points; 0 is automatic.
  public var width: Double { node.double(Names.width) ?? 0 }
}

/// The look of bar buttons.
public struct IBBarButtonItemAppearance: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `barButtonItemAppearance`.
  public static var elementName: Name { Names.barButtonItemAppearance }
}

/// A group of bar buttons that can collapse into one.
public struct IBBarButtonItemGroup: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `barButtonItemGroup`.
  public static var elementName: Name { Names.barButtonItemGroup }

  /// Whether the group cannot be removed.
  public var groupAlwaysAvailable: Bool { node.bool(Names.groupAlwaysAvailable) ?? false }

  /// Whether the group is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }
}

/// The look of bar buttons in one state.
public struct IBBarButtonItemStateAppearance: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `barButtonItemStateAppearance`.
  public static var elementName: Name { Names.barButtonItemStateAppearance }
}

/// A blur for a visual effect view.
public struct IBBlurEffect: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `blurEffect`.
  public static var elementName: Name { Names.blurEffect }

  /// The strength and colour.
  public var style: IBBlurStyleValue { node.enumeration(Names.style) ?? .light }
}

/// A box with a title and a border, or a separator line.
public struct IBBox: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `box`.
  public static var elementName: Name { Names.box }

  /// The border.
  public var borderType: IBBorderTypeValue { node.enumeration(Names.borderType) ?? .groove }

  /// The line width in points.
  public var borderWidth: Double { node.double(Names.borderWidth) ?? 1 }

  /// The kind of box.
  public var boxType: IBBoxTypeValue { node.enumeration(Names.boxType) ?? .primary }

  /// The corner radius in points.
  public var cornerRadius: Double { node.double(Names.cornerRadius) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// Where the title lies.
  public var titlePosition: IBTitlePositionValue { node.enumeration(Names.titlePosition) ?? .atTop }

  /// Whether the box is not drawn.
  public var transparent: Bool { node.bool(Names.transparent) ?? false }
}

/// A browser with columns.
public struct IBBrowser: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `browser`.
  public static var elementName: Name { Names.browser }

  /// Whether arrow keys work.
  public var acceptsArrowKeys: Bool { node.bool(Names.acceptsArrowKeys) ?? true }

  /// Whether branches can be selected.
  public var allowsBranchSelection: Bool { node.bool(Names.allowsBranchSelection) ?? true }

  /// Whether nothing may be selected.
  public var allowsEmptySelection: Bool { node.bool(Names.allowsEmptySelection) ?? true }

  /// Whether several rows can be selected.
  public var allowsMultipleSelection: Bool { node.bool(Names.allowsMultipleSelection) ?? true }

  /// Whether typing selects.
  public var allowsTypeSelect: Bool { node.bool(Names.allowsTypeSelect) ?? true }

  /// Whether the scroller hides when not needed.
  public var autohidesScroller: Bool { node.bool(Names.autohidesScroller) ?? false }

  /// Whether branches can be selected.
  public var branchSelection: Bool { node.bool(Names.branchSelection) ?? true }

  /// How columns are resized.
  public var columnResizingType: IBBrowserColumnResizingValue? { node.enumeration(Names.columnResizingType) }

  /// The name under which columns are stored.
  public var columnsAutosaveName: String? { node.string(Names.columnsAutosaveName) }

  /// The width of a column in points.
  public var defaultColumnWidth: Double? { node.double(Names.defaultColumnWidth) }

  /// Whether there is a horizontal scroller.
  public var hasHorizontalScroller: Bool { node.bool(Names.hasHorizontalScroller) ?? false }

  /// The most columns shown.
  public var maxVisibleColumns: Int { node.int(Names.maxVisibleColumns) ?? 0 }

  /// The least width of a column in points.
  public var minColumnWidth: Double { node.double(Names.minColumnWidth) ?? 100 }

  /// Whether several rows can be selected.
  public var multipleSelection: Bool { node.bool(Names.multipleSelection) ?? true }

  /// The separator of paths.
  public var pathSeparator: String { node.textProperty(Names.pathSeparator) ?? "/" }

  /// Whether all columns resize together.
  public var prefersAllColumnUserResizing: Bool { node.bool(Names.prefersAllColumnUserResizing) ?? false }

  /// Whether columns are reused.
  public var reusesColumns: Bool { node.bool(Names.reusesColumns) ?? true }

  /// The height of rows in points.
  public var rowHeight: Double? { node.double(Names.rowHeight) }

  /// Whether arrow keys send the action.
  public var sendsActionOnArrowKeys: Bool { node.bool(Names.sendsActionOnArrowKeys) ?? true }

  /// Whether lines separate columns.
  public var separatesColumns: Bool { node.bool(Names.separatesColumns) ?? true }

  /// Whether columns take their title from the one before.
  public var takesTitleFromPreviousColumn: Bool { node.bool(Names.takesTitleFromPreviousColumn) ?? true }

  /// Whether columns have titles.
  public var titled: Bool { node.bool(Names.titled) ?? true }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A cell of a browser.
public struct IBBrowserCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `browserCell`.
  public static var elementName: Name { Names.browserCell }

  /// The image while pressed.
  public var alternateImage: String? { node.string(Names.alternateImage) }

  /// Whether there is no next column.
  public var leaf: Bool { node.bool(Names.leaf) ?? false }

  /// Whether the cell is loaded.
  public var loaded: Bool { node.bool(Names.loaded) ?? false }
}

/// A button: title, image and background per control state.
public struct IBButton: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes, IBWatchObjectAttributes {
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

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the object reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the slider shows a bar without steps.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// The identifier of the object.
  public var identifier: String? { node.string(Names.identifier) }
}

/// The cell of a button.
public struct IBButtonCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `buttonCell`.
  public static var elementName: Name { Names.buttonCell }

  /// How text is aligned.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .natural }

  /// The image while pressed or on.
  public var alternateImage: String? { node.string(Names.alternateImage) }

  /// The title while pressed or on.
  public var alternateTitle: String? { node.textProperty(Names.alternateTitle) }

  /// The shape of the bezel.
  public var bezelStyle: IBButtonBezelStyleValue? { node.enumeration(Names.bezelStyle) }

  /// Whether the image fades while disabled.
  public var imageDimsWhenDisabled: Bool { node.bool(Names.imageDimsWhenDisabled) ?? true }

  /// The inset of the bezel.
  public var inset: Double { node.double(Names.inset) ?? 0 }

  /// The key that triggers the button.
  public var keyEquivalent: String? { node.textProperty(Names.keyEquivalent) }

  /// The pressure levels of the button.
  public var maxAcceleratorLevel: Int? { node.int(Names.maxAcceleratorLevel) }

  /// Whether the border shows only under the pointer.
  public var showsBorderOnlyWhileMouseInside: Bool { node.bool(Names.showsBorderOnlyWhileMouseInside) ?? false }

  /// The sound played.
  public var sound: String? { node.string(Names.sound) }

  /// The kind of button.
  public var type: IBNsButtonTypeValue? { node.enumeration(Names.type) }
}

/// The style and content of a configured button.
public struct IBButtonConfiguration: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `buttonConfiguration`.
  public static var elementName: Name { Names.buttonConfiguration }

  /// Whether selection changes the look.
  public var automaticallyUpdatesForSelection: Bool { node.bool(Names.automaticallyUpdatesForSelection) ?? true }

  /// The size.
  public var buttonSize: IBButtonSizeValue { node.enumeration(Names.buttonSize) ?? .medium }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// How the corners are rounded.
  public var cornerStyle: IBCornerStyleValue { node.enumeration(Names.cornerStyle) ?? .dynamic }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The space between image and title in points.
  public var imagePadding: Double { node.double(Names.imagePadding) ?? 0 }

  /// Where the image lies beside the title.
  public var imagePlacement: IBImagePlacementValue { node.enumeration(Names.imagePlacement) ?? .leading }

  /// The indicator of a menu button.
  public var indicator: IBButtonIndicatorValue { node.enumeration(Names.indicator) ?? .automatic }

  /// The style on the Mac.
  public var macIdiomStyle: IBMacIdiomStyleValue { node.enumeration(Names.macIdiomStyle) ?? .automatic }

  /// Whether a spinner takes the place of the image.
  public var showsActivityIndicator: Bool { node.bool(Names.showsActivityIndicator) ?? false }

  /// The style.
  public var style: IBButtonConfigurationStyleValue { node.enumeration(Names.style) ?? .plain }

  /// The second line.
  public var subtitle: String? { node.textProperty(Names.subtitle) }

  /// How the subtitle is cut or wrapped.
  public var subtitleLineBreakMode: IBLineBreakModeValue? { node.enumeration(Names.subtitleLineBreakMode) }

  /// How a changed symbol animates.
  public var symbolContentTransition: String? { node.string(Names.symbolContentTransition) }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// How title and subtitle align.
  public var titleAlignment: IBButtonTitleAlignmentValue { node.enumeration(Names.titleAlignment) ?? .automatic }

  /// How the title is cut or wrapped.
  public var titleLineBreakMode: IBLineBreakModeValue? { node.enumeration(Names.titleLineBreakMode) }

  /// The space between title and subtitle in points.
  public var titlePadding: Double { node.double(Names.titlePadding) ?? 0 }
}

/// Formats byte counts.
public struct IBByteCountFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `byteCountFormatter`.
  public static var elementName: Name { Names.byteCountFormatter }

  /// Whether digits follow the size.
  public var adaptive: Bool { node.bool(Names.adaptive) ?? true }

  /// The units.
  public var allowedUnits: String? { node.string(Names.allowedUnits) }

  /// Whether words are used.
  public var allowsNonnumericFormatting: Bool { node.bool(Names.allowsNonnumericFormatting) ?? true }

  /// How bytes are counted.
  public var countStyle: String { node.string(Names.countStyle) ?? "file" }

  /// Whether the exact number shows.
  public var includesActualByteCount: Bool { node.bool(Names.includesActualByteCount) ?? false }

  /// Whether the number shows.
  public var includesCount: Bool { node.bool(Names.includesCount) ?? true }

  /// Whether the unit shows.
  public var includesUnit: Bool { node.bool(Names.includesUnit) ?? true }

  /// Whether zeros fill the fraction.
  public var zeroPadsFractionDigits: Bool { node.bool(Names.zeroPadsFractionDigits) ?? false }
}

/// A layer transition.
public struct IBCaTransition: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `caTransition`.
  public static var elementName: Name { Names.caTransition }

  /// The length in seconds.
  public var duration: Double { node.double(Names.duration) ?? 0 }

  /// Where the transition ends, from 0 to 1.
  public var endProgress: Double { node.double(Names.endProgress) ?? 1 }

  /// Where the transition starts, from 0 to 1.
  public var startProgress: Double { node.double(Names.startProgress) ?? 0 }

  /// The direction of the transition.
  public var subtype: String? { node.string(Names.subtype) }

  /// The pace of the transition.
  public var timingFunction: String? { node.string(Names.timingFunction) }

  /// The kind of transition.
  public var type: String { node.string(Names.type) ?? "fade" }
}

/// A Core Image filter.
public struct IBCiFilter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `ciFilter`.
  public static var elementName: Name { Names.ciFilter }

  /// Whether the filter works.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The name of the filter.
  public var name: String? { node.string(Names.name) }
}

/// Recognizes mouse clicks.
public struct IBClickGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `clickGestureRecognizer`.
  public static var elementName: Name { Names.clickGestureRecognizer }
}

/// The visible part of a scroll view.
public struct IBClipView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `clipView`.
  public static var elementName: Name { Names.clipView }

  /// Whether the content inset follows the window's head.
  public var automaticallyAdjustsContentInsets: Bool { node.bool(Names.automaticallyAdjustsContentInsets) ?? true }

  /// Whether scrolling copies what is drawn.
  public var copiesOnScroll: Bool { node.bool(Names.copiesOnScroll) ?? true }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? true }
}

/// A supplementary view of a collection view, such as a section header.
public struct IBCollectionReusableView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionReusableView`.
  public static var elementName: Name { Names.collectionReusableView }

  /// The identifier for reuse.
  public var reuseIdentifier: String? { node.string(Names.reuseIdentifier) }
}

/// A scrolling view of cells placed by a layout object.
public struct IBCollectionView: IBViewAttributes, IBScrollViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionView`.
  public static var elementName: Name { Names.collectionView }

  /// Whether nothing may be selected.
  public var allowsEmptySelection: Bool { node.bool(Names.allowsEmptySelection) ?? true }

  /// Whether cells can take focus.
  public var allowsFocus: Bool { node.bool(Names.allowsFocus) ?? true }

  /// Whether several cells can be selected.
  public var allowsMultipleSelection: Bool { node.bool(Names.allowsMultipleSelection) ?? false }

  /// Whether several cells can be selected while editing.
  public var allowsMultipleSelectionDuringEditing: Bool { node.bool(Names.allowsMultipleSelectionDuringEditing) ?? false }

  /// Whether cells can be selected.
  public var allowsSelection: Bool { node.bool(Names.allowsSelection) ?? true }

  /// Whether cells can be selected while editing.
  public var allowsSelectionDuringEditing: Bool { node.bool(Names.allowsSelectionDuringEditing) ?? false }

  /// Whether the background scrolls too.
  public var backgroundViewScrollsWithContent: Bool { node.bool(Names.backgroundViewScrollsWithContent) ?? false }

  /// Whether the view has prototype cells.
  public var dataMode: IBCollectionDataModeValue { node.enumeration(Names.dataMode) ?? .prototypes }

  /// Whether cells can be dragged.
  public var dragInteractionEnabled: Bool? { node.bool(Names.dragInteractionEnabled) }

  /// The most columns; 0 means any number.
  public var maxNumberOfColumns: Int { node.int(Names.maxNumberOfColumns) ?? 0 }

  /// The most rows; 0 means any number.
  public var maxNumberOfRows: Int { node.int(Names.maxNumberOfRows) ?? 0 }

  /// Whether cells are prepared ahead.
  public var prefetchingEnabled: Bool { node.bool(Names.prefetchingEnabled) ?? true }

  /// Whether focus comes back to the last cell.
  public var remembersLastFocusedIndexPath: Bool { node.bool(Names.remembersLastFocusedIndexPath) ?? false }

  /// Whether items can be selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// Whether focus selects.
  public var selectionFollowsFocus: Bool { node.bool(Names.selectionFollowsFocus) ?? false }

  /// When self-sizing cells are measured again.
  public var selfSizingInvalidation: IBSelfSizingInvalidationValue { node.enumeration(Names.selfSizingInvalidation) ?? .enabled }

  /// Whether a drag held over a cell activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// One cell of a collection view.
public struct IBCollectionViewCell: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewCell`.
  public static var elementName: Name { Names.collectionViewCell }

  /// Whether the background follows the state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool { node.bool(Names.automaticallyUpdatesBackgroundConfiguration) ?? true }

  /// Whether the content follows the state.
  public var automaticallyUpdatesContentConfiguration: Bool { node.bool(Names.automaticallyUpdatesContentConfiguration) ?? true }

  /// The identifier for reuse.
  public var reuseIdentifier: String? { node.string(Names.reuseIdentifier) }
}

/// The content view of a collection view cell.
public struct IBCollectionViewCellContentView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewCellContentView`.
  public static var elementName: Name { Names.collectionViewCellContentView }
}

/// A controller whose view is a collection view.
public struct IBCollectionViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewController`.
  public static var elementName: Name { Names.collectionViewController }

  /// Whether showing the view clears the selection.
  public var clearsSelectionOnViewWillAppear: Bool { node.bool(Names.clearsSelectionOnViewWillAppear) ?? true }

  /// Whether a long press moves cells.
  public var installsStandardGestureForInteractiveMovement: Bool { node.bool(Names.installsStandardGestureForInteractiveMovement) ?? true }

  /// Whether pushing changes the layout.
  public var useLayoutToLayoutNavigationTransitions: Bool { node.bool(Names.useLayoutToLayoutNavigationTransitions) ?? false }
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
  public var scrollDirection: IBAxisValue { node.enumeration(Names.scrollDirection) ?? .vertical }

  /// Whether footers stay in sight.
  public var sectionFootersPinToVisibleBounds: Bool { node.bool(Names.sectionFootersPinToVisibleBounds) ?? false }

  /// Whether headers stay in sight.
  public var sectionHeadersPinToVisibleBounds: Bool { node.bool(Names.sectionHeadersPinToVisibleBounds) ?? false }

  /// What the section inset counts from.
  public var sectionInsetReference: IBSectionInsetReferenceValue { node.enumeration(Names.sectionInsetReference) ?? .contentInset }
}

/// A macOS layout on a regular grid.
public struct IBCollectionViewGridLayout: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewGridLayout`.
  public static var elementName: Name { Names.collectionViewGridLayout }

  /// The most columns; 0 means any number.
  public var maximumNumberOfColumns: Int { node.int(Names.maximumNumberOfColumns) ?? 0 }

  /// The most rows; 0 means any number.
  public var maximumNumberOfRows: Int { node.int(Names.maximumNumberOfRows) ?? 0 }

  /// The least space between items of a line in points.
  public var minimumInteritemSpacing: Double { node.double(Names.minimumInteritemSpacing) ?? 0 }

  /// The least space between lines in points.
  public var minimumLineSpacing: Double { node.double(Names.minimumLineSpacing) ?? 0 }
}

/// An item of a macOS collection view.
public struct IBCollectionViewItem: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewItem`.
  public static var elementName: Name { Names.collectionViewItem }
}

/// A layout of a custom class.
public struct IBCollectionViewLayout: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `collectionViewLayout`.
  public static var elementName: Name { Names.collectionViewLayout }
}

/// A control that shows and picks a colour.
public struct IBColorWell: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `colorWell`.
  public static var elementName: Name { Names.colorWell }

  /// Whether the border shows.
  public var bordered: Bool { node.bool(Names.bordered) ?? true }

  /// The look.
  public var colorWellStyle: IBColorWellStyleValue { node.enumeration(Names.colorWellStyle) ?? .`default` }

  /// The look.
  public var style: IBColorWellStyleValue { node.enumeration(Names.style) ?? .`default` }

  /// Whether colours may be transparent.
  public var supportsAlpha: Bool { node.bool(Names.supportsAlpha) ?? true }

  /// Whether the eyedropper is offered.
  public var supportsEyedropper: Bool { node.bool(Names.supportsEyedropper) ?? true }

  /// The title of the colour picker.
  public var title: String? { node.textProperty(Names.title) }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }
}

/// A text field with a list of choices.
public struct IBComboBox: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `comboBox`.
  public static var elementName: Name { Names.comboBox }

  /// Whether the touch bar offers characters.
  public var allowsCharacterPickerTouchBarItem: Bool? { node.bool(Names.allowsCharacterPickerTouchBarItem) }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The width at which text wraps, in points.
  public var preferredMaxLayoutWidth: Double { node.double(Names.preferredMaxLayoutWidth) ?? 0 }

  /// Whether the first layout sets the wrapping width.
  public var setsMaxLayoutWidthAtFirstLayout: Bool { node.bool(Names.setsMaxLayoutWidthAtFirstLayout) ?? false }

  /// Whether completions are offered.
  public var textCompletion: Bool { node.bool(Names.textCompletion) ?? true }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// The cell of a combo box.
public struct IBComboBoxCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `comboBoxCell`.
  public static var elementName: Name { Names.comboBoxCell }

  /// Whether the button has a border.
  public var buttonBordered: Bool { node.bool(Names.buttonBordered) ?? true }

  /// Whether typing completes.
  public var completes: Bool { node.bool(Names.completes) ?? true }

  /// Whether there is a scroller.
  public var hasVerticalScroller: Bool { node.bool(Names.hasVerticalScroller) ?? true }

  /// The space between entries.
  public var intercellSpacing: Size? { node.sizeValue(Names.intercellSpacing) }

  /// The height of entries in points.
  public var itemHeight: Double { node.double(Names.itemHeight) ?? 16 }

  /// The entries shown.
  public var numberOfVisibleItems: Int { node.int(Names.numberOfVisibleItems) ?? 5 }

  /// Whether entries come from a data source.
  public var usesDataSource: Bool { node.bool(Names.usesDataSource) ?? false }
}

/// A button with a menu.
public struct IBComboButton: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `comboButton`.
  public static var elementName: Name { Names.comboButton }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// How the image is scaled.
  public var imageScaling: IBCellImageScalingValue { node.enumeration(Names.imageScaling) ?? .none }

  /// The style.
  public var style: String? { node.string(Names.style) }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A menu command.
public struct IBCommand: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `command`.
  public static var elementName: Name { Names.command }

  /// The action.
  public var action: String? { node.string(Names.action) }

  /// The title in the overview.
  public var discoverabilityTitle: String? { node.textProperty(Names.discoverabilityTitle) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The check mark.
  public var state: IBCellStateValue { node.enumeration(Names.state) ?? .off }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }
}

/// A view that shows an embedded controller.
public struct IBContainerView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `containerView`.
  public static var elementName: Name { Names.containerView }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A control of a custom class.
public struct IBControl: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `control`.
  public static var elementName: Name { Names.control }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A watch interface controller.
public struct IBController: IBWatchControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `controller`.
  public static var elementName: Name { Names.controller }
}

/// A reference to a controller of another macOS storyboard.
public struct IBControllerPlaceholder: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `controllerPlaceholder`.
  public static var elementName: Name { Names.controllerPlaceholder }

  /// The bundle of the storyboard.
  public var bundleIdentifier: String? { node.string(Names.bundleIdentifier) }

  /// The storyboard identifier of the controller.
  public var referencedIdentifier: String? { node.string(Names.referencedIdentifier) }

  /// The storyboard that holds the controller.
  public var storyboardName: String? { node.string(Names.storyboardName) }
}

/// A cell of a custom class.
public struct IBCustomCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `customCell`.
  public static var elementName: Name { Names.customCell }

  /// The inset of the bezel.
  public var inset: Double { node.double(Names.inset) ?? 0 }

  /// The kind of cell.
  public var type: String? { node.string(Names.type) }
}

/// A formatter of a custom class.
public struct IBCustomFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `customFormatter`.
  public static var elementName: Name { Names.customFormatter }
}

/// An object made by name of its class, or a macOS placeholder.
public struct IBCustomObject: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `customObject`.
  public static var elementName: Name { Names.customObject }

  /// The class of the object (older form).
  public var className: String? { node.string(Names.className) }
}

/// A macOS view of a custom class.
public struct IBCustomView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `customView`.
  public static var elementName: Name { Names.customView }
}

/// Formats durations.
public struct IBDateComponentsFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dateComponentsFormatter`.
  public static var elementName: Name { Names.dateComponentsFormatter }

  /// Whether fractions are used.
  public var allowsFractionalUnits: Bool { node.bool(Names.allowsFractionalUnits) ?? false }

  /// Whether a small largest unit is left out.
  public var collapsesLargestUnit: Bool { node.bool(Names.collapsesLargestUnit) ?? false }

  /// Whether the text says about.
  public var includesApproximationPhrase: Bool { node.bool(Names.includesApproximationPhrase) ?? false }

  /// Whether the text says remaining.
  public var includesTimeRemainingPhrase: Bool { node.bool(Names.includesTimeRemainingPhrase) ?? false }

  /// The most units.
  public var maximumUnitCount: Int { node.int(Names.maximumUnitCount) ?? 0 }

  /// How units are written.
  public var unitsStyle: String { node.string(Names.unitsStyle) ?? "positional" }
}

/// Formats dates.
public struct IBDateFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dateFormatter`.
  public static var elementName: Name { Names.dateFormatter }

  /// Whether words are read.
  public var allowsNaturalLanguage: Bool { node.bool(Names.allowsNaturalLanguage) ?? false }

  /// The pattern.
  public var dateFormat: String? { node.textProperty(Names.dateFormat) }

  /// How the date is written.
  public var dateStyle: IBDateStyleValue { node.enumeration(Names.dateStyle) ?? .none }

  /// Whether words such as today are used.
  public var doesRelativeDateFormatting: Bool { node.bool(Names.doesRelativeDateFormatting) ?? false }

  /// The behaviour of an older system.
  public var formatterBehavior: IBFormatterBehaviorValue { node.enumeration(Names.formatterBehavior) ?? .`default` }

  /// Whether results are calendar dates.
  public var generatesCalendarDates: Bool { node.bool(Names.generatesCalendarDates) ?? false }

  /// Whether input is read generously.
  public var lenient: Bool { node.bool(Names.lenient) ?? false }

  /// How the time is written.
  public var timeStyle: IBDateStyleValue { node.enumeration(Names.timeStyle) ?? .none }
}

/// Formats date intervals.
public struct IBDateIntervalFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dateIntervalFormatter`.
  public static var elementName: Name { Names.dateIntervalFormatter }

  /// How dates are written.
  public var dateStyle: IBDateStyleValue { node.enumeration(Names.dateStyle) ?? .none }

  /// The pattern.
  public var dateTemplate: String? { node.textProperty(Names.dateTemplate) }

  /// How times are written.
  public var timeStyle: IBDateStyleValue { node.enumeration(Names.timeStyle) ?? .none }
}

/// A watch label that shows the date or time.
public struct IBDateLabel: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dateLabel`.
  public static var elementName: Name { Names.dateLabel }

  /// The pattern.
  public var dateFormat: String? { node.textProperty(Names.dateFormat) }
}

/// A control to pick a date, a time or a duration.
public struct IBDatePicker: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `datePicker`.
  public static var elementName: Name { Names.datePicker }

  /// The duration in seconds.
  public var countDownDuration: Double { node.double(Names.countDownDuration) ?? 0 }

  /// What is picked.
  public var datePickerMode: IBDatePickerModeValue { node.enumeration(Names.datePickerMode) ?? .dateAndTime }

  /// The macOS look.
  public var datePickerStyle: IBNsDatePickerStyleValue { node.enumeration(Names.datePickerStyle) ?? .textFieldAndStepper }

  /// The step of minutes.
  public var minuteInterval: Int { node.int(Names.minuteInterval) ?? 1 }

  /// Whether a calendar opens.
  public var presentsCalendarOverlay: Bool { node.bool(Names.presentsCalendarOverlay) ?? false }

  /// Whether the date is rounded to the step.
  public var roundsToMinuteInterval: Bool { node.bool(Names.roundsToMinuteInterval) ?? true }

  /// The look.
  public var style: IBDatePickerStyleValue { node.enumeration(Names.style) ?? .automatic }

  /// Whether the current date is set on loading.
  public var useCurrentDate: Bool { node.bool(Names.useCurrentDate) ?? true }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }
}

/// The cell of a date picker.
public struct IBDatePickerCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `datePickerCell`.
  public static var elementName: Name { Names.datePickerCell }

  /// Whether there is a bezel.
  public var bezeled: Bool { node.bool(Names.bezeled) ?? true }

  /// A date or a range.
  public var datePickerMode: IBNsDatePickerModeValue { node.enumeration(Names.datePickerMode) ?? .single }

  /// The look.
  public var datePickerStyle: IBNsDatePickerStyleValue { node.enumeration(Names.datePickerStyle) ?? .textFieldAndStepper }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? false }

  /// The length of the range in seconds.
  public var timeInterval: Double { node.double(Names.timeInterval) ?? 0 }
}

/// A bindings controller of a dictionary.
public struct IBDictionaryController: IBNsobjectControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dictionaryController`.
  public static var elementName: Name { Names.dictionaryController }
}

/// A drawer that slides out of a window.
public struct IBDrawer: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `drawer`.
  public static var elementName: Name { Names.drawer }

  /// Points kept at the start.
  public var leadingOffset: Double { node.double(Names.leadingOffset) ?? 0 }

  /// The side it opens on.
  public var preferredEdge: IBRectEdgeValue { node.enumeration(Names.preferredEdge) ?? .maxX }

  /// Points kept at the end.
  public var trailingOffset: Double { node.double(Names.trailingOffset) ?? 0 }
}

/// Formats energies.
public struct IBEnergyFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `energyFormatter`.
  public static var elementName: Name { Names.energyFormatter }

  /// Whether the energy is of food.
  public var forFoodEnergyUse: Bool { node.bool(Names.forFoodEnergyUse) ?? false }

  /// How units are written.
  public var unitStyle: String { node.string(Names.unitStyle) ?? "medium" }
}

/// The exit of a scene, the target of unwind segues.
public struct IBExit: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `exit`.
  public static var elementName: Name { Names.exit }
}

/// A column of labelled text cells.
public struct IBForm: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `form`.
  public static var elementName: Name { Names.form }

  /// Whether no cell may be selected.
  public var allowsEmptySelection: Bool { node.bool(Names.allowsEmptySelection) ?? true }

  /// Whether cells resize with the form.
  public var autosizesCells: Bool { node.bool(Names.autosizesCells) ?? true }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? false }

  /// How cells follow the mouse.
  public var mode: IBMatrixModeValue { node.enumeration(Names.mode) ?? .track }

  /// Whether dragging selects a rectangle.
  public var selectionByRect: Bool { node.bool(Names.selectionByRect) ?? true }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A labelled text cell of a form.
public struct IBFormCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `formCell`.
  public static var elementName: Name { Names.formCell }

  /// How the label is aligned.
  public var titleAlignment: IBTextAlignmentValue { node.enumeration(Names.titleAlignment) ?? .right }

  /// The writing direction of the label.
  public var titleBaseWritingDirection: IBBaseWritingDirectionValue { node.enumeration(Names.titleBaseWritingDirection) ?? .natural }

  /// The width of the label in points; -1 is automatic.
  public var titleWidth: Double { node.double(Names.titleWidth) ?? -1 }
}

/// A recognizer of a custom class.
public struct IBGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `gestureRecognizer`.
  public static var elementName: Name { Names.gestureRecognizer }
}

/// The former glance of a watch app.
public struct IBGlanceController: IBWatchControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `glanceController`.
  public static var elementName: Name { Names.glanceController }
}

/// An OpenGL ES view of GLKit.
public struct IBGlkView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `glkView`.
  public static var elementName: Name { Names.glkView }

  /// The colour format.
  public var drawableColorFormat: IBDrawableColorFormatValue { node.enumeration(Names.drawableColorFormat) ?? .RGBA8888 }

  /// The depth format.
  public var drawableDepthFormat: IBDrawableDepthFormatValue { node.enumeration(Names.drawableDepthFormat) ?? .none }

  /// The multisampling.
  public var drawableMultisample: IBDrawableMultisampleValue { node.enumeration(Names.drawableMultisample) ?? .none }

  /// The stencil format.
  public var drawableStencilFormat: IBDrawableStencilFormatValue { node.enumeration(Names.drawableStencilFormat) ?? .none }

  /// Whether drawing follows setNeedsDisplay.
  public var enableSetNeedsDisplay: Bool { node.bool(Names.enableSetNeedsDisplay) ?? true }
}

/// A controller with a rendering loop.
public struct IBGlkViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `glkViewController`.
  public static var elementName: Name { Names.glkViewController }

  /// Whether an inactive app pauses.
  public var pauseOnWillResignActive: Bool { node.bool(Names.pauseOnWillResignActive) ?? true }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 30 }

  /// Whether an active app goes on.
  public var resumeOnDidBecomeActive: Bool { node.bool(Names.resumeOnDidBecomeActive) ?? true }
}

/// A cell of a grid view.
public struct IBGridCell: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `gridCell`.
  public static var elementName: Name { Names.gridCell }

  /// The column.
  public var column: String? { node.string(Names.column) }

  /// The first cell of a merged range.
  public var headOfMergedCell: String? { node.string(Names.headOfMergedCell) }

  /// The row.
  public var row: String? { node.string(Names.row) }

  /// How the cell aligns baselines.
  public var rowAlignment: IBGridRowAlignmentValue { node.enumeration(Names.rowAlignment) ?? .inherited }

  /// Where content lies horizontally.
  public var xPlacement: IBGridPlacementValue { node.enumeration(Names.xPlacement) ?? .inherited }

  /// Where content lies vertically.
  public var yPlacement: IBGridPlacementValue { node.enumeration(Names.yPlacement) ?? .inherited }
}

/// A column of a grid view.
public struct IBGridColumn: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `gridColumn`.
  public static var elementName: Name { Names.gridColumn }

  /// Whether the column is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// Points added before.
  public var leadingPadding: Double { node.double(Names.leadingPadding) ?? 0 }

  /// Points added after.
  public var trailingPadding: Double { node.double(Names.trailingPadding) ?? 0 }

  /// The width in points; absent is automatic.
  public var width: Double? { node.double(Names.width) }

  /// Where content lies horizontally.
  public var xPlacement: IBGridPlacementValue { node.enumeration(Names.xPlacement) ?? .inherited }
}

/// A row of a grid view.
public struct IBGridRow: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `gridRow`.
  public static var elementName: Name { Names.gridRow }

  /// Points added below.
  public var bottomPadding: Double { node.double(Names.bottomPadding) ?? 0 }

  /// The height in points; absent is automatic.
  public var height: Double? { node.double(Names.height) }

  /// Whether the row is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How the row aligns baselines.
  public var rowAlignment: IBGridRowAlignmentValue { node.enumeration(Names.rowAlignment) ?? .inherited }

  /// Points added above.
  public var topPadding: Double { node.double(Names.topPadding) ?? 0 }

  /// Where content lies vertically.
  public var yPlacement: IBGridPlacementValue { node.enumeration(Names.yPlacement) ?? .inherited }
}

/// A view that places its content in rows and columns.
public struct IBGridView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `gridView`.
  public static var elementName: Name { Names.gridView }

  /// The space between columns in points.
  public var columnSpacing: Double { node.double(Names.columnSpacing) ?? 6 }

  /// How rows align baselines.
  public var rowAlignment: IBGridRowAlignmentValue { node.enumeration(Names.rowAlignment) ?? .none }

  /// The space between rows in points.
  public var rowSpacing: Double { node.double(Names.rowSpacing) ?? 6 }

  /// Where content lies horizontally.
  public var xPlacement: IBGridPlacementValue { node.enumeration(Names.xPlacement) ?? .leading }

  /// Where content lies vertically.
  public var yPlacement: IBGridPlacementValue { node.enumeration(Names.yPlacement) ?? .top }
}

/// A watch group that lays out its items in a row or column.
public struct IBGroup: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `group`.
  public static var elementName: Name { Names.group }
}

/// A controller that shows a SwiftUI view.
public struct IBHostingController: IBControllerAttributes, IBWatchControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `hostingController`.
  public static var elementName: Name { Names.hostingController }

  /// The identifier of the controller.
  public var identifier: String? { node.string(Names.identifier) }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }
}

/// Recognizes the pointer over a view.
public struct IBHoverGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `hoverGestureRecognizer`.
  public static var elementName: Name { Names.hoverGestureRecognizer }
}

/// The cell of an image view.
public struct IBImageCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `imageCell`.
  public static var elementName: Name { Names.imageCell }

  /// Whether the image plays.
  public var animates: Bool { node.bool(Names.animates) ?? false }

  /// The frame.
  public var imageFrameStyle: IBImageFrameStyleValue { node.enumeration(Names.imageFrameStyle) ?? .none }

  /// How the image is scaled.
  public var imageScaling: IBCellImageScalingValue { node.enumeration(Names.imageScaling) ?? .none }
}

/// A controller that picks a photo or video.
public struct IBImagePickerController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `imagePickerController`.
  public static var elementName: Name { Names.imagePickerController }

  /// Whether the picture can be edited.
  public var allowsEditing: Bool { node.bool(Names.allowsEditing) ?? false }

  /// Whether the picture can be edited.
  public var allowsImageEditing: Bool { node.bool(Names.allowsImageEditing) ?? false }

  /// Where pictures come from.
  public var sourceType: String? { node.string(Names.sourceType) }
}

/// A view that shows one image or an image sequence.
public struct IBImageView: IBViewAttributes, IBNsviewAttributes, IBNscontrolAttributes, IBWatchObjectAttributes {
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

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Where the object lies horizontally.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the slider shows a bar without steps.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// Whether the object reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The identifier of the object.
  public var identifier: String? { node.string(Names.identifier) }
}

/// A watch movie that plays in place.
public struct IBInlineMovie: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `inlineMovie`.
  public static var elementName: Name { Names.inlineMovie }

  /// Whether playing starts again at the end.
  public var loops: Bool { node.bool(Names.loops) ?? false }
}

/// A hardware key shortcut.
public struct IBKeyCommand: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `keyCommand`.
  public static var elementName: Name { Names.keyCommand }

  /// The action.
  public var action: String? { node.string(Names.action) }

  /// The action.
  public var actionName: String? { node.string(Names.actionName) }

  /// Whether the key follows the keyboard layout.
  public var allowsAutomaticLocalization: Bool { node.bool(Names.allowsAutomaticLocalization) ?? true }

  /// Whether the key flips in right-to-left layouts.
  public var allowsAutomaticMirroring: Bool { node.bool(Names.allowsAutomaticMirroring) ?? true }

  /// The menu attributes.
  public var attributes: String? { node.string(Names.attributes) }

  /// The title in the overview of shortcuts.
  public var discoverabilityTitle: String? { node.textProperty(Names.discoverabilityTitle) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The key.
  public var input: String? { node.textProperty(Names.input) }

  /// The modifier keys as a bit mask.
  public var modifierFlags: Int { node.int(Names.modifierFlags) ?? 0 }

  /// The check mark.
  public var state: IBCellStateValue { node.enumeration(Names.state) ?? .off }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// Whether the command comes before the system.
  public var wantsPriorityOverSystemBehavior: Bool { node.bool(Names.wantsPriorityOverSystemBehavior) ?? false }
}

/// A label: one or more lines of read-only text.
public struct IBLabel: IBViewAttributes, IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `label`.
  public static var elementName: Name { Names.label }

  /// Whether the font follows the preferred text size.
  public var adjustsFontForContentSizeCategory: Bool { node.bool(Names.adjustsFontForContentSizeCategory) ?? false }

  /// Whether text shrinks to fit the width.
  public var adjustsFontSizeToFit: Bool { node.bool(Names.adjustsFontSizeToFit) ?? true }

  /// Whether letter spacing tightens to fit.
  public var adjustsLetterSpacingToFitWidth: Bool { node.bool(Names.adjustsLetterSpacingToFitWidth) ?? false }

  /// Whether text tightens before it is cut.
  public var allowsDefaultTighteningForTruncation: Bool { node.bool(Names.allowsDefaultTighteningForTruncation) ?? false }

  /// The attributed text.
  public var attributedText: String? { node.textProperty(Names.attributedText) }

  /// How shrunken text is placed vertically.
  public var baselineAdjustment: IBBaselineAdjustmentValue { node.enumeration(Names.baselineAdjustment) ?? .alignBaselines }

  /// Whether the label looks enabled.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Whether long text scrolls while focused.
  public var enablesMarqueeWhenAncestorFocused: Bool { node.bool(Names.enablesMarqueeWhenAncestorFocused) ?? false }

  /// Whether the label looks highlighted.
  public var highlighted: Bool { node.bool(Names.highlighted) ?? false }

  /// How text is cut or wrapped.
  public var lineBreakMode: IBLineBreakModeValue { node.enumeration(Names.lineBreakMode) ?? .tailTruncation }

  /// The smallest font size in points when shrinking.
  public var minimumFontSize: Double { node.double(Names.minimumFontSize) ?? 0 }

  /// The smallest scale when shrinking.
  public var minimumScaleFactor: Double { node.double(Names.minimumScaleFactor) ?? 0 }

  /// The most lines; 0 means any number.
  public var numberOfLines: Int { node.int(Names.numberOfLines) ?? 1 }

  /// Whether the view says it fills its bounds with opaque content.
  public var opaque: Bool { node.bool(Names.opaque) ?? true }

  /// The width at which text wraps, in points.
  public var preferredMaxLayoutWidth: Double { node.double(Names.preferredMaxLayoutWidth) ?? 0 }

  /// Whether vibrancy applies.
  public var preferredVibrancy: IBVibrancyValue { node.enumeration(Names.preferredVibrancy) ?? .automatic }

  /// Whether hovering shows cut-off text.
  public var showsExpansionTextWhenTruncated: Bool { node.bool(Names.showsExpansionTextWhenTruncated) ?? false }

  /// How the letter shapes count for the size.
  public var sizingRule: IBLetterformSizingValue { node.enumeration(Names.sizingRule) ?? .automatic }

  /// The text.
  public var text: String? { node.textProperty(Names.text) }

  /// How text is aligned.
  public var textAlignment: IBTextAlignmentValue { node.enumeration(Names.textAlignment) ?? .left }

  /// Whether the text has attributes.
  public var usesAttributedText: Bool { node.bool(Names.usesAttributedText) ?? false }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }
}

/// Formats lengths.
public struct IBLengthFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `lengthFormatter`.
  public static var elementName: Name { Names.lengthFormatter }

  /// Whether the length is a person's height.
  public var forPersonHeightUse: Bool { node.bool(Names.forPersonHeightUse) ?? false }

  /// How units are written.
  public var unitStyle: String { node.string(Names.unitStyle) ?? "medium" }
}

/// A gauge of capacity, relevance or rating.
public struct IBLevelIndicator: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `levelIndicator`.
  public static var elementName: Name { Names.levelIndicator }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the parts have their own colours.
  public var drawsTieredCapacityLevels: Bool { node.bool(Names.drawsTieredCapacityLevels) ?? true }

  /// Whether the level can be changed.
  public var editable: Bool { node.bool(Names.editable) ?? false }

  /// When empty marks show.
  public var placeholderVisibility: IBPlaceholderVisibilityValue { node.enumeration(Names.placeholderVisibility) ?? .automatic }

  /// The image of a mark.
  public var ratingImage: String? { node.string(Names.ratingImage) }

  /// The image of an empty mark.
  public var ratingPlaceholderImage: String? { node.string(Names.ratingPlaceholderImage) }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// The cell of a level indicator.
public struct IBLevelIndicatorCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `levelIndicatorCell`.
  public static var elementName: Name { Names.levelIndicatorCell }

  /// The value from which it is critical.
  public var criticalValue: Double { node.double(Names.criticalValue) ?? 0 }

  /// The look.
  public var levelIndicatorStyle: IBLevelIndicatorStyleValue { node.enumeration(Names.levelIndicatorStyle) ?? .discreteCapacity }

  /// The number of large tick marks.
  public var numberOfMajorTickMarks: Int { node.int(Names.numberOfMajorTickMarks) ?? 0 }

  /// The number of tick marks.
  public var numberOfTickMarks: Int { node.int(Names.numberOfTickMarks) ?? 0 }

  /// Where tick marks lie.
  public var tickMarkPosition: IBTickMarkPositionValue { node.enumeration(Names.tickMarkPosition) ?? .below }

  /// The value from which it warns.
  public var warningValue: Double { node.double(Names.warningValue) ?? 0 }
}

/// The text and image content of a cell.
public struct IBListContentConfiguration: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `listContentConfiguration`.
  public static var elementName: Name { Names.listContentConfiguration }

  /// Alpha from 0 to 1.
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// The axes that keep the superview's margins.
  public var axesPreservingSuperviewLayoutMargins: String? { node.string(Names.axesPreservingSuperviewLayoutMargins) }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The space between image and text in points.
  public var imageToTextPadding: Double? { node.double(Names.imageToTextPadding) }

  /// Whether both texts lie side by side.
  public var prefersSideBySideTextAndSecondaryText: Bool { node.bool(Names.prefersSideBySideTextAndSecondaryText) ?? false }

  /// The second text.
  public var secondaryText: String? { node.textProperty(Names.secondaryText) }

  /// The preset.
  public var style: String? { node.string(Names.style) }

  /// The main text.
  public var text: String? { node.textProperty(Names.text) }

  /// The space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: Double? { node.double(Names.textToSecondaryTextHorizontalPadding) }

  /// The space between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: Double? { node.double(Names.textToSecondaryTextVerticalPadding) }
}

/// Recognizes magnifying on a track pad.
public struct IBMagnificationGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `magnificationGestureRecognizer`.
  public static var elementName: Name { Names.magnificationGestureRecognizer }
}

/// A watch map.
public struct IBMap: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `map`.
  public static var elementName: Name { Names.map }

  /// The kind of map.
  public var mapType: IBMapTypeValue { node.enumeration(Names.mapType) ?? .standard }
}

/// A map.
public struct IBMapView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `mapView`.
  public static var elementName: Name { Names.mapView }

  /// The kind of map.
  public var mapType: IBMapTypeValue { node.enumeration(Names.mapType) ?? .standard }

  /// Whether the user can tilt the map.
  public var pitchEnabled: Bool { node.bool(Names.pitchEnabled) ?? true }

  /// Whether the user can turn the map.
  public var rotateEnabled: Bool { node.bool(Names.rotateEnabled) ?? true }

  /// Whether the user can scroll.
  public var scrollEnabled: Bool { node.bool(Names.scrollEnabled) ?? true }

  /// Whether buildings show.
  public var showsBuildings: Bool { node.bool(Names.showsBuildings) ?? true }

  /// Whether the compass shows.
  public var showsCompass: Bool { node.bool(Names.showsCompass) ?? true }

  /// Whether the tilt button shows.
  public var showsPitchControl: Bool { node.bool(Names.showsPitchControl) ?? false }

  /// Whether points of interest show.
  public var showsPointsOfInterest: Bool { node.bool(Names.showsPointsOfInterest) ?? true }

  /// Whether the scale shows.
  public var showsScale: Bool { node.bool(Names.showsScale) ?? false }

  /// Whether traffic shows.
  public var showsTraffic: Bool { node.bool(Names.showsTraffic) ?? false }

  /// Whether the user's place shows.
  public var showsUserLocation: Bool { node.bool(Names.showsUserLocation) ?? false }

  /// Whether the tracking button shows.
  public var showsUserTrackingButton: Bool { node.bool(Names.showsUserTrackingButton) ?? false }

  /// Whether zoom buttons show.
  public var showsZoomControls: Bool { node.bool(Names.showsZoomControls) ?? false }

  /// Whether the user can zoom.
  public var zoomEnabled: Bool { node.bool(Names.zoomEnabled) ?? true }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// Formats masses.
public struct IBMassFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `massFormatter`.
  public static var elementName: Name { Names.massFormatter }

  /// Whether the mass is a person's.
  public var forPersonMassUse: Bool { node.bool(Names.forPersonMassUse) ?? false }

  /// How units are written.
  public var unitStyle: String { node.string(Names.unitStyle) ?? "medium" }
}

/// A grid of cells.
public struct IBMatrix: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `matrix`.
  public static var elementName: Name { Names.matrix }

  /// Whether no cell may be selected.
  public var allowsEmptySelection: Bool { node.bool(Names.allowsEmptySelection) ?? true }

  /// Whether the cell size is computed again.
  public var autorecalculatesCellSize: Bool { node.bool(Names.autorecalculatesCellSize) ?? false }

  /// Whether dragging scrolls.
  public var autoscroll: Bool { node.bool(Names.autoscroll) ?? false }

  /// Whether cells resize with the matrix.
  public var autosizesCells: Bool { node.bool(Names.autosizesCells) ?? true }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? false }

  /// Whether cell backgrounds are drawn.
  public var drawsCellBackground: Bool { node.bool(Names.drawsCellBackground) ?? false }

  /// How cells follow the mouse.
  public var mode: IBMatrixModeValue { node.enumeration(Names.mode) ?? .radio }

  /// Whether dragging selects a rectangle.
  public var selectionByRect: Bool { node.bool(Names.selectionByRect) ?? true }

  /// Whether tab moves through cells.
  public var tabKeyTraversesCells: Bool { node.bool(Names.tabKeyTraversesCells) ?? false }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
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

/// An item of a menu.
public struct IBMenuItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `menuItem`.
  public static var elementName: Name { Names.menuItem }

  /// Whether the key works while hidden.
  public var allowsKeyEquivalentWhenHidden: Bool { node.bool(Names.allowsKeyEquivalentWhenHidden) ?? false }

  /// Whether the item replaces the one before with other modifiers.
  public var alternate: Bool { node.bool(Names.alternate) ?? false }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The identifier.
  public var identifier: String? { node.string(Names.identifier) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The level of indentation.
  public var indentationLevel: Int { node.int(Names.indentationLevel) ?? 0 }

  /// Whether the item is a section header.
  public var isSectionHeader: Bool { node.bool(Names.isSectionHeader) ?? false }

  /// Whether the item is a line.
  public var isSeparatorItem: Bool { node.bool(Names.isSeparatorItem) ?? false }

  /// The key that triggers the item.
  public var keyEquivalent: String? { node.textProperty(Names.keyEquivalent) }

  /// Whether the key follows the keyboard layout.
  public var localization: Bool { node.bool(Names.localization) ?? true }

  /// Whether the key flips in right-to-left layouts.
  public var mirroring: Bool { node.bool(Names.mirroring) ?? true }

  /// The image while mixed.
  public var mixedImage: String? { node.string(Names.mixedImage) }

  /// The image while mixed.
  public var mixedStateImage: String? { node.string(Names.mixedStateImage) }

  /// The image while off.
  public var offImage: String? { node.string(Names.offImage) }

  /// The image while off.
  public var offStateImage: String? { node.string(Names.offStateImage) }

  /// The image while on.
  public var onImage: String? { node.string(Names.onImage) }

  /// The image while on.
  public var onStateImage: String? { node.string(Names.onStateImage) }

  /// The image in newer systems.
  public var secondaryImage: String? { node.string(Names.secondaryImage) }

  /// Whether the item is a section header.
  public var sectionHeader: Bool { node.bool(Names.sectionHeader) ?? false }

  /// The check mark.
  public var state: IBCellStateValue { node.enumeration(Names.state) ?? .off }

  /// The second line.
  public var subtitle: String? { node.textProperty(Names.subtitle) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }
}

/// A toolbar item with a menu.
public struct IBMenuToolbarItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `menuToolbarItem`.
  public static var elementName: Name { Names.menuToolbarItem }

  /// Whether the item enables itself.
  public var autovalidates: Bool { node.bool(Names.autovalidates) ?? true }

  /// Whether the item has a border.
  public var bordered: Bool { node.bool(Names.bordered) ?? false }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item is centred.
  public var centered: Bool { node.bool(Names.centered) ?? false }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The identifier given by the author.
  public var explicitItemIdentifier: String? { node.string(Names.explicitItemIdentifier) }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The identifier made by the tool.
  public var implicitItemIdentifier: String? { node.string(Names.implicitItemIdentifier) }

  /// The label.
  public var label: String? { node.textProperty(Names.label) }

  /// Whether the item lies before the title.
  public var navigational: Bool { node.bool(Names.navigational) ?? false }

  /// The label in the customization panel.
  public var paletteLabel: String? { node.textProperty(Names.paletteLabel) }

  /// Labels the width allows for.
  public var possibleLabels: String? { node.textProperty(Names.possibleLabels) }

  /// The allowed item meant.
  public var reference: String? { node.string(Names.reference) }

  /// Whether the item stays selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// Whether an arrow shows.
  public var showsIndicator: Bool { node.bool(Names.showsIndicator) ?? true }

  /// How the item's size is found.
  public var sizingBehavior: IBToolbarSizingValue? { node.enumeration(Names.sizingBehavior) }

  /// The style.
  public var style: String? { node.string(Names.style) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Which items stay when space is short.
  public var visibilityPriority: Double { node.double(Names.visibilityPriority) ?? 0 }
}

/// A watch movie poster.
public struct IBMovie: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `movie`.
  public static var elementName: Name { Names.movie }
}

/// A Metal view.
public struct IBMtkView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `mtkView`.
  public static var elementName: Name { Names.mtkView }

  /// Whether the drawable follows the view's size.
  public var autoResizeDrawable: Bool { node.bool(Names.autoResizeDrawable) ?? true }

  /// Whether the drawable follows the view's size.
  public var autoresizeDrawable: Bool { node.bool(Names.autoresizeDrawable) ?? true }

  /// The depth to clear to.
  public var clearDepth: Double { node.double(Names.clearDepth) ?? 1 }

  /// The stencil to clear to.
  public var clearStencil: Int { node.int(Names.clearStencil) ?? 0 }

  /// The colour format.
  public var colorPixelFormat: IBPixelFormatValue { node.enumeration(Names.colorPixelFormat) ?? .BGRA8Unorm }

  /// The depth and stencil format.
  public var depthStencilPixelFormat: IBPixelFormatValue { node.enumeration(Names.depthStencilPixelFormat) ?? .invalid }

  /// Whether drawing follows setNeedsDisplay.
  public var enableSetNeedsDisplay: Bool { node.bool(Names.enableSetNeedsDisplay) ?? false }

  /// Whether textures are only for drawing.
  public var framebufferOnly: Bool { node.bool(Names.framebufferOnly) ?? true }

  /// Whether drawing is paused.
  public var paused: Bool { node.bool(Names.paused) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// Whether drawing joins the layer transaction.
  public var presentsWithTransaction: Bool { node.bool(Names.presentsWithTransaction) ?? false }

  /// The samples per pixel.
  public var sampleCount: Int { node.int(Names.sampleCount) ?? 1 }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
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

/// The look of a navigation bar in one state.
public struct IBNavigationBarAppearance: IBBarAppearanceAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `navigationBarAppearance`.
  public static var elementName: Name { Names.navigationBarAppearance }
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

/// What the navigation bar shows for one controller.
public struct IBNavigationItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `navigationItem`.
  public static var elementName: Name { Names.navigationItem }

  /// What the back button shows.
  public var backButtonDisplayMode: IBBackButtonDisplayModeValue { node.enumeration(Names.backButtonDisplayMode) ?? .`default` }

  /// The title of the back button.
  public var backButtonTitle: String? { node.textProperty(Names.backButtonTitle) }

  /// The identifier of the user's layout.
  public var customizationIdentifier: String? { node.string(Names.customizationIdentifier) }

  /// Whether there is no back button.
  public var hidesBackButton: Bool { node.bool(Names.hidesBackButton) ?? false }

  /// Whether scrolling hides the search bar.
  public var hidesSearchBarWhenScrolling: Bool { node.bool(Names.hidesSearchBarWhenScrolling) ?? true }

  /// When the title is large.
  public var largeTitleDisplayMode: IBLargeTitleDisplayModeValue { node.enumeration(Names.largeTitleDisplayMode) ?? .automatic }

  /// Whether left items stand beside the back button.
  public var leftItemsSupplementBackButton: Bool { node.bool(Names.leftItemsSupplementBackButton) ?? false }

  /// Where the search bar lies.
  public var preferredSearchBarPlacement: String? { node.string(Names.preferredSearchBarPlacement) }

  /// The line above the title.
  public var prompt: String? { node.textProperty(Names.prompt) }

  /// The layout of the bar.
  public var style: IBNavigationItemStyleValue { node.enumeration(Names.style) ?? .navigator }

  /// The line below the title.
  public var subtitle: String? { node.textProperty(Names.subtitle) }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The menu of the title.
  public var titleMenu: String? { node.string(Names.titleMenu) }
}

/// The category a watch notification answers to.
public struct IBNotificationCategory: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `notificationCategory`.
  public static var elementName: Name { Names.notificationCategory }

  /// Whether there is a title.
  public var hasTitle: Bool { node.bool(Names.hasTitle) ?? false }

  /// The category.
  public var identifier: String? { node.string(Names.identifier) }
}

/// A watch notification interface.
public struct IBNotificationController: IBWatchControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `notificationController`.
  public static var elementName: Name { Names.notificationController }
}

/// Formats numbers.
public struct IBNumberFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `numberFormatter`.
  public static var elementName: Name { Names.numberFormatter }

  /// Whether fractions are allowed.
  public var allowsFloats: Bool { node.bool(Names.allowsFloats) ?? true }

  /// Whether the point always shows.
  public var alwaysShowsDecimalSeparator: Bool { node.bool(Names.alwaysShowsDecimalSeparator) ?? false }

  /// The currency code.
  public var currencyCode: String? { node.string(Names.currencyCode) }

  /// The decimal point of currencies.
  public var currencyDecimalSeparator: String? { node.textProperty(Names.currencyDecimalSeparator) }

  /// The mark between groups of currencies.
  public var currencyGroupingSeparator: String? { node.textProperty(Names.currencyGroupingSeparator) }

  /// The currency sign.
  public var currencySymbol: String? { node.textProperty(Names.currencySymbol) }

  /// The decimal point.
  public var decimalSeparator: String? { node.textProperty(Names.decimalSeparator) }

  /// The sign of the exponent.
  public var exponentSymbol: String? { node.textProperty(Names.exponentSymbol) }

  /// The width in characters.
  public var formatWidth: Int { node.int(Names.formatWidth) ?? 0 }

  /// The behaviour of an older system.
  public var formatterBehavior: IBFormatterBehaviorValue { node.enumeration(Names.formatterBehavior) ?? .`default` }

  /// Whether results are decimal numbers.
  public var generatesDecimalNumbers: Bool { node.bool(Names.generatesDecimalNumbers) ?? false }

  /// The mark between groups.
  public var groupingSeparator: String? { node.textProperty(Names.groupingSeparator) }

  /// The digits of a group.
  public var groupingSize: Int { node.int(Names.groupingSize) ?? 3 }

  /// Whether thousands are marked.
  public var hasThousandSeparators: Bool { node.bool(Names.hasThousandSeparators) ?? true }

  /// The international currency sign.
  public var internationalCurrencySymbol: String? { node.textProperty(Names.internationalCurrencySymbol) }

  /// Whether input is read generously.
  public var lenient: Bool { node.bool(Names.lenient) ?? false }

  /// Whether the pattern follows the locale.
  public var localizesFormat: Bool { node.bool(Names.localizesFormat) ?? true }

  /// The largest number.
  public var maximum: Double? { node.double(Names.maximum) }

  /// The most digits after the point.
  public var maximumFractionDigits: Int { node.int(Names.maximumFractionDigits) ?? 0 }

  /// The most digits before the point.
  public var maximumIntegerDigits: Int? { node.int(Names.maximumIntegerDigits) }

  /// The most significant digits.
  public var maximumSignificantDigits: Int { node.int(Names.maximumSignificantDigits) ?? 6 }

  /// The smallest number.
  public var minimum: Double? { node.double(Names.minimum) }

  /// The least digits after the point.
  public var minimumFractionDigits: Int { node.int(Names.minimumFractionDigits) ?? 0 }

  /// The least digits before the point.
  public var minimumIntegerDigits: Int? { node.int(Names.minimumIntegerDigits) }

  /// The least significant digits.
  public var minimumSignificantDigits: Int { node.int(Names.minimumSignificantDigits) ?? 1 }

  /// The minus sign.
  public var minusSign: String? { node.textProperty(Names.minusSign) }

  /// The factor applied.
  public var multiplier: Double? { node.double(Names.multiplier) }

  /// The pattern of negative numbers.
  public var negativeFormat: String? { node.textProperty(Names.negativeFormat) }

  /// The text of minus infinity.
  public var negativeInfinitySymbol: String? { node.textProperty(Names.negativeInfinitySymbol) }

  /// The text before negative numbers.
  public var negativePrefix: String? { node.textProperty(Names.negativePrefix) }

  /// The text after negative numbers.
  public var negativeSuffix: String? { node.textProperty(Names.negativeSuffix) }

  /// The text of nil.
  public var nilSymbol: String? { node.textProperty(Names.nilSymbol) }

  /// The text of no number.
  public var notANumberSymbol: String? { node.textProperty(Names.notANumberSymbol) }

  /// The style.
  public var numberStyle: IBNumberStyleValue { node.enumeration(Names.numberStyle) ?? .none }

  /// The filling character.
  public var paddingCharacter: String? { node.textProperty(Names.paddingCharacter) }

  /// Where filling goes.
  public var paddingPosition: IBPaddingPositionValue { node.enumeration(Names.paddingPosition) ?? .beforePrefix }

  /// Whether input is checked while typing.
  public var partialStringValidationEnabled: Bool { node.bool(Names.partialStringValidationEnabled) ?? false }

  /// The per mill sign.
  public var perMillSymbol: String? { node.textProperty(Names.perMillSymbol) }

  /// The per cent sign.
  public var percentSymbol: String? { node.textProperty(Names.percentSymbol) }

  /// The plus sign.
  public var plusSign: String? { node.textProperty(Names.plusSign) }

  /// The pattern of positive numbers.
  public var positiveFormat: String? { node.textProperty(Names.positiveFormat) }

  /// The text of infinity.
  public var positiveInfinitySymbol: String? { node.textProperty(Names.positiveInfinitySymbol) }

  /// The text before positive numbers.
  public var positivePrefix: String? { node.textProperty(Names.positivePrefix) }

  /// The text after positive numbers.
  public var positiveSuffix: String? { node.textProperty(Names.positiveSuffix) }

  /// How numbers are rounded (older form).
  public var roundingBehavior: String? { node.string(Names.roundingBehavior) }

  /// How numbers are rounded.
  public var roundingMode: IBRoundingModeValue { node.enumeration(Names.roundingMode) ?? .halfEven }

  /// The digits of further groups.
  public var secondaryGroupingSize: Int { node.int(Names.secondaryGroupingSize) ?? 0 }

  /// The mark between thousands.
  public var thousandSeparator: String? { node.textProperty(Names.thousandSeparator) }

  /// Whether digits are grouped.
  public var usesGroupingSeparator: Bool { node.bool(Names.usesGroupingSeparator) ?? true }

  /// Whether significant digits count.
  public var usesSignificantDigits: Bool { node.bool(Names.usesSignificantDigits) ?? false }

  /// The text of zero.
  public var zeroSymbol: String? { node.textProperty(Names.zeroSymbol) }
}

/// A bindings controller of one object.
public struct IBObjectController: IBNsobjectControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `objectController`.
  public static var elementName: Name { Names.objectController }
}

/// An OpenGL view.
public struct IBOpenGLView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `openGLView`.
  public static var elementName: Name { Names.openGLView }

  /// The bits of accumulation.
  public var accumSize: String? { node.string(Names.accumSize) }

  /// Whether offline renderers may be used.
  public var allowOffline: Bool { node.bool(Names.allowOffline) ?? false }

  /// The bits per colour.
  public var colorSize: String? { node.string(Names.colorSize) }

  /// The bits of depth.
  public var depthSize: String? { node.string(Names.depthSize) }

  /// Whether there is multisampling.
  public var multisampling: Bool { node.bool(Names.multisampling) ?? false }

  /// The buffer policy.
  public var policy: String? { node.string(Names.policy) }

  /// The renderer.
  public var rendererType: String? { node.string(Names.rendererType) }

  /// The bits of stencil.
  public var stencilSize: String? { node.string(Names.stencilSize) }

  /// Whether there is an auxiliary buffer.
  public var useAuxiliaryDepthBufferStencil: Bool { node.bool(Names.useAuxiliaryDepthBufferStencil) ?? true }

  /// Whether there are two buffers.
  public var useDoubleBufferingEnabled: Bool { node.bool(Names.useDoubleBufferingEnabled) ?? false }
}

/// A table of nested rows.
public struct IBOutlineView: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `outlineView`.
  public static var elementName: Name { Names.outlineView }

  /// Whether rows have alternating colours.
  public var alternatingRowBackgroundColors: Bool { node.bool(Names.alternatingRowBackgroundColors) ?? false }

  /// Whether the outline column grows with the nesting.
  public var autoresizesOutlineColumn: Bool { node.bool(Names.autoresizesOutlineColumn) ?? false }

  /// Whether the column layout is stored.
  public var autosaveColumns: Bool { node.bool(Names.autosaveColumns) ?? true }

  /// Whether open rows are stored.
  public var autosaveExpandedItems: Bool { node.bool(Names.autosaveExpandedItems) ?? false }

  /// The name under which the column layout is stored.
  public var autosaveName: String? { node.string(Names.autosaveName) }

  /// How columns share the width.
  public var columnAutoresizingStyle: IBColumnAutoresizingStyleValue { node.enumeration(Names.columnAutoresizingStyle) ?? .uniform }

  /// Whether columns can be moved.
  public var columnReordering: Bool { node.bool(Names.columnReordering) ?? true }

  /// Whether columns can be resized.
  public var columnResizing: Bool { node.bool(Names.columnResizing) ?? true }

  /// Whether columns can be selected.
  public var columnSelection: Bool { node.bool(Names.columnSelection) ?? false }

  /// The corner above the scroller.
  public var cornerView: String? { node.string(Names.cornerView) }

  /// How a drop is shown.
  public var draggingDestinationFeedbackStyle: IBDraggingFeedbackStyleValue? { node.enumeration(Names.draggingDestinationFeedbackStyle) }

  /// Whether nothing may be selected.
  public var emptySelection: Bool { node.bool(Names.emptySelection) ?? true }

  /// Whether group rows stay at the top.
  public var floatsGroupRows: Bool { node.bool(Names.floatsGroupRows) ?? true }

  /// The header of the table.
  public var headerView: String? { node.string(Names.headerView) }

  /// Whether the triangle is indented too.
  public var indentationMarkerFollowsCell: Bool { node.bool(Names.indentationMarkerFollowsCell) ?? true }

  /// Points of indentation per level.
  public var indentationPerLevel: Double { node.double(Names.indentationPerLevel) ?? 16 }

  /// Whether several rows can be selected.
  public var multipleSelection: Bool { node.bool(Names.multipleSelection) ?? true }

  /// The column that shows the nesting.
  public var outlineTableColumn: String? { node.string(Names.outlineTableColumn) }

  /// The height of rows in points.
  public var rowHeight: Double? { node.double(Names.rowHeight) }

  /// How the row height is chosen.
  public var rowSizeStyle: IBRowSizeStyleValue { node.enumeration(Names.rowSizeStyle) ?? .custom }

  /// How the selection looks.
  public var selectionHighlightStyle: IBSelectionHighlightStyleValue { node.enumeration(Names.selectionHighlightStyle) ?? .regular }

  /// The macOS style.
  public var tableStyle: IBNsTableStyleValue { node.enumeration(Names.tableStyle) ?? .automatic }

  /// Whether typing selects.
  public var typeSelect: Bool { node.bool(Names.typeSelect) ?? true }

  /// Whether constraints give the row heights.
  public var usesAutomaticRowHeights: Bool { node.bool(Names.usesAutomaticRowHeights) ?? false }

  /// Whether rows are stored in the document.
  public var usesStaticContents: Bool { node.bool(Names.usesStaticContents) ?? false }

  /// Whether dragging down starts a drag.
  public var verticalMotionCanBeginDrag: Bool { node.bool(Names.verticalMotionCanBeginDrag) ?? true }

  /// Whether cells are views.
  public var viewBased: Bool { node.bool(Names.viewBased) ?? false }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A row of dots for the pages of a document.
public struct IBPageControl: IBViewAttributes, IBControlAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pageControl`.
  public static var elementName: Name { Names.pageControl }

  /// Whether dragging over the dots turns pages.
  public var allowsContinuousInteraction: Bool { node.bool(Names.allowsContinuousInteraction) ?? true }

  /// The background.
  public var backgroundStyle: IBPageControlBackgroundValue { node.enumeration(Names.backgroundStyle) ?? .automatic }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The current page.
  public var currentPage: Int { node.int(Names.currentPage) ?? 0 }

  /// Whether the display waits.
  public var defersCurrentPageDisplay: Bool { node.bool(Names.defersCurrentPageDisplay) ?? false }

  /// The direction of the dots.
  public var direction: IBPageControlDirectionValue { node.enumeration(Names.direction) ?? .natural }

  /// Whether a single page hides the dots.
  public var hidesForSinglePage: Bool { node.bool(Names.hidesForSinglePage) ?? false }

  /// The number of pages.
  public var numberOfPages: Int { node.int(Names.numberOfPages) ?? 0 }

  /// The image of the current dot.
  public var preferredCurrentPageIndicatorImage: String? { node.string(Names.preferredCurrentPageIndicatorImage) }

  /// The image of a dot.
  public var preferredIndicatorImage: String? { node.string(Names.preferredIndicatorImage) }
}

/// A controller that turns pages.
public struct IBPageViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pageViewController`.
  public static var elementName: Name { Names.pageViewController }

  /// Whether pages have a back.
  public var doubleSided: Bool { node.bool(Names.doubleSided) ?? false }

  /// The direction of turning.
  public var navigationOrientation: IBAxisValue { node.enumeration(Names.navigationOrientation) ?? .horizontal }

  /// The space between pages in points.
  public var pageSpacing: Double { node.double(Names.pageSpacing) ?? 0 }

  /// Where the spine lies.
  public var spineLocation: IBSpineLocationValue { node.enumeration(Names.spineLocation) ?? .min }

  /// How pages turn.
  public var transitionStyle: IBPageTransitionStyleValue { node.enumeration(Names.transitionStyle) ?? .pageCurl }
}

/// A controller that swipes between pages.
public struct IBPagecontroller: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pagecontroller`.
  public static var elementName: Name { Names.pagecontroller }

  /// How pages move.
  public var transitionStyle: IBPageControllerTransitionValue { node.enumeration(Names.transitionStyle) ?? .stackHistory }
}

/// Recognizes dragging.
public struct IBPanGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `panGestureRecognizer`.
  public static var elementName: Name { Names.panGestureRecognizer }

  /// The most fingers.
  public var maximumNumberOfTouches: Int? { node.int(Names.maximumNumberOfTouches) }

  /// The fewest fingers.
  public var minimumNumberOfTouches: Int { node.int(Names.minimumNumberOfTouches) ?? 1 }
}

/// The cell of a path control.
public struct IBPathCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pathCell`.
  public static var elementName: Name { Names.pathCell }

  /// The look.
  public var pathStyle: IBPathStyleValue { node.enumeration(Names.pathStyle) ?? .standard }
}

/// A control that shows a file path.
public struct IBPathControl: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pathControl`.
  public static var elementName: Name { Names.pathControl }

  /// Whether the path can be changed.
  public var editable: Bool { node.bool(Names.editable) ?? true }

  /// The look.
  public var pathStyle: IBPathStyleValue { node.enumeration(Names.pathStyle) ?? .standard }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A watch Apple Pay button.
public struct IBPaymentButton: IBWatchObjectAttributes, IBViewAttributes, IBControlAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `paymentButton`.
  public static var elementName: Name { Names.paymentButton }

  /// The colour of the button.
  public var style: String? { node.string(Names.style) }

  /// The kind of button.
  public var type: String? { node.string(Names.type) }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content follows a change of size.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }
}

/// Thumbnails of the pages of a PDF document.
public struct IBPdfThumbnailView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pdfThumbnailView`.
  public static var elementName: Name { Names.pdfThumbnailView }

  /// Whether pages can be moved.
  public var allowsDragging: Bool { node.bool(Names.allowsDragging) ?? false }

  /// Whether several pages can be selected.
  public var allowsMultipleSelection: Bool { node.bool(Names.allowsMultipleSelection) ?? false }

  /// The most columns; 0 means any number.
  public var maximumNumberOfColumns: Int { node.int(Names.maximumNumberOfColumns) ?? 0 }
}

/// A view that shows a PDF document.
public struct IBPdfView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pdfView`.
  public static var elementName: Name { Names.pdfView }

  /// Whether documents can be dropped in.
  public var allowsDragging: Bool { node.bool(Names.allowsDragging) ?? false }

  /// Whether edges are smoothed.
  public var antiAliases: Bool { node.bool(Names.antiAliases) ?? true }

  /// Whether pages are scaled to fit.
  public var autoScales: Bool { node.bool(Names.autoScales) ?? false }

  /// Which box of a page is shown.
  public var displayBox: IBPdfDisplayBoxValue { node.enumeration(Names.displayBox) ?? .cropBox }

  /// How pages are shown.
  public var displayMode: IBPdfDisplayModeValue { node.enumeration(Names.displayMode) ?? .singlePageContinuous }

  /// Whether the first page is shown alone.
  public var displaysAsBook: Bool { node.bool(Names.displaysAsBook) ?? false }

  /// Whether gaps show between pages.
  public var displaysPageBreaks: Bool { node.bool(Names.displaysPageBreaks) ?? true }

  /// The text size below which grey bars are drawn.
  public var greekingThreshold: Double { node.double(Names.greekingThreshold) ?? 3 }

  /// The quality of images.
  public var interpolationQuality: String? { node.string(Names.interpolationQuality) }

  /// The zoom.
  public var scaleFactor: Double { node.double(Names.scaleFactor) ?? 1 }
}

/// Formats names of people.
public struct IBPersonNameComponentsFormatter: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `personNameComponentsFormatter`.
  public static var elementName: Name { Names.personNameComponentsFormatter }

  /// Whether the phonetic form is used.
  public var phonetic: Bool { node.bool(Names.phonetic) ?? false }

  /// How names are written.
  public var style: String { node.string(Names.style) ?? "default" }
}

/// A watch picker turned by the crown.
public struct IBPicker: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `picker`.
  public static var elementName: Name { Names.picker }

  /// How items are shown.
  public var style: IBWatchPickerStyleValue { node.enumeration(Names.style) ?? .list }
}

/// A wheel-like choice of values.
public struct IBPickerView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pickerView`.
  public static var elementName: Name { Names.pickerView }

  /// Whether the selection is marked.
  public var showsSelectionIndicator: Bool { node.bool(Names.showsSelectionIndicator) ?? true }
}

/// Recognizes pinching with two fingers.
public struct IBPinchGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pinchGestureRecognizer`.
  public static var elementName: Name { Names.pinchGestureRecognizer }

  /// The scale.
  public var scale: Double { node.double(Names.scale) ?? 1 }
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

/// Recognizes long presses (Interface Builder's own spelling).
public struct IBPongPressGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pongPressGestureRecognizer`.
  public static var elementName: Name { Names.pongPressGestureRecognizer }

  /// The movement allowed while pressing, in points.
  public var allowableMovement: Double { node.double(Names.allowableMovement) ?? 10 }

  /// The shortest press in seconds.
  public var minimumPressDuration: Double { node.double(Names.minimumPressDuration) ?? 0.5 }

  /// The taps needed.
  public var numberOfTapsRequired: Int { node.int(Names.numberOfTapsRequired) ?? 1 }

  /// The fingers needed.
  public var numberOfTouchesRequired: Int { node.int(Names.numberOfTouchesRequired) ?? 1 }
}

/// A button that opens a menu.
public struct IBPopUpButton: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `popUpButton`.
  public static var elementName: Name { Names.popUpButton }

  /// Whether menu items enable themselves.
  public var autoenablesItems: Bool { node.bool(Names.autoenablesItems) ?? true }

  /// Whether the image stays beside the title.
  public var imageHugsTitle: Bool { node.bool(Names.imageHugsTitle) ?? false }

  /// The side on which the menu opens.
  public var preferredEdge: IBRectEdgeValue { node.enumeration(Names.preferredEdge) ?? .minY }

  /// Whether the menu pulls down.
  public var pullsDown: Bool { node.bool(Names.pullsDown) ?? false }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// The cell of a pop-up button.
public struct IBPopUpButtonCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `popUpButtonCell`.
  public static var elementName: Name { Names.popUpButtonCell }

  /// The image while pressed or on.
  public var alternateImage: String? { node.string(Names.alternateImage) }

  /// The title while pressed or on.
  public var alternateTitle: String? { node.textProperty(Names.alternateTitle) }

  /// Whether the selected item has a check mark.
  public var altersStateOfSelectedItem: Bool { node.bool(Names.altersStateOfSelectedItem) ?? true }

  /// Where the arrow lies.
  public var arrowPosition: IBPopUpArrowValue { node.enumeration(Names.arrowPosition) ?? .arrowAtBottom }

  /// Whether menu items enable themselves.
  public var autoenablesItems: Bool { node.bool(Names.autoenablesItems) ?? true }

  /// The shape of the bezel.
  public var bezelStyle: IBButtonBezelStyleValue { node.enumeration(Names.bezelStyle) ?? .rounded }

  /// The inset of the bezel.
  public var inset: Double { node.double(Names.inset) ?? 0 }

  /// The key that triggers the button.
  public var keyEquivalent: String? { node.textProperty(Names.keyEquivalent) }

  /// The side on which the menu opens.
  public var preferredEdge: IBRectEdgeValue { node.enumeration(Names.preferredEdge) ?? .minY }

  /// Whether the menu pulls down.
  public var pullsDown: Bool { node.bool(Names.pullsDown) ?? false }

  /// The selected menu item.
  public var selectedItem: String? { node.string(Names.selectedItem) }

  /// The sound played.
  public var sound: String? { node.string(Names.sound) }

  /// The kind of button.
  public var type: IBNsButtonTypeValue { node.enumeration(Names.type) ?? .push }

  /// Whether the title is that of the item.
  public var usesItemFromMenu: Bool { node.bool(Names.usesItemFromMenu) ?? true }
}

/// A popover.
public struct IBPopover: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `popover`.
  public static var elementName: Name { Names.popover }

  /// Whether opening is animated.
  public var animates: Bool { node.bool(Names.animates) ?? true }

  /// The appearance.
  public var appearance: String? { node.string(Names.appearance) }

  /// When the popover closes.
  public var behavior: IBPopoverBehaviorValue? { node.enumeration(Names.behavior) }

  /// The size of the content.
  public var contentSize: Size? { node.sizeValue(Names.contentSize) }
}

/// An editor of a predicate.
public struct IBPredicateEditor: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `predicateEditor`.
  public static var elementName: Name { Names.predicateEditor }

  /// Whether the last row can be removed.
  public var canRemoveAllRows: Bool { node.bool(Names.canRemoveAllRows) ?? false }

  /// Whether rules can be changed.
  public var editable: Bool { node.bool(Names.editable) ?? true }

  /// The strings file that lays out rows.
  public var formattingStringsFilename: String? { node.string(Names.formattingStringsFilename) }

  /// How rules nest.
  public var nestingMode: IBNestingModeValue { node.enumeration(Names.nestingMode) ?? .compound }

  /// The height of rows in points.
  public var rowHeight: Double { node.double(Names.rowHeight) ?? 25 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A kind of row of a predicate editor.
public struct IBPredicateEditorRowTemplate: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `predicateEditorRowTemplate`.
  public static var elementName: Name { Names.predicateEditorRowTemplate }

  /// The type of the right side.
  public var attributeType: String? { node.string(Names.attributeType) }

  /// Whether case is ignored.
  public var caseInsensitive: Bool { node.bool(Names.caseInsensitive) ?? false }

  /// Any or all.
  public var comparisonModifier: String? { node.string(Names.comparisonModifier) }

  /// Whether accents are ignored.
  public var diacriticInsensitive: Bool { node.bool(Names.diacriticInsensitive) ?? false }

  /// What the left side holds.
  public var leftExpressionType: String? { node.string(Names.leftExpressionType) }

  /// The operators.
  public var operatorType: String? { node.string(Names.operatorType) }

  /// What the right side holds.
  public var rightExpressionType: String? { node.string(Names.rightExpressionType) }

  /// The kind of row.
  public var rowType: IBPredicateRowTypeValue { node.enumeration(Names.rowType) ?? .simple }
}

/// Recognizes held mouse presses.
public struct IBPressGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pressGestureRecognizer`.
  public static var elementName: Name { Names.pressGestureRecognizer }
}

/// A progress bar or spinner.
public struct IBProgressIndicator: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `progressIndicator`.
  public static var elementName: Name { Names.progressIndicator }

  /// Whether there is a bezel.
  public var bezeled: Bool { node.bool(Names.bezeled) ?? true }

  /// The old colour of the control.
  public var controlTint: IBControlTintValue { node.enumeration(Names.controlTint) ?? .`default` }

  /// Whether it shows while standing still.
  public var displayedWhenStopped: Bool { node.bool(Names.displayedWhenStopped) ?? true }

  /// The value.
  public var doubleValue: Double { node.double(Names.doubleValue) ?? 0 }

  /// Whether the end is unknown.
  public var indeterminate: Bool { node.bool(Names.indeterminate) ?? false }

  /// The largest value.
  public var maxValue: Double { node.double(Names.maxValue) ?? 100 }

  /// The smallest value.
  public var minValue: Double { node.double(Names.minValue) ?? 0 }

  /// Bar or spinner.
  public var style: IBProgressIndicatorStyleValue { node.enumeration(Names.style) ?? .bar }

  /// Whether the animation has its own thread.
  public var usesThreadedAnimation: Bool { node.bool(Names.usesThreadedAnimation) ?? false }
}

/// A bar that shows the progress of a task.
public struct IBProgressView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `progressView`.
  public static var elementName: Name { Names.progressView }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The progress from 0 to 1.
  public var progress: Double { node.double(Names.progress) ?? 0 }

  /// The image of the done part.
  public var progressImage: String? { node.string(Names.progressImage) }

  /// The look.
  public var progressViewStyle: IBProgressViewStyleValue { node.enumeration(Names.progressViewStyle) ?? .`default` }

  /// The image of the rest.
  public var trackImage: String? { node.string(Names.trackImage) }
}

/// A Quartz Composer view.
public struct IBQcView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `qcView`.
  public static var elementName: Name { Names.qcView }

  /// Whether rendering starts by itself.
  public var autostartsRendering: Bool { node.bool(Names.autostartsRendering) ?? false }

  /// Whether content is erased.
  public var erasesContent: Bool { node.bool(Names.erasesContent) ?? true }

  /// Whether events are passed on.
  public var forwardsEvents: Bool { node.bool(Names.forwardsEvents) ?? false }

  /// The highest frame rate.
  public var maximumFrameRate: Double { node.double(Names.maximumFrameRate) ?? 0 }
}

/// The pull-to-refresh control of a table.
public struct IBRefreshControl: IBViewAttributes, IBControlAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `refreshControl`.
  public static var elementName: Name { Names.refreshControl }
}

/// Recognizes turning with two fingers.
public struct IBRotationGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `rotationGestureRecognizer`.
  public static var elementName: Name { Names.rotationGestureRecognizer }

  /// The rotation in radians.
  public var rotation: Double { node.double(Names.rotation) ?? 0 }
}

/// An editor of rules in rows.
public struct IBRuleEditor: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `ruleEditor`.
  public static var elementName: Name { Names.ruleEditor }

  /// Whether the last row can be removed.
  public var canRemoveAllRows: Bool { node.bool(Names.canRemoveAllRows) ?? false }

  /// Whether rules can be changed.
  public var editable: Bool { node.bool(Names.editable) ?? true }

  /// The strings file that lays out rows.
  public var formattingStringsFilename: String? { node.string(Names.formattingStringsFilename) }

  /// How rules nest.
  public var nestingMode: IBNestingModeValue { node.enumeration(Names.nestingMode) ?? .compound }

  /// The height of rows in points.
  public var rowHeight: Double { node.double(Names.rowHeight) ?? 25 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A SceneKit scene on the watch.
public struct IBSceneKitScene: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `sceneKitScene`.
  public static var elementName: Name { Names.sceneKitScene }

  /// Whether the user moves the camera.
  public var allowsCameraControl: Bool { node.bool(Names.allowsCameraControl) ?? false }

  /// The smoothing of edges.
  public var antialiasingMode: IBAntialiasingModeValue { node.enumeration(Names.antialiasingMode) ?? .none }

  /// Whether a light is added.
  public var autoenablesDefaultLighting: Bool { node.bool(Names.autoenablesDefaultLighting) ?? false }

  /// Whether jittering smooths the image.
  public var jitteringEnabled: Bool { node.bool(Names.jitteringEnabled) ?? false }

  /// Whether the scene is paused.
  public var paused: Bool { node.bool(Names.paused) ?? false }

  /// Whether the scene plays.
  public var playing: Bool { node.bool(Names.playing) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// Whether statistics show.
  public var showsStatistics: Bool { node.bool(Names.showsStatistics) ?? false }
}

/// A view that shows a SceneKit scene.
public struct IBSceneKitView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `sceneKitView`.
  public static var elementName: Name { Names.sceneKitView }

  /// Whether the user moves the camera.
  public var allowsCameraControl: Bool { node.bool(Names.allowsCameraControl) ?? false }

  /// The smoothing of edges.
  public var antialiasingMode: IBAntialiasingModeValue { node.enumeration(Names.antialiasingMode) ?? .none }

  /// The smoothing of edges.
  public var antialiasingStyle: IBAntialiasingModeValue { node.enumeration(Names.antialiasingStyle) ?? .none }

  /// Whether a light is added.
  public var autoenablesDefaultLighting: Bool { node.bool(Names.autoenablesDefaultLighting) ?? false }

  /// Whether jittering smooths the image.
  public var jitteringEnabled: Bool { node.bool(Names.jitteringEnabled) ?? false }

  /// Whether playing starts again at the end.
  public var loops: Bool { node.bool(Names.loops) ?? true }

  /// Whether the scene plays.
  public var playing: Bool { node.bool(Names.playing) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// The graphics interface.
  public var preferredRenderingAPI: IBRenderingAPIValue { node.enumeration(Names.preferredRenderingAPI) ?? .`default` }

  /// Whether every frame is drawn.
  public var rendersContinuously: Bool { node.bool(Names.rendersContinuously) ?? false }

  /// The scene file.
  public var sceneName: String? { node.string(Names.sceneName) }

  /// Whether statistics show.
  public var showsStatistics: Bool { node.bool(Names.showsStatistics) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A macOS view that shows a SceneKit scene.
public struct IBSceneView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `sceneView`.
  public static var elementName: Name { Names.sceneView }

  /// Whether the user moves the camera.
  public var allowsCameraControl: Bool { node.bool(Names.allowsCameraControl) ?? false }

  /// The smoothing of edges.
  public var antialiasingMode: IBAntialiasingModeValue { node.enumeration(Names.antialiasingMode) ?? .none }

  /// The smoothing of edges.
  public var antialiasingStyle: IBAntialiasingModeValue { node.enumeration(Names.antialiasingStyle) ?? .none }

  /// Whether a light is added.
  public var autoenablesDefaultLighting: Bool { node.bool(Names.autoenablesDefaultLighting) ?? false }

  /// Whether jittering smooths the image.
  public var jitteringEnabled: Bool { node.bool(Names.jitteringEnabled) ?? false }

  /// Whether playing starts again at the end.
  public var loops: Bool { node.bool(Names.loops) ?? true }

  /// Whether the scene plays.
  public var playing: Bool { node.bool(Names.playing) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// The graphics interface.
  public var preferredRenderingAPI: IBRenderingAPIValue { node.enumeration(Names.preferredRenderingAPI) ?? .`default` }

  /// Whether every frame is drawn.
  public var rendersContinuously: Bool { node.bool(Names.rendersContinuously) ?? false }

  /// The scene file.
  public var sceneName: String? { node.string(Names.sceneName) }

  /// Whether statistics show.
  public var showsStatistics: Bool { node.bool(Names.showsStatistics) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// Recognizes dragging from a screen edge.
public struct IBScreenEdgePanGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `screenEdgePanGestureRecognizer`.
  public static var elementName: Name { Names.screenEdgePanGestureRecognizer }

  /// The most fingers.
  public var maximumNumberOfTouches: Int? { node.int(Names.maximumNumberOfTouches) }

  /// The fewest fingers.
  public var minimumNumberOfTouches: Int { node.int(Names.minimumNumberOfTouches) ?? 1 }
}

/// A view that scrolls and zooms content larger than itself.
public struct IBScrollView: IBViewAttributes, IBScrollViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `scrollView`.
  public static var elementName: Name { Names.scrollView }

  /// Whether pinching zooms.
  public var allowsMagnification: Bool { node.bool(Names.allowsMagnification) ?? false }

  /// Whether scrollers hide when not needed.
  public var autohidesScrollers: Bool { node.bool(Names.autohidesScrollers) ?? false }

  /// Whether the content inset follows the window's head.
  public var automaticallyAdjustsContentInsets: Bool { node.bool(Names.automaticallyAdjustsContentInsets) ?? true }

  /// The border.
  public var borderType: IBBorderTypeValue { node.enumeration(Names.borderType) ?? .bezel }

  /// Whether scrolling copies what is drawn.
  public var copiesOnScroll: Bool { node.bool(Names.copiesOnScroll) ?? true }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? true }

  /// Where the find bar shows.
  public var findBarPosition: IBFindBarPositionValue { node.enumeration(Names.findBarPosition) ?? .aboveContent }

  /// Whether there is a horizontal ruler.
  public var hasHorizontalRuler: Bool { node.bool(Names.hasHorizontalRuler) ?? false }

  /// Whether there is a horizontal scroller.
  public var hasHorizontalScroller: Bool { node.bool(Names.hasHorizontalScroller) ?? true }

  /// Whether there is a vertical ruler.
  public var hasVerticalRuler: Bool { node.bool(Names.hasVerticalRuler) ?? false }

  /// Whether there is a vertical scroller.
  public var hasVerticalScroller: Bool { node.bool(Names.hasVerticalScroller) ?? true }

  /// Points scrolled per line horizontally.
  public var horizontalLineScroll: Double { node.double(Names.horizontalLineScroll) ?? 10 }

  /// Points kept when scrolling a page horizontally.
  public var horizontalPageScroll: Double { node.double(Names.horizontalPageScroll) ?? 10 }

  /// Whether horizontal scrolling bounces.
  public var horizontalScrollElasticity: IBScrollElasticityValue { node.enumeration(Names.horizontalScrollElasticity) ?? .automatic }

  /// The zoom.
  public var magnification: Double { node.double(Names.magnification) ?? 1 }

  /// The largest zoom.
  public var maxMagnification: Double { node.double(Names.maxMagnification) ?? 4 }

  /// The smallest zoom.
  public var minMagnification: Double { node.double(Names.minMagnification) ?? 0.25 }

  /// Whether rulers show.
  public var rulersVisible: Bool { node.bool(Names.rulersVisible) ?? false }

  /// The colour of the scroller knobs.
  public var scrollerKnobStyle: IBScrollerKnobStyleValue { node.enumeration(Names.scrollerKnobStyle) ?? .`default` }

  /// The style of the scrollers.
  public var scrollerStyle: IBScrollerStyleValue? { node.enumeration(Names.scrollerStyle) }

  /// Whether content moves while the knob is dragged.
  public var scrollsDynamically: Bool { node.bool(Names.scrollsDynamically) ?? true }

  /// Whether scrolling keeps to one axis.
  public var usesPredominantAxisScrolling: Bool { node.bool(Names.usesPredominantAxisScrolling) ?? true }

  /// Points scrolled per line vertically.
  public var verticalLineScroll: Double { node.double(Names.verticalLineScroll) ?? 10 }

  /// Points kept when scrolling a page vertically.
  public var verticalPageScroll: Double { node.double(Names.verticalPageScroll) ?? 10 }

  /// Whether vertical scrolling bounces.
  public var verticalScrollElasticity: IBScrollElasticityValue { node.enumeration(Names.verticalScrollElasticity) ?? .automatic }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A scroll bar.
public struct IBScroller: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `scroller`.
  public static var elementName: Name { Names.scroller }

  /// Where the arrows are.
  public var arrowsPosition: IBScrollArrowsValue { node.enumeration(Names.arrowsPosition) ?? .maxEnd }

  /// The old colour of the control.
  public var controlTint: IBControlTintValue { node.enumeration(Names.controlTint) ?? .`default` }

  /// The position from 0 to 1.
  public var doubleValue: Double { node.double(Names.doubleValue) ?? 0 }

  /// Whether the scroller is horizontal.
  public var horizontal: Bool { node.bool(Names.horizontal) ?? false }

  /// The size of the knob from 0 to 1.
  public var knobProportion: Double { node.double(Names.knobProportion) ?? 0 }

  /// The colour of the knob.
  public var knobStyle: IBScrollerKnobStyleValue { node.enumeration(Names.knobStyle) ?? .`default` }

  /// The style.
  public var scrollerStyle: IBScrollerStyleValue? { node.enumeration(Names.scrollerStyle) }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A touch bar scrubber.
public struct IBScrubber: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `scrubber`.
  public static var elementName: Name { Names.scrubber }

  /// Whether highlights follow the finger.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// Whether the selection lies above.
  public var floatsSelectionViews: Bool { node.bool(Names.floatsSelectionViews) ?? false }

  /// Where items stop.
  public var itemAlignment: String? { node.string(Names.itemAlignment) }

  /// How items move.
  public var mode: String? { node.string(Names.mode) }

  /// Whether more content is hinted at.
  public var showsAdditionalContentIndicators: Bool { node.bool(Names.showsAdditionalContentIndicators) ?? false }

  /// Whether arrows show.
  public var showsArrowButtons: Bool { node.bool(Names.showsArrowButtons) ?? false }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// A text field for searching with optional scope buttons.
public struct IBSearchBar: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `searchBar`.
  public static var elementName: Name { Names.searchBar }

  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The text shown while empty.
  public var placeholder: String? { node.textProperty(Names.placeholder) }

  /// The line above the field.
  public var prompt: String? { node.textProperty(Names.prompt) }

  /// When the scope buttons show.
  public var scopeBarActivation: IBScopeBarActivationValue { node.enumeration(Names.scopeBarActivation) ?? .automatic }

  /// The background image of the scope buttons.
  public var scopeBarBackgroundImage: String? { node.string(Names.scopeBarBackgroundImage) }

  /// How prominent the bar is.
  public var searchBarStyle: IBSearchBarStyleValue { node.enumeration(Names.searchBarStyle) ?? .`default` }

  /// The selected scope.
  public var selectedScopeButtonIndex: Int { node.int(Names.selectedScopeButtonIndex) ?? 0 }

  /// Whether the bookmark button shows.
  public var showsBookmarkButton: Bool { node.bool(Names.showsBookmarkButton) ?? false }

  /// Whether the cancel button shows.
  public var showsCancelButton: Bool { node.bool(Names.showsCancelButton) ?? false }

  /// Whether the scope buttons show.
  public var showsScopeBar: Bool { node.bool(Names.showsScopeBar) ?? false }

  /// Whether the results button shows.
  public var showsSearchResultsButton: Bool { node.bool(Names.showsSearchResultsButton) ?? false }

  /// The text.
  public var text: String? { node.textProperty(Names.text) }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// The old controller of a search bar with results.
public struct IBSearchDisplayController: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `searchDisplayController`.
  public static var elementName: Name { Names.searchDisplayController }

  /// Whether the search bar lies in the navigation bar.
  public var displaysSearchBarInNavigationBar: Bool { node.bool(Names.displaysSearchBarInNavigationBar) ?? false }

  /// The title of the results.
  public var searchResultsTitle: String? { node.textProperty(Names.searchResultsTitle) }
}

/// A text field for searching.
public struct IBSearchField: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `searchField`.
  public static var elementName: Name { Names.searchField }

  /// Whether the touch bar offers characters.
  public var allowsCharacterPickerTouchBarItem: Bool? { node.bool(Names.allowsCharacterPickerTouchBarItem) }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The width at which text wraps, in points.
  public var preferredMaxLayoutWidth: Double { node.double(Names.preferredMaxLayoutWidth) ?? 0 }

  /// Whether the first layout sets the wrapping width.
  public var setsMaxLayoutWidthAtFirstLayout: Bool { node.bool(Names.setsMaxLayoutWidthAtFirstLayout) ?? false }

  /// Whether completions are offered.
  public var textCompletion: Bool { node.bool(Names.textCompletion) ?? true }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// The cell of a search field.
public struct IBSearchFieldCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `searchFieldCell`.
  public static var elementName: Name { Names.searchFieldCell }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The most searches stored.
  public var maximumRecents: Int? { node.int(Names.maximumRecents) }

  /// The name under which searches are stored.
  public var recentsAutosaveName: String? { node.string(Names.recentsAutosaveName) }

  /// The menu of searches.
  public var searchMenuTemplate: String? { node.string(Names.searchMenuTemplate) }

  /// Whether the action is sent at once.
  public var sendsSearchStringImmediately: Bool { node.bool(Names.sendsSearchStringImmediately) ?? false }

  /// Whether the action waits for return.
  public var sendsWholeSearchString: Bool { node.bool(Names.sendsWholeSearchString) ?? false }
}

/// A toolbar item with a search field.
public struct IBSearchToolbarItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `searchToolbarItem`.
  public static var elementName: Name { Names.searchToolbarItem }

  /// Whether the item enables itself.
  public var autovalidates: Bool { node.bool(Names.autovalidates) ?? true }

  /// Whether the item has a border.
  public var bordered: Bool { node.bool(Names.bordered) ?? false }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item is centred.
  public var centered: Bool { node.bool(Names.centered) ?? false }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The identifier given by the author.
  public var explicitItemIdentifier: String? { node.string(Names.explicitItemIdentifier) }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The identifier made by the tool.
  public var implicitItemIdentifier: String? { node.string(Names.implicitItemIdentifier) }

  /// The label.
  public var label: String? { node.textProperty(Names.label) }

  /// Whether the item lies before the title.
  public var navigational: Bool { node.bool(Names.navigational) ?? false }

  /// The label in the customization panel.
  public var paletteLabel: String? { node.textProperty(Names.paletteLabel) }

  /// Labels the width allows for.
  public var possibleLabels: String? { node.textProperty(Names.possibleLabels) }

  /// The wanted width of the search field in points.
  public var preferredWidthForSearchField: Double? { node.double(Names.preferredWidthForSearchField) }

  /// The allowed item meant.
  public var reference: String? { node.string(Names.reference) }

  /// Whether cancelling ends editing.
  public var resignsFirstResponderWithCancel: Bool { node.bool(Names.resignsFirstResponderWithCancel) ?? true }

  /// Whether the item stays selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// How the item's size is found.
  public var sizingBehavior: IBToolbarSizingValue? { node.enumeration(Names.sizingBehavior) }

  /// The style.
  public var style: String? { node.string(Names.style) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Which items stay when space is short.
  public var visibilityPriority: Double { node.double(Names.visibilityPriority) ?? 0 }
}

/// A text field that hides what is typed.
public struct IBSecureTextField: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `secureTextField`.
  public static var elementName: Name { Names.secureTextField }

  /// Whether the touch bar offers characters.
  public var allowsCharacterPickerTouchBarItem: Bool? { node.bool(Names.allowsCharacterPickerTouchBarItem) }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The width at which text wraps, in points.
  public var preferredMaxLayoutWidth: Double { node.double(Names.preferredMaxLayoutWidth) ?? 0 }

  /// Whether the first layout sets the wrapping width.
  public var setsMaxLayoutWidthAtFirstLayout: Bool { node.bool(Names.setsMaxLayoutWidthAtFirstLayout) ?? false }

  /// Whether completions are offered.
  public var textCompletion: Bool { node.bool(Names.textCompletion) ?? true }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// The cell of a secure text field.
public struct IBSecureTextFieldCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `secureTextFieldCell`.
  public static var elementName: Name { Names.secureTextFieldCell }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// Whether bullets show.
  public var echosBullets: Bool { node.bool(Names.echosBullets) ?? true }
}

/// The cell of a segmented control.
public struct IBSegmentedCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `segmentedCell`.
  public static var elementName: Name { Names.segmentedCell }

  /// How the width is shared.
  public var segmentDistribution: IBSegmentDistributionValue { node.enumeration(Names.segmentDistribution) ?? .fit }

  /// The selected segment; -1 is none.
  public var selectedSegment: Int { node.int(Names.selectedSegment) ?? -1 }

  /// Whether a drag held over a segment activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// The look.
  public var style: IBSegmentStyleValue { node.enumeration(Names.style) ?? .automatic }

  /// How segments are selected.
  public var trackingMode: IBSegmentTrackingValue { node.enumeration(Names.trackingMode) ?? .selectOne }
}

/// A row of segments of which one or more can be selected.
public struct IBSegmentedControl: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes {
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

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }
}

/// A watch separator line.
public struct IBSeparator: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `separator`.
  public static var elementName: Name { Names.separator }
}

/// A toolbar item that shares.
public struct IBSharingServicePickerToolbarItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `sharingServicePickerToolbarItem`.
  public static var elementName: Name { Names.sharingServicePickerToolbarItem }

  /// Whether the item enables itself.
  public var autovalidates: Bool { node.bool(Names.autovalidates) ?? true }

  /// Whether the item has a border.
  public var bordered: Bool { node.bool(Names.bordered) ?? false }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item is centred.
  public var centered: Bool { node.bool(Names.centered) ?? false }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The identifier given by the author.
  public var explicitItemIdentifier: String? { node.string(Names.explicitItemIdentifier) }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The identifier made by the tool.
  public var implicitItemIdentifier: String? { node.string(Names.implicitItemIdentifier) }

  /// The label.
  public var label: String? { node.textProperty(Names.label) }

  /// Whether the item lies before the title.
  public var navigational: Bool { node.bool(Names.navigational) ?? false }

  /// The label in the customization panel.
  public var paletteLabel: String? { node.textProperty(Names.paletteLabel) }

  /// Labels the width allows for.
  public var possibleLabels: String? { node.textProperty(Names.possibleLabels) }

  /// The allowed item meant.
  public var reference: String? { node.string(Names.reference) }

  /// Whether the item stays selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// How the item's size is found.
  public var sizingBehavior: IBToolbarSizingValue? { node.enumeration(Names.sizingBehavior) }

  /// The style.
  public var style: String? { node.string(Names.style) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Which items stay when space is short.
  public var visibilityPriority: Double { node.double(Names.visibilityPriority) ?? 0 }
}

/// A view that shows a SpriteKit scene.
public struct IBSkView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `skView`.
  public static var elementName: Name { Names.skView }

  /// Whether the background is transparent.
  public var allowsTransparency: Bool { node.bool(Names.allowsTransparency) ?? false }

  /// Whether content is drawn in the background.
  public var asynchronous: Bool { node.bool(Names.asynchronous) ?? true }

  /// The frames between updates.
  public var frameInterval: Int { node.int(Names.frameInterval) ?? 1 }

  /// Whether siblings have no drawing order.
  public var ignoresSiblingOrder: Bool { node.bool(Names.ignoresSiblingOrder) ?? false }

  /// Whether the scene is paused.
  public var paused: Bool { node.bool(Names.paused) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// The scene file.
  public var sceneName: String? { node.string(Names.sceneName) }

  /// Whether unseen nodes are left out.
  public var shouldCullNonVisibleNodes: Bool { node.bool(Names.shouldCullNonVisibleNodes) ?? true }

  /// Whether the drawing passes show.
  public var showsDrawCount: Bool { node.bool(Names.showsDrawCount) ?? false }

  /// Whether the frame rate shows.
  public var showsFPS: Bool { node.bool(Names.showsFPS) ?? false }

  /// Whether fields show.
  public var showsFields: Bool { node.bool(Names.showsFields) ?? false }

  /// Whether the number of nodes shows.
  public var showsNodeCount: Bool { node.bool(Names.showsNodeCount) ?? false }

  /// Whether physics bodies show.
  public var showsPhysics: Bool { node.bool(Names.showsPhysics) ?? false }

  /// Whether the number of quads shows.
  public var showsQuadCount: Bool { node.bool(Names.showsQuadCount) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A control for one value out of a continuous range.
public struct IBSlider: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes, IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `slider`.
  public static var elementName: Name { Names.slider }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether changes are sent while dragging.
  public var continuous: Bool { node.bool(Names.continuous) ?? true }

  /// The largest value.
  public var maxValue: Double { node.double(Names.maxValue) ?? 1 }

  /// The image at the high end.
  public var maximumValueImage: String? { node.string(Names.maximumValueImage) }

  /// The smallest value.
  public var minValue: Double { node.double(Names.minValue) ?? 0 }

  /// The image at the low end.
  public var minimumValueImage: String? { node.string(Names.minimumValueImage) }

  /// Whether the slider behaves like on the Mac.
  public var preferredBehavioralStyle: IBBehavioralStyleValue { node.enumeration(Names.preferredBehavioralStyle) ?? .automatic }

  /// The value.
  public var value: Double { node.double(Names.value) ?? 0 }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the object reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Where the object lies horizontally.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// The identifier of the object.
  public var identifier: String? { node.string(Names.identifier) }
}

/// The cell of a slider.
public struct IBSliderCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `sliderCell`.
  public static var elementName: Name { Names.sliderCell }

  /// Whether values snap to tick marks.
  public var allowsTickMarkValuesOnly: Bool { node.bool(Names.allowsTickMarkValuesOnly) ?? false }

  /// The step with Option held.
  public var altIncrementValue: Double { node.double(Names.altIncrementValue) ?? -1 }

  /// The number of tick marks.
  public var numberOfTickMarks: Int { node.int(Names.numberOfTickMarks) ?? 0 }

  /// Straight or round.
  public var sliderType: IBSliderTypeValue { node.enumeration(Names.sliderType) ?? .linear }

  /// Where tick marks lie.
  public var tickMarkPosition: IBTickMarkPositionValue { node.enumeration(Names.tickMarkPosition) ?? .below }

  /// Whether the slider is vertical.
  public var vertical: Bool { node.bool(Names.vertical) ?? false }
}

/// A view with movable dividers.
public struct IBSplitView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `splitView`.
  public static var elementName: Name { Names.splitView }

  /// Whether all subviews are panes.
  public var arrangesAllSubviews: Bool { node.bool(Names.arrangesAllSubviews) ?? true }

  /// The name under which positions are stored.
  public var autosaveName: String? { node.string(Names.autosaveName) }

  /// The look of dividers.
  public var dividerStyle: IBDividerStyleValue { node.enumeration(Names.dividerStyle) ?? .thick }

  /// Whether dividers are vertical.
  public var vertical: Bool { node.bool(Names.vertical) ?? false }
}

/// A controller with panes side by side.
public struct IBSplitViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `splitViewController`.
  public static var elementName: Name { Names.splitViewController }

  /// Whether the two-column style is used.
  public var allowDoubleColumnStyle: Bool { node.bool(Names.allowDoubleColumnStyle) ?? false }

  /// Whether the three-column style is used.
  public var allowTripleColumnStyle: Bool { node.bool(Names.allowTripleColumnStyle) ?? false }

  /// How the panes share the space.
  public var behavior: IBSplitBehaviorValue { node.enumeration(Names.behavior) ?? .automatic }

  /// When the display button shows.
  public var displayModeButtonVisibility: IBSplitButtonVisibilityValue { node.enumeration(Names.displayModeButtonVisibility) ?? .automatic }

  /// The most width of the primary pane in points.
  public var maximumPrimaryColumnWidth: Double? { node.double(Names.maximumPrimaryColumnWidth) }

  /// The most width of the middle pane in points.
  public var maximumSupplementaryColumnWidth: Double? { node.double(Names.maximumSupplementaryColumnWidth) }

  /// The least width of the primary pane in points.
  public var minimumPrimaryColumnWidth: Double? { node.double(Names.minimumPrimaryColumnWidth) }

  /// The least width of the middle pane in points.
  public var minimumSupplementaryColumnWidth: Double? { node.double(Names.minimumSupplementaryColumnWidth) }

  /// The window width in points below which sidebars float.
  public var minimumThicknessForInlineSidebars: Double? { node.double(Names.minimumThicknessForInlineSidebars) }

  /// Which panes show.
  public var preferredDisplayMode: IBSplitDisplayModeValue { node.enumeration(Names.preferredDisplayMode) ?? .automatic }

  /// The wanted width of the primary pane in points.
  public var preferredPrimaryColumnWidth: Double? { node.double(Names.preferredPrimaryColumnWidth) }

  /// The wanted width of the primary pane as a share.
  public var preferredPrimaryColumnWidthFraction: Double? { node.double(Names.preferredPrimaryColumnWidthFraction) }

  /// The wanted width of the middle pane in points.
  public var preferredSupplementaryColumnWidth: Double? { node.double(Names.preferredSupplementaryColumnWidth) }

  /// The wanted width of the middle pane as a share.
  public var preferredSupplementaryColumnWidthFraction: Double? { node.double(Names.preferredSupplementaryColumnWidthFraction) }

  /// Whether a swipe shows the primary pane.
  public var presentsWithGesture: Bool { node.bool(Names.presentsWithGesture) ?? true }

  /// The background of the primary pane.
  public var primaryBackgroundStyle: IBSplitBackgroundValue { node.enumeration(Names.primaryBackgroundStyle) ?? .none }

  /// The side of the primary pane.
  public var primaryEdge: IBSplitEdgeValue { node.enumeration(Names.primaryEdge) ?? .leading }

  /// Whether a button hides the primary pane.
  public var showsSecondaryOnlyButton: Bool { node.bool(Names.showsSecondaryOnlyButton) ?? false }

  /// The number of columns.
  public var style: IBSplitStyleValue { node.enumeration(Names.style) ?? .unspecified }
}

/// A pane of a split view controller.
public struct IBSplitViewItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `splitViewItem`.
  public static var elementName: Name { Names.splitViewItem }

  /// Whether the pane reaches the top.
  public var allowsFullHeightLayout: Bool { node.bool(Names.allowsFullHeightLayout) ?? true }

  /// The most automatic size in points.
  public var automaticMaximumThickness: Double? { node.double(Names.automaticMaximumThickness) }

  /// The kind of pane.
  public var behavior: IBSplitItemBehaviorValue { node.enumeration(Names.behavior) ?? .`default` }

  /// Whether the pane can close.
  public var canCollapse: Bool { node.bool(Names.canCollapse) ?? false }

  /// Whether a small window closes the pane.
  public var canCollapseFromWindowResize: Bool { node.bool(Names.canCollapseFromWindowResize) ?? false }

  /// How the pane closes.
  public var collapseBehavior: IBSplitCollapseValue { node.enumeration(Names.collapseBehavior) ?? .`default` }

  /// Whether the pane is closed.
  public var collapsed: Bool { node.bool(Names.collapsed) ?? false }

  /// How strongly the pane keeps its size.
  public var holdingPriority: Double { node.double(Names.holdingPriority) ?? 250 }

  /// The most size in points.
  public var maximumThickness: Double? { node.double(Names.maximumThickness) }

  /// The least size in points.
  public var minimumThickness: Double? { node.double(Names.minimumThickness) }

  /// The wanted share.
  public var preferredThicknessFraction: Double? { node.double(Names.preferredThicknessFraction) }

  /// Whether a drag opens the pane.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// The line below the title bar.
  public var titlebarSeparatorStyle: IBTitlebarSeparatorValue { node.enumeration(Names.titlebarSeparatorStyle) ?? .automatic }
}

/// A SpriteKit scene on the watch.
public struct IBSpriteKitScene: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `spriteKitScene`.
  public static var elementName: Name { Names.spriteKitScene }

  /// Whether the user moves the camera.
  public var allowsCameraControl: Bool { node.bool(Names.allowsCameraControl) ?? false }

  /// The smoothing of edges.
  public var antialiasingMode: IBAntialiasingModeValue { node.enumeration(Names.antialiasingMode) ?? .none }

  /// Whether a light is added.
  public var autoenablesDefaultLighting: Bool { node.bool(Names.autoenablesDefaultLighting) ?? false }

  /// Whether jittering smooths the image.
  public var jitteringEnabled: Bool { node.bool(Names.jitteringEnabled) ?? false }

  /// Whether the scene is paused.
  public var paused: Bool { node.bool(Names.paused) ?? false }

  /// Whether the scene plays.
  public var playing: Bool { node.bool(Names.playing) ?? false }

  /// The frame rate.
  public var preferredFramesPerSecond: Int { node.int(Names.preferredFramesPerSecond) ?? 60 }

  /// Whether statistics show.
  public var showsStatistics: Bool { node.bool(Names.showsStatistics) ?? false }
}

/// A view that lines up its arranged subviews along one axis.
public struct IBStackView: IBViewAttributes, IBNsviewAttributes {
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

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A control to raise or lower a value step by step.
public struct IBStepper: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `stepper`.
  public static var elementName: Name { Names.stepper }

  /// Whether holding repeats.
  public var autorepeat: Bool { node.bool(Names.autorepeat) ?? true }

  /// Whether changes are sent while pressing.
  public var continuous: Bool { node.bool(Names.continuous) ?? true }

  /// The largest value.
  public var maximumValue: Double { node.double(Names.maximumValue) ?? 100 }

  /// The smallest value.
  public var minimumValue: Double { node.double(Names.minimumValue) ?? 0 }

  /// The step.
  public var stepValue: Double { node.double(Names.stepValue) ?? 1 }

  /// The value.
  public var value: Double { node.double(Names.value) ?? 0 }

  /// Whether the value goes round at its limits.
  public var wraps: Bool { node.bool(Names.wraps) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the control reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }
}

/// The cell of a stepper.
public struct IBStepperCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `stepperCell`.
  public static var elementName: Name { Names.stepperCell }

  /// Whether holding repeats.
  public var autorepeat: Bool { node.bool(Names.autorepeat) ?? true }

  /// The step.
  public var increment: Double { node.double(Names.increment) ?? 1 }

  /// The largest value.
  public var maxValue: Double { node.double(Names.maxValue) ?? 59 }

  /// Whether the value goes round at its limits.
  public var valueWraps: Bool { node.bool(Names.valueWraps) ?? false }
}

/// Recognizes swipes in one direction.
public struct IBSwipeGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `swipeGestureRecognizer`.
  public static var elementName: Name { Names.swipeGestureRecognizer }

  /// The direction of the swipe.
  public var direction: IBSwipeDirectionValue { node.enumeration(Names.direction) ?? .right }

  /// The fingers needed.
  public var numberOfTouchesRequired: Int { node.int(Names.numberOfTouchesRequired) ?? 1 }
}

/// An on/off control.
public struct IBSwitch: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes, IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `switch`.
  public static var elementName: Name { Names.`switch` }

  /// How text is aligned.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// The image while off.
  public var offImage: String? { node.string(Names.offImage) }

  /// Whether the switch is on.
  public var on: Bool { node.bool(Names.on) ?? false }

  /// The image while on.
  public var onImage: String? { node.string(Names.onImage) }

  /// Switch or check box.
  public var preferredStyle: IBSwitchStyleValue { node.enumeration(Names.preferredStyle) ?? .automatic }

  /// Whether the macOS switch is on.
  public var state: IBCellStateValue { node.enumeration(Names.state) ?? .off }

  /// The title on the Mac or on the watch.
  public var title: String? { node.textProperty(Names.title) }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the object reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the slider shows a bar without steps.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// The identifier of the object.
  public var identifier: String? { node.string(Names.identifier) }
}

/// The bar of tabs at the bottom.
public struct IBTabBar: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabBar`.
  public static var elementName: Name { Names.tabBar }

  /// The background image.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// How items are placed.
  public var itemPositioning: IBTabBarItemPositioningValue { node.enumeration(Names.itemPositioning) ?? .automatic }

  /// The space between items in points.
  public var itemSpacing: Double { node.double(Names.itemSpacing) ?? 0 }

  /// The width of an item in points.
  public var itemWidth: Double { node.double(Names.itemWidth) ?? 0 }

  /// When the bar shrinks.
  public var minimizeBehavior: String? { node.string(Names.minimizeBehavior) }

  /// The image behind the selected item.
  public var selectionIndicatorImage: String? { node.string(Names.selectionIndicatorImage) }

  /// The image of the hairline.
  public var shadowImage: String? { node.string(Names.shadowImage) }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }
}

/// The look of a tab bar in one state.
public struct IBTabBarAppearance: IBBarAppearanceAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabBarAppearance`.
  public static var elementName: Name { Names.tabBarAppearance }
}

/// A set of controllers behind a tab bar.
public struct IBTabBarController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabBarController`.
  public static var elementName: Name { Names.tabBarController }

  /// Whether tabs show as a bar or a sidebar.
  public var mode: String? { node.string(Names.mode) }

  /// The selected tab.
  public var selectedIndex: Int { node.int(Names.selectedIndex) ?? 0 }

  /// Whether the tab bar is hidden.
  public var tabBarHidden: Bool { node.bool(Names.tabBarHidden) ?? false }
}

/// The tab of one controller.
public struct IBTabBarItem: IBBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabBarItem`.
  public static var elementName: Name { Names.tabBarItem }

  /// The text of the badge.
  public var badgeValue: String? { node.textProperty(Names.badgeValue) }
}

/// The look of tab bar items.
public struct IBTabBarItemAppearance: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabBarItemAppearance`.
  public static var elementName: Name { Names.tabBarItemAppearance }
}

/// The look of tab bar items in one state.
public struct IBTabBarItemStateAppearance: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabBarItemStateAppearance`.
  public static var elementName: Name { Names.tabBarItemStateAppearance }
}

/// A view with tabs.
public struct IBTabView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabView`.
  public static var elementName: Name { Names.tabView }

  /// Whether labels may be cut.
  public var allowsTruncatedLabels: Bool { node.bool(Names.allowsTruncatedLabels) ?? true }

  /// The size class.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// The old colour of the control.
  public var controlTint: IBControlTintValue { node.enumeration(Names.controlTint) ?? .`default` }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? true }

  /// The tab shown first.
  public var initialItem: String? { node.string(Names.initialItem) }

  /// Where tabs lie.
  public var tabPosition: IBTabPositionValue { node.enumeration(Names.tabPosition) ?? .top }

  /// The border.
  public var tabViewBorderType: IBBorderTypeValue { node.enumeration(Names.tabViewBorderType) ?? .bezel }

  /// Where tabs lie and what border there is.
  public var type: IBTabViewTypeValue { node.enumeration(Names.type) ?? .topTabsBezelBorder }
}

/// A controller of tabs.
public struct IBTabViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabViewController`.
  public static var elementName: Name { Names.tabViewController }

  /// Whether the tab's title becomes the controller's.
  public var canPropagateSelectedChildViewControllerTitle: Bool { node.bool(Names.canPropagateSelectedChildViewControllerTitle) ?? true }

  /// The tab shown first.
  public var selectedTabViewItemIndex: Int? { node.int(Names.selectedTabViewItemIndex) }

  /// The look of the tabs.
  public var tabStyle: IBTabStyleValue { node.enumeration(Names.tabStyle) ?? .segmentedControlOnTop }
}

/// A tab.
public struct IBTabViewItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tabViewItem`.
  public static var elementName: Name { Names.tabViewItem }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The identifier of the tab.
  public var identifier: String? { node.string(Names.identifier) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The label.
  public var label: String? { node.textProperty(Names.label) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }
}

/// A watch table.
public struct IBTable: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `table`.
  public static var elementName: Name { Names.table }
}

/// The view of one cell of a table.
public struct IBTableCellView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableCellView`.
  public static var elementName: Name { Names.tableCellView }

  /// The background behind the cell.
  public var backgroundStyle: String? { node.string(Names.backgroundStyle) }

  /// How the row height is chosen.
  public var rowSizeStyle: IBRowSizeStyleValue { node.enumeration(Names.rowSizeStyle) ?? .custom }
}

/// A column of a table.
public struct IBTableColumn: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableColumn`.
  public static var elementName: Name { Names.tableColumn }

  /// Whether cells can be edited.
  public var editable: Bool { node.bool(Names.editable) ?? true }

  /// The help tag of the header.
  public var headerToolTip: String? { node.textProperty(Names.headerToolTip) }

  /// Whether the column is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The identifier of the column.
  public var identifier: String? { node.string(Names.identifier) }

  /// The most width in points.
  public var maxWidth: Double? { node.double(Names.maxWidth) }

  /// The least width in points.
  public var minWidth: Double { node.double(Names.minWidth) ?? 10 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The width in points.
  public var width: Double { node.double(Names.width) ?? 100 }
}

/// The title of a table column.
public struct IBTableHeaderCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableHeaderCell`.
  public static var elementName: Name { Names.tableHeaderCell }
}

/// The header of a table.
public struct IBTableHeaderView: IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableHeaderView`.
  public static var elementName: Name { Names.tableHeaderView }
}

/// A row type of a watch table.
public struct IBTableRow: IBWatchControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableRow`.
  public static var elementName: Name { Names.tableRow }
}

/// A scrolling list of rows in sections, or a macOS table with columns.
public struct IBTableView: IBViewAttributes, IBScrollViewAttributes, IBNsviewAttributes, IBNscontrolAttributes {
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

  /// Whether rows have alternating colours.
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

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }
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

/// The content view of a table view cell.
public struct IBTableViewCellContentView: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableViewCellContentView`.
  public static var elementName: Name { Names.tableViewCellContentView }

  /// The cell of the content view.
  public var tableViewCell: String? { node.string(Names.tableViewCell) }
}

/// A controller whose view is a table.
public struct IBTableViewController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableViewController`.
  public static var elementName: Name { Names.tableViewController }

  /// Whether showing the view clears the selection.
  public var clearsSelectionOnViewWillAppear: Bool { node.bool(Names.clearsSelectionOnViewWillAppear) ?? true }
}

/// A section of a static table.
public struct IBTableViewSection: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableViewSection`.
  public static var elementName: Name { Names.tableViewSection }

  /// The text below the section.
  public var footerTitle: String? { node.textProperty(Names.footerTitle) }

  /// The title above the section.
  public var headerTitle: String? { node.textProperty(Names.headerTitle) }
}

/// Recognizes taps.
public struct IBTapGestureRecognizer: IBGestureRecognizerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tapGestureRecognizer`.
  public static var elementName: Name { Names.tapGestureRecognizer }

  /// The taps needed.
  public var numberOfTapsRequired: Int { node.int(Names.numberOfTapsRequired) ?? 1 }

  /// The fingers needed.
  public var numberOfTouchesRequired: Int { node.int(Names.numberOfTouchesRequired) ?? 1 }
}

/// A one-line text input or, on macOS, any text label.
public struct IBTextField: IBViewAttributes, IBControlAttributes, IBNsviewAttributes, IBNscontrolAttributes, IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textField`.
  public static var elementName: Name { Names.textField }

  /// Whether the font follows the preferred text size.
  public var adjustsFontForContentSizeCategory: Bool { node.bool(Names.adjustsFontForContentSizeCategory) ?? false }

  /// Whether text shrinks to fit the width.
  public var adjustsFontSizeToFit: Bool { node.bool(Names.adjustsFontSizeToFit) ?? true }

  /// Whether the touch bar offers characters.
  public var allowsCharacterPickerTouchBarItem: Bool? { node.bool(Names.allowsCharacterPickerTouchBarItem) }

  /// Whether the user can change fonts and colours.
  public var allowsEditingTextAttributes: Bool { node.bool(Names.allowsEditingTextAttributes) ?? false }

  /// Whether writing tools are offered.
  public var allowsWritingTools: Bool { node.bool(Names.allowsWritingTools) ?? true }

  /// The background image.
  public var background: String? { node.string(Names.background) }

  /// The writing direction.
  public var baseWritingDirection: IBBaseWritingDirectionValue { node.enumeration(Names.baseWritingDirection) ?? .natural }

  /// The border.
  public var borderStyle: IBTextBorderStyleValue { node.enumeration(Names.borderStyle) ?? .none }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// When the clear button shows.
  public var clearButtonMode: IBFieldViewModeValue { node.enumeration(Names.clearButtonMode) ?? .never }

  /// Whether editing starts empty.
  public var clearsOnBeginEditing: Bool { node.bool(Names.clearsOnBeginEditing) ?? false }

  /// Whether typing replaces the text.
  public var clearsOnInsertion: Bool { node.bool(Names.clearsOnInsertion) ?? false }

  /// Where the content lies horizontally.
  public var contentHorizontalAlignment: IBContentHorizontalAlignmentValue { node.enumeration(Names.contentHorizontalAlignment) ?? .left }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The background image while disabled.
  public var disabledBackground: String? { node.string(Names.disabledBackground) }

  /// Whether images can be dropped in.
  public var importsGraphics: Bool { node.bool(Names.importsGraphics) ?? false }

  /// When the left view shows.
  public var leftViewMode: IBFieldViewModeValue { node.enumeration(Names.leftViewMode) ?? .never }

  /// The most lines; 0 means any number.
  public var maximumNumberOfLines: Int { node.int(Names.maximumNumberOfLines) ?? 0 }

  /// The smallest font size in points when shrinking.
  public var minimumFontSize: Double { node.double(Names.minimumFontSize) ?? 0 }

  /// The text shown while empty.
  public var placeholder: String? { node.textProperty(Names.placeholder) }

  /// The width at which text wraps, in points.
  public var preferredMaxLayoutWidth: Double { node.double(Names.preferredMaxLayoutWidth) ?? 0 }

  /// When the right view shows.
  public var rightViewMode: IBFieldViewModeValue { node.enumeration(Names.rightViewMode) ?? .never }

  /// Whether typed text is hidden (watch).
  public var secureTextEntry: Bool { node.bool(Names.secureTextEntry) ?? false }

  /// Whether the first layout sets the wrapping width.
  public var setsMaxLayoutWidthAtFirstLayout: Bool { node.bool(Names.setsMaxLayoutWidthAtFirstLayout) ?? false }

  /// The text.
  public var text: String? { node.textProperty(Names.text) }

  /// How text is aligned.
  public var textAlignment: IBTextAlignmentValue { node.enumeration(Names.textAlignment) ?? .left }

  /// Whether completions are offered.
  public var textCompletion: Bool { node.bool(Names.textCompletion) ?? true }

  /// What the field is for (watch).
  public var textContentType: IBTextContentTypeValue? { node.enumeration(Names.textContentType) }

  /// The text shown while empty (watch).
  public var textPlaceholder: String? { node.textProperty(Names.textPlaceholder) }

  /// Whether the text has attributes.
  public var usesAttributedText: Bool { node.bool(Names.usesAttributedText) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the object is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// Whether the object reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// Where the object lies horizontally.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// How content is scaled.
  public var contentMode: IBContentModeValue { node.enumeration(Names.contentMode) ?? .scaleToFill }

  /// Whether the slider shows a bar without steps.
  public var continuous: Bool { node.bool(Names.continuous) ?? false }

  /// The identifier of the object.
  public var identifier: String? { node.string(Names.identifier) }
}

/// The cell of a text field or table column.
public struct IBTextFieldCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textFieldCell`.
  public static var elementName: Name { Names.textFieldCell }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The most lines; 0 means any number.
  public var maximumNumberOfLines: Int { node.int(Names.maximumNumberOfLines) ?? 0 }
}

/// A scrolling text of many lines, editable or not.
public struct IBTextView: IBViewAttributes, IBScrollViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textView`.
  public static var elementName: Name { Names.textView }

  /// Whether the font follows the preferred text size.
  public var adjustsFontForContentSizeCategory: Bool { node.bool(Names.adjustsFontForContentSizeCategory) ?? false }

  /// Whether the touch bar offers characters.
  public var allowsCharacterPickerTouchBarItem: Bool? { node.bool(Names.allowsCharacterPickerTouchBarItem) }

  /// Whether the background colour can be changed.
  public var allowsDocumentBackgroundColorChange: Bool { node.bool(Names.allowsDocumentBackgroundColorChange) ?? false }

  /// Whether the user can change fonts and colours.
  public var allowsEditingTextAttributes: Bool { node.bool(Names.allowsEditingTextAttributes) ?? false }

  /// Whether images can be edited.
  public var allowsImageEditing: Bool { node.bool(Names.allowsImageEditing) ?? false }

  /// Whether text is laid out in parts.
  public var allowsNonContiguousLayout: Bool { node.bool(Names.allowsNonContiguousLayout) ?? false }

  /// Whether edits can be undone.
  public var allowsUndo: Bool { node.bool(Names.allowsUndo) ?? false }

  /// Whether writing tools are offered.
  public var allowsWritingTools: Bool { node.bool(Names.allowsWritingTools) ?? true }

  /// Whether completions are offered.
  public var automaticTextCompletion: Bool { node.bool(Names.automaticTextCompletion) ?? true }

  /// The writing direction.
  public var baseWritingDirection: IBBaseWritingDirectionValue { node.enumeration(Names.baseWritingDirection) ?? .natural }

  /// The border.
  public var borderStyle: IBTextViewBorderStyleValue { node.enumeration(Names.borderStyle) ?? .none }

  /// Whether typing replaces the text.
  public var clearsOnInsertion: Bool { node.bool(Names.clearsOnInsertion) ?? false }

  /// Whether spelling is checked while typing.
  public var continuousSpellChecking: Bool { node.bool(Names.continuousSpellChecking) ?? false }

  /// Whether hyphens become dashes.
  public var dashSubstitution: Bool { node.bool(Names.dashSubstitution) ?? false }

  /// Whether data is detected.
  public var dataDetection: Bool { node.bool(Names.dataDetection) ?? false }

  /// Whether the background is drawn.
  public var drawsBackground: Bool { node.bool(Names.drawsBackground) ?? true }

  /// Whether the text can be edited.
  public var editable: Bool { node.bool(Names.editable) ?? true }

  /// Whether the view edits for a field.
  public var fieldEditor: Bool { node.bool(Names.fieldEditor) ?? false }

  /// Whether find in text is offered.
  public var findInteractionEnabled: Bool { node.bool(Names.findInteractionEnabled) ?? false }

  /// How find in text looks.
  public var findStyle: IBFindStyleValue { node.enumeration(Names.findStyle) ?? .none }

  /// Whether grammar is checked.
  public var grammarChecking: Bool { node.bool(Names.grammarChecking) ?? false }

  /// Whether the width grows with the text.
  public var horizontallyResizable: Bool { node.bool(Names.horizontallyResizable) ?? false }

  /// Whether images can be dropped in.
  public var importsGraphics: Bool { node.bool(Names.importsGraphics) ?? true }

  /// Whether find works while typing.
  public var incrementalSearchingEnabled: Bool { node.bool(Names.incrementalSearchingEnabled) ?? false }

  /// Whether predictions show inline.
  public var inlinePredictionType: IBTriStateValue { node.enumeration(Names.inlinePredictionType) ?? .`default` }

  /// Whether lines run across or down.
  public var layoutOrientation: IBTextLayoutOrientationValue { node.enumeration(Names.layoutOrientation) ?? .horizontal }

  /// Whether links are detected.
  public var linkDetection: Bool { node.bool(Names.linkDetection) ?? false }

  /// The most lines; 0 means any number.
  public var maximumNumberOfLines: Int { node.int(Names.maximumNumberOfLines) ?? 0 }

  /// How find in text looks (older name).
  public var preferredTextFinderStyle: IBFindStyleValue? { node.enumeration(Names.preferredTextFinderStyle) }

  /// Whether quotes become curly.
  public var quoteSubstitution: Bool { node.bool(Names.quoteSubstitution) ?? false }

  /// Whether several fonts are possible.
  public var richText: Bool { node.bool(Names.richText) ?? true }

  /// Whether the ruler shows.
  public var rulerVisible: Bool { node.bool(Names.rulerVisible) ?? false }

  /// Whether the text can be selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? true }

  /// Whether selection goes by character, word or paragraph.
  public var selectionGranularity: IBSelectionGranularityValue { node.enumeration(Names.selectionGranularity) ?? .character }

  /// Whether spaces adjust on cut and paste.
  public var smartInsertDelete: Bool { node.bool(Names.smartInsertDelete) ?? false }

  /// Whether spelling is corrected.
  public var spellingCorrection: Bool { node.bool(Names.spellingCorrection) ?? false }

  /// The text.
  public var text: String? { node.textProperty(Names.text) }

  /// How text is aligned.
  public var textAlignment: IBTextAlignmentValue { node.enumeration(Names.textAlignment) ?? .left }

  /// Whether completions are offered.
  public var textCompletion: Bool { node.bool(Names.textCompletion) ?? true }

  /// Which text engine is used.
  public var textLayoutManager: IBTextLayoutManagerValue? { node.enumeration(Names.textLayoutManager) }

  /// Whether text shortcuts are replaced.
  public var textReplacement: Bool { node.bool(Names.textReplacement) ?? false }

  /// Whether the text has attributes.
  public var usesAttributedText: Bool { node.bool(Names.usesAttributedText) ?? false }

  /// Whether the find bar works.
  public var usesFindBar: Bool { node.bool(Names.usesFindBar) ?? false }

  /// Whether the find panel works.
  public var usesFindPanel: Bool { node.bool(Names.usesFindPanel) ?? false }

  /// Whether the font panel works.
  public var usesFontPanel: Bool { node.bool(Names.usesFontPanel) ?? false }

  /// Whether the inspector bar shows.
  public var usesInspectorBar: Bool { node.bool(Names.usesInspectorBar) ?? false }

  /// Whether a button shows at the selection.
  public var usesRolloverButtonForSelection: Bool { node.bool(Names.usesRolloverButtonForSelection) ?? false }

  /// Whether the ruler works.
  public var usesRuler: Bool { node.bool(Names.usesRuler) ?? false }

  /// Whether font sizes follow the platform.
  public var usesStandardTextScaling: Bool { node.bool(Names.usesStandardTextScaling) ?? false }

  /// Whether the height grows with the text.
  public var verticallyResizable: Bool { node.bool(Names.verticallyResizable) ?? false }

  /// How writing tools take part.
  public var writingToolsBehavior: IBWritingToolsBehaviorValue { node.enumeration(Names.writingToolsBehavior) ?? .`default` }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A watch label that counts.
public struct IBTimer: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `timer`.
  public static var elementName: Name { Names.timer }

  /// The seconds shown on the canvas.
  public var previewedSeconds: Double { node.double(Names.previewedSeconds) ?? 0 }
}

/// A text field that turns text into tokens.
public struct IBTokenField: IBNsviewAttributes, IBNscontrolAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tokenField`.
  public static var elementName: Name { Names.tokenField }

  /// Whether the touch bar offers characters.
  public var allowsCharacterPickerTouchBarItem: Bool? { node.bool(Names.allowsCharacterPickerTouchBarItem) }

  /// What the field is for.
  public var contentType: IBTextContentTypeValue? { node.enumeration(Names.contentType) }

  /// The width at which text wraps, in points.
  public var preferredMaxLayoutWidth: Double { node.double(Names.preferredMaxLayoutWidth) ?? 0 }

  /// Whether the first layout sets the wrapping width.
  public var setsMaxLayoutWidthAtFirstLayout: Bool { node.bool(Names.setsMaxLayoutWidthAtFirstLayout) ?? false }

  /// Whether completions are offered.
  public var textCompletion: Bool { node.bool(Names.textCompletion) ?? true }

  /// The size class of the control.
  public var controlSize: IBControlSizeValue { node.enumeration(Names.controlSize) ?? .regular }

  /// A number that identifies the control.
  public var tag: Int { node.int(Names.tag) ?? 0 }
}

/// The cell of a token field.
public struct IBTokenFieldCell: IBCellAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tokenFieldCell`.
  public static var elementName: Name { Names.tokenFieldCell }

  /// The seconds before completions show.
  public var completionDelay: Double { node.double(Names.completionDelay) ?? 0 }

  /// The look of tokens.
  public var tokenStyle: IBTokenStyleValue { node.enumeration(Names.tokenStyle) ?? .`default` }

  /// The characters that end a token.
  public var tokenizingCharacters: String { node.textProperty(Names.tokenizingCharacters) ?? "," }
}

/// A bar of buttons: at the bottom on iOS, in the window's head on macOS.
public struct IBToolbar: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `toolbar`.
  public static var elementName: Name { Names.toolbar }

  /// Whether the user can change the display.
  public var allowsDisplayModeCustomization: Bool { node.bool(Names.allowsDisplayModeCustomization) ?? true }

  /// Whether extensions may add items.
  public var allowsExtensionItems: Bool { node.bool(Names.allowsExtensionItems) ?? false }

  /// Whether the user can change the items.
  public var allowsUserCustomization: Bool { node.bool(Names.allowsUserCustomization) ?? true }

  /// Whether the user's layout is stored.
  public var autosavesConfiguration: Bool { node.bool(Names.autosavesConfiguration) ?? true }

  /// The style.
  public var barStyle: IBBarStyleValue { node.enumeration(Names.barStyle) ?? .`default` }

  /// Whether items show icon, label or both.
  public var displayMode: IBToolbarDisplayModeValue { node.enumeration(Names.displayMode) ?? .`default` }

  /// The identifier given by the author.
  public var explicitIdentifier: String? { node.string(Names.explicitIdentifier) }

  /// The identifier.
  public var identifier: String? { node.string(Names.identifier) }

  /// The identifier made by the tool.
  public var implicitIdentifier: String? { node.string(Names.implicitIdentifier) }

  /// Whether a line shows below.
  public var showsBaselineSeparator: Bool { node.bool(Names.showsBaselineSeparator) ?? true }

  /// The size of the icons.
  public var sizeMode: IBToolbarSizeModeValue { node.enumeration(Names.sizeMode) ?? .`default` }

  /// Whether the bar lets content shine through.
  public var translucent: Bool { node.bool(Names.translucent) ?? true }

  /// Whether the toolbar shows.
  public var visible: Bool { node.bool(Names.visible) ?? true }
}

/// The look of a toolbar in one state.
public struct IBToolbarAppearance: IBBarAppearanceAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `toolbarAppearance`.
  public static var elementName: Name { Names.toolbarAppearance }
}

/// An item of a macOS toolbar.
public struct IBToolbarItem: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `toolbarItem`.
  public static var elementName: Name { Names.toolbarItem }

  /// Whether the item enables itself.
  public var autovalidates: Bool { node.bool(Names.autovalidates) ?? true }

  /// Whether the item has a border.
  public var bordered: Bool { node.bool(Names.bordered) ?? false }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item is centred.
  public var centered: Bool { node.bool(Names.centered) ?? false }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The identifier given by the author.
  public var explicitItemIdentifier: String? { node.string(Names.explicitItemIdentifier) }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The identifier made by the tool.
  public var implicitItemIdentifier: String? { node.string(Names.implicitItemIdentifier) }

  /// The label.
  public var label: String? { node.textProperty(Names.label) }

  /// Whether the item lies before the title.
  public var navigational: Bool { node.bool(Names.navigational) ?? false }

  /// The label in the customization panel.
  public var paletteLabel: String? { node.textProperty(Names.paletteLabel) }

  /// Labels the width allows for.
  public var possibleLabels: String? { node.textProperty(Names.possibleLabels) }

  /// The allowed item meant.
  public var reference: String? { node.string(Names.reference) }

  /// Whether the item stays selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// How the item's size is found.
  public var sizingBehavior: IBToolbarSizingValue? { node.enumeration(Names.sizingBehavior) }

  /// The style.
  public var style: String? { node.string(Names.style) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Which items stay when space is short.
  public var visibilityPriority: Double { node.double(Names.visibilityPriority) ?? 0 }
}

/// A group of toolbar items.
public struct IBToolbarItemGroup: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `toolbarItemGroup`.
  public static var elementName: Name { Names.toolbarItemGroup }

  /// Whether the item enables itself.
  public var autovalidates: Bool { node.bool(Names.autovalidates) ?? true }

  /// Whether the item has a border.
  public var bordered: Bool { node.bool(Names.bordered) ?? false }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the item is centred.
  public var centered: Bool { node.bool(Names.centered) ?? false }

  /// How the group is shown.
  public var controlRepresentation: String { node.string(Names.controlRepresentation) ?? "automatic" }

  /// Whether the item reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The identifier given by the author.
  public var explicitItemIdentifier: String? { node.string(Names.explicitItemIdentifier) }

  /// Whether the item is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// The identifier made by the tool.
  public var implicitItemIdentifier: String? { node.string(Names.implicitItemIdentifier) }

  /// The label.
  public var label: String? { node.textProperty(Names.label) }

  /// Whether the item lies before the title.
  public var navigational: Bool { node.bool(Names.navigational) ?? false }

  /// The label in the customization panel.
  public var paletteLabel: String? { node.textProperty(Names.paletteLabel) }

  /// Labels the width allows for.
  public var possibleLabels: String? { node.textProperty(Names.possibleLabels) }

  /// The allowed item meant.
  public var reference: String? { node.string(Names.reference) }

  /// Whether the item stays selected.
  public var selectable: Bool { node.bool(Names.selectable) ?? false }

  /// The selected item; -1 is none.
  public var selectedIndex: Int { node.int(Names.selectedIndex) ?? -1 }

  /// How items are selected.
  public var selectionMode: IBSegmentTrackingValue { node.enumeration(Names.selectionMode) ?? .momentary }

  /// How the item's size is found.
  public var sizingBehavior: IBToolbarSizingValue? { node.enumeration(Names.sizingBehavior) }

  /// The style.
  public var style: String? { node.string(Names.style) }

  /// A number that identifies the item.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Which items stay when space is short.
  public var visibilityPriority: Double { node.double(Names.visibilityPriority) ?? 0 }
}

/// A touch bar.
public struct IBTouchBar: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBar`.
  public static var elementName: Name { Names.touchBar }

  /// The identifier of the user's layout.
  public var customizationIdentifier: String? { node.string(Names.customizationIdentifier) }

  /// The item in place of Escape.
  public var escapeKeyReplacementItemIdentifier: String? { node.string(Names.escapeKeyReplacementItemIdentifier) }

  /// The item in the centre.
  public var principalItemIdentifier: String? { node.string(Names.principalItemIdentifier) }
}

/// A button in a touch bar.
public struct IBTouchBarButtonItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarButtonItem`.
  public static var elementName: Name { Names.touchBarButtonItem }
}

/// Text candidates in a touch bar.
public struct IBTouchBarCandidateListItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarCandidateListItem`.
  public static var elementName: Name { Names.touchBarCandidateListItem }
}

/// A colour picker in a touch bar.
public struct IBTouchBarColorPickerItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarColorPickerItem`.
  public static var elementName: Name { Names.touchBarColorPickerItem }
}

/// A group of touch bar items.
public struct IBTouchBarGroupItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarGroupItem`.
  public static var elementName: Name { Names.touchBarGroupItem }
}

/// An item of a touch bar.
public struct IBTouchBarItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarItem`.
  public static var elementName: Name { Names.touchBarItem }
}

/// A picker in a touch bar.
public struct IBTouchBarPickerItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarPickerItem`.
  public static var elementName: Name { Names.touchBarPickerItem }
}

/// A touch bar item that opens another bar.
public struct IBTouchBarPopoverItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarPopoverItem`.
  public static var elementName: Name { Names.touchBarPopoverItem }
}

/// A share button in a touch bar.
public struct IBTouchBarSharingServicePickerItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarSharingServicePickerItem`.
  public static var elementName: Name { Names.touchBarSharingServicePickerItem }
}

/// A slider in a touch bar.
public struct IBTouchBarSliderItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarSliderItem`.
  public static var elementName: Name { Names.touchBarSliderItem }
}

/// A space in a touch bar.
public struct IBTouchBarSpacerItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarSpacerItem`.
  public static var elementName: Name { Names.touchBarSpacerItem }
}

/// A stepper in a touch bar.
public struct IBTouchBarStepperItem: IBTouchBarItemAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `touchBarStepperItem`.
  public static var elementName: Name { Names.touchBarStepperItem }
}

/// A bindings controller of a tree.
public struct IBTreeController: IBNsobjectControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `treeController`.
  public static var elementName: Name { Names.treeController }
}

/// A bindings controller of the user defaults.
public struct IBUserDefaultsController: IBNsobjectControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `userDefaultsController`.
  public static var elementName: Name { Names.userDefaultsController }
}

/// A vibrancy effect on top of a blur.
public struct IBVibrancyEffect: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `vibrancyEffect`.
  public static var elementName: Name { Names.vibrancyEffect }

  /// The kind of content.
  public var style: IBVibrancyStyleValue { node.enumeration(Names.style) ?? .label }
}

/// A plain view: a rectangle that draws and holds other views.
public struct IBView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `view`.
  public static var elementName: Name { Names.view }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
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

/// A reference to a controller of another storyboard.
public struct IBViewControllerPlaceholder: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `viewControllerPlaceholder`.
  public static var elementName: Name { Names.viewControllerPlaceholder }

  /// The bundle of the storyboard.
  public var bundleIdentifier: String? { node.string(Names.bundleIdentifier) }

  /// The storyboard identifier of the controller.
  public var referencedIdentifier: String? { node.string(Names.referencedIdentifier) }

  /// The storyboard that holds the controller.
  public var storyboardName: String? { node.string(Names.storyboardName) }
}

/// A view that blurs what lies behind it.
public struct IBVisualEffectView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `visualEffectView`.
  public static var elementName: Name { Names.visualEffectView }

  /// What is blurred on macOS.
  public var blendingMode: IBVisualEffectBlendingValue { node.enumeration(Names.blendingMode) ?? .behindWindow }

  /// Whether the material is emphasized.
  public var emphasized: Bool { node.bool(Names.emphasized) ?? false }

  /// The image that masks the effect.
  public var maskImage: String? { node.string(Names.maskImage) }

  /// The macOS material.
  public var material: IBVisualEffectMaterialValue { node.enumeration(Names.material) ?? .appearanceBased }

  /// When the macOS effect is active.
  public var state: IBVisualEffectStateValue { node.enumeration(Names.state) ?? .followsWindowActiveState }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A watch volume control.
public struct IBVolumeControl: IBWatchObjectAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `volumeControl`.
  public static var elementName: Name { Names.volumeControl }
}

/// The preferences of an old macOS web view.
public struct IBWebPreferences: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `webPreferences`.
  public static var elementName: Name { Names.webPreferences }

  /// Whether image animations repeat.
  public var allowsAnimatedImageLooping: Bool { node.bool(Names.allowsAnimatedImageLooping) ?? true }

  /// Whether images are animated.
  public var allowsAnimatedImages: Bool { node.bool(Names.allowsAnimatedImages) ?? true }

  /// Whether the preferences are stored.
  public var autosaves: Bool { node.bool(Names.autosaves) ?? false }

  /// The fixed-pitch font size in points.
  public var defaultFixedFontSize: Double { node.double(Names.defaultFixedFontSize) ?? 13 }

  /// The font size in points.
  public var defaultFontSize: Double { node.double(Names.defaultFontSize) ?? 16 }

  /// The text encoding.
  public var defaultTextEncodingName: String? { node.string(Names.defaultTextEncodingName) }

  /// The name of the preferences.
  public var identifier: String? { node.string(Names.identifier) }

  /// Whether Java runs.
  public var javaEnabled: Bool { node.bool(Names.javaEnabled) ?? true }

  /// Whether scripts may open windows.
  public var javaScriptCanOpenWindowsAutomatically: Bool { node.bool(Names.javaScriptCanOpenWindowsAutomatically) ?? true }

  /// Whether scripts run.
  public var javaScriptEnabled: Bool { node.bool(Names.javaScriptEnabled) ?? true }

  /// Whether images load.
  public var loadsImagesAutomatically: Bool { node.bool(Names.loadsImagesAutomatically) ?? true }

  /// The smallest font size in points.
  public var minimumFontSize: Double { node.double(Names.minimumFontSize) ?? 1 }

  /// The smallest font size without explicit size, in points.
  public var minimumLogicalFontSize: Double { node.double(Names.minimumLogicalFontSize) ?? 9 }

  /// Whether plug-ins run.
  public var plugInsEnabled: Bool { node.bool(Names.plugInsEnabled) ?? true }

  /// Whether browsing is private.
  public var privateBrowsingEnabled: Bool { node.bool(Names.privateBrowsingEnabled) ?? false }

  /// Whether backgrounds are printed.
  public var shouldPrintBackgrounds: Bool { node.bool(Names.shouldPrintBackgrounds) ?? false }

  /// Whether pages show only when complete.
  public var suppressesIncrementalRendering: Bool { node.bool(Names.suppressesIncrementalRendering) ?? false }

  /// Whether tab moves through links.
  public var tabsToLinks: Bool { node.bool(Names.tabsToLinks) ?? false }

  /// Whether a user style sheet is used.
  public var userStyleSheetEnabled: Bool { node.bool(Names.userStyleSheetEnabled) ?? false }

  /// Whether pages are cached.
  public var usesPageCache: Bool { node.bool(Names.usesPageCache) ?? true }
}

/// The old web view.
public struct IBWebView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `webView`.
  public static var elementName: Name { Names.webView }

  /// Whether videos play in the page.
  public var allowsInlineMediaPlayback: Bool { node.bool(Names.allowsInlineMediaPlayback) ?? false }

  /// Whether links are previewed.
  public var allowsLinkPreview: Bool { node.bool(Names.allowsLinkPreview) ?? true }

  /// Whether the page can be edited.
  public var editable: Bool { node.bool(Names.editable) ?? false }

  /// The gap between pages in points.
  public var gapBetweenPages: Double { node.double(Names.gapBetweenPages) ?? 0 }

  /// Whether the keyboard waits for a tap.
  public var keyboardDisplayRequiresUserAction: Bool { node.bool(Names.keyboardDisplayRequiresUserAction) ?? true }

  /// Whether history is kept.
  public var maintainsBackForwardList: Bool { node.bool(Names.maintainsBackForwardList) ?? true }

  /// Whether media may be sent to a screen.
  public var mediaPlaybackAllowsAirPlay: Bool { node.bool(Names.mediaPlaybackAllowsAirPlay) ?? true }

  /// Whether media waits for a tap.
  public var mediaPlaybackRequiresUserAction: Bool { node.bool(Names.mediaPlaybackRequiresUserAction) ?? true }

  /// The length of a page in points.
  public var pageLength: Double { node.double(Names.pageLength) ?? 0 }

  /// Where pages are split.
  public var paginationBreakingMode: IBPaginationBreakingModeValue { node.enumeration(Names.paginationBreakingMode) ?? .page }

  /// How pages are split.
  public var paginationMode: IBPaginationModeValue { node.enumeration(Names.paginationMode) ?? .unpaginated }

  /// Whether pages are scaled to fit.
  public var scalesPageToFit: Bool { node.bool(Names.scalesPageToFit) ?? false }

  /// Whether pages show only when complete.
  public var suppressesIncrementalRendering: Bool { node.bool(Names.suppressesIncrementalRendering) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// A window.
public struct IBWindow: IBViewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `window`.
  public static var elementName: Name { Names.window }

  /// Whether mouse moves are reported.
  public var acceptsMouseMovedEvents: Bool { node.bool(Names.acceptsMouseMovedEvents) ?? false }

  /// Whether views may draw in the background.
  public var allowsConcurrentViewDrawing: Bool { node.bool(Names.allowsConcurrentViewDrawing) ?? true }

  /// Whether help tags show with the app inactive.
  public var allowsToolTipsWhenApplicationIsInactive: Bool { node.bool(Names.allowsToolTipsWhenApplicationIsInactive) ?? true }

  /// Alpha from 0 to 1.
  public var alphaValue: Double { node.double(Names.alphaValue) ?? 1 }

  /// How the window opens and closes.
  public var animationBehavior: IBWindowAnimationValue { node.enumeration(Names.animationBehavior) ?? .`default` }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether changed views are drawn by themselves.
  public var autodisplay: Bool { node.bool(Names.autodisplay) ?? true }

  /// Whether the tab order is recomputed.
  public var autorecalculatesKeyViewLoop: Bool? { node.bool(Names.autorecalculatesKeyViewLoop) }

  /// How the window is buffered.
  public var backingStore: IBBackingStoreValue { node.enumeration(Names.backingStore) ?? .buffered }

  /// How the window is buffered.
  public var backingType: IBBackingStoreValue { node.enumeration(Names.backingType) ?? .buffered }

  /// Whether the panel takes focus only when needed.
  public var becomesKeyOnlyIfNeeded: Bool { node.bool(Names.becomesKeyOnlyIfNeeded) ?? false }

  /// Whether the window hides with the app.
  public var canHide: Bool { node.bool(Names.canHide) ?? true }

  /// The colour space of the window.
  public var colorSpace: String? { node.string(Names.colorSpace) }

  /// Whether the window device is made when needed.
  public var deferred: Bool { node.bool(Names.deferred) ?? true }

  /// The colour depth.
  public var depthLimit: String? { node.string(Names.depthLimit) }

  /// Whether a new screen profile redraws.
  public var displaysWhenScreenProfileChanges: Bool { node.bool(Names.displaysWhenScreenProfileChanges) ?? false }

  /// Whether the Window menu leaves it out.
  public var excludedFromWindowsMenu: Bool { node.bool(Names.excludedFromWindowsMenu) ?? false }

  /// Whether the panel floats.
  public var floatingPanel: Bool { node.bool(Names.floatingPanel) ?? false }

  /// The name under which the frame is stored.
  public var frameAutosaveName: String? { node.string(Names.frameAutosaveName) }

  /// Whether the window has a shadow.
  public var hasShadow: Bool { node.bool(Names.hasShadow) ?? true }

  /// Whether the window hides with the app inactive.
  public var hidesOnDeactivate: Bool { node.bool(Names.hidesOnDeactivate) ?? false }

  /// The identifier.
  public var identifier: String? { node.string(Names.identifier) }

  /// Whether the mouse passes through.
  public var ignoresMouseEvents: Bool { node.bool(Names.ignoresMouseEvents) ?? false }

  /// The window level.
  public var level: String? { node.string(Names.level) }

  /// Whether the user can move the window.
  public var movable: Bool { node.bool(Names.movable) ?? true }

  /// Whether the background moves the window.
  public var movableByWindowBackground: Bool { node.bool(Names.movableByWindowBackground) ?? false }

  /// Whether the window device is freed when hidden.
  public var oneShot: Bool { node.bool(Names.oneShot) ?? true }

  /// Where the window is buffered.
  public var preferredBackingLocation: IBBackingLocationValue { node.enumeration(Names.preferredBackingLocation) ?? .`default` }

  /// Whether content is kept while resizing.
  public var preservesContentDuringLiveResize: Bool { node.bool(Names.preservesContentDuringLiveResize) ?? true }

  /// Whether closing releases the window.
  public var releasedWhenClosed: Bool { node.bool(Names.releasedWhenClosed) ?? true }

  /// Whether the window takes the whole screen (iOS).
  public var resizesToFullScreen: Bool { node.bool(Names.resizesToFullScreen) ?? false }

  /// Whether the window is restored at launch.
  public var restorable: Bool { node.bool(Names.restorable) ?? true }

  /// The line below the title bar.
  public var separatorStyle: IBTitlebarSeparatorValue { node.enumeration(Names.separatorStyle) ?? .automatic }

  /// Whether other processes may read the window.
  public var sharingType: IBWindowSharingValue { node.enumeration(Names.sharingType) ?? .readOnly }

  /// Whether the resize corner shows.
  public var showsResizeIndicator: Bool { node.bool(Names.showsResizeIndicator) ?? true }

  /// Whether the toolbar button shows.
  public var showsToolbarButton: Bool { node.bool(Names.showsToolbarButton) ?? true }

  /// The second line of the title.
  public var subtitle: String? { node.textProperty(Names.subtitle) }

  /// The windows that join in tabs.
  public var tabbingIdentifier: String? { node.string(Names.tabbingIdentifier) }

  /// Whether windows join in tabs.
  public var tabbingMode: IBTabbingModeValue { node.enumeration(Names.tabbingMode) ?? .automatic }

  /// A number that identifies the window.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// Whether the title shows.
  public var titleVisibility: IBTitleVisibilityValue { node.enumeration(Names.titleVisibility) ?? .visible }

  /// Whether the title bar is transparent.
  public var titlebarAppearsTransparent: Bool { node.bool(Names.titlebarAppearsTransparent) ?? false }

  /// The line below the title bar.
  public var titlebarSeparatorStyle: IBTitlebarSeparatorValue { node.enumeration(Names.titlebarSeparatorStyle) ?? .automatic }

  /// How title bar and toolbar lie.
  public var toolbarStyle: IBWindowToolbarStyleValue { node.enumeration(Names.toolbarStyle) ?? .automatic }

  /// Whether the window shows on loading.
  public var visibleAtLaunch: Bool { node.bool(Names.visibleAtLaunch) ?? true }

  /// Whether the window wants a colour screen.
  public var wantsToBeColor: Bool { node.bool(Names.wantsToBeColor) ?? true }

  /// Whether the panel works beside a modal window.
  public var worksWhenModal: Bool { node.bool(Names.worksWhenModal) ?? false }
}

/// A controller of a window.
public struct IBWindowController: IBControllerAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `windowController`.
  public static var elementName: Name { Names.windowController }
}

/// The preferences of a web view.
public struct IBWkPreferences: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `wkPreferences`.
  public static var elementName: Name { Names.wkPreferences }

  /// Whether fraud warnings show.
  public var fraudulentWebsiteWarningEnabled: Bool { node.bool(Names.fraudulentWebsiteWarningEnabled) ?? true }

  /// Whether Java runs.
  public var javaEnabled: Bool { node.bool(Names.javaEnabled) ?? false }

  /// Whether scripts may open windows.
  public var javaScriptCanOpenWindowsAutomatically: Bool { node.bool(Names.javaScriptCanOpenWindowsAutomatically) ?? true }

  /// Whether scripts run.
  public var javaScriptEnabled: Bool { node.bool(Names.javaScriptEnabled) ?? true }

  /// The smallest font size in points.
  public var minimumFontSize: Double { node.double(Names.minimumFontSize) ?? 0 }

  /// Whether plug-ins run.
  public var plugInsEnabled: Bool { node.bool(Names.plugInsEnabled) ?? false }

  /// Whether tab moves through links.
  public var tabFocusesLinks: Bool { node.bool(Names.tabFocusesLinks) ?? false }
}

/// A view that shows web content.
public struct IBWkWebView: IBViewAttributes, IBNsviewAttributes {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `wkWebView`.
  public static var elementName: Name { Names.wkWebView }

  /// Whether swipes go back and forward.
  public var allowsBackForwardNavigationGestures: Bool { node.bool(Names.allowsBackForwardNavigationGestures) ?? false }

  /// Whether links are previewed.
  public var allowsLinkPreview: Bool { node.bool(Names.allowsLinkPreview) ?? true }

  /// Whether pinching zooms.
  public var allowsMagnification: Bool { node.bool(Names.allowsMagnification) ?? false }

  /// The user agent.
  public var customUserAgent: String? { node.textProperty(Names.customUserAgent) }

  /// Whether find in page is offered.
  public var findInteractionEnabled: Bool { node.bool(Names.findInteractionEnabled) ?? false }

  /// Whether the constraints leave the position or size open.
  public var ambiguous: Bool { node.bool(Names.ambiguous) ?? false }

  /// The forced appearance.
  public var appearanceType: IBAppearanceTypeValue? { node.enumeration(Names.appearanceType) }

  /// Whether subviews resize with the view.
  public var autoresizesSubviews: Bool { node.bool(Names.autoresizesSubviews) ?? true }

  /// Whether the frame is fixed because no constraints place the view.
  public var fixedFrame: Bool { node.bool(Names.fixedFrame) ?? false }

  /// Whether the view is invisible.
  public var hidden: Bool { node.bool(Names.hidden) ?? false }

  /// How strongly the width resists shrinking.
  public var horizontalCompressionResistancePriority: Double { node.double(Names.horizontalCompressionResistancePriority) ?? 750 }

  /// How strongly the width resists growing.
  public var horizontalHuggingPriority: Double { node.double(Names.horizontalHuggingPriority) ?? 250 }

  /// Whether the design frame differs from the layout result.
  public var misplaced: Bool { node.bool(Names.misplaced) ?? false }

  /// A design-time intrinsic height in points, or infinite.
  public var placeholderIntrinsicHeight: Double? { node.double(Names.placeholderIntrinsicHeight) }

  /// A design-time intrinsic width in points, or infinite.
  public var placeholderIntrinsicWidth: Double? { node.double(Names.placeholderIntrinsicWidth) }

  /// Whether a drag held over the view activates it.
  public var springLoaded: Bool { node.bool(Names.springLoaded) ?? false }

  /// A number that identifies the view.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool { node.bool(Names.translatesAutoresizingMaskIntoConstraints) ?? true }

  /// Which ambiguity checks the tool makes.
  public var verifyAmbiguity: IBVerifyAmbiguityValue { node.enumeration(Names.verifyAmbiguity) ?? .always }

  /// How strongly the height resists shrinking.
  public var verticalCompressionResistancePriority: Double { node.double(Names.verticalCompressionResistancePriority) ?? 750 }

  /// How strongly the height resists growing.
  public var verticalHuggingPriority: Double { node.double(Names.verticalHuggingPriority) ?? 250 }
}

/// The settings a web view starts with.
public struct IBWkWebViewConfiguration: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `wkWebViewConfiguration`.
  public static var elementName: Name { Names.wkWebViewConfiguration }

  /// Whether media may be sent to a screen.
  public var allowsAirPlayForMediaPlayback: Bool { node.bool(Names.allowsAirPlayForMediaPlayback) ?? true }

  /// Whether videos play in the page.
  public var allowsInlineMediaPlayback: Bool { node.bool(Names.allowsInlineMediaPlayback) ?? false }

  /// Whether videos may float.
  public var allowsPictureInPictureMediaPlayback: Bool { node.bool(Names.allowsPictureInPictureMediaPlayback) ?? true }

  /// The name in the user agent.
  public var applicationNameForUserAgent: String? { node.textProperty(Names.applicationNameForUserAgent) }

  /// What is detected.
  public var dataDetectorTypes: String? { node.string(Names.dataDetectorTypes) }

  /// Whether zoom limits of pages are ignored.
  public var ignoresViewportScaleLimits: Bool { node.bool(Names.ignoresViewportScaleLimits) ?? false }

  /// Whether media waits for a tap.
  public var requiresUserActionForMediaPlayback: Bool? { node.bool(Names.requiresUserActionForMediaPlayback) }

  /// How text is selected.
  public var selectionGranularity: IBWebSelectionGranularityValue { node.enumeration(Names.selectionGranularity) ?? .dynamic }

  /// Whether pages show only when complete.
  public var suppressesIncrementalRendering: Bool { node.bool(Names.suppressesIncrementalRendering) ?? false }
}
