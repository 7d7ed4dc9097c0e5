// Draws the initial controller of a storyboard as an app's snapshot test does: `draw-screen STORYBOARD SIZE LANGUAGE OUT.svg
// [image=NAME] [text=TEXT] [red]`. SIZE is 414x736 in points. `image` goes to the first image view, `text` to the first label. `Scripts/measure/check-pictures` compares the result with Apple's.
import Foundation
import HeadlessUIKit
import IBRender

@main
enum DrawScreen {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5, let size = size(arguments[2]) else {
      fatalError(
        "usage: draw-screen STORYBOARD SIZE LANGUAGE OUT.svg [image=NAME] [text=TEXT] [red]")
    }
    let document = URL(filePath: arguments[1])
    let environment = HeadlessEnvironment(
      screen: screen(size), languages: [arguments[3]])
    // Catalogs and strings are next to the folder of the base language.
    environment.searchPath.add(
      folder: document.deletingLastPathComponent().deletingLastPathComponent())
    try withEnvironment(environment) {
      var options = LoadOptions()
      options.makesStandIns = true
      let storyboard = try UIStoryboard(contentsOf: document, options: options)
      guard let controller = try storyboard.initialViewController() else {
        fatalError("\(arguments[1]) has no initial controller")
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.isHidden = false
      for argument in arguments.dropFirst(5) { apply(argument, to: controller.view) }
      window.layoutIfNeeded()
      let picture = try Picture(of: controller.view)
      try Data(SVGWriter().bytes(of: picture)).write(to: URL(filePath: arguments[4]))
    }
  }

  private static func size(_ text: String) -> CGSize? {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }

  /// The device with a screen of this size, or a part of a tablet's.
  @MainActor
  private static func screen(_ size: CGSize) -> UIScreen {
    let turned = CGSize(width: size.height, height: size.width)
    for device in HeadlessDevice.all where device.size == size { return UIScreen(device: device) }
    for device in HeadlessDevice.all where device.size == turned {
      return UIScreen(device: device, isLandscape: true)
    }
    // Part of a tablet's screen: as wide as a phone, or nearly all of it.
    return UIScreen(
      device: HeadlessDevice(
        identifier: "", name: "part of a tablet", idiom: size.width < 600 ? .phone : .pad,
        size: size,
        scale: 2))
  }

  @MainActor
  private static func apply(_ argument: String, to view: UIView) {
    let parts = argument.split(separator: "=", maxSplits: 1).map { String($0) }
    switch (parts[0], parts.last) {
    case ("image", let name?): first(UIImageView.self, in: view)?.image = UIImage(named: name)
    case ("text", let text?): first(UILabel.self, in: view)?.text = text
    case ("red", _): view.backgroundColor = .red
    default: fatalError("unknown argument \(argument)")
    }
  }

  @MainActor
  private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }
}
