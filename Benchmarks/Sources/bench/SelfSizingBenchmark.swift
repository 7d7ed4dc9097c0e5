import Foundation
import HeadlessUIKit

/// The cost of one more screen of self-sizing items: in long collections against short ones, and after many screens
/// against after few.
@MainActor
struct SelfSizingBenchmark {
  /// The layouts whose cells find their own sizes.
  fileprivate enum Kind: String, CaseIterable {
    case flow = "a flow layout"
    case groups = "a compositional layout with estimated groups"
    case list = "a list layout"

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 110, height: 30)
        return layout
      case .groups:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
              subitems: [item, item])))
      case .list:
        return UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    }
  }

  private static let rounds = 9

  func run(_ table: inout Table) {
    for kind in Kind.allCases {
      var times = [Int: [Double]]()
      for round in 0...Self.rounds {
        for count in [1000, 100_000] {
          let stage = SelfSizingStage(kind, count: count)
          stage.scroll(screens: 5)
          let time = milliseconds { stage.scroll(screens: 5) } / 5
          if round > 0 { times[count, default: []].append(time) }
        }
      }
      let (long, short) = (times[100_000, default: []].median, times[1000, default: []].median)
      table.add(
        "one more screen of 100,000 self-sizing items in \(kind.rawValue), against one of 1,000",
        ratio: long / short, atMost: 2, detail: "\(long.text) ms, \(short.text) ms")
      let stage = SelfSizingStage(kind, count: 100_000)
      stage.scroll(screens: 5)
      let early = (0..<20).map { _ in milliseconds { stage.scroll(screens: 1) } }.median
      stage.scroll(screens: 400)
      let late = (0..<20).map { _ in milliseconds { stage.scroll(screens: 1) } }.median
      table.add(
        "one more screen in \(kind.rawValue) after 400 screens, against after 5",
        ratio: late / early, atMost: 2,
        detail: "\(late.text) ms, \(early.text) ms")
    }
  }
}

/// A cell whose label decides its size.
private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.fill(contentView, margins: CGSize(width: 8, height: 4))
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class SelfSizingStage: NSObject, UICollectionViewDataSource {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let collection: UICollectionView
  private let count: Int

  init(_ kind: SelfSizingBenchmark.Kind, count: Int) {
    self.count = count
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: kind.layout)
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    let type: UICollectionViewCell.Type =
      kind == .list ? UICollectionViewListCell.self : LabelCell.self
    collection.register(type, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    window.addSubview(collection)
    window.layoutIfNeeded()
  }

  func scroll(screens: Int) {
    for _ in 0..<screens {
      collection.contentOffset.y += 500
      window.layoutIfNeeded()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let text = "Item \(indexPath.item)" + String(repeating: " more", count: indexPath.item % 4)
    if let row = cell as? UICollectionViewListCell {
      var content = row.defaultContentConfiguration()
      content.text = text
      content.secondaryText = indexPath.item % 3 == 0 ? nil : "Detail"
      row.contentConfiguration = content
    } else {
      (cell as? LabelCell)?.label.text = text
    }
    return cell
  }
}
