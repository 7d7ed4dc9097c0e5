public import Foundation

// Foundation's API for files of other apps and of the cloud, which exists only on Apple platforms. All files belong to
// the test itself.
extension URL {
  /// Always true: a test may read its own files.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}

  /// Returns the URL as bookmark data, from which
  /// ``init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)`` recreates it.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  /// Creates the URL from which bookmark data was made.
  /// - Throws: An error in the Cocoa domain if the data is not a bookmark.
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

  /// Options for creating a bookmark; they have no effect.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// Options for resolving a bookmark; they have no effect.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }
}

/// Coordinates reading and writing between apps; there are no other apps, so blocks are called immediately.
open class NSFileCoordinator: NSObject {
  /// Options for reading a file; they have no effect.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Options for writing a file; they have no effect.
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

/// The values that an app stores in iCloud; here, they stay in memory, in one environment.
@preconcurrency @MainActor
open class NSUbiquitousKeyValueStore: NSObject, EnvironmentPart {
  private var values: [String: Any] = [:]

  public required init(in environment: HeadlessEnvironment) { super.init() }

  open class var `default`: NSUbiquitousKeyValueStore {
    HeadlessEnvironment.current.part(NSUbiquitousKeyValueStore.self)
  }

  open func object(forKey key: String) -> Any? { values[key] }
  /// Stores a value for a key; nil removes it.
  open func set(_ value: Any?, forKey key: String) { values[key] = value }
  open func removeObject(forKey key: String) { values[key] = nil }
  open func string(forKey key: String) -> String? { values[key] as? String }
  open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  open func data(forKey key: String) -> Data? { values[key] as? Data }
  /// Returns whether a number is not 0; false for values that are not numbers.
  open func bool(forKey key: String) -> Bool { number(forKey: key)?.boolValue ?? false }
  /// Returns a number, or 0 for values that are not numbers.
  open func double(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }
  /// Returns a number without its fraction, or 0 for values that are not numbers.
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

/// Calls a closure; there is no autorelease pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The lock of `objc_sync_enter`: a single recursive lock for all objects.
private let synchronization = NSRecursiveLock()

/// Waits until no other thread holds the lock.
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
  /// The version of a formatter's behavior; only the current one is supported.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_0 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case behavior10_4 = 1040
  }

  /// Always the behavior of OS X 10.4, which formatters do not store.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension FileManager {
  /// The folder that the apps of a group share: here, a subfolder of the temporary folder, named after the group.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The iCloud folder. Always nil, as without an iCloud account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The identity of the iCloud account. Always nil, as without an iCloud account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
