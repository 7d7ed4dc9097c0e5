import InterfaceBuilder
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

  /// The build that can have made the nibs and is nearest to the one that saved the document.
  static func build(of graphs: [NibGraph], document: String?) -> Int {
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
    return max(least, min(own, most))
  }

  /// The module that the app was built as, where custom classes of the build target have another one in the
  /// nibs than in the document.
  static func module(of graphs: [NibGraph], for document: IBDocument) -> String? {
    let names = document.objects.filter { $0.customModuleProvider == "target" }
      .compactMap { $0.customClass }
    let swapped = graphs.flatMap { graph in
      graph.objects.indices.compactMap { object -> String? in
        guard case .object(let name)? = graph.value("UIClassName", of: object),
          case .data(let bytes)? = graph.value("NS.bytes", of: name)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    var modules: [String: Int] = [:]
    for mangled in swapped where mangled.hasPrefix("_TtC") {
      let digits = mangled.dropFirst(4).prefix { $0.isNumber }
      guard let length = Int(digits) else { continue }
      let rest = mangled.dropFirst(4 + digits.count)
      let name = rest.dropFirst(length).drop { $0.isNumber }
      if names.contains(String(name)) { modules[String(rest.prefix(length)), default: 0] += 1 }
    }
    return modules.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
