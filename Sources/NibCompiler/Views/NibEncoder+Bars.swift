import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeNavigationBar(_ bar: IBObject, _ object: Int) {
    encodeBar(bar, object, position: bar.node[Names.key] == nil ? nil : 2)
    let items = bar.children.filter { $0.node.name == Names.navigationItem }
      .compactMap { reference(to: $0) }
    if !items.isEmpty { add("UIItems", mutableArray: items, to: object) }
    flag(Names.largeTitles, "UIPrefersLargeTitles", of: bar.node, to: object)
  }

  func encodeToolbar(_ bar: IBObject, _ object: Int) {
    encodeBar(bar, object, position: 1)
    items(of: bar, to: object)
  }

  func encodeTabBar(_ bar: IBObject, _ object: Int) {
    encodeBar(bar, object, position: nil)
    items(of: bar, to: object)
    color("selectedImageTintColor", "UISelectedImageTintColor", of: bar.node, to: object)
  }

  private func encodeBar(_ bar: IBObject, _ object: Int, position: Int?) {
    encodeView(bar, object)
    let node = bar.node
    word(Names.barStyle, "UIBarStyle", in: .barStyle, of: node, to: object)
    color("barTintColor", "UIBarTintColor", of: node, to: object)
    if let position { add("UIBarPosition", position, to: object) }
    add("UIBarTranslucence", node.bool(Names.translucent) == false ? 2 : 1, to: object)
  }

  private func items(of bar: IBObject, to object: Int) {
    add(
      "UIItems", array: bar.children(keyed: "items").compactMap { reference(to: $0) },
      to: object)
  }

  func encodeNavigationItem(_ item: IBObject, _ object: Int) {
    let node = item.node
    text(Names.title, "UITitle", of: node, to: object)
    text(Names.prompt, "UIPrompt", of: node, to: object)
    child("backBarButtonItem", "UIBackBarButtonItem", of: item, to: object)
    child("titleView", "UITitleView", of: item, to: object)
    sideItems("left", "UILeftBarButtonItem", "UILeftBarButtonItems", of: item, to: object)
    sideItems("right", "UIRightBarButtonItem", "UIRightBarButtonItems", of: item, to: object)
    flag(Names.hidesBackButton, "UIHidesBackButton", of: node, to: object)
    flag(
      Names.leftItemsSupplementBackButton, "UILeftItemsSupplementBackButton", of: node, to: object)
    if era.writesLargeTitles {
      let words = Words.largeTitleDisplayMode
      let mode = node[Names.largeTitleDisplayMode].flatMap { words[$0] } ?? 0
      add("UILargeTitleDisplayMode", mode, to: object)
    }
  }

  /// The items at one side: a single one in its own property, or a list.
  private func sideItems(
    _ side: String, _ first: NibKey, _ all: NibKey, of item: IBObject, to object: Int
  ) {
    let items = item.children.filter {
      $0.key == "\(side)BarButtonItem" || $0.key == "\(side)BarButtonItems"
    }.compactMap { reference(to: $0) }
    guard let leading = items.first else { return }
    add(first, object: leading, to: object)
    add(all, array: items, to: object)
  }

  func encodeBarButtonItem(_ item: IBObject, _ object: Int) {
    encodeBarItem(item, object)
    let node = item.node
    if node[Names.style] != "plain" || node[Names.systemItem] == nil {
      let style = node[Names.style].flatMap { Words.barButtonStyle[$0] } ?? 1
      if style != 0 { add("UIStyle", style, to: object) }
    }
    if let system = node[Names.systemItem] {
      add("UIIsSystemItem", true, to: object)
      guard let number = Words.systemItem[system] else {
        return note(node, "\(system) is not known as a system item")
      }
      add("UISystemItem", number, to: object)
    }
    float(Names.width, "UIWidth", of: node, to: object, omitting: 0)
    child("customView", "UICustomView", of: item, to: object)
    color("tintColor", "UITintColor", of: node, to: object)
  }

  func encodeTabBarItem(_ item: IBObject, _ object: Int) {
    encodeBarItem(item, object)
    let node = item.node
    image(Names.selectedImage, "UISelectedTemplateImage", of: node, to: object)
    word(Names.systemItem, "UISystemItem", in: .tabSystemItem, of: node, to: object, omitting: -1)
    text(Names.badgeValue, "UIBadgeValue", of: node, to: object)
  }

  private func encodeBarItem(_ item: IBObject, _ object: Int) {
    let node = item.node
    add("UIEnabled", node.bool(Names.enabled) ?? true, to: object)
    text(Names.title, "UITitle", of: node, to: object)
    image(Names.image, "UIImage", of: node, to: object)
    image(Names.landscapeImage, "UILandscapeImage", of: node, to: object)
    image(Names.largeContentSizeImage, "UILargeContentSizeImage", of: node, to: object)
    int(Names.tag, "UITag", of: node, to: object)
  }
}
