import Testing
import UIKit

@testable import CustomViewApp

@MainActor @Suite struct CustomViewTests {
  @Test func `the listing's view loads its content from code and gives it its bounds`() throws {
    let view = CustomView(frame: CGRect(x: 0, y: 0, width: 300, height: 140))
    #expect(view.subviews.count == 1)
    let content = try #require(view.subviews.first)
    #expect(content.frame == view.bounds)
    let board = try #require(content.subviews.compactMap { $0 as? DepartureBoard }.first)
    #expect(board.isFromNib)
  }

  @Test func `the listing's view loads its content once in a storyboard too`() throws {
    let pier = try #require(
      UIStoryboard(name: "Pier", bundle: nil).instantiateViewController(withIdentifier: "Pier")
        as? PierViewController)
    pier.loadViewIfNeeded()
    let view = try #require(pier.custom)
    #expect(view.subviews.count == 1)
    let board = try #require(
      view.subviews.first?.subviews.compactMap { $0 as? DepartureBoard }.first)
    #expect(board.isFromNib)
    #expect(pier.lamp is LampViewController)
  }
}
