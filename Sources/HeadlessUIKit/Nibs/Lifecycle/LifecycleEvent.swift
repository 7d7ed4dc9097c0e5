import Foundation

/// What a trace can record.
enum LifecycleEvent {
  case initCoder, initNib
  case loadView, viewDidLoad, awakeFromNib
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willMoveToParent, didMoveToParent
  case shouldPerformSegue, prepareForSegue, canPerformUnwind
  /// The action of a segue back.
  case unwind(Selector)
  /// An outlet by its name.
  case outlet(String)
  /// A notification of the keyboard.
  case keyboard(Notification.Name)

  /// What the event is one of.
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

  /// The event as a line of the trace has it.
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
