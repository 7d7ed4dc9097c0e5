public import InterfaceBuilder

extension SourceFacts {
  /// Returns where the outlet or action of a connection is declared.
  /// - Returns: The location, or nil if it is not in the sources.
  public func declaration(of connection: IBConnection) -> SourcePlace? {
    guard let name = connection.name else { return nil }
    switch connection.kind {
    case .outlet, .outletCollection:
      return connection.source.flatMap { ClassLineage($0, in: self)?.property(name)?.place }
    case .action:
      return connection.destination.flatMap { ClassLineage($0, in: self)?.method(name)?.place }
    case .segue, .binding, .accessibility, nil: return nil
    }
  }

  /// Returns the outlets of an object's class, including those of its superclasses.
  public func outletNames(of object: IBObject) -> [String] {
    ClassLineage(object, in: self)?.outletNames ?? []
  }

  /// Returns the selectors of the actions of an object's class, including those of its superclasses.
  public func actionNames(of object: IBObject) -> [String] {
    ClassLineage(object, in: self)?.connectableActions ?? []
  }
}
