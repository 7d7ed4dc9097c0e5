import ObjectFields

/// A class that declares its outlets, attributes and actions by their Objective-C names.
///
/// ```swift
/// override class func nibConnections(_ nib: NibRegistrar) {
///   super.nibConnections(nib)
///   nib.outlet("field", \AccountController.field)
///   nib.action("save:", AccountController.save)
/// }
/// ```
///
/// Declared outlets are set through their key path, so observers run and computed properties work. An outlet that is
/// not declared is stored directly in the property with that name.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// Declares the outlets, attributes and actions of the class.
  static func nibConnections(_ nib: NibRegistrar)
}

extension NibConnectable {
  /// Declares nothing.
  public static func nibConnections(_ nib: NibRegistrar) {}
}

/// A collector of the outlets, attributes and actions of one class, by name.
@preconcurrency @MainActor
public final class NibRegistrar {
  var properties: [String: NibProperty] = [:]
  var actions: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]

  init() {}

  /// Declares an outlet, or an attribute that is set by name.
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - keyPath: The property.
  public func outlet<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    properties[name] = NibProperty(keyPath)
  }

  /// Declares an action without parameters: `"save"`.
  public func action<Root: AnyObject>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void
  ) {
    actions[selector] = { target, _ in
      guard let target = target as? Root else { return false }
      method(target)()
      return true
    }
  }

  /// Declares an action that receives its sender: `"save:"`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {
    actions[selector] = { target, sender in
      guard let target = target as? Root,
        let sender = NibConversion.convert(sender, to: Sender.self)
      else { return false }
      method(target)(sender)
      return true
    }
  }
}

/// The declared outlets and actions of a class and its superclasses.
@MainActor
struct ConnectionTable {
  let properties: [String: NibProperty]
  let actions: [String: @MainActor (AnyObject, Any?) -> Bool]

  /// The tables by class, nil for classes that declare nothing.
  private static let tables = MemoTable<ObjectIdentifier, ConnectionTable?>()

  /// Returns the table of an object's class; nil if neither the class nor a superclass declares anything.
  static func table(of object: AnyObject) -> ConnectionTable? {
    let type: AnyClass = type(of: object)
    return tables.value(ObjectIdentifier(type)) {
      guard let type = type as? any NibConnectable.Type else { return nil }
      let registrar = NibRegistrar()
      type.nibConnections(registrar)
      guard !registrar.properties.isEmpty || !registrar.actions.isEmpty else { return nil }
      return ConnectionTable(properties: registrar.properties, actions: registrar.actions)
    }
  }
}
