/// What happens where UIKit's own signatures leave no way to report an error.
@MainActor
public enum NibFailure {
  /// Takes the error of a load that was not asked to throw; as on a device, the program ends by default.
  ///
  /// Replace it to go on: the load then returns nothing.
  public static var handler: @MainActor (NibError) -> Void = { fatalError("\($0)") }

  /// Hands an error on.
  static func report(_ error: NibError) { handler(error) }
}
