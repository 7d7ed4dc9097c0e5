import Testing
import UIKit
import UIKitTesting

@testable import HarbourApp

/// Sources with property wrappers, diffable data sources and closures as actions.
@MainActor @Suite struct BoatsTests {
  private func onBoats(_ body: (BoatsViewController, UITableView) throws -> Void) throws {
    try withScreen { window in
      let boats = BoatsViewController(boats: [
        Boat(id: 1, name: "Tern"), Boat(id: 2, name: "Gull"),
      ])
      window.rootViewController = UINavigationController(rootViewController: boats)
      window.layoutIfNeeded()
      let table = try #require(boats.view.subviews.compactMap { $0 as? UITableView }.first)
      try body(boats, table)
    }
  }

  private func names(_ table: UITableView, _ section: Int) -> [String?] {
    (0..<table.numberOfRows(inSection: section)).map { row in
      let cell = table.cellForRow(at: IndexPath(row: row, section: section))
      return (cell as? BoatsViewController.BoatCell)?.nameLabel.text
    }
  }

  @Test func `a switch in a cell moves its boat to the other section`() throws {
    try onBoats { boats, table in
      #expect(names(table, 0) == ["Tern", "Gull"] && names(table, 1) == [])
      let cell = try #require(
        table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BoatsViewController.BoatCell)
      try tap(cell.toggle)
      HeadlessClock.shared.advance(by: 1)
      #expect(names(table, 0) == ["Gull"] && names(table, 1) == ["Tern"])
      boats.limit = 9
      #expect(boats.limit == 3)
    }
  }

  @Test func `the alert of a bar item adds a boat, and an action sorts`() throws {
    try onBoats { boats, table in
      let bar = try #require(boats.navigationController?.navigationBar)
      try tap(try #require(boats.navigationItem.rightBarButtonItem), in: bar)
      HeadlessClock.shared.advance(by: 1)
      let alert = try #require(boats.presentedViewController as? UIAlertController)
      try type("Auk", into: try #require(alert.textFields?.first))
      try choose("Add")
      HeadlessClock.shared.advance(by: 1)
      #expect(names(table, 0) == ["Tern", "Gull", "Auk"])
      #expect(boats.countLabel.text == "3 boats")
      try tap(try #require(boats.navigationItem.leftBarButtonItem), in: bar)
      HeadlessClock.shared.advance(by: 1)
      #expect(names(table, 0) == ["Auk", "Gull", "Tern"])
    }
  }

  @Test(arguments: [(["en"], "high water"), (["de-AT", "en"], "Hochwasser")])
  func `texts are those of the test's language`(languages: [String], text: String) {
    withEnvironment(HeadlessEnvironment(languages: languages)) {
      let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      gauge.level = 1
      gauge.layoutIfNeeded()
      #expect(gauge.accessibilityValue == text)
    }
  }

  @Test func `an inspectable property clamps itself, and layout follows it`() {
    let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    gauge.setValue(7.0, forKey: "level")
    gauge.layoutIfNeeded()
    #expect(gauge.level == 1 && gauge.phase == .high)
    #expect(gauge.layer is CAGradientLayer)
    gauge.pulse()
    #expect(gauge.layer.sublayers?.first?.animation(forKey: "pulse")?.duration == 0.4)
  }
}
