extension HeadlessEnvironment {
  /// Runs a closure with other handlers for problems; nil keeps a handler.
  ///
  /// The previous handlers apply again when the closure returns, so clock events that it schedules use the previous
  /// handlers.
  public func handling<Result, Failure: Error>(
    failures: (@MainActor (NibError) -> Void)? = nil,
    conflicts: (@MainActor (LayoutConflict) -> Void)? = nil,
    warnings: (@MainActor (ControllerWarning) -> Void)? = nil,
    eventWarnings: (@MainActor (EventWarning) -> Void)? = nil,
    layoutLoops: (@MainActor (LayoutLoop) -> Void)? = nil,
    layoutExcesses: (@MainActor (LayoutExcess) -> Void)? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let handlers = (
      failureHandler, conflictHandler, warningHandler, eventWarningHandler, layoutLoopHandler,
      layoutExcessHandler
    )
    defer {
      (
        failureHandler, conflictHandler, warningHandler, eventWarningHandler, layoutLoopHandler,
        layoutExcessHandler
      ) = handlers
    }
    if let failures { failureHandler = failures }
    if let conflicts { conflictHandler = conflicts }
    if let warnings { warningHandler = warnings }
    if let eventWarnings { eventWarningHandler = eventWarnings }
    if let layoutLoops { layoutLoopHandler = layoutLoops }
    if let layoutExcesses { layoutExcessHandler = layoutExcesses }
    return try body()
  }
}
