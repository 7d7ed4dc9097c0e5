import Testing
import UIKit
import UIKitTesting

@testable import HarbourApp

/// Plain classes of Foundation's whose properties are read, set and observed by name.
@MainActor @Suite struct TideTests {
  @Test func `a class answers for keys that it does not declare`() {
    withEnvironment(HeadlessEnvironment()) {
      var problems: [String] = []
      HeadlessEnvironment.current.failureHandler = { problems.append($0.message) }
      let tide = Tide()
      tide.setValue(3, forKey: "x1")
      #expect(tide.value(forKey: "x1") as? Int == 3)
      #expect(tide.value(forKey: "unknown") == nil && problems == [])
      _ = tide.value(forKey: "y")
      tide.setValue(1, forKey: "z")
      #expect(problems.count == 2 && problems.allSatisfy { $0.contains("<Tide>") })
    }
  }

  @Test func `changes are observed by name and by key path`() {
    withEnvironment(HeadlessEnvironment()) {
      let tide = Tide()
      let watcher = TideWatcher(tide: tide)
      tide.height = 2.5
      #expect(watcher.log == ["height 0.0 2.5"])
      tide.place = "Pier"
      #expect(watcher.log == ["height 0.0 2.5", "place Pier"])
      tide.setValue(3.5, forKey: "height")
      HeadlessClock.shared.advance(by: 0)
      #expect(watcher.log.dropFirst(2) == ["height 2.5 3.5"])
    }
  }

  @Test func `methods are called by name`() {
    let tide = Tide()
    #expect(tide.responds(to: Selector("turn")))
    tide.perform(Selector("turn"))
    #expect(tide.changes == 1)
  }
}
