import Foundation

/// An event that a trace can record.
enum LifecycleEvent {
  case initCoder, initNib
  case loadView, viewDidLoad, awakeFromNib
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMoveToParent, didMoveToParent
  case shouldPerformSegue, prepareForSegue, canPerformUnwind
  /// The action of an unwind segue.
  case unwind(Selector)
  /// The name of an outlet that is set.
  case outlet(String)
  /// The name of a keyboard notification.
  case keyboard(Notification.Name)

  /// The kind of event.
  var kind: LifecycleTrace.Events {
    switch self {
    case .initCoder, .initNib: .making
    case .loadView, .viewDidLoad, .awakeFromNib: .loading
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      .appearance
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
    case .willMoveToParent, .didMoveToParent: .containment
    case .shouldPerformSegue, .prepareForSegue, .canPerformUnwind, .unwind: .segues
    case .outlet: .outlets
    case .keyboard: .keyboard
    }
  }

  /// The event's text in a line of the trace.
  var text: String {
    switch self {
    case .initCoder: "init(coder:)"
    case .initNib: "init(nibName:bundle:)"
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .awakeFromNib: "awakeFromNib"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .willMoveToParent: "willMove(toParent:)"
    case .didMoveToParent: "didMove(toParent:)"
    case .shouldPerformSegue: "shouldPerformSegue(withIdentifier:sender:)"
    case .prepareForSegue: "prepare(for:sender:)"
    case .canPerformUnwind: "canPerformUnwindSegueAction(_:from:sender:)"
    case .unwind(let action): action.name
    case .outlet(let name): "outlet \(name)"
    case .keyboard(let name): name.rawValue
    }
  }
}
