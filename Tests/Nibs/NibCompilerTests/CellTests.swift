import Diagnostics
import NibCompiler
import NibFormat
import Testing

struct CellTests {
  private let cell = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" reuseIdentifier="Cell" id="v">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="v" id="c">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><label text="Title" id="l"/></subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """

  @Test func `a cell has its content view and a separator as subviews`() throws {
    let nib = try CompiledXib(cell)
    let classes = nib.members("UISubviews", of: nib.object("v")).map { nib.graph.className(of: $0) }
    #expect(classes == ["UITableViewCellContentView", "_UITableViewCellSeparatorView"])
    #expect(nib.target("UIContentView", of: nib.object("v")) == nib.object("c"))
    #expect(nib["v", "UIReuseIdentifier"] == "\"Cell\"")
    #expect(nib["v", "UISelectionStyle"] == "0")
    #expect(nib["v", "UITextLabel"] == "nil")
  }

  @Test func `older tools leave room for the separator below the content`() throws {
    #expect(try CompiledXib(cell)["c", "UIBounds"] == "[0.0, 0.0, 320.0, 44.0]")
    #expect(
      try CompiledXib(cell, toolsVersion: 11762)["c", "UIBounds"] == "[0.0, 0.0, 320.0, 43.5]")
  }

  @Test func `content without a stored frame leaves the same room`() throws {
    let inset = cell.replacing(
      #"<rect key="frame" x="0" y="0" width="320" height="44"/>"#,
      with: #"<frame key="frameInset" width="320" height="44"/>"#)
    #expect(
      try CompiledXib(inset, toolsVersion: 11762)["c", "UIBounds"] == "[0.0, 0.0, 320.0, 43.5]")
  }

  @Test func `cells state their configurations since Xcode 12`() throws {
    #expect(try CompiledXib(cell, toolsVersion: 16097)["v", "UIContentConfigurationView"] == nil)
    #expect(try CompiledXib(cell, toolsVersion: 17147)["v", "UIContentConfigurationView"] == "nil")
  }

  @Test func `the usual gray behind a table with groups has its name`() throws {
    func name(_ style: String) throws -> String? {
      let nib = try CompiledXib(
        view(
          """
          <color key="backgroundColor" red="0.94901960784313721" green="0.94901960784313721"
            blue="0.96862745098039216" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          """, element: "tableView", "style=\"\(style)\""))
      let color = nib.target("UIBackgroundColor", of: nib.object("v"))
      return color.flatMap { nib[$0, "UISystemColorName"] }
    }
    #expect(try name("grouped") == "\"systemGroupedBackgroundColor\"" && name("plain") == nil)
  }

  @Test func `a collection's cell has its constraints on its content`() throws {
    let nib = try CompiledXib(
      """
      <collectionViewCell contentMode="center" reuseIdentifier="Item" id="v">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" contentMode="center">
          <rect key="frame" x="0" y="0" width="50" height="50"/>
          <subviews><label id="l"/></subviews>
        </view>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/>
        </constraints>
      </collectionViewCell>
      """, toolsVersion: 11762)
    let content = nib.target("UIContentView", of: nib.object("v"))
    #expect(nib["v", "UIViewAutolayoutConstraints"] == nil)
    #expect(nib.memberIDs("UIViewAutolayoutConstraints", of: content) == ["k"])
    #expect(nib.target("NSSecondItem", of: nib.object("k")) == content)
  }

  @Test func `a collection's cell has its safe area on its content`() throws {
    let nib = try CompiledXib(
      """
      <collectionViewCell contentMode="center" id="v">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" contentMode="center">
          <rect key="frame" x="0" y="0" width="50" height="50"/>
          <subviews><label id="l"/></subviews>
        </view>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="k"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="g"/>
        <connections><outlet property="top" destination="k" id="o"/></connections>
      </collectionViewCell>
      """, attributes: #"useSafeAreas="YES""#)
    let content = nib.target("UIContentView", of: nib.object("v"))
    #expect(nib["v", "UIViewLayoutGuides"] == nil)
    #expect(nib.memberIDs("UIViewLayoutGuides", of: content) == ["g"])
    #expect(nib.target("UILayoutGuideOwningView", of: nib.object("g")) == content)
    #expect(nib.target("NSSecondItem", of: nib.object("k")) == nib.object("g"))
  }

  @Test(arguments: [
    #"<collectionViewCell id="v">"#, #"<collectionViewCell customClass="Cell" id="v">"#,
  ])
  func `the masks of a cell are those of its content view`(_ cell: String) throws {
    let nib = try CompiledXib(
      """
      \(cell)
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" contentMode="center">
          <rect key="frame" x="0" y="0" width="50" height="50"/>
          <subviews><label id="a"/><label id="b"/></subviews>
        </view>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="l"/>
        </constraints>
        <variation key="default">
          <mask key="subviews"><exclude reference="b"/></mask>
        </variation>
      </collectionViewCell>
      """)
    let content = nib.target("UIContentView", of: nib.object("v"))
    #expect(nib.memberIDs("UISubviews", of: content) == ["a"])
    #expect(nib.memberIDs("UIViewAutolayoutConstraints", of: content) == ["k"])
    let list = nib.members("UINibTraitStorageListsKey").first
    let storage = nib.members("UITraitStorages", of: list).first
    #expect(storage.flatMap { nib[$0, "UIKeyPath"] } == "\"traitStorageSubviews\"")
    #expect(nib.target("UIObject", of: storage) == content)
  }

  @Test func `a content view with an id has the masks of its cell unless it has its own`() throws {
    func subviews(_ mask: String, on content: String = "") throws -> [String] {
      let nib = try CompiledXib(
        """
        <tableViewCell id="v">
          <rect key="frame" x="0" y="0" width="50" height="50"/>
          <tableViewCellContentView key="contentView" tableViewCell="v" id="c">
            <rect key="frame" x="0" y="0" width="50" height="50"/>
            <subviews><label id="a"/><label id="b"/></subviews>
            \(content)
          </tableViewCellContentView>
          \(mask)
        </tableViewCell>
        """)
      return nib.memberIDs("UISubviews", of: nib.object("c")).compactMap(\.self)
    }
    func mask(_ id: String) -> String {
      #"<variation key="default"><mask key="subviews"><exclude reference="\#(id)"/></mask></variation>"#
    }
    #expect(try subviews(mask("b")) == ["a"])
    #expect(try subviews(mask("b"), on: mask("a")) == ["b"])
    #expect(try subviews("") == ["a", "b"])
  }

  @Test func `a prototype is a nib of its own, data only when the nib is encoded`() throws {
    let nib = try CompiledXib(
      """
      <collectionView contentMode="scaleToFill" id="v">
        <rect key="frame" x="0" y="0" width="320" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" id="f">
          <size key="itemSize" width="60" height="80"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="Item" id="i">
          <rect key="frame" x="0" y="0" width="60" height="80"/>
          <connections><outlet property="list" destination="v" id="o"/></connections>
        </collectionViewCell></cells>
      </collectionView>
      """)
    #expect(nib["f", "UILineSpacing"] == "20.0")
    #expect(nib["f", "UIItemSize"] == "[60.0, 80.0]")
    // The prototype is no object of the list's nib.
    #expect(nib.object("i") == nil)
    #expect(nib.graph.nested.count == 1)
    let inner = try #require(nib.graph.nested.values.first)
    let proxies = inner.objects.indices.filter { inner.className(of: $0) == "UIProxyObject" }
    let identifiers = proxies.compactMap { proxy -> String? in
      guard case .object(let string)? = inner.value("UIProxiedObjectIdentifier", of: proxy),
        case .data(let bytes)? = inner.value("NS.bytes", of: string)
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(identifiers.contains { $0.hasPrefix("UpstreamPlaceholder-") })
    let read = try NIBArchive.decode(NIBArchive.encode(nib.graph))
    #expect(read.values.contains { read.embedded($0)?.objects.count == inner.objects.count })
  }
}
