import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Keys of a keyboard of hardware.
@MainActor @Suite(.ownEnvironment) struct KeyTests {
  private final class Page: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    var takesKeys = false
    var codes: [UIKeyboardHIDUsage?] = []

    override var keyCommands: [UIKeyCommand]? { commands }
    /// The attributes that the page gives commands; nil to leave them alone.
    var verdict: UIMenuElement.Attributes?
    override func validate(_ command: UICommand) {
      super.validate(command)
      if let verdict { command.attributes = verdict }
    }
    func save(_ sender: UIKeyCommand) { log.append("save \(sender.input ?? "")") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began \(presses.first?.key?.characters ?? "")")
      codes.append(presses.first?.key?.keyCode)
      if !takesKeys { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended")
      super.pressesEnded(presses, with: event)
    }
    override class func nibConnections(_ nib: NibRegistrar) {
      super.nibConnections(nib)
      nib.action("save:", Page.save)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let page = Page()

  private func show() {
    page.view = UIView()
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  @Test func `a shortcut of a responder along the chain is found, from inside a field too`() throws
  {
    show()
    page.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
    #expect(press("s", .command) && page.log == ["save s"])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(field)
    try tap(field)
    #expect(press("S", [.command, .alphaShift]) && page.log == ["save s", "save s"])
    #expect(!press("s", [.command, .shift]))
    field.resignFirstResponder()
  }

  @Test func `a key tells its place on the keyboard`() throws {
    show()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(field)
    try tap(field)
    page.takesKeys = true
    for key in ["a", "Z", "1", "0", ")", "\\", "?", " ", "\r", UIKeyCommand.inputEscape, "é"] {
      press(key)
    }
    #expect(
      page.codes == [
        .keyboardA, .keyboardZ, .keyboard1, .keyboard0, .keyboard0, .keyboardBackslash,
        .keyboardSlash, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardEscape,
        UIKeyboardHIDUsage(rawValue: 0),
      ])
    field.resignFirstResponder()
  }

  @Test func `a key with a name tells its place too, and triggers its shortcut`() {
    let keys: [(name: String, code: UIKeyboardHIDUsage)] = [
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow),
      (UIKeyCommand.inputDownArrow, .keyboardDownArrow),
      (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
      (UIKeyCommand.inputRightArrow, .keyboardRightArrow), (UIKeyCommand.inputHome, .keyboardHome),
      (UIKeyCommand.inputEnd, .keyboardEnd), (UIKeyCommand.inputPageUp, .keyboardPageUp),
      (UIKeyCommand.inputPageDown, .keyboardPageDown),
      (UIKeyCommand.inputDelete, .keyboardDeleteOrBackspace), (UIKeyCommand.f1, .keyboardF1),
      (UIKeyCommand.f12, .keyboardF12),
    ]
    show()
    for (name, _) in keys { press(name) }
    #expect(page.codes == keys.map(\.code))
    page.commands = keys.map {
      UIKeyCommand(input: $0.name, modifierFlags: [], action: "save:")
    }
    for (name, _) in keys {
      #expect(press(name) && page.log.last == "save \(name)")
    }
  }

  @Test func `the places of keys have the codes of the USB tables`() {
    let codes: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardErrorRollOver, 1), (.keyboardA, 0x04), (.keyboard0, 0x27), (.keyboardUpArrow, 0x52),
      (.keypad0, 0x62), (.keypadEqualSign, 0x67), (.keyboardF24, 0x73), (.keyboardVolumeDown, 0x81),
      (.keyboardInternational9, 0x8F), (.keyboardHangul, 0x90),
      (.keyboardZenkakuHankakuKanji, 0x94), (.keyboardExSel, 0xA4), (.keyboardRightGUI, 0xE7),
      (.keyboard_Reserved, 0xFFFF),
    ]
    for (key, code) in codes {
      #expect(key.rawValue == code && UIKeyboardHIDUsage(rawValue: code) == key)
    }
  }

