import InterfaceBuilder
import SourceRewriting
import XMLTree

/// A screen of an app that a test can load by name.
struct TestScreen: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The initial scene of a storyboard.
    case initialScene
    /// A scene with a storyboard identifier.
    case scene(String)
    /// A xib, with the way to create its File's Owner if the class of the owner is known.
    case nib(ObjectCreation?)
    /// A xib that a controller of a class loads in addition to its own view.
    case part(controller: String)
  }

  /// The kind of classes that a screen's test loads.
  enum Reality: Hashable, Sendable, CaseIterable {
    /// The app's own code, or no class of the app.
    case real
    /// Classes with outlets and actions, but without code.
    case skeleton
    /// The app's own code, with stand-ins for libraries that it imports.
    case partial
    /// The app's own code without some functions that do not compile.
    case incomplete
    /// A library's class that only the document describes, or no owner.
    case standIn

    /// The suffix of a test's title.
    var mark: String {
      switch self {
      case .real: ""
      case .skeleton: " (skeleton)"
      case .partial: " (with stand-ins)"
      case .incomplete: " (incomplete)"
      case .standIn: " (stand-in)"
      }
    }
  }

  /// The name of the document, without its extension.
  let document: String
  var kind: Kind
  /// The custom classes of the objects that are loaded with the screen.
  var classes: Set<String> = []
  /// The app's sources that declare these classes and their superclasses.
  var sources: Set<String> = []
  var reality = Reality.real
  /// The number of earlier screens whose tests would have the same name.
  var repetition = 0
  /// The reason why the test is disabled, because it stops the program; nil if it runs.
  var stop: String?

  /// The name of the test.
  var title: String {
    let title =
      switch kind {
      case .initialScene: "\(document) begins"
      case .scene(let identifier): "\(document) shows \(identifier)"
      case .nib, .part: "\(document) loads"
      }
    return title + reality.mark + String(repeating: " again", count: repetition)
  }

  /// The name of the test as printed: some characters of names cannot be in an identifier.
  var testName: String { String(SwiftLiteral.rawIdentifier(title).dropFirst().dropLast()) }

  /// Whether the test creates File's Owner.
  var createsOwner: Bool {
    switch kind {
    case .nib(let creation): creation != nil
    case .part: true
    case .initialScene, .scene: false
    }
  }

  /// The expression in the test for the problems of the screen on `device`.
  var problems: String {
    let name = SwiftLiteral.string(document)
    let storyboard = "UIStoryboard(name: \(name), bundle: nil)"
    return switch kind {
    case .initialScene:
      "screenProblems(on: device) { \(storyboard).instantiateInitialViewController() }"
    case .scene(let identifier):
      "screenProblems(on: device) {\n      \(storyboard)"
        + ".instantiateViewController(withIdentifier: \(SwiftLiteral.string(identifier)))\n    }"
    case .nib(nil): "nibProblems(of: \(name), on: device)"
    case .nib(.controller(let owner)):
      "screenProblems(on: device) { \(owner)(nibName: \(name), bundle: nil) }"
    case .nib(.view(let owner)):
      "nibProblems(of: \(name), on: device) { \(owner)(frame: .zero) }"
    case .nib(.plain(let owner)): "nibProblems(of: \(name), on: device) { \(owner)() }"
    case .part(let owner):
      "nibProblems(of: \(name), on: device) { \(owner)(nibName: nil, bundle: nil) }"
    }
  }

  /// Returns the screens in a document for iOS. A launch screen is excluded, because it has no code to test.
  /// - Parameters:
  ///   - name: The name of the document, without its extension.
  ///   - scenes: The classes that the app's storyboards name in each scene.
  ///   - number: The document's number in them.
  ///   - sources: The declarations in the app's sources.
  static func screens(
    of document: IBDocument, named name: String, scenes: SceneClasses, number: Int,
    sources: [RuntimeFacts]
  ) -> [TestScreen] {
    guard document.platform == .iOS || document.platform == .iPadOS, !document.isLaunchScreen else {
      return []
    }
    guard document.kind == .storyboard else {
      let owner = document.filesOwner?.customClass
      let creation = owner.flatMap {
        SwiftLiteral.isIdentifier($0) ? ObjectCreation.find($0, in: sources) : nil
      }
      var screen = TestScreen(document: name, kind: .nib(creation))
      if case .controller(let owner)? = creation, document.isPart(of: owner, named: name) {
        screen.kind = .part(controller: owner)
      }
      screen.classes = Set(document.objects.compactMap(\.customClass))
      if owner != nil, creation == nil { screen.reality = .standIn }
      return [screen]
    }
    var screens: [TestScreen] = []
    // A reference to another storyboard does not count as a screen: the scene that it names has its own test.
    if let controller = document.initialViewController, !controller.isStoryboardReference {
      var screen = TestScreen(document: name, kind: .initialScene)
      screen.classes = scenes.classes(of: controller, in: number)
      screens.append(screen)
    }
    for scene in document.scenes {
      guard let controller = scene.controller, !controller.isStoryboardReference,
        let identifier = controller.storyboardIdentifier
      else {
        continue
      }
      var screen = TestScreen(document: name, kind: .scene(identifier))
      screen.classes = scenes.classes(of: controller, in: number)
      screens.append(screen)
    }
    return screens
  }
}

extension IBObject {
  /// Whether the object represents a scene of another storyboard.
  var isStoryboardReference: Bool { node.name == Names.viewControllerPlaceholder }
}

extension IBDocument {
  /// Whether the nib is not the one that contains the view of its owner, a controller: it does not connect the view, and
  /// UIKit would not look for the controller's view in a nib with this name.
  fileprivate func isPart(of controller: String, named name: String) -> Bool {
    let connectsView = connections.contains {
      $0.kind == .outlet && $0.name == "view" && $0.source?.role == .filesOwner
    }
    // A name may end with a device, as in `Form~ipad`.
    let nib = name.prefix { $0 != "~" }
    return !connectsView && nib != controller && "\(nib)Controller" != controller
  }
}
