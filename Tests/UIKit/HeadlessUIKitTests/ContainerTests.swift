import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct ContainerTests {
  // MARK: Scroll views

  @Test func `scrolling moves the bounds and tells the delegate`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(listener.offsets == [40, 60, 110])
    #expect(scroll.bounds == CGRect(x: 0, y: 110, width: 100, height: 100))
    scroll.frame.size.width = 50
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 110))
  }

  @Test func `a scroll view from a nib has its keys`() throws {
    let scroll: UIScrollView = try NibSketch.object(
      "UIScrollView",
      [
        "UIBounds": .numbers([0, 0, 100, 100]), "UIPagingEnabled": true, "UIScrollDisabled": true,
        "UIBounceEnabled": false, "UIShowsVerticalScrollIndicator": false, "UIIndicatorStyle": 2,
        "UIContentSize": .numbers([100, 300]), "UIContentInset": .numbers([1, 2, 3, 4]),
        "UIScrollViewContentInsetAdjustmentBehavior": 2, "UIKeyboardDismissMode": 1,
        "UIMaximumZoomScale": 3.0, "UIBouncesZoom": true,
      ]
    ).load()
    #expect(scroll.isPagingEnabled && !scroll.isScrollEnabled && !scroll.bounces)
    #expect(!scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.indicatorStyle == .white && scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.contentSize == CGSize(width: 100, height: 300))
    #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scroll.contentInsetAdjustmentBehavior == .never && scroll.maximumZoomScale == 3)
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroll.frameLayoutGuide !== scroll.contentLayoutGuide)
  }

  // MARK: Stack views

  @Test func `arranged views are subviews, in an order of their own`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.arrangedSubviews == views && stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]] && stack.subviews == views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2], views[1]] && stack.subviews == views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.setCustomSpacing(4, after: views[2])
    #expect(stack.customSpacing(after: views[2]) == 4)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `a stack from a nib arranges its subviews`() throws {
    var graph = GraphNib()
    let views = [graph.view(id: "a"), graph.view(id: "b"), graph.view(id: "c")]
    let stack = graph.view("UIStackView", subviews: views)
    graph.set("UIStackViewArrangedSubviews", object: graph.array([views[2], views[0]]), of: stack)
    let loaded = try #require(
      try graph.graph(stack).nib().instantiated(withOwner: nil).first as? UIStackView)
    #expect(loaded.subviews.map(\.documentObjectID) == ["a", "b", "c"])
    #expect(loaded.arrangedSubviews.map(\.documentObjectID) == ["c", "a"])
  }

  @Test func `the properties of a stack are the nib's`() throws {
    let stack: UIStackView = try NibSketch.object(
      "UIStackView",
      [
        "UIStackViewAxis": 1, "UIStackViewDistribution": 3, "UIStackViewAlignment": 3,
        "UIStackViewSpacing": 12.0, "UIStackViewLayoutMarginsRelative": true,
      ]
    ).load()
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center && stack.spacing == 12)
    #expect(stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
  }

  // MARK: Other frameworks

  @Test func `views of other frameworks have their own classes`() throws {
    let map: MKMapView = try NibSketch.object(
      "MKMapView", ["MKMapType": 2, "MKShowsUserLocation": true, "MKZoomEnabled": false]
    ).load()
    #expect(map.mapType == .hybrid && map.showsUserLocation && !map.isZoomEnabled)
    let web: WKWebView = try NibSketch.object(
      "WKWebView",
      [
        "configuration": .object(
          "WKWebViewConfiguration", ["preferences": .object("WKPreferences", [:])]),
        "allowsLinkPreview": false,
      ]
    ).load()
    #expect(!web.allowsLinkPreview && web.configuration.preferences.javaScriptEnabled)
    for name in ["UIWebView", "GLKView", "SCNView", "SKView", "MTKView", "ADBannerView"] {
      let view: UIView = try NibSketch.object(name, [:]).load()
      #expect("\(type(of: view))" == name)
    }
  }
}
