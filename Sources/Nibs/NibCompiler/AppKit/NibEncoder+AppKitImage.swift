import InterfaceBuilder
import NibFormat

extension NibEncoder {
  /// Returns an image that AppKit looks up by its name; equal images are one object.
  func appKitImage(_ image: ImageValue) -> Int {
    if let known = values.images[image] { return known }
    let number = builder.addObject("NSCustomResource")
    values.images[image] = number
    let isSymbol = image.catalog == "system"
    let isSystems = isSymbol || AppKitImages.isNamed(image.name)
    builder.add("NSClassName", object: string("NSImage"), to: number)
    builder.add("NSResourceName", object: string(image.name), to: number)
    if isSymbol { builder.add("NSCatalogName", object: string("system"), to: number) }
    builder.add("IBNamespaceID", object: isSystems ? string("system") : nil, to: number)
    let size = AppKitImages.size(of: image.name) ?? image.size
    builder.add("IBDesignSize", object: sizeValue(size ?? Size(width: 32, height: 32)), to: number)
    builder.add("IBDesignImageConfiguration", object: nil, to: number)
    return number
  }

  /// Returns the image of a menu item's state.
  func menuImage(_ name: String, _ size: Size) -> Int {
    if let known = values.images[ImageValue(name: name)] { return known }
    let number = builder.addObject("NSCustomResource")
    values.images[ImageValue(name: name)] = number
    builder.add("NSClassName", object: string("NSImage"), to: number)
    builder.add("NSResourceName", object: string(name), to: number)
    builder.add("IBNamespaceID", object: nil, to: number)
    builder.add("IBDesignSize", object: sizeValue(size), to: number)
    builder.add("IBDesignImageConfiguration", object: nil, to: number)
    return number
  }
}

/// The images of AppKit.
enum AppKitImages {
  /// Returns whether a name is that of an AppKit image, which begins with a prefix.
  static func isNamed(_ name: String) -> Bool {
    name.utf8.starts(with: "NS".utf8)
      && name.utf8.dropFirst(2).first.map { (65...90).contains($0) } == true
  }

  /// Returns the current size of an image for which documents contain the size in older systems; nil for other images.
  static func size(of name: String) -> Size? {
    sizes[name].map { Size(width: $0.0, height: $0.1) }
  }

  private static let sizes: [String: (Double, Double)] = [
    "NSApplicationIcon": (32, 32), "NSQuickLookTemplate": (27, 16), "NSActionTemplate": (19, 19),
    "NSStopProgressFreestandingTemplate": (19, 19), "NSRevealFreestandingTemplate": (19, 19),
    "NSRefreshTemplate": (17, 20),
  ]
}
