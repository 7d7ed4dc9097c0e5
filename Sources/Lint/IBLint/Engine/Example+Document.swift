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
}
