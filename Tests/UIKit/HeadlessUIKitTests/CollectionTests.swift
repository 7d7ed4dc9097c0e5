import Foundation
import HeadlessUIKit
import NibFormat
import Testing

@MainActor @Suite(.ownEnvironment)
struct CollectionTests {
  private let path: IndexPath = [0, 0]

  private func nib(_ className: String, _ identifier: String) -> NibGraph {
    var graph = GraphNib()
    let content = graph.view(id: "content")
    let view = graph.view(className, subviews: [content])
    graph.set("UIReuseIdentifier", text: identifier, of: view)
    graph.set("UIContentView", object: content, of: view)
    return graph.graph(view)
  }

  private func prototype(_ graph: NibGraph) -> NibSketch {
    .object(
      "UINib", ["archiveData": .object("NSData", ["NS.bytes": .bytes(NIBArchive.encode(graph))])])
  }

  @Test func `a collection from a nib has its layout and prototypes`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let collection: UICollectionView = try NibSketch.object(
      "UICollectionView",
      [
        "UICollectionLayout": .object(
          "UICollectionViewFlowLayout",
          [
            "UIItemSize": .numbers([60, 70]), "UILineSpacing": 16.0, "UIScrollDirection": 1,
            "UISectionInset": .numbers([1, 2, 3, 4]),
          ]),
        "UICollectionViewPrefetchingEnabled": false,
        "UICollectionViewCellNibDict": .table([
          (.text("item"), prototype(nib("UICollectionViewCell", "item")))
        ]),
        "UICollectionViewSupplementaryViewNibDict": .table([
          (.text("\(kind)/head"), prototype(nib("UICollectionReusableView", "head")))
        ]),
      ]
    ).load()
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 60, height: 70) && layout.minimumLineSpacing == 16)
    #expect(layout.minimumInteritemSpacing == 10 && layout.scrollDirection == .horizontal)
    #expect(layout.sectionInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(layout.collectionView === collection && !collection.isPrefetchingEnabled)
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    #expect(cell.reuseIdentifier == "item" && cell.contentView.documentObjectID == nil)
    #expect(cell.subviews == [cell.contentView])
    let head = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: path)
    #expect(head.reuseIdentifier == "head" && !(head is UICollectionViewCell))
  }

  @Test func `cells come from registered nibs and classes`() {
    final class Item: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 9
      }
      required init?(coder: NSCoder) { nil }
    }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(
      nib("UICollectionViewCell", "nib").nib(), forCellWithReuseIdentifier: "nib")
    collection.register(Item.self, forCellWithReuseIdentifier: "class")
    #expect(
      collection.dequeueReusableCell(withReuseIdentifier: "nib", for: path).contentView
        .documentObjectID == "content")
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "class", for: path).tag == 9)
  }

  @Test func `an unregistered identifier is an error with kind and identifier`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let errors = FailureLog.during {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "Kind", withReuseIdentifier: "head", for: path)
    }
    #expect(errors.map(\.kind) == [.unregisteredIdentifier, .unregisteredIdentifier])
    #expect(
      errors.first?.message.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier item")
        == true)
    #expect(errors.last?.message.contains("kind: Kind with identifier head") == true)
  }

  @Test func `the delegate of a collection is the scroll view's delegate too`() {
    final class Listener: NSObject, UICollectionViewDelegateFlowLayout {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 3, height: 4)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let listener = Listener()
    collection.delegate = listener
    (collection as UIScrollView).contentOffset.y = 5
    #expect(listener.scrolls == 1 && (collection as UIScrollView).delegate === listener)
    let sizes = collection.delegate as? any UICollectionViewDelegateFlowLayout
    #expect(
      sizes?.collectionView(collection, layout: layout, sizeForItemAt: path) == layout.itemSize)
  }

  @Test func `a nib's identifier is compared whole, without the kind of the view`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let kind = UICollectionView.elementKindSectionHeader
    for (own, registered) in [("a/b", "a/b"), ("b", "c/b")] {
      collection.register(
        nib("UICollectionReusableView", own).nib(), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: registered)
    }
    func messages(_ identifier: String) -> [String] {
      FailureLog.during {
        _ = collection.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: path)
      }.map(\.message)
    }
    #expect(messages("a/b") == [])
    let text =
      "view reuse identifier in nib (b) does not match the identifier used to register the nib (c/b)"
    #expect(messages("c/b").first == text)
  }
}
