extension HeadlessEnvironment {
  /// The handler for attributes in documents that an object does not have or does not accept.
  ///
  /// It is called by loads that do not return diagnostics (``UINib/instantiate(withOwner:options:)``). By default, such
  /// attributes are written to standard error, as UIKit writes them to its log.
  public var attributeHandler: @MainActor (NibError) -> Void {
    get { part(ProblemHandler<NibError>.self).handle }
    set { part(ProblemHandler<NibError>.self).handle = newValue }
  }
}
