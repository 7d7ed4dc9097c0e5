import InterfaceBuilder

extension Set<IBPlatform> {
  /// The platforms whose documents contain UIKit objects.
  static let iOSFamily = Set(IBPlatform.allCases.filter(\.isIOSFamily))
}
