import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeCollectionView(_ view: IBObject, _ object: Int) {
    encodeScrollView(view, object)
    let node = view.node
    add(
      "UIContentSize", Size(width: node.child(keyed: "frame")?.rect?.width ?? 0, height: 0),
      to: object)
    add("UIDelegate", object: nil, to: object)
    child("collectionViewLayout", "UICollectionLayout", of: view, to: object)
    add(
      "UICollectionViewPrefetchingEnabled", node.bool(Names.prefetchingEnabled) ?? true, to: object)
    flag(Names.allowsMultipleSelection, "UIAllowsMultipleSelection", of: node, to: object)
    child("backgroundView", "UIBackgroundView", of: view, to: object)
  }

  func encodeFlowLayout(_ layout: IBObject, _ object: Int) {
    let node = layout.node
    float(Names.minimumInteritemSpacing, "UIInteritemSpacing", of: node, to: object, omitting: 10)
    float(Names.minimumLineSpacing, "UILineSpacing", of: node, to: object, omitting: 10)
    for (name, key, omitted) in [
      ("itemSize", "UIItemSize" as NibKey, 50.0),
      ("headerReferenceSize", "UIHeaderReferenceSize", 0),
      ("footerReferenceSize", "UIFooterReferenceSize", 0),
    ] {
      guard let size = node.child(keyed: name)?.size,
        size.width != omitted || size.height != omitted
      else { continue }
      add(key, size, to: object)
    }
    if let inset = node.child(keyed: "sectionInset")?.insets,
      inset.top != 0 || inset.left != 0 || inset.bottom != 0 || inset.right != 0
    {
      add("UISectionInset", inset, to: object)
    }
    word(Names.scrollDirection, "UIScrollDirection", in: .scrollDirection, of: node, to: object)
  }

  func encodeReusableView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    if let identifier = view.reuseIdentifier {
      add("UIReuseIdentifier", string: identifier, to: object)
    }
  }

  func encodeCollectionCell(_ cell: IBObject, _ object: Int) {
    let content = cell.child(keyed: "contentView").flatMap { reference(to: $0) }
    encodeView(cell, subviews: content.map { [$0] } ?? [], object)
    if let identifier = cell.reuseIdentifier {
      add("UIReuseIdentifier", string: identifier, to: object)
    }
    add("UIContentView", object: content, to: object)
  }
}
