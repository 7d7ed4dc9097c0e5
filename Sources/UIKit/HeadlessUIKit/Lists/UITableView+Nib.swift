import Foundation

extension UITableView {
  /// The references for separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  func decodeTable(_ nib: NibValues) {
    rowHeight = nib.cgFloat("UIRowHeight") ?? 44
    sectionHeaderHeight = nib.cgFloat("UISectionHeaderHeight") ?? Self.automaticDimension
    sectionFooterHeight = nib.cgFloat("UISectionFooterHeight") ?? Self.automaticDimension
    estimatedRowHeight = nib.cgFloat("UIEstimatedRowHeight") ?? 0
    estimatedSectionHeaderHeight = nib.cgFloat("UIEstimatedSectionHeaderHeight") ?? 0
    estimatedSectionFooterHeight = nib.cgFloat("UIEstimatedSectionFooterHeight") ?? 0
    sectionHeaderTopPadding = nib.cgFloat("UISectionHeaderTopPadding") ?? Self.automaticDimension
    fillerRowHeight = nib.cgFloat("UIFillerRowHeight") ?? 0
    isPrefetchingEnabled = nib.bool("UIPrefetchingEnabled") ?? true
    separatorStyle =
      nib.enumeration("UISeparatorStyleIOS9AndLater")
      ?? nib.enumeration("UISeparatorStyleIOS5AndLater") ?? nib.enumeration("UISeparatorStyle")
      ?? .none
    separatorColor = nib.object("UISeparatorColor")
    ownSeparatorInset = nib.insets("UISeparatorInset")
    separatorInsetReference = nib.enumeration("UISeparatorInsetReference") ?? .fromCellEdges
    insetsContentViewsToSafeArea = nib.bool("UIInsetsContentViewsToSafeArea") ?? true
    sectionIndexMinimumDisplayRowCount = nib.int("UISectionIndexMinimumDisplayRowCount") ?? 0
    sectionIndexColor = nib.object("UISectionIndexColor")
    sectionIndexBackgroundColor = nib.object("UISectionIndexBackgroundColor")
    sectionIndexTrackingBackgroundColor = nib.object("UISectionIndexTrackingBackgroundColor")
    allowsSelection = nib.bool("UIAllowsSelection") ?? true
    allowsSelectionDuringEditing = nib.bool("UIAllowsSelectionDuringEditing") ?? false
    allowsMultipleSelection = nib.bool("UIAllowsMultipleSelection") ?? false
    allowsMultipleSelectionDuringEditing =
      nib.bool("UIAllowsMultipleSelectionDuringEditing") ?? false
    tableHeaderView = nib.object("UITableHeaderView")
    tableFooterView = nib.object("UITableFooterView")
    backgroundView = nib.object("UIBackgroundView")
    dataSource = nib.object("UIDataSource") as? any UITableViewDataSource
  }

  class func registerTable(_ nib: NibRegistrar) {
    nib.delegate("dataSource", \UITableView.dataSource)
    nib.delegate("prefetchDataSource", \UITableView.prefetchDataSource)
    nib.outlet("tableHeaderView", \UITableView.tableHeaderView)
    nib.outlet("tableFooterView", \UITableView.tableFooterView)
    nib.outlet("backgroundView", \UITableView.backgroundView)
    nib.outlet("rowHeight", \UITableView.rowHeight)
    nib.outlet("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    nib.outlet("sectionFooterHeight", \UITableView.sectionFooterHeight)
    nib.outlet("estimatedRowHeight", \UITableView.estimatedRowHeight)
    nib.outlet("separatorStyle", \UITableView.separatorStyle)
    nib.outlet("separatorColor", \UITableView.separatorColor)
    nib.outlet("separatorInset", \UITableView.separatorInset)
    nib.outlet("allowsSelection", \UITableView.allowsSelection)
    nib.outlet("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    nib.outlet("sectionIndexColor", \UITableView.sectionIndexColor)
    nib.outlet("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
  }
}

extension UITableViewCell {
  /// The styles of separators.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}
