/// The declared outlets and actions of a class and its superclasses.
@MainActor
struct ConnectionTable {
  let properties: [String: NibProperty]
  let actions: [String: NibAction]
  /// Creates an object of the class itself, not of a subclass.
  var creator: (@MainActor () -> AnyObject?)?

  /// The tables that were read, nil for classes that declare nothing.
  private static let tables = MemoTable<ObjectIdentifier, ConnectionTable?>()

  /// The table of an object's class, nil if neither it nor a superclass declares anything.
  static func table(of object: AnyObject) -> ConnectionTable? {
    let type: AnyClass = type(of: object)
    return tables.value(ObjectIdentifier(type)) {
      let registrar = NibRegistrar()
      (type as? any NibConnectable.Type)?.nibConnections(registrar)
      // A subclass's own come last and count.
      for table in AppTables.lineage(of: type).reversed() { registrar.add(table) }
      guard !registrar.properties.isEmpty || !registrar.actions.isEmpty else { return nil }
      return ConnectionTable(properties: registrar.properties, actions: registrar.actions)
    }
  }
}
