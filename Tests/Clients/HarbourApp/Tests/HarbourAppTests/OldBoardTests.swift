import Testing
import UIKit
import UIKitTesting

@testable import HarbourApp

private final class Listener: NSObject, OldBoardDelegate {
  var log: [String] = []

  func oldBoard(_ board: OldBoardViewController, didSelect row: Int) { log.append("row \(row)") }
  func oldBoardWillClose(_ board: OldBoardViewController) { log.append("close") }
  func oldBoard(_ board: OldBoardViewController, titleFor row: Int) -> String? {
    row == 0 ? "The first" : nil
  }
}

/// Sources as apps were written for Swift 3 and 4.
@MainActor @Suite struct OldBoardTests {
  private func onBoard(_ body: (OldBoardViewController, UITableView, Listener) throws -> Void)
    throws
  {
    try withScreen { window in
      let board = OldBoardViewController()
      let listener = Listener()
      board.delegate = listener
      window.rootViewController = UINavigationController(rootViewController: board)
      window.layoutIfNeeded()
      let table = try #require(board.view.subviews.compactMap { $0 as? UITableView }.first)
      try body(board, table, listener)
    }
  }

  @Test func `rows ask the delegate's optional method, and a tap tells it`() throws {
    try onBoard { board, table, listener in
      #expect(board.navigationController?.isNavigationBarHidden == true)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["The first", "Gull", "Skua"])
      try tap(table.visibleCells[1])
      // The board waits for a second tap before the table's touch ends.
      HeadlessClock.shared.advance(by: 1)
      #expect(listener.log == ["row 1"] && table.indexPathForSelectedRow == nil)
      #expect(table.boatName == "all" && table.frame.minY == 120)
    }
  }

  @Test func `a selector of the type, private methods and a double tap are called`() throws {
    try onBoard { board, table, listener in
      let button = try #require(board.view.subviews.compactMap { $0 as? UIButton }.first)
      try tap(button)
      HeadlessClock.shared.advance(by: 1)
      #expect(listener.log == ["close"] && !button.isEnabled)
      try doubleTap(board.view, at: CGPoint(x: 300, y: 90))
      HeadlessClock.shared.advance(by: 1)
      #expect(table.numberOfRows(inSection: 0) == 4)
    }
  }

  @Test func `the keyboard's old names are notified`() throws {
    try onBoard { board, _, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      board.view.addSubview(field)
      field.becomeFirstResponder()
      HeadlessClock.shared.advance(by: 1)
      #expect(board.heights == [HeadlessKeyboard.shared.frame.height])
      #expect(board.angle(of: 1) == 0.25)
    }
  }
}
