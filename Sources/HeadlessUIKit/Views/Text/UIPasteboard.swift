public import Foundation

/// What was cut or copied last: items, each with values by their types.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, EnvironmentPart {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard that all apps share.
  public static var general: UIPasteboard { HeadlessEnvironment.current.part() }

  public let name: Name
  private let contents: PasteboardContents

  /// The items, each a value for a type: texts under `public.utf8-plain-text`.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      contents.items = newValue
      contents.changeCount += 1
      HeadlessEnvironment.current.post(UIPasteboard.changedNotification, object: self)
    }
  }
  /// How often the items have changed.
  open var changeCount: Int { contents.changeCount }
  /// When the items were said to go, and whether only this device has them; they stay here.
  open var options: [OptionsKey: Any] { contents.options }

  /// The pasteboard of an environment; code uses ``general``.
  public required init(in environment: HeadlessEnvironment) {
    name = .general
    contents = environment.part(PasteboardTable.self).contents(of: .general, create: true)!
    super.init()
  }

  /// The pasteboard of a name, made where there is none if that is wanted, else nil.
  public init?(name pasteboardName: Name, create: Bool) {
    let table: PasteboardTable = HeadlessEnvironment.current.part()
    guard let contents = table.contents(of: pasteboardName, create: create) else { return nil }
    name = pasteboardName
    self.contents = contents
    super.init()
  }

  /// A pasteboard with a name of its own.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), create: true)!
  }

  /// Removes a pasteboard that an app made.
  public static func remove(withName pasteboardName: Name) {
    HeadlessEnvironment.current.part(PasteboardTable.self).remove(pasteboardName)
  }

  public nonisolated static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification =
    NSNotification.Name("UIPasteboardRemovedNotification")

  // MARK: Values

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"
  }

  private func values<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The texts on it.
  open var strings: [String]? {
    get { values(Kind.text) }
    set { set(newValue, Kind.text) }
  }
  /// The first text on it.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { values(Kind.url) }
    set { set(newValue, Kind.url) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { values(Kind.image) }
    set { set(newValue, Kind.image) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { values(Kind.color) }
    set { set(newValue, Kind.color) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether there is a text on it.
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  // MARK: Items

  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Whether the first item has a value of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// The value of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// The data of a type of the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Replaces the items by one.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the items by one of data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    contents.options = options
    self.items = items
  }

  /// Puts what providers have on it; the objects themselves are not taken.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    setItems(
      itemProviders.map { provider in
        Dictionary(
          provider.registeredTypeIdentifiers.map { ($0, provider as Any) },
          uniquingKeysWith: { first, _ in first })
      },
      options: [.localOnly: localOnly])
  }
}

/// The contents of a pasteboard, which all objects with its name share.
@MainActor
final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
  var options: [UIPasteboard.OptionsKey: Any] = [:]
}

/// The pasteboards of an environment.
@MainActor
final class PasteboardTable: EnvironmentPart {
  private var byName: [UIPasteboard.Name: PasteboardContents] = [:]

  init(in environment: HeadlessEnvironment) {}

  func contents(of name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
    if byName[name] == nil, create { byName[name] = PasteboardContents() }
    return byName[name]
  }

  func remove(_ name: UIPasteboard.Name) { if name != .general { byName[name] = nil } }
}
