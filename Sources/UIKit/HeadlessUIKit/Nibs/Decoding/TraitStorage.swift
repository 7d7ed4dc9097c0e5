import Foundation

/// The parts of a nib that depend on size classes and other traits.
@MainActor
final class TraitStorageList: NSObject, NibDecodable {
  var nibReference: NibReference?
  private let storages: [any TraitStorage]
  /// The object whose traits apply.
  private(set) weak var topLevelObject: AnyObject?

  required init?(coder: NSCoder) {
    let nib = coder.nib
    storages = nib.array("UITraitStorages", of: (any TraitStorage).self) ?? []
    topLevelObject = nib.object("UITopLevelObject") as AnyObject?
    super.init()
    nib.register(self)
  }

  /// Applies the values for traits to the objects.
  /// - Parameter session: The session, which records values that an object does not accept; nil after the load.
  func apply(_ traits: UITraitCollection, in session: NibSession?) {
    for storage in storages { storage.apply(traits, in: session) }
  }
}

/// A property of an object that depends on traits.
@MainActor
protocol TraitStorage: NibDecodable {
  func apply(_ traits: UITraitCollection, in session: NibSession?)
}

/// The values or relationships for certain traits.
@MainActor
protocol TraitRecord: NibDecodable {
  /// The traits to which the record applies; nil for all traits.
  var traits: UITraitCollection? { get }
}

extension Sequence where Element: TraitRecord {
  /// Returns the records that match traits, from the most general to the most specific.
  @MainActor
  fileprivate func matching(_ traits: UITraitCollection) -> [Element] {
    var result: [Element] = []
    for record in self where traits.containsTraits(in: record.traits) {
      let isSpecial = { (other: Element) in record.traits?.containsTraits(in: other.traits) ?? false
      }
      let place = result.lastIndex(where: isSpecial).map { $0 + 1 } ?? 0
      result.insert(record, at: place)
    }
    return result
  }
}

/// The constraints or subviews of a view that are installed only for certain traits.
@MainActor
final class RelationshipTraitStorage: NSObject, TraitStorage {
  var nibReference: NibReference?
  /// The view, which keeps the storage alive directly or through a superview.
  private weak var view: UIView?
  private let keyPath: String?
  private let records: [RelationshipTraitRecord]
  private let candidates: [AnyObject]

  required init?(coder: NSCoder) {
    let nib = coder.nib
    view = nib.object("UIObject")
    keyPath = nib.string("UIKeyPath")
    records = nib.array("UIRecords", of: RelationshipTraitRecord.self) ?? []
    candidates = nib.array("UIRelationshipCandidates", of: AnyObject.self) ?? []
    super.init()
    nib.register(self)
  }

  /// Installs all candidates, except those that the records for the traits remove.
  func apply(_ traits: UITraitCollection, in session: NibSession?) {
    guard let view else { return }
    var installed = Set(candidates.map { ObjectIdentifier($0) })
    for record in records.matching(traits) {
      installed.subtract(record.removed.map { ObjectIdentifier($0) })
      installed.formUnion(record.added.map { ObjectIdentifier($0) })
    }
    for candidate in candidates {
      let isInstalled = installed.contains(ObjectIdentifier(candidate))
      switch candidate {
      case let constraint as NSLayoutConstraint:
        if isInstalled { view.addConstraint(constraint) } else { view.removeConstraint(constraint) }
      case let subview as UIView: place(subview, in: view, isInstalled)
      default: break
      }
    }
  }

  private func place(_ subview: UIView, in view: UIView, _ isInstalled: Bool) {
    guard isInstalled != (subview.superview === view) else { return }
    guard isInstalled else { return subview.removeFromSuperview() }
    if let stack = view as? UIStackView { return stack.addArrangedSubview(subview) }
    view.addSubview(subview)
  }
}

/// The objects that certain traits add and remove.
@MainActor
final class RelationshipTraitRecord: NSObject, TraitRecord {
  var nibReference: NibReference?
  let traits: UITraitCollection?
  let added: [AnyObject]
  let removed: [AnyObject]

