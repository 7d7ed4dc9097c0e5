import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Members that apps use now and then.
@MainActor @Suite(.ownEnvironment) struct AppMemberTests {
  // MARK: Values

  @Test func `numbers become objects and objects numbers, alone and in arrays`() {
    let times: [CGFloat] = [0, 0.25, 1]
    let numbers = times as [NSNumber]
    #expect(numbers.map(\.doubleValue) == [0, 0.25, 1])
    #expect((times[1] as NSNumber) == NSNumber(value: 0.25))
    let any: Any = NSNumber(value: 2.5)
    #expect(any as? CGFloat == 2.5)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.keyTimes = times as [NSNumber]?
    #expect(animation.keyTimes?.count == 3 && CGVector(dx: 1, dy: -1).dy == -1.0)
  }

  @Test func `an empty text has no characters, and can be changed if its class allows it`() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSTextStorage().length == 0)
  }

  @Test func `an archive keeps the components of a color`() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color)
  }

  @Test func `a gradient takes the locations that an array lends`() throws {
    var locations: [CGFloat] = [0.25, 0.5]
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    let lent = try #require(CGGradient(colorsSpace: space, colors: colors, locations: &locations))
    #expect(lent.stops.map(\.location) == [0.25, 0.5])
    let even = try #require(CGGradient(colorsSpace: space, colors: colors, locations: nil))
    #expect(even.stops.map(\.location) == [0, 1])
  }

  // MARK: Texts

  @Test func `a text says what it filled, and descriptors follow the text size of traits`() {
    let context = NSStringDrawingContext()
    let bounds = NSAttributedString(string: "wide").boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: context)
    #expect(context.totalBounds == bounds && bounds.width > 0 && context.actualScaleFactor == 1)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let usual = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let found = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body, compatibleWith: large)
    #expect(found.pointSize > usual.pointSize)
  }

  @Test func `a text layer uses the font that a graphics font names`() throws {
    let font = try #require(CGFont("Helvetica-Bold" as CFString))
    #expect(font.postScriptName == "Helvetica-Bold" && CGFont("" as CFString) == nil)
    let drawings = [font, "Helvetica-Bold", "Helvetica"].map { (font: Any) in
      let layer = CATextLayer()
      (layer.string, layer.font) = ("text", font)
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      return layer.drawing
    }
    #expect(drawings[0] == drawings[1] && drawings[0] != drawings[2])
  }

  // MARK: Bars and buttons

  @Test func `a button is a group of its own, which is empty if the bar begins without it`() {
    let item = UIBarButtonItem(systemItem: .add)
    #expect(item.creatingFixedGroup().barButtonItems == [item])
    #expect(item.creatingMovableGroup(customizationIdentifier: "a").barButtonItems == [item])
    let optional = item.creatingOptionalGroup(
      customizationIdentifier: "a", isInDefaultCustomization: false)
    #expect(optional.barButtonItems.isEmpty)
  }

  @Test func `a bar button with an action can have a menu as well`() {
    let target = NSObject()
    let item = UIBarButtonItem(
      title: "More", image: nil, target: target, action: Selector("more:"), menu: UIMenu())
    #expect(item.target === target && item.action == Selector("more:") && item.menu != nil)
    item.badge = .count(3)
    #expect(item.badge == .string("3") && item.badge != .indicator())
  }

  @Test func `a system button has an image and sends its action`() {
    let target = NSObject()
    let button = UIButton.systemButton(
      with: UIImage(), target: target, action: Selector("tapped"))
    #expect(button.buttonType == .system && button.currentImage != nil)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    #expect(UIButton.Configuration.prominentGlass().cornerStyle == .capsule)
  }

  // MARK: Controllers

  @Test func `a tab bar controller hears of a touch before it selects`() {
    final class Tabs: UITabBarController {
      var heard: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        #expect(item === viewControllers?[1].tabBarItem)
        heard.append(selectedIndex)
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectTab(at: 1)
    #expect(tabs.heard == [0] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.heard == [0])
  }

  @Test func `a presentation knows the controller that will present`() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presenting)
    #expect(controller.presentingViewController === presenting)
  }

  @Test func `a header updates its configuration before its layout`() {
    final class Header: UITableViewHeaderFooterView {
      var updates = 0
      override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
      }
    }
    let header = Header(reuseIdentifier: nil)
    var handled = 0
    header.configurationUpdateHandler = { _, state in if !state.isSelected { handled += 1 } }
    header.layoutIfNeeded()
    #expect(header.updates == 1 && handled == 1)
    header.setNeedsLayout()
    header.layoutIfNeeded()
    #expect(header.updates == 1)
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(header.updates == 2 && handled == 2)
  }

  @Test func `a browser of documents gives the picked ones and the new one to its delegate`() {
    final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
      var events: [String] = []
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
      ) { events += documentURLs.map(\.lastPathComponent) }
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
          @escaping (
            URL?, UIDocumentBrowserViewController.ImportMode
          ) -> Void
      ) { importHandler(URL(filePath: "/new"), .copy) }
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
      ) { events.append("import \(destinationURL.lastPathComponent)") }
    }
    let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil)
    let delegate = Delegate()
    browser.delegate = delegate
    browser.pick([URL(filePath: "/a")])
    browser.requestDocument()
    browser.allowsDocumentCreation = false
    browser.requestDocument()
    #expect(delegate.events == ["a", "import new"])
  }

  @Test func `a path of a view moves to the screen with it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    UIWindow.showing(nil).addSubview(view)
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: view.bounds), in: view)
    #expect(path.bounds == UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
  }
}
