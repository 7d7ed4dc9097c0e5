/// A placeholder entry in a menu that a closure replaces with other entries when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Passes the entries to a completion handler, immediately or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var hasAsked = false
  /// The entries; empty until the closure has provided them.
  private(set) var entries: [UIMenuElement] = []

  /// An entry whose closure is called when its menu is shown for the first time.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }

  /// An entry whose closure is called each time that its menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Requests the entries when the menu is shown.
  func load() {
    guard !hasAsked || !isCached else { return }
    hasAsked = true
    entries = []
    provider { [weak self] entries in
      self?.entries = entries
      self?.loadDeferred(in: entries)
    }
  }

  private func loadDeferred(in entries: [UIMenuElement]) {
    for entry in entries { entry.loadDeferred() }
  }
}

extension UIMenuElement {
  /// Requests the entries of all deferred ones, here and in nested menus.
  func loadDeferred() {
    (self as? UIDeferredMenuElement)?.load()
    for child in (self as? UIMenu)?.children ?? [] { child.loadDeferred() }
  }
}
