import Diagnostics
import Foundation
import HeadlessAppKit
import NibSources
import Testing

final class AccountController: NSWindowController {
  var field: NSTextField?
  private(set) var saves = 0
  private(set) var calls: [String] = []

  func save(_ sender: Any?) { saves += 1 }

  override func awakeFromNib() { calls.append(field == nil ? "awake without field" : "awake") }
  override func windowDidLoad() { calls.append("windowDidLoad") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("save:", AccountController.save)
  }
}

final class AccountHelper: NSObject, NibObject {
  weak var controller: AccountController?
  private(set) var isAwake = false

  func awakeFromNib() { isAwake = controller != nil }
}

/// Returns whether two references are to the same object; a comparison in a macro crashes the compiler (Swift 6.3).
func same(_ first: AnyObject?, _ second: AnyObject?) -> Bool { first === second }

@MainActor
@Suite("Loading nibs for macOS")
struct LoadingTests {
  private func load(_ owner: AnyObject?) throws -> LoadedNib {
    try MacDocuments.nib(MacDocuments.account).load(withOwner: owner)
  }

  @Test func `a window, its views and their values exist after loading`() throws {
    let nib = try load(nil)
    let window = try #require(nib.object(withID: "win") as? NSWindow)
    #expect(window.title == "Account")
    #expect(window.frame == CGRect(x: 196, y: 240, width: 300, height: 100))
    #expect(window.contentView?.subviews.count == 3)
    let field = try #require(nib.object(withID: "fld") as? NSTextField)
    #expect(field.stringValue == "Ada")
    #expect(field.placeholderString == "Name")
    #expect(field.isEditable)
    #expect(field.frame == CGRect(x: 20, y: 60, width: 260, height: 22))
    #expect(field.toolTip == "Your name")
    #expect(same(field.window, window))
    #expect((nib.object(withID: "sav") as? NSButton)?.title == "Save")
  }

  @Test func `menus have their items with keys`() throws {
    let menu = try #require(try load(nil).object(withID: "men") as? NSMenu)
    #expect(menu.items.map(\.title) == ["Quit", ""])
    #expect(menu.items.map(\.isSeparatorItem) == [false, true])
    #expect(menu.items[0].keyEquivalent == "q")
    #expect(same(menu.items[0].target, NSApplication.shared))
  }

  @Test func `the owner receives its outlets, and is told after the other objects`() throws {
    let controller = AccountController(window: nil)
    let nib = try load(controller)
    #expect(same(controller.window, nib.object(withID: "win")))
    #expect(same(controller.window?.windowController, controller))
    #expect(same(controller.field, nib.object(withID: "fld")))
    #expect(same(controller.window?.delegate, controller))
    #expect(controller.calls == ["awake"])
    #expect(same(nib.owner, controller))
  }

  @Test func `a connected view in a toolbar is part of its item`() throws {
    let nib = try MacDocuments.nib(
      MacDocuments.xib(
        connections: #"<outlet property="search" destination="fld" id="c1"/>"#,
        """
        <window id="win">
            <rect key="contentRect" x="0.0" y="0.0" width="300" height="100"/>
            <toolbar key="toolbar" implicitIdentifier="T" id="bar">
                <allowedToolbarItems>
                    <toolbarItem implicitItemIdentifier="A" label="Search" id="itm">
                        <box key="view" id="box">
                            <rect key="frame" x="0.0" y="0.0" width="90" height="22"/>
                            <view key="contentView" id="con">
                                <rect key="frame" x="0.0" y="0.0" width="90" height="22"/>
                                <subviews>
                                    <textField id="fld">
                                        <rect key="frame" x="0.0" y="0.0" width="90" height="22"/>
                                        <textFieldCell key="cell" id="cel"/>
                                    </textField>
                                </subviews>
                            </view>
                        </box>
                    </toolbarItem>
                </allowedToolbarItems>
                <defaultToolbarItems/>
            </toolbar>
        </window>
        """)
    ).load()
    func find(_ id: String, in nodes: [LoadedObject]) -> LoadedObject? {
      nodes.lazy.compactMap { $0.id == id ? $0 : find(id, in: $0.children) }.first
    }
    let item = try #require(find("itm", in: nib.hierarchy))
    #expect(item.children.map(\.id) == ["fld"])
    let outlet = try #require(nib.hierarchy[0].connections.first)
    let destination = try #require(outlet.destination)
    #expect(nib.id(of: destination) == "fld")
  }

