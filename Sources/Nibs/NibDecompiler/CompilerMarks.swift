package import InterfaceBuilder
package import NibFormat

/// Infers the builds of Interface Builder that may have compiled a nib, from the keys in the nib.
package enum CompilerMarks {
  /// A feature of a nib, and the first build that produces it.
  private struct KeyMark {
    var since: IBToolsVersion
    /// A key of objects that may have the feature.
    var bearer: String
    var key: String
  }

  private static let marks = [
    KeyMark(since: .xcode6, bearer: "UINibTopLevelObjectsKey", key: "UINibTraitStorageListsKey"),
    KeyMark(since: .xcode7, bearer: "UIBounds", key: "UIViewSemanticContentAttribute"),
    KeyMark(
      since: .xcode7_2, bearer: "UIHighlightedColor",
      key: "UIDisableUpdateTextColorOnTraitCollectionChange"),
    KeyMark(
      since: .xcode7_2, bearer: "UIClearButtonOffset",
      key: "UIDisableTextColorUpdateOnTraitCollectionChange"),
    KeyMark(since: .xcode7_3, bearer: "UIBounds", key: "UIDeepDrawRect"),
    KeyMark(since: .xcode9, bearer: "UIFontName", key: "UIFontPointSizeForScaling"),
    KeyMark(
      since: .xcode9, bearer: "UIBouncesZoom", key: "UIScrollViewContentInsetAdjustmentBehavior"),
    KeyMark(since: .xcode11, bearer: "UIBounds", key: "UIViewLargeContentStoredProperties"),
    KeyMark(since: .xcode11, bearer: "UIResourceName", key: "UISystemSymbolResourceName"),
    KeyMark(since: .xcode12, bearer: "UIContentView", key: "UIContentConfigurationView"),
    KeyMark(since: .xcode12_2, bearer: "UIResourceName", key: "UIResourceCatalogName"),
    KeyMark(since: .xcode13, bearer: "UIButtonType", key: "UIButtonConfiguration"),
    KeyMark(since: .xcode13, bearer: "UIAdjustsImageWhenDisabled", key: "UIButtonConfiguration"),
    KeyMark(since: .xcode16, bearer: "UIFontDescriptorAttributes", key: "UIFontDescriptorOptions"),
  ]

  /// Returns the oldest build that may have compiled the nibs; the features that later builds add do not occur in them.
  package static func build(of graphs: [NibGraph]) -> IBToolsVersion {
    var least = 0
    var most = Int.max
    for graph in graphs {
      let keys = graph.keys
      // Keyed archives have no version of the coder.
      if graph.coderVersion >= 10, !keys.contains("NS.objects") {
        least = max(least, IBToolsVersion.xcode12_2.build)
      }
      for object in graph.objects.indices {
        let names = Set(graph.values[graph.objects[object].values].map { keys[Int($0.key)] })
        for mark in marks where names.contains(mark.bearer) {
          if names.contains(mark.key) {
            least = max(least, mark.since.build)
          } else {
            most = min(most, mark.since.build - 1)
          }
        }
        if graph.className(of: object) == "UIRoundedRectButton" {
          most = min(most, IBToolsVersion.xcode4_6.build - 1)
        }
        guard names.contains("NSFirstItem"), !names.contains("NSSecondItem") else { continue }
        // Older builds state the missing item's attribute.
        if names.contains("NSSecondAttribute") {
          most = min(most, IBToolsVersion.xcode7_2.build - 1)
        } else {
          least = max(least, IBToolsVersion.xcode7_2.build)
        }
      }
    }
    return IBToolsVersion(build: max(least, min(IBToolsVersion.xcode5.build, most)))
  }
}
