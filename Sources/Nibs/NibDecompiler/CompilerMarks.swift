package import InterfaceBuilder
package import NibFormat

/// Infers the builds of Interface Builder that may have compiled a nib, from the keys in the nib.
package enum CompilerMarks {
  /// The builds that may have compiled some nibs.
  package struct Builds {
    fileprivate var least = 0
    fileprivate var most = Int.max

    /// Returns the build that is nearest to another one.
    package func nearest(to version: IBToolsVersion) -> IBToolsVersion {
      IBToolsVersion(build: max(least, min(version.build, most)))
    }

    fileprivate mutating func narrow(has feature: Bool, since version: IBToolsVersion) {
      if feature {
        least = max(least, version.build)
      } else {
        most = min(most, version.build - 1)
      }
    }
  }

  /// A feature of a nib, and the first build that produces it.
  private struct KeyMark {
    var since: IBToolsVersion
    /// A key of objects that may have the feature.
    var bearer: String
    var key: String
    /// Whether the feature is the absence of the key.
    var isOmitted = false
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
    // Nibs for macOS.
    KeyMark(
      since: .xcode14_3, bearer: "NSImageViewPlaceholderPrecedence",
      key: "IBNSShadowedSymbolConfiguration"),
    KeyMark(since: .xcode15, bearer: "NSKeyEquiv", key: "NSHiddenInRepresentation"),
    KeyMark(
      since: .xcode16, bearer: "NSTextFieldAlignmentRectInsetsVersion", key: "NSAllowsWritingTools"),
    KeyMark(since: .xcode26, bearer: "NSComponents", key: "NSLinearExposure"),
    KeyMark(
      since: .xcode26, bearer: "NSControlSize", key: "NSControlSize2", isOmitted: true),
  ]

  /// Returns the oldest build that may have compiled the nibs; the features that later builds add do not occur in them.
  package static func build(of graphs: [NibGraph]) -> IBToolsVersion {
    builds(of: graphs).nearest(to: .xcode5)
  }

  /// Returns the builds that may have compiled the nibs.
  package static func builds(of graphs: [NibGraph]) -> Builds {
    var builds = Builds()
    for graph in graphs {
      let keys = graph.keys
      // Keyed archives have no version of the coder.
      if graph.coderVersion >= 10, !keys.contains("NS.objects") {
        builds.narrow(has: true, since: .xcode12_2)
      }
      for object in graph.objects.indices {
        let names = Set(graph.values[graph.objects[object].values].map { keys[Int($0.key)] })
        for mark in marks where names.contains(mark.bearer) {
          builds.narrow(has: names.contains(mark.key) != mark.isOmitted, since: mark.since)
        }
        if graph.className(of: object) == "UIRoundedRectButton" {
          builds.narrow(has: false, since: .xcode4_6)
        }
        if names.contains("NSOnImage"), let isSmall = hasSmallCheckmark(object, in: graph) {
          builds.narrow(has: isSmall, since: .xcode26)
        }
        // Older builds state the missing item's attribute.
        guard names.contains("NSFirstItem"), !names.contains("NSSecondItem") else { continue }
        builds.narrow(has: !names.contains("NSSecondAttribute"), since: .xcode7_2)
      }
    }
    return builds
  }

  /// Returns whether the checkmark of a menu item is as small as since Xcode 26; nil if the size is neither that nor the
  /// one before.
  private static func hasSmallCheckmark(_ item: Int, in graph: NibGraph) -> Bool? {
    func object(_ key: String, of object: Int) -> Int? {
      if case .object(let inner)? = graph.value(key, of: object) { return inner }
      return nil
    }
    guard
      let text = object("NSOnImage", of: item).flatMap({ object("IBDesignSize", of: $0) })
        .flatMap({ object("NS.sizeval", of: $0) }),
      case .data(let bytes)? = graph.value("NS.bytes", of: text)
    else { return nil }
    return ["{18, 16}": true, "{18, 17}": false][String(decoding: bytes, as: UTF8.self)]
  }
}