  @Test func `an accessibility relationship connects two objects`() throws {
    let nib = try MacDocuments.nib(
      MacDocuments.xib(
        """
        <customView id="v">
            <rect key="frame" x="0.0" y="0.0" width="90" height="22"/>
            <subviews>
                <box id="one"><rect key="frame" x="0.0" y="0.0" width="40" height="22"/>
                    <connections>
                        <accessibilityConnection property="title" destination="two" id="c1"/>
                    </connections>
                </box>
                <box id="two"><rect key="frame" x="50" y="0.0" width="40" height="22"/></box>
            </subviews>
        </customView>
        """)
    ).load()
    let connection = try #require(nib.connections.first { $0.kind == .accessibility })
    #expect(connection.name == "AXTitleUIElement")
    #expect(nib.id(of: connection.source) == "one")
    #expect(connection.destination.flatMap { nib.id(of: $0) } == "two")
    #expect(nib.outline().contains("AXTitleUIElement -> NSBox #two"))
  }

  @Test func `an app's object is created, connected and told`() throws {
    let controller = AccountController(window: nil)
    let helper = try #require(try load(controller).object(withID: "hlp") as? AccountHelper)
    #expect(same(helper.controller, controller))
    #expect(helper.isAwake)
  }

  @Test func `an outlet without a property is a warning that names it, as AppKit logs it`() throws {
    let nib = try load(AccountController(window: nil))
    #expect(
      nib.diagnostics.map(\.message).contains {
        $0.contains("Failed to connect (missing) outlet from (AccountController) to (NSTextField)")
      })
    #expect(nib.connections.filter { !$0.isSet }.map(\.name) == ["missing"])
  }

  @Test func `a click sends the action to the target`() throws {
    let controller = AccountController(window: nil)
    let nib = try load(controller)
    let button = try #require(nib.object(withID: "sav") as? NSButton)
    button.performClick(nil)
    #expect(controller.saves == 1)
    button.isEnabled = false
    button.performClick(nil)
    #expect(controller.saves == 1)
  }

  @Test func `an action of the first responder has no destination`() throws {
    let actions = try load(nil).connections.filter { $0.kind == .action }
    #expect(actions.map(\.name) == ["terminate:", "save:", "undo:"])
    #expect(same(actions[0].destination, NSApplication.shared))
    #expect(actions[2].destination == nil)
  }

  @Test func `bindings have their key paths and options`() throws {
    let nib = try load(nil)
    let binding = try #require(nib.connections.first { $0.kind == .binding })
    #expect(binding.name == "value")
    #expect(binding.keyPath == "selection.name")
    #expect(binding.options["NSContinuouslyUpdatesValue"] as? Bool == true)
    #expect((binding.destination as? NSArrayController)?.objectClassName == "Person")
  }

  @Test func `owner and application are no top-level objects`() throws {
    let nib = try load(nil)
    #expect(nib.topLevelObjects.compactMap { nib.id(of: $0) } == ["win", "men", "arr", "hlp"])
    let roles = nib.hierarchy.map(\.role)
    #expect(roles.prefix(2) == [.filesOwner, .application])
    #expect(roles.dropFirst(2).allSatisfy { $0 == .object })
  }

  @Test(arguments: [false, true])
  func `a compiled nib loads as its document does`(keyed: Bool) throws {
    let data = try MacDocuments.compiled(MacDocuments.account, keyed: keyed)
    let controller = AccountController(window: nil)
    let nib = try NSNib(nibData: data).load(withOwner: controller)
    #expect(controller.window?.title == "Account")
    #expect(controller.field?.stringValue == "Ada")
    let names = nib.connections.map { "\($0.kind) \($0.name)" }
    let original = try load(AccountController(window: nil))
    #expect(names == original.connections.map { "\($0.kind) \($0.name)" })
  }

  @Test func `a window controller loads its nib when its window is needed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(MacDocuments.account.utf8).write(to: folder.appending(path: "Account.xib"))
    let path = NibSearchPath()
    path.add(folder: folder)
    AppKitEnvironment(searchPath: path).run {
      let controller = AccountController(windowNibName: "Account")
      #expect(!controller.isWindowLoaded)
      #expect(controller.window?.title == "Account")
      #expect(controller.calls == ["awake", "windowDidLoad"])
      let other = AccountController(windowNibName: "Missing")
      #expect(other.window == nil)
      #expect(other.loadError?.kind == .missingNib)
    }
  }

  @Test func `a window controller without its outlet raises nothing, and has no window`() throws {
    let text = MacDocuments.xib(
      owner: "AccountController",
      "<window title=\"Other\" id=\"win\"><view key=\"contentView\" id=\"con\"/></window>")
    let controller = AccountController(window: nil)
    let nib = try MacDocuments.nib(text).load(withOwner: controller)
    #expect(controller.window == nil)
    #expect(nib.diagnostics.isEmpty)
  }

  @Test func `a nib for UIKit is an error`() throws {
    let text = MacDocuments.account.replacingOccurrences(of: "IB.objectdata", with: "")
    var data = try MacDocuments.compiled(text)
    let range = try #require(data.range(of: Data("IB.objectdata".utf8)))
    data.replaceSubrange(range, with: Data("XX.objectdata".utf8))
    let nib = try NSNib(nibData: data)
    #expect(throws: NibError.self) { try nib.load() }
  }
}
