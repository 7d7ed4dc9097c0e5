import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@MainActor @Suite(.ownEnvironment) struct SeedCustomView {
  init() { SampleNibs.prepare() }

  @Test func `code creates views with init(frame:), and addSubview sets superview`() {
    let parent = UIView()
    let board = DepartureBoard(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    parent.addSubview(board)
    #expect(board.log == ["init(frame:)"])
    #expect(board.superview === parent && parent.subviews == [board])
  }

  @Test func `a nib creates every view with init(coder:), never with init(frame:)`() throws {
    let views = try UINib(nibName: "CustomView", bundle: nil).instantiated(withOwner: nil)
    let board = try #require(
      (views.first as? UIView)?.view(withObjectID: "h3T-Vb-1mK") as? DepartureBoard)
    #expect(board.log == ["init(coder:)"])
  }

  @Test func `init(coder:) creates roots, nested views and orphaned views too`() throws {
    func board(_ id: String, _ inside: String = "") -> String {
      #"<view id="\#(id)" customClass="DepartureBoard" customModule="Samples">\#(inside)</view>"#
    }
    let inner =
      "<subviews>\(board("mid-dl-e01", "<subviews>\(board("dee-pe-st1"))</subviews>"))</subviews>"
    let document = Documents.xib(board("roo-to-ne1", inner) + board("roo-tt-wo2"))
    let objects = try UINib(document: IBDocument(parsing: Array(document.utf8)))
      .instantiated(withOwner: nil)
    let root = try #require(objects.first as? UIView)
    let boards = [
      objects.first, root.view(withObjectID: "mid-dl-e01"), root.view(withObjectID: "dee-pe-st1"),
      objects.last,
    ].map { ($0 as? DepartureBoard)?.log }
    #expect(boards == Array(repeating: ["init(coder:)"], count: 4))
  }

  @Test func `a view that loads its content in both initializers works in code`() throws {
    let custom = CustomView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(custom.log == ["init(frame:)"])
    let content = try #require(custom.subviews.first)
    #expect(custom.subviews.count == 1)
    #expect(content.frame == custom.bounds)
    #expect((content.view(withObjectID: "u4N-Zr-8yS") as? UILabel)?.text == "Next ferry")
  }

  @Test func `a view that loads its content in both initializers works in a nib`() throws {
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-tv-iew">
                  <subviews>
                      <view id="cus-to-mvw" customClass="CustomView" customModule="Samples">
                          <rect key="frame" x="10" y="10" width="200" height="90"/>
                      </view>
                  </subviews>
              </view>
      """)
    let nib = try UINib(document: IBDocument(parsing: Array(document.utf8)))
    let root = try #require(try nib.instantiated(withOwner: nil).first as? UIView)
    let custom = try #require(root.view(withObjectID: "cus-to-mvw") as? CustomView)
    #expect(custom.log == ["init(coder:)"])
    #expect(custom.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 90)])
  }

  @Test func `a root view that loads its own nib is an error that names document, class and chain`()
    throws
  {
    let nib = UINib(nibName: "MirrorView", bundle: nil)
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .endlessLoading)
    #expect(error.document?.hasSuffix("MirrorView.xib") == true && error.objectID == "m6J-Rx-0sB")
    #expect(error.className?.hasSuffix("MirrorView") == true)
    #expect(error.message.contains("MirrorView.xib > "))
    #expect(error.message.contains("MirrorView > MirrorView.xib > …"))
  }

  @Test func `the handler receives the error once if code creates the view`() {
    let failures = SampleNibs.failures { _ = MirrorView(frame: .zero) }
    #expect(failures.map(\.kind) == [.endlessLoading])
  }

  @Test func `actions reach the owner, an object and the responder chain`() throws {
    let owner = LockOwner()
    let objects = try UINib(nibName: "LockPanel", bundle: nil).instantiated(withOwner: owner)
    let panel = try #require(objects.first as? LockPanel)
    let gate = try #require(objects.last as? LockGate)
    func button(_ id: String) throws -> UIButton {
      try #require(panel.view(withObjectID: id) as? UIButton)
    }
    let fill = try button("5oP-aY-m9H")
    fill.sendActions(for: .touchUpInside)
    #expect(owner.filled === fill && !gate.isOpen && panel.horns.isEmpty)
    try button("Q1b-tN-x6L").sendActions(for: .touchUpInside)
    #expect(gate.isOpen)
    let horn = try button("c8X-Rh-5vD")
    horn.sendActions(for: .valueChanged)
    #expect(panel.horns.isEmpty)
    horn.sendActions(for: .touchUpInside)
    #expect(panel.horns.map { $0.sender === horn } == [true])
  }

  @Test func `an action that its target does not have is a clear error when it is sent`() throws {
    let owner = UIResponder()
    let objects = try UINib(nibName: "LockPanel", bundle: nil).instantiated(withOwner: owner)
    let panel = try #require(objects.first as? LockPanel)
    let fill = try #require(panel.view(withObjectID: "5oP-aY-m9H") as? UIButton)
    let failures = SampleNibs.failures { fill.sendActions(for: .touchUpInside) }
    #expect(failures.map(\.kind) == [.unrecognizedSelector])
    #expect(failures.first?.key == "fill:" && failures.first?.className == "UIResponder")
  }

  @Test func `viewWillAppear may observe the keyboard, which posts frame and duration`() throws {
    HeadlessClock.shared = HeadlessClock()
    HeadlessKeyboard.shared = HeadlessKeyboard()
    defer { HeadlessKeyboard.shared = HeadlessKeyboard() }
    let form = KeyboardForm()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let trace = LifecycleTrace([.appearance, .keyboard]) {
      $0 === form || $0 is HeadlessKeyboard
    }
    window.rootViewController = form
    window.makeKeyAndVisible()

    form.field.becomeFirstResponder()
    let height = UIScreen.main.device.keyboardHeight()
    #expect(form.log == ["will show \(height) in 0.25"])
    #expect(form.bottom == height)
    HeadlessClock.shared.advance(by: 0.25)
    #expect(form.log == ["will show \(height) in 0.25", "did show"])
    form.field.resignFirstResponder()
    HeadlessClock.shared.advance(by: 0.25)
    #expect(form.log.suffix(2) == ["will hide in 0.25", "did hide"])
    #expect(form.bottom == 0)

    window.rootViewController = UIViewController()
    HeadlessKeyboard.shared.show()
    HeadlessClock.shared.runUntilIdle()
    #expect(form.log.count == 4)
    try LifecycleGolden.expect(trace, "S1.11")
  }
}
