public import Foundation

extension Bundle {
  /// The bundle of the resources of a package's target: the app's, whose files include those of its packages.
  ///
  /// SwiftPM declares this property itself in a target that lists resources, where it comes first.
  @_disfavoredOverload
  public static var module: Bundle { .main }
}
