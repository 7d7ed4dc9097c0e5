import NibFormat

/// A connection of a nib, ready to be made.
@MainActor
struct NibConnection {
  private enum Kind {
    case outlet
    case collection(appends: Bool)
    case event(UIControl.Event)
  }

  private let kind: Kind
  private let label: String
  private let source: Any?
  private let destination: Any?
  private let index: Int

  /// Decodes a connection with the objects at its ends, nil for one that is no connection.
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
      return nil
    }
    self.index = index
    label = values.string("UILabel") ?? ""
    source = values.object("UISource")
    destination = values.object("UIDestination")
  }

  /// Makes the connection; a failure goes to the session.
  func connect(_ session: NibSession) {
    guard let source = source as AnyObject? else { return }
    switch kind {
    case .event(let events):
      (source as? any NibActionSource)?.addNibTarget(destination, Selector(label), for: events)
    case .outlet:
      set(destination, of: source, session)
    case .collection(let appends):
      var members = destination as? [Any] ?? []
      if appends, let existing = try? KeyValueCoding.value(forKey: label, of: source) as? [Any] {
        members = existing + members
      }
      set(members, of: source, session)
    }
  }

  private func set(_ value: Any?, of source: AnyObject, _ session: NibSession) {
    do throws(KeyValueCoding.Failure) {
      try KeyValueCoding.set(value, forKey: label, of: source)
    } catch {
      session.fail(report(error, on: source, value, session))
    }
  }

  private func report(
    _ failure: KeyValueCoding.Failure, on source: AnyObject, _ value: Any?, _ session: NibSession
  ) -> NibError {
    let name = "\(type(of: source))"
    let place = (source as? any NibDecodable)?.nibReference?.place ?? session.place(of: index)
    switch failure {
    case .undefinedKey:
      return NibError(
        .undefinedKey,
        "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key"
          + " \(label).", at: place, className: name, key: label)
    case .wrongType(let property):
      let given = value.map { "\(type(of: $0))" } ?? "nil"
      return NibError(
        .wrongType, "the outlet \(label) of \(name) is \(property), the nib gives \(given)",
        at: place, className: name, key: label)
    case .notSettable(let reason):
      return NibError(
        .notSettable, "the outlet \(label) of \(name) cannot be set: \(reason)", at: place,
        className: name, key: label)
    }
  }
}

/// An object whose actions a nib connects.
@MainActor
protocol NibActionSource: AnyObject {
  func addNibTarget(_ target: Any?, _ action: Selector, for events: UIControl.Event)
}
