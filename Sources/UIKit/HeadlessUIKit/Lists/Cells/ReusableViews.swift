import Foundation

/// A view that a list reuses for different items.
@MainActor
protocol ReusableListView: UIView {
  var reuseIdentifier: String? { get set }
  /// The reuse queue of the view; nil for the queue of its identifier.
  var queue: String? { get }
  func prepareForReuse()
}

extension ReusableListView {
  var queue: String? { nil }
}

/// The registered nibs and classes for one kind of view, and the views that wait for reuse, by identifier.
///
/// Creating a view runs the app's code, which may ask the list for another view in the meantime.
@MainActor
final class ReusableViews<View: ReusableListView> {
  /// A source of new views.
  enum Source {
    case nib(UINib, externalObjects: [String: ExternalObject])
    case type(View.Type, @MainActor (View.Type, String) -> View)
  }

  private var sources: [String: Source] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a source, or removes the registration if the source is nil.
  func register(_ source: Source?, for identifier: String) {
    sources[identifier] = source
    waiting[identifier] = nil
  }

  /// Registers a class; like UIKit, reports an error if the class does not inherit from this kind of view.
  func register(
    class type: AnyClass?, for identifier: String,
    _ make: @escaping @MainActor (View.Type, String) -> View
  ) {
    guard let type else { return register(nil, for: identifier) }
    guard let viewType = type as? View.Type else {
      return NibFailure.report(
        NibError(
          .invalidUse,
          "must pass a class of kind \(View.self); \(type) was registered for the identifier"
            + " '\(identifier)'", className: "\(type)", key: identifier))
    }
    register(.type(viewType, make), for: identifier)
  }

  /// Registers the nibs of a document's prototypes.
  /// - Parameters:
  ///   - nibs: The nibs by identifier.
  ///   - externalObjects: The objects outside the prototypes that they refer to, by the same identifiers.
  ///   - holder: The table or collection view; the registration does not keep it alive.
  func register(nibs: Any?, externalObjects: Any?, holder: UIView) {
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

  /// The nibs by identifier, sorted by identifier.
  var nibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] {
    sources.sorted { $0.key < $1.key }.compactMap { identifier, source in
      guard case .nib(let nib, let externalObjects) = source else { return nil }
      return (identifier, nib, externalObjects.compactMapValues(\.object))
    }
  }

  /// The registered identifiers, for error messages.
  var identifiers: [String] { sources.keys.sorted() }

  // MARK: Views

  /// Keeps a view for reuse.
  func enqueue(_ view: View) {
    guard let identifier = view.queue ?? view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Returns a waiting view or a new one, or nil if the identifier is not registered.
  /// - Parameters:
  ///   - queue: The identifier that was registered, after the kind of a supplementary view.
  ///   - name: The identifier without the kind; nil if there is no kind.
  /// - Throws: ``NibError`` if the nib cannot be loaded, or does not contain exactly one view of this kind.
  func dequeue(_ queue: String, named name: String? = nil) throws(NibError) -> View? {
    if let view = waiting[queue]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let identifier = name ?? queue
    let view = try make(queue, identifier)
    if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
    return view
  }

  private func make(_ queue: String, _ identifier: String) throws(NibError) -> View? {
    switch sources[queue] {
    case nil: return nil
    case .type(let type, let make)?: return make(type, identifier)
    case .nib(let nib, let externalObjects)?:
      let objects = try nib.instantiated(
        withOwner: nil, options: [.externalObjects: externalObjects.compactMapValues(\.object)])
      // A gesture recognizer next to the view counts as another object. Source: developers' reports of this exception.
      guard objects.count == 1, let view = objects.first as? View else {
        // UIKit names the same class in its messages for cells and other views of collections.
        let name =
          View.self is UICollectionReusableView.Type ? "UICollectionReusableView" : "\(View.self)"
        throw NibError(
          .malformedNib,
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top"
            + " level object which must be a \(name) instance",
          key: identifier)
      }
      try check(view, identifier)
      return view
    }
  }

  /// Throws an error with UIKit's wording and spelling if a view from a nib has a different identifier than the one
  /// that its nib is registered for.
  private func check(_ view: View, _ identifier: String) throws(NibError) {
    guard let own = view.reuseIdentifier, !own.isEmpty, own != identifier else { return }
    let isCell = View.self is UITableViewCell.Type
    let name = isCell ? "cell reuse indentifier" : "view reuse identifier"
    throw NibError(
      .malformedNib,
      "\(name) in nib (\(own)) does not match the identifier used to register the nib"
        + " (\(identifier))", key: identifier)
  }

  /// Returns advice for an identifier that is not registered.
  func advice() -> String {
    let known = identifiers
    return
      " - must register a nib or a class for the identifier or connect a prototype cell in a"
      + " storyboard; "
      + (known.isEmpty
        ? "no identifiers are registered"
        : "the registered identifiers are \(known.map { "'\($0)'" }.joined(separator: ", "))")
  }
}
