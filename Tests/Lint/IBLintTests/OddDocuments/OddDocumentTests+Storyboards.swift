import IBLint
import Testing

// What rules on storyboards say of odd documents.
extension OddDocumentTests {
  static let storyboards = [
    Case(
      "duplicate-storyboard-id",
      macStoryboard(
        """
        <scene sceneID="s"><objects>
            <windowController storyboardIdentifier="main" id="a" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="t"><objects>
            <viewController ↓storyboardIdentifier="main" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="u"><objects>
            <viewController ↓storyboardIdentifier="main" id="c" sceneMemberID="viewController"/>
        </objects></scene>
        """)),
    Case(
      "duplicate-storyboard-id",
      Example(
        """
        <viewController storyboardIdentifier="" id="a"/>
        <viewController storyboardIdentifier="" id="b"/>
        <viewController storyboardIdentifier="list" restorationIdentifier="list" id="c"/>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="list" id="d"/>
        """, in: .scene)),
    Case(
      "missing-entry-point",
      macStoryboard(
        """
        <scene sceneID="s"><objects>
            <application id="a" sceneMemberID="viewController"/>
        </objects></scene>
        """)),
    Case("missing-entry-point", Example("", in: .storyboard)),
    Case(
      "missing-entry-point",
      Example(
        #"<viewController storyboardIdentifier="list" id="a" sceneMemberID="viewController"/>"#,
        in: .scene, root: #"initialViewController="""#)),
    Case(
      "missing-entry-point",
      Example(
        """
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="">
            <scenes>
                <scene sceneID="s"><objects>
                    <viewController storyboardIdentifier="" id="a" sceneMemberID="viewController"/>
                </objects></scene>
            </scenes>
        </document>
        """, in: .document)),
    Case(
      "missing-entry-point",
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="r">
            <scenes>
                <scene sceneID="s"><objects>
                    <viewControllerPlaceholder storyboardName="Other" id="r" sceneMemberID="viewController"/>
                </objects></scene>
            </scenes>
        </document>
        """, in: .document)),
    Case(
      "segue-without-identifier",
      macStoryboard(
        """
        <scene sceneID="s"><objects>
            <windowController id="a" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="relationship" relationship="window.shadowedContentViewController" id="1"/>
                    ↓<segue destination="b" kind="sheet" id="2"/>
                </connections>
            </windowController>
            <viewController id="b" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="sheet" identifier="again" id="3"/>
                </connections>
            </viewController>
        </objects></scene>
        """)),
    Case(
      "segue-without-identifier",
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v">
                <subviews>
                    <containerView id="c">
                        <connections>
                            <segue destination="a" kind="embed" id="1"/>
                        </connections>
                    </containerView>
                </subviews>
            </view>
            <connections>
                ↓<segue destination="x" kind="unwind" unwindAction="back:" id="2"/>
                ↓<segue destination="a" kind="show" identifier="" id="3"/>
                <segue destination="a" kind="show" identifier="peek" id="4">
                    <segue key="commit" inheritsFrom="parent" id="5"/>
                </segue>
            </connections>
        </viewController>
        <tapGestureRecognizer id="t">
            <connections>
                <segue destination="a" kind="show" id="6"/>
            </connections>
        </tapGestureRecognizer>
        <exit id="x" sceneMemberID="exit"/>
        """, in: .scene)),
    Case(
      "unreachable-scene",
      macStoryboard(
        """
        <scene sceneID="s"><objects>
            <application id="a" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="t"><objects>
            <windowController id="w" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="relationship" relationship="window.shadowedContentViewController" id="1"/>
                </connections>
            </windowController>
        </objects></scene>
        <scene sceneID="u"><objects>
            <viewController id="b" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="x"><objects>
            ↓<viewController id="c" sceneMemberID="viewController"/>
        </objects></scene>
        """, root: #" initialViewController="w""#)),
    // References to other storyboards are reached, and reach, as scenes do.
    Case(
      "unreachable-scene",
      Example(
        """
        <scene sceneID="s"><objects>
            <tabBarController id="a" sceneMemberID="viewController">
                <connections>
                    <segue destination="r" kind="relationship" relationship="viewControllers" id="1"/>
                    <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
                </connections>
            </tabBarController>
        </objects></scene>
        <scene sceneID="t"><objects>
            <viewControllerPlaceholder storyboardName="Other" id="r" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="u"><objects>
            <viewController id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard, root: #"initialViewController="a""#)),
    Case("unreachable-scene", Example("", in: .storyboard)),
  ]

  @Test(arguments: storyboards) func `scenes are checked where storyboards are odd`(_ test: Case)
    throws
  {
    try check(test)
  }
}
