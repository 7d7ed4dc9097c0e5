import InterfaceBuilder
import NibCompiler
import NibFormat

/// Storyboards of the tests.
enum SampleStoryboard {
  /// A list in a navigation controller, a detail with a container, a reference, and a scene that nothing
  /// leads to.
  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" initialViewController="nav">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
              <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            </navigationBar>
            <connections>
              <segue destination="lst" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
          </navigationController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController id="lst" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" id="tbl">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <sections>
                <tableViewSection headerTitle="Things" id="sec"><cells>
                  <tableViewCell contentMode="scaleToFill" rowHeight="60" id="c1">
                    <rect key="frame" x="0.0" y="50" width="375" height="60"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                    </tableViewCellContentView>
                    <connections>
                      <segue destination="det" kind="show" identifier="detail" id="sg1"/>
                    </connections>
                  </tableViewCell>
                  <tableViewCell contentMode="scaleToFill" id="c2">
                    <rect key="frame" x="0.0" y="110" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c2" id="v2">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells></tableViewSection>
              </sections>
              <connections><outlet property="delegate" destination="lst" id="o1"/></connections>
            </tableView>
            <navigationItem key="navigationItem" title="List" id="itm"/>
          </tableViewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f2"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="Detail" id="det" sceneMemberID="viewController"
            useStoryboardIdentifierAsRestorationIdentifier="YES">
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="top"/>
              <viewControllerLayoutGuide type="bottom" id="bot"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="dvw">
              <rect key="frame" x="0.0" y="64" width="375" height="603"/>
              <subviews>
                <containerView opaque="NO" contentMode="scaleToFill" id="box">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                  <connections><segue destination="emb" kind="embed" id="sg2"/></connections>
                </containerView>
                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn">
                  <rect key="frame" x="0.0" y="100" width="80" height="30"/>
                  <connections>
                    <segue destination="ref" kind="presentation" id="sg3"/>
                  </connections>
                </button>
              </subviews>
              <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="top"
                  secondAttribute="bottom" id="k1"/>
              </constraints>
              <connections>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES"
                  id="o2"/>
              </connections>
            </view>
            <connections><outlet property="box" destination="box" id="o3"/></connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f3"/>
          <tapGestureRecognizer id="tap">
            <connections><action selector="tapped:" destination="det" id="a1"/></connections>
          </tapGestureRecognizer>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="emb" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="evw">
              <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s5"><objects>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="First" id="ref"
            sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s6"><objects>
          <viewController id="alo" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// The document of ``text``.
  static func document() throws -> IBDocument { try IBDocument(parsing: text) }

  /// What ``text`` is compiled to; an empty storyboard where that fails, which every test notices.
  static var compiled: CompiledStoryboard { (try? compile(text)) ?? CompiledStoryboard() }

  /// Compiles a text.
  static func compile(_ text: String) throws -> CompiledStoryboard {
    try NibCompiler().compileStoryboard(IBDocument(parsing: text)).storyboard
  }

  /// Two controllers and a segue of the first one, which is initial.
  static func twoScenes(segue: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="a" sceneMemberID="viewController">
            <connections>\(segue)</connections>
          </viewController>
          <exit id="x" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="b" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }
}

/// Questions to a nib, as a loader would ask them.
struct NibView {
  let graph: NibGraph

  init(_ graph: NibGraph?) { self.graph = graph ?? NibGraph() }

  func className(_ object: Int) -> String { graph.className(of: object) }

  func objects(_ name: String) -> [Int] {
    graph.objects.indices.filter { className($0) == name }
  }

  func object(_ key: String, of object: Int) -> Int? {
    guard case .object(let target)? = graph.value(key, of: object) else { return nil }
    return target
  }

  func text(_ key: String, of object: Int) -> String? {
    guard let string = self.object(key, of: object),
      case .data(let bytes)? = graph.value("NS.bytes", of: string)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  func numbers(_ key: String, of object: Int) -> [Double]? {
    guard case .data(let bytes)? = graph.value(key, of: object) else { return nil }
    return NibGeometry(bytes)?.numbers
  }

  func members(of key: String, in object: Int) -> [Int] {
    guard let list = self.object(key, of: object) else { return [] }
    return graph.values(of: list).compactMap { key, value in
      guard key == "UINibEncoderEmptyKey", case .object(let member) = value else { return nil }
      return member
    }
  }

  /// The entries of a dictionary whose keys are strings.
  func entries(of dictionary: Int) -> [(key: String, value: Int)] {
    let members = graph.values(of: dictionary).compactMap { key, value -> Int? in
      guard key == "UINibEncoderEmptyKey", case .object(let member) = value else { return nil }
      return member
    }
    return stride(from: 0, to: members.count - 1, by: 2).compactMap { place in
      guard case .data(let bytes)? = graph.value("NS.bytes", of: members[place]) else {
        return nil
      }
      return (String(decoding: bytes, as: UTF8.self), members[place + 1])
    }
  }

  /// The destination of the first outlet of a name.
  func outlet(_ label: String) -> Int? {
    let connection = objects("UIRuntimeOutletConnection").first {
      text("UILabel", of: $0) == label
    }
    return connection.flatMap { object("UIDestination", of: $0) }
  }

  /// The destination of an object's outlet.
  func connection(_ label: String, from source: Int) -> Int? {
    let connection = objects("UIRuntimeOutletConnection").first {
      text("UILabel", of: $0) == label && object("UISource", of: $0) == source
    }
    return connection.flatMap { object("UIDestination", of: $0) }
  }

  /// The identifiers of placeholders.
  var placeholders: [String] {
    objects("UIProxyObject").compactMap { text("UIProxiedObjectIdentifier", of: $0) }
  }
}
