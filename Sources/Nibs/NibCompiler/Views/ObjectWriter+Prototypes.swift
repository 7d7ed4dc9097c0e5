import InterfaceBuilder
import NibFormat
import XMLTree

// Prototypes of cells and reusable views, each of which has its own nib inside the list's nib.
extension ObjectWriter {
  func writeTablePrototypes() {
    guard let container = node.firstElement(named: Names.prototypes) else { return }
    let cells = container.elements.compactMap { encoder.object(at: $0) }
    write(
      prototypes: cells.compactMap { cell in cell.reuseIdentifier.map { ($0, cell) } },
      nibs: "UITableViewCellPrototypeNibs",
      externals: "UITableViewCellPrototypeNibExternalObjects")
  }

  func writeCollectionPrototypes() {
    let cells = node.firstElement(named: Names.cells).map { container in
      container.elements.compactMap { encoder.object(at: $0) }
    }
    let named = (cells ?? []).compactMap { cell in cell.reuseIdentifier.map { ($0, cell) } }
    let supplements: [(StaticString, String)] = [
      ("sectionHeaderView", "UICollectionElementKindSectionHeader"),
      ("sectionFooterView", "UICollectionElementKindSectionFooter"),
    ]
    let views = supplements.compactMap { property, kind in
      object(property).map { ("\(kind)/\($0.reuseIdentifier ?? "")", $0) }
    }
    write(
      prototypes: named, nibs: "UICollectionViewCellNibDict",
      externals: "UICollectionViewCellPrototypeNibExternalObjects")
    write(
      prototypes: views, nibs: "UICollectionViewSupplementaryViewNibDict",
      externals: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects")
  }

  private func write(
    prototypes: [(identifier: String, object: IBObject)], nibs: NibKey, externals: NibKey
  ) {
    guard !prototypes.isEmpty else { return }
    var nibEntries: [(key: Int, value: Int)] = []
    var externalEntries: [(key: Int, value: Int)] = []
    for (identifier, prototype) in prototypes {
      let inner = NibEncoder(
        .prototype(prototype), of: document, options: encoder.options, features: encoder.features)
      let graph = inner.encodeRoot()
      encoder.diagnostics += inner.diagnostics
      let name = encoder.string(identifier)
      nibEntries.append((name, encoder.nib(graph)))
      externalEntries.append(
        (name, encoder.externalObjects(inner.upstream, className: "NSMutableDictionary")))
    }
    write(nibs, object: encoder.dictionary("NSMutableDictionary", nibEntries))
    write(externals, object: encoder.dictionary("NSMutableDictionary", externalEntries))
  }
}

extension NibEncoder {
  /// Returns an object that contains a nested nib.
  fileprivate func nib(_ graph: NibGraph) -> Int {
    let nib = builder.addObject("UINib")
    builder.add("captureEnclosingNIBBundleOnDecode", true, to: nib)
    let data = builder.addObject("NSData")
    builder.add("archiveData", object: data, to: nib)
    builder.add("NS.bytes", nested: graph, to: data)
    return nib
  }
}
