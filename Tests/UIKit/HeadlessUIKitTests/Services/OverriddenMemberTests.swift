import Foundation
import HeadlessUIKit
import Testing

/// Members that apps override, so that UIKit's own calls must reach the override.
@MainActor @Suite(.ownEnvironment) struct OverriddenMemberTests {
  private final class Picky: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      axis == .vertical ? .required : super.contentHuggingPriority(for: axis)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      let view = super.snapshotView(afterScreenUpdates: afterUpdates)
      view?.tag = 5
      return view
    }
    var updates = 0
    override func updateConstraintsIfNeeded() {
      updates += 1
      super.updateConstraintsIfNeeded()
    }
    override var accessibilityUserInputLabels: [String]! {
      get { ["Own"] }
      set {}
    }
  }

  /// A layout with its own kind of context, as UIKit's signature declares it.
  private final class OwnLayout: UICollectionViewFlowLayout {
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class OldUnwinder: UIViewController {
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { action.name == "back:" }
  }

  @Test func `a view's overrides are asked`() {
    let view = Picky(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(part?.subviews.first?.tag == 5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 1 && view.accessibilityUserInputLabels == ["Own"])
  }

  @Test func `the layout asks a view for its hugging priority`() {
    let (view, label) = (Picky(), UILabel())
    label.text = "Label"
    label.setContentHuggingPriority(UILayoutPriority(260), for: .vertical)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for part in [view, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(part)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor),
      label.topAnchor.constraint(equalTo: view.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    box.layoutIfNeeded()
    // By its stored priority of 250 the view would grow instead of the label.
    #expect(view.frame.height == 20 && label.frame.height == 80)
  }

  @Test func `names that code sets stay, and by default the label is one`() {
    let view = UIView()
    view.accessibilityLabel = "Berth"
    #expect(view.accessibilityUserInputLabels == ["Berth"])
    view.accessibilityUserInputLabels = ["Berth", "Mooring"]
    #expect(view.accessibilityUserInputLabels.count == 2)
  }

  @Test func `a layout makes contexts of its own class`() {
    let layout = OwnLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    list.reloadData()
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: list.bounds))
    #expect(layout.contexts.last is OwnLayout.Context)
  }

  @Test func `an unwind segue asks the earlier form of the method`() {
    let controller = OldUnwinder()
    let source = UIViewController()
    #expect(controller.canPerformUnwindSegueAction("back:", from: source, sender: nil))
    #expect(!controller.canPerformUnwindSegueAction("on:", from: source, sender: nil))
  }
}
