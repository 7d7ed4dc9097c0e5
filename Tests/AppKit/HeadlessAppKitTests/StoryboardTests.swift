import Diagnostics
import Foundation
import HeadlessAppKit
import InterfaceBuilder
import NibSources
import Testing

final class ListController: NSViewController {
  var field: NSTextField?
  private(set) var calls: [String] = []

  override func viewDidLoad() { calls.append(field == nil ? "without field" : "viewDidLoad") }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
  }

  func reload(_ sender: Any?) { calls.append("reload") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("reload:", ListController.reload)
  }
}

@MainActor
@Suite("Storyboards for macOS")
struct StoryboardTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" initialViewController="wc">
        <scenes>
            <scene sceneID="s0">
                <objects>
                    <application id="app" sceneMemberID="viewController">
                        <menu key="mainMenu" title="Main Menu" systemMenu="main" id="mm">
                            <items>
                                <menuItem title="Quit" keyEquivalent="q" id="qit">
                                    <connections><action selector="terminate:" target="fr0" id="a0"/></connections>
                                </menuItem>
                            </items>
                        </menu>
                    </application>
                    <customObject id="fr0" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="s1">
                <objects>
                    <windowController storyboardIdentifier="Main" id="wc" sceneMemberID="viewController">
                        <window key="window" title="List" visibleAtLaunch="NO" id="win">
                            <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
                            <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
                        </window>
                        <connections>
                            <segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="g1"/>
                        </connections>
                    </windowController>
                    <customObject id="fr1" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController id="vc" customClass="ListController" sceneMemberID="viewController">
                        <view key="view" id="vw">
                            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                            <subviews>
                                <textField id="fld">
                                    <rect key="frame" x="20" y="160" width="100" height="22"/>
                                    <textFieldCell key="cell" title="Ada" id="fldc"><font key="font" metaFont="system"/></textFieldCell>
                                </textField>
                                <button id="rel">
                                    <rect key="frame" x="20" y="100" width="100" height="22"/>
                                    <buttonCell key="cell" type="push" title="Reload" bezelStyle="rounded" id="relc"><font key="font" metaFont="system"/></buttonCell>
                                    <connections><action selector="reload:" target="vc" id="a1"/></connections>
                                </button>
                                <button id="det">
                                    <rect key="frame" x="20" y="60" width="100" height="22"/>
                                    <buttonCell key="cell" type="push" title="Details" bezelStyle="rounded" id="detc"><font key="font" metaFont="system"/></buttonCell>
                                    <connections><segue destination="wc2" kind="show" identifier="details" id="g2"/></connections>
                                </button>
                            </subviews>
                        </view>
                        <connections><outlet property="field" destination="fld" id="o1"/></connections>
                    </viewController>
                    <customObject id="fr2" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="s3">
                <objects>
                    <windowController id="wc2" sceneMemberID="viewController">
                        <window key="window" title="Details" visibleAtLaunch="NO" id="win2">
                            <rect key="contentRect" x="0.0" y="0.0" width="100" height="100"/>
                        </window>
                    </windowController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private static func storyboard() throws -> NSStoryboard {
    try NSStoryboard(document: IBDocument(parsing: Array(text.utf8), file: nil))
  }

  @Test func `scenes have identifiers, and the first is the initial one`() throws {
    let storyboard = try Self.storyboard()
    #expect(storyboard.initialIdentifier == "Main")
    #expect(storyboard.identifiers == ["Main", "MainMenu", "NSWindowController-wc2"])
    #expect(storyboard.diagnostics.isEmpty, "\(storyboard.diagnostics)")
  }

  @Test func `the initial window shows the view of its controller, which has its outlets`() throws {
    let controller = try #require(
      try Self.storyboard().instantiateInitialController() as? NSWindowController)
    #expect(controller.window?.title == "List")
    let list = try #require(controller.contentViewController as? ListController)
    #expect(same(controller.window?.contentView, list.view))
    #expect(list.field?.stringValue == "Ada")
    #expect(list.calls == ["viewDidLoad"])
    #expect(list.view.subviews.count == 3)
  }

  @Test func `a control of a view sends its action to the controller`() throws {
    let controller = Self.list(try Self.storyboard())
    let button = try #require(controller?.view.subviews[1] as? NSButton)
    button.performClick(nil)
    #expect(controller?.calls.last == "reload")
  }

  @Test func `a control that triggers a segue shows the window of another scene`() throws {
    let storyboard = try Self.storyboard()
    let initial = storyboard.instantiateInitialController() as? NSWindowController
    let controller = try #require(initial?.contentViewController as? ListController)
    let button = try #require(controller.view.subviews[2] as? NSButton)
    button.performClick(nil)
    #expect(controller.calls.last == "prepare details")
    controller.performSegue(withIdentifier: "unknown", sender: nil)
    #expect(controller.calls.last == "prepare details")
  }

  @Test func `the main menu is a scene without a controller`() throws {
    let environment = AppKitEnvironment()
    try environment.run {
      let scene = try Self.storyboard().scene("MainMenu")
      #expect(scene.controller == nil)
      #expect(NSApplication.shared.mainMenu?.items.map(\.title) == ["Quit"])
      #expect(scene.nib.connections.map(\.name) == ["terminate:"])
      #expect(scene.nib.connections[0].destination == nil)
    }
  }

  @Test func `an unknown scene is an error that lists the others`() throws {
    let storyboard = try Self.storyboard()
    #expect(storyboard.instantiateController(withIdentifier: "Other") == nil)
    let error = #expect(throws: NibError.self) { try storyboard.scene("Other") }
    #expect(error?.message.contains("NSWindowController-wc2") == true)
  }

  @Test func `a controller and its window are released together`() throws {
    weak var window: NSWindow?
    weak var content: NSViewController?
    do {
      let controller = try Self.storyboard().instantiateInitialController() as? NSWindowController
      window = controller?.window
      content = controller?.contentViewController
      #expect(content != nil)
    }
    #expect(window == nil)
    #expect(content == nil)
  }

  private static func list(_ storyboard: NSStoryboard) -> ListController? {
    let controller = storyboard.instantiateInitialController() as? NSWindowController
    return controller?.contentViewController as? ListController
  }
}
