import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Storyboards around the few lines that a test is about.
@MainActor enum SceneText {
  /// A storyboard of scenes; classes are those of this module.
  static func storyboard(
    _ scenes: [String], initial: String? = nil, file: String = "App.storyboard"
  ) throws -> UIStoryboard {
    SampleNibs.prepare()
    return try UIStoryboard(
      document: IBDocument(parsing: text(scenes, initial: initial), file: file))
  }

  static func text(_ scenes: [String], initial: String? = nil) -> String {
    Documents.storyboard(
      scenes.joined(separator: "\n"),
      attributes: initial.map { #"initialViewController="\#($0)""# } ?? "")
  }

  /// A scene with a controller and its exit, whose id is that of the controller with `-exit`.
  /// - Parameters:
  ///   - element: What the controller is.
  ///   - attributes: Of the controller.
  ///   - view: What its view holds; nil for none.
  ///   - parts: Further elements of the controller.
  ///   - connections: Of the controller.
  ///   - objects: At the top level of the scene.
  static func scene(
    _ id: String, _ attributes: String = "", element: String = "viewController",
    class name: String? = nil, view: String? = "", viewConnections: String = "", parts: String = "",
    connections: String = "", objects: String = ""
  ) -> String {
    let custom = name.map { #"customClass="\#($0)" customModule="HeadlessUIKitTests""# } ?? ""
    let root = view.map {
      #"<view key="view" id="\#(id)-v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"#
        + "<subviews>\($0)</subviews><connections>\(viewConnections)</connections></view>"
    }
    return """
      <scene sceneID="\(id)-s"><objects>
        <\(element) id="\(id)" \(custom) \(attributes) sceneMemberID="viewController">
          \(root ?? "")\(parts)<connections>\(connections)</connections>
        </\(element)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first"/>
        <exit id="\(id)-exit" sceneMemberID="exit"/>
        \(objects)
      </objects></scene>
      """
  }

  /// A stack with a first controller.
  static func navigation(_ id: String, root: String) -> String {
    scene(
      id, element: "navigationController", view: nil,
      parts: #"<navigationBar key="navigationBar" id="\#(id)-bar"/>"#,
      connections: relationship("rootViewController", to: root, id: "\(id)-r"))
  }

  static func relationship(_ name: String, to destination: String, id: String) -> String {
    #"<segue destination="\#(destination)" kind="relationship" relationship="\#(name)" id="\#(id)"/>"#
  }

  static func segue(
    _ kind: String, to destination: String, _ identifier: String? = nil, _ attributes: String = "",
    id: String? = nil
  ) -> String {
    let name = identifier.map { #"identifier="\#($0)""# } ?? ""
    return #"<segue destination="\#(destination)" kind="\#(kind)" \#(name) \#(attributes) "#
      + #"id="\#(id ?? "\(kind)-\(destination)-\(identifier ?? "")")"/>"#
  }

  /// Runs a closure without animations.
  static func still<Result>(_ body: () throws -> Result) rethrows -> Result {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    return try body()
  }
}

/// A controller that segues lead back to.
class HomeController: RecordingController {
  var isAsked = false
  var takesUnwind = true
  /// What the last segue's preparation saw.
  var sender: Any?
  var lastSegue: UIStoryboardSegue?
  var refused: Set<String> = []

  func comeHome(_ segue: UIStoryboardSegue) {
    note(.segues, "comeHome: \(segue.identifier ?? "-")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      && !refused.contains(identifier)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    isAsked = true
    return takesUnwind
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    self.sender = sender
    lastSegue = segue
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("comeHome:", HomeController.comeHome)
  }
}

/// A controller that only notes.
class StopController: RecordingController {}
