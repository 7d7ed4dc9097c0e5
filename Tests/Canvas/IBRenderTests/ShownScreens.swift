import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport

/// The screens of documents, each in a window of its own: those of the samples, and those of real documents if the
/// environment names a folder of them.
@MainActor
enum ShownScreens {
  /// Calls a closure with each screen, its window and the name of its document, in an environment of its own.
  static func visit(_ body: (UIWindow, UIViewController, String) throws -> Void) throws {
    let samples = Samples.modern.map { Samples.folder.appending(path: $0) }
    let real = Corpus.files(in: "documents", "storyboard", every: 5)
    let xibs = Corpus.files(in: "documents", "xib", every: 25)
    for file in samples + real + xibs {
      guard let document = try? IBDocument(contentsOf: file), document.platform == .iOS else {
        continue
      }
      for name in names(of: document) {
        try withEnvironment(HeadlessEnvironment()) {
          // Documents may have flaws, such as classes that the test does not have.
          NibFailure.handler = { _ in }
          LayoutConflict.handler = { _ in }
          ControllerWarning.handler = { _ in }
          guard let controller = controller(name, of: document) else { return }
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = controller
          window.makeKeyAndVisible()
          window.layoutIfNeeded()
          HeadlessClock.shared.advance(by: 1)
          window.layoutIfNeeded()
          try body(window, controller, "\(file.lastPathComponent) \(name ?? "")")
          window.isHidden = true
        }
      }
    }
  }

  private static var options: LoadOptions {
    var options = LoadOptions()
    options.makesStandIns = true
    return options
  }

  /// The identifiers of a storyboard's scenes, and nil for the initial scene or the first view.
  private static func names(of document: IBDocument) -> [String?] {
    let storyboard = try? UIStoryboard(document: document, options: options)
    return [nil] + (storyboard?.identifiers ?? []).map { $0 }
  }

  private static func controller(_ name: String?, of document: IBDocument) -> UIViewController? {
    guard document.kind == .storyboard else {
      let nib = try? UINib(document: document).load(withOwner: nil, options: options)
      let views = nib?.topLevelObjects.compactMap { $0 as? UIView } ?? []
      guard let view = views.first(where: { !($0 is UIWindow) }) else { return nil }
      let controller = UIViewController()
      controller.view = view
      return controller
    }
    guard let storyboard = try? UIStoryboard(document: document, options: options) else {
      return nil
    }
    let made =
      name.map { try? storyboard.viewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    guard let made, !(made is UINavigationController), !(made is UITabBarController),
      !(made is UISplitViewController), !(made is UIPageViewController)
    else { return made }
    // The items of the scene are shown in a bar.
    return UINavigationController(rootViewController: made)
  }
}

extension UIView {
  /// The views inside the view that can be seen, and the view itself, from back to front.
  var visibleTree: [UIView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return [self] + subviews.flatMap(\.visibleTree)
  }
}
