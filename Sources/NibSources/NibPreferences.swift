public import Foundation

/// Where files are looked for besides the bundle, and which one of several files of a name is taken: that of a language, or of a kind of device.
public struct NibPreferences: Hashable, Sendable {
  /// The languages, preferred first: `de`, `pt-BR`.
  public var languages: [String]
  /// The folders that are searched after the bundle, in order.
  public var folders: [URL]
  /// What the names of files for the device end in: `~ipad`.
  public var variant: String

  /// Preferences for some languages and a device.
  public init(languages: [String], folders: [URL] = [], variant: String = "~iphone") {
    self.languages = languages
    self.folders = folders
    self.variant = variant
  }
}
