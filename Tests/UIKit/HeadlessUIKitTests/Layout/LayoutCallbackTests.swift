import Foundation
import HeadlessUIKit
import Testing

/// Callbacks of an app that change the hierarchy during its layout.
@MainActor @Suite(.ownEnvironment)
struct LayoutCallbackTests {
  /// A scroll view that calls back when layout has found the size of its content.
  private final class CallingScrollView: UIScrollView {
    var onContentSize: (() -> Void)?

    override var contentSize: CGSize {
      didSet {
        let callback = onContentSize
        onContentSize = nil
        callback?()
      }
    }
  }

  @Test func `a view that a callback removes during layout is released after the conflicts`() {
    let (window, scroll) = (UIWindow(frame: UIScreen.main.bounds), CallingScrollView())
    window.addSubview(scroll)
    weak var victim: UIView?
    do {
      let view = add(UIView(), to: window)
      victim = view
      scroll.onContentSize = { view.removeFromSuperview() }
    }
    constrain(scroll, in: window)
    let conflicts = ConflictLog.during { window.layoutIfNeeded() }
    #expect(conflicts.count == 1 && scroll.contentSize.width == 300)
    #expect(victim == nil && window.subviews == [scroll])
  }

  @Test func `a tree that a callback takes apart during layout is released after the conflicts`() {
    let (window, scroll) = (UIWindow(frame: UIScreen.main.bounds), CallingScrollView())
    window.addSubview(scroll)
    weak var outer: UIView?
    weak var inner: UIView?
    weak var guide: UILayoutGuide?
    do {
      let view = add(UIView(), to: window)
      let subview = add(UIView(), to: view)
      let area = UILayoutGuide()
      subview.addLayoutGuide(area)
      area.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
      (outer, inner, guide) = (view, subview, area)
    }
    scroll.onContentSize = {
      outer?.removeFromSuperview()
      inner?.removeFromSuperview()
      if let guide { guide.owningView?.removeLayoutGuide(guide) }
    }
    constrain(scroll, in: window)
    let conflicts = ConflictLog.during { window.layoutIfNeeded() }
    #expect(conflicts.count == 1 && scroll.contentSize.width == 300)
    #expect(outer == nil && inner == nil && guide == nil && window.subviews == [scroll])
  }

  /// Adds a view that constraints place.
  private func add(_ view: UIView, to superview: UIView) -> UIView {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    return view
  }

  /// Places a scroll view whose content has a width of 300 points and contradicting heights.
  private func constrain(_ scroll: UIScrollView, in window: UIWindow) {
    let content = UIView()
    scroll.addSubview(content)
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 50),
      content.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
