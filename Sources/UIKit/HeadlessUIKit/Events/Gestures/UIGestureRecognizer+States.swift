extension UIGestureRecognizer {
  var rounds: GestureRounds { HeadlessTouchscreen.shared.gestures }

  /// Whether the recognizer has recognized, and waits for others to fail.
  var isWaiting: Bool { waitingState != nil }

  /// Whether the gesture is undecided, so that views may have to wait for it.
  var isUndecided: Bool { isEngaged && ownState == .possible }

  /// Whether the gesture has ended, and none of its touches is on the screen any longer.
  var isOver: Bool { hasEnded && openTouches == 0 }

  /// Whether the state is final until the reset.
  var hasEnded: Bool {
    switch ownState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether a continuous gesture has been recognized and is still in progress.
  var isActive: Bool { ownState == .began || ownState == .changed }

  // MARK: Changing states

  /// Changes to a state if the current one allows it.
  func moveOn(to new: State) {
    let rounds = rounds
    rounds.perform {
      switch (ownState, new) {
      case (.possible, .possible), (.failed, _), (.cancelled, _), (.ended, _): break
      case (.possible, .began), (.possible, .ended): tryToRecognize(new)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.possible, .changed):
        // A recognizer that waits for others has not begun yet.
        if !isWaiting { EventWarning.illegalState(new, of: self) }
      case (.began, .changed), (.changed, .changed): enter(.changed)
      case (.began, .ended), (.changed, .ended): enter(.ended)
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        enter(.cancelled)
      case (.began, .began), (.changed, .began): break
      case (.began, .possible), (.changed, .possible): EventWarning.illegalState(new, of: self)
      }
    }
  }

  private func enter(_ state: State) {
    ownState = state
    rounds.engage(self)
    if state != .failed { rounds.note(self, state) }
  }

  func fail() {
    waitingState = nil
    blockers = []
    enter(.failed)
  }

  /// Ends the current gesture without calling the delegate.
  func abandon() {
    guard isEngaged || isActive else { return }
    rounds.perform {
      if isActive { enter(.cancelled) } else if !hasEnded { fail() }
    }
  }

  // MARK: Recognizing

  private func tryToRecognize(_ new: State) {
    guard !isWaiting else { return }
    guard mayBegin, !isPrevented else { return fail() }
    // The delegate's methods may have disabled the recognizer.
    guard ownState == .possible else { return }
    let required = requirements()
    if required.contains(where: \.hasRecognized) { return fail() }
    blockers = required.filter { $0.isUndecided && !$0.waits(for: self) }
    guard !blockers.isEmpty else { return recognize(new) }
    waitingState = new
    rounds.engage(self)
  }

  /// Continues or fails if the recognizers that it waited for have decided.
  /// - Returns: False if it must keep waiting.
  func endsWaiting() -> Bool {
    guard let state = waitingState else { return false }
    if blockers.contains(where: \.hasRecognized) {
      fail()
      return true
    }
    guard !blockers.contains(where: \.isUndecided) else { return false }
    waitingState = nil
    blockers = []
    if isPrevented { fail() } else { recognize(state) }
    return true
  }

  private func recognize(_ state: State) {
    enter(state)
    for other in rounds.engaged where other !== self && other.ownState == .possible {
      if shares(with: other), prevents(other) { other.fail() }
    }
    if cancelsTouchesInView { HeadlessTouchscreen.shared.views.claim(sequence) }
  }

  /// Whether the gesture has been recognized, or has begun.
  private var hasRecognized: Bool { isEngaged && (isActive || ownState == .ended) }

  /// Whether the view, its subviews down to the hit view, and the delegate allow the gesture to begin.
  private var mayBegin: Bool {
    guard let view else { return delegate?.gestureRecognizerShouldBegin(self) ?? true }
    // Source: Apple's documentation of the method says that a slider uses it to block swipes of the views around it.
    var inner = tracked.first?.view ?? view
    while inner !== view, let outer = inner.superview {
      if !inner.gestureRecognizerShouldBegin(self) { return false }
      inner = outer
    }
    return view.gestureRecognizerShouldBegin(self)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  // MARK: Other recognizers

  private func requirements() -> [UIGestureRecognizer] {
    var required = recognizersToFail.filter { $0 !== self && $0.isEngaged }
    for other in rounds.engaged where other !== self && shares(with: other) {
      guard !required.contains(where: { $0 === other }) else { continue }
      if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
      {
        required.append(other)
      }
    }
    return required
  }

  /// Returns whether this recognizer waits for another one, which therefore need not wait for this one.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    var open = blockers
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      if next === other { return true }
      if seen.insert(ObjectIdentifier(next)).inserted { open += next.blockers }
    }
    return false
  }

  /// Whether a gesture in progress prevents this one from being recognized.
  private var isPrevented: Bool {
    rounds.engaged.contains { other in
      other !== self && other.isActive && shares(with: other) && other.prevents(self)
    }
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let delegate = delegate
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false {
      return false
    }
    return
      !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      ?? false)
  }

  private func shares(with other: UIGestureRecognizer) -> Bool {
    sequence.contains { other.sequence.contains($0) }
  }

  // MARK: Sending actions

  func sendActions(in state: State) {
    shownState = state
    for (target, action) in liveTargets {
      ActionDispatch.send(action, to: target, from: self, event: nil, at: nibReference?.place)
    }
    shownState = nil
  }

  /// Prepares the recognizer for the next gesture.
  func becomeReady() {
    reset()
    ownState = .possible
    waitingState = nil
    blockers = []
    tracked = []
    sequence = []
    openTouches = 0
  }
}
