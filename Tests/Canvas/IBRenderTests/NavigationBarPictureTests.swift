import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// What pictures of navigation controllers and of bars with appearances show.
@MainActor
@Suite struct NavigationBarPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Shows a controller with a title in a navigation controller.
  private func navigation(_ change: (UIViewController) -> Void = { _ in })
    -> UINavigationController
  {
    let content = UIViewController()
    content.view.backgroundColor = .red
    content.title = "Harbours"
    change(content)
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation
  }

  private func runs(_ view: UIView) throws -> [Picture.TextRun] {
    view.layoutIfNeeded()
    return try Picture(of: view).steps.compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  private func fills(_ view: UIView) throws -> [(rect: CGRect, color: CGColor)] {
    view.layoutIfNeeded()
    return try Picture(of: view).steps.compactMap { step in
      guard case .fill(.rectangle(let rect, _), .color(let color)) = step else { return nil }
      return (rect, color)
    }
  }

  @Test func `a large title is bold at the leading edge, below the row of the buttons`() throws {
    let navigation = navigation { content in
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Moor", style: .plain, target: nil, action: nil)
    }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    let frame = navigation.navigationBar.frame
    let title = try #require(try runs(window).first { $0.text == "Harbours" })
    let button = try #require(try runs(window).first { $0.text == "Moor" })
    #expect(title.font.size == 34 && title.font.weight == 700 && title.origin.x == 16)
    #expect(title.origin.y > frame.minY + 44 && title.origin.y < frame.maxY)
    #expect(button.origin.y < frame.minY + 44)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    navigation.view.setNeedsLayout()
    #expect(try runs(window).first { $0.text == "Harbours" }?.font.size == 17)
  }

  @Test func `the title is above the search bar of a search controller`() throws {
    let navigation = navigation { content in
      content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
    let frame = navigation.navigationBar.frame
    let title = try #require(try runs(window).first { $0.text == "Harbours" })
    #expect(frame.height == 96)
    #expect(title.origin.y > frame.minY && title.origin.y < frame.minY + 44)
  }

  @Test func `a prompt makes the bar higher, and is above the title`() throws {
    let navigation = navigation()
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.topViewController?.navigationItem.prompt = "Choose one"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 74)
    let texts = try runs(window)
    let prompt = try #require(texts.first { $0.text == "Choose one" })
    let title = try #require(texts.first { $0.text == "Harbours" })
    #expect(
      prompt.origin.y < title.origin.y && prompt.origin.y > navigation.navigationBar.frame.minY)
  }

  /// Source: Apple's page of `scrollEdgeAppearance`.
  @Test func `since iOS 15, a bar is transparent until its content is scrolled`() throws {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 3000)
    let navigation = navigation { content in
      content.view.addSubview(scroll)
      scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    }
    let top = CGRect(x: 0, y: 0, width: 390, height: navigation.navigationBar.frame.maxY)
    #expect(try !fills(window).contains { $0.rect == top })
    scroll.contentOffset.y += 100
    // The background begins at the top of the screen, behind the status bar.
    #expect(
      try fills(window).contains {
        $0.rect == top && $0.color == UIColor.systemBackground.cgColor
      })
    scroll.contentOffset.y -= 100
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .blue
    navigation.navigationBar.scrollEdgeAppearance = edge
    #expect(try fills(window).contains { $0.rect == top && $0.color == UIColor.blue.cgColor })
  }

  @Test func `before iOS 15, only a bar with a large title has the look for its edge`() throws {
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .blue
    func isBlue(_ era: UIKitEra, large: Bool) throws -> Bool {
      try withEnvironment(HeadlessEnvironment()) {
        UIKitEra.current = era
        let tests = NavigationBarPictureTests()
        let navigation = tests.navigation()
        navigation.navigationBar.scrollEdgeAppearance = edge
        navigation.navigationBar.prefersLargeTitles = large
        navigation.view.setNeedsLayout()
        return try fills(tests.window).contains { $0.color == UIColor.blue.cgColor }
      }
    }
    #expect(try isBlue(.iOS14, large: true) && !isBlue(.iOS14, large: false))
    #expect(try isBlue(.iOS15, large: true) && isBlue(.iOS15, large: false))
    #expect(try !isBlue(.iOS11, large: true))
  }

  @Test func `the image of a shadow is outside its bar`() throws {
    let size = CGSize(width: 320, height: 6)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    /// The tops of the images.
    func tops(_ view: UIView) throws -> [CGFloat] {
      view.layoutIfNeeded()
      return try Picture(of: view).steps.compactMap { step in
        guard case .begin(let group) = step, group.transform != .identity else { return nil }
        return CGPoint.zero.applying(group.transform).y
      }
    }
    let bar = bar()
    bar.shadowImage = image
    #expect(try tops(bar) == [44])
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.shadowImage = image
    #expect(try tops(tabs) == [-6])
  }

  private func bar() -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([UINavigationItem(title: "Tides")], animated: false)
    return bar
  }

  @Test func `an appearance without a background and a shadow leaves both out`() throws {
    let bar = bar()
    #expect(try fills(bar).map(\.rect.height) == [44, 0.5])
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(try fills(bar).isEmpty)
    bar.standardAppearance.configureWithOpaqueBackground()
    #expect(try fills(bar).map(\.rect.height) == [44, 0.5])
    bar.standardAppearance.shadowColor = nil
    #expect(try fills(bar).map(\.rect.height) == [44])
  }

  @Test func `empty images hide the background and the line of a bar`() throws {
    let bar = bar()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(try fills(bar).isEmpty)
  }

  @Test func `the attributes of an appearance come before those of the bar`() throws {
    let bar = bar()
    bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
    #expect(try runs(bar).map(\.color) == [UIColor.red.cgColor])
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let run = try #require(try runs(bar).first)
    #expect(run.color == UIColor.blue.cgColor && run.font.size == 20)
    let button = UIBarButtonItem(title: "Sail", style: .plain, target: nil, action: nil)
    bar.topItem?.rightBarButtonItem = button
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.green
    ]
    #expect(try runs(bar).first { $0.text == "Sail" }?.color == UIColor.green.cgColor)
    button.setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
    #expect(try runs(bar).first { $0.text == "Sail" }?.color == UIColor.orange.cgColor)
  }

  @Test func `a back button without room for its title says "Back", or nothing`() throws {
    let long = UINavigationItem(title: "A harbour with a name that fills the bar")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems([long, UINavigationItem(title: "Tides")], animated: false)
    #expect(try runs(bar).map(\.text) == ["Back", "Tides"])
    long.backButtonTitle = ""
    #expect(try runs(bar).map(\.text) == ["Tides"])
    long.backButtonTitle = nil
    long.backButtonDisplayMode = .minimal
    #expect(try runs(bar).map(\.text) == ["Tides"])
  }

  @Test func `tabs have the colors of their appearance, and none is selected by itself`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.setItems(items, animated: false)
    #expect(try Set(runs(bar).map(\.color)) == [UIColor.systemGray.cgColor])
    bar.selectedItem = items[1]
    let look = bar.standardAppearance.stackedLayoutAppearance
    look.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(try runs(bar).map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
  }
}
