/// Writes a tree from its names, attributes, text and comments only.
///
/// The output has Interface Builder's format: one element per line, attributes on the line of the tag, empty elements
/// as a single tag, text directly between its tags. The layout of the source does not matter, so two documents that
/// differ only in layout produce the same bytes, unless ``keepsLineBreaks`` is set.
public struct TreeWriter: Sendable {
  /// The indentation of one level.
  public var indentation = "    "
  /// Returns whether an element's text is its value: such text is kept even if it is blank, and an element without text
  /// still has two tags.
  public var holdsText: @Sendable (Node) -> Bool = { _ in false }
  /// Whether an element that contains only a line break keeps its two tags, on two lines. Interface Builder does not
  /// write such elements, but other tools do.
  public var keepsLineBreaks = false

  /// Creates a writer that indents each level by four spaces.
  public init() {}

  /// Returns the whole document in UTF-8, with a line feed at the end.
  public func bytes(of tree: Tree) -> [UInt8] {
    var output = Output(writer: self)
    output.bytes.reserveCapacity(tree.source.count + tree.source.count / 16)
    if let declaration = tree.declaration { output.write(declaration) }
    for node in tree.topLevelNodes {
      output.write(node, depth: 0)
      output.bytes.append(UInt8(ascii: "\n"))
    }
    return output.bytes
  }

  private struct Output {
    let writer: TreeWriter
    let indentation: [UInt8]
    var bytes: [UInt8] = []

    init(writer: TreeWriter) {
      self.writer = writer
      indentation = Array(writer.indentation.utf8)
    }

    mutating func write(_ declaration: XMLDeclaration) {
      append("<?xml version=\"\(declaration.version ?? "1.0")\"")
      if let encoding = declaration.encoding {
        // The output is UTF-8, regardless of the encoding of the source.
        let isUTF8 = ["UTF-8", "UTF8"].contains(encoding.uppercased())
        append(" encoding=\"\(isUTF8 ? encoding : "UTF-8")\"")
      }
      if let standalone = declaration.standalone { append(" standalone=\"\(standalone)\"") }
      append("?>\n")
    }

    mutating func write(_ node: Node, depth: Int) {
      // Bounded: the parser of documents limits the depth of elements.
      switch node.kind {
      case .element: writeElement(node, depth: depth)
      case .text: escape(node, quoting: false)
      case .cdata: writeContent(node, "<![CDATA[", "]]>")
      case .comment: writeContent(node, "<!--", "-->")
      case .instruction:
        let content = node.text
        append("<?\(node.spelling)\(content.isEmpty ? "" : " ")\(content)?>")
      }
    }

    private mutating func writeElement(_ node: Node, depth: Int) {
      let spelling = node.spelling
      append("<")
      append(spelling)
      var unwritable: [Attribute] = []
      for attribute in node.attributes {
        guard isWritable(attribute.stored, in: node.tree) else {
          unwritable.append(attribute)
          continue
        }
        append(" ")
        append(attribute.spelling)
        append("=\"")
        escape(attribute.stored, in: node.tree, quoting: true)
        append("\"")
      }
      guard unwritable.isEmpty else { return writeStrings(unwritable, of: node, depth: depth) }
      let holdsText = writer.holdsText(node)
      let blank = blankContent(node)
      let keepsBreak = writer.keepsLineBreaks && blank?.contains(UInt8(ascii: "\n")) == true
      guard holdsText || blank == nil || keepsBreak else {
        append("/>")
        return
      }
      append(">")
      if node.hasLines(holdsText: holdsText) {
        writeLines(of: node, depth: depth)
      } else {
        for child in node.children { write(child, depth: depth + 1) }
      }
      append("</")
      append(spelling)
      append(">")
    }

    private func isWritable(_ record: AttributeRecord, in tree: Tree) -> Bool {
      tree.withValue(of: record) { XMLEscape.canContain($0) }
    }

    /// Writes attributes with control characters as Interface Builder does, as elements in Base64, and closes the element.
    private mutating func writeStrings(_ attributes: [Attribute], of node: Node, depth: Int) {
      append(">")
      for attribute in attributes {
        breakLine(depth + 1)
        append("<string key=\"\(attribute.spelling)\" base64-UTF8=\"YES\">\n")
        bytes += node.tree.withValue(of: attribute.stored) { XMLEscape.base64($0) }
        append("\n</string>")
      }
      writeLines(of: node, depth: depth)
      append("</\(node.spelling)>")
    }

    /// Writes the children, one per line; text between elements is meaningless but is kept.
    private mutating func writeLines(of node: Node, depth: Int) {
      for child in node.children where !child.isBlankText {
        breakLine(depth + 1)
        if child.kind == .text {
          XMLEscape.append(child.trimmedText.utf8, quote: nil, to: &bytes)
        } else {
          write(child, depth: depth + 1)
        }
      }
      breakLine(depth)
    }

    /// Returns the text of an element that contains only white space, or nil if it contains anything else.
    private func blankContent(_ node: Node) -> String.UTF8View? {
      var children = node.children
      guard let first = children.next() else { return "".utf8 }
      return first.isBlankText && children.next() == nil ? first.text.utf8 : nil
    }

    private mutating func breakLine(_ depth: Int) {
      bytes.append(UInt8(ascii: "\n"))
      for _ in 0..<depth { bytes += indentation }
    }

    private mutating func writeContent(_ node: Node, _ opening: String, _ closing: String) {
      append(opening)
      append(node.text)
      append(closing)
    }

    private mutating func append(_ text: String) { bytes += text.utf8 }

    private mutating func escape(_ node: Node, quoting: Bool) {
      let record = node.tree.attributeRecords[Int(node.record.firstAttribute)]
      escape(record, in: node.tree, quoting: quoting)
    }

    private mutating func escape(_ record: AttributeRecord, in tree: Tree, quoting: Bool) {
      tree.withValue(of: record) {
        XMLEscape.append($0, quote: quoting ? UInt8(ascii: "\"") : nil, to: &bytes)
      }
    }
  }
}

extension Node {
  /// Whether the node is text that consists only of white space.
  public var isBlankText: Bool {
    guard kind == .text else { return false }
    return tree.withValue(of: tree.attributeRecords[Int(record.firstAttribute)]) { value in
      value.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    }
  }

  /// Returns whether each child of an element has a line of its own, so that the white space around texts is layout: an
  /// element with texts has its children between its tags, unless there are elements among them.
  /// - Parameter holdsText: Whether the element's text is its value.
  package func hasLines(holdsText: Bool) -> Bool {
    if holdsText { return false }
    let hasText = children.contains { $0.kind == .cdata || $0.kind == .text && !$0.isBlankText }
    return !hasText || children.contains { $0.kind == .element }
  }

  /// The text without the white space around it, which is not kept next to elements.
  package var trimmedText: Substring {
    let text = self.text
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return text[bytes.startIndex..<end]
  }
}
