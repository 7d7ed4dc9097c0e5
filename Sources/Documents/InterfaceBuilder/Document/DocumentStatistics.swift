import XMLTree

/// Counts of the elements, attributes and connections of documents that the schema covers.
public struct DocumentStatistics: Hashable, Sendable {
  /// Counts of occurrences with and without a known type.
  public struct Share: Hashable, Sendable {
    /// Occurrences with a type.
    public var typed = 0
    /// Occurrences that are kept unchanged, without a type.
    public var raw = 0
  }

  /// The number of documents for which two results are equal.
  public struct Agreement: Hashable, Sendable {
    /// The number of equal results.
    public var same = 0
    /// The number of results.
    public var total = 0
  }

  /// The elements that the schema knows, and those that it does not.
  public var elements = Share()
  /// Attribute occurrences in documents of the iOS family. An occurrence is typed if its value parses as a type
  /// narrower than a string, or if the schema lists the attribute as free text.
  public var iOSAttributes = Share()
  /// Attribute occurrences in macOS documents, counted like ``iOSAttributes``.
  public var macOSAttributes = Share()
  /// Untyped elements and attributes by name; the key of an attribute is `element@attribute`.
  public var raw: [String: Int] = [:]
  /// Unedited documents that are written back as the same bytes.
  public var writtenBack = Agreement()
  /// Documents saved by tools version 9000 or later (the format that Interface Builder still writes) that formatting
  /// leaves unchanged.
  public var formatted = Agreement()
  /// Connections by the role of their source.
  public var connections: [IBRole: Int] = [:]

  /// Creates statistics without documents.
  public init() {}

  /// Creates the statistics of one document.
  /// - Parameter bytes: The bytes of the file.
  public init(_ document: IBDocument, bytes: [UInt8]) {
    var attributes = Share()
    for index in 0..<document.source.count {
      let node = document.source[index]
      guard node.kind == .element else { continue }
      if node.name.elementKind == .unknown {
        elements.raw += 1
        raw[node.spelling, default: 0] += 1
      } else {
        elements.typed += 1
      }
      for attribute in node.attributes {
        let row = IBSchema.attribute(attribute.name, of: node.name)
        if let row, row.type.isNarrow,
          document.source.withValue(of: attribute.stored, { row.type.accepts($0) })
        {
          attributes.typed += 1
        } else {
          attributes.raw += 1
          raw["\(node.spelling)@\(attribute.spelling)", default: 0] += 1
        }
      }
    }
    if document.platform.isIOSFamily {
      iOSAttributes = attributes
    } else {
      macOSAttributes = attributes
    }
    writtenBack = Agreement(same: SourceEdits(document.source).bytes == bytes ? 1 : 0, total: 1)
    if document.dialect == .document, document.tools >= .xcode7_0_1 {
      formatted = Agreement(
        same: document.formatted(keepsLineBreaks: true) == bytes ? 1 : 0, total: 1)
    }
    for connection in document.connections { connections[connection.role, default: 0] += 1 }
  }

  /// Adds the figures of other documents.
  public static func += (left: inout Self, right: Self) {
    left.elements += right.elements
    left.iOSAttributes += right.iOSAttributes
    left.macOSAttributes += right.macOSAttributes
    left.writtenBack += right.writtenBack
    left.formatted += right.formatted
    left.raw.merge(right.raw, uniquingKeysWith: +)
    left.connections.merge(right.connections, uniquingKeysWith: +)
  }
}

extension DocumentStatistics.Share {
  static func += (left: inout Self, right: Self) {
    left.typed += right.typed
    left.raw += right.raw
  }

  /// The typed fraction of all occurrences; 1 if there are none.
  public var fraction: Double { typed + raw == 0 ? 1 : Double(typed) / Double(typed + raw) }
}

extension DocumentStatistics.Agreement {
  static func += (left: inout Self, right: Self) {
    left.same += right.same
    left.total += right.total
  }
}