  @Test func `what a text can take is typed, unless the shortcut has priority`() throws {
    show()
    page.takesKeys = false
    page.commands = [UIKeyCommand(input: "s", modifierFlags: [], action: "save:")]
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(field)
    try tap(field)
    press("s")
    #expect(field.text == "s" && page.log == ["began s", "ended"])
    page.commands[0].wantsPriorityOverSystemBehavior = true
    press("s")
    #expect(field.text == "s" && page.log.last == "save s")
    field.resignFirstResponder()
  }

  @Test
  func
    `keys without a shortcut walk up the chain, and one that takes them keeps them from the text`()
    throws
  {
    show()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(field)
    try tap(field)
    #expect(press("x") && field.text == "x")
    page.takesKeys = true
    #expect(press("y") && field.text == "x")
    #expect(page.log == ["began x", "ended", "began y", "ended"])
    field.resignFirstResponder()
    page.takesKeys = false
    #expect(!press("z"))
  }

  @Test func `the responder that a shortcut acts on may disable it just before`() {
    show()
    page.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
    page.verdict = .disabled
    #expect(!press("s", .command) && page.log.isEmpty)
    page.verdict = []
    #expect(press("s", .command) && page.log == ["save s"])
  }

  @Test func `a disabled shortcut does nothing`() {
    show()
    page.commands = [
      UIKeyCommand(
        action: "save:", input: "s", modifierFlags: .command, attributes: .disabled)
    ]
    #expect(!press("s", .command) && page.log.isEmpty)
  }

  @Test func `delete and the arrows edit a text, unless the shortcut has priority`() throws {
    show()
    let keys = [
      UIKeyCommand.inputDelete, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputDownArrow,
      UIKeyCommand.inputEscape,
    ]
    page.commands = keys.map { UIKeyCommand(input: $0, modifierFlags: [], action: "save:") }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(field)
    try tap(field)
    field.text = "abc"
    for key in keys.dropLast() { #expect(press(key)) }
    #expect(field.text == "ab" && !page.log.contains { $0.hasPrefix("save") })
    #expect(press("\u{8}") && field.text == "a")
    #expect(press(UIKeyCommand.inputEscape) && page.log.last == "save UIKeyInputEscape")
    for command in page.commands { command.wantsPriorityOverSystemBehavior = true }
    #expect(press(UIKeyCommand.inputDelete) && page.log.last == "save UIKeyInputDelete")
    #expect(field.text == "a")
    field.resignFirstResponder()
  }

  @Test func `a shortcut may give the delete key by its control character`() {
    show()
    page.commands = [UIKeyCommand(input: "\u{8}", modifierFlags: [], action: "save:")]
    #expect(press(UIKeyCommand.inputDelete) && page.log == ["save \u{8}"])
  }

  @Test func `up and down move between the lines of a text view, and to the ends of a field`()
    throws
  {
    show()
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for text in [view, field] { page.view.addSubview(text) }
    try tap(view)
    view.text = "one\ntwo"
    view.selectedRange = NSRange(location: 5, length: 0)
    #expect(press(UIKeyCommand.inputUpArrow) && view.selectedRange.location == 1)
    #expect(press(UIKeyCommand.inputUpArrow) && view.selectedRange.location == 0)
    #expect(press(UIKeyCommand.inputDownArrow) && view.selectedRange.location == 4)
    #expect(press(UIKeyCommand.inputDownArrow) && view.selectedRange.location == 7)
    try tap(field)
    field.text = "abc"
    #expect(press(UIKeyCommand.inputUpArrow) && press("x") && field.text == "xabc")
    #expect(press(UIKeyCommand.inputDownArrow) && press("y") && field.text == "xabcy")
    field.resignFirstResponder()
  }

  /// A view that takes keys, but has no insertion point.
  private final class Pad: UIView, UIKeyInput {
    var typed = ""
    var hasText: Bool { !typed.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed.removeLast() }
  }

  @Test func `arrows are for shortcuts where there is no insertion point`() {
    show()
    let pad = Pad()
    page.view.addSubview(pad)
    page.commands = [
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "save:")
    ]
    #expect(pad.becomeFirstResponder())
    #expect(press("a") && press("b") && press(UIKeyCommand.inputDelete) && pad.typed == "a")
    #expect(press(UIKeyCommand.inputUpArrow) && page.log.last == "save UIKeyInputUpArrow")
  }
}
