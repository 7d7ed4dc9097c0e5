import NibFormat

/// A key of a nib that the class of its object has not asked for.
package struct UnreadKey: Hashable, Sendable {
  /// UIKit's class, also for subclasses of the app.
  package let className: String
  package let key: String
}

/// Which keys the objects of a nib were asked for while it was loaded.
@MainActor
final class AskedKeys {
  /// The numbers of keys by objects.
  private var keys: [Int: Set<UInt32>] = [:]

  func note(_ key: UInt32, of object: Int) { keys[object, default: []].insert(key) }

  /// The keys that the objects were not asked for, in the nib's order.
  ///
  /// A nil is as good as no key. Objects that were asked for nothing are values, or what a key refers to that is
  /// itself unread.
  func unread(in graph: NibGraph) -> [UnreadKey] {
    graph.objects.indices.flatMap { object -> [UnreadKey] in
      guard let asked = keys[object], NibValueClass(rawValue: graph.className(of: object)) == nil
      else { return [] }
      let className = Self.frameworkClass(of: object, in: graph)
      return graph.objects[object].values.compactMap { index in
        let key = graph.values[index].key
        return asked.contains(key) || graph.values[index].type == .nil
          ? nil : UnreadKey(className: className, key: graph.keys[Int(key)])
      }
    }
  }

  private static func frameworkClass(of object: Int, in graph: NibGraph) -> String {
    if case .object(let name)? = graph.value("UIOriginalClassName", of: object),
      case .data(let bytes)? = graph.value("NS.bytes", of: name)
    {
      return String(decoding: bytes, as: UTF8.self)
    }
    return graph.className(of: object)
  }
}
