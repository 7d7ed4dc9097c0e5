import Diagnostics
import Foundation
public import HeadlessUIKit

/// Returns descriptions of the problems that occur while a screen loads, appears and is laid out.
///
/// The problems are exceptions that UIKit would raise, for example for a missing nib or an outlet without a property,
/// conflicts between required constraints, and actions of controls that their targets do not implement. The first
/// exception would end the app, so only other exceptions are reported after it. The app's own code runs, so it can still
/// crash on an outlet that is nil.
/// - Parameters:
///   - device: The device whose screen the controller fills. Default: a phone of 393 × 852 points.
///   - make: A closure that creates the controller, for example from a storyboard or nib.
@MainActor
public func screenProblems(
  on device: HeadlessDevice = .standard, _ make: () throws -> UIViewController?
) -> [String] {
  withScreen(of: device) { window in
    var problems: [String] = []
    // An exception ends an app: what its layout would be without the exception says nothing.
    var hasFailed = false
    HeadlessEnvironment.current.failureHandler = {
      problems.append("\($0)")
      hasFailed = true
    }
    LayoutConflict.handler = { if !hasFailed { problems.append($0.description) } }
    LayoutExcess.handler = { if !hasFailed { problems.append($0.description) } }
    do {
      guard let controller = try make() else { return ["there is no controller to show"] }
      window.rootViewController = controller
      window.layoutIfNeeded()
      // Advances until the animations that start when the controller appears have ended.
      HeadlessClock.shared.advance(by: 1)
      window.layoutIfNeeded()
      if !hasFailed { problems += actionProblems(in: window) }
    } catch {
      problems.append("\(error)")
    }
    return problems
  }
}

/// Returns descriptions of the problems that occur while a nib's objects are created, connected and laid out.
///
/// Stand-ins replace objects of unknown classes, and File's Owner unless the test creates one: the outlets of a stand-in
/// are not checked. Table view cells, headers and footers with constraints are as high as their constraints require, in the
/// width of the screen, because a table decides their size, and views of collection views have the size that is closest to
/// the document's. No view is below the bars of the device, as most are not where the app puts them.
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
    // An exception ends an app: what its layout would be without the exception says nothing.
    var hasFailed = false
    HeadlessEnvironment.current.failureHandler = {
      problems.append("\($0)")
      hasFailed = true
    }
    LayoutConflict.handler = { if !hasFailed { problems.append($0.description) } }
    LayoutExcess.handler = { if !hasFailed { problems.append($0.description) } }
    do {
      var options = LoadOptions()
      options.makesStandIns = true
      let nib = try UINib(nibName: name, bundle: nil).load(
        withOwner: makeOwner(), options: options)
      problems += nib.diagnostics.filter { $0.severity == .error }.map(\.message)
      // Outside the bars of the device, so that no safe area enters the margins.
      let container = UIView(frame: window.bounds.inset(by: window.safeAreaInsets))
      window.addSubview(container)
      for case let view as UIView in nib.topLevelObjects {
        container.addSubview(view)
        if let (content, size) = listSize(of: view, inWidth: container.bounds.width) {
          view.frame.size = size
          // The mask of the content view would otherwise keep the document's height.
          content.frame.size = size
        }
        window.layoutIfNeeded()
        if !hasFailed { problems += actionProblems(in: view) }
        view.removeFromSuperview()
      }
    } catch {
      problems.append("\(error)")
    }
    return problems
  }
}

/// Returns the content view of a list's view, and the size that the list gives to the view if constraints determine it: the
/// document's size is only that of the canvas. Nil for other views.
@MainActor
private func listSize(
  of view: UIView, inWidth width: CGFloat
) -> (content: UIView, size: CGSize)? {
  let content: UIView
  switch view {
  case let cell as UITableViewCell: content = cell.contentView
  case let header as UITableViewHeaderFooterView: content = header.contentView
  case let view as UICollectionReusableView:
    let content = (view as? UICollectionViewCell)?.contentView ?? view
    guard !content.constraints.isEmpty else { return nil }
    // Weaker than all constraints inside.
    let size = view.systemLayoutSizeFitting(
      view.bounds.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return size.width > 0 && size.height > 0 ? (content, size) : nil
  default: return nil
  }
  guard !content.constraints.isEmpty else { return nil }
  let size = view.systemLayoutSizeFitting(
    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  return size.height > 0 ? (content, CGSize(width: width, height: size.height)) : nil
}
