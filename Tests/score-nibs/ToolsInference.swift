import NibFormat

/// Which builds of Interface Builder can have made a nib, by the keys that it has or lacks.
enum ToolsInference {
  /// A mark of a nib, and the first build that leaves it.
  private struct Mark {
    var since: Int
    /// A key that objects have which may bear the mark.
    var bearer: String
    var key: String
  }

  private static let marks = [
    Mark(since: 6000, bearer: "UINibTopLevelObjectsKey", key: "UINibTraitStorageListsKey"),
    Mark(since: 9000, bearer: "UIBounds", key: "UIViewSemanticContentAttribute"),
    Mark(since: 10000, bearer: "UIBounds", key: "UIDeepDrawRect"),
    Mark(since: 13000, bearer: "UIFontName", key: "UIFontPointSizeForScaling"),
    Mark(since: 14800, bearer: "UIBounds", key: "UIViewLargeContentStoredProperties"),
    Mark(since: 19000, bearer: "UIButtonType", key: "UIButtonConfiguration"),
    Mark(since: 23000, bearer: "UIFontDescriptorAttributes", key: "UIFontDescriptorOptions"),
  ]

  /// The build since which a constraint without a second item has no second attribute.
  private static let secondAttributeOmitted = 9500
  /// The build since which archives have the encoder's number 10.
  private static let coderVersion10 = 17500

  /// The build to follow: nil where the document's own agrees with the nibs.
  static func build(of graphs: [NibGraph], document: String?) -> Int? {
    var least = 0
    var most = Int.max
    for graph in graphs {
      if graph.coderVersion >= 10 { least = max(least, coderVersion10) }
      for object in graph.objects.indices {
        for mark in marks where graph.value(mark.bearer, of: object) != nil {
          if graph.value(mark.key, of: object) != nil {
            least = max(least, mark.since)
          } else {
            most = min(most, mark.since - 1)
          }
        }
        guard graph.value("NSFirstItem", of: object) != nil,
          graph.value("NSSecondItem", of: object) == nil
        else { continue }
        if graph.value("NSSecondAttribute", of: object) == nil {
          least = max(least, secondAttributeOmitted)
        } else {
          most = min(most, secondAttributeOmitted - 1)
        }
      }
    }
    let own = document.flatMap { Double($0) }.map { Int($0) } ?? 0
    if own < least { return least }
    return own > most ? most : nil
  }
}
