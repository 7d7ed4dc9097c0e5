import ObjectFields

/// The declared outlets and actions of a class and its superclasses.
@MainActor
struct ConnectionTable {
  let properties: [String: NibProperty]
  let actions: [String: NibAction]
  /// A closure that creates an object of the class itself, not of a subclass.
  var creator: (@MainActor () -> AnyObject?)?

  /// The tables by class, nil for classes that declare nothing.
  private static let tables = MemoTable<ObjectIdentifier, ConnectionTable?>()

  /// Returns the table of an object's class; nil if neither the class nor a superclass declares anything.
  static func table(of object: AnyObject) -> ConnectionTable? {
    table(ofClass: type(of: object))
  }

  /// Returns the table of a class.
  static func table(ofClass type: AnyClass) -> ConnectionTable? {
    tables.value(ObjectIdentifier(type)) {
      let registrar = NibRegistrar()
      (type as? any NibConnectable.Type)?.nibConnections(registrar)
      // The subclass's declarations come last, so they override those of its superclasses.
      for table in AppTables.lineage(of: type).reversed() { registrar.add(table) }
      guard !registrar.properties.isEmpty || !registrar.actions.isEmpty else { return nil }
      return ConnectionTable(properties: registrar.properties, actions: registrar.actions)
    }
  }
}
