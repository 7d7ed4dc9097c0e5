import Foundation
import HeadlessUIKit

/// Returns descriptions of the actions whose targets do not implement them, for the controls and bar items in a view.
///
/// UIKit finds such an action only when the control sends it, and then raises an exception.
@MainActor
func actionProblems(in root: UIView) -> [String] {
  var problems: [String] = []
  var open = [root]
  while let view = open.popLast() {
    open += view.subviews
    switch view {
    case let control as UIControl: problems += control.actionProblems
    case let bar as UIToolbar: problems += (bar.items ?? []).compactMap(\.actionProblem)
    case let bar as UINavigationBar:
      for item in bar.items ?? [] {
        let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        problems += items.compactMap(\.actionProblem)
      }
    default: break
    }
  }
  return problems
}

/// Returns a description of the problem that a target has no method for an action; nil if it has one, or if there is no
/// single target.
@MainActor
private func problem(_ action: Selector, of target: Any?, sentBy sender: AnyObject) -> String? {
  guard let target = target as? NSObject, !(target is NSNull), !(target is NibStandIn),
    !target.responds(to: action)
  else { return nil }
  return "-[\(type(of: target)) \(action.name)]: unrecognized selector sent to instance, when a "
    + "\(type(of: sender)) sends it"
}

extension UIControl {
  fileprivate var actionProblems: [String] {
    allTargets.flatMap { target in
      (actions(forTarget: target.base, forControlEvent: .allEvents) ?? []).compactMap {
        problem(Selector($0), of: target.base, sentBy: self)
      }
    }.sorted()
  }
}

extension UIBarButtonItem {
  fileprivate var actionProblem: String? {
    action.flatMap { problem($0, of: target, sentBy: self) }
  }
}
