import Testing
import UIKit
import UIKitTesting

@testable import CarouselApp

@MainActor @Suite struct CarouselTests {
  /// Shows the listing's scene on a screen of 375×667 points.
  private func onScreen(_ body: (ViewController, UICollectionView) throws -> Void) throws {
    let device = try #require(HeadlessDevice(identifier: "retina4_7"))
    try withScreen(of: device) { window in
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? ViewController)
      window.rootViewController = controller
      window.layoutIfNeeded()
      try body(controller, controller.collectionView)
    }
  }

  @Test func `the listing's anchors place the collection below the bars, half as high as wide`()
    throws
  {
    try onScreen { controller, collection in
      #expect(collection.frame.minX == 0)
      #expect(collection.frame.minY == controller.view.safeAreaInsets.top)
      #expect(collection.frame.size == CGSize(width: 375, height: 187.5))
    }
  }

  @Test func `the listing's sizes and spacings give every item its frame`() throws {
    try onScreen { controller, collection in
      #expect(collection.contentSize == CGSize(width: 25 * 125 + 24 * 17, height: 187.5))
      for item in 0..<25 {
        let attributes = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        #expect(
          attributes?.frame == CGRect(x: 142 * CGFloat(item), y: 0, width: 125, height: 187.5))
      }
    }
  }

  @Test func `cells are there only while they are visible, and look as the data source says`()
    throws
  {
    try onScreen { controller, collection in
      #expect(collection.visibleCells.count == 3)
      #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
      let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
      let second = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(first.layer.cornerRadius == 14 && first.backgroundColor == .blue)
      #expect(first.transform.isIdentity)
      #expect(second.transform == CGAffineTransform(scaleX: 1, y: 0.87))
      #expect(controller.view.backgroundColor == .blue)
    }
  }

  @Test func `a flick ends where the listing's delegate rounds it to, on a whole cell`() throws {
    try onScreen { controller, collection in
      try swipe(collection, .left)
      HeadlessClock.shared.advance(by: 5)
      let offset = collection.contentOffset.x
      #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 142) == 0)
    }
  }

  /// The listing has `scrollViewDldScroll`, which UIKit would not call either.
  @Test func `the listing's misspelled method is not called`() throws {
    try onScreen { controller, collection in
      collection.contentOffset.x = 142
      #expect(controller.lastScrollOffset == 0)
    }
  }

  @Test func `the listing's animations swell the new cell and shrink the old one`() throws {
    try onScreen { controller, collection in
      collection.contentOffset.x = 142
      collection.layoutIfNeeded()
      let old = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
      old.transform = .identity
      collection.contentOffset.x = 284
      collection.layoutIfNeeded()
      let new = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
      collection.contentOffset.x = 230
      collection.layoutIfNeeded()
      controller.scrollViewDldScroll(collection)
      #expect(controller.lastScrollOffset == 230)
      HeadlessClock.shared.advance(by: 0.065)
      let scale = try #require(new.layer.presentation()).affineTransform().d
      #expect(scale > 0.87 && scale < 1)
      HeadlessClock.shared.advance(by: 0.065)
      #expect(new.transform.isIdentity)
      #expect(old.transform == CGAffineTransform(scaleX: 1, y: 0.87))
      #expect(controller.view.backgroundColor == colors[2].withAlphaComponent(0.5))
    }
  }
}
