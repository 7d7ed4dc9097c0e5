/// The declared outlets and actions of classes, each read once.
@MainActor
struct ConnectionTable {
  let properties: [String: NibProperty]
  let actions: [String: NibAction]

  private static var tables: [ObjectIdentifier: ConnectionTable] = [:]

  /// The table of an object's class with those of its superclasses, nil where the class declares nothing.
  static func table(of object: AnyObject) -> ConnectionTable? {
    guard let type = Swift.type(of: object) as? any NibConnectable.Type else { return nil }
    if let known = tables[ObjectIdentifier(type)] { return known }
    let registrar = NibRegistrar()
    type.nibConnections(registrar)
    let table = ConnectionTable(properties: registrar.properties, actions: registrar.actions)
    tables[ObjectIdentifier(type)] = table
    return table
  }
}
