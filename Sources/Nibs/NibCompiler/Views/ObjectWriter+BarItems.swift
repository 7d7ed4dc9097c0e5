import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeBarButtonItem() {
    write("UICustomView", child: "customView")
    if node.child("customView") == nil, let first = customView {
      write("UICustomView", object: first)
    }
    writeTrue("UIEnabled", unlessNo: Names.enabled)
    if let item = value(of: Names.systemItem, in: .barSystemItem) {
      write("UIIsSystemItem", true)
      write("UISystemItem", item)
    }
    let style = value(of: Names.style, in: .barButtonStyle) ?? 1
    if style != 0 { write("UIStyle", style) }
    write("UIWidth", float: Names.width)
    write("UITitle", text: Names.title)
    write("UITintColor", color: "tintColor")
    write("UIImage", image: Names.image)
    write("UIImageLandscape", image: Names.landscapeImage)
    writeImageInsets()
    write("UITag", int: Names.tag)
    writeTitleOffset()
  }

  /// The custom view of the item, which the document contains without a key.
  private var customView: Int? {
    for child in node.elements where child.child("frame") != nil {
      if let object = encoder.object(at: child) { return encoder.reference(to: object) }
    }
    return nil
  }

  func writeTabBarItem() {
    writeTrue("UIEnabled", unlessNo: Names.enabled)
    if let item = value(of: Names.systemItem, in: .tabBarSystemItem) { write("UISystemItem", item) }
    write("UITitle", text: Names.title)
    write("UIImage", image: Names.image)
    write("UISelectedTemplateImage", image: Names.selectedImage)
    write("UIImageLandscape", image: Names.landscapeImage)
    writeImageInsets()
    write("UIBadgeValue", text: Names.badgeValue)
    write("UITag", int: Names.tag)
    writeTitleOffset()
  }

  /// Writes the distances of the image from the edges of the item, in points.
  private func writeImageInsets() {
    if let insets = node.child("imageInsets")?.insets, insets != .zero {
      write("UIImageInsets", insets: insets)
    }
  }

  /// Writes the offset of the title, in points.
  private func writeTitleOffset() {
    guard let offset = node.child("titlePositionAdjustment") else { return }
    let point = Point(
      x: offset.double(Names.horizontal) ?? 0, y: offset.double(Names.vertical) ?? 0)
    if point.x != 0 || point.y != 0 { write("UITitlePositionAdjustment", point: point) }
  }

  func writeNavigationItem() {
    write("UITitle", text: Names.title)
    write("UIPrompt", text: Names.prompt)
    let left = items(keyed: "leftBarButtonItem", in: Names.leftBarButtonItems)
    let right = items(keyed: "rightBarButtonItem", in: Names.rightBarButtonItems)
    write("UIBackBarButtonItem", child: "backBarButtonItem")
    if let first = left.first { write("UILeftBarButtonItem", object: first) }
    if let first = right.first { write("UIRightBarButtonItem", object: first) }
    if !left.isEmpty { write("UILeftBarButtonItems", array: left) }
    write("UITitleView", child: "titleView")
    if !right.isEmpty { write("UIRightBarButtonItems", array: right) }
    writeTrue("UIHidesBackButton", ifYes: Names.hidesBackButton)
    writeTrue("UILeftItemsSupplementBackButton", ifYes: Names.leftItemsSupplementBackButton)
    if era.writesLargeTitleDisplay {
      write(
        "UILargeTitleDisplayMode", word: Names.largeTitleDisplayMode, in: .largeTitleDisplayMode,
        default: 0)
    }
    write(
      "UIBackButtonDisplayMode", word: Names.backButtonDisplayMode, in: .backButtonDisplayMode)
    write("UIBackButtonTitle", text: Names.backButtonTitle)
    writeItemBar()
  }

  private func items(keyed key: StaticString, in container: Name) -> [Int] {
    if let single = object(key), let number = encoder.reference(to: single) { return [number] }
    return references(in: container)
  }
}
