// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

/// The rows of `Schema/appkit-keys.tsv` as text, which takes less of the command than code that makes the values.
enum AppKitRows {
  /// The rows: the key, the form, the number of the attribute's name, the child's key, the words with their values,
  /// the value to write if the attribute is absent, and the value that is not written; a line each, with
  /// vertical bars between the fields and commas between the words.
  static let keys = """
NSNibTouchBar|nil|||||
NSViewWantsBestResolutionOpenGLSurface|bool||||1|
IBNSSafeAreaLayoutGuide|nil|||||
IBNSLayoutMarginsGuide|nil|||||
IBNSClipsToBounds|int|303||YES=1,NO=0|0|
NSViewClipsToBoundsKeyName|bool|303|||0|0
NSViewIsLayerTreeHost|bool|1677|||0|0
NSReuseIdentifierKey|string|671||||
NSViewAlphaValue|double|96||||1
NSvFlags|flags|639||YES=2147483648,NO=0|0|
NSvFlags|flags|169||YES=256,NO=0|256|
NSvFlags|flags|556|autoresizingMask|YES=1,NO=0|0|
NSvFlags|flags|1692|autoresizingMask|YES=2,NO=0|0|
NSvFlags|flags|554|autoresizingMask|YES=4,NO=0|0|
NSvFlags|flags|557|autoresizingMask|YES=8,NO=0|0|
NSvFlags|flags|637|autoresizingMask|YES=16,NO=0|0|
NSvFlags|flags|555|autoresizingMask|YES=32,NO=0|0|
NSvFlags|flags|564||none=4096,exterior=8192,default=0|0|
NSEnabled|bool||||1|
NSTag|int|1491|||0|0
NSControlSize|int|368|cell|regular=0,small=1,mini=2,large=3|0|
NSControlContinuous|bool|363|cell||0|
NSControlRefusesFirstResponder|bool|1163|||0|
NSControlRefusesFirstResponder|bool||||1|
NSControlUsesSingleLineMode|bool|1634|cell||0|
NSControlTextAlignment|int|29|cell|left=0,center=1,right=2,justified=3,natural=4|0|
NSControlTextAlignment|int|29|cell|left=0,center=1,right=2,justified=3,natural=4|4|
NSControlLineBreakMode|int|804|cell|wordWrapping=0,charWrapping=1,clipping=2,truncatingHead=3,truncatingTail=4,truncatingMiddle=5|0|
NSControlWritingDirection|int||||0|
NSControlWritingDirection|int|209|cell|natural=-1,leftToRight=0,rightToLeft=1|-1|
NSControlSendActionMask|int||||4|
NSControlSendActionMask|int||||0|
NSControlAllowsExpansionToolTips|bool|64|||0|0
NSControlAllowsExpansionToolTips|bool|64|||0|0
NSControlAutosetMaxLayoutWidth|bool|1307|||0|0
NSTextFieldAlignmentRectInsetsVersion|int||||2|
NSPreferredMaxLayoutWidth|double|1092|||0|0
NSEditable|bool|509|||1|
NSImageViewPlaceholderPrecedence|int||||0|
NSCellFlags|flags|1413||on=2147483648,off=0,mixed=0|0|
NSCellFlags|flags|516||NO=536870912,YES=0|0|
NSCellFlags|flags|1277||YES=2097153,NO=0|0|
NSCellFlags|flags|509||YES=268435456,NO=0|0|
NSCellFlags|flags|1236||YES=1048576,NO=0|0|
NSCellFlags|flags|804||wordWrapping=0,charWrapping=0,clipping=64,truncatingHead=64,truncatingTail=64,truncatingMiddle=64|0|
NSCellFlags|flags|226||none=0,border=8388608,bezel=4194304,borderAndBezel=12582912|0|
NSCellFlags|flags|363||YES=262400,NO=0|0|
NSCellFlags2|flags|804||wordWrapping=0,charWrapping=512,clipping=1024,truncatingHead=1536,truncatingTail=2048,truncatingMiddle=2560|0|
NSCellFlags2|flags|29||left=0,right=67108864,center=134217728,justified=201326592,natural=268435456|268435456|
NSCellFlags2|flags|368||regular=0,small=131072,mini=262144,large=393216|0|
NSCellFlags2|flags|1299||YES=4194304,NO=0|0|
NSCellFlags2|flags|1634||YES=64,NO=0|0|
NSCellFlags2|flags|1585||YES=256,NO=0|0|
NSCellFlags2|flags|92||NO=4096,YES=0|0|
NSCellFlags2|flags|77||YES=16777216,NO=0|0|
NSCellFlags2|flags|62||YES=1073741824,NO=0|0|
NSCellFlags2|flags|694||YES=536870912,NO=0|0|
NSCellFlags2|flags|564||none=32768,default=0,exterior=0|0|
NSTag|int|1491|||0|0
NSCellIdentifier|string|671||||
NSCellFlags|flags||||67108864|
NSCellFlags|flags||||8388608|
NSCellFlags|flags|501||YES=4194304,NO=0|0|
NSDrawsBackground|bool|501|||0|0
NSPlaceholderString|text|1049||||
NSTextBezelStyle|int|215||round=1,square=0|0|0
NSTextBezelStyle|int|215||round=1,square=0|1|
NSCellFlags2|flags|29||left=0,right=0,center=0,justified=0,natural=0|0|
NSCellFlags2|flags||||33554432|
NSAlign|int|678||center=0,top=1,topLeft=2,topRight=3,left=4,bottom=5,bottomLeft=6,bottomRight=7,right=8|0|
NSScale|int|689||proportionallyDown=0,axesIndependently=1,none=2,proportionallyUpOrDown=3|2|
NSStyle|int|682||none=0,photo=1,grayBezel=2,groove=3,button=4|0|
NSAnimates|bool|108|||0|
NSMinValue|double|880|||0|
NSMaxValue|double|842|||1|
NSValue|double|490|||0|
NSAltIncValue|double|97|||0|
NSNumberOfTickMarks|int|975|||0|
NSTickMarkPosition|int|1519||below=0,above=1,leading=1,trailing=0,left=1,right=0|0|
NSAllowsTickMarkValuesOnly|bool|87|||0|
NSVertical|bool||||0|
NSMinValue|double|880|||0|0
NSMaxValue|double|842|||59|
NSValue|double|490|||0|0
NSIncrement|double|703|||1|
NSValueWraps|bool|1641|||0|0
NSAutorepeat|bool|165|||1|0
NSCellFlags|flags|165||YES=524320,NO=0|524320|
NSMinValue|double|880|||0|0
NSMaxValue|double|842|||2|
NSValue|double|490|||0|0
NSWarningValue|double|1681|||0|
NSCriticalValue|double|381|||0|
NSNumberOfTickMarks|int|975|||0|0
NSNumberOfMajorTickMarks|int|971|||0|0
NSIndicatorStyle|int|800||relevancy=0,continuousCapacity=1,discreteCapacity=2,rating=3|2|
NSTrackingMode|int|1571||selectOne=0,selectAny=1,momentary=2,momentaryAccelerator=3|0|0
NSSegmentStyle|int|1429||automatic=0,rounded=1,texturedRounded=2,roundRect=3,texturedSquare=4,capsule=5,smallSquare=6,separated=9|1|
NSTimeInterval|double||||0|
NSDatePickerType|int|422||textFieldAndStepper=0,clockAndCalendar=1,textField=2|0|0
NSDrawsBackground|bool|501|||0|0
NSAlternateContents|text|100|||0|
NSPeriodicDelay|int||||400|
NSPeriodicInterval|int||||75|
NSAuxButtonType|int|1586||push=7,check=3,radio=4,disclosureTriangle=2,square=7,smallSquare=7,round=7,bevel=7,recessed=1,roundTextured=7,roundRect=7,squareTextured=7,help=7,inline=7,disclosure=1,toolbar=7|7|
NSAuxButtonType|int|1586||push=0,roundTextured=7,recessed=1,bevel=7,square=7,smallSquare=7,round=7,roundRect=7,squareTextured=7,inline=7|7|
NSBezelStyle|int|215||rounded=1,regularSquare=2,disclosure=5,shadowlessSquare=6,circular=7,texturedSquare=8,helpButton=9,smallSquare=10,texturedRounded=11,roundedRect=12,recessed=13,roundedDisclosure=14,inline=15||0
NSButtonFlags2|flags|215||rounded=1,regularSquare=2,disclosure=5,shadowlessSquare=6,circular=7,texturedSquare=32,helpButton=33,smallSquare=34,texturedRounded=35,roundedRect=36,recessed=37,roundedDisclosure=38,inline=39|0|
NSButtonFlags2|flags|689||none=0,axesIndependently=192,proportionallyDown=128,proportionallyUpOrDown=64|0|
NSButtonFlags2|flags|1312|keyEquivalentModifierMask|YES=33554432,NO=0|0|
NSButtonFlags2|flags|366|keyEquivalentModifierMask|YES=67108864,NO=0|0|
NSButtonFlags2|flags|997|keyEquivalentModifierMask|YES=134217728,NO=0|0|
NSButtonFlags2|flags|341|keyEquivalentModifierMask|YES=268435456,NO=0|0|
NSCellFlags|flags|226||none=0,border=0,bezel=4194304,borderAndBezel=4194304|0|
NSButtonFlags|flags|226||none=0,border=8388608,borderAndBezel=8388608,bezel=8388608|0|
NSButtonFlags|flags|1145|behavior|YES=2147483648,NO=0|0|
NSButtonFlags|flags|282|behavior|YES=1073741824,NO=0|0|
NSButtonFlags|flags|281|behavior|YES=536870912,NO=0|0|
NSButtonFlags|flags|283|behavior|YES=268435456,NO=0|0|
NSButtonFlags|flags|802|behavior|YES=134217728,NO=0|0|
NSButtonFlags|flags|801|behavior|YES=67108864,NO=0|0|
NSButtonFlags|flags|803|behavior|YES=33554432,NO=0|0|
NSButtonFlags|flags|486|behavior|YES=4096,NO=0|0|
NSButtonFlags|flags|1582||YES=32768,NO=0|0|
NSButtonFlags|flags|724||0=0,1=8192,2=16384,3=24576|0|
NSButtonFlags|flags|687||none=0,left=3670016,right=2621440,below=1572864,above=1048576,overlaps=4718592,only=4194304,leading=3670016,trailing=2621440|0|
NSPullDown|bool|1144|||0|0
NSPreferredEdge|int|1087||minX=0,minY=1,maxX=2,maxY=3|1|
NSArrowPosition|int|129||noArrow=0,arrowAtCenter=1,arrowAtBottom=2|2|0
NSUsesItemFromMenu|bool|1627|||1|
NSAltersState|bool|102|||1|
NSMenuItemRespectAlignment|bool||||1|
NSAllowsKeyEquivalentLocalization|bool|814|||1|
NSAllowsKeyEquivalentMirroring|bool|912|||1|
NSTitle|text|1527|||0|
NSTag|int|1491|||0|0
NSIsAlternate|bool|98|||0|0
NSIsHidden|bool|639|||0|0
NSIsSeparator|bool|740|||0|0
NSIndent|int|705|||0|0
NSState|int|1413||on=1,off=0,mixed=-1|0|0
NSMnemonicLoc|int||||2147483647|
NSTitle|text|1527|||0|
NSNoAutoenable|not|147|||1|1
NSName|word|1454||main=_NSMainMenu,apple=_NSAppleMenu,services=_NSServicesMenu,recentDocuments=_NSRecentDocumentsMenu,window=_NSWindowsMenu,font=_NSFontMenu,help=_NSHelpMenu||
NSWindowStyleMask|flags|1539|styleMask|YES=1,NO=0|0|
NSWindowStyleMask|flags|304|styleMask|YES=2,NO=0|0|
NSWindowStyleMask|flags|884|styleMask|YES=4,NO=0|0|
NSWindowStyleMask|flags|1178|styleMask|YES=8,NO=0|0|
NSWindowStyleMask|flags|1638|styleMask|YES=16,NO=0|0|
NSWindowStyleMask|flags|484|styleMask|YES=64,NO=0|0|
NSWindowStyleMask|flags|961|styleMask|YES=128,NO=0|0|
NSWindowStyleMask|flags|1517|styleMask|YES=256,NO=0|0|
NSWindowStyleMask|flags|1588|styleMask|YES=4096,NO=0|0|
NSWindowStyleMask|flags|0|styleMask|YES=8192,NO=0|0|
NSWindowStyleMask|flags|595|styleMask|YES=32768,NO=0|0|
NSWindowBacking|int|200||buffered=2,nonretained=1,retained=0|2|
NSWindowTitle|text|1527|||0|
NSWindowSubtitle|text|1431|||0|
NSUserInterfaceItemIdentifier|string|671||||
NSFrameAutosaveName|string|581||||
NSWindowIsRestorable|bool|1182|||1|
NSWindowTabbingMode|int|1474||automatic=0,preferred=1,disallowed=2|0|0
NSWindowTabbingIdentifier|string|1473||||
NSWindowToolbarStyle|int|1552||automatic=0,expanded=1,preference=2,unified=3,compact=4|0|0
NSTitleVisibility|int|1535||visible=0,hidden=1|0|0
NSTitlebarAppearsTransparent|bool|1537|||0|0
NSTitlebarSeparatorStyle|int|1305||automatic=0,none=1,line=2,shadow=3|0|0
NSWindowAnimationBehavior|int|110||default=0,none=2,documentWindow=3,utilityWindow=4,alertPanel=5|0|0
NSWTFlags|flags|88||YES=8192,NO=0|8192|
NSWTFlags|flags|164||YES=2048,NO=0|2048|
NSWTFlags|flags|1168||YES=0,NO=1073741824|0|
NSWTFlags|flags|648||YES=2147483648,NO=0|0|
NSWTFlags|flags|993||YES=0,NO=0|0|
NSWTFlags|flags|792|initialPositionMask|YES=524288,NO=0|524288|
NSWTFlags|flags|1195|initialPositionMask|YES=1048576,NO=0|1048576|
NSWTFlags|flags|233|initialPositionMask|YES=4194304,NO=0|4194304|
NSWTFlags|flags|1556|initialPositionMask|YES=2097152,NO=0|2097152|
NSWTFlags|flags|437||YES=536870912,NO=0|536870912|
NSWTFlags|flags|623||YES=0,NO=4096|0|
NSWindowCollectionBehavior|flags|268|collectionBehavior|YES=1,NO=0|0|0
NSWindowCollectionBehavior|flags|931|collectionBehavior|YES=2,NO=0|0|0
NSWindowCollectionBehavior|flags|827|collectionBehavior|YES=4,NO=0|0|0
NSWindowCollectionBehavior|flags|1578|collectionBehavior|YES=8,NO=0|0|0
NSWindowCollectionBehavior|flags|1415|collectionBehavior|YES=16,NO=0|0|0
NSWindowCollectionBehavior|flags|1023|collectionBehavior|YES=32,NO=0|0|0
NSWindowCollectionBehavior|flags|672|collectionBehavior|YES=64,NO=0|0|0
NSWindowCollectionBehavior|flags|594|collectionBehavior|YES=128,NO=0|0|0
NSWindowCollectionBehavior|flags|591|collectionBehavior|YES=256,NO=0|0|0
NSWindowCollectionBehavior|flags|593|collectionBehavior|YES=512,NO=0|0|0
NSWindowCollectionBehavior|flags|590|collectionBehavior|YES=2048,NO=0|0|0
NSWindowCollectionBehavior|flags|592|collectionBehavior|YES=4096,NO=0|0|0
NSsFlags|flags|227||none=0,line=1,bezel=2,groove=3|2|
NSsFlags|flags|627||YES=16,NO=0|16|
NSsFlags|flags|622||YES=32,NO=0|32|
NSsFlags|flags|149||YES=512,NO=0|0|
NSsFlags|flags||||2048|
NSsFlags|flags|546||aboveHorizontalRuler=0,aboveContent=131072,belowContent=262144|131072|
NSsFlags|flags|1630||YES=65536,NO=0|65536|
NSsFlags|flags|1655||automatic=0,none=20544,allowed=41024|0|
NSsFlags|flags|663||automatic=0,none=16640,allowed=33280|0|
NSMinMagnification|double|877|||0.25|
NSMaxMagnification|double|839|||4|
NSMagnification|double|823|||1|
NScvFlags|flags|373||YES=0,NO=2|0|0
NScvFlags|flags|501||YES=4,NO=0|4|0
NSAutomaticallyAdjustsContentInsets|bool||||1|
NSsFlags|flags|657||YES=1,NO=0|0|0
NSsFlags|flags|368||regular=0,small=256,mini=256|0|0
NSCurValue|double|490|||0|0
NSEnabled|bool|516|||0|0
NSControlSize|int||||0|
NSRowHeight|double|1207|||17|
NSIntercellSpacingWidth|double|1690|intercellSpacing||3|
NSIntercellSpacingHeight|double|635|intercellSpacing||2|
NSTvFlags|flags|331||YES=2147483648,NO=0|2147483648|
NSTvFlags|flags|332||YES=1073741824,NO=0|1073741824|
NSTvFlags|flags|657|gridStyleMask|YES=536870912,NO=0|0|
NSTvFlags|flags|1647|gridStyleMask|YES=536870912,NO=0|0|
NSTvFlags|flags|514||YES=268435456,NO=0|268435456|
NSTvFlags|flags|935||YES=134217728,NO=0|134217728|
NSTvFlags|flags|334||YES=67108864,NO=0|0|
NSTvFlags|flags||||33554432|
NSTvFlags|flags|171||YES=16777216,NO=0|16777216|
NSTvFlags|flags|101||YES=8388608,NO=0|0|
NSTvFlags|flags|330||none=0,uniform=32768,sequential=32768,reverseSequential=32768,lastColumnOnly=0,firstColumnOnly=0|32768|
NSColumnAutoresizingStyle|int|330||none=0,uniform=1,sequential=2,reverseSequential=3,lastColumnOnly=4,firstColumnOnly=5|1|
NSGridStyleMask|flags|1647|gridStyleMask|YES=1,NO=0|0|0
NSGridStyleMask|flags|657|gridStyleMask|YES=2,NO=0|0|0
NSGridStyleMask|flags|405|gridStyleMask|YES=8,NO=0|0|0
NSAutosaveName|string|173||||
NSDraggingSourceMaskForLocal|int||||-1|
NSDraggingSourceMaskForNonLocal|int||||0|
NSAllowsTypeSelect|bool|1587|||1|
NSTableViewStyle|int|1483||automatic=0,fullWidth=1,inset=2,sourceList=3,plain=4|0|0
NSTableViewSelectionHighlightStyle|int|1289||none=-1,regular=0,sourceList=1|0|0
NSTableViewDraggingDestinationStyle|int|1289||none=0,regular=0,sourceList=1|0|
NSTableViewGroupRowStyle|int||||1|
NSTableViewShouldFloatGroupRows|bool|561|||1|1
NSTableViewUsesAutomaticRowHeights|bool|1618|||0|0
NSTableViewRowSizeStyle|int|1208||automatic=0,custom=0,small=1,medium=2,large=3,systemDefault=-1|0|0
NSDelegate|nil|||||
NSDataSource|nil|||||
NSOutlineViewIndentationPerLevelKey|float|707|||0|
NSOutlineViewAutoresizesOutlineColumnKey|bool|168|||0|1
NSOutineViewStronglyReferencesItems|bool||||1|
NSOutlineViewAutosaveExpandedItemsKey|bool|172|||0|0
NSOutlineViewIndentationMarkerFollowsCellKey|bool|706|||1|1
NSWidth|double|1690|||100|
NSMinWidth|double|881|||10|
NSMaxWidth|double|844|||3.4028234663852886e+38|
NSResizingMask|flags|1179|resizingMask|YES=1,NO=0|0|0
NSResizingMask|flags|1614|resizingMask|YES=2,NO=0|0|0
NSIsEditable|bool|509|||1|0
NSHidden|bool|639|||0|0
NSHeaderToolTip|text|633||||
NSStackViewOrientation|int|999||horizontal=0,vertical=1|0|
NSStackViewSecondaryAlignment|int|29||leading=1,top=1,firstBaseline=2,centerX=3,centerY=3,trailing=4,bottom=4,baseline=5,left=1,right=4,width=6,height=6|3|
NSStackViewAlignment|int|29||left=1,right=2,top=3,bottom=4,leading=5,trailing=6,width=7,height=8,centerX=9,centerY=10,baseline=11,firstBaseline=12|10|
NSStackViewVerticalClippingResistance|float|1649|||1000|
NSStackViewHorizontalClippingResistance|float|658|||1000|
NSStackViewVerticalHugging|float|1656|||250|
NSStackViewHorizontalHugging|float|664|||250|
NSStackViewSpacing|float|1395|||8|
NSStackViewdistribution|int|482||gravityAreas=-1,fill=0,fillEqually=1,fillProportionally=2,equalSpacing=3,equalCentering=4|-1|
NSStackViewEdgeInsets.top|float|1554|edgeInsets||0|
NSStackViewEdgeInsets.left|float|787|edgeInsets||0|
NSStackViewEdgeInsets.right|float|1191|edgeInsets||0|
NSStackViewEdgeInsets.bottom|float|231|edgeInsets||0|
NSStackViewDetachesHiddenViews|bool|461|||0|
NSStackViewHasFlatViewHierarchy|bool||||1|
NSIsVertical|bool|1647|||0|0
NSDividerStyle|int|483||thick=1,thin=2,paneSplitter=3|1|1
NSAutosaveName|string|173||||
NSTvFlags|flags|1586||topTabsBezelBorder=0,leftTabsBezelBorder=1,bottomTabsBezelBorder=2,rightTabsBezelBorder=3,noTabsBezelBorder=4,noTabsLineBorder=5,noTabsNoBorder=6|0|
NSAllowTruncatedLabels|bool|90|||1|
NSDrawsBackground|bool|501|||1|0
NSIdentifier|string|671||||
NSLabel|text|765|||0|
NSBoxType|int|240||primary=0,secondary=1,separator=2,oldStyle=3,custom=4|0|
NSBorderType|int|227||none=0,line=1,bezel=2,groove=3|3|
NSTitlePosition|int|1533||noTitle=0,aboveTop=1,atTop=2,belowTop=3,aboveBottom=4,atBottom=5,belowBottom=6|2|
NSTransparent|bool|1582|||0|
NSCornerRadius2|double|374|||0|0
NSBorderWidth2|double|228|||1|1
NSpiFlags|flags|709||YES=2,NO=0|0|
NSpiFlags|flags|1429||bar=0,spinning=4096|0|
NSpiFlags|flags|368||regular=0,small=256,mini=256|0|
NSpiFlags|flags|477||YES=0,NO=8192|0|
NSpiFlags|flags|216||YES=4,NO=4|4|
NSpiFlags|flags||||16384|
NSMaxValue|double|842|||100|
NSMinValue|double|880|||0|0
NSProgressIndicatorDoubleValue|double|490|||0|0
NSIsBordered|bool||||1|
NSStepperMinValue|double||||0|
NSStepperMaxValue|double||||0|
NSStepperIncrement|double||||0|
NSStepperWraps|bool||||0|
NSStepperAutorepeat|bool||||0|
presentsCalendarOverlay|bool||||0|
NSVisualEffectViewBlendingMode|int|219||behindWindow=0,withinWindow=1|0|
NSVisualEffectViewState|int|1413||followsWindowActiveState=0,active=1,inactive=2|0|
NSVisualEffectViewMaterial|int|835||appearanceBased=0,light=1,dark=2,titlebar=3,selection=4,menu=5,popover=6,sidebar=7,mediumLight=8,ultraDark=9,headerView=10,sheet=11,windowBackground=12,HUDWindow=13,fullScreenUI=15,toolTip=17,contentBackground=18,underWindowBackground=21,underPageBackground=22|0|
IBVisualEffectViewExternalMaterial|int|835||appearanceBased=0,light=1,dark=2,titlebar=3,selection=4,menu=5,popover=6,sidebar=7,mediumLight=8,ultraDark=9,headerView=10,sheet=11,windowBackground=12,HUDWindow=13,fullScreenUI=15,toolTip=17,contentBackground=18,underWindowBackground=21,underPageBackground=22|0|
IBVisualEffectViewAppearanceType|int||||0|
NSVisualEffectViewMaskImage|nil|||||
FrameName|string||||0|
GroupName|string||||0|
UseBackForwardList|bool|826|||1|
AllowsUndo|bool||||1|
NSToolbarDelegate|nil|||||
NSToolbarPrefersToBeShown|bool||||1|
NSToolbarAllowsUserCustomization|bool|93|||1|
NSToolbarAutosavesConfiguration|bool|175|||1|
NSToolbarDisplayMode|int|475||default=0,iconAndLabel=1,iconOnly=2,labelOnly=3|0|
NSToolbarSizeMode|int|1372||default=0,regular=1,small=2|0|
NSToolbarCenteredItemIdentifier|nil|||||
NSToolbarItemLabel|text|765|||0|
NSToolbarItemPaletteLabel|text|1017|||0|
NSToolbarItemTitle|text|1527|||0|
NSToolbarItemBordered|bool|229|||0|
NSToolbarItemIgnoreMinMaxSizes|bool||||0|
NSToolbarItemEnabled|bool||||1|
NSToolbarItemAutovalidates|bool|179|||1|
NSToolbarItemTag|int|1491|||0|
NSToolbarItemVisibilityPriority|int|1670|||0|
NSToolbarItemNavigational|bool|951|||0|
NSToolbarIsUserRemovable|bool||||1|
NSToolbarItemStyle|int||||0|
NSEditable|bool|509|||1|0
NSObjectClassName|string|982||||
NSAutomaticallyPreparesContent|bool|156|||0|0
NSAvoidsEmptySelection|bool|183|||1|0
NSPreservesSelection|bool|1118|||1|0
NSSelectsInsertedObjects|bool|1294|||1|0
NSFilterRestrictsInsertion|bool||||1|
NSClearsFilterPredicateOnInsertion|bool|296|||1|0
NSAutomaticallyRearrangesObjects|bool|157|||0|0
NSAlwaysUsesMultipleValuesMarker|bool|106|||0|0
NSTreeContentChildrenKey|string|286||||
NSTreeContentCountKey|string|378||||
NSTreeContentLeafKey|string|786||||
NSSharedInstance|bool|1173|||0|0
NSMatrixFlags|flags|922||radio=1073741824,list=536870912,highlight=2147483648,track=0|1073741824|
NSMatrixFlags|flags|63||YES=268435456,NO=0|268435456|
NSMatrixFlags|flags|176||YES=134217728,NO=0|0|
NSMatrixFlags|flags|1286||YES=67108864,NO=0|67108864|
NSMatrixFlags|flags|502||YES=33554432,NO=0|0|
NSMatrixFlags|flags|501||YES=16777216,NO=0|0|
NSMatrixFlags|flags|177||YES=8388608,NO=0|8388608|
NSHasVerticalScroller|bool|627|||1|
NSVisibleItemCount|int|977|||5|
NSUsesDataSource|bool|1620|||0|0
NSCompletes|bool|343|||0|0
NSButtonBordered|bool|246|||1|1
NSPathStyle|int|1028||standard=0,navigationBar=1,popUp=2|0|0
NSPreferredEdge|int|1087||minX=0,minY=1,maxX=2,maxY=3|2|
NSLeadingOffset|float|783|||0|
NSTrailingOffset|float|1574|||0|
NSParentWindow|nil|||||
NSDelegate|nil|||||
NSNextResponder|nil|||||
NSBehavior|int|214||applicationDefined=0,a=0,transient=1,t=1,semitransient=2,s=2|0|
NSAnimates|bool|108|||1|
NSTitle|text|1527||||
NSNibName|string|958||||
NSNibBundleIdentifier|string|957||||
NSControlWritingDirection|int|209||natural=-1,leftToRight=0,rightToLeft=1|0|
NSControlSize|int|368||regular=0,small=1,mini=2,large=3|0|
AVControlsStyle|int|372||none=0,inline=1,floating=2,minimal=3,default=1|1|
AVShowsFrameSteppingButtons|bool|1332|||0|0
AVShowsSharingServiceButton|bool|1352|||0|0
AVShowsFullScreenToggleButton|bool|1333|||0|0
AVVideoGravity|string|1660||||
NSGrid_rowSpacing|double|1209|||6|
NSGrid_columnSpacing|double|335|||6|
NSGrid_xPlacement|int|1705||inherited=0,none=1,leading=2,trailing=3,center=4,fill=5|2|
NSGrid_yPlacement|int|1708||inherited=0,none=1,top=2,bottom=3,center=4,fill=5|2|
NSGrid_alignment|int|1206||inherited=0,none=1,firstBaseline=2,lastBaseline=3|1|
NSGrid_yPlacement|int|1708||inherited=0,none=1,top=2,bottom=3,center=4,fill=5|0|
NSGrid_alignment|int|1206||inherited=0,none=1,firstBaseline=2,lastBaseline=3|0|
NSGrid_height|double|635|||1.1754943508222875e-38|
NSGrid_topPadding|double|1555|||0|
NSGrid_bottomPadding|double|232|||0|
NSGrid_hidden|bool|639|||0|
NSGrid_xPlacement|int|1705||inherited=0,none=1,leading=2,trailing=3,center=4,fill=5|0|
NSGrid_width|double|1690|||1.1754943508222875e-38|
NSGrid_leadingPadding|double|784|||0|
NSGrid_trailingPadding|double|1575|||0|
NSGrid_xPlacement|int|1705||inherited=0,none=1,leading=2,trailing=3,center=4,fill=5|0|
NSGrid_yPlacement|int|1708||inherited=0,none=1,top=2,bottom=3,center=4,fill=5|0|
NSGrid_alignment|int|1206||inherited=0,none=1,firstBaseline=2,lastBaseline=3|0|
NSRuleEditorAlignmentGridWidth|double||||75|
NSRuleEditorSliceHeight|double|1207|||25|
NSRuleEditorEditable|bool|509|||1|
NSRuleEditorAllowsEmptyCompoundRows|bool||||0|
NSRuleEditorDisallowEmpty|not|270|||0|
NSRuleEditorNestingMode|int|956||single=0,list=1,compound=2,simple=3|2|
NSRuleEditorStringsFileName|string|577||||
NSSelectable|bool|1277|||0|0
NSAllowsMultipleSelection|bool|78|||0|0
NSMaxNumberOfGridRows|int|841|||0|
NSMaxNumberOfGridColumns|int|840|||0|
NSDraggingSourceMaskForLocal|int||||-1|
NSDraggingSourceMaskForNonLocal|int||||0|
NSLineSpacing|double|894|||10|10
NSInteritemSpacing|double|892|||10|10
NSScrollDirection|int|1233||vertical=0,horizontal=1|0|0
NSSectionHeadersPinToVisibleBounds|bool|1262|||0|0
NSSectionFootersPinToVisibleBounds|bool|1258|||0|0
"""

