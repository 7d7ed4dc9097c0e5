import InterfaceBuilder

extension Set<IBPlatform> {
  /// The platforms whose documents are made of UIKit's objects.
  static let iOSFamily = Set(IBPlatform.allCases.filter(\.isIOSFamily))
}
