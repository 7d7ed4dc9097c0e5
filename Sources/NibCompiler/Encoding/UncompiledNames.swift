import InterfaceBuilder
import XMLTree

/// The attributes and elements that no key of a nib is known for: what a document says with them gets a
/// diagnostic instead of being dropped in silence.
struct UncompiledNames {
  /// By the number of a name: whether it has no key as an attribute of any element.
  private let attributes: [Bool]
  /// By the number of a name: whether some elements have no key for it.
  private let attributesOfSome: [Bool]
  private let pairs: Set<UInt64>
  /// By the number of a name: whether it has no place in a nib as an element.
  private let elements: [Bool]

  static let table = UncompiledNames()

  private init() {
    let vocabulary = Vocabulary.interfaceBuilder
    var attributes = [Bool](repeating: false, count: vocabulary.count)
    var some = attributes
    var elements = attributes
    var pairs: Set<UInt64> = []
    for word in Self.attributeWords.utf8Words {
      if let name = vocabulary.name(word) { attributes[Int(name.rawValue)] = true }
    }
    for word in Self.elementWords.utf8Words {
      if let name = vocabulary.name(word) { elements[Int(name.rawValue)] = true }
    }
    for word in Self.pairWords.utf8Words {
      let parts = word.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
      guard parts.count == 2, let element = vocabulary.name(parts[0]),
        let attribute = vocabulary.name(parts[1])
      else { continue }
      some[Int(attribute.rawValue)] = true
      pairs.insert(Self.pair(element, attribute))
    }
    self.attributes = attributes
    attributesOfSome = some
    self.elements = elements
    self.pairs = pairs
  }

  /// Whether an element is left out; one that the vocabulary lacks is.
  func leavesOut(element: Name) -> Bool {
    let number = Int(element.rawValue)
    return number >= elements.count || elements[number]
  }

  /// Whether an attribute is left out; one that the vocabulary lacks is.
  func leavesOut(_ attribute: Name, of element: Name) -> Bool {
    let number = Int(attribute.rawValue)
    guard number < attributes.count else { return true }
    if attributes[number] { return true }
    return attributesOfSome[number] && pairs.contains(Self.pair(element, attribute))
  }

  private static func pair(_ element: Name, _ attribute: Name) -> UInt64 {
    UInt64(element.rawValue) << 32 | UInt64(attribute.rawValue)
  }

  private static let elementWords = """
    barButtonItemAppearance barButtonItemGroup barButtonItemStateAppearance command keyCommand
    listContentConfiguration menu navigationBarAppearance tabBarAppearance tabBarItemAppearance
    tabBarItemStateAppearance toolbarAppearance
    """

  /// Attributes of single elements, whose names have keys elsewhere.
  private static let pairWords = """
    arscnView.preferredFramesPerSecond barButtonItem.backgroundImage barButtonItem.hidden
    barButtonItem.selectedImage button.alignment button.image button.minimumFontSize
    button.preferredBehavioralStyle button.title
    collectionView.allowsMultipleSelectionDuringEditing
    collectionView.allowsSelectionDuringEditing collectionView.selectable colorWell.style
    colorWell.title customObject.className
    imageView.animates imageView.editable imageView.enabled imageView.symbolScale
    navigationBar.preferredBehavioralStyle navigationItem.style navigationItem.subtitle
    pageControl.direction pinchGestureRecognizer.scale popover.animates popover.appearance
    sceneKitView.preferredFramesPerSecond sceneView.preferredFramesPerSecond
    searchBar.selectedScopeButtonIndex splitViewController.style stackView.orientation
    switch.alignment switch.state tabBarController.mode tabBarItem.hidden tableView.enabled
    tableViewCell.highlighted tableViewCell.selected textField.baseWritingDirection
    textField.preferredMaxLayoutWidth textField.secureTextEntry textField.textContentType
    textView.baseWritingDirection textView.borderStyle textView.inlinePredictionType
    textView.selectionGranularity textView.writingToolsBehavior visualEffectView.state
    webView.allowsLinkPreview webView.editable window.colorSpace window.level
    window.separatorStyle window.subtitle window.title
    """

