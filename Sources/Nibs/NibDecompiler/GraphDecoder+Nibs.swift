import NibFormat

// Nibs inside of nibs, and accessibility.
extension GraphDecoder {
  /// Writes the prototypes of a list, each of which has a nib of its own.
  func writePrototypes(_ object: Int, _ element: DraftElement, seed: UInt64) {
    let container = element.name == "tableView" ? "prototypes" : "cells"
    let keys =
      element.name == "tableView"
      ? ("UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects")
      : ("UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects")
    for (_, cell) in prototypes(of: object, keys.0, keys.1, seed: seed) {
      element.container(container).children.append(cell)
    }
    guard element.name == "collectionView" else { return }
    let views = prototypes(
      of: object, "UICollectionViewSupplementaryViewNibDict",
      "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", seed: seed)
    for (identifier, view) in views {
      view["key"] =
        identifier.hasPrefix("UICollectionElementKindSectionFooter/")
        ? "sectionFooterView" : "sectionHeaderView"
      element.children.append(view)
    }
  }

  private func prototypes(
    of object: Int, _ key: String, _ externals: String, seed: UInt64
  ) -> [(identifier: String, element: DraftElement)] {
    guard let dictionary = reader.object(key, of: object) else { return [] }
    let outer = reader.object(externals, of: object).map { reader.entries(of: $0) } ?? []
    return reader.entries(of: dictionary).compactMap { entry in
      guard let identifier = reader.text(entry.key),
        let data = reader.object("archiveData", of: entry.value), let graph = nib(data)
      else { return nil }
      guard draft.takesPrototype() else {
        losses.add("prototypes after the first \(DraftDocument.mostPrototypes)")
        return nil
      }
      let inner = GraphDecoder(graph, sampler: sampler, draft: draft, losses: losses, ids: ids)
      inner.outside = outside
      inner.depth = depth
      inner.isInStoryboard = isInStoryboard
      let names = outer.first { reader.text($0.key) == identifier }?.value
      for external in names.map({ reader.entries(of: $0) }) ?? [] {
        if let name = reader.text(external.key), let element = elements[external.value] {
          inner.outside[name] = element
        }
      }
      let isOwn = { (element: DraftElement) in element.name != "placeholder" }
      return inner.decode(seed: seed).first(where: isOwn).map { (identifier, $0) }
    }
  }

  private func nib(_ data: Int) -> NibGraph? {
    if let nested = reader.graph.nestedNib(of: data) { return nested }
    guard case .data(let bytes)? = reader.values(of: data)["NS.bytes"] else { return nil }
    return try? NibGraph.decode(Array(bytes)).graph
  }

  // MARK: Accessibility

  func decodeAccessibility() {
    for configuration in reader.members("UINibAccessibilityConfigurationsKey", of: root) {
      guard let object = reader.object("UIAccessibileObject", of: configuration),
        let holder = elements[standIns[object] ?? object]
      else { continue }
      let element = DraftElement("accessibility", ["key": "accessibilityConfiguration"])
      for (key, name) in [
        ("UIAccessibilityHint", "hint"), ("UIAccessibilityIdentifier", "identifier"),
        ("UIAccessibilityLabel", "label"),
      ] {
        if let text = reader.text(key, of: configuration) { element[name] = text }
      }
      if let traits = reader.object("UIAccessibilityTraits", of: configuration),
        let bits = reader.integer("NS.intval", of: traits)
      {
        let child = DraftElement("accessibilityTraits", ["key": "traits"])
        if sampler.traitBits().write(bits, to: child) != 0 {
          losses.add("unknown accessibility traits")
        }
        element.children.append(child)
      }
      if let flag = reader.object("UIIsAccessibilityElement", of: configuration),
        let number = reader.integer("NS.intval", of: flag)
      {
        element.children.append(
          DraftElement("bool", ["key": "isElement", "value": number == 0 ? "NO" : "YES"]))
      }
      holder.children.append(element)
    }
  }
}
