import Foundation
public import NibSources

extension NibSearchPath {
  /// The search path of the current environment.
  public static var shared: NibSearchPath { HeadlessEnvironment.current.searchPath }
}

extension NibPreferences {
  /// The preferences of the current device and search path.
  @MainActor static var current: NibPreferences {
    var preferences = NibPreferences(
      languages: NibSearchPath.shared.languages, folders: .documents,
      variant: UIDevice.current.userInterfaceIdiom.nibVariant)
    preferences.searchesMainBundle = NibSearchPath.shared.includesMainBundle
    return preferences
  }
}

extension [URL] {
  /// The folders that may contain documents and assets: those of the search path, then those of rewritten apps.
  static var documents: [URL] {
    NibSearchPath.shared.folders + AppModules.folders
  }
}

extension UIUserInterfaceIdiom {
  /// The device's suffix in file names.
  fileprivate var nibVariant: String {
    switch self {
    case .pad: "~ipad"
    case .tv: "~appletv"
    default: "~iphone"
    }
  }
}
