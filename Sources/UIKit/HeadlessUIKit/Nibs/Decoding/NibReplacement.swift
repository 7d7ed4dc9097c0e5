/// An object in a nib that represents an object from elsewhere, such as a controller of another storyboard.
@MainActor
protocol NibReplacement: AnyObject {
  /// Returns the actual object; nil if it cannot be created, which is a loading error.
  func resolved(in session: NibSession) -> AnyObject?
}
