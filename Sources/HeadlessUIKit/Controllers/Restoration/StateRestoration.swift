/// Saves what a tree of controllers looks like to the user, and brings another tree to look so, without an app around
/// it.
///
/// The order is UIKit's, as Apple's "About the UI preservation process" and "About the UI restoration process" tell
/// it: saving begins with the root; what it refers to is saved after it, each controller in a part of its own, and so
/// on. Restoring goes over the parts in the same order three times:
///
/// | step | for each controller, outer ones first |
/// | --- | --- |
/// | 1 | it is made or found: by its restoration class, else by the closure that stands for the app's delegate, else at the same path of the tree that is there, else it is made of its storyboard |
/// | 2 | its view is loaded, then `decodeRestorableState(with:)`; a controller that was presented is so again, without animation, once all have their state, or when the presenting one is seen |
/// | 3 | `applicationFinishedRestoringState()` |
///
/// Who takes part is decided by identifiers and by what `encodeRestorableState(with:)` of the outer controllers
/// refers to:
///
/// | controller | saved |
/// | --- | --- |
/// | with an identifier, as have all around it; inside a navigation, tab bar or split view controller | yes |
/// | the same, presented by one that is saved | yes |
/// | the same inside a controller of the app's own | where that one encodes a reference to it |
/// | without an identifier | no, nor anything inside of it |
/// | whose restoration class returns nil | yes, but not restored, nor anything inside of it |
/// | with the path of another one | only the first of them; a problem says so |
@MainActor
public enum StateRestoration {
  /// What restoring has come to.
  public struct Outcome {
    /// The controllers that have their state back, in the order in which they got it.
    public fileprivate(set) var controllers: [UIViewController] = []
    /// The paths of those that their restoration class did not want back.
    public fileprivate(set) var excluded: [[String]] = []
    /// What was saved and could not be brought back.
    public fileprivate(set) var problems: [StateProblem] = []
  }

  /// Saves the state of a controller and of those inside it.
  /// - Returns: Nothing but an empty archive for a root without an identifier.
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

  /// Where a controller can be made anew, of its storyboard.
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

  /// Gives a controller and those inside it the state of an archive.
  /// - Parameters:
  ///   - root: The controller that takes the place of the archive's first one; its restoration class is not asked.
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
