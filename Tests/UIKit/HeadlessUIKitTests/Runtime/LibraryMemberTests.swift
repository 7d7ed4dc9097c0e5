import Foundation
import HeadlessUIKit
import Testing

/// Behavior that tests of open libraries, which pass with Apple's UIKit, rely on.
@MainActor @Suite(.ownEnvironment)
struct LibraryMemberTests {
  // MARK: Layout and scrolling

  @Test func `a constraint without a second item has no second attribute`() {
    let view = UIView()
    let alone = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 40)
    #expect(alone.secondAttribute == .notAnAttribute && alone.secondItem == nil)
    let pair = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 2, constant: 0)
    #expect(pair.secondAttribute == .width)
  }

  @Test func `content outside a window moves at once, although the move is animated`() {
    let view = UIScrollView()
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    view.contentSize = CGSize(width: 300, height: 80)
    view.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    #expect(view.contentOffset.x == 100)
    view.scrollRectToVisible(CGRect(x: 200, y: 0, width: 100, height: 10), animated: true)
    #expect(view.contentOffset.x == 200)
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(view)
    view.setContentOffset(.zero, animated: true)
    #expect(view.contentOffset.x == 200)
  }

  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 10, height: 10), false),
    (CGRect(x: 0, y: -4, width: 10, height: 4), false),
    (CGRect(x: 9, y: 9, width: 10, height: 10), true),
    (CGRect(x: 20, y: 20, width: -11, height: -11), true), (CGRect.null, false),
  ])
  func `rectangles overlap only if they have more than an edge in common`(
    _ rect: CGRect, _ expected: Bool
  ) {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(square.uiOverlaps(rect) == expected && rect.uiOverlaps(square) == expected)
    #expect(NSSet(array: [1, 2]).uiOverlaps([2]) && !NSSet(array: [1]).uiOverlaps([2]))
    #expect(NSOrderedSet(array: [1, 2]).uiOverlaps(NSOrderedSet(array: [2])))
  }

  // MARK: Text

  @Test func `the bold system font is named semibold and is as wide as bold`() {
    let font = UIFont.boldSystemFont(ofSize: 30)
    #expect(font.fontName == ".SFUI-Semibold" && font.withSize(12).fontName == ".SFUI-Semibold")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let bold = UIFont.systemFont(ofSize: 30, weight: .bold)
    #expect(bold.fontName == ".SFUI-Bold")
    let text = "tides" as NSString
    #expect(text.size(withAttributes: [.font: font]) == text.size(withAttributes: [.font: bold]))
  }

  @Test func `a shadow is copied with its values, and equal to its copy`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: -4)
    shadow.shadowBlurRadius = 5
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy !== shadow && copy == shadow && copy.shadowOffset.height == -4)
    copy.shadowColor = UIColor.blue
    #expect(copy != shadow)
  }

  @Test func `attributes of text survive as attributes of both kinds of text`() throws {
    let shadow = NSShadow()
    let attachment = NSTextAttachment()
    var container = AttributeContainer([
      .shadow: shadow, .attachment: attachment, .ligature: 0, .obliqueness: 0.5, .expansion: 0.25,
      .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
    ])
    #expect(container.uiKit.shadow === shadow && container.uiKit.attachment === attachment)
    #expect(container.uiKit.ligature == 0 && container.uiKit.obliqueness == 0.5)
    #expect(container.uiKit.expansion == 0.25 && container.uiKit.textEffect == .letterpressStyle)
    container[AttributeScopes.UIKitAttributes.LigatureAttribute.self] = 1
    let attributes = [NSAttributedString.Key: Any](container)
    #expect(attributes[.ligature] as? Int == 1 && attributes[.shadow] as? NSShadow === shadow)
    #expect(
      NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue == 3)
    let manager = NSLayoutManager()
    manager.hyphenationFactor = 0.5
    #expect(manager.hyphenationFactor == 0.5)
  }

  // MARK: Objects and timers

  @Test func `a weak table enumerates the objects that exist`() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do {
      let lost = NSObject()
      table.add(lost)
    }
    #expect(table.objectEnumerator().allObjects as? [NSObject] == [kept])
  }

  private class Proxy: NSObject {
    func forwardingTarget(for selector: Selector!) -> Any? { self }
  }

  @Test func `a class of its own may say where it forwards messages`() {
    #expect(NSObject().forwardingTarget(for: Selector("close")) == nil)
    #expect(Proxy().forwardingTarget(for: Selector("close")) is Proxy)
  }

  @Test func `a policy is made from any value, as an optional`() throws {
    let policy = try #require(objc_AssociationPolicy(rawValue: 3))
    #expect(policy == .OBJC_ASSOCIATION_COPY_NONATOMIC)
  }

  private class Gauge: UIView {
    static var isPrepared = false
    override class func prepareForInterfaceBuilder() { isPrepared = true }
  }

  private class Tool: UIBarButtonItem {
    var isPrepared = false
    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      isPrepared = true
    }
  }

  @Test func `items and classes can prepare for Interface Builder`() {
    let tool = Tool()
    tool.prepareForInterfaceBuilder()
    Gauge.prepareForInterfaceBuilder()
    #expect(tool.isPrepared && Gauge.isPrepared)
  }

  private final class Absent: UIViewImplicitlyAnimating {
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  }

  @Test func `an animator need not take further changes`() {
    let animator: any UIViewImplicitlyAnimating = Absent()
    animator.addAnimations { Issue.record("called") }
    animator.addCompletion { _ in Issue.record("called") }
    #expect(!animator.isRunning)
  }

  #if !canImport(ObjectiveC)
    @Test(arguments: [(0.0, 1), (0.5, 3)])
    func `a timer of the run loop fires on the clock`(_ interval: Double, _ count: Int) throws {
      nonisolated(unsafe) var fired = 0
      let timer = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, interval, 0, 0
      ) { _ in fired += 1 }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      #expect(fired == 0)
      HeadlessClock.shared.advance(by: 1.75)
      #expect(fired == count)
      CFRunLoopTimerInvalidate(timer)
      HeadlessClock.shared.advance(by: 2)
      #expect(fired == count)
    }
  #endif

  // MARK: Drawing and menus

  @Test func `a layer is drawn in its size and stretched`() throws {
    var steps = 0
    var sizes: [CGSize] = []
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      let target = context.cgContext
      let layer = CGLayer(target, size: CGSize(width: 10, height: 5), auxiliaryInfo: nil)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      guard let layer else { return }
      target.draw(layer, at: CGPoint(x: 2, y: 2))
      target.draw(layer, in: CGRect(x: 20, y: 20, width: 20, height: 20))
      steps = target.displayList.items.count
      sizes = target.displayList.items.map { item in
        CGRect(origin: .zero, size: layer.size).applying(item.transform).size
      }
      #expect(CGLayer(target, size: .zero, auxiliaryInfo: nil) == nil)
    }
    #expect(image.size.width == 40 && steps == 2)
    #expect(sizes == [CGSize(width: 10, height: 5), CGSize(width: 20, height: 20)])
  }

  private final class Board: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  }

  @Test func `setting whether the menu is visible shows and dismisses it`() {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(board)
    board.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.setTargetRect(board.bounds, in: board)
    menu.isMenuVisible = true
    #expect(menu.isMenuVisible)
    menu.isMenuVisible = false
    #expect(!menu.isMenuVisible)
  }

  private final class Silent: NSObject, UICollectionViewDelegate {}

  @Test func `a delegate need not know the menus of iOS 12`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = Silent()
    let path = IndexPath(item: 0, section: 0)
    #expect(!delegate.collectionView(view, shouldShowMenuForItemAt: path))
    let copy = Selector("copy:")
    #expect(
      !delegate.collectionView(view, canPerformAction: copy, forItemAt: path, withSender: nil))
  }
}
