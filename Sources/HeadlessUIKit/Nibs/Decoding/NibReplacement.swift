/// An object of a nib that represents one from elsewhere: a controller of another storyboard.
@MainActor
protocol NibReplacement: AnyObject {
  /// The object itself; nil if there is none, which is an error of the load.
  func resolved(in session: NibSession) -> AnyObject?
}
