import NibFormat

/// A key in a nib that the class of its object did not read.
package struct UnreadKey: Hashable, Sendable {
  /// The UIKit class, even for an app's subclasses.
  package let className: String
  /// The name of the key.
  package let key: String
}

/// The keys that the objects of a nib read while it loads.
@MainActor
final class AskedKeys {
  /// The key numbers, by object.
  private var keys: [Int: Set<UInt32>] = [:]

  func note(_ key: UInt32, of object: Int) { keys[object, default: []].insert(key) }

  /// Returns the keys that were not read, in the nib's order.
  ///
  /// A nil value counts as an absent key. Objects whose keys are never read are plain values, or belong to an unread
  /// key.
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
