public import Foundation

extension HeadlessEnvironment {
  /// The URLs that the app has opened, in order; they are only recorded.
  public var openedURLs: [URL] { part(UIApplication.self).openedURLs }

  /// Returns whether another app can open a URL. Default: true for all URLs.
  public var canOpenURLHandler: (URL) -> Bool {
    get { part(UIApplication.self).canOpenHandler }
    set { part(UIApplication.self).canOpenHandler = newValue }
  }
}
