import InterfaceBuilder
import NibFormat

/// Infers the builds of Interface Builder that may have made a nib, from the keys in the nib.
enum ToolsInference {
  /// A feature of a nib, and the first build that produces it.
  private struct Mark {
    var since: IBToolsVersion
    /// A key of objects that may have the feature.
    var bearer: String
    var key: String
  }

  private static let marks = [
    Mark(since: .xcode6, bearer: "UINibTopLevelObjectsKey", key: "UINibTraitStorageListsKey"),
    Mark(since: .xcode7, bearer: "UIBounds", key: "UIViewSemanticContentAttribute"),
    Mark(since: .xcode7_3, bearer: "UIBounds", key: "UIDeepDrawRect"),
    Mark(since: .xcode9, bearer: "UIFontName", key: "UIFontPointSizeForScaling"),
    Mark(since: .xcode11, bearer: "UIBounds", key: "UIViewLargeContentStoredProperties"),
    Mark(since: .xcode13, bearer: "UIButtonType", key: "UIButtonConfiguration"),
    Mark(since: .xcode16, bearer: "UIFontDescriptorAttributes", key: "UIFontDescriptorOptions"),
    Mark(
      since: .xcode14_3, bearer: "NSImageViewPlaceholderPrecedence",
      key: "IBNSShadowedSymbolConfiguration"),
    Mark(since: .xcode15, bearer: "NSKeyEquiv", key: "NSHiddenInRepresentation"),
    Mark(
      since: .xcode16, bearer: "NSTextFieldAlignmentRectInsetsVersion", key: "NSAllowsWritingTools"),
    Mark(since: .xcode26, bearer: "NSComponents", key: "NSLinearExposure"),
  ]

  /// A key that builds write only before another build.
  private static let controlSizeOmitted = (
    before: IBToolsVersion.xcode26, bearer: "NSControlSize", key: "NSControlSize2"
  )

  /// The first build that omits the second attribute of a constraint without a second item.
  private static let secondAttributeOmitted = IBToolsVersion.xcode7_2
  /// The first build whose archives have the coder version 10.
  private static let coderVersion10 = IBToolsVersion.xcode12_2

  /// Returns the build that may have made the nibs and is nearest to the build that saved the document.
  static func build(of graphs: [NibGraph], document: IBToolsVersion)
    -> IBToolsVersion
  {
    var least = 0
    var most = Int.max
    for graph in graphs {
      if graph.coderVersion >= 10 { least = max(least, coderVersion10.build) }
      for object in graph.objects.indices {
        for mark in marks where graph.value(mark.bearer, of: object) != nil {
          if graph.value(mark.key, of: object) != nil {
            least = max(least, mark.since.build)
          } else {
            most = min(most, mark.since.build - 1)
          }
        }
        let size = controlSizeOmitted
        if graph.value(size.bearer, of: object) != nil {
          if graph.value(size.key, of: object) != nil {
            most = min(most, size.before.build - 1)
          } else {
            least = max(least, size.before.build)
          }
        }
        guard graph.value("NSFirstItem", of: object) != nil,
          graph.value("NSSecondItem", of: object) == nil
        else { continue }
        if graph.value("NSSecondAttribute", of: object) == nil {
          least = max(least, secondAttributeOmitted.build)
        } else {
          most = min(most, secondAttributeOmitted.build - 1)
        }
      }
    }
    return IBToolsVersion(build: max(least, min(document.build, most)))
  }

  /// Returns the app's module, if custom classes in the nibs have another module than in the document.
  static func module(of graphs: [NibGraph], for document: IBDocument) -> String? {
    let names = document.objects.filter { $0.customModuleProvider == "target" }
      .compactMap { $0.customClass }
    let swapped = graphs.flatMap { graph in
      graph.objects.indices.compactMap { object -> String? in
        let key = document.platform == .macOS ? "NSClassName" : "UIClassName"
        guard case .object(let name)? = graph.value(key, of: object),
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
