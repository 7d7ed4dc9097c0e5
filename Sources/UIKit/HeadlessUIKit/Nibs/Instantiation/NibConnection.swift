import NibFormat

/// A decoded connection in a nib that is not established yet.
@MainActor
struct NibConnection {
  private enum Kind {
    case outlet
    case collection(appends: Bool)
    case event(UIControl.Event)
  }

  private let kind: Kind
  private let label: String
  private let source: AnyObject
  private let destination: Any?
  private let index: Int

  /// Decodes a connection and the objects at its ends; nil if it is not a connection or has no source.
  init?(_ index: Int, _ session: NibSession) {
    let values = session.values(of: index)
    switch session.source.graph.className(of: index) {
    case "UIRuntimeOutletConnection": kind = .outlet
    case "UIRuntimeOutletCollectionConnection":
      kind = .collection(appends: values.bool("addsContentToExistingCollection") ?? false)
    case "UIRuntimeEventConnection":
      let mask = values.int("UIEventMask") ?? 0
      kind = .event(UIControl.Event(rawValue: UInt(truncatingIfNeeded: mask)))
    default:
      session.note(
        NibError(
          .malformedNib, "\(session.source.className(of: index)) is not a connection",
          at: session.place(of: index)))
      return nil
    }
    self.index = index
    label = values.string("UILabel") ?? ""
    let source = values.object("UISource")
    destination = values.object("UIDestination")
    guard let source else { return nil }
    self.source = reference(to: source)
  }

  /// Establishes the connection; a failure is recorded in the session.
  func connect(_ session: NibSession) {
    switch kind {
    case .event(let events):
      let sender = source as? any NibActionSource
      if let sender {
        sender.addNibTarget(destination, Selector(label), for: events)
      } else if !session.isStandIn(source) {
        session.fail(
          NibError(
            .undefinedKey,
            "\(type(of: source)) cannot send actions, but the nib connects '\(label)' to it",
            at: place(session), className: "\(type(of: source))", key: label))
      }
      record(.action(events), destination.map { [$0] } ?? [], isSet: sender != nil, session)
    case .outlet:
      let isLeftOut = session.surroundings.keepsViewsInPlace && movesView
      let isSet = !isLeftOut && set(destination, session)
      record(.outlet, destination.map { [$0] } ?? [], isSet: isSet, session)
    case .collection(let appends):
      let members = destination as? [Any] ?? []
      var value = members
      if appends, let existing = try? KeyValueCoding.value(forKey: label, of: source) as? [Any] {
        value = existing + members
      }
      let isSet = set(withoutShared(value, session), session)
      record(.outletCollection, members, isSet: isSet, session)
    }
  }

  /// Returns the members without recognizers that belong to other views: in UIKit, a recognizer stays with the first
  /// view that loads it.
  private func withoutShared(_ members: [Any], _ session: NibSession) -> [Any] {
    guard label == "gestureRecognizers" else { return members }
    return members.filter { member in
      guard let recognizer = member as? UIGestureRecognizer, let view = recognizer.view,
        view !== source
      else { return true }
      session.note(
        NibError(
          .malformedNib,
          "a \(type(of: recognizer)) was set up to be added to more than one view; it stays with the"
            + " first one, a \(type(of: view))", at: place(session),
          className: "\(type(of: recognizer))", key: label))
      return false
    }
  }

  private func record(
    _ kind: LoadedConnection.Kind, _ destinations: [Any], isSet: Bool, _ session: NibSession
  ) {
    guard session.surroundings.makesStandIns else { return }
    session.connections.append(
      LoadedConnection(
        kind: kind, name: label, source: source, destinations: destinations, isSet: isSet))
  }

  /// Sets the outlet and returns whether the source accepted it.
  ///
  /// It is not an error if a stand-in does not fit the outlet or cannot hold the value.
  private func set(_ value: Any?, _ session: NibSession) -> Bool {
    if session.isTraced {
      LifecycleTrace.note(source, .outlet(label), destination.map { reference(to: $0) })
    }
    // A stand-in for a missing class accepts only what its UIKit class declares, because searching for more would be
    // slow.
    if session.surroundings.makesStandIns, session.isStandIn(source),
      !KeyValueCoding.declares(label, source)
    {
      return false
    }
    do throws(KeyValueCoding.Failure) {
      try KeyValueCoding.set(value, forKey: label, of: source)
      return true
    } catch {
      let values = value as? [Any] ?? [value as Any]
      guard !session.isStandIn(source),
        !values.contains(where: { session.isStandIn(reference(to: $0)) })
      else { return false }
      refuse(value, error, session)
      return false
    }
  }

  /// Whether the outlet would move a view that is already in the hierarchy to the back of a cell.
  private var movesView: Bool {
    guard let view = destination as? UIView, view.superview != nil else { return false }
    return (source is UITableViewCell || source is UICollectionViewCell)
      && ["backgroundView", "selectedBackgroundView"].contains(label)
  }

  /// Returns the location of the source in this nib. The object itself may come from a different nib, as an owner does.
  private func place(_ session: NibSession) -> NibError.Place {
    var place = session.place(ofReference: "UISource", of: index)
    if place.origin == nil {
      place.origin = (source as? any NibMade)?.nibReference?.origin
    }
    return place
  }

  private func refuse(_ value: Any?, _ failure: KeyValueCoding.Failure, _ session: NibSession) {
    let name = "\(type(of: source))"
    let kind: NibError.Kind
    var text = failure.text
    switch failure {
    case .undefinedKey: kind = .undefinedKey
    case .wrongType: kind = .wrongType
    case .notSettable: kind = .notSettable
    }
    if kind != .undefinedKey { text = "cannot set an outlet of \(name): \(text)" }
    let place = place(session)
    let error = NibError(kind, text, at: place, className: name, key: label)
    guard kind == .undefinedKey else { return session.fail(error) }
    var line = session.place(of: index)
    if line.origin?.line == nil { line = place }
    var isCollection = false
    if case .collection = self.kind { isCollection = true }
    let outlet = MissingOutlet(
      label, of: name, objectID: place.origin?.objectID, at: line, value: value,
      isCollection: isCollection)
    session.fail(error, for: outlet)
  }
}

/// An object whose actions are connected in a nib.
@MainActor
protocol NibActionSource: AnyObject {
  func addNibTarget(_ target: Any?, _ action: Selector, for events: UIControl.Event)
}
