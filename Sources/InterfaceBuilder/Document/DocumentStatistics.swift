import XMLTree

/// What is known of the elements, attributes and connections of documents, in numbers.
public struct DocumentStatistics: Hashable, Sendable {
  /// How many have a type, and how many are kept as they are.
  public struct Share: Hashable, Sendable {
    /// Occurrences with a type.
    public var typed = 0
    /// Occurrences that are kept as they are.
    public var raw = 0
  }

  /// How many came out the same, of how many.
  public struct Agreement: Hashable, Sendable {
    /// How many came out the same.
    public var same = 0
    /// How many there were.
    public var total = 0
  }

  /// The elements that the schema knows, and those that it does not.
  public var elements = Share()
  /// Attribute occurrences in documents of the iOS family; typed are those whose value parses as a type
  /// narrower than a string, or is free text listed as such.
  public var iOSAttributes = Share()
  /// The same on macOS.
  public var macOSAttributes = Share()
  /// What was not typed: an element, or an attribute as `element@attribute`.
  public var raw: [String: Int] = [:]
  /// Unedited documents written back as the same bytes.
  public var writtenBack = Agreement()
  /// Documents in the form that Interface Builder writes today, tools version 9000 and later, that formatting leaves as
  /// they are.
  public var formatted = Agreement()
  /// Connections by the role of their source.
  public var connections: [IBRole: Int] = [:]

  /// Nothing counted yet.
  public init() {}

  /// The figures of one document.
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
      formatted = Agreement(same: document.formatted == bytes ? 1 : 0, total: 1)
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

  /// The typed share of all, 1 if there are none.
  public var fraction: Double { typed + raw == 0 ? 1 : Double(typed) / Double(typed + raw) }
}

extension DocumentStatistics.Agreement {
  static func += (left: inout Self, right: Self) {
    left.same += right.same
    left.total += right.total
  }
}
