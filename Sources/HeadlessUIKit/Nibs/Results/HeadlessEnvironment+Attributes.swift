extension HeadlessEnvironment {
  /// Receives attributes of documents that an object does not have or does not accept, where a load returns no
  /// diagnostics (``UINib/instantiate(withOwner:options:)``). By default they are written to standard error, as UIKit
  /// writes them to its log.
  public var attributeHandler: @MainActor (NibError) -> Void {
    get { part(ProblemHandler<NibError>.self).handle }
    set { part(ProblemHandler<NibError>.self).handle = newValue }
  }
}
