import Foundation

/// The visible views of a list, by their keys.
@MainActor
struct Tiles {
  private(set) var views: [TileKey: UIView] = [:]
  private var keys: [ObjectIdentifier: TileKey] = [:]

  subscript(key: TileKey) -> UIView? { views[key] }

  func key(of view: UIView) -> TileKey? { keys[ObjectIdentifier(view)] }

  mutating func add(_ view: UIView, for key: TileKey) {
    if let old = keys[ObjectIdentifier(view)] { views[old] = nil }
    views[key] = view
    keys[ObjectIdentifier(view)] = key
  }

  @discardableResult
  mutating func remove(_ key: TileKey) -> UIView? {
    guard let view = views.removeValue(forKey: key) else { return nil }
    keys[ObjectIdentifier(view)] = nil
    return view
  }

  /// Gives the views new keys, and removes and returns the views that have no new key.
  mutating func rekey(_ change: (TileKey) -> TileKey?) -> [(key: TileKey, view: UIView)] {
    let old = views
    views = [:]
    keys = [:]
    var gone: [(TileKey, UIView)] = []
    for (key, view) in old {
      if let new = change(key), views[new] == nil {
        add(view, for: new)
      } else {
        gone.append((key, view))
      }
    }
    return gone
  }

  /// The positions of the visible cells, in order.
  var cellPlaces: [ItemPlace] {
    views.keys.lazy.filter { $0.kind == .cell }.map(\.place).sorted()
  }
}
