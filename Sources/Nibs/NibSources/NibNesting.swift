/// The limit on the nesting of objects in a nib.
package enum NibNesting {
  /// The maximum number of levels, which no real nib reaches: each level of views uses two, the array and the view.
  @inlinable package static var most: Int { 1000 }

  /// The error for an object below that level, or for which there is not enough stack.
  package static func excess(at place: NibError.Place) -> NibError {
    NibError(
      .tooDeep, "objects are nested too deeply; at most \(most) levels are supported", at: place)
  }
}
