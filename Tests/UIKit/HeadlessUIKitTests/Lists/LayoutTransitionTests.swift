import Foundation
import HeadlessUIKit
import Testing

/// Changes from one layout of a collection to another, as far as code says.
@MainActor @Suite(.ownEnvironment)
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

  @Test func `headers are between their places as well`() {
    let (small, large) = (layout(80), layout(160))
    small.headerReferenceSize.height = 20
    large.headerReferenceSize.height = 40
    let (collection, _) = ListStage.collection(NumberItems(count: 40), small)
    let transition = collection.startInteractiveTransition(to: large)
    transition.transitionProgress = 0.5
    #expect(frames(collection)[0] == CGRect(x: 0, y: 30, width: 120, height: 120))
    let kind = UICollectionView.elementKindSectionHeader
    let frame = CGRect(x: 0, y: 0, width: 320, height: 30)
    #expect(
      transition.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0])?.frame == frame)
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame == frame)
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

  @Test func `both layouts are told of a change before and after the attributes are gathered`() {
    final class Events {
      var all: [String] = []
    }
    final class Told: UICollectionViewFlowLayout {
      let name: String
      let events: Events

      init(_ name: String, _ events: Events) {
        (self.name, self.events) = (name, events)
        super.init()
      }

      required init?(coder: NSCoder) { nil }

      override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        events.all.append("\(name) prepares to leave")
      }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        events.all.append("\(name) prepares to come")
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        if events.all.last != "\(name) is asked" { events.all.append("\(name) is asked") }
        return super.layoutAttributesForElements(in: rect)
      }
      override func finalizeLayoutTransition() {
        let isAttached = collectionView != nil
        events.all.append("\(name) finishes \(isAttached ? "with" : "without") its view")
      }
    }
    for isAnimated in [false, true] {
      let events = Events()
      let (collection, _) = ListStage.collection(NumberItems(count: 4), Told("old", events))
      events.all = []
      collection.setCollectionViewLayout(Told("new", events), animated: isAnimated)
      #expect(
        events.all == [
          "old prepares to leave", "new prepares to come", "new is asked",
          "old finishes with its view", "new finishes with its view",
        ])
      HeadlessClock.shared.advance(by: 1)
      #expect(events.all.filter { !$0.hasSuffix("asked") }.count == 4)
    }
  }

  @Test func `an item that crosses the visible part on its way is seen there`() {
    let (small, large) = (layout(40), layout(320))
    let (collection, window) = ListStage.collection(NumberItems(count: 400), small)
    collection.contentOffset.y = 1200
    window.layoutIfNeeded()
    let transition = collection.startInteractiveTransition(to: large)
    transition.transitionProgress = 0.5
    collection.layoutIfNeeded()
    let seen = collection.indexPathsForVisibleItems.map(\.item)
    let expected = (0..<400).filter { item in
      let low = CGFloat(item / 8) * 40 + CGFloat(item) * 320
      return low / 2 < 1640 && (low + 360) / 2 > 1200
    }
    #expect(seen == expected && !seen.isEmpty)
  }

  @Test func `what invalidates a transition, or one of its layouts, is computed again`() {
    let (small, large) = (layout(80), layout(160))
    let (collection, _) = ListStage.collection(NumberItems(count: 40), small)
    let transition = collection.startInteractiveTransition(to: large)
    transition.transitionProgress = 0.5
    #expect(frames(collection)[1].minX == 120)
    large.itemSize = CGSize(width: 320, height: 320)
    #expect(frames(collection)[1] == CGRect(x: 40, y: 160, width: 200, height: 200))
    final class Counting: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
    }
    collection.cancelInteractiveTransition()
    let counting = Counting()
    counting.itemSize = CGSize(width: 160, height: 160)
    let second = collection.startInteractiveTransition(to: counting)
    _ = frames(collection)
    let before = counting.prepared
    for step in 1...5 {
      second.transitionProgress = CGFloat(step) / 10
      _ = frames(collection)
    }
    #expect(counting.prepared == before)
    second.invalidateLayout()
    _ = frames(collection)
    #expect(counting.prepared == before + 1)
  }

  @Test func `a second transition during the first is an error in UIKit's words`() {
    let (collection, _) = ListStage.collection(NumberItems(count: 4), layout(80))
    let first = collection.startInteractiveTransition(to: layout(160))
    let errors = FailureLog.during {
      #expect(collection.startInteractiveTransition(to: layout(100)) === first)
    }
    #expect(
      errors.map(\.message).first?.contains("already in the middle of an interactive") == true)
    collection.finishInteractiveTransition()
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.collectionViewLayout === first.nextLayout)
  }

  @Test func `another layout in the middle of a transition ends it unfinished`() {
    let (small, large, third) = (layout(80), layout(160), layout(100))
    let (collection, _) = ListStage.collection(NumberItems(count: 4), small)
    var ends: [[Bool]] = []
    collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    collection.setCollectionViewLayout(third, animated: false)
    #expect(ends == [[false, false]] && collection.collectionViewLayout === third)
    #expect(small.collectionView == nil && large.collectionView == nil)
    #expect(frames(collection)[0].width == 100)
  }

  @Test func `data that changes during a transition is shown at the places between`() {
    let items = NumberItems(count: 3)
    let (collection, _) = ListStage.collection(items, layout(80))
    let transition = collection.startInteractiveTransition(to: layout(160))
    transition.transitionProgress = 0.5
    _ = frames(collection)
    items.sections = [[0, 2]]
    collection.deleteItems(at: [[0, 1]])
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [0, 2])
    #expect(frames(collection)[1].minX == 120)
  }
}
