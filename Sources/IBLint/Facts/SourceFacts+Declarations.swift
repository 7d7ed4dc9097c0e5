public import InterfaceBuilder

extension SourceFacts {
  /// Where the outlet that a connection sets, or the action that it sends, is declared.
  /// - Returns: nil if the sources do not declare it.
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
}