  private static let attributeWords = """
    acceptsMouseMovedEvents allowDoubleColumnStyle allowTripleColumnStyle allowedScrollTypesMask
    allowsCharacterPickerTouchBarItem allowsConcurrentViewDrawing allowsContinuousInteraction
    allowsCutCopyPaste allowsDisplayModeCustomization allowsDocumentBackgroundColorChange
    allowsEditing allowsEmptySelection allowsExtensionItems allowsFocus allowsFocusDuringEditing
    allowsImageEditing allowsKeyboardScrolling allowsMagnification allowsMixedState
    allowsNonContiguousLayout allowsPictureInPicturePlayback
    allowsToolTipsWhenApplicationIsInactive allowsUndo allowsUserCustomization allowsWritingTools
    alphaValue alternateImage alternateTitle alternatingRowBackgroundColors animationBehavior
    animationDuration animationRepeatCount antialiasingMode antialiasingStyle appearanceType
    attributedText autodisplay autohidesScrollers automaticTextCompletion
    automaticallyAdjustsContentInsets automaticallyAdjustsScrollIndicatorInsets
    automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
    automaticallyUpdatesLighting autoplays autorecalculatesKeyViewLoop autoresizeDrawable
    autosaveColumns autosaveName autosavesConfiguration backButtonBackgroundImage backgroundStyle
    backgroundViewScrollsWithContent backingStore backingType bannerType becomesKeyOnlyIfNeeded
    behavior bezelStyle blendingMode borderType bordered bouncesHorizontally bouncesVertically
    buttonMask cameraMode canHide cellLayoutMarginsFollowReadableWidth
    changesSelectionAsPrimaryAction clearsOnInsertion colorWellStyle columnAutoresizingStyle
    columnReordering columnResizing columnSelection contentSize contentType
    contextMenuInteractionEnabled continuousSpellChecking copiesOnScroll cornerView countsDown
    customDateFormat customizationIdentifier dashSubstitution dataDetection datePickerStyle
    decelerationRate deferred defersCurrentPageDisplay delaysKeyEvents delaysMagnificationEvents
    delaysOtherMouseButtonEvents delaysPrimaryMouseButtonEvents delaysRotationEvents
    delaysSecondaryMouseButtonEvents depthLimit detachesHiddenViews displayMode
    displayModeButtonVisibility displaysSearchBarInNavigationBar displaysWhenScreenProfileChanges
    doubleSided dragInteractionEnabled draggingDestinationFeedbackStyle drawsBackground editing
    emphasized emptySelection enablesMarqueeWhenAncestorFocused entersFullScreenWhenPlaybackBegins
    environmentTexturing excludedFromWindowsMenu exitsFullScreenWhenPlaybackEnds
    explicitIdentifier fieldEditor findBarPosition findInteractionEnabled findStyle floatingPanel
    floatsGroupRows focusGroupIdentifier followsUndockedKeyboard frameAutosaveName frameInterval
    framebufferOnly gapBetweenPages grammarChecking hasDestructiveAction hasHorizontalRuler
    hasHorizontalScroller hasShadow hasVerticalRuler hasVerticalScroller headerView
    heightAdjustment hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
    hidesBarsWhenVerticallyCompact hidesOnDeactivate hidesSearchBarWhenScrolling
    horizontalClippingResistancePriority horizontalLineScroll horizontalPageScroll
    horizontalScrollElasticity horizontalStackHuggingPriority horizontallyResizable
    ignoresMouseEvents imageAlignment imageFrameStyle imageHugsTitle imageScaling
    implicitIdentifier importsGraphics incrementalSearchingEnabled indexDisplayMode indicatorMode
    initiallyAnimated installsStandardGestureForInteractiveMovement isModalInPresentation
    keyEquivalent largeContentSizeImage largeContentTitle layoutOrientation linkDetection
    magnification maintainsBackForwardList maskImage masksFocusEffectToContents material
    maxAcceleratorLevel maxMagnification maxNumberOfColumns maxNumberOfRows
    maximumContentSizeCategory maximumImage maximumNumberOfLines maximumPrimaryColumnWidth
    maximumSupplementaryColumnWidth mediaPlaybackAllowsAirPlay menuRepresentation minMagnification
    minimizeBehavior minimumContentSizeCategory minimumImage minimumPrimaryColumnWidth
    minimumSupplementaryColumnWidth minimumThicknessForInlineSidebars modalInPopover
    modalInPresentation movable movableByWindowBackground multipleSelection nibBundleIdentifier
    numberOfClicksRequired numberOfSteps oneShot overrideUserInterfaceStyle pageLength
    paginationBreakingMode paginationMode posterImage
    preferredBackingLocation preferredCurrentPageIndicatorImage preferredDisplayMode
    preferredImageDynamicRange preferredIndicatorImage preferredMenuElementOrder
    preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredRenderingAPI
    preferredSearchBarPlacement preferredSupplementaryColumnWidth
    preferredSupplementaryColumnWidthFraction preferredSymbolScale preferredTextFinderStyle
    preferredVibrancy prefersLargeTitles presentsCalendarOverlay presentsWithGesture
    presentsWithTransaction preservesContentDuringLiveResize previewedDate primaryBackgroundStyle
    primaryEdge quoteSubstitution radius releasedWhenClosed remembersLastFocusedIndexPath
    rendersContinuously requiresExclusiveTouchType restorable restoresFocusAfterTransition
    richText rotation roundsToMinuteInterval rowSizeStyle rulerVisible
    rulersVisible scalesLargeContentImage scopeBarActivation scrollerKnobStyle scrollerStyle
    scrollsDynamically searchResultsTitle selectedIndex selectionFollowsFocus
    selectionHighlightStyle selfSizingInvalidation setsMaxLayoutWidthAtFirstLayout sharingType
    showSeguePresentationStyle showsBaselineSeparator showsDrawCount
    showsExpansionTextWhenTruncated showsFPS showsFields showsLargeContentViewer showsNodeCount
    showsPhysics showsPitchControl showsPlaybackControls showsQuadCount showsResizeIndicator
    showsSecondaryOnlyButton showsStatistics showsToolbarButton showsUserTrackingButton
    showsZoomControls sizeMode sizingRule smartInsertDelete sourceType spellingCorrection
    springLoaded steps supportsAlpha supportsEyedropper tabBarHidden tabbingIdentifier tabbingMode
    tableStyle textCompletion textLayoutManager textPlaceholder textReplacement titleMenu
    titleVisibility titlebarAppearsTransparent titlebarSeparatorStyle toolTip toolbarStyle
    transfersHorizontalScrollingToParent transfersVerticalScrollingToParent typeSelect
    updatesNowPlayingInfoCenter useLayoutToLayoutNavigationTransitions
    userInterfaceLayoutDirection userInterfaceStyle usesAutomaticRowHeights usesBottomSafeArea
    usesFindBar usesFindPanel usesFontPanel usesInspectorBar usesPredominantAxisScrolling
    usesRolloverButtonForSelection usesRuler usesStandardTextScaling usesStaticContents
    verticalClippingResistancePriority verticalLineScroll verticalMotionCanBeginDrag
    verticalPageScroll verticalScrollElasticity verticalStackHuggingPriority verticallyResizable
    videoGravity viewBased visible wantsToBeColor widthAdjustment worksWhenModal
    """
}

extension String {
  /// The words between white space.
  fileprivate var utf8Words: [String] {
    utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }
  }
}
