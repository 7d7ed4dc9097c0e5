import Foundation

/// A drag of items by a finger, from the lift to the drop.
///
/// Apple's documentation names the calls, but not always their order. It is an assumption that the source receives
/// `willEndWith` before the drop, and `didEndWith` after the drop's animation.
@MainActor
final class FingerDrag {
  private let source: UIDragInteraction
  private let session = FingerDragSession()
  private let dropSession: FingerDropSession
  private var hasBegun = false
  /// The interaction under the finger that accepts the items, and its proposal.
  private var target: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)
  /// The answers of interactions about whether they accept the items. Each interaction is only asked once.
  private var answers: [ObjectIdentifier: (interaction: UIDropInteraction, takes: Bool)] = [:]
  /// The interactions that the finger has entered, in order.
  private var entered: [UIDropInteraction] = []
  /// The preview of the items, at their visible position.
  private var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]
  /// Scrolls the list under the finger automatically.
  private var edges: EdgeScroll?

  /// Creates a drag of the items that the source's delegate provides. Returns nil if it provides none.
  /// - Parameter place: The position of the finger on the screen, in points.
  init?(from source: UIDragInteraction, at place: CGPoint) {
    self.source = source
    dropSession = FingerDropSession(session)
    session.place = place
    dropSession.place = place
    guard let delegate = source.delegate else { return nil }
    session.dragged = delegate.dragInteraction(source, itemsForBeginning: session)
    guard !session.dragged.isEmpty else { return nil }
  }

  func lift() {
    for item in session.dragged {
      previews[ObjectIdentifier(item)] = source.delegate?.dragInteraction(
        source, previewForLifting: item, session: session)
    }
    let animation = DragAnimation()
    source.delegate?.dragInteraction(source, willAnimateLiftWith: animation, session: session)
    animation.run(taking: DragRules.animationLength)
  }

  /// Moves the finger.
  /// - Parameter place: The new position on the screen, in points.
  func move(to place: CGPoint) {
    session.place = place
    dropSession.place = place
    if !hasBegun { begin() }
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    update()
  }

  /// Updates the interaction under the finger and its proposal.
  private func update() {
    let new = interaction(at: session.place)
    if new !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      edges?.stop()
      target = new
      proposal = UIDropProposal(operation: .cancel)
      edges = (new?.view as? UIScrollView).flatMap { view in
        view.scrollsUnderDrags ? EdgeScroll(view) { [weak self] _ in self?.update() } : nil
      }
      if let new { enter(new) }
    }
    guard let target, let delegate = target.delegate else { return }
    proposal = delegate.dropInteraction(target, sessionDidUpdate: dropSession)
    if let view = target.view { edges?.follow(dropSession.location(in: view)) }
  }

  private func begin() {
    hasBegun = true
    _ = source.view?.window?.dismissModalMenu()
    for item in session.dragged { updatePreview(of: item) }
    guard let delegate = source.delegate else { return }
    session.allowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestricted = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
  }

  /// An item may look different while it is dragged than when it was lifted.
  private func updatePreview(of item: UIDragItem) {
    guard let own = item.previewProvider?() else { return }
    let target = previews[ObjectIdentifier(item)]?.target
    previews[ObjectIdentifier(item)] =
      target.map { UITargetedDragPreview(view: own.view, parameters: own.parameters, target: $0) }
      ?? UITargetedDragPreview(view: own.view, parameters: own.parameters)
  }

  private func enter(_ interaction: UIDropInteraction) {
    if !entered.contains(where: { $0 === interaction }) { entered.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: dropSession)
  }

  /// Returns the innermost interaction at a point of the screen that accepts the items.
  private func interaction(at place: CGPoint) -> UIDropInteraction? {
    var view = HeadlessTouchscreen.target(at: place)?.view
    while let here = view {
      for case let interaction as UIDropInteraction in here.interactions where takes(interaction) {
        return interaction
      }
      view = here.superview
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction) -> Bool {
    let id = ObjectIdentifier(interaction)
    if let known = answers[id] { return known.takes }
    let takes =
      interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
    answers[id] = (interaction, takes)
    return takes
  }

  /// The operation of a drop at the current position.
  ///
  /// Source: Apple's documentation of `UIDropOperation.move`: a move only happens if the drag allows it.
  private var operation: UIDropOperation {
    guard target != nil else { return .cancel }
    return proposal.operation == .move && !session.allowsMove ? .cancel : proposal.operation
  }

  /// Ends the drag when the finger is lifted.
  func drop() { end(with: operation) }

  func cancel() { end(with: .cancel) }

  private func end(with operation: UIDropOperation) {
    edges?.stop()
    guard hasBegun else {
      // Items that were lifted but not dragged return to their original position.
      (source.delegate as? any LiftObserver)?.liftEnded()
      return
    }
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    if let target, operation == .copy || operation == .move {
      target.delegate?.dropInteraction(target, performDrop: dropSession)
      for item in session.dragged { animateDrop(of: item, onto: target) }
      target.delegate?.dropInteraction(target, concludeDrop: dropSession)
    } else {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      for item in session.dragged { animateReturn(of: item) }
    }
    HeadlessClock.shared.schedule(
      after: DragRules.animationLength, named: "the end of a drag"
    ) { [self] in
      for interaction in entered {
        interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
      }
      source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    }
  }
}

/// The animation with which the items move to where they are dropped, or back. An item without a preview is invisible.
extension FingerDrag {
  private func animateDrop(of item: UIDragItem, onto target: UIDropInteraction) {
    guard let delegate = target.delegate, let preview = previews[ObjectIdentifier(item)],
      let view = target.view
    else { return }
    let place = UIDragPreviewTarget(container: view, center: dropSession.location(in: view))
    let usual = preview.retargetedPreview(with: place)
    guard delegate.dropInteraction(target, previewForDropping: item, withDefault: usual) != nil
    else { return }
    let animation = DragAnimation()
    delegate.dropInteraction(target, item: item, willAnimateDropWith: animation)
    animation.run(taking: DragRules.animationLength)
  }

  private func animateReturn(of item: UIDragItem) {
    guard let delegate = source.delegate, let preview = previews[ObjectIdentifier(item)],
      delegate.dragInteraction(source, previewForCancelling: item, withDefault: preview) != nil
    else { return }
    let animation = DragAnimation()
    delegate.dragInteraction(source, item: item, willAnimateCancelWith: animation)
    animation.run(taking: DragRules.animationLength)
  }
}

/// An observer of items that return to their original position after a lift without a drag.
@MainActor
protocol LiftObserver {
  func liftEnded()
}
