public import Foundation

/// A class whose objects a provider can load from data.
public protocol NSItemProviderReading: AnyObject {
  /// The types of data that the class can read, most preferred first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  /// - Throws: The class's own errors if it cannot read the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects a provider can contain.
public protocol NSItemProviderWriting: AnyObject {
  /// The types of data that the class can write, most preferred first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type, which is passed to the handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// The apps that may read the contents of a provider, with Foundation's raw values.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team, group, ownProcess
}

/// The way in which a provider passes on a file, with Foundation's raw values. The options have no effect.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let openInPlace = Self(rawValue: 1)
}

// MARK: Classes

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSURL(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  /// Writes the image as ``pngData()`` or ``jpegData(compressionQuality:)`` does.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(
      typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }
}
