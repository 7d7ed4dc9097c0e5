public import Foundation

/// A provider of content that is dragged, pasted or shared: items, objects, data and files, each with its types.
///
/// Types conform to each other as declared by Apple's system (`UTType`). A provider calls a registered handler when its
/// type is requested, and what the handler loads is delivered in the clock's next turn.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Receives an item or an error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
  /// Loads an item, which the completion handler receives.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The representation for a type.
  enum Content {
    case item(any NSSecureCoding)
    case object(any NSItemProviderWriting)
    case madeItem(LoadHandler)
    case madeObject((@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?)
    case data((@escaping (Data?, (any Error)?) -> Void) -> Progress?)
    case file((@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?)
  }

  struct Representation {
    let type: String
    let content: Content
  }

  /// The types, in the order in which they were registered.
  private(set) var representations: [Representation] = []
  /// The suggested file name, without extension.
  open var suggestedName: String?

  /// Creates an empty provider.
  public override init() { super.init() }

  /// Creates a provider for an object, with all types that its class can write.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for an item with a type. Without a type, it cannot be loaded.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    if let item, let typeIdentifier { add(.item(item), typeIdentifier) }
  }

  /// Creates a provider for a file, with the type of its extension; nil if the file cannot be read.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let name = fileURL.pathExtension
    let type =
      UniformType.identifiers(ofExtension: name).first
      ?? (name.isEmpty
        ? "public.data" : DynamicType.identifier(ofExtension: name, in: "public.data"))
    add(.item(fileURL as NSURL), type)
  }

  private func add(_ content: Content, _ type: String) {
    representations.append(Representation(type: type, content: content))
  }

  // MARK: Types

  /// The types, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns the types, in the order in which they were registered. The options have no effect.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers
  }

  /// Returns whether any of the types is a given type or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns whether any of the types is a given type or conforms to it. The options have no effect.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { representation(typeIdentifier) != nil }

  /// Returns the representation registered for this exact type, or else the first one that conforms to it.
  func representation(_ type: String) -> Representation? {
    representations.first { $0.type == type }
      ?? representations.first { UniformType.conforms($0.type, to: type) }
  }

  // MARK: Registering

  /// Adds an object, for all types that its class can write.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(.object(object), type)
    }
  }

  /// Adds an object that the handler creates.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (
        @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(.madeObject(loadHandler), type)
    }
  }

  /// Adds data that the handler creates.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { add(.data(loadHandler), typeIdentifier) }

  /// Adds a file that the handler writes.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) { add(.file(loadHandler), typeIdentifier) }

  /// Adds an item that the handler creates.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) { add(.madeItem(loadHandler), typeIdentifier) }
}
