/// The declared outlets and actions of a class and its superclasses.
@MainActor
struct ConnectionTable {
  let properties: [String: NibProperty]
  let actions: [String: NibAction]

  /// The tables that were read, nil for classes that declare nothing.
  private static var tables: [ObjectIdentifier: ConnectionTable?] = [:]

  /// The table of an object's class, nil if neither it nor a superclass declares anything.
  static func table(of object: AnyObject) -> ConnectionTable? {
    let type: AnyClass = type(of: object)
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = (type as? any NibConnectable.Type).map { type in
      let registrar = NibRegistrar()
      type.nibConnections(registrar)
      return ConnectionTable(properties: registrar.properties, actions: registrar.actions)
    }
    tables[ObjectIdentifier(type)] = .some(table)
    return table
  }
}
