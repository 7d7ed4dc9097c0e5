public import Foundation

/// A cell of a table that can be registered by its class.
///
/// On platforms other than Apple's, an initializer cannot be called with only a class name; with this conformance
/// `init(style:reuseIdentifier:)` is called for a registered class, as on a device.
@preconcurrency @MainActor
public protocol RegisteredCell: UITableViewCell {
  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

/// A view of a collection, or the head or foot of a table's section, that can be registered by its class;
/// see ``RegisteredCell``.
@preconcurrency @MainActor
public protocol RegisteredView: UIView {
  init(frame: CGRect)
}

/// What makes the views of one kind: the nibs and classes that were registered, by their identifiers.
@MainActor
struct ReusableViews<View: UIView> {
  /// How views of a kind are made.
  enum Source {
    case nib(UINib, externalObjects: [String: ExternalObject])
    case type(AnyClass, @MainActor (AnyClass, String) -> View?)
  }

  private var sources: [String: Source] = [:]

  /// Registers a source, or takes one away.
  mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }

  /// Takes the nibs that a document's prototypes are compiled to.
  /// - Parameters:
  ///   - nibs: By identifiers.
  ///   - externalObjects: By the same identifiers: what the prototypes refer to outside of them.
  ///   - holder: The table or collection; like controllers it is not kept alive.
  mutating func register(nibs: Any?, externalObjects: Any?, holder: UIView) {
    let objects = externalObjects as? [AnyHashable: Any] ?? [:]
    for case (let identifier as String, let nib as UINib) in nibs as? [AnyHashable: Any] ?? [:] {
      let own = (objects[identifier] as? [AnyHashable: Any] ?? [:])
        .reduce(into: [String: ExternalObject]()) { result, entry in
          if let name = entry.key as? String {
            result[name] = ExternalObject(entry.value, holder: holder)
          }
        }
      register(.nib(nib, externalObjects: own), for: identifier)
    }
  }

  /// The nibs by identifier, in the order of those.
  var nibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] {
    sources.sorted { $0.key < $1.key }.compactMap { identifier, source in
      guard case .nib(let nib, let externalObjects) = source else { return nil }
      return (identifier, nib, externalObjects.compactMapValues(\.object))
    }
  }

  /// A new view of a kind, nil for an identifier that is not registered.
  func make(_ identifier: String) throws(NibError) -> View? {
    switch sources[identifier] {
    case nil: return nil
    case .type(let type, let make)?:
      if let view = make(type, identifier) { return view }
      throw NibError(
        .failedInitializer,
        "cannot make a \(type) for the reuse identifier '\(identifier)'; make the class conform to"
          + " \(View.self is UITableViewCell.Type ? "RegisteredCell" : "RegisteredView")",
        className: "\(type)")
    case .nib(let nib, let externalObjects)?:
      let objects = try nib.instantiated(
        withOwner: nil, options: [.externalObjects: externalObjects.compactMapValues(\.object)])
      // Recognizers stand beside the view at the top level.
      let views = objects.compactMap { $0 as? UIView }
      guard views.count == 1, let view = views.first as? View else {
        throw NibError(
          .malformedNib,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top"
            + " level object which must be a \(View.self) instance",
          key: identifier)
      }
      return view
    }
  }
}
