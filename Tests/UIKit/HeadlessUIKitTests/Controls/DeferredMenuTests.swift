import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Entries of menus that a closure gives, and observers of traits whose closures name their class.
@MainActor @Suite(.ownEnvironment) struct DeferredMenuTests {
  /// Shows a menu at a button, and gives what can be chosen.
  private func titles(of menu: UIMenu) throws -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    window.makeKeyAndVisible()
    try tap(button)
    return try #require(window.presentedMenu).elements.map(\.title)
  }

  @Test func `entries of a closure are asked for when the menu is shown`() throws {
    var calls = 0
    let deferred = UIDeferredMenuElement { complete in
      calls += 1
      complete([
        UIAction(title: "Tern") { _ in }, UIMenu(children: [UIAction(title: "Gull") { _ in }]),
      ])
    }
    let menu = UIMenu(children: [UIAction(title: "First") { _ in }, deferred])
    #expect(calls == 0)
    #expect(try titles(of: menu) == ["First", "Tern", "Gull"])
    #expect(try titles(of: menu) == ["First", "Tern", "Gull"] && calls == 1)
  }

  @Test func `entries that are not kept are asked for each time`() throws {
    var calls = 0
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { complete in
        calls += 1
        complete([UIAction(title: "\(calls)") { _ in }])
      }
    ])
    #expect(try titles(of: menu) == ["1"])
    #expect(try titles(of: menu) == ["2"])
  }

  @Test func `levels of windows are counted from others`() {
    let window = UIWindow()
    window.windowLevel = .alert + 1
    #expect(window.windowLevel > .alert && window.windowLevel - 1 == .alert)
    window.windowLevel -= 2001
    #expect(window.windowLevel == .normal && UIWindow.Level(1000) == .statusBar)
  }

  private final class Board: UIView {
    private(set) var styles: [UIUserInterfaceStyle] = []

    func observe() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, old: UITraitCollection) in
        self.styles.append(self.traitCollection.userInterfaceStyle)
      }
    }
  }

  @Test func `a closure that names its class as Self observes traits`() {
    let board = Board()
    board.overrideUserInterfaceStyle = .light
    board.observe()
    board.overrideUserInterfaceStyle = .dark
    #expect(board.styles == [.dark])
  }
}
