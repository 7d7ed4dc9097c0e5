import NibFormat

/// Which builds of Interface Builder can have made a nib, by the keys that it has or lacks.
enum ToolsInference {
  /// A mark of a nib, and the first build that leaves it.
  private struct Mark {
    var since: Int
    /// The class of objects that have the key.
    var className: String
    var key: String
  }

  private static let marks = [
    Mark(since: 6000, className: "NSObject", key: "UINibTraitStorageListsKey"),
    Mark(since: 10_000, className: "UIView", key: "UIDeepDrawRect"),
    Mark(since: 9000, className: "UIView", key: "UIViewSemanticContentAttribute"),
    Mark(since: 13_000, className: "UIFont", key: "UIFontPointSizeForScaling"),
    Mark(since: 14_800, className: "UIView", key: "UIViewLargeContentStoredProperties"),
    Mark(since: 19_000, className: "UITableView", key: "UIPrefetchingEnabled"),
    Mark(since: 19_000, className: "UIButton", key: "UIButtonConfiguration"),
  ]

  /// The first build whose encoder is of version 10.
  private static let newCoder = 17_500

  /// The build to follow: nil where the document's own agrees with the nibs.
  static func build(of graphs: [NibGraph], document: String?) -> Int? {
    var least = 0
    var most = Int.max
    for graph in graphs {
      if graph.coderVersion >= 10 {
        least = max(least, newCoder)
      } else {
        most = min(most, newCoder - 1)
      }
      for object in graph.objects.indices {
        for mark in marks where graph.className(of: object) == mark.className {
          // The root is the only object of its class with the lists that it has.
          guard mark.className != "NSObject" || object == 0 else { continue }
          if graph.value(mark.key, of: object) != nil {
            least = max(least, mark.since)
          } else {
            most = min(most, mark.since - 1)
          }
        }
      }
    }
    let own = document.flatMap { Double($0) }.map { Int($0) } ?? 0
    if own < least { return least }
    return own > most ? most : nil
  }
}
