import InterfaceBuilder
import NibFormat
package import XMLTree

// Controllers, and what shows their views.
extension ObjectWriter {
  /// Writes a controller of a view.
  func writeNSViewController() {
    writeAppKitKeys(of: node.name)
    if encoder.unit.storyboard != nil {
      writeSceneController()
    } else if let view = source.child(keyed: "view"), let number = encoder.reference(to: view) {
      write("NSView", object: number)
    }
  }

  /// Writes a popover, whose size is that of its controller's view.
  func writeNSPopover() {
    writeAppKitKeys(of: Names.popover)
    write("NSAppearance", node[Names.appearance] == "HUD" ? 1 : 0)
    let size = node.child("contentSize")?.size
    write("NSContentWidth", double: size?.width ?? 0)
    write("NSContentHeight", double: size?.height ?? 0)
  }

  /// Writes a drawer with its size and the limits of its size.
  func writeDrawer() {
    writeAppKitKeys(of: Names.drawer)
    for (key, property) in [
      ("NSContentSize" as NibKey, "contentSize"), ("NSMinContentSize", "minContentSize"),
      ("NSMaxContentSize", "maxContentSize"),
    ] {
      let size = node.child(keyed: property)?.size ?? Size(width: 0, height: 0)
      write(key, string: encoder.braced([size.width, size.height]))
    }
  }

  /// Writes the preferences of an old web view that differ from those of a new one.
  func writeWebPreferences() {
    write("Identifier", object: node[Names.identifier].map { encoder.string($0) })
    var entries: [(key: Int, value: Int)] = []
    for (name, key, usual) in OldWebPreferences.sizes {
      guard let size = node.double(name), size != usual else { continue }
      entries.append((encoder.string(key), encoder.wholeNumber(Int(exactly: size) ?? 0)))
    }
    for (name, key) in OldWebPreferences.flags where node.bool(name) == false {
      entries.append((encoder.string(key), encoder.boolNumber(false)))
    }
    write("Values", object: encoder.dictionary("NSMutableDictionary", entries))
  }
}

/// The preferences of an old web view, and their names in nibs.
package enum OldWebPreferences {
  /// The sizes of fonts, with those of a new web view.
  package static let sizes: [(Name, String, Double)] = [
    (Names.defaultFixedFontSize, "WebKitDefaultFixedFontSize", 13),
    (Names.defaultFontSize, "WebKitDefaultFontSize", 16),
    (Names.minimumFontSize, "WebKitMinimumFontSize", 0),
  ]

  /// The preferences of a new web view.
  package static let flags: [(Name, String)] = [
    (Names.javaEnabled, "WebKitJavaEnabled"),
    (Names.javaScriptEnabled, "WebKitJavaScriptEnabled"),
    (
      Names.javaScriptCanOpenWindowsAutomatically,
      "WebKitJavaScriptCanOpenWindowsAutomatically"
    ),
    (Names.plugInsEnabled, "WebKitPluginsEnabled"),
    (Names.loadsImagesAutomatically, "WebKitDisplayImagesKey"),
    (Names.allowsAnimatedImages, "WebKitAllowAnimatedImagesPreferenceKey"),
    (Names.allowsAnimatedImageLooping, "WebKitAllowAnimatedImageLoopingPreferenceKey"),
  ]
}
