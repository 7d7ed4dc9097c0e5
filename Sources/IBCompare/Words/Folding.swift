import InterfaceBuilder

/// Why a change is folded away: it has no effect on the app.
public enum ChangeFolding: String, Hashable, Sendable, CaseIterable {
  /// A frame that constraints decide: Interface Builder computes it again.
  case frames
  /// The id of a connection or constraint that was deleted and created again unchanged.
  case ids
  /// A different order where order has no meaning.
  case reordering
  /// What Interface Builder writes about itself: versions of tools and plug-ins, capabilities.
  case versions
  /// Where scenes are on the canvas, for which device it is drawn, and what it warns of.
  case canvas
  /// Sizes of images and values of colours that the document remembers.
  case resources
}

extension ComparedTree {
  /// The lists in which order means nothing.
  private static let unordered: Set<String> = [
    "constraints", "resources", "dependencies", "objects", "scenes", "customFonts", "classes",
    "variation",
  ]

  /// Whether the order of an element's children means something.
  func isOrdered(_ parent: Int) -> Bool { !Self.unordered.contains(items[parent].name) }

  /// What a change of an item's own words is folded as; nil for what matters.
  /// - Parameter attribute: The attribute that changes, nil where it is the item itself.
  func folding(of index: Int, attribute: String?) -> ChangeFolding? {
    let item = items[index]
    // Interface Builder writes the names of scenes itself.
    if item.kind == .comment { return item.key.hasPrefix(ItemKey.commentPrefix) ? .canvas : nil }
    if index == root {
      let own: Set<String> = ["toolsVersion", "systemVersion", "variant", "version"]
      return attribute.flatMap { own.contains($0) ? .versions : nil }
    }
    switch attribute {
    case "id"? where ItemKey.replacementKey(of: item) != nil: return .ids
    case "misplaced"?, "ambiguous"?, "colorLabel"?: return .canvas
    default: break
    }
    let top = nearest(index) { $0.parent == self.root }
    switch top.map({ items[$0].name }) {
    case "resources"?, "customFonts"?: return .resources
    case "dependencies"?: return .versions
    case "device"?, "simulatedMetricsContainer"?, "classes"?, "inferredMetricsTieBreakers"?:
      return .canvas
    default: break
    }
    switch item["key"] {
    case "canvasLocation"?: return .canvas
    case "frame"? where item.name == "rect": return isDerivedFrame(index) ? .frames : nil
    case let key? where key.hasPrefix("simulated") || item.name.hasPrefix("simulated"):
      return .canvas
    default: return nil
    }
  }

  /// Whether a frame is only what constraints, a table or a controller gave the view when the document was saved.
  private func isDerivedFrame(_ index: Int) -> Bool {
    guard let root, items[root]["useAutolayout"] == "YES" else { return false }
    let view = items[items[index].parent]
    if view["fixedFrame"] == "YES" { return false }
    if view["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    // What fills a property of another object is placed by that object: a controller's view, a cell's content.
    return view["key"] != nil || !isSubview(items[index].parent)
  }

  private func isSubview(_ index: Int) -> Bool { items[items[index].parent].name == "subviews" }
}
