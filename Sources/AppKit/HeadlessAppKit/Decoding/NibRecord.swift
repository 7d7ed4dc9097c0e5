public import Foundation

/// An object of a class that has no Swift class here: the name of its class, and its values by the keys of the nib.
public final class NibRecord: NSObject, NibKeyed {
  /// The class of the object in the nib.
  public let className: String
  /// The values: texts, numbers, lists, dictionaries and other objects. A list that a nib writes as several values under
  /// one key is one list.
  @MainActor public internal(set) var values: [String: Any] = [:]
  let nibProperties = NibProperties()

  init(className: String) {
    self.className = className
    super.init()
  }

  /// The class of the object.
  public override var description: String { "<\(className)>" }
}

/// An object in place of one whose class the program does not have, or of an owner that was not passed.
public final class NibStandIn: NSObject, NibKeyed {
  /// The class of the object in the nib.
  public let className: String
  let nibProperties = NibProperties()

  init(className: String) {
    self.className = className
    super.init()
  }

  /// The class of the object.
  public override var description: String { "<\(className)>" }
}

/// An object that keeps outlets that its class does not declare, because the framework's own class has more properties
/// than the class here.
protocol NibKeyed: AnyObject {
  var nibProperties: NibProperties { get }
}

/// The values of outlets and attributes that a class does not declare, by name. Objects are not retained: they belong to
/// their nib.
final class NibProperties: @unchecked Sendable {
  private struct Reference {
    weak var object: AnyObject?
  }

  nonisolated(unsafe) private var objects: [String: Reference] = [:]
  nonisolated(unsafe) private var others: [String: Any] = [:]

  @MainActor
  subscript(name: String) -> Any? {
    get { objects[name]?.object ?? others[name] }
    set {
      objects[name] = nil
      others[name] = nil
      guard let newValue else { return }
      if type(of: newValue) is AnyObject.Type {
        objects[name] = Reference(object: newValue as AnyObject)
      } else {
        others[name] = newValue
      }
    }
  }
}
