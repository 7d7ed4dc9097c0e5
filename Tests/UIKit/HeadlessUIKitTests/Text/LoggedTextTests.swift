import Foundation
import HeadlessUIKit
import Testing

private final class LoggedDial: UIControl {}
private final class LoggedBoard: UIView {}
private final class LoggedHarbour: UIViewController {}

/// What views and controllers look like in an app's log.
@MainActor @Suite(.ownEnvironment) struct LoggedTextTests {
  /// The text of an object, with each address as `0x`.
  private func text(_ object: NSObject) -> String {
    object.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  private let module = "\(String(reflecting: LoggedTextTests.self).prefix { $0 != "." })"

  @Test func `a view is its class, its address, its frame and its layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 320, height: 100 / 3.0))
    #expect(text(view) == "<UIView: 0x; frame = (0 0.5; 320 33.3333); layer = <CALayer: 0x>>")
    let address = String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
    #expect(view.description.hasPrefix("<UIView: 0x\(address); "))
    #expect("\(view)" == view.description && view.debugDescription == view.description)
  }

  @Test func `what a view has beside its defaults comes in UIKit's order`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.clipsToBounds = true
    view.alpha = 0.25
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleRightMargin]
    view.autoresizesSubviews = false
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.tintColor = .red
    view.backgroundColor = .systemBackground
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      text(view)
        == "<UIView: 0x; frame = (1 2; 3 4); clipsToBounds = YES; alpha = 0.25; hidden = YES;"
        + " opaque = NO; autoresize = W+RM+H; autoresizesSubviews = NO; userInteractionEnabled = NO;"
        + " tag = 7; tintColor = UIExtendedSRGBColorSpace 1 0 0 1; gestureRecognizers = <NSArray: 0x>;"
        + " backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>;"
        + " layer = <CALayer: 0x>>")
    let turned = UIView()
    turned.transform = CGAffineTransform(translationX: 0.5, y: 2)
    #expect(text(turned).contains("; transform = [1, 0, 0, 1, 0.5, 2]; layer"))
  }

  @Test func `an app's class has its module, and its base class unless that is UIView`() {
    let board = text(LoggedBoard())
    #expect(board.hasPrefix("<\(module).LoggedBoard: 0x; frame = (0 0; 0 0); layer"))
    let dial = text(LoggedDial())
    #expect(dial.hasPrefix("<\(module).LoggedDial: 0x; baseClass = UIControl; frame = "))
    #expect(text(LoggedHarbour()) == "<\(module).LoggedHarbour: 0x>")
    #expect(text(UINavigationController()) == "<UINavigationController: 0x>")
  }

  @Test func `texts are shortened, and lists name their layout and data source`() {
    let label = UILabel()
    #expect(!text(label).contains("text ="))
    label.text = "A Beacon Is Seen In The Western Bay"
    #expect(text(label).contains("; text = 'A Beacon Is Seen In The W...'; "))
    #expect(text(UITextField()).contains("; text = ''; "))
    let scroller = UIScrollView()
    scroller.contentSize = CGSize(width: 10, height: 20.5)
    #expect(
      text(scroller).hasSuffix(
        "; contentOffset: {0, 0}; contentSize: {10, 20.5}; adjustedContentInset: {0, 0, 0, 0}>"))
    #expect(text(UITableView()).hasSuffix("Inset: {0, 0, 0, 0}; dataSource: (null)>"))
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(text(list).hasSuffix("; layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>"))
  }

  private final class Inner: UIView {}

  @Test func `a class has a name, wherever it is declared`() {
    #expect(UIStringFromClass(Inner.self) == "\(module).LoggedTextTests.Inner")
    #expect(UIStringFromClass(LoggedBoard.self) == "\(module).LoggedBoard")
    #expect(text(Inner()).hasPrefix("<\(module).LoggedTextTests.Inner: 0x; frame"))
    #expect(UIStringFromClass(NSObject.self) == NSStringFromClass(NSObject.self))
  }
}
