/// A prototype of a table or collection view, created from its own nib inside the list's nib.
@preconcurrency @MainActor
public struct LoadedPrototype {
  /// The reuse identifier. For supplementary views of a collection view: the kind, a slash, and the identifier.
  public let identifier: String
  /// The table or collection view.
  public let list: UIView
  /// The prototype's loaded nib.
  public let nib: LoadedNib
}

/// A view that creates other views from the nibs of prototypes.
@MainActor
protocol PrototypeHolder: UIView {
  /// The nibs by identifier, with the external objects that they refer to.
  var prototypeNibs: [(identifier: String, nib: UINib, externalObjects: [String: Any])] { get }
}

extension LoadedNib {
  /// Creates each prototype of the nib's tables and collection views once, in the order of the lists and identifiers.
  /// - Parameter options: The options, as for the nib itself. The list provides the external objects.
  /// - Throws: ``NibError`` for the first prototype that cannot be created.
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
