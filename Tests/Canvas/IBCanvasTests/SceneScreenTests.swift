import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// The bars that are drawn around a scene's view.
@MainActor
@Suite struct SceneScreenTests {
  private func screen(_ stage: Stage) throws -> SceneScreen? {
    try stage.document().withLaidOutViews { laidOut in
      laidOut.roots.first { $0.object?.id == "root" }.map { laidOut.screen(of: $0) }
    }
  }

  private static let item = #"<navigationItem key="navigationItem" title="Harbour" id="item"/>"#

  @Test func `a scene on its own has no bars`() throws {
    let screen = try #require(try screen(Stage(elements: Self.item)))
    #expect(screen.bars.isEmpty && screen.origin == .zero)
  }

  @Test func `a scene in a navigation controller has a bar with its title below the status bar`()
    throws
  {
    let screen = try #require(
      try screen(Stage(elements: Self.item, scenes: [Scenes.navigation()])))
    let bar = try #require(screen.bars.first as? UINavigationBar)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 59 + 44))
    #expect(bar.topItem?.title == "Harbour" && bar.backItem == nil)
    #expect(screen.size == CGSize(width: 393, height: 852) && screen.origin == .zero)
  }

  @Test func `a bar with a large title is higher`() throws {
    let large = Scenes.navigation(bar: #"largeTitles="YES""#)
    let screen = try #require(try screen(Stage(elements: Self.item, scenes: [large])))
    let bar = try #require(screen.bars.first as? UINavigationBar)
    #expect(bar.frame.height == 59 + 96 && bar.prefersLargeTitles)
  }

  @Test func `a pushed scene has a button that leads back`() throws {
    let stage = Stage(
      elements: Self.item,
      scenes: [Scenes.navigation("navigation", around: "list"), Scenes.presenter("list", "show")])
    let bar = try #require(try screen(stage)?.bars.first as? UINavigationBar)
    #expect(bar.items?.count == 2 && bar.topItem?.title == "Harbour")
  }

  @Test func `a scene in a tab bar controller has its tab selected`() throws {
    let tab = #"<tabBarItem key="tabBarItem" title="Ferries" id="tab"/>"#
    let screen = try #require(try screen(Stage(elements: tab, scenes: [Scenes.tabs()])))
    let bar = try #require(screen.bars.first as? UITabBar)
    #expect(bar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(bar.selectedItem?.title == "Ferries")
    #expect(bar.items?.contains { $0.title == "Ferries" } == true)
  }

  @Test func `below an opaque bar, the view begins where the bar ends`() throws {
    let stage = Stage(scenes: [Scenes.navigation(bar: #"translucent="NO""#)])
    let screen = try #require(try screen(stage))
    #expect(screen.origin == CGPoint(x: 0, y: 103))
    #expect(abs(screen.size.height - (852 + 103)) < 0.01)
  }

  @Test func `a static section has its titles above and below its rows`() throws {
    let document = try Scenes.storyboard([
      Scenes.scene(
        "tableViewController", "settings", "",
        """
        <tableView key="view" style="grouped" dataMode="static" id="table">
        <rect key="frame" x="0" y="0" width="320" height="600"/>
        <sections><tableViewSection headerTitle="Harbour" footerTitle="Closed at night" id="section"><cells>
        <tableViewCell id="cell"><rect key="frame" x="0" y="55" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
        </tableViewCell>
        </cells></tableViewSection></sections>
        </tableView>
        """)
    ])
    let titles = try document.withLaidOutViews { laidOut in
      document.object(id: "table").map { laidOut.sectionTitles(in: $0) } ?? []
    }.compactMap { $0 as? UILabel }
    #expect(titles.map(\.text) == ["HARBOUR", "Closed at night"])
    #expect(titles.first.map { $0.frame.maxY <= 55 } == true)
    #expect(titles.last.map { $0.frame.minY >= 99 } == true)
  }

  @Test func `texts are twice as long if the options say so`() throws {
    var options = DocumentLayoutOptions()
    options.doublesTexts = true
    let label = UILabel()
    label.text = "Tide"
    DoubledText.apply(to: label)
    #expect(label.text == "Tide Tide")
    let button = UIButton(type: .system)
    button.setTitle("Sail", for: .normal)
    button.setTitle("Moor", for: .selected)
    DoubledText.apply(to: button)
    #expect(button.title(for: .normal) == "Sail Sail")
    #expect(button.title(for: .highlighted) == "Sail Sail")
    #expect(button.title(for: .selected) == "Moor Moor")
  }
}
