import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Menus of views: those of a press or a click, and those of editing.
@MainActor @Suite(.ownEnvironment) struct ViewMenuTests {
  private let stage = TouchStage()

  /// Gives menus, and notes what it hears.
  private final class Source: NSObject, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    var lines: [String] = []
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("asked at \(Int(location.x)), \(Int(location.y))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Share") { [self] _ in lines.append("shared") },
          UIAction(title: "Delete", attributes: .disabled) { _ in },
        ])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("shows")
      animator?.addCompletion { [self] in lines.append("is shown") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("ends") }

    var change: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { change(suggestedActions) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      lines.append("presents \(configuration.identifier.base)")
      animator.addCompletion { [self] in lines.append("is presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { lines.append("dismisses") }
  }

  private var titles: [String]? { stage.window.presentedMenu?.elements.map(\.title) }

  @Test func `the responder that commands act on may change them before they are shown`() throws {
    final class Board: UIButton {
      override func validate(_ command: UICommand) {
        super.validate(command)
        command.attributes = command.title == "Paint" ? .hidden : []
      }
      func work(_ sender: UICommand) {}
      override class func nibConnections(_ nib: NibRegistrar) {
        super.nibConnections(nib)
        nib.action("work:", Board.work)
      }
    }
    let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    board.menu = UIMenu(children: [
      UICommand(title: "Paint", action: "work:"),
      UIMenu(options: .displayInline, children: [UICommand(title: "Sand", action: "work:")]),
    ])
    board.showsMenuAsPrimaryAction = true
    stage.window.addSubview(board)
    stage.window.makeKeyAndVisible()
    try tap(board)
    #expect(titles == ["Sand"])
  }

  // MARK: Context menus

  @Test func `a long press shows the menu, and an item can be chosen`() throws {
    let box = stage.box("box", 0, 0)
    let source = Source()
    let interaction = UIContextMenuInteraction(delegate: source)
    box.addInteraction(interaction)
    try longPress(box, at: CGPoint(x: 20, y: 30))
    #expect(titles == ["Share", "Delete"])
    #expect(source.lines == ["asked at 20, 30", "shows", "is shown"])
    #expect(interaction.location(in: box) == CGPoint(x: 20, y: 30))
    #expect(interaction.menuAppearance == .rich)
    #expect(throws: InteractionError.self) { try choose("Delete") }
    source.lines = []
    try choose("Share")
    #expect(source.lines == ["ends", "shared"] && titles == nil)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func `a click with the secondary button shows the menu, one with the primary does not`()
    throws
  {
    let box = stage.box("box", 0, 0)
    let source = Source()
    box.addInteraction(UIContextMenuInteraction(delegate: source))
    try click(box)
    try tap(box)
    #expect(titles == nil && source.lines.isEmpty)
    try rightClick(box)
    #expect(titles == ["Share", "Delete"])
  }

  @Test func `a tap next to a menu only dismisses it`() throws {
    let box = stage.box("box", 0, 0)
    let other = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    stage.window.addSubview(other)
    var taps = 0
    other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let source = Source()
    box.addInteraction(UIContextMenuInteraction(delegate: source))
    try rightClick(box)
    let error = #expect(throws: InteractionError.self) { try tap(other) }
    #expect(error?.message.contains("a menu is shown") == true)
    try tap(at: CGPoint(x: 250, y: 50), in: stage.window)
    #expect(titles == nil && taps == 0 && source.lines.last == "ends")
    try tap(other)
    #expect(taps == 1)
  }

  @Test func `a delegate without a menu leaves the press to others`() throws {
    let box = stage.box("box", 0, 0)
    let source = Source()
    source.hasMenu = false
    box.addInteraction(UIContextMenuInteraction(delegate: source))
    try longPress(box)
    #expect(titles == nil && stage.log.take() == ["box began", "box ended"])
  }

  @Test func `the menu that is shown can be changed, and goes with its interaction`() throws {
    let box = stage.box("box", 0, 0)
    let source = Source()
    let interaction = UIContextMenuInteraction(delegate: source)
    box.addInteraction(interaction)
    try rightClick(box)
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Copy") { _ in }]) }
    #expect(titles == ["Copy"])
    box.removeInteraction(interaction)
    #expect(titles == nil && source.lines.last == "ends")
    try rightClick(box)
    #expect(titles == nil)
  }

  @Test func `a button whose tap does something else shows its menu by a long press`() throws {
    stage.window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(button)
    var log: [String] = []
    for (event, name) in [
      (UIControl.Event.touchUpInside, "up"), (.touchCancel, "cancel"),
      (.menuActionTriggered, "menu"),
    ] {
      button.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = UIMenu(children: [UIAction(title: "Rename") { _ in log.append("renamed") }])
    #expect(button.isContextMenuInteractionEnabled)
    try tap(button)
    #expect(log == ["up"] && titles == nil)
    log = []
    try longPress(button)
    #expect(log == ["menu", "cancel"] && titles == ["Rename"])
    try choose("Rename")
    #expect(log.last == "renamed" && !button.isTracking)
    button.menu = nil
    log = []
    try longPress(button)
    #expect(log == ["up"] && titles == nil && button.interactions.isEmpty)
  }

  // MARK: Menus of editing

  private final class Note: UIView {
    var copied = 0
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }
    override func copy(_ sender: Any?) { copied += 1 }
    override class func nibConnections(_ nib: NibRegistrar) {
      super.nibConnections(nib)
      nib.action("copy:") { (note: Note) in { (sender: Any?) in note.copy(sender) } }
    }
  }

  private func note(_ source: Source?) -> (Note, UIEditMenuInteraction) {
    stage.window.makeKeyAndVisible()
    let note = Note(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(note)
    let interaction = UIEditMenuInteraction(delegate: source)
    note.addInteraction(interaction)
    return (note, interaction)
  }

  @Test func `a menu of editing has the commands that the view performs`() throws {
    let (note, interaction) = note(nil)
    let place = CGPoint(x: 10, y: 20)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
    #expect(titles == ["Copy"] && interaction.location(in: note) == place)
    try choose("Copy")
    #expect(note.copied == 1 && titles == nil)
  }

  @Test func `the delegate changes the menu and hears of it`() throws {
    let source = Source()
    let (note, interaction) = note(source)
    var done = 0
    source.change = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Color") { _ in done += 1 }])
    }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "line", sourcePoint: .zero))
    #expect(titles == ["Copy", "Color"] && source.lines == ["presents line"])
    HeadlessClock.shared.advance(by: 1)
    #expect(source.lines == ["presents line", "is presented"])
    source.change = { _ in UIMenu(children: [UIAction(title: "Only") { _ in done += 10 }]) }
    interaction.reloadVisibleMenu()
    #expect(titles == ["Only"])
    try choose("Only")
    #expect(done == 10 && source.lines.last == "dismisses")
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "line", sourcePoint: .zero))
    interaction.dismissMenu()
    #expect(titles == nil)
    source.change = { _ in UIMenu() }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "line", sourcePoint: .zero))
    #expect(titles == nil, "there is nothing to choose")
    note.removeFromSuperview()
    source.change = { _ in nil }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(titles == nil, "the view is outside of windows")
  }
}
