import InterfaceBuilder

extension IBConnection {
  /// The selector that the connection sends: that of an action, or the way back of an unwind segue; nil for all others.
  var selector: String? {
    switch kind {
    case .action: name
    case .segue: segue?.unwindAction.flatMap { $0.isEmpty ? nil : $0 }
    default: nil
    }
  }
}
