public import Diagnostics

/// The diagnostic that some work ends with, nil where it ends well or with another error.
public func problem(_ work: () throws -> Void) -> Diagnostic? {
  do {
    try work()
    return nil
  } catch {
    return error as? Diagnostic
  }
}

extension Diagnostic {
  /// `line:column id`, without a place the id alone.
  public var place: String {
    guard let start = range?.start else { return id }
    return "\(start.line):\(start.column) \(id)"
  }
}
