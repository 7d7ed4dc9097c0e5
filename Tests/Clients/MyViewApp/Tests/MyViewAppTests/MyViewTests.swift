import Testing
import UIKit

@testable import MyViewApp

@MainActor @Suite struct MyViewTests {
  @Test func `both views come in document order, each with its class, without an owner`() {
    let views = UINib(nibName: "MyViews", bundle: nil).instantiate(withOwner: nil, options: nil)
    #expect(views.map { "\(type(of: $0))" } == ["MyView", "MyView2"])
  }

  @Test func `the listing finds its view by the restoration identifier, with its weak outlets`() {
    let view = MyView.loadViewFromNib()
    #expect(view.restorationIdentifier == "1")
    #expect(view.subView1 === view.subviews[0])
    #expect(view.subView2 === view.subviews[1])
  }

  @Test func `an outlet that others cannot set is set by the nib`() throws {
    let views = UINib(nibName: "MyViews", bundle: nil).instantiate(withOwner: nil, options: nil)
    let second = try #require(views.compactMap { $0 as? MyView2 }.first)
    #expect(second.lbl.text == "Low water 14:20")
  }

  @Test func `the listing's adapter works inside a storyboard`() throws {
    let pier = try #require(
      UIStoryboard(name: "Pier", bundle: nil).instantiateViewController(withIdentifier: "Pier")
        as? PierViewController)
    pier.loadViewIfNeeded()
    let tide = try #require(pier.tide)
    #expect(tide.subviews == [tide.contentView])
    #expect(tide.contentView.frame == tide.bounds)
    #expect(tide.contentView.subView1.superview === tide.contentView)
  }

  @Test func `an outlet that a class does not declare is UIKit's exception`() throws {
    // `DetailView` has outlets for a controller's properties, none of which a view has.
    let error = try #require(throws: NibError.self) {
      try UINib(nibName: "DetailView", bundle: nil).instantiated(withOwner: MyView2(frame: .zero))
    }
    #expect(error.kind == .undefinedKey)
    #expect(error.message.contains("this class is not key value coding-compliant for the key"))
  }
}
