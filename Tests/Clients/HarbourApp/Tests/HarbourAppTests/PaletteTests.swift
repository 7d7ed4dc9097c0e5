import Testing
import UIKit

@testable import HarbourApp

/// An app's own members have names that tests' helpers once had.
@MainActor @Suite struct PaletteTests {
  @Test func `an app's subclasses and extensions have names of their own`() {
    withEnvironment(HeadlessEnvironment()) {
      let picker = PalettePicker()
      picker.pick(.red)
      #expect(picker.picked == [.red] && picker.finish() == "finished with red")
      picker.cancel()
      #expect(picker.picked.isEmpty && !picker.responds(to: Selector("swipeAway")))
      let table = BerthTable()
      table.tapRow(at: [0, 1])
      #expect(table.tapped == [[0, 1]])
      #expect(UIContextMenuConfiguration().makeMenu() == "none")
      #expect(UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil).performAction() == "Go")
    }
  }
}