  required init?(coder: NSCoder) {
    let nib = coder.nib
    traits = nib.object("UITraitCollection")
    added = nib.array("UIAddedObjects", of: AnyObject.self) ?? []
    removed = nib.array("UIRemovedObjects", of: AnyObject.self) ?? []
    super.init()
    nib.register(self)
  }
}

/// A property whose value depends on traits.
@MainActor
final class AttributeTraitStorage: NSObject, TraitStorage {
  var nibReference: NibReference?
  private weak var object: AnyObject?
  private let keyPath: String?
  private let records: [AttributeTraitRecord]

  required init?(coder: NSCoder) {
    let nib = coder.nib
    object = nib.object("UIObject") as AnyObject?
    keyPath = nib.string("UIKeyPath")
    records = nib.array("UIRecords", of: AttributeTraitRecord.self) ?? []
    super.init()
    nib.register(self)
  }

  /// Sets the value of the most specific record for the traits.
  func apply(_ traits: UITraitCollection, in session: NibSession?) {
    guard let object, let keyPath, let record = records.matching(traits).last else { return }
    if let constraint = object as? NSLayoutConstraint, let value = record.value as? EncodedConstant
    {
      constraint.constant = value.number
      constraint.isSymbolic = value.isSymbolic
      return
    }
    Self.set(record.value, forKeyPath: keyPath, of: object, from: nibReference, session)
  }
}

/// The value of a property for certain traits.
@MainActor
final class AttributeTraitRecord: NSObject, TraitRecord {
  var nibReference: NibReference?
  let traits: UITraitCollection?
  let value: Any?

  required init?(coder: NSCoder) {
    let nib = coder.nib
    traits = nib.object("UITraitCollection")
    value = nib.object("UIValue")
    super.init()
    nib.register(self)
  }
}

/// The constant of a constraint as a separate object.
@MainActor
final class EncodedConstant: NSObject, NibDecodable {
  var nibReference: NibReference?
  let number: CGFloat
  let isSymbolic: Bool

  required init?(coder: NSCoder) {
    let nib = coder.nib
    number = nib.cgFloat("UINumericConstant") ?? 0
    isSymbolic = nib.string("UISymbolicConstant") != nil
    super.init()
    nib.register(self)
  }
}

/// A property whose value is a color in the asset catalog, with variants that depend on traits.
@MainActor
final class ColorTraitStorage: NSObject, TraitStorage {
  var nibReference: NibReference?
  private weak var object: AnyObject?
  private let keyPath: String?
  private let color: NamedColor?

  required init?(coder: NSCoder) {
    let nib = coder.nib
    object = nib.object("UIObject") as AnyObject?
    keyPath = nib.string("UIKeyPath")
    color = nib.object("UINamedColor")
    super.init()
    nib.register(self)
  }

  func apply(_ traits: UITraitCollection, in session: NibSession?) {
    guard let object, let keyPath, let color = color?.color else { return }
    Self.set(color, forKeyPath: keyPath, of: object, from: nibReference, session)
  }
}

/// The name of a color in the asset catalog, with a fallback.
@MainActor
final class NamedColor: NSObject, NibDecodable {
  var nibReference: NibReference?
  let color: UIColor?

  required init?(coder: NSCoder) {
    let nib = coder.nib
    let named = nib.string("UIAssetName").flatMap {
      UIColor(named: $0, in: nib.bundle, compatibleWith: nil)
    }
    color = named ?? nib.object("UIFallbackColor")
    super.init()
    nib.register(self)
  }
}

extension TraitStorage {
  /// Sets a property that depends on traits.
  ///
  /// Skips a property that the object lacks, because the real class may have it; reports a value that the object does
  /// not accept.
  fileprivate static func set(
    _ value: Any?, forKeyPath path: String, of object: AnyObject, from reference: NibReference?,
    _ session: NibSession?
  ) {
    do throws(KeyValueCoding.Failure) {
      try KeyValueCoding.set(value, forKeyPath: path, of: object)
    } catch {
      if case .undefinedKey = error { return }
      guard let session, !session.isStandIn(object) else { return }
      let name = "\(type(of: object))"
      session.note(
        NibError(
          .failedAttribute,
          "Failed to set (\(path)) for the traits on (\(name)): " + error.text,
          at: reference?.place ?? session.currentPlace, className: name, key: path))
    }
  }
}
