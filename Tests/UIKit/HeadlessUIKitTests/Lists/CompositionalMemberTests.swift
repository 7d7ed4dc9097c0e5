import Foundation
import HeadlessUIKit
import Testing

/// Single members of sections, sizes and anchors of compositional layouts.
@MainActor @Suite(.ownEnvironment)
struct CompositionalMemberTests {
  private static let header = UICollectionView.elementKindSectionHeader

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A section of rows of 50 points, with insets of 10 points.
  private func section() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }

  private func collection(_ section: NSCollectionLayoutSection) -> UICollectionView {
    ListStage.collection(
      NumberItems(count: 2), UICollectionViewCompositionalLayout(section: section), width: 300
    ).0
  }

  private func frame(_ item: Int, _ collection: UICollectionView) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func `a dimension is of one kind`() {
    let kinds = [
      NSCollectionLayoutDimension.fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5),
      .estimated(0.5), .uniformAcrossSiblings(estimate: 0.5),
    ]
    #expect(kinds.map(\.isFractionalWidth) == [true, false, false, false, false])
    #expect(kinds.map(\.isFractionalHeight) == [false, true, false, false, false])
    #expect(kinds.map(\.isAbsolute) == [false, false, true, false, false])
    #expect(kinds.map(\.isEstimated) == [false, false, false, true, true])
    #expect(kinds.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
    #expect(kinds.allSatisfy { $0.dimension == 0.5 })
  }

  @Test func `spaces are fixed or flexible, and offsets of anchors absolute or fractional`() {
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    #expect(!NSCollectionLayoutSpacing.fixed(3).isFlexible)
    let (absolute, fractional) = (
      NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2)),
      NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2))
    )
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    #expect(fractional.isFractionalOffset && fractional.offset == CGPoint(x: 1, y: 2))
  }

  @Test func `a background covers its section with the insets, behind the cells`() throws {
    final class Card: UICollectionReusableView {}
    let section = section()
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Card.self, forDecorationViewOfKind: "card")
    let (collection, _) = ListStage.collection(NumberItems(count: 2), layout, width: 300)
    let card = try #require(collection.subviews.first { $0 is Card })
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    let places = try [card, cell].map { try #require(collection.subviews.firstIndex(of: $0)) }
    #expect(places[0] < places[1])
  }

  @Test(arguments: [true, false])
  func `an edge item takes room of the section if it extends the boundary`(_ extends: Bool) {
    let section = section()
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: Self.header,
      alignment: .top)
    head.extendsBoundary = extends
    section.boundarySupplementaryItems = [head]
    let collection = collection(section)
    #expect(frame(0, collection)?.minY == (extends ? 50 : 10))
    #expect(collection.contentSize.height == (extends ? 160 : 120))
  }

  @Test(arguments: [
    (NSRectAlignment.topLeading, CGPoint(x: 10, y: 0)), (.top, CGPoint(x: 125, y: 0)),
    (.topTrailing, CGPoint(x: 240, y: 0)), (.bottomLeading, CGPoint(x: 10, y: 120)),
    (.bottomTrailing, CGPoint(x: 240, y: 120)), (.trailing, CGPoint(x: 240, y: 40)),
  ])
  func `an edge item is at the edge or the corner of its alignment`(
    _ alignment: NSRectAlignment, _ origin: CGPoint
  ) {
    let section = section()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(40)), elementKind: Self.header,
        alignment: alignment)
    ]
    let head = collection(section).supplementaryView(forElementKind: Self.header, at: [0, 0])
    #expect(head?.frame == CGRect(origin: origin, size: CGSize(width: 50, height: 40)))
  }

  @Test(arguments: [true, false])
  func `edge items keep the insets of the section if they are to`(_ follows: Bool) {
    let section = section()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: Self.header,
        alignment: .top)
    ]
    section.supplementariesFollowContentInsets = follows
    let collection = collection(section)
    let head = collection.supplementaryView(forElementKind: Self.header, at: [0, 0])?.frame
    #expect(head?.minX == (follows ? 10 : 0) && head?.width == (follows ? 280 : 300))
  }

  /// A collection of 300 points with a header, and with a safe area of 20 points and margins of 30 points at its sides.
  private func insetCollection(
    _ section: NSCollectionLayoutSection, _ configuration: UIContentInsetsReference = .safeArea
  ) -> (UICollectionView, UIViewController) {
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: Self.header,
        alignment: .top)
    ]
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.contentInsetsReference = configuration
    let (collection, _) = ListStage.collection(
      NumberItems(count: 2),
      UICollectionViewCompositionalLayout(section: section, configuration: settings), width: 300)
    let controller = ListStage.embed(
      collection, safeArea: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20),
      margins: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
    return (collection, controller)
  }

  @Test(
    arguments: [
      (UIContentInsetsReference.automatic, 30), (.none, 10), (.safeArea, 30), (.layoutMargins, 40),
    ] as [(UIContentInsetsReference, CGFloat)])
  func `the insets of a section count from its reference`(
    _ reference: UIContentInsetsReference, _ x: CGFloat
  ) {
    let section = section()
    section.contentInsetsReference = reference
    let (collection, _) = insetCollection(section)
    #expect(frame(0, collection)?.minX == x && frame(0, collection)?.width == 300 - 2 * x)
  }

  @Test(
    arguments: [
      (UIContentInsetsReference.automatic, 40), (.none, 0), (.safeArea, 20), (.layoutMargins, 30),
    ] as [(UIContentInsetsReference, CGFloat)])
  func `the views at the edges of a section have a reference of their own`(
    _ reference: UIContentInsetsReference, _ x: CGFloat
  ) {
    let section = section()
    section.contentInsetsReference = .none
    section.supplementaryContentInsetsReference = reference
    let (collection, _) = insetCollection(section, .layoutMargins)
    func head() -> CGRect? {
      collection.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: [0, 0])?.frame
    }
    #expect(head()?.minX == x && head()?.width == 300 - 2 * x)
    #expect(frame(0, collection)?.minX == 10)
    section.boundarySupplementaryItems[0].contentInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 5, bottom: 0, trailing: 7)
    collection.collectionViewLayout.invalidateLayout()
    #expect(head() == CGRect(x: x + 5, y: 3, width: 288 - 2 * x, height: 37))
    #expect(frame(0, collection)?.minY == 50)
  }

  @Test func `sections follow the safe area when it changes`() {
    let (collection, controller) = insetCollection(section())
    controller.additionalSafeAreaInsets.left = 50
    collection.window?.layoutIfNeeded()
    #expect(frame(0, collection)?.minX == 60 && frame(0, collection)?.maxX == 270)
  }

  @Test func `a list has footers where it is set to, below its rows`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.footerMode = .supplementary
    let (collection, _) = ListStage.collection(
      NumberItems(count: 2), UICollectionViewCompositionalLayout.list(using: list))
    let kind = UICollectionView.elementKindSectionFooter
    let foot = try #require(collection.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(foot.frame.minY == frame(1, collection)?.maxY)
    #expect(collection.visibleSupplementaryViews(ofKind: Self.header).isEmpty)
  }
}
