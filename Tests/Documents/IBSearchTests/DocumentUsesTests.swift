import Diagnostics
import IBSearch
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct DocumentUsesTests {
  private func document(_ objects: String) throws -> IBDocument {
    try IBDocument(parsing: Documents.xib(objects))
  }

  private static let objects = """
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view customClass="CardView" customModule="App" restorationIdentifier="card" id="v">
        <subviews>
            <button id="b">
                <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="12"/>
                <state key="normal" title="Save" image="disk">
                    <color key="titleColor" name="Sand"/>
                </state>
                <connections>
                    <action selector="save:" destination="v" eventType="touchUpInside" id="a"/>
                    <segue destination="v" kind="show" identifier="next" id="s"/>
                </connections>
            </button>
            <label id="l">
                <attributedString key="attributedText"><fragment content="Hello"/></attributedString>
                <attributedString key="userComments"><fragment content="no text"/></attributedString>
            </label>
        </subviews>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="saveButton" destination="b" id="o"/></connections>
    </view>
    """

  @Test(arguments: [
    (DocumentUse.Kind.class, ["CardView"]), (.text, ["Save", "Hello"]), (.image, ["disk"]),
    (.color, ["Sand"]), (.font, ["Avenir-Book"]), (.action, ["save:"]), (.outlet, ["saveButton"]),
    (.segue, ["next"]), (.identifier, ["card"]), (.attribute, ["layer.masksToBounds"]),
    (.element, ["placeholder", "view", "button", "label"]), (.storyboard, []),
  ])
  func `a document has names of each kind`(_ kind: DocumentUse.Kind, _ names: [String]) throws {
    #expect(try document(Self.objects).uses([kind]).map(\.name) == names)
  }

  @Test func `a use has its place, its object and its detail`() throws {
    let use = try #require(document(Self.objects).uses([.class]).first)
    #expect(use.sourceRange.start.line == 5 && use.sourceRange.start.column == 7)
    #expect(use.object?.id == "v" && use.detail == "App" && !use.isReference)
    let ids = try document(Self.objects).uses([.id]).filter { $0.name == "b" }
    #expect(ids.map(\.isReference) == [false, true])
  }

  @Test func `colors and symbols of the system are told apart from those of the app`() throws {
    let uses = try document(
      """
      <imageView image="anchor" catalog="system" id="a"><color key="tintColor" systemColor="labelColor"/></imageView>
      <imageView image="anchor" id="b"><color key="tintColor" name="Sand"/></imageView>
      """
    ).uses([.image, .color])
    #expect(
      uses.map { "\($0.name) \($0.detail ?? "app")" } == [
        "anchor system", "labelColor system", "anchor app", "Sand app",
      ])
  }

  @Test func `the placeholders of Interface Builder have no class of the app`() throws {
    let document = try IBDocument(
      parsing: Documents.macXib(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Harbor"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        <customObject id="1" customClass="NSObject"/>
        """))
    let uses = document.uses([.class])
    #expect(uses.map(\.name) == ["Harbor", "NSObject"])
    #expect(uses.map(\.isOfSystem) == [false, true])
  }

  @Test func `strings of runtime attributes are texts`() throws {
    let uses = try document(
      """
      <view id="v"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Low tide"/>
          <userDefinedRuntimeAttribute type="string" keyPath="notes"><string key="value">Two
      lines</string></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isQuiet" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """
    ).uses([.text])
    #expect(uses.map(\.name) == ["Low tide", "Two\nlines"])
    #expect(uses.map(\.detail) == ["caption", "notes"])
  }

  @Test func `an image of a runtime attribute is an image`() throws {
    let uses = try document(
      """
      <view id="v"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="image" keyPath="overlay" value="star"/>
          <userDefinedRuntimeAttribute type="string" keyPath="caption" value="star"/>
      </userDefinedRuntimeAttributes></view>
      """
    ).uses([.image])
    #expect(uses.map(\.name) == ["star"] && uses.map(\.property) == ["value"])
  }

  @Test func `the plug-ins of Interface Builder are no identifiers of the app`() throws {
    let document = try IBDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <dependencies><deployment identifier="iOS"/><development version="8000" identifier="xcode"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
        <objects><view restorationIdentifier="card" id="v"/></objects></document>
        """)
    #expect(document.uses([.identifier]).map(\.name) == ["card"])
  }

  @Test func `the identifiers of toolbars are those that the app knows`() throws {
    let document = try IBDocument(
      parsing: Documents.macXib(
        """
        <window id="w"><toolbar key="toolbar" implicitIdentifier="\(Self.uuid)" explicitIdentifier="Main" id="t">
        <allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="\(Self.uuid)" explicitItemIdentifier="Save" id="1"/>
        <toolbarItem implicitItemIdentifier="Open" id="2"/>
        <toolbarItem implicitItemIdentifier="Old" explicitItemIdentifier="New" id="3"/>
        <toolbarItem implicitItemIdentifier="\(Self.uuid)" id="4"/>
        <toolbarItem implicitItemIdentifier="NSToolbarPrintItem" id="5"/>
        </allowedToolbarItems></toolbar></window>
        """))
    let uses = document.uses([.identifier])
    #expect(uses.map(\.name) == ["Main", "Save", "Open", "New"])
    #expect(uses.first?.detail == "explicitIdentifier")
    #expect(
      document.objects.compactMap(\.toolbarIdentifier) == [
        "Main", "Save", "Open", "New", "NSToolbarPrintItem",
      ])
    let renamed = try Renaming(.identifier, from: "Save", to: "Store").bytes(of: document)
    #expect(
      renamed.map { String(decoding: $0, as: UTF8.self) }?
        .contains("explicitItemIdentifier=\"Store\"") == true)
  }

  private static let uuid = "0A7B1E52-35B6-4D0B-8D0E-2E6D0D3E9F40"

  @Test func `a pattern is a name, or a regular expression`() throws {
    #expect(
      UsePattern(equalTo: "Save").matches("Save") && !UsePattern(equalTo: "Save").matches("Saved"))
    let expression = try UsePattern(expression: "^s.v", ignoresCase: true)
    #expect(expression.matches("Saved") && !expression.matches("Unsaved"))
    #expect(throws: (any Error).self) { try UsePattern(expression: "(") }
  }

  @Test func `words and literals of a source are told apart, and comments are left out`() {
    let names = SourceNames(
      Array(
        """
        // CardView
        /* CardView /* CardView */ CardView */
        class CardView { let name = "CardView", other = "a \\"CardView\\"" }
        let cards: [CardView]
        """.utf8))
    #expect(names.ranges(of: "CardView", literals: false).count == 2)
    #expect(names.ranges(of: "CardView", literals: true).count == 1)
    #expect(names.declarations(of: "CardView") == 1)
  }

  @Test func `the words of interpolations are words`() {
    let names = SourceNames(
      Array(
        ##"""
        let a = "icon \(icon.name(of: "icon")) \("\(icon)") icon", b = #"\(icon) \#(icon)"#
        let c = """
          \(icon) "icon"
          """ + icon
        """##.utf8))
    #expect(names.ranges(of: "icon", literals: false).count == 5)
    #expect(names.ranges(of: "icon", literals: true).count == 1)
    #expect(names.tokens.map(\.range.lowerBound) == names.tokens.map(\.range.lowerBound).sorted())
  }

  @Test func `the outlets and actions that Swift sources declare are found`() {
    let names = SourceNames(
      Array(
        """
        class Pier: UIView {
          @IBOutlet private weak var tide: UILabel!
          @IBOutlet var lamps: [UIView]! { didSet { sort() } }
          @IBOutlet var bow, stern: UIView!, ropes: Group<A, B>?, `default`: [Int: UIView]!
          @objc(mast) @IBOutlet private(set) weak var pole: UIView!
          // @IBOutlet var gone: UIView!
          var plain: UIView!
          @IBAction func moor(_ sender: UIButton) { let text = "@IBOutlet var no: Int" }
          @IBAction private func cast(sender: Any, forEvent event: UIEvent) {}
          @IBAction func wave() {}
          @objc(leave:) @IBAction public func go(_ sender: Any = f(a: 1)) {}
          @IBAction @objc(stay:forEvent:) func rest(_ sender: (Int, Int), event: UIEvent) {}
          @objc(plain) @available(iOS 13, *) @IBAction func simple() {}
          @objc(none) func none() {}
          @objc @IBAction func old(_ sender: Any) {}
          @IBSegueAction func show(_ coder: NSCoder, sender: Any?, id: String?) -> UIViewController? { nil }
          func quiet(_ sender: Any) {}
        }
        """.utf8))
    #expect(
      names.declaredOutlets == ["tide", "lamps", "bow", "stern", "ropes", "default", "mast"])
    #expect(
      names.declaredActions == [
        "moor:", "castWithSender:forEvent:", "wave", "leave:", "stay:forEvent:", "plain", "old:",
        "show:sender:id:",
      ])
  }

  @Test func `the outlets and actions that Objective-C sources declare are found`() {
    let names = SourceNames(
      Array(
        """
        @interface Pier : UIView {
          IBOutlet UILabel *tide;
          IBOutlet UILabel *bow, *stern;
          IBOutlet __weak id<A, B> crew, owner;
        }
        @property (weak, nonatomic) IBOutlet UIView *lamp; // IBOutlet UIView *gone;
        @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
        @property (strong) IBOutlet UIView *dock NS_AVAILABLE_IOS(9_0);
        @property (weak) IBOutlet id<Rope> rope NS_AVAILABLE_IOS(9_0);
        @property (weak) UIView IBOutlet * _Nullable mast UI_APPEARANCE_SELECTOR;
        @property (weak) IBOutlet UIView *a API_AVAILABLE(ios(9.0), macos(10)), *b;
        @property (strong) UIView *plain;
        - (IBAction)moor:(id)sender;
        - (void)setTide:(IBOutlet UIView *)tide;
        - (IBAction)wave { [self stop]; }
        - (IBAction)leave NS_AVAILABLE_IOS(9_0);
        - (IBAction) cast:(id)sender forEvent:(UIEvent *)event {}
        - (void)quiet:(id)sender;
        @end
        """.utf8), nestsComments: false)
    #expect(
      names.declaredOutlets == [
        "tide", "bow", "stern", "crew", "owner", "lamp", "buttons", "dock", "rope", "mast", "a",
        "b",
      ])
    #expect(names.declaredActions == ["moor:", "wave", "leave", "cast:forEvent:"])
  }
}
