/// Saves the state of a hierarchy of controllers, and restores it into another hierarchy, without an app.
///
/// The order is UIKit's, as described in Apple's "About the UI preservation process" and "About the UI restoration
/// process". Saving begins with the root, and continues with the objects that it refers to. Restoring goes through the
/// saved controllers in the same order three times:
///
/// | step | for each controller, parents first |
/// | --- | --- |
/// | 1 | find or create it: by its restoration class, by the closure that represents the app's delegate, at the same
/// path of the existing hierarchy, or from its storyboard | | 2 | load its view, then call
/// `decodeRestorableState(with:)`; a presented controller is presented again, without animation, when all controllers
/// have their state or when the presenting one appears |
/// | 3 | call `applicationFinishedRestoringState()` |
///
/// Identifiers, and the references that containers encode in `encodeRestorableState(with:)`, decide what is saved:
///
/// | controller | saved |
/// | --- | --- |
/// | with an identifier, like all of its parents; in a navigation, tab bar or split view controller | yes |
/// | the same, presented by a saved controller | yes |
/// | the same, in a custom container controller | if the container encodes a reference to it |
/// | without an identifier | no, with all of its children |
/// | with a restoration class that returns nil | yes, but not restored, with all of its children |
/// | with the same path as another one | only the first of them, with a problem |
@preconcurrency @MainActor
public enum StateRestoration {
  /// The result of restoring.
  public struct Outcome {
    /// The restored controllers, in order.
    public fileprivate(set) var controllers: [UIViewController] = []
    /// The paths of controllers whose restoration class returned nil.
    public fileprivate(set) var excluded: [[String]] = []
    /// The saved controllers that could not be restored.
    public fileprivate(set) var problems: [StateProblem] = []
  }

  /// Saves the state of a controller and its children.
  /// - Returns: An empty archive for a root without an identifier.
  public static func encode(_ root: UIViewController) -> StateArchive {
    let session = StateSession()
    session.refer(to: root)
    var archive = StateArchive()
    while let (path, controller) = session.next() {
      let coder = StateCoder(session: session, owner: path)
      controller.encodeRestorableState(with: coder)
      archive.records.append(
        StateArchive.Record(
          path: path, className: "\(type(of: controller))",
          restorationClass: controller.restorationClass, source: source(of: controller),
          state: coder.state))
    }
    archive.problems = session.problems
    return archive
  }

  /// Returns the storyboard and identifier with which a controller can be created again; nil if it has none.
  private static func source(of controller: UIViewController) -> (UIStoryboard, String)? {
    guard let storyboard = controller.storyboard, let name = controller.storyboardIdentifier,
      storyboard.identifiers.contains(name)
    else { return nil }
    return (storyboard, name)
  }

  private static func made(of record: StateArchive.Record) -> UIViewController? {
    guard let (storyboard, identifier) = record.source,
      let controller = try? storyboard.viewController(withIdentifier: identifier),
      controller.restorationIdentifier == record.path.last
    else { return nil }
    return controller
  }

  /// Restores the state of a controller and its children from an archive.
  /// - Parameters:
  ///   - archive: The saved state.
  ///   - root: The controller that replaces the first one in the archive; its restoration class is not called.
  ///   - makeController: Creates or finds the controllers without a restoration class, like an app's delegate; nil uses
  ///     the existing hierarchy.
  @discardableResult
  public static func restore(
    _ archive: StateArchive, into root: UIViewController,
    makeController: ((_ path: [String], _ coder: StateCoder) -> UIViewController?)? = nil
  ) -> Outcome {
    let session = StateSession()
    var outcome = Outcome()
    var missing: [[String]] = []
    var found: [(controller: UIViewController, coder: StateCoder)] = []
    for (number, record) in archive.records.enumerated() {
      guard !missing.contains(where: { record.path.starts(with: $0) }) else { continue }
      let coder = StateCoder(session: session, owner: record.path, state: record.state)
      let controller: UIViewController?
      if number == 0 {
        controller = root
      } else if let restorationClass = record.restorationClass {
        controller = restorationClass.viewController(
          withRestorationIdentifierPath: record.path, coder: coder)
        if controller == nil { outcome.excluded.append(record.path) }
      } else {
        controller =
          makeController?(record.path, coder) ?? root.controller(withRestorationPath: record.path)
          ?? made(of: record)
        if controller == nil {
          outcome.problems.append(StateProblem(.missingController, record.path, record.className))
        }
      }
      guard let controller else {
        missing.append(record.path)
        continue
      }
      session.register(controller, at: record.path)
      found.append((controller, coder))
    }
    for (controller, coder) in found {
      controller.loadViewIfNeeded()
      controller.decodeRestorableState(with: coder)
    }
    for (controller, _) in found { controller.presentRestored() }
    for (controller, _) in found { controller.applicationFinishedRestoringState() }
    outcome.controllers = found.map(\.controller)
    outcome.problems += session.problems
    return outcome
  }
}
