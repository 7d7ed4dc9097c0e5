/// What happens where UIKit's own signatures leave no way to report an error.
@MainActor
public enum NibFailure {
  /// Takes the error of a load that was not asked to throw; as on a device, the program ends by default.
  ///
  /// Replace it to continue after an error: the load then returns nothing. This is the current environment's
  /// ``HeadlessEnvironment/failureHandler``;
  /// ``HeadlessEnvironment/handling(failures:conflicts:warnings:layoutLoops:_:)`` replaces it for a closure.
  public static var handler: @MainActor (NibError) -> Void {
    get { HeadlessEnvironment.current.failureHandler }
    set { HeadlessEnvironment.current.failureHandler = newValue }
  }

  /// Reports an error after which there is nothing to return; the program ends even if the handler returns.
  static func stop(_ error: NibError) -> Never {
    handler(error)
    fatalError("\(error)")
  }

  /// Passes an error to the current load, if there is one, so that the outermost load throws it or passes it to the
  /// handler.
  static func report(_ error: NibError) {
    let environment = HeadlessEnvironment.current
    if let session = environment.nibLoads.innermost {
      session.fail(error)
    } else {
      environment.failureHandler(error)
    }
  }
}
