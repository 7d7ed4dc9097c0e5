public import Foundation

extension NSItemProvider {
  /// The domain of the errors for items that a provider cannot load.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The errors for items that a provider cannot load, with Foundation's raw values.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private static func failure(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  /// Calls a closure in the clock's next turn.
  private func later(_ progress: Progress? = nil, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async {
      progress?.completedUnitCount = 1
      body()
    }
  }

  // MARK: Objects

  /// Returns whether the provider has an object of a class, or data that the class can read.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    heldObject(ofClass: aClass) != nil || readable(by: aClass) != nil
  }

  /// Returns whether the provider has a value of a type that Foundation bridges, such as `String`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Passes an object of a class to a closure in the clock's next turn: an object that the provider contains, or one
  /// that the class reads from data. Passes an error if there is neither.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    read(aClass) { object, error in
      self.later(progress) { completionHandler(object, error) }
    }
    return progress
  }

  /// Passes a value of a type that Foundation bridges, such as `String`, to a closure in the clock's next turn.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let value = (object as? Value._ObjectiveCType).map {
        Value._unconditionallyBridgeFromObjectiveC($0)
      }
      completionHandler(value, error)
    }
  }

  /// Returns an object of a class; nil if the provider has none, or if a handler does not load it immediately.
  func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    var result: (any NSItemProviderReading)?
    read(aClass) { object, _ in result = object }
    return result
  }

  private func heldObject(ofClass aClass: any NSItemProviderReading.Type)
    -> (any NSItemProviderReading)?
  {
    for representation in representations {
      let held: AnyObject
      switch representation.content {
      case .object(let object): held = object
      case .item(let item): held = item as AnyObject
      default: continue
      }
      let isOfClass = (held as? NSObject)?.isKind(of: aClass) ?? (type(of: held) == aClass)
      if isOfClass, let object = held as? any NSItemProviderReading { return object }
    }
    return nil
  }

  /// Returns the representation that a class prefers to read.
  private func readable(by aClass: any NSItemProviderReading.Type) -> Representation? {
    aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation($0) }.first
  }

  private func read(
    _ aClass: any NSItemProviderReading.Type,
    _ complete: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) {
    if let held = heldObject(ofClass: aClass) { return complete(held, nil) }
    guard let found = readable(by: aClass) else {
      return complete(nil, Self.failure(.itemUnavailableError))
    }
    load(found) { data, error in
      guard let data else { return complete(nil, error) }
      do {
        complete(
          try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
      } catch {
        complete(nil, error)
      }
    }
  }

  // MARK: Data and files

  /// Passes the data for a type to a closure in the clock's next turn; passes an error if the provider has none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representation(typeIdentifier) else {
      later { completionHandler(nil, Self.failure(.itemUnavailableError)) }
      return progress
    }
    load(found) { data, error in self.later(progress) { completionHandler(data, error) } }
    return progress
  }

  /// Passes a temporary file with the data for a type to a closure in the clock's next turn. The file is removed after
  /// the closure has returned.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [self] data, error in
      guard let data, let type = representation(typeIdentifier)?.type else {
        return completionHandler(nil, error)
      }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      var file = folder.appendingPathComponent(suggestedName ?? "data")
      if let name = UniformType.named(type)?.extensions.first { file.appendPathExtension(name) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the data of a representation, immediately unless one of the app's handlers is asynchronous.
  private func load(
    _ representation: Representation, _ complete: @escaping (Data?, (any Error)?) -> Void
  ) {
    switch representation.content {
    case .item(let item): Self.load(item, complete)
    case .object(let object):
      _ = object.loadData(
        withTypeIdentifier: representation.type, forItemProviderCompletionHandler: complete)
    case .madeItem(let handler):
      handler(
        { item, error in
          if let item { Self.load(item, complete) } else { complete(nil, error) }
        }, nil, nil)
    case .madeObject(let handler):
      _ = handler { object, error in
        guard let object else { return complete(nil, error) }
        _ = object.loadData(
          withTypeIdentifier: representation.type, forItemProviderCompletionHandler: complete)
      }
    case .data(let handler): _ = handler(complete)
    case .file(let handler):
      _ = handler { file, _, error in
        guard let file else { return complete(nil, error) }
        Self.load(file as NSURL, complete)
      }
    }
  }

  /// Passes an item as data: the contents of a file, or the bytes of a text or URL.
  private static func load(
    _ item: any NSSecureCoding, _ complete: (Data?, (any Error)?) -> Void
  ) {
    switch item {
    case let data as NSData: complete(Data(referencing: data), nil)
    case let text as NSString: complete(text.data(using: String.Encoding.utf8.rawValue), nil)
    case let address as NSURL where address.isFileURL:
      do { complete(try Data(contentsOf: address as URL), nil) } catch { complete(nil, error) }
    case let address as NSURL: complete(Data(address.absoluteString.utf8), nil)
    default: complete(nil, failure(.unavailableCoercionError))
    }
  }

  // MARK: Items

  /// Passes the item for a type to a closure in the clock's next turn: an item or object as it was registered, or else
  /// data. Passes an error if the provider has nothing that conforms to the type.
  /// - Parameter options: Options that are passed to the handler of an item.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    func complete(_ item: (any NSSecureCoding)?, _ error: (any Error)?) {
      later { completionHandler?(item, error) }
    }
    guard let found = representation(typeIdentifier) else {
      return complete(nil, Self.failure(.itemUnavailableError))
    }
    switch found.content {
    case .item(let item): complete(item, nil)
    case .madeItem(let handler): handler(complete, nil, options)
    case .object(let object as any NSSecureCoding): complete(object, nil)
    case .file(let handler): _ = handler { file, _, error in complete(file as NSURL?, error) }
    default: load(found) { data, error in complete(data as NSData?, error) }
    }
  }

  /// Returns the item for a type.
  /// - Throws: An error in ``errorDomain`` if the provider has nothing that conforms to the type; otherwise, the error
  ///   of the app's handler.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let loaded: Loaded = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: Loaded(item: item))
        } else {
          continuation.resume(throwing: error ?? Self.failure(.unknownError))
        }
      }
    }
    return loaded.item
  }

  /// An item on its way to the code that is waiting for it. The provider's handlers pass it on without using it.
  private struct Loaded: @unchecked Sendable {
    let item: any NSSecureCoding
  }
}
