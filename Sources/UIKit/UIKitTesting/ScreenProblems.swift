import Diagnostics
public import HeadlessUIKit

/// Returns descriptions of the problems that occur while a screen loads, appears and is laid out.
///
/// The problems are exceptions that UIKit would raise, for example for a missing nib or an outlet without a property,
/// and conflicts between required constraints. The app's own code runs, so it can still crash on an outlet that is
/// nil.
/// - Parameters:
///   - device: The device whose screen the controller fills. Default: a phone of 393 × 852 points.
///   - make: A closure that creates the controller, for example from a storyboard or nib.
@MainActor
public func screenProblems(
  on device: HeadlessDevice = .standard, _ make: () throws -> UIViewController?
) -> [String] {
  withScreen(of: device) { window in
    var problems: [String] = []
    HeadlessEnvironment.current.failureHandler = { problems.append("\($0)") }
    LayoutConflict.handler = { problems.append($0.description) }
    do {
      guard let controller = try make() else { return ["there is no controller to show"] }
      window.rootViewController = controller
      window.layoutIfNeeded()
      // Advances until the animations that start when the controller appears have ended.
      HeadlessClock.shared.advance(by: 1)
      window.layoutIfNeeded()
    } catch {
      problems.append("\(error)")
    }
    return problems
  }
}

/// Returns descriptions of the problems that occur while a nib's objects are created, connected and laid out.
///
/// Stand-ins replace objects of unknown classes, and File's Owner unless the test creates one: the outlets of a stand-in
/// are not checked.
/// - Parameters:
///   - name: The name of the nib, without its extension.
///   - device: The device whose screen displays the nib's views.
///   - makeOwner: A closure that creates File's Owner. Default: there is none.
@MainActor
public func nibProblems(
  of name: String, on device: HeadlessDevice = .standard,
  owner makeOwner: () -> AnyObject? = { nil }
) -> [String] {
  withScreen(of: device) { window in
    var problems: [String] = []
    HeadlessEnvironment.current.failureHandler = { problems.append("\($0)") }
    LayoutConflict.handler = { problems.append($0.description) }
    do {
      var options = LoadOptions()
      options.makesStandIns = true
      let nib = try UINib(nibName: name, bundle: nil).load(
        withOwner: makeOwner(), options: options)
      problems += nib.diagnostics.filter { $0.severity == .error }.map(\.message)
      for case let view as UIView in nib.topLevelObjects {
        window.addSubview(view)
        window.layoutIfNeeded()
        view.removeFromSuperview()
      }
    } catch {
      problems.append("\(error)")
    }
    return problems
  }
}
