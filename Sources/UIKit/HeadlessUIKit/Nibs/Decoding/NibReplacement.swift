/// A nib's object that represents one from elsewhere, such as a controller of another storyboard.
@MainActor
protocol NibReplacement: AnyObject {
  /// Returns the object itself; nil if it cannot be created, which is an error of the load.
  func resolved(in session: NibSession) -> AnyObject?
}
