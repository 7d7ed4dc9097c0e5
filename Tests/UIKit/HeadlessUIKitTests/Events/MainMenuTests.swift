import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Shortcuts in the main menu that an app builds.
@MainActor @Suite(.ownEnvironment) struct MainMenuTests {
  private final class Deck: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    var hasPrint = true

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      log.append("build")
      builder.remove(menu: .format)
      log.append(builder.menu(for: .font) == nil ? "no fonts" : "fonts")
      let open = UIKeyCommand(
        title: "Open", action: "open:", input: "o", modifierFlags: .command)
      builder.insertChild(
        UIMenu(options: .displayInline, children: [open]), atStartOfMenu: .file)
      let dive = UIKeyCommand(title: "Dive", action: "dive:", input: "d", modifierFlags: .command)
      builder.insertSibling(UIMenu(title: "Sea", children: [dive]), afterMenu: .edit)
      guard hasPrint else { return }
      builder.replace(
        menu: .print,
        with: UIMenu(children: [
          UIKeyCommand(action: "printPage:", input: "p", modifierFlags: .command)
        ]))
      builder.remove(menu: .root)
    }
    func open(_ sender: UIKeyCommand) { log.append("open") }
    func dive(_ sender: UIKeyCommand) { log.append("dive") }
    func printPage(_ sender: UIKeyCommand) { log.append("print") }
    override class func nibConnections(_ nib: NibRegistrar) {
      super.nibConnections(nib)
      nib.action("open:", Deck.open)
      nib.action("dive:", Deck.dive)
      nib.action("printPage:", Deck.printPage)
    }
  }

  @Test func `shortcuts of menus that the app's delegate builds act along the responder chain`() {
    let deck = Deck()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    UIApplication.shared.delegate = deck
    #expect(press("o", .command) && press("d", .command) && press("p", .command))
    #expect(deck.log == ["build", "no fonts", "open", "dive", "print"])
    deck.hasPrint = false
    #expect(press("p", .command))
    UIMenuSystem.main.setNeedsRebuild()
    #expect(!press("p", .command) && press("o", .command))
    #expect(deck.log.suffix(3) == ["build", "no fonts", "open"])
  }

  @Test func `a responder's own shortcut comes before that of the main menu`() {
    final class Page: UIViewController {
      var opened = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "o", modifierFlags: .command, action: "openPage:")]
      }
      func openPage(_ sender: UIKeyCommand) { opened += 1 }
      override class func nibConnections(_ nib: NibRegistrar) {
        super.nibConnections(nib)
        nib.action("openPage:", Page.openPage)
      }
    }
    let (deck, page) = (Deck(), Page())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    UIApplication.shared.delegate = deck
    #expect(press("o", .command) && page.opened == 1 && !deck.log.contains("open"))
  }
}
