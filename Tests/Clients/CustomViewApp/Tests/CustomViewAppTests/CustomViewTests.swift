import Testing
import UIKit

@testable import CustomViewApp

@MainActor @Suite struct CustomViewTests {
  @Test func `the listing's view loads its content and gives it its bounds`() throws {
    let view = CustomView(frame: CGRect(x: 0, y: 0, width: 300, height: 140))
    let content = try #require(view.subviews.first)
    #expect(content.frame == view.bounds)
    let board = try #require(content.subviews.compactMap { $0 as? DepartureBoard }.first)
    #expect(board.isFromNib)
  }
}
