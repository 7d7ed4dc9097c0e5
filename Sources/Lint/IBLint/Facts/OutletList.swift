import InterfaceBuilder

/// A list of outlets for messages: `outlets 'title', 'icon'`.
struct OutletList: CustomStringConvertible {
  private static let most = 6
  /// The names without duplicates, in document order.
  let names: [String]

  /// Creates a list of the names of connections.
  init(_ outlets: [IBConnection]) {
    var seen: Set<String> = []
    names = outlets.compactMap(\.name).filter { seen.insert($0).inserted }
  }

  /// Some of the names, followed by the number of remaining names.
  var description: String {
    let shown = names.prefix(Self.most).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
    return (names.count == 1 ? "outlet " : "outlets ") + shown + more
  }
}
