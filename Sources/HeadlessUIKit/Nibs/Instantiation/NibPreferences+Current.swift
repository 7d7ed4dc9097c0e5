public import NibSources

extension NibSearchPath {
  /// The search path of the current environment.
  public static var shared: NibSearchPath { HeadlessEnvironment.current.searchPath }
}

extension NibPreferences {
  /// Those of the device and of the search path.
  @MainActor static var current: NibPreferences {
    NibPreferences(
      languages: NibSearchPath.shared.languages, folders: NibSearchPath.shared.folders,
      variant: UIDevice.current.userInterfaceIdiom.nibVariant)
  }
}

extension UIUserInterfaceIdiom {
  /// What the names of files for the device end in.
  fileprivate var nibVariant: String {
    switch self {
    case .pad: "~ipad"
    case .tv: "~appletv"
    default: "~iphone"
    }
  }
}
