import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The ids and connections of a document as Foundation's parser finds them.
final class XMLOpinion: NSObject, XMLParserDelegate {
  /// Whether the root is one of the two that Interface Builder writes.
  private(set) var isDocument = false
  /// Every element with an id below `objects` or `scenes`: its name and id.
  private(set) var ids: [String] = []
  /// Every element directly below a `connections` there, and the segues inside a segue that commit or
  /// preview it: name and id.
  private(set) var connections: [String] = []
  private var open: [String] = []
  private var regions = 0

  /// Nil for what is not well-formed.
  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if open.isEmpty { isDocument = name == "document" }
    let entry = "\(name) \(attributes["id"] ?? "-")"
    if regions > 0 {
      if attributes["id"] != nil { ids.append(entry) }
      if open.last == "connections" || (open.last == "segue" && name == "segue") {
        connections.append(entry)
      }
    }
    if name == "objects" || name == "scenes" { regions += 1 }
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "objects" || name == "scenes" { regions -= 1 }
    open.removeLast()
  }
}
