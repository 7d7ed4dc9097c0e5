extension Example {
  /// A whole document whose root element is marked, for rules that report the document itself.
  static let markedDocument = """
    <?xml version="1.0" encoding="UTF-8"?>
    ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="a"/>
        </objects>
    </document>
    """

  /// Returns a table view controller with a static cell.
  /// - Parameters:
  ///   - className: The class of the controller.
  ///   - mark: The mark of a finding at the table.
  ///   - connections: The element with the controller's connections.
  static func staticTable(
    of className: String? = nil, mark: String = "", _ connections: String? = nil
  ) -> String {
    let custom = className.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <tableViewController id="a"\(custom) sceneMemberID="viewController">
          \(mark)<tableView key="view" dataMode="static" id="b">
              <sections>
                  <tableViewSection id="c">
                      <cells>
                          <tableViewCell id="d">
                              <tableViewCellContentView key="contentView" id="e"/>
                          </tableViewCell>
                      </cells>
                  </tableViewSection>
              </sections>
          </tableView>\(connections.map { "\n    " + $0 } ?? "")
      </tableViewController>
      """
  }
}
