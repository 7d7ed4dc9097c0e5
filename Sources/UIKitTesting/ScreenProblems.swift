import Diagnostics
public import HeadlessUIKit

/// What goes wrong while a screen loads, appears and is laid out; empty if nothing does.
///
/// These are the exceptions that UIKit would raise, such as a missing nib or an outlet without a property, and conflicts
/// between required constraints. An app's own code still runs, so what it does with a missing outlet can end the program.
/// - Parameters:
///   - device: The device whose screen the controller fills. Default: a phone of 393 × 852 points.
///   - make: Makes the controller, by a storyboard or a nib for instance.
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
      // Until what begins when a screen appears has ended.
      HeadlessClock.shared.advance(by: 1)
      window.layoutIfNeeded()
    } catch {
      problems.append("\(error)")
    }
    return problems
  }
}

/// What goes wrong while a nib's objects are created, connected and laid out; empty if nothing does.
///
/// File's Owner and objects of unknown classes are replaced by stand-ins, so outlets of the owner are not checked.
/// - Parameters:
///   - name: The nib's name without its ending.
///   - device: The device on whose screen the nib's views are laid out.
@MainActor
public func nibProblems(of name: String, on device: HeadlessDevice = .standard) -> [String] {
  withScreen(of: device) { window in
    var problems: [String] = []
    HeadlessEnvironment.current.failureHandler = { problems.append("\($0)") }
    LayoutConflict.handler = { problems.append($0.description) }
    do {
      var options = LoadOptions()
      options.makesStandIns = true
      let nib = try UINib(nibName: name, bundle: nil).load(withOwner: nil, options: options)
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
