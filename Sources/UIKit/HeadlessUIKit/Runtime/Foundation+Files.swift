public import Foundation

// Foundation's API for files of other apps and of the cloud, which exists only on Apple's platforms. All files are the test's own.
extension URL {
  /// Always true: a test may read its own files.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}

  /// The address as data, from which ``init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)`` makes it again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  /// The address that a bookmark was made of.
  /// - Throws: An error of Cocoa's domain for other data.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let address = URL(string: text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = false
    self = address
  }

  /// How a bookmark is made; it makes no difference.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// How a bookmark is read; it makes no difference.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }
}

/// Coordinates reading and writing between apps: there are no others, so blocks are called at once.
open class NSFileCoordinator: NSObject {
  /// How a file is read; it makes no difference.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How a file is written; it makes no difference.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public override init() { super.init() }
  public init(filePresenter: Any?) { super.init() }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }

  open func cancel() {}
}

/// The values that an app keeps in the cloud; they stay in memory, for one environment.
@preconcurrency @MainActor
open class NSUbiquitousKeyValueStore: NSObject, EnvironmentPart {
  private var values: [String: Any] = [:]

  public required init(in environment: HeadlessEnvironment) { super.init() }

  open class var `default`: NSUbiquitousKeyValueStore {
    HeadlessEnvironment.current.part(NSUbiquitousKeyValueStore.self)
  }

  open func object(forKey key: String) -> Any? { values[key] }
  /// Keeps a value for a key, or removes it for nil.
  open func set(_ value: Any?, forKey key: String) { values[key] = value }
  open func removeObject(forKey key: String) { values[key] = nil }
  open func string(forKey key: String) -> String? { values[key] as? String }
  open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  open func data(forKey key: String) -> Data? { values[key] as? Data }
  /// Returns whether a number is not 0; false for other values.
  open func bool(forKey key: String) -> Bool { number(forKey: key)?.boolValue ?? false }
  /// Returns a number, or 0 for other values.
  open func double(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }
  /// Returns a number without its decimals, or 0 for other values.
  open func longLong(forKey key: String) -> Int64 { number(forKey: key)?.int64Value ?? 0 }

  private func number(forKey key: String) -> NSNumber? {
    values[key] as? NSNumber ?? (values[key] as? CGFloat).map { NSNumber(value: Double($0)) }
  }

  open var dictionaryRepresentation: [String: Any] { values }
  /// Always true.
  @discardableResult
  open func synchronize() -> Bool { true }

  public nonisolated static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}

/// Calls a closure; there is no pool of objects to release.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The lock of `objc_sync_enter`: one lock for all objects, which a thread may take again.
private let synchronization = NSRecursiveLock()

/// Waits until no other thread is between entering and leaving.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  synchronization.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  synchronization.unlock()
  return 0
}

extension NSObjectProtocol {
  /// The name of the class.
  public static func description() -> String { String(reflecting: self) }
  /// The class itself.
  public static func classForCoder() -> AnyClass { self as AnyClass }
}

extension NumberFormatter {
  /// The version of a formatter's rules; only the current one is known.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_0 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_4 = 1040
  }

  /// Stored by no formatter: always that of OS X 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension FileManager {
  /// The folder that apps of a group share: one of the temporary folder, named by the group.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The folder of the cloud. Nil, as without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The identity of the cloud account. Nil, as without an account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
