import InterfaceBuilder

extension Set<IBPlatform> {
  /// The platforms whose documents contain UIKit's objects.
  static let iOSFamily = Set(IBPlatform.allCases.filter(\.isIOSFamily))
}
