public import Foundation

/// A class whose objects a provider can load.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects a provider can contain.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A provider of what is dragged, pasted or shared: objects or data, which are available immediately.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [Any] = []
  private var data: [String: Data] = [:]
  open var suggestedName: String?

  /// Creates an empty provider.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    objects = [object]
    super.init()
  }

  /// Creates a provider of an object with a type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    if let item { objects = [item] }
    if let typeIdentifier {
      data[typeIdentifier] = (item as? NSData).map { Data(referencing: $0) } ?? Data()
    }
    super.init()
  }

  /// Creates a provider of a file's data; nil if the file cannot be read.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL, let read = try? Data(contentsOf: fileURL) else { return nil }
    data = ["public.data": read]
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    super.init()
  }

  /// The types of the data and objects.
  open var registeredTypeIdentifiers: [String] {
    data.keys.sorted()
      + objects.flatMap { object in
        (type(of: object) as? any NSItemProviderWriting.Type)?
          .writableTypeIdentifiersForItemProvider
          ?? []
      }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { objects.append(object) }

  /// Adds data, which the handler provides immediately.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { _ = loadHandler { [weak self] data, _ in self?.data[typeIdentifier] = data } }

  /// Returns whether the provider has an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { ($0 as? NSObject)?.isKind(of: aClass) ?? false }
  }

  /// Passes the object of a class to a closure in the clock's next turn; nil if the provider has none.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = object(ofClass: aClass)
    later { completionHandler(object, nil) }
    return Progress(totalUnitCount: 0)
  }

  /// Returns the object of a class; nil if the provider has none.
  func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    objects.first { ($0 as? NSObject)?.isKind(of: aClass) ?? false } as? any NSItemProviderReading
  }

  private func later(_ complete: @escaping () -> Void) {
    nonisolated(unsafe) let complete = complete
    DispatchQueue.main.async { complete() }
  }

  /// Passes the data of a type to a closure in the clock's next turn; nil if the provider has none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = data[typeIdentifier]
    later { completionHandler(data, nil) }
    return Progress(totalUnitCount: 0)
  }

  /// Passes the first object to a closure in the clock's next turn; nil if the provider has none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: @escaping ((any NSSecureCoding)?, (any Error)?) -> Void
  ) {
    let object = objects.first as? any NSSecureCoding
    later { completionHandler(object, nil) }
  }
}

/// The apps that may read what a provider contains, with Foundation's numbers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team, group, ownProcess
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
