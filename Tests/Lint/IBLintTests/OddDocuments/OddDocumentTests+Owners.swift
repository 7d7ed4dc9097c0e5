import IBLint
import Testing

// What rules on File's Owner and other placeholders say of odd documents.
extension OddDocumentTests {
  static let owners = [
    Case(
      "first-responder-outlet",
      macStoryboard(
        """
        <scene sceneID="s"><objects>
            <viewController id="b" sceneMemberID="viewController"/>
            <customObject id="f" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder">
                <connections>
                    ↓<outlet property="title" destination="b" id="1"/>
                </connections>
            </customObject>
        </objects></scene>
        """)),
    Case(
      "controller-without-view",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="ExampleWindowController">
            <connections>
                <outlet property="window" destination="w" id="a"/>
            </connections>
        </customObject>
        <window id="w"/>
        """, in: .macXib)),
    Case(
      "controller-without-view",
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="NSViewController"/>
        <customView id="v"/>
        """, in: .macXib, evidence: .possible)),
    Case(
      "controller-without-view",
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController"/>"#
      )),
    Case(
      "misplaced-view-outlet",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="NSWindowController">
            <connections>
                ↓<outlet property="window" destination="v" id="a"/>
            </connections>
        </customObject>
        <window id="w">
            <view key="contentView" id="v"/>
        </window>
        """, in: .macXib)),
    Case(
      "view-as-file-owner",
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView"/>"#,
        evidence: .possible)),
    Case(
      "views-share-owner",
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="StatusBar">
            <connections>
                <outlet property="small" destination="a" id="c"/>
                <outlet property="large" destination="b" id="d"/>
            </connections>
        </customObject>
        <customView id="a"/>
        <customView id="b"/>
        """, in: .macXib)),
    Case(
      "owner-is-root-class",
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="TermsView"/>
        <customView id="a" customClass="TermsView"/>
        """, in: .macXib)),
    Case(
      "content-view-outlet",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="StatusBar">
            <connections>
                ↓<outlet property="contentView" destination="a" id="b"/>
            </connections>
        </customObject>
        <customView id="a"/>
        """, in: .macXib)),
    Case(
      "cell-outlets-on-owner",
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TileController">
            <connections>
                <outletCollection property="labels" destination="a" id="b"/>
            </connections>
        </placeholder>
        <collectionViewCell id="c">
            <collectionViewCellContentView key="contentView" id="v">
                <subviews>
                    <label id="a"/>
                </subviews>
            </collectionViewCellContentView>
        </collectionViewCell>
        """)),
    Case(
      "ambiguous-roots",
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GridController">
            <connections>
                <outletCollection property="tiles" destination="a" id="c"/>
                <outletCollection property="tiles" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="a" customClass="Tile"/>
        <view id="b" customClass="Tile"/>
        <view id="e" tag="3" customClass="Tile"/>
        <tapGestureRecognizer id="f"/>
        <tapGestureRecognizer id="g"/>
        """)),
    Case(
      "outlet-on-owner-and-view",
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections>
                ↓<outletCollection property="keys" destination="b" id="1"/>
                <outlet property="keys" destination="b" id="2"/>
                <outlet property="delegate" destination="-1" id="3"/>
            </connections>
        </placeholder>
        <view id="a" customClass="Pad">
            <subviews>
                <button id="b"/>
            </subviews>
            <connections>
                <outletCollection property="keys" destination="b" id="4"/>
                <outlet property="delegate" destination="-1" id="5"/>
            </connections>
        </view>
        """)),
    Case(
      "unused-external-object",
      Example(
        """
        <viewController id="v" sceneMemberID="viewController"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <viewControllerPlaceholder storyboardName="Other" id="r"/>
        """, in: .scene)),
    Case(
      "unused-external-object",
      Example(
        """
        <placeholder placeholderIdentifier="Store" id="a" customClass="Store"/>
        <button id="b">
            <connections>
                <action selector="save:" destination="a" eventType="touchUpInside" id="c"/>
            </connections>
        </button>
        """)),
    Case(
      "unused-owner-class",
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        <window id="w"/>
        """, in: .macXib)),
    Case(
      "unused-owner-class",
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass=""/><view id="a"/>"#
      )),
    Case(
      "unused-owner-class",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
        <textField id="t">
            <connections>
                <binding destination="-2" name="value" keyPath="self.name" id="a"/>
            </connections>
        </textField>
        """, in: .macXib)),
    Case(
      "classless-owner-outlets",
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="">
            <connections>
                <outletCollection property="rows" destination="a" id="b"/>
            </connections>
        </placeholder>
        <label id="a"/>
        """)),
  ]

  @Test(arguments: owners) func `owners are checked where documents are odd`(_ test: Case) throws {
    try check(test)
  }
}
