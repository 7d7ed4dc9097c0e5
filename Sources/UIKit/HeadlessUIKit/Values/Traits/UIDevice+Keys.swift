/// The orientation as a key: apps used to set it to rotate the interface.
extension UIDevice: NibConnectable {
  /// Declares the key of the orientation.
  public static func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("orientation", \UIDevice.orientationNumber)
  }

  /// The raw value of the orientation. A new value is ignored and only recorded: since iOS 16, UIKit just logs that an
  /// app must use `UIWindowScene.requestGeometryUpdate(_:)`.
  private var orientationNumber: Int {
    get { orientation.rawValue }
    set { RecordedCalls.record("UIDevice.setOrientation", newValue) }
  }
}
