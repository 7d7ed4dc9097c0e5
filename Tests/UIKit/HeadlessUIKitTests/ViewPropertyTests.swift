import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct ViewPropertyTests {
  @Test func `a view without arguments is created by init(frame:) of its class`() {
    final class Badge: UILabel {
      override init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      required init?(coder: NSCoder) { fatalError("not in a nib") }
      convenience init(level: Int = 1) {
        self.init()
        tag = level
      }
    }
    // Swift prefers `init()` to an initializer whose parameters all have defaults.
    #expect(Badge().tag == 0 && Badge().bounds.width == 7)
    #expect(Badge(level: 2).tag == 2 && UITableViewCell().reuseIdentifier == nil)
  }

  @Test func `a view states the class of its layer by overriding the layer`() {
    final class Slope: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override var layer: CAGradientLayer {
        guard let layer = super.layer as? CAGradientLayer else { return CAGradientLayer() }
        return layer
      }
    }
    let slope = Slope(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    slope.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let view: UIView = slope
    #expect((view.layer as? CAGradientLayer)?.colors?.count == 2)
    #expect(view.layer === slope.layer && slope.layer.frame == slope.frame)
  }

  @Test func `a class of colors creates colors`() {
    let kind: UIColor.Type = UIColor.self
    #expect(
      kind.init(red: 1, green: 0, blue: 0, alpha: 1) == .red
        && kind.init(white: 1, alpha: 1) == .white)
    #expect(kind.init(cgColor: UIColor.blue.cgColor) == .blue)
  }

  @Test func `a color without components paints nothing`() {
    var alpha: CGFloat = 1
    #expect(UIColor().getWhite(nil, alpha: &alpha) && alpha == 0)
  }

  @Test func `a view by code has UIKit's defaults`() {
    let view = UIView()
    #expect(view.frame == .zero && view.alpha == 1 && view.isOpaque && !view.isHidden)
    #expect(view.backgroundColor == nil && view.contentMode == .scaleToFill && !view.clipsToBounds)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && view.tag == 0)
    #expect(view.autoresizingMask.isEmpty && view.autoresizesSubviews)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.gestureRecognizers == nil && view.superview == nil && view.window == nil)
  }

  @Test func `a view from a nib has what the nib holds, and UIKit's meaning of what it lacks`()
    throws
  {
    let view: UIView = try NibSketch.object(
      "UIView",
      [
        "UIBounds": .numbers([0, 0, 40, 20]), "UICenter": .numbers([30, 40]), "UIHidden": true,
        "UIAlpha": 0.5, "UIAutoresizingMask": 18, "UIContentMode": 4, "UIClipsToBounds": true,
        "UITag": 7, "UIUserInteractionDisabled": true, "UIRestorationIdentifier": "main",
        "UIViewContentHuggingPriority": "{251, 1000}", "UIBackgroundColor": .color(1, 0, 0),
        "UIViewLayoutMargins": .numbers([1, 2, 3, 4]),
        "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": true,
      ]
    ).load()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 40, height: 20))
    #expect(view.isHidden && view.alpha == 0.5 && view.contentMode == .center && view.tag == 7)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled && view.restorationIdentifier == "main")
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.backgroundColor?.cgColor.red == 1)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    // What an absent key means for views of nibs.
    #expect(!view.isOpaque && !view.autoresizesSubviews && view.clearsContextBeforeDrawing)
  }

  @Test func `directional margins follow the direction of text`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    view.directionalLayoutMargins.leading = 9
    #expect(view.layoutMargins.right == 9)
  }

  @Test func `the tint is inherited, and told to those that inherit it`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (parent, child, own) = (UIView(), Tinted(), Tinted())
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = .green
    own.changes = 0
    parent.tintColor = .red
    #expect(child.tintColor == .red && own.tintColor == .green)
    #expect(child.changes == 1 && own.changes == 0)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && child.tintColor != .red)
    let dimmed = child.tintColor.cgColor
    #expect(dimmed.red == dimmed.green && dimmed.green == dimmed.blue)
  }

  @Test func `a mask is in no hierarchy`() {
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    parent.mask = view
    #expect(parent.subviews.isEmpty && view.superview == nil && parent.layer.mask === view.layer)
  }

  @Test func `layout runs once for many requests, parents before children`() {
    final class Laid: UIView {
      var log: (String) -> Void = { _ in }
      override func layoutSubviews() { log(tag == 1 ? "parent" : "child") }
    }
    var log: [String] = []
    let (parent, child) = (Laid(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Laid())
    parent.tag = 1
    parent.addSubview(child)
    for view in [parent, child] { view.log = { log.append($0) } }
    for view in [child, parent, child] { view.setNeedsLayout() }
    child.layoutIfNeeded()
    #expect(log == ["parent", "child"])
    parent.layoutIfNeeded()
    #expect(log.count == 2)
    parent.bounds.size.width = 20
    parent.layoutIfNeeded()
    #expect(log == ["parent", "child", "parent"])
  }

  @Test func `recognizers have one view`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    first.addGestureRecognizer(tap)
    #expect(tap.view === first && first.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(tap.view === second && first.gestureRecognizers == [])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    first.gestureRecognizers = [tap]
    #expect(tap.view === first)
    first.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  @Test func `the root view of a window fills it`() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(window.isHidden)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.subviews == [controller.view] && controller.view.frame == window.bounds)
    #expect(!window.isHidden && window.isKeyWindow && controller.view.window === window)
    window.frame.size.width = 400
    #expect(controller.view.frame.width == 400)
  }

  @Test func `safe areas are what the device covers of a window as large as its screen`() {
    let screen = UIScreen(device: HeadlessDevice(identifier: "retina6_12") ?? .standard)
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    for view in [top, below] { window.addSubview(view) }
    #expect(window.safeAreaInsets.top > 30)
    #expect(top.safeAreaInsets.top == window.safeAreaInsets.top)
    #expect(below.safeAreaInsets.top == window.safeAreaInsets.top - 30)
    #expect(below.safeAreaLayoutGuide.layoutFrame.minY == below.safeAreaInsets.top)
    below.removeFromSuperview()
    #expect(below.safeAreaInsets == .zero)
  }
}
