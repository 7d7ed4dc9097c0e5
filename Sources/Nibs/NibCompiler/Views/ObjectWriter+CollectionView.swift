import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeCollectionView() {
    writeScrollView(
      contentSize: era.writesCollectionContentSize ? emptyCollectionSize : nil,
      marginsWhereNone: era.writesCollectionMargins ? .usualMargins : nil)
    writeListTraits()
    if era.writesCollectionSelection { write("UIDelegate", object: nil) }
    write("UICollectionLayout", child: "collectionViewLayout")
    writeFalse("UIAllowsSelection", ifNo: Names.allowsSelection)
    writeTrue("UIAllowsMultipleSelection", ifYes: Names.allowsMultipleSelection)
    if era.writesCollectionSelection { write("UIAllowsUserInitiatedMultipleSelection", true) }
    writeCollectionPrototypes()
    if era.writesCollectionPrefetching {
      write(
        "UICollectionViewPrefetchingEnabled", flag: Names.prefetchingEnabled, default: true)
    }
    write("UIBackgroundView", child: "backgroundView")
  }

  /// The content size in points of a collection view without items, which is 0 in the scroll direction.
  private var emptyCollectionSize: Size {
    let layout = node.child("collectionViewLayout")
    let isHorizontal =
      layout.map { IBCollectionViewFlowLayout(node: $0).scrollDirection } == .horizontal
    return isHorizontal
      ? Size(width: 0, height: frame.height) : Size(width: frame.width, height: 0)
  }

  /// Writes a flow layout, with the sizes and spacings that differ from the defaults of 50 and 10 points.
  func writeFlowLayout() {
    write("UIInteritemSpacing", float: Names.minimumInteritemSpacing, omitting: 10)
    write("UILineSpacing", float: Names.minimumLineSpacing, omitting: 10)
    writeSize("UIItemSize", "itemSize", omitting: Size(width: 50, height: 50))
    if node.bool(Names.automaticEstimatedItemSize) == true {
      // UIKit represents self-sizing items with this number.
      let automatic = Double.greatestFiniteMagnitude
      write("UIEstimatedItemSize", size: Size(width: automatic, height: automatic))
    } else {
      writeSize("UIEstimatedItemSize", "estimatedItemSize", omitting: Size(width: 0, height: 0))
    }
    writeSize("UIHeaderReferenceSize", "headerReferenceSize", omitting: Size(width: 0, height: 0))
    writeSize("UIFooterReferenceSize", "footerReferenceSize", omitting: Size(width: 0, height: 0))
    if let insets = node.child("sectionInset")?.insets,
      insets != .zero
    {
      write("UISectionInset", insets: insets)
    }
    write(
      "UISectionInsetReference", word: Names.sectionInsetReference, in: .sectionInsetReference)
    write("UIScrollDirection", word: Names.scrollDirection, in: .scrollDirection)
    writeTrue("UISectionHeadersPinToVisibleBounds", ifYes: Names.sectionHeadersPinToVisibleBounds)
    writeTrue("UISectionFootersPinToVisibleBounds", ifYes: Names.sectionFootersPinToVisibleBounds)
  }

  private func writeSize(_ key: NibKey, _ property: StaticString, omitting omitted: Size) {
    if let size = node.child(property)?.size, size != omitted { write(key, size: size) }
  }

  /// Writes a collection view cell. Its content view is its only subview, and has the constraints that the document
  /// specifies for the cell.
  func writeCollectionViewCell() {
    let content: Int
    if let stated = object("contentView"), stated.id != nil {
      content = encoder.reference(to: stated) ?? encoder.builder.addObject("UIView")
    } else {
      content = encoder.builder.addObject("UIView")
      encoder.standIn(content, for: source)
      part(node.child("contentView") ?? node, number: content)
        .writePlainContentView(
          constraints: installedConstraints, guides: layoutGuides, cell: frame)
    }
    // If the content view of a cell has an id, the constraints and guides belong to the cell; otherwise, they belong to
    // the content view.
    let isPlain = node.child("contentView")?[Names.id] == nil
    writeView(
      subviews: [content],
      constraints: (holdsContent ? edges(of: content) : []) + (isPlain ? [] : installedConstraints),
      guides: isPlain ? [] : nil)
    write("UIReuseIdentifier", string: Names.reuseIdentifier)
    writeCellConfigurations()
    write("UIContentView", object: content)
  }

  /// Writes the content view of a cell; the document contains only the content view's subviews.
  private func writePlainContentView(constraints: [Int], guides: [Int], cell: Rect) {
    write("UIBounds", rect: Rect(x: 0, y: 0, width: cell.width, height: cell.height))
    write("UICenter", point: Point(x: cell.width / 2, y: cell.height / 2))
    let subviews = installed(references(in: Names.subviews), "subviews")
    if !subviews.isEmpty { write("UISubviews", mutableArray: subviews) }
    if era.writesDeepDrawRect { write("UIDeepDrawRect", true) }
    write("UIOpaque", true)
    write("UIAutoresizeSubviews", true)
    if holdsContent {
      write("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", true)
    }
    if !constraints.isEmpty { write("UIViewAutolayoutConstraints", mutableArray: constraints) }
    if !guides.isEmpty { write("UIViewLayoutGuides", mutableArray: guides) }
    if era.writesSemanticContentAttribute { write("UIViewSemanticContentAttribute", 0) }
    if era.writesLargeContentProperties {
      write("UIViewLargeContentStoredProperties", object: nil)
    }
  }

  /// Whether constraints hold the content view to the edges, which is the case except in prototypes.
  private var holdsContent: Bool { era.holdsCollectionContent && encoder.unit.root == nil }

  /// Returns constraints that hold a content view to the edges of its cell.
  private func edges(of content: Int) -> [Int] {
    [5, 6, 3, 4].map { attribute in
      let constraint = encoder.builder.addObject("NSLayoutConstraint")
      let writer = part(node, number: constraint)
      writer.writeEdge(attribute, of: number, to: content)
      writer.write("NSShouldBeArchived", true)
      writer.write("NSLayoutIdentifier", string: "UIIBSystemGenerated")
      return constraint
    }
  }

  func writeReusableView() {
    writeView()
    write("UIReuseIdentifier", string: Names.reuseIdentifier)
  }
}