  /// The number of each element's name with the numbers of its rows, a line each.
  static let elements = """
12 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
128 330 331 332 333 334 335 336 337 338 339
181 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 370 371 372 373 374
239 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 279 280 281 282 283 284
242 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 17 33
243 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
245 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 27 30 32 26 29
247 39 40 41 42 43 44 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 101 102 103 104 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125
301 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 204 205 206
313 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 400 401 402 403 404 405
317 406 407 408 409 410
319 365 366 367
327 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32 294
338 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 27 30 26 29 33 34 35 36
339 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 62 63 64 65 351 352 353 354 355
340 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32
351 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
366 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32
388 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
400 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
418 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 32 29 300
419 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 98 99 100
467 330 331 332 333 334 335 336 337 338 339
499 357 358 359 360 361 362
573 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32
574 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
609 390 391 392
611 385 386 387 388 389
612 380 381 382 383 384 385
613 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 375 376 377 378 379
679 39 40 41 42 43 44 45 46 47 49 50 51 52 53 54 55 56 57 58 59 67 68 69 70 71 72
691 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 24 25 27 30 32 23 29 37 38
798 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 32 29
799 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 88 89 90 91 92 93 94 95
830 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
837 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 32 31 344 345 346 347 348 349 350
869 142 143 144
870 132 133 134 135 136 137 138 139 140 141
872 318 319 320 321 322 323 324 325 326 327 328 329
933 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
983 330 331 332
995 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
1003 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 17 31 33 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247
1013 365 366 367
1025 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 356
1026 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 29 33
1033 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
1034 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
1063 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 32 29
1064 39 40 41 42 43 44 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 101 102 103 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131
1066 363 364
1081 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32 393 394 395 396 397 398 399
1133 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 285 286 287 288 289 290 291 292 293
1146 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
1213 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32 393 394 395 396 397 398 399
1224 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
1227 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
1235 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 192 193 194 195 196 197 198 199 200 201 202 203
1237 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 19 21 22 24 25 27 28 30 32 207 208 209 210 211
1242 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 30 32
1246 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 27 30 26 29 33 34 35 36
1247 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 62 63 64 66
1250 318 319 320 321 322 323 324 325 326 327 328 329
1267 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 27 30 26 29 33 34 35 36
1268 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 62 63 64
1272 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 96 97
1273 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 32 29
1375 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
1382 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 32 29
1383 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 73 74 75 76 77 78 79 80
1400 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 271 272 273
1401 365 366 367
1407 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 256 257 258 259 260 261 262 263 264 265 266 267 268 269 270
1419 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 30 32 29 295 296 297 298 299
1420 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 81 82 83 84 85 86 87
1443 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 21 22 24 25 27 30 32 368 369
1468 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 274 275 276
1470 365 366 367
1471 277 278
1476 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
1477 248 249 250 251 252 253 254 255
1480 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60
1481 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
1484 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 25 27 28 17 31 33 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242
1505 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 27 30 26 29 33 34 35 36
1506 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 62 63 64 65
1516 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
1541 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 24 27 30 26 29 33 34 35 36
1542 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 62 63 64 65
1546 311 312 313 314 315 316 317
1549 318 319 320 321 322 323 324 325 326 327 328 329
1550 318 319 320 321 322 323 324 325 326 327 328 329
1583 330 331 332 333 334 335 339 340 341 342
1605 330 331 332 343
1661 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
1663 365 366 367
1673 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 301 302 303 304 305 306
1683 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 307 308 309 310
1693 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191
1699 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
"""

