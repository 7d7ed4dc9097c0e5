/// The handling of errors for which UIKit's methods have no way to report them.
@preconcurrency @MainActor
public enum NibFailure {
  /// The handler for errors of loads that do not throw. By default, each error is recorded as an issue of the running
  /// test; outside tests, the program terminates, as on a device.
  ///
  /// Replace it to continue after an error, or to expect one; the load then returns nothing. This is the current
  /// environment's ``HeadlessEnvironment/failureHandler``;
  /// ``HeadlessEnvironment/handling(failures:conflicts:warnings:layoutLoops:layoutExcesses:_:)`` replaces it for a closure.
  public static var handler: @MainActor (NibError) -> Void {
    get { HeadlessEnvironment.current.failureHandler }
    set { HeadlessEnvironment.current.failureHandler = newValue }
  }

  /// Reports an error to the innermost load, or to the handler outside a load.
  ///
  /// The outermost load throws the error or passes it to the handler.
  static func report(_ error: NibError) {
    let environment = HeadlessEnvironment.current
    if let session = environment.nibLoads.innermost {
      session.fail(error)
    } else {
      environment.failureHandler(error)
    }
  }
}
