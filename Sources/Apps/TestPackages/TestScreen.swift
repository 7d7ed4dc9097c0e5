import InterfaceBuilder
import SourceRewriting

/// A screen of an app that a test can load by name.
struct TestScreen: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The initial scene of a storyboard.
    case initialScene
    /// A scene with a storyboard identifier.
    case scene(String)
    /// A xib, with the way to create its File's Owner if the class of the owner is known.
    case nib(ObjectCreation?)
  }

  /// The name of the document, without its extension.
  let document: String
  let kind: Kind

  /// The name of the test.
  var title: String {
    switch kind {
    case .initialScene: "\(document) begins"
    case .scene(let identifier): "\(document) shows \(identifier)"
    case .nib: "\(document) loads"
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
    }
  }

  /// Returns the screens in a document for iOS. A launch screen is excluded, because it has no code to test.
  /// - Parameters:
  ///   - name: The name of the document, without its extension.
  ///   - sources: The declarations in the app's sources.
  static func screens(
    of document: IBDocument, named name: String, sources: [RuntimeFacts]
  ) -> [TestScreen] {
    guard document.platform == .iOS || document.platform == .iPadOS, !document.isLaunchScreen else {
      return []
    }
    guard document.kind == .storyboard else {
      let owner = document.filesOwner?.customClass.flatMap {
        SwiftLiteral.isIdentifier($0) ? ObjectCreation.find($0, in: sources) : nil
      }
      return [TestScreen(document: name, kind: .nib(owner))]
    }
    var screens: [TestScreen] = []
    if document.initialViewController != nil {
      screens.append(TestScreen(document: name, kind: .initialScene))
    }
    let identifiers = document.scenes.compactMap { $0.controller?.storyboardIdentifier }
    return screens + identifiers.map { TestScreen(document: name, kind: .scene($0)) }
  }

}