  /// The number of each element's name with the numbers of the names of those attributes that a nib contains or
  /// that have no effect in a running app, a line each.
  static let attributes = """
12 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
128 106 156 157 183 296 509 982 1118 1294
181 96 107 118 169 264 303 372 552 639 659 660 671 913 1047 1048 1140 1332 1333 1352 1545 1580 1645 1650 1651 1660 1675 1677
239 96 107 118 169 227 228 240 264 303 374 552 564 639 659 660 671 913 1047 1048 1140 1527 1533 1545 1580 1582 1645 1650 1651 1675 1677
242 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
243 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
245 64 96 107 118 169 264 303 516 552 564 639 659 660 671 683 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
247 29 62 77 92 99 100 209 215 226 276 363 368 509 516 564 671 677 687 689 694 724 754 804 1163 1236 1277 1299 1413 1491 1527 1582 1585 1586 1634
301 96 107 118 169 264 303 373 501 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
313 78 96 107 118 169 264 303 552 564 639 659 660 671 840 841 913 1047 1048 1140 1277 1545 1580 1645 1650 1651 1675 1677
317 892 894 1233 1258 1262
319 957 958 1527
327 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
338 51 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1092 1140 1163 1307 1491 1503 1545 1580 1645 1650 1651 1675 1677
339 29 62 77 92 209 215 226 246 276 343 363 368 501 509 516 564 627 671 677 694 804 977 1049 1163 1236 1277 1299 1413 1491 1527 1585 1620 1634
340 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
351 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
366 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
388 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
396 289
400 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
414 80 413 423 487 576 1523
418 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
419 29 62 77 92 209 226 276 363 368 422 501 509 516 564 671 677 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
467 106 156 157 183 296 509 982 1118 1294
499 783 1087 1574
573 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
574 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
609 329 629 1205 1206 1705 1708
611 639 784 1575 1690 1705
612 232 635 639 1206 1555 1708
613 96 107 118 169 264 303 335 552 564 639 659 660 671 913 1047 1048 1140 1206 1209 1545 1580 1645 1650 1651 1675 1677 1705 1708
679 29 62 77 92 108 209 226 276 363 368 509 516 564 671 677 678 682 689 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
691 64 96 107 118 169 264 303 509 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
798 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
799 29 62 77 92 209 226 276 363 368 381 490 509 516 564 671 677 694 800 804 842 880 971 975 1163 1236 1277 1299 1413 1491 1527 1585 1634 1681
830 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
837 63 64 96 107 118 169 176 177 264 303 501 502 516 552 564 639 659 660 671 913 922 1047 1048 1140 1163 1286 1491 1545 1580 1645 1650 1651 1675 1677
869 147 671 1353 1454 1527
870 98 276 516 639 671 677 705 740 754 814 912 1255 1413 1491 1527 1545
872 179 229 276 538 677 693 765 951 1017 1160 1277 1373 1491 1527 1545 1670
933 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
968 66 105 384 385 386 428 539 575 576 617 618 624 734 796 817 849 852 889 891 908 952 954 955 960 963 978 1005 1035 1036 1057 1072 1074 1075 1518 1625 1712
983 156 509 982
995 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1003 64 96 101 107 118 168 169 171 172 173 264 303 330 331 332 334 514 516 552 561 564 634 639 659 660 671 706 707 913 935 1002 1047 1048 1140 1163 1207 1208 1289 1483 1491 1545 1580 1587 1618 1645 1650 1651 1662 1675 1677
1013 957 958 1527
1025 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1028 1163 1236 1277 1299 1413 1491 1527 1585 1634
1026 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
1033 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1034 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1063 64 96 107 118 169 264 303 516 552 564 639 659 660 671 683 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
1064 29 62 77 92 99 100 102 129 147 209 215 226 276 363 368 509 516 564 671 677 687 689 694 724 754 804 1087 1144 1163 1236 1277 1281 1299 1413 1491 1527 1582 1585 1586 1627 1634
1066 108 117 214 358
1081 64 96 107 118 169 264 270 303 509 516 552 564 577 639 659 660 671 913 956 1047 1048 1140 1163 1207 1491 1545 1580 1645 1650 1651 1675 1677
1133 96 107 118 169 216 264 303 368 477 490 552 639 659 660 671 709 842 880 913 1047 1048 1140 1429 1545 1580 1645 1650 1651 1675 1677
1146 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1213 64 96 107 118 169 264 270 303 509 516 552 564 577 639 659 660 671 913 956 1047 1048 1140 1163 1207 1491 1545 1580 1645 1650 1651 1675 1677
1224 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1227 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1235 96 107 118 149 169 227 264 303 501 546 552 564 622 627 639 659 660 661 662 663 671 823 839 877 913 1047 1048 1140 1545 1580 1630 1645 1650 1651 1652 1654 1655 1675 1677
1237 64 96 107 118 130 169 264 303 368 490 516 552 564 639 657 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
1242 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
1246 51 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1092 1140 1163 1307 1491 1503 1545 1580 1645 1650 1651 1675 1677
1247 29 62 77 92 209 215 226 276 363 368 501 509 516 564 671 677 694 804 859 1049 1154 1163 1236 1277 1299 1300 1301 1413 1491 1527 1585 1634
1250 179 229 276 538 677 693 765 951 1017 1160 1277 1373 1491 1527 1545 1670
1267 51 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1092 1140 1163 1307 1491 1503 1545 1580 1645 1650 1651 1675 1677
1268 29 62 77 92 209 226 276 363 368 501 509 516 564 671 677 694 804 1049 1163 1236 1277 1299 1413 1491 1527 1585 1634
1272 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1163 1236 1271 1277 1283 1299 1413 1429 1491 1527 1571 1585 1634
1273 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1271 1491 1545 1580 1645 1650 1651 1675 1677
1375 96 107 118 169 264 303 552 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1382 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
1383 29 62 77 87 92 97 209 226 276 363 368 490 509 516 564 671 677 694 804 842 880 975 1163 1236 1277 1299 1384 1413 1491 1519 1527 1585 1634
1400 96 107 118 169 173 264 303 483 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1647 1650 1651 1675 1677
1401 957 958 1527
1407 29 96 107 118 169 264 303 461 482 552 564 639 658 659 660 664 671 913 999 1047 1048 1140 1395 1545 1580 1645 1649 1650 1651 1656 1675 1677
1419 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1491 1545 1580 1645 1650 1651 1675 1677
1420 29 62 77 92 165 209 226 276 363 368 490 509 516 564 671 677 694 703 804 842 880 1163 1236 1277 1299 1413 1491 1527 1585 1634 1641
1443 64 96 107 118 169 209 264 303 368 516 552 564 639 659 660 671 913 1047 1048 1140 1163 1413 1491 1545 1580 1645 1650 1651 1675 1677
1468 90 96 107 118 169 264 303 368 501 552 564 639 659 660 671 716 913 1047 1048 1140 1545 1580 1586 1645 1650 1651 1675 1677
1470 957 958 1285 1467 1527
1471 276 671 677 765
1476 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1477 509 633 639 671 844 881 1527 1690
1480 29 62 77 92 209 226 276 363 368 509 516 564 671 677 694 804 1163 1236 1277 1299 1413 1491 1527 1585 1634
1481 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1484 64 96 101 107 118 169 171 173 264 303 330 331 332 334 514 516 552 561 564 634 639 659 660 671 913 935 1047 1048 1140 1163 1207 1208 1289 1483 1491 1545 1580 1587 1618 1645 1650 1651 1662 1675 1677
1505 51 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1092 1140 1163 1307 1491 1503 1545 1580 1645 1650 1651 1675 1677
1506 29 62 77 92 209 215 226 276 363 368 501 509 516 564 671 677 694 804 1049 1163 1236 1277 1299 1413 1491 1527 1585 1634
1516 51 59 81 92 96 107 118 169 264 303 365 404 501 509 548 552 564 605 639 659 660 665 671 694 704 808 913 1047 1048 1140 1148 1190 1277 1386 1398 1503 1511 1545 1580 1624 1632 1645 1650 1651 1657 1675 1677
1541 51 64 96 107 118 169 264 303 516 552 564 639 659 660 671 913 1047 1048 1092 1140 1163 1307 1491 1503 1545 1580 1645 1650 1651 1675 1677
1542 29 62 77 92 209 215 226 276 363 368 501 509 516 564 671 677 694 804 1049 1163 1236 1277 1299 1413 1491 1527 1585 1634
1546 93 175 475 537 692 1321 1372
1549 179 229 276 538 677 693 765 951 1017 1160 1277 1373 1491 1527 1545 1670
1550 179 229 276 538 677 693 765 951 1017 1160 1277 1373 1491 1527 1545 1670
1583 106 156 183 286 378 509 786 982 1118 1294
1605 122 156 509 982 1173
1661 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1663 957 958 1527
1673 96 107 118 169 219 264 303 552 564 639 659 660 671 835 913 1047 1048 1140 1413 1545 1580 1645 1650 1651 1675 1677
1682 44 45 431 432 671 747 748 749 811 888 1056
1683 96 107 118 169 264 303 552 564 639 659 660 671 826 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
1693 88 110 118 164 200 437 581 623 648 671 993 1168 1182 1305 1355 1431 1473 1474 1527 1535 1537 1552 1672 1680
1699 96 107 118 169 264 303 552 564 639 659 660 671 913 1047 1048 1140 1545 1580 1645 1650 1651 1675 1677
"""
}
