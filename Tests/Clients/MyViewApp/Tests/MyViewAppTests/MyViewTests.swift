import Testing
import UIKit

@testable import MyViewApp

@MainActor @Suite struct MyViewTests {
  @Test func `the listing finds its view by the restoration identifier, with its weak outlets`() {
    let view = MyView.loadViewFromNib()
    #expect(view.subView1.superview === view)
    #expect(view.subView2.superview === view)
  }

  @Test func `a private outlet of the other view is set too`() throws {
    let views = UINib(nibName: "MyViews", bundle: nil).instantiate(withOwner: nil, options: nil)
    let second = try #require(views.compactMap { $0 as? MyView2 }.first)
    #expect(second.lbl.text?.isEmpty == false)
  }
}
