import IBLint
import Testing

// What rules on ids, identifiers and classes say of odd documents.
extension OddDocumentTests {
  static let identity = [
    Case(
      "duplicate-id",
      Example(
        """
        <button id="a">
            <buttonCell key="cell" id="b"/>
        </button>
        <tableView id="t">
            <tableColumns>
                ↓<tableColumn id="b">
                    <textFieldCell key="dataCell" id="d"/>
                </tableColumn>
            </tableColumns>
        </tableView>
        <menu id="m">
            <items>
                ↓<menuItem id="d"/>
            </items>
        </menu>
        """, in: .macXib)),
    Case(
      "duplicate-id",
      Example(
        """
        <scene sceneID="s">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v">
                        <viewLayoutGuide key="safeArea" id="g"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="4" id="h"/>
                            ↓<constraint firstAttribute="width" constant="4" id="h"/>
                        </constraints>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <scene sceneID="a">
            <objects>
                ↓<viewController id="a" sceneMemberID="viewController"/>
                ↓<placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        """, in: .storyboard)),
    Case(
      "duplicate-reuse-id",
      Example(
        """
        <collectionView dataMode="prototypes" id="c">
            <cells>
                <collectionViewCell reuseIdentifier="tile" id="a"/>
                <collectionViewCell ↓reuseIdentifier="tile" id="b"/>
                <collectionViewCell reuseIdentifier="" id="d"/>
                <collectionViewCell reuseIdentifier="" id="e"/>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="tile" id="f"/>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="tile" id="g"/>
        </collectionView>
        <tableView dataMode="static" id="t">
            <sections>
                <tableViewSection id="s">
                    <cells>
                        <tableViewCell reuseIdentifier="row" id="h"/>
                        <tableViewCell reuseIdentifier="row" id="i"/>
                    </cells>
                </tableViewSection>
            </sections>
        </tableView>
        """, in: .view)),
    Case(
      "duplicate-reuse-id",
      Example(
        """
        <tableView id="t">
            <tableColumns>
                <tableColumn identifier="name" id="a"/>
                <tableColumn identifier="name" id="b"/>
            </tableColumns>
        </tableView>
        """, in: .macXib)),
    Case(
      "prototype-without-reuse-id",
      Example(
        """
        <tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" id="v">
                <prototypes>
                    ↓<tableViewCell reuseIdentifier="" id="a"/>
                    <tableViewCell reuseIdentifier="row" id="b"/>
                </prototypes>
            </tableView>
        </tableViewController>
        <collectionViewController id="c" sceneMemberID="viewController">
            <collectionView key="view" dataMode="none" id="w">
                <cells/>
            </collectionView>
        </collectionViewController>
        """, in: .scene)),
    // A cell's own document is registered under whatever id the code likes.
    Case("prototype-without-reuse-id", Example(#"<tableViewCell id="a"/>"#)),
    Case(
      "custom-class-module",
      Example(
        """
        <viewController ↓customClass="ListController" id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="custom" ↓customClass="FadeSegue" id="b"/>
                <segue destination="a" kind="custom" customClass="FadeSegue" customModule="App" id="c"/>
            </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" customClass="UIResponder" sceneMemberID="firstResponder"/>
        """, in: .scene)),
    Case(
      "custom-class-module",
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
        <customObject id="a" ↓customClass="AppDelegate"/>
        <customView id="b" ↓customModule="App" customModuleProvider="target"/>
        <textField id="c" customClass="App.Field"/>
        <textField id="d" customClass="" customModule="App"/>
        <textField id="e" customModule=""/>
        <textField id="f" ↓customClass="Field" customModule=""/>
        """, in: .macXib)),
    Case(
      "duplicate-restoration-id",
      Example(
        """
        <scene sceneID="s">
            <objects>
                <viewController restorationIdentifier="list" id="a" sceneMemberID="viewController">
                    <view key="view" restorationIdentifier="list" id="b"/>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="t">
            <objects>
                <viewController id="c" sceneMemberID="viewController">
                    <view key="view" restorationIdentifier="list" id="d"/>
                </viewController>
            </objects>
        </scene>
        """, in: .storyboard)),
  ]

  @Test(arguments: identity) func `identity is checked where documents are odd`(_ test: Case)
    throws
  {
    try check(test)
  }
}
