public import Foundation

/// Preferences for finding files: the folders to search in addition to the bundle, and the languages and the kind of
/// device that determine the choice between files with the same name.
public struct NibPreferences: Hashable, Sendable {
  /// The languages, in order of preference: `de`, `pt-BR`.
  public var languages: [String]
  /// The folders to search after the bundle, in order.
  public var folders: [URL]
  /// The device's suffix in file names: `~ipad`.
  public var variant: String
  /// Whether the main bundle is searched if there is no other bundle.
  public var searchesMainBundle = true

  /// Creates preferences for languages and a kind of device.
  public init(languages: [String], folders: [URL] = [], variant: String = "~iphone") {
    self.languages = languages
    self.folders = folders
    self.variant = variant
  }
}
