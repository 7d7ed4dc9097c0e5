import Foundation
import HeadlessUIKit
import Testing

/// Changes from one layout of a collection to another, as far as code says.
@MainActor @Suite(.serialized, .ownEnvironment)
struct LayoutTransitionTests {
  private func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.layoutIfNeeded()
    return collection.visibleCells.prefix(3).map(\.frame)
  }

  @Test func `items are between their places as far as the transition is`() {
    let (small, large) = (layout(80), layout(160))
    let (collection, _) = ListStage.collection(NumberItems(count: 40), small)
    let transition = collection.startInteractiveTransition(to: large)
    #expect(collection.collectionViewLayout === transition)
    #expect(transition.currentLayout === small && transition.nextLayout === large)
    #expect(frames(collection)[1] == CGRect(x: 80, y: 0, width: 80, height: 80))
    transition.transitionProgress = 0.5
    #expect(frames(collection)[1] == CGRect(x: 120, y: 0, width: 120, height: 120))
    #expect(frames(collection)[2] == CGRect(x: 80, y: 80, width: 120, height: 120))
    #expect(collection.contentSize.height == 2000)
    transition.transitionProgress = 1
    #expect(frames(collection)[2] == CGRect(x: 0, y: 160, width: 160, height: 160))
  }

  @Test
  func `a transition that is finished goes to the next layout, and a cancelled one goes back`() {
    let (small, large) = (layout(80), layout(160))
    let (collection, _) = ListStage.collection(NumberItems(count: 40), small)
    var ends: [[Bool]] = []
    collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
      .transitionProgress = 0.4
    collection.layoutIfNeeded()
    collection.cancelInteractiveTransition()
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.collectionViewLayout === small && ends == [[true, false]])
    #expect(frames(collection)[1].minX == 80)
    collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    collection.finishInteractiveTransition()
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.collectionViewLayout === large && ends.last == [true, true])
    #expect(frames(collection)[1].minX == 160 && collection.contentSize.height == 3200)
    #expect(large.collectionView === collection && small.collectionView == nil)
  }

  @Test func `the end of a transition that never began is an error`() {
    let (collection, _) = ListStage.collection(NumberItems(count: 4), layout(80))
    let errors = FailureLog.during { collection.finishInteractiveTransition() }
    #expect(errors.count == 1 && errors[0].message.contains("startInteractiveTransition"))
  }

  @Test func `the delegate gives a transition of its own, which keeps values of the app`() {
    final class Bent: UICollectionViewTransitionLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let item = super.layoutAttributesForItem(at: indexPath)
        item?.center.y += value(forAnimatedKey: "bend")
        return item
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Bent(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let (collection, _) = ListStage.collection(NumberItems(count: 40), layout(80))
    let delegate = Delegate()
    collection.delegate = delegate
    let transition = collection.startInteractiveTransition(to: layout(160))
    transition.updateValue(12, forAnimatedKey: "bend")
    transition.transitionProgress = 0.25
    #expect(frames(collection)[0] == CGRect(x: 0, y: 12, width: 100, height: 100))
    #expect(transition.value(forAnimatedKey: "unknown") == 0)
  }

  @Test func `visible cells are told of the layouts that change`() {
    final class Cell: UICollectionViewCell {
      var events: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { events.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { events.append("did") }
    }
    let (collection, _) = ListStage.collection(
      NumberItems(count: 4), layout(80), cell: Cell.self)
    let cells = collection.visibleCells.compactMap { $0 as? Cell }
    collection.setCollectionViewLayout(layout(100), animated: false)
    #expect(cells.count == 4 && cells.allSatisfy { $0.events == ["will", "did"] })
  }
}
