public import Foundation

/// The items that were last cut or copied, each with values by type.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, EnvironmentPart {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key for the options of items.
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

  /// The items, each a dictionary of values by type. Text has the type `public.utf8-plain-text`.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      contents.items = newValue
      contents.changeCount += 1
      HeadlessEnvironment.current.post(UIPasteboard.changedNotification, object: self)
    }
  }
  /// The number of changes to the items.
  open var changeCount: Int { contents.changeCount }
  /// The expiry date of the items, and whether they are only for this device. The items do not expire here.
  package var options: [OptionsKey: Any] { contents.options }

  /// Creates the general pasteboard of an environment. Apps use ``general``.
  public required init(in environment: HeadlessEnvironment) {
    name = .general
    contents = environment.part(PasteboardTable.self).contents(of: .general, create: true)!
    super.init()
  }

  /// Creates a pasteboard with a name, or returns nil if it does not exist and `create` is false.
  public init?(name pasteboardName: Name, create: Bool) {
    let table: PasteboardTable = HeadlessEnvironment.current.part()
    guard let contents = table.contents(of: pasteboardName, create: create) else { return nil }
    name = pasteboardName
    self.contents = contents
    super.init()
  }

  /// Returns a new pasteboard with a unique name.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), create: true)!
  }

  /// Removes a pasteboard that the app has created.
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

  /// The texts on the pasteboard.
  open var strings: [String]? {
    get { values(Kind.text) }
    set { set(newValue, Kind.text) }
  }
  /// The first text on the pasteboard.
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

  /// Whether the pasteboard contains text.
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  // MARK: Patterns

  /// A pattern that the system detects on the pasteboard without revealing the contents to the app.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let probableWebURL = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    public static let probableWebSearch = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    public static let number = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// Passes the patterns that the text or URL on the pasteboard matches, in a later turn of the run loop.
  ///
  /// A text is a web URL if it is a URL with `http`, a number if all of it is a number, and a search term otherwise.
  open func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    var found: Set<DetectionPattern> = []
    if let text = string ?? url?.absoluteString {
      let isWeb = URL(string: text)?.scheme?.hasPrefix("http") == true
      found = isWeb ? [.probableWebURL] : Double(text) != nil ? [.number] : [.probableWebSearch]
    }
    found.formIntersection(patterns)
    nonisolated(unsafe) let finish = completionHandler
    let answer = found
    DispatchQueue.main.async { finish(.success(answer)) }
  }

  // MARK: Items

  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item has a value of one of the given types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Returns the first item's data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Replaces the items with a single value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the items with a single value of data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    contents.options = options
    self.items = items
  }

  /// Item providers for the items.
  open var itemProviders: [NSItemProvider] {
    get {
      items.compactMap { item in
        if let provider = item.values.first(where: { $0 is NSItemProvider }) {
          return provider as? NSItemProvider
        }
        if let text = item[Kind.text] as? String { return NSItemProvider(object: text as NSString) }
        if let url = item[Kind.url] as? URL { return NSItemProvider(object: url as NSURL) }
        return (item[Kind.image] as? UIImage).map { NSItemProvider(object: $0) }
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items with objects that item providers can carry.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool = false, expirationDate: Date? = nil
  ) {
    setItems(
      objects.map { object in
        switch object {
        case let text as NSString: [Kind.text: text as String]
        case let url as NSURL: [Kind.url: url as URL]
        case let image as UIImage: [Kind.image: image]
        default: Self.item(of: NSItemProvider(object: object))
        }
      },
      options: [.localOnly: localOnly])
  }

  /// Returns an item with a provider under each type that it offers.
  private static func item(of provider: NSItemProvider) -> [String: Any] {
    Dictionary(
      provider.registeredTypeIdentifiers.map { ($0, provider as Any) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Replaces the items with those of item providers. The objects are not loaded.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    setItems(
      itemProviders.map(Self.item),
      options: [.localOnly: localOnly])
  }
}

/// The contents of a pasteboard, which all objects with the same name share.
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
