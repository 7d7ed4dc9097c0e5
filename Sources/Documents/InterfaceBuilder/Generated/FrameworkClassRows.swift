// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

enum FrameworkClassRows {
  /// Name, superclass, outlets and actions of each class, a line each; the last three may be empty.
  static let text = """
    ABPeoplePickerNavigationController UINavigationController peoplePickerDelegate 
    ABPersonViewController UIViewController personViewDelegate 
    ADBannerView UIView delegate 
    ARCoachingOverlayView UIView delegate,session,sessionProvider 
    ARSCNView SCNView session 
    ARSKView UIView session 
    ARView UIView,NSView  
    ASAccountAuthenticationModificationViewController UIViewController,NSViewController  
    ASAuthorizationAppleIDButton UIControl  
    ASCredentialProviderViewController UIViewController,NSViewController  
    AVCaptureVideoPreviewLayer CALayer  
    AVPlayerView NSView  
    AVPlayerViewController UIViewController delegate 
    AVRoutePickerView UIView,NSView delegate 
    CAAnimation NSObject  
    CALayer NSObject  
    CAShapeLayer CALayer  
    CATiledLayer CALayer  
    CATransition CAAnimation  
    CIFilter NSObject  
    CNContactPickerViewController UIViewController  
    CNContactViewController UIViewController,NSViewController delegate 
    EKCalendarChooser UIViewController delegate 
    EKEventEditViewController UIViewController  
    EKEventViewController UIViewController delegate 
    GKGameCenterViewController UINavigationController gameCenterDelegate 
    GLKView UIView delegate 
    GLKViewController UIViewController delegate 
    IKImageBrowserView NSView  
    IKImageView NSView  
    INUIAddVoiceShortcutButton UIButton delegate 
    INUIAddVoiceShortcutViewController UIViewController delegate 
    LPLinkView UIView,NSView  
    MFMailComposeViewController UIViewController  
    MFMessageComposeViewController UIViewController  
    MKAnnotationView UIView,NSView  
    MKLookAroundViewController UIViewController,NSViewController delegate 
    MKMapView UIView,NSView delegate 
    MKMarkerAnnotationView MKAnnotationView  
    MKPinAnnotationView MKAnnotationView  
    MPMediaPickerController UIViewController delegate 
    MPMoviePlayerViewController UIViewController  
    MPVolumeView UIView  
    MSMessagesAppViewController UIViewController  
    MTKView UIView,NSView delegate 
    NSActionCell NSCell  
    NSApplication NSResponder delegate,dockMenu,helpMenu,mainMenu,servicesMenu,windowsMenu activateContextHelpMode:,arrangeInFront:,deactivate:,hide:,hideOtherApplications:,miniaturizeAll:,orderFrontCharacterPalette:,orderFrontColorPanel:,orderFrontStandardAboutPanel:,runPageLayout:,showHelp:,stop:,terminate:,toggleTouchBarControlStripCustomizationPalette:,toggleTouchBarCustomizationPalette:,unhide:,unhideAllApplications:,unhideWithoutActivation
    NSArrayController NSObjectController  insert:,selectNext:,selectPrevious:
    NSBox NSView contentView 
    NSBrowser NSControl delegate doClick:,doDoubleClick:,selectAll:
    NSBrowserCell NSCell  
    NSButton NSControl  
    NSButtonCell NSActionCell  
    NSButtonTouchBarItem NSTouchBarItem  
    NSByteCountFormatter NSFormatter  
    NSCalendar NSObject  
    NSCandidateListTouchBarItem NSTouchBarItem  
    NSCell NSObject menu takeDoubleValueFrom:,takeFloatValueFrom:,takeIntValueFrom:,takeIntegerValueFrom:,takeObjectValueFrom:,takeStringValueFrom:
    NSClickGestureRecognizer NSGestureRecognizer  
    NSClipView NSView documentView 
    NSCollectionView NSView backgroundView,dataSource,delegate,itemPrototype deselectAll:
    NSCollectionViewFlowLayout NSCollectionViewLayout  
    NSCollectionViewGridLayout NSCollectionViewLayout  
    NSCollectionViewItem NSViewController imageView,textField 
    NSCollectionViewLayout NSObject  
    NSColor NSObject  
    NSColorPanel NSPanel  
    NSColorPickerTouchBarItem NSTouchBarItem  
    NSColorWell NSControl  takeColorFrom:
    NSComboBox NSTextField dataSource,delegate 
    NSComboBoxCell NSTextFieldCell dataSource 
    NSComboButton NSControl menu 
    NSControl NSView formatter performClick:,sizeToFit,takeDoubleValueFrom:,takeFloatValueFrom:,takeIntValueFrom:,takeIntegerValueFrom:,takeObjectValueFrom:,takeStringValueFrom:
    NSController NSObject  
    NSCustomTouchBarItem NSTouchBarItem view,viewController 
    NSDateComponentsFormatter NSFormatter  
    NSDateFormatter NSFormatter  
    NSDateIntervalFormatter NSFormatter  
    NSDatePicker NSControl delegate 
    NSDatePickerCell NSActionCell delegate 
    NSDictionaryController NSArrayController  
    NSDocument NSObject window,windowForSheet browseDocumentVersions:,close,duplicateDocument:,lockDocument:,moveDocument:,moveDocumentToUbiquityContainer:,printDocument:,renameDocument:,revertDocumentToSaved:,runPageLayout:,saveDocument:,saveDocumentAs:,saveDocumentTo:,saveDocumentToPDF:,unlockDocument:
    NSDocumentController NSObject  clearRecentDocuments:,newDocument:,openDocument:,saveAllDocuments:
    NSDrawer NSResponder contentView,delegate,parentWindow close:,open:,toggle:
    NSEnergyFormatter NSFormatter  
    NSFont NSObject  
    NSFontManager NSObject delegate addFontTrait:,modifyFont:,modifyFontViaPanel:,orderFrontFontPanel:,orderFrontStylesPanel:,removeFontTrait:
    NSFontPanel NSPanel  
    NSForm NSMatrix  
    NSFormCell NSActionCell  
    NSFormatter NSObject  
    NSGestureRecognizer NSObject delegate 
    NSGridCell NSObject  
    NSGridColumn NSObject  
    NSGridRow NSObject  
    NSGridView NSView  
    NSGroupTouchBarItem NSTouchBarItem  
    NSHostingController NSViewController  
    NSHostingView NSView  
    NSImage NSObject  
    NSImageCell NSCell  
    NSImageView NSControl  
    NSLayoutConstraint NSObject  
    NSLayoutGuide NSObject  
    NSLayoutManager NSObject delegate 
    NSLengthFormatter NSFormatter  
    NSLevelIndicator NSControl  
    NSLevelIndicatorCell NSActionCell  
    NSLocale NSObject  
    NSMagnificationGestureRecognizer NSGestureRecognizer  
    NSManagedObject NSObject  
    NSMassFormatter NSFormatter  
    NSMatrix NSControl delegate selectAll:,selectText:
    NSMenu NSObject delegate submenuAction:
    NSMenuItem NSObject menu,submenu,view 
    NSMenuItemCell NSButtonCell  
    NSMenuToolbarItem NSToolbarItem menu 
    NSNumberFormatter NSFormatter  
    NSObject   
    NSObjectController NSController content,managedObjectContext add:,fetch:,remove:
    NSOpenGLView NSView  
    NSOpenPanel NSSavePanel  
    NSOperation NSObject  
    NSOutlineView NSTableView dataSource,delegate,outlineTableColumn collapseItem:,expandItem:
    NSPageController NSViewController delegate navigateBack:,navigateForward:,takeSelectedIndexFrom:
    NSPanGestureRecognizer NSGestureRecognizer  
    NSPanel NSWindow  
    NSPathCell NSActionCell delegate 
    NSPathComponentCell NSTextFieldCell  
    NSPathControl NSControl delegate 
    NSPersistentDocument NSDocument  
    NSPersonNameComponentsFormatter NSFormatter  
    NSPickerTouchBarItem NSTouchBarItem  
    NSPopUpButton NSButton menu 
    NSPopUpButtonCell NSMenuItemCell  
    NSPopover NSResponder contentViewController,delegate close:,performClose:
    NSPopoverTouchBarItem NSTouchBarItem  
    NSPredicateEditor NSRuleEditor  
    NSPredicateEditorRowTemplate NSObject  
    NSPressGestureRecognizer NSGestureRecognizer  
    NSProgressIndicator NSView  animate:,startAnimation:,stopAnimation:
    NSResponder NSObject menu becomeFirstResponder,cancelOperation:,capitalizeWord:,centerSelectionInVisibleArea:,changeCaseOfLetter:,complete:,deleteBackward:,deleteForward:,deleteToBeginningOfLine:,deleteToEndOfLine:,deleteToEndOfParagraph:,deleteToMark:,deleteWordBackward:,deleteWordForward:,encodeRestorableStateWithCoder:,indent:,insertBacktab:,insertLineBreak:,insertNewline:,insertNewlineIgnoringFieldEditor:,insertParagraphSeparator:,insertTab:,insertTabIgnoringFieldEditor:,lowercaseWord:,makeBaseWritingDirectionLeftToRight:,makeBaseWritingDirectionNatural:,makeBaseWritingDirectionRightToLeft:,makeTextWritingDirectionLeftToRight:,makeTextWritingDirectionNatural:,makeTextWritingDirectionRightToLeft:,moveBackward:,moveDown:,moveForward:,moveLeft:,moveRight:,moveUp:,newWindowForTab:,pageDown:,pageUp:,performTextFinderAction:,presentError:,redo:,resignFirstResponder,scrollLineDown:,scrollLineUp:,scrollPageDown:,scrollPageUp:,scrollToBeginningOfDocument:,scrollToEndOfDocument:,selectAll:,selectLine:,selectParagraph:,selectToMark:,selectWord:,setMark:,showContextHelp:,swapWithMark:,toggleInspector:,toggleSidebar:,transpose:,transposeWords:,undo:,uppercaseWord:,yank:
    NSRotationGestureRecognizer NSGestureRecognizer  
    NSRuleEditor NSControl delegate reloadCriteria,reloadPredicate
    NSRulerView NSView  
    NSSavePanel NSPanel accessoryView,delegate cancel:,ok:
    NSScrollView NSView contentView,documentView,horizontalScroller,verticalScroller 
    NSScroller NSControl  
    NSScrubber NSView dataSource,delegate 
    NSSearchField NSTextField delegate,searchMenuTemplate 
    NSSearchFieldCell NSTextFieldCell searchMenuTemplate 
    NSSearchToolbarItem NSToolbarItem searchField 
    NSSecureTextField NSTextField  
    NSSecureTextFieldCell NSTextFieldCell  
    NSSegmentedCell NSActionCell  
    NSSegmentedControl NSControl  
    NSSharingServicePickerToolbarItem NSToolbarItem delegate 
    NSSharingServicePickerTouchBarItem NSTouchBarItem delegate 
    NSSlider NSControl  
    NSSliderCell NSActionCell  
    NSSliderTouchBarItem NSTouchBarItem  
    NSSortDescriptor NSObject  
    NSSplitView NSView delegate 
    NSSplitViewController NSViewController splitView toggleSidebar:
    NSSplitViewItem NSObject viewController 
    NSStackView NSView delegate 
    NSStatusItem NSObject  
    NSStepper NSControl  
    NSStepperCell NSActionCell  
    NSStepperTouchBarItem NSTouchBarItem  
    NSStoryboardSegue NSObject  
    NSSwitch NSControl  
    NSTabView NSView delegate selectFirstTabViewItem:,selectLastTabViewItem:,selectNextTabViewItem:,selectPreviousTabViewItem:,takeSelectedTabViewItemFromSender:
    NSTabViewController NSViewController tabView 
    NSTabViewItem NSObject initialFirstResponder,view,viewController 
    NSTableCellView NSView imageView,textField 
    NSTableColumn NSObject headerToolTip 
    NSTableHeaderCell NSTextFieldCell  
    NSTableHeaderView NSView tableView 
    NSTableRowView NSView  
    NSTableView NSControl cornerView,dataSource,delegate,headerView deselectAll:,reloadData,selectAll:
    NSText NSView delegate alignCenter:,alignLeft:,alignRight:,changeFont:,checkSpelling:,copy:,copyFont:,copyRuler:,cut:,delete:,paste:,pasteFont:,pasteRuler:,selectAll:,showGuessPanel:,subscript:,superscript:,toggleRuler:,underline:,unscript:
    NSTextAttachment NSObject  
    NSTextAttachmentCell NSCell  
    NSTextContainer NSObject textView 
    NSTextField NSControl delegate selectText:
    NSTextFieldCell NSActionCell  
    NSTextStorage NSObject  
    NSTextView NSText delegate alignJustified:,changeAttributes:,changeColor:,changeDocumentBackgroundColor:,changeLayoutOrientation:,loosenKerning:,lowerBaseline:,orderFrontLinkPanel:,orderFrontListPanel:,orderFrontSharingServicePicker:,orderFrontSpacingPanel:,orderFrontSubstitutionsPanel:,orderFrontTablePanel:,outline:,pasteAsPlainText:,pasteAsRichText:,performFindPanelAction:,raiseBaseline:,startSpeaking:,stopSpeaking:,tightenKerning:,toggleAutomaticDashSubstitution:,toggleAutomaticDataDetection:,toggleAutomaticLinkDetection:,toggleAutomaticQuoteSubstitution:,toggleAutomaticSpellingCorrection:,toggleAutomaticTextCompletion:,toggleAutomaticTextReplacement:,toggleContinuousSpellChecking:,toggleGrammarChecking:,toggleQuickLookPreviewPanel:,toggleSmartInsertDelete:,turnOffKerning:,turnOffLigatures:,useAllLigatures:,useStandardKerning:,useStandardLigatures:
    NSTimeZone NSObject  
    NSTitlebarAccessoryViewController NSViewController  
    NSTokenField NSTextField delegate 
    NSTokenFieldCell NSTextFieldCell delegate 
    NSToolbar NSObject delegate 
    NSToolbarItem NSObject menuFormRepresentation,view 
    NSToolbarItemGroup NSToolbarItem  
    NSTouchBar NSObject delegate 
    NSTouchBarItem NSObject  
    NSTrackingSeparatorToolbarItem NSToolbarItem  
    NSTreeController NSObjectController  addChild:,insert:,insertChild:
    NSUndoManager NSObject  
    NSUserDefaultsController NSController  revert:,revertToInitialValues:,save:
    NSView NSResponder gestureRecognizers,nextKeyView enterFullScreenMode:,print:
    NSViewController NSResponder representedObject,sourceItemView,view commitEditing,dismissController:,dismissViewController:
    NSVisualEffectView NSView  
    NSWindow NSResponder contentView,contentViewController,defaultButtonCell,delegate,initialFirstResponder,parentWindow,toolbar,windowController close,deminiaturize:,makeKeyAndOrderFront:,makeKeyWindow,makeMainWindow,mergeAllWindows:,miniaturize:,moveTabToNewWindow:,orderBack:,orderFront:,orderFrontRegardless,orderOut:,performClose:,performMiniaturize:,performZoom:,print:,runToolbarCustomizationPalette:,selectNextKeyView:,selectNextTab:,selectPreviousKeyView:,selectPreviousTab:,toggleFullScreen:,toggleTabBar:,toggleTabOverview:,toggleToolbarShown:,zoom:
    NSWindowController NSResponder contentViewController,document,window close,showWindow:
    NSWorkspace NSObject  
    PDFThumbnailView UIView,NSView  
    PDFView UIView,NSView delegate 
    PHLivePhotoView UIView,NSView delegate 
    PHPickerViewController UIViewController delegate 
    PKAddPassesViewController UIViewController  
    PKCanvasView UIScrollView  
    PKPaymentAuthorizationViewController UIViewController delegate 
    PKPaymentButton UIButton,NSButton  
    QCView NSView  
    QLPreviewController UIViewController dataSource,delegate 
    RPBroadcastActivityViewController UIViewController delegate 
    RPSystemBroadcastPickerView UIView  
    SCNView UIView,NSView delegate 
    SFSafariViewController UIViewController delegate 
    SKStoreProductViewController UIViewController delegate 
    SKView UIView,NSView delegate 
    SLComposeServiceViewController UIViewController textView 
    SLComposeViewController UIViewController  
    TVDigitEntryViewController UIViewController  
    UIAccessibilityElement UIResponder  
    UIAction UIMenuElement  
    UIActionSheet UIView delegate 
    UIActivity NSObject  
    UIActivityIndicatorView UIView  
    UIActivityViewController UIViewController  
    UIAlertController UIViewController  
    UIAlertView UIView delegate 
    UIApplication UIResponder delegate 
    UIBarButtonItem UIBarItem customView 
    UIBarButtonItemGroup NSObject  
    UIBarItem NSObject  
    UIBlurEffect UIVisualEffect  
    UIButton UIControl  
    UICalendarView UIView delegate 
    UICloudSharingController UIViewController delegate 
    UICollectionReusableView UIView  
    UICollectionView UIScrollView backgroundView,collectionViewLayout,dataSource,delegate,dragDelegate,dropDelegate,prefetchDataSource 
    UICollectionViewCell UICollectionReusableView backgroundView,selectedBackgroundView 
    UICollectionViewCompositionalLayout UICollectionViewLayout  
    UICollectionViewController UIViewController collectionView 
    UICollectionViewFlowLayout UICollectionViewLayout  
    UICollectionViewLayout NSObject  
    UICollectionViewListCell UICollectionViewCell  
    UIColor NSObject  
    UIColorPickerViewController UIViewController delegate 
    UIColorWell UIControl  
    UICommand UIMenuElement  
    UIContentUnavailableView UIView  
    UIControl UIView  
    UIDatePicker UIControl  
    UIDocumentBrowserViewController UIViewController delegate 
    UIDocumentMenuViewController UIViewController delegate 
    UIDocumentPickerExtensionViewController UIViewController  
    UIDocumentPickerViewController UIViewController delegate 
    UIDocumentViewController UIViewController  
    UIDynamicAnimator NSObject  
    UIEventAttributionView UIView  
    UIFont NSObject  
    UIFontPickerViewController UIViewController delegate 
    UIGestureRecognizer NSObject delegate 
    UIHostingController UIViewController  
    UIHoverGestureRecognizer UIGestureRecognizer  
    UIImage NSObject  
    UIImagePickerController UINavigationController  
    UIImageView UIView  
    UIInputView UIView  
    UIInputViewController UIViewController inputView 
    UIKeyCommand UICommand  
    UIKeyboardLayoutGuide UILayoutGuide  
    UILabel UIView  
    UILayoutGuide NSObject  
    UIListContentView UIView  
    UILongPressGestureRecognizer UIGestureRecognizer  
    UIMenu UIMenuElement  
    UIMenuElement NSObject  
    UINavigationBar UIView delegate 
    UINavigationController UIViewController delegate,navigationBar,toolbar 
    UINavigationItem NSObject backBarButtonItem,leftBarButtonItem,leftBarButtonItems,rightBarButtonItem,rightBarButtonItems,searchController,titleView 
    UIPageControl UIControl  
    UIPageViewController UIViewController dataSource,delegate 
    UIPanGestureRecognizer UIGestureRecognizer  
    UIPasteControl UIControl  
    UIPickerView UIView dataSource,delegate 
    UIPinchGestureRecognizer UIGestureRecognizer  
    UIPopoverBackgroundView UIView  
    UIPopoverController NSObject contentViewController,delegate 
    UIPresentationController NSObject delegate 
    UIProgressView UIView  
    UIReferenceLibraryViewController UIViewController  
    UIRefreshControl UIControl  
    UIResponder NSObject  becomeFirstResponder,captureTextFromCamera:,copy:,cut:,decreaseSize:,delete:,duplicate:,export:,find:,findAndReplace:,findNext:,findPrevious:,increaseSize:,makeTextWritingDirectionLeftToRight:,makeTextWritingDirectionRightToLeft:,move:,paste:,pasteAndGo:,pasteAndMatchStyle:,pasteAndSearch:,print:,reloadInputViews,rename:,resignFirstResponder,select:,selectAll:,toggleBoldface:,toggleItalics:,toggleUnderline:,useSelectionForFind:
    UIRotationGestureRecognizer UIGestureRecognizer  
    UIScene UIResponder  
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer  
    UIScrollView UIView delegate,refreshControl 
    UISearchBar UIView delegate,inputAccessoryView 
    UISearchContainerViewController UIViewController  
    UISearchController UIViewController delegate,searchResultsUpdater 
    UISearchDisplayController NSObject delegate,searchBar,searchContentsController,searchResultsDataSource,searchResultsDelegate 
    UISearchTextField UITextField  
    UISegmentedControl UIControl  
    UISlider UIControl  
    UISplitViewController UIViewController delegate 
    UIStackView UIView  
    UIStepper UIControl  
    UIStoryboardPopoverSegue UIStoryboardSegue  
    UIStoryboardSegue NSObject  
    UISwipeGestureRecognizer UIGestureRecognizer  
    UISwitch UIControl  
    UITabBar UIView delegate 
    UITabBarController UIViewController delegate,tabBar 
    UITabBarItem UIBarItem  
    UITableView UIScrollView backgroundView,dataSource,delegate,dragDelegate,dropDelegate,prefetchDataSource,tableFooterView,tableHeaderView 
    UITableViewCell UIView accessoryView,backgroundView,detailTextLabel,editingAccessoryView,imageView,multipleSelectionBackgroundView,selectedBackgroundView,textLabel 
    UITableViewCellContentView UIView  
    UITableViewController UIViewController refreshControl,tableView 
    UITableViewHeaderFooterView UIView backgroundView 
    UITapGestureRecognizer UIGestureRecognizer  
    UITextField UIControl delegate,inputAccessoryView,inputView,leftView,rightView,textDragDelegate,textDropDelegate 
    UITextView UIScrollView delegate,inputAccessoryView,inputView,textDragDelegate,textDropDelegate 
    UIToolbar UIView delegate 
    UIVibrancyEffect UIVisualEffect  
    UIVideoEditorController UIViewController  
    UIView UIResponder gestureRecognizers,maskView endEditing:,layoutIfNeeded,removeFromSuperview,setNeedsDisplay,setNeedsLayout,sizeToFit
    UIViewController UIResponder editButtonItem,inputAccessoryView,navigationItem,searchDisplayController,splitViewController,tabBarController,tabBarItem,toolbarItems,transitioningDelegate,view dismissModalViewControllerAnimated:
    UIVisualEffect NSObject  
    UIVisualEffectView UIView  
    UIWebView UIView delegate 
    UIWindow UIView rootViewController 
    UIWindowScene UIScene  
    WKInterfaceActivityRing WKInterfaceObject  
    WKInterfaceButton WKInterfaceObject  
    WKInterfaceController NSObject  
    WKInterfaceDate WKInterfaceObject  
    WKInterfaceGroup WKInterfaceObject  
    WKInterfaceImage WKInterfaceObject  
    WKInterfaceInlineMovie WKInterfaceObject  
    WKInterfaceLabel WKInterfaceObject  
    WKInterfaceMap WKInterfaceObject  
    WKInterfaceMovie WKInterfaceObject  
    WKInterfaceObject NSObject  
    WKInterfacePaymentButton WKInterfaceObject  
    WKInterfacePicker WKInterfaceObject  
    WKInterfaceSCNScene WKInterfaceObject  
    WKInterfaceSKScene WKInterfaceObject  
    WKInterfaceSeparator WKInterfaceObject  
    WKInterfaceSlider WKInterfaceObject  
    WKInterfaceSwitch WKInterfaceObject  
    WKInterfaceTable WKInterfaceObject  
    WKInterfaceTimer WKInterfaceObject  
    WKInterfaceVolumeControl WKInterfaceObject  
    WKPreferences NSObject  
    WKUserNotificationInterfaceController WKInterfaceController notificationAlertLabel 
    WKWebView UIView,NSView UIDelegate,navigationDelegate 
    WKWebViewConfiguration NSObject  
    WebPreferences NSObject  
    WebView NSView UIDelegate,downloadDelegate,frameLoadDelegate,policyDelegate,resourceLoadDelegate goBack:,goForward:,makeTextLarger:,makeTextSmaller:,makeTextStandardSize:,reload:,reloadFromOrigin:,stopLoading:,takeStringURLFrom:,toggleContinuousSpellChecking:,toggleSmartInsertDelete:
    """
}
