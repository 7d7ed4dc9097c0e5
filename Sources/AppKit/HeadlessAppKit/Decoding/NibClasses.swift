import ObjectFields

/// The classes that objects of a nib have, by the names in nibs. Objects of other classes are records.
@MainActor
enum NibClasses {
  static let types: [String: any NibDecodable.Type] = {
    var types: [String: any NibDecodable.Type] = [:]
    for type in views + controls + others { types[name(of: type)] = type }
    for name in cells { types[name] = NSCell.self }
    for name in plainViews { types[name] = NSView.self }
    for name in recognizers { types[name] = NSGestureRecognizer.self }
    for name in toolbarItems { types[name] = NSToolbarItem.self }
    for name in viewControllers { types[name] = NSViewController.self }
    for name in segues { types[name] = SegueTemplate.self }
    types["IBNSWindowController"] = NSWindowController.self
    return types
  }()

  private static let views: [any NibDecodable.Type] = [
    NSView.self, NSScrollView.self, NSClipView.self, NSBox.self, NSStackView.self,
    NSSplitView.self, NSTextView.self, NSTabView.self, NSTableCellView.self,
    NSProgressIndicator.self, NSVisualEffectView.self, NSCollectionView.self,
  ]

  private static let controls: [any NibDecodable.Type] = [
    NSControl.self, NSTextField.self, NSSecureTextField.self, NSSearchField.self, NSComboBox.self,
    NSTokenField.self, NSButton.self, NSPopUpButton.self, NSImageView.self, NSSlider.self,
    NSStepper.self, NSSegmentedControl.self, NSDatePicker.self, NSColorWell.self,
    NSPathControl.self, NSLevelIndicator.self, NSRuleEditor.self, NSPredicateEditor.self,
    NSScroller.self, NSBrowser.self, NSMatrix.self, NSTableView.self, NSOutlineView.self,
  ]

  private static let others: [any NibDecodable.Type] = [
    NSWindow.self, NSPanel.self, NSMenu.self, NSMenuItem.self, NSToolbar.self, NSToolbarItem.self,
    NSTabViewItem.self, NSTableColumn.self, NSCell.self, NSLayoutConstraint.self,
    NSGestureRecognizer.self, NSWindowController.self, NSViewController.self,
    NSObjectController.self, NSArrayController.self, NSTreeController.self,
    NSDictionaryController.self, NSUserDefaultsController.self,
  ]

  private static let cells = [
    "NSActionCell", "NSTextFieldCell", "NSSecureTextFieldCell", "NSSearchFieldCell",
    "NSComboBoxCell", "NSTokenFieldCell", "NSButtonCell", "NSPopUpButtonCell", "NSMenuItemCell",
    "NSImageCell", "NSSliderCell", "NSStepperCell", "NSSegmentedCell", "NSDatePickerCell",
    "NSPathCell", "NSLevelIndicatorCell", "NSTableHeaderCell", "NSBrowserCell", "NSFormCell",
  ]

  private static let plainViews = [
    "NSTableHeaderView", "_NSCornerView", "NSOpenGLView", "WKWebView", "WebView", "NSRulerView",
  ]

  private static let recognizers = [
    "NSClickGestureRecognizer", "NSPanGestureRecognizer", "NSPressGestureRecognizer",
    "NSMagnificationGestureRecognizer", "NSRotationGestureRecognizer",
  ]

  private static let toolbarItems = [
    "NSToolbarSpaceItem", "NSToolbarFlexibleSpaceItem", "NSToolbarSeparatorItem",
    "NSToolbarShowColorsItem", "NSToolbarShowFontsItem", "NSToolbarPrintItem",
    "NSToolbarCustomizeToolbarItem", "NSToolbarItemGroup", "NSSearchToolbarItem",
    "NSTrackingSeparatorToolbarItem", "NSMenuToolbarItem",
  ]

  private static let segues = [
    "NSStoryboardSegueTemplate", "NSStoryboardShowSegueTemplate", "NSStoryboardModalSegueTemplate",
    "NSStoryboardSheetSegueTemplate", "NSStoryboardPopoverSegueTemplate",
    "NSStoryboardEmbedSegueTemplate",
  ]

  private static let viewControllers = [
    "NSSplitViewController", "NSTabViewController", "NSPageController",
    "NSCollectionViewItem",
  ]

  /// Returns the name of a class without its module.
  nonisolated static func name(of type: AnyClass) -> String {
    let name = _typeName(type, qualified: false)
    return name
  }

  /// Returns the name of an object's class.
  nonisolated static func name(of object: AnyObject) -> String {
    switch object {
    case let record as NibRecord: record.className
    case let standIn as NibStandIn: standIn.className
    default: name(of: type(of: object))
    }
  }
}
