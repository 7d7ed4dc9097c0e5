import InterfaceBuilder

/// The reason why a change does not affect the app, so that a review only summarizes it.
public enum ChangeFolding: String, Hashable, Sendable, CaseIterable {
  /// A frame that constraints determine, so that Interface Builder will recompute it.
  case frames
  /// The id of a connection or constraint that was deleted and recreated without other changes.
  case ids
  /// A different order in a list whose order has no meaning.
  case reordering
  /// Interface Builder's own data: versions of tools and plug-ins, and capabilities.
  case versions
  /// The position of scenes on the canvas, the canvas device, and Interface Builder's warnings.
  case canvas
  /// The sizes of images and the values of colors that are stored in the document.
  case resources
}

extension ComparedTree {
  /// The lists whose order has no meaning.
  private static let unordered: Set<String> = [
    "constraints", "resources", "dependencies", "objects", "scenes", "customFonts", "classes",
    "variation",
  ]

  /// Returns whether the order of an element's children has a meaning.
  func isOrdered(_ parent: Int) -> Bool { !Self.unordered.contains(items[parent].name) }

  /// Returns the reason why a change of an item itself does not matter, or nil if it matters.
  /// - Parameter attribute: The changed attribute, or nil for the item as a whole.
  func folding(of index: Int, attribute: String?) -> ChangeFolding? {
    let item = items[index]
    // Interface Builder writes the names of scenes automatically.
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

  /// Returns whether a frame only repeats the size that constraints, a table or a controller gave the view when the
  /// document was saved.
  private func isDerivedFrame(_ index: Int) -> Bool {
    guard let root, items[root]["useAutolayout"] == "YES" else { return false }
    let view = items[items[index].parent]
    if view["fixedFrame"] == "YES" { return false }
    if view["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    // The owner of a property positions its value: for example, a controller positions its view, and a cell its
    // content view.
    return view["key"] != nil || !isSubview(items[index].parent)
  }

  private func isSubview(_ index: Int) -> Bool { items[items[index].parent].name == "subviews" }
}
