import Testing
import UIKit

@testable import LoadingViewApp

@MainActor @Suite struct LoadingViewTests {
  @Test func `the listing's outlet collection is filled by its document`() throws {
    let loading = LoadingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(loading.dots.count == 5)
    #expect(loading.subviews.first?.frame == loading.bounds)
  }

  @Test func `the listing's controller adds the view in its centre, and the dots end at full size`() throws {
    let controller = ViewController()
    let loading = try #require(
      controller.view.subviews.compactMap { $0 as? LoadingView }.first)
    #expect(loading.center == controller.view.center)
    #expect(loading.dots.allSatisfy { $0.transform == .identity })
  }
}
