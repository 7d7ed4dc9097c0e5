import DiagnosticText
import Diagnostics
import Foundation

/// An HTML page with pictures and the contents of a document.
///
/// Selecting an object in a picture or in the tree shows its frame, constraints and connections. The page loads no
/// other files, works with keyboards and screen readers, and follows the browser's light or dark mode.
public struct InspectorPage: Sendable {
  /// One picture of the document, for a device and a light or dark style.
  public struct Variant: Sendable {
    /// The name of the device and style, with which users select the picture.
    public var name: String
    /// The picture of the document.
    public var picture: Picture

    /// Creates a variant from its name and its picture.
    public init(name: String, picture: Picture) { (self.name, self.picture) = (name, picture) }
  }

  /// An object of the document.
  public struct Object: Sendable {
    /// The id in the document.
    public var id: String
    /// The id of the enclosing object, or nil at the top level.
    public var parent: String?
    /// The name of the class.
    public var className: String
    /// The readable name of the object: its label or its text.
    public var label: String?
    /// The lines of the object in the document, starting at 1.
    public var lines: ClosedRange<Int>

    /// Creates an object; `lines` counts from 1.
    public init(
      id: String, parent: String?, className: String, label: String?, lines: ClosedRange<Int>
    ) {
      (self.id, self.parent, self.className) = (id, parent, className)
      (self.label, self.lines) = (label, lines)
    }
  }

  /// A note about an object: a constraint, a connection or a finding.
  public struct Note: Sendable {
    /// The kind of note.
    public enum Kind: String, Sendable {
      /// A constraint, a connection, or a finding of the linter.
      case constraint, connection, finding
    }

    /// The kind of note.
    public var kind: Kind
    /// The id of the object, or nil for a note about the document.
    public var object: String?
    /// The id of the other object of a constraint or connection.
    public var target: String?
    /// The description that the page shows.
    public var text: String
    /// The line number in the document, starting at 1.
    public var line: Int?

    /// Creates a note; `line` counts from 1.
    public init(_ kind: Kind, object: String?, target: String? = nil, text: String, line: Int?) {
      (self.kind, self.object, self.target) = (kind, object, target)
      (self.text, self.line) = (text, line)
    }
  }

  /// The title of the page.
  public var title: String
  /// The pictures that users can select, the first of which is shown initially.
  public var variants: [Variant]
  /// The objects in document order, so that every object comes after its parent.
  public var objects: [Object]
  /// The notes about the objects and the document.
  public var notes: [Note]
  /// The document's text, from which the page shows the lines of the selected object, or nil to show none.
  public var source: String?

  /// Creates a page that does not show the document's text.
  public init(title: String, variants: [Variant], objects: [Object], notes: [Note]) {
    (self.title, self.variants) = (title, variants)
    (self.objects, self.notes) = (objects, notes)
  }

  // MARK: Writing

  /// The page in UTF-8. Equal values produce the same bytes.
  public var bytes: [UInt8] {
    var out = SVGBytes()
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.escape(title)
    out.append("</title>\n<style>\n")
    out.append(InspectorAssets.style)
    out.append("</style>\n</head>\n<body>\n<header>\n<h1>")
    out.escape(title)
    out.append("</h1>\n<label>Show <select id=\"variant\">")
    for (index, variant) in variants.enumerated() {
      out.append("<option value=\"\(index)\">")
      out.escape(variant.name)
      out.append("</option>")
    }
    out.append("</select></label>\n")
    out.append(InspectorAssets.controls)
    out.append("</header>\n<main>\n<section id=\"stage\" aria-label=\"Picture\">\n")
    var images = SharedImages()
    var pictures = SVGBytes()
    for (index, variant) in variants.enumerated() {
      pictures.append(
        "<div class=\"variant\" data-index=\"\(index)\"\(index == 0 ? "" : " hidden")>\n")
      pictures.append(
        SVGWriter().bytes(of: variant.picture, title: nil, prefix: "v\(index)", images: &images))
      pictures.append("</div>\n")
    }
    out.append(images.element)
    out.append(pictures)
    out.append(InspectorAssets.panels)
    out.append("</main>\n<script type=\"application/json\" id=\"data\">")
    out.append(data)
    out.append("</script>\n<script>\n")
    out.append(InspectorAssets.script)
    out.append("</script>\n</body>\n</html>\n")
    return out.bytes
  }

  /// The data for the script, as JSON. Every `<` is escaped, because some of them would end the script element, or
  /// begin a comment in it.
  private var data: String {
    JSONValue.object([
      ("objects", .array(objects.map(\.json))), ("notes", .array(notes.map(\.json))),
      ("frames", .array(variants.map { Self.json($0.picture.frames) })),
      ("source", .text(source)),
    ]).text.replacing(ascii: "<", with: "\\u003c")
  }

  private static func json(_ frames: [String: CGRect]) -> JSONValue {
    .object(
      frames.inKeyOrder.map { id, frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return (id, .array(numbers.map { .number((Double($0) * 100).rounded() / 100) }))
      })
  }
}

extension InspectorPage.Object {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("parent", .text(parent)), ("class", .string(className)),
      ("label", .text(label)), ("line", .int(lines.lowerBound)),
      ("end", .int(lines.upperBound)),
    ])
  }
}

extension InspectorPage.Note {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("object", .text(object)), ("target", .text(target)),
      ("text", .string(text)), ("line", line.map { .int($0) } ?? .null),
    ])
  }
}
