import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct BarTests {
  @Test func `a navigation bar from a nib has its items`() throws {
    let bar: UINavigationBar = try NibSketch.object(
      "UINavigationBar",
      [
        "UIBarTranslucence": 2, "UIBarPrefersLargeTitles": true, "UIBarTintColor": .color(1, 0, 0),
        "UIItems": .members([
          .object("UINavigationItem", ["UITitle": "First"]),
          .object(
            "UINavigationItem",
            [
              "UITitle": "Second",
              "UIRightBarButtonItem": .object("UIBarButtonItem", ["UITitle": "Done"]),
              "UILeftBarButtonItems": .members([
                .object(
                  "UIBarButtonItem",
                  ["UIIsSystemItem": true, "UISystemItem": 4, "UIStyle": 1, "UIEnabled": false]),
                .object("UIBarButtonItem", ["UIWidth": 12.0]),
              ]),
            ]),
        ]),
      ]
    ).load()
    #expect(!bar.isTranslucent && bar.prefersLargeTitles && bar.barTintColor?.cgColor.red == 1)
    #expect(bar.items?.map(\.title) == ["First", "Second"])
    let item = try #require(bar.topItem)
    #expect(bar.backItem?.title == "First" && item.rightBarButtonItem?.title == "Done")
    #expect(item.rightBarButtonItem?.isEnabled == true)
    let left = try #require(item.leftBarButtonItems)
    #expect(left.first?.systemItem == .add && left.first?.isEnabled == false)
    #expect(left.last?.width == 12 && left.last?.systemItem == nil)
    #expect(item.leftBarButtonItem === left.first)
  }

  @Test func `a bar button sends its action to the target of the nib`() throws {
    final class Receiver: NSObject, NibConnectable {
      var senders: [AnyObject] = []
      func done(_ sender: UIBarButtonItem) { senders.append(sender) }
      static func nibConnections(_ nib: NibRegistrar) { nib.action("done:", Receiver.done) }
    }
    let owner = Receiver()
    var graph = GraphNib()
    let item = graph.object("UIBarButtonItem")
    graph.action("done:", of: item, to: graph.owner, events: 0)
    let button = try #require(
      try graph.graph(item).nib().instantiated(withOwner: owner).first as? UIBarButtonItem)
    #expect(button.target === owner && button.action == "done:")
    button.performAction()
    #expect(owner.senders.count == 1 && owner.senders.first === button)
  }

  @Test func `tab bars and tool bars have their items and selection`() throws {
    let tabs: UITabBar = try NibSketch.object(
      "UITabBar",
      [
        "UIItems": .members([
          .object("UITabBarItem", ["UITitle": "Home", "UITag": 3, "UIBadgeValue": "2"]),
          .object("UITabBarItem", ["UISystemItem": 5]),
        ])
      ]
    ).load()
    #expect(tabs.items?.first?.title == "Home" && tabs.items?.first?.badgeValue == "2")
    #expect(tabs.items?.first?.tag == 3 && tabs.items?.last?.systemItem == .contacts)
    let tools: UIToolbar = try NibSketch.object(
      "UIToolbar",
      [
        "UIBarStyle": 1,
        "UIItems": .members([
          .object("UIBarButtonItem", ["UICustomView": .object("UISwitch", [:])])
        ]),
      ]
    ).load()
    #expect(tools.barStyle == .black && tools.items?.first?.customView is UISwitch)
  }

  @Test func `a search bar has text and traits of input`() throws {
    let bar: UISearchBar = try NibSketch.object(
      "UISearchBar",
      [
        "UIText": "", "UIPlaceholder": "Search", "UIReturnKeyType": 6,
        "UIEnablesReturnKeyAutomatically": true, "UISearchBarStyle": 2, "UIShowsCancelButton": true,
      ]
    ).load()
    #expect(bar.text == "" && bar.placeholder == "Search" && bar.returnKeyType == .search)
    #expect(bar.enablesReturnKeyAutomatically && bar.searchBarStyle == .minimal)
    #expect(bar.showsCancelButton)
  }

  @Test func `items are pushed and popped as the delegate allows`() {
    final class Keeper: NSObject, UINavigationBarDelegate {
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        item.title != "kept"
      }
    }
    let (bar, keeper) = (UINavigationBar(), Keeper())
    bar.delegate = keeper
    for title in ["kept", "gone"] { bar.pushItem(UINavigationItem(title: title), animated: false) }
    #expect(bar.popItem(animated: false)?.title == "gone")
    #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "kept")
  }

  @Test func `the default of a tab's appearance has all values of the system`() {
    let appearance = UITabBarItemAppearance()
    appearance.selected.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.configureWithDefault(for: .inline)
    #expect(appearance.selected.badgeTitlePositionAdjustment == .zero)
  }
}
