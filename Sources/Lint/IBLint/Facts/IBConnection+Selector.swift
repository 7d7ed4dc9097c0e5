import InterfaceBuilder

extension IBConnection {
  /// The selector of an action or the unwind action of a segue, or nil for other connections.
  var selector: String? {
    switch kind {
    case .action: name
    case .segue: segue?.unwindAction.flatMap { $0.isEmpty ? nil : $0 }
    default: nil
    }
  }
}
