@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A type of data, identified by its identifier.
///
/// The most common types of the system are known, with their extensions and the types that they conform to.
public struct UTType: Sendable {
  public let identifier: String
  /// The types listed in the app's declaration.
  private let declaredParents: [String]

  /// Creates a type from its identifier; nil for an empty one.
  ///
  /// UIKit also returns nil for an identifier that neither the system nor an app declares. Here, every other identifier
  /// is accepted, because this package does not know all types of the system.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type that the app declares.
  ///
  /// The declaration in the app's property list is not read: the type conforms to `parentType`, or to data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, in: parentType ?? .data)
  }

  /// Creates a type that another app declares. It conforms to `parentType`, or to data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, in: parentType ?? .data)
  }

  /// Creates the type for files with an extension: a declared type that conforms to another one, or else a dynamic
  /// type. Nil for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let declared = UniformType.identifiers(ofExtension: filenameExtension)
    self.init(
      known: declared.first { Self(known: $0).conforms(to: supertype) }
        ?? DynamicType.identifier(ofExtension: filenameExtension, in: supertype.identifier))
  }

  /// Creates the declared type with a MIME type; nil if none conforms to the other type.
  ///
  /// UIKit creates a dynamic type instead of nil.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let declared = UniformType.identifiers(ofMime: mimeType)
    guard let found = declared.first(where: { Self(known: $0).conforms(to: supertype) }) else {
      return nil
    }
    self.init(known: found)
  }

  init(known identifier: String, in parent: UTType? = nil) {
    self.identifier = identifier
    declaredParents = parent.map { [$0.identifier] + $0.declaredParents } ?? []
  }

  private var row: UniformType? { UniformType.named(identifier) }

  public var preferredFilenameExtension: String? { row?.extensions.first }
  public var preferredMIMEType: String? { row?.mimes.first }
  /// Whether the system created the type for an extension that no type declares.
  public var isDynamic: Bool { identifier.lowercased().hasPrefix("dyn.") }
  /// Whether the system, the app or another app declares the type.
  public var isDeclared: Bool { !isDynamic && (row != nil || !declaredParents.isEmpty) }
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// All types that this one conforms to.
  public var supertypes: Set<UTType> {
    let declared = declaredParents.flatMap { [$0] + UniformType.supertypes(of: $0) }
    return Set(UniformType.supertypes(of: identifier).union(declared).map { UTType(known: $0) })
  }

  /// Returns whether the type is the same as another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, CustomStringConvertible {
  /// Types are equal if their identifiers are equal, ignoring case.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier.lowercased() == right.identifier.lowercased()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// Returns the URL with an appended component, and with the type's extension if the name has none.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the type's preferred extension, unless its own extension belongs to that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      UTType(filenameExtension: pathExtension, conformingTo: contentType)?.isDynamic ?? true
    else { return self }
    return appendingPathExtension(preferred)
  }
}
