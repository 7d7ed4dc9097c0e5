import Foundation
import HeadlessUIKit
import Testing

/// Scroll views, whose content has a size that constraints find.
@MainActor @Suite(.ownEnvironment)
struct ScrollLayoutTests {
  private func scrollView() -> (root: UIView, scrollView: UIScrollView, content: UIView) {
    let root = LayoutSketch.root()
    let (scrollView, content) = (UIScrollView(), UIView())
    LayoutSketch.add(scrollView, to: root)
    NSLayoutConstraint.activate(LayoutSketch.fill(scrollView, in: root))
    LayoutSketch.add(content, to: scrollView)
    return (root, scrollView, content)
  }

  @Test func `edges of a scroll view are those of its content`() {
    let (root, scrollView, content) = scrollView()
    NSLayoutConstraint.activate(
      LayoutSketch.fill(content, in: scrollView) + [
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == root.bounds)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
  }

  @Test func `the guides of the content and of the frame mean each one thing`() {
    let (root, scrollView, content) = scrollView()
    let pinned = UIView()
    LayoutSketch.add(pinned, to: scrollView)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalToConstant: 500),
      content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      pinned.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      pinned.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 30),
      pinned.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 520, height: 140))
    #expect(content.frame == CGRect(x: 10, y: 20, width: 500, height: 100))
    #expect(pinned.frame == CGRect(x: 170, y: 70, width: 30, height: 30))
    #expect(guide.layoutFrame.size == scrollView.contentSize)
  }

  @Test func `scrolling does not move the content within itself, but what hangs on the frame`() {
    let (root, scrollView, content) = scrollView()
    let pinned = UIView()
    LayoutSketch.add(pinned, to: scrollView)
    NSLayoutConstraint.activate(
      LayoutSketch.fill(content, in: scrollView) + [
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
        pinned.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        pinned.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
        pinned.widthAnchor.constraint(equalToConstant: 30),
        pinned.heightAnchor.constraint(equalToConstant: 30),
      ])
    root.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(content.frame.minY == 0 && scrollView.contentSize.height == 900)
    #expect(pinned.frame.minY == 120)
  }

  @Test func `a content size of the app's own stays where no constraint says one`() {
    let root = LayoutSketch.root()
    let scrollView = UIScrollView()
    LayoutSketch.add(scrollView, to: root)
    NSLayoutConstraint.activate(LayoutSketch.fill(scrollView, in: root))
    scrollView.contentSize = CGSize(width: 700, height: 800)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 800))
  }
}
