public import Foundation

extension HeadlessEnvironment {
  /// The URLs that the app has opened, in order; nothing opens them here.
  public var openedURLs: [URL] { part(UIApplication.self).openedURLs }

  /// Returns whether another app opens a URL. Default: true for all.
  public var canOpenURLHandler: (URL) -> Bool {
    get { part(UIApplication.self).canOpenHandler }
    set { part(UIApplication.self).canOpenHandler = newValue }
  }
}
