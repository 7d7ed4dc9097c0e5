import Foundation

/// The search for the destination of an unwind segue, and the way back to it.
///
/// The search asks each container and its children, the latest first, then the controller that presents them (Apple's
/// technical note on unwind segues: up the containers, then to the presenting controller).
@MainActor
struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource

  init(action: Selector, from controller: UIViewController, sender: Any?) {
    source = UIStoryboardUnwindSegueSource(
      source: controller, unwindAction: action, sender: sender)
  }

  /// Finds the destination and unwinds to it.
  ///
  /// Calls `prepare(for:sender:)` of the source, then the action of the destination, then removes the controllers above
  /// the destination.
  func perform(_ template: UIStoryboardUnwindSegueTemplate) {
    guard let destination else {
      return ControllerWarning.report(
        .noUnwindDestination,
        "no destination for \(template.name) of \(type(of: source.source)):"
          + " no container, sibling or presenting controller implements '\(source.unwindAction.name)'",
        source.source, at: template.nibReference?.place)
    }
    let segue = template.segue(to: destination, from: source.source)
    source.source.storyboard?.hooks.segueMade?(segue)
    source.source.callPrepare(for: segue, sender: source.sender)
    LifecycleTrace.note(destination, .unwind(source.unwindAction), source.source)
    if destination.responds(to: source.unwindAction) {
      ActionDispatch.send(
        source.unwindAction, to: destination, from: segue, event: nil,
        at: template.nibReference?.place)
    }
    segue.perform { goBack(to: destination, segue) }
  }

  /// The destination of the segue; nil if no controller accepts the action.
  var destination: UIViewController? {
    var outer: UIViewController? = source.source
    var seen: Set<ObjectIdentifier> = []
    while let current = outer, seen.insert(ObjectIdentifier(current)).inserted {
      if let found = find(in: current) { return found }
      outer = current.parent ?? current.presenter
    }
    return nil
  }

  /// Returns the controller that accepts the action: this one, or one inside it.
  private func find(in controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = find(in: child) { return found }
    }
    guard controller !== source.source else { return nil }
    let takesIt = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    LifecycleTrace.note(
      controller, .canPerformUnwind, answer: takesIt, named: source.unwindAction.name)
    guard takesIt else { return nil }
    return controller
  }

  /// Removes the controllers in front of the destination, and makes it visible in every container around it.
  private func goBack(to destination: UIViewController, _ segue: UIStoryboardSegue) {
    let outermost = Array(sequence(first: destination, next: \.parent))
    let isPresentedInFront = sequence(first: source.source as UIViewController?) { controller in
      controller.flatMap { $0.parent ?? $0.presenter }
    }.contains { controller in
      guard let presenter = controller?.presenter else { return false }
      return outermost.contains { $0 === presenter }
    }
    if isPresentedInFront, let context = outermost.first(where: { $0.presented != nil }) {
      context.dismiss(animated: segue.animates)
    }
    for (inner, container) in zip(outermost, outermost.dropFirst()) {
      container.unwind(for: segue, towards: inner)
    }
  }
}

extension UIViewController {
  /// Returns the child controllers, the latest first, except the one that contains the segue's source.
  func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.reversed().filter { $0 !== from }
  }

  /// Whether the controller's custom class is missing, so that it is unknown whether the class has the action.
  var acceptsUnknownActions: Bool {
    guard storyboard?.makesStandIns == true, let reference = nibReference else { return false }
    return reference.isCustom
  }
}
