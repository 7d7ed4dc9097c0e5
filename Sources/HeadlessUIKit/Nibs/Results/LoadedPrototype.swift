/// A prototype of a list, made from the nib that the list's own nib holds for it.
@MainActor
public struct LoadedPrototype {
  /// The reuse identifier; for a head or foot of a collection its kind, a slash, and the identifier.
  public let identifier: String
  /// The table or collection.
  public let list: UIView
  /// What the prototype's nib has given.
  public let nib: LoadedNib
}

/// A view that makes others from the nibs of prototypes.
@MainActor
protocol PrototypeHolder: UIView {
  /// The nibs by identifier, and what they refer to outside of them.
  var prototypeNibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] { get }
}

extension LoadedNib {
  /// Creates each prototype of the nib's tables and collections once, in the order of the lists and identifiers.
  /// - Parameter options: As for the nib itself; external objects are those of the list.
  /// - Throws: ``NibError`` of the first prototype that cannot be created.
  public func prototypes(options: LoadOptions = LoadOptions()) throws(NibError) -> [LoadedPrototype]
  {
    var prototypes: [LoadedPrototype] = []
    for (_, object) in objects {
      guard let list = object as? any PrototypeHolder else { continue }
      for (identifier, nib, externalObjects) in list.prototypeNibs {
        var options = options
        options.externalObjects = externalObjects
        options.ownerClassName = nil
        let loaded = try nib.load(withOwner: nil, options: options)
        prototypes.append(LoadedPrototype(identifier: identifier, list: list, nib: loaded))
      }
    }
    return prototypes
  }
}
