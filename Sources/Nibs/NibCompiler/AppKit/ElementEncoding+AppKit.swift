import InterfaceBuilder
import XMLTree

extension ElementEncoding {
  /// The encodings of AppKit's elements, by the number of the element's name.
  static let appKitTable: [ElementEncoding?] = {
    let writers = Dictionary(
      uniqueKeysWithValues: appKitViews + appKitControls + appKitCells + appKitOthers)
    return NibRows.elements.indices.map { number in
      let element = Name(rawValue: UInt32(number))
      guard element.elementKind == .object || element.elementKind == .constraint,
        let className = IBSchema.className(of: element, on: .macOS)
      else { return nil }
      let groups = IBSchema.groupNames(of: element)
      let group =
        groups.contains("nscontrol")
        ? appKitGroups["nscontrol"]
        : groups.lazy.compactMap { appKitGroups[$0] }.first
      guard let writer = writers[element] ?? group else { return nil }
      return ElementEncoding(appKitClasses[element] ?? className, rows: element, writer)
    }
  }()

  /// The classes that nibs contain instead of the classes that objects have at run time.
  private static let appKitClasses: [Name: String] = [
    Names.window: "NSWindowTemplate", Names.customView: "NSCustomView",
    Names.containerView: "NSCustomView", Names.customObject: "NSCustomObject",
    Names.customFormatter: "NSFormatter", Names.application: "NSCustomObject",
  ]

  /// The functions that write the elements of a group, unless the lists below handle the element.
  private static let appKitGroups: [String: Writer] = [
    "nsview": { $0.writeNSView() }, "nscontrol": { $0.writeNSControl() },
    "cell": { $0.writeCell() }, "nsobjectController": { $0.writeObjectController() },
  ]

  private static let appKitViews: [(Name, Writer)] = [
    (Names.customView, { $0.writeCustomView() }),
    (Names.containerView, { $0.writeCustomView() }),
    (Names.scrollView, { $0.writeNSScrollView() }),
    (Names.clipView, { $0.writeClipView() }),
    (Names.tableHeaderView, { $0.writeTableHeaderView() }),
    (Names.textView, { $0.writeNSTextView() }),
    (Names.stackView, { $0.writeNSStackView() }),
    (Names.splitView, { $0.writeSplitView() }),
    (Names.tabView, { $0.writeTabView() }),
    (Names.box, { $0.writeBox() }),
    (Names.webView, { $0.writeOldWebView() }),
    (Names.gridView, { $0.writeGridView() }),
    (Names.collectionView, { $0.writeNSCollectionView() }),
  ]

  private static let appKitControls: [(Name, Writer)] = [
    (Names.scroller, { $0.writeScroller() }),
    (Names.tableView, { $0.writeNSTableView() }),
    (Names.outlineView, { $0.writeNSTableView() }),
    (Names.colorWell, { $0.writeColorWell() }),
    (Names.textField, { $0.writeNSTextField() }),
    (Names.searchField, { $0.writeNSTextField() }),
    (Names.secureTextField, { $0.writeNSTextField() }),
    (Names.comboBox, { $0.writeNSTextField() }),
    (Names.tokenField, { $0.writeNSTextField() }),
    (Names.imageView, { $0.writeNSImageView() }),
    (Names.matrix, { $0.writeMatrix() }),
    (Names.slider, { $0.writeNSControl(keepsSubviews: true) }),
    (Names.segmentedControl, { $0.writeNSControl(keepsSubviews: true) }),
    (Names.switch, { $0.writeNSSwitch() }),
    (Names.ruleEditor, { $0.writeRuleEditor() }),
    (Names.predicateEditor, { $0.writeRuleEditor() }),
  ]

  private static let appKitCells: [(Name, Writer)] = [
    (Names.textFieldCell, { $0.writeTextFieldCell() }),
    (Names.secureTextFieldCell, { $0.writeTextFieldCell() }),
    (Names.comboBoxCell, { $0.writeComboBoxCell() }),
    (Names.tokenFieldCell, { $0.writeTextFieldCell() }),
    (Names.searchFieldCell, { $0.writeSearchFieldCell() }),
    (Names.buttonCell, { $0.writeButtonCell() }),
    (Names.popUpButtonCell, { $0.writePopUpButtonCell() }),
    (Names.imageCell, { $0.writeImageCell() }),
    (Names.segmentedCell, { $0.writeSegmentedCell() }),
    (Names.datePickerCell, { $0.writeDatePickerCell() }),
  ]

  private static let appKitOthers: [(Name, Writer)] = [
    (Names.constraint, { $0.writeConstraint() }),
    (Names.window, { $0.writeNSWindow() }),
    (Names.customObject, { $0.writeCustomObject() }),
    (Names.menu, { $0.writeMenu() }),
    (Names.menuItem, { $0.writeMenuItem() }),
    (Names.tableColumn, { $0.writeTableColumn() }),
    (Names.tabViewItem, { $0.writeTabViewItem() }),
    (Names.gridRow, { $0.writeGridRow() }),
    (Names.gridColumn, { $0.writeGridColumn() }),
    (Names.gridCell, { $0.writeGridCell() }),
    (Names.collectionViewFlowLayout, { $0.writeNSFlowLayout() }),
    (Names.toolbar, { $0.writeNSToolbar() }),
    (Names.toolbarItem, { $0.writeToolbarItem() }),
    (Names.dateFormatter, { $0.writeDateFormatter() }),
    (Names.numberFormatter, { $0.writeNumberFormatter() }),
    (Names.customFormatter, { $0.writeAppKitKeys(of: Names.customFormatter) }),
    (Names.viewController, { $0.writeNSViewController() }),
    (Names.windowController, { $0.writeWindowController() }),
    (Names.tabViewController, { $0.writeContainerController() }),
    (Names.splitViewController, { $0.writeContainerController() }),
    (Names.splitViewItem, { $0.writeAppKitKeys(of: Names.splitViewItem) }),
    (Names.application, { $0.writeApplication() }),
    (Names.collectionViewItem, { $0.writeNSViewController() }),
    (Names.popover, { $0.writeNSPopover() }),
    (Names.drawer, { $0.writeDrawer() }),
    (Names.webPreferences, { $0.writeWebPreferences() }),
    (Names.userDefaultsController, { $0.writeUserDefaultsController() }),
  ]
}
