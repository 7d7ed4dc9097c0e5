/// An object of a nib that stands for one from somewhere else: a controller of another storyboard.
@MainActor
protocol NibReplacement: AnyObject {
  /// The object itself; nil where there is none, which is an error of the load.
  func resolved(in session: NibSession) -> AnyObject?
}
