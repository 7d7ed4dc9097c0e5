import IBLint
import Testing

// What rules on connections say of odd documents.
extension OddDocumentTests {
  static let connections = [
    Case(
      "dangling-connection",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
        <button id="a">
            <buttonCell key="cell" id="c"/>
            <connections>
                <action selector="save:" target="-2" id="d"/>
                ↓<action selector="save:" target="gone" id="e"/>
                ↓<binding destination="gone" name="enabled" keyPath="self.isOn" id="f"/>
                <outlet property="nextKeyView" destination="c" id="g"/>
            </connections>
        </button>
        """, in: .macXib)),
    Case(
      "dangling-connection",
      Example(
        """
        <tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" id="v">
                <prototypes>
                    <tableViewCell reuseIdentifier="row" id="p">
                        <connections>
                            ↓<outlet property="title" destination="gone" id="a"/>
                            ↓<segue destination="gone" kind="show" id="b"/>
                            <segue destination="r" kind="show" id="c"/>
                        </connections>
                    </tableViewCell>
                </prototypes>
            </tableView>
            <connections>
                <segue destination="x" kind="unwind" identifier="back" unwindAction="back:" id="d"/>
                ↓<segue destination="gone" kind="relationship" relationship="rootViewController" id="e"/>
            </connections>
        </tableViewController>
        <viewControllerPlaceholder storyboardName="Other" id="r"/>
        <exit id="x" sceneMemberID="exit"/>
        """, in: .scene)),
    Case(
      "dangling-connection",
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections>
                ↓<outletCollection property="rows" destination="gone" id="a"/>
                <outletCollection property="rows" destination="b" id="c"/>
                <outlet property="height" destination="h" id="d"/>
                <outlet property="guide" destination="g" id="e"/>
                ↓<outlet property="none" destination="" id="f"/>
            </connections>
        </placeholder>
        <view id="b">
            <viewLayoutGuide key="safeArea" id="g"/>
            <constraints>
                <constraint firstAttribute="height" constant="4" id="h"/>
            </constraints>
        </view>
        """)),
    Case(
      "duplicate-connection",
      Example(
        """
        <viewController id="v" sceneMemberID="viewController">
            <connections>
                <outlet property="title" destination="v" id="a"/>
                <outletCollection property="parts" destination="v" id="b"/>
                ↓<outletCollection property="parts" destination="v" id="c"/>
                ↓<outletCollection property="parts" destination="v" id="d"/>
                <segue destination="v" kind="show" identifier="again" id="e"/>
                <segue destination="v" kind="show" identifier="again" id="f"/>
            </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="w" sceneMemberID="firstResponder">
            <connections>
                <outlet property="title" destination="v" id="g"/>
            </connections>
        </placeholder>
        """, in: .scene)),
    Case(
      "duplicate-connection",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner">
            <connections>
                <outlet property="window" destination="w" id="a"/>
                ↓<outlet property="window" destination="w" id="b"/>
            </connections>
        </customObject>
        <window id="w">
            <connections>
                <outlet property="delegate" destination="-2" id="c"/>
                <binding destination="-2" name="title" keyPath="name" id="d"/>
                <binding destination="-2" name="hidden" keyPath="name" id="e"/>
            </connections>
        </window>
        <menuItem id="m">
            <connections>
                <action selector="show:" target="-2" id="f"/>
                ↓<action selector="show:" target="-2" id="g"/>
            </connections>
        </menuItem>
        """, in: .macXib)),
    Case(
      "mixed-collection",
      Example(
        """
        <tableViewCell id="c" customClass="Row">
            <connections>
                <outletCollection property="limits" destination="h" id="a"/>
                <outletCollection property="limits" destination="w" id="b"/>
                <outletCollection property="parts" destination="l" id="d"/>
                ↓<outletCollection property="parts" destination="m" id="e"/>
                <outletCollection property="parts" destination="gone" id="f"/>
            </connections>
            <tableViewCellContentView key="contentView" id="v">
                <subviews>
                    <label id="l"/>
                    <label customClass="Badge" id="m"/>
                </subviews>
                <constraints>
                    <constraint firstAttribute="height" constant="4" id="h"/>
                    <constraint firstAttribute="width" constant="4" id="w"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """)),
    Case(
      "collection-order",
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DialController">
            <connections>
                ↓<outletCollection property="keys" destination="c" id="1"/>
                <outletCollection property="labels" destination="l" id="2"/>
                <outletCollection property="keys" destination="a" id="3"/>
                <outletCollection property="keys" destination="b" id="4"/>
                <outletCollection property="gestureRecognizers" destination="s" id="5"/>
                <outletCollection property="gestureRecognizers" destination="r" id="6"/>
            </connections>
        </placeholder>
        <stackView id="root">
            <subviews>
                <button id="a"/>
                <button id="b"/>
                <button id="c"/>
                <label id="l"/>
            </subviews>
        </stackView>
        <tapGestureRecognizer id="r"/>
        <tapGestureRecognizer id="s"/>
        """)),
    Case(
      "action-arguments",
      Example(
        """
        <menuItem id="m">
            <connections>
                ↓<action selector="newDocument" target="-1" id="a"/>
            </connections>
        </menuItem>
        <menuItem id="n">
            <connections>
                <action selector="performClose:" target="-1" id="b"/>
            </connections>
        </menuItem>
        <tableView id="t">
            <connections>
                ↓<action trigger="doubleAction" selector="open:at:" target="-2" id="c"/>
            </connections>
        </tableView>
        """, in: .macXib)),
    Case(
      "action-arguments",
      Example(
        """
        <tableViewController id="t" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="n">
                <barButtonItem key="rightBarButtonItem" id="b">
                    <connections>
                        <action selector="add:with:" destination="t" id="a"/>
                    </connections>
                </barButtonItem>
            </navigationItem>
            <connections>
                <segue destination="x" kind="unwind" unwindAction="back:" id="c"/>
                ↓<segue destination="x" kind="unwind" unwindAction="back:from:" id="d"/>
                <segue destination="t" kind="show" id="e"/>
            </connections>
        </tableViewController>
        <exit id="x" sceneMemberID="exit"/>
        <pongPressGestureRecognizer id="p">
            <connections>
                <action selector="held" destination="t" id="f"/>
                <action selector="held:" destination="t" id="g"/>
                ↓<action selector="held:at:" destination="t" id="h"/>
            </connections>
        </pongPressGestureRecognizer>
        """, in: .scene)),
  ]

  @Test(arguments: connections) func `connections are found where documents are odd`(_ test: Case)
    throws
  {
    try check(test)
  }
}
