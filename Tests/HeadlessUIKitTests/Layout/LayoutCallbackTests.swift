import Foundation
import HeadlessUIKit
import Testing

/// Callbacks of an app that change the hierarchy during its layout.
@MainActor @Suite(.serialized, .ownEnvironment)
struct LayoutCallbackTests {
  /// A scroll view that removes another view when layout has found the size of its content.
  private final class Remover: UIScrollView {
    var victim: UIView?

    override var contentSize: CGSize {
      didSet {
        victim?.removeFromSuperview()
        victim = nil
      }
    }
  }

  @Test func `a view that a callback removes during layout is released after the conflicts`() {
    let (window, scroll, content) = (UIWindow(frame: UIScreen.main.bounds), Remover(), UIView())
    weak var victim: UIView?
    do {
      let view = UIView()
      victim = view
      scroll.victim = view
      for view in [scroll, view] { window.addSubview(view) }
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    }
    scroll.addSubview(content)
    for view in [scroll, content, victim].compactMap({ $0 }) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
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
    let conflicts = ConflictLog.during { window.layoutIfNeeded() }
    #expect(conflicts.count == 1 && scroll.contentSize.width == 300)
    #expect(victim == nil && window.subviews == [scroll])
  }
}
