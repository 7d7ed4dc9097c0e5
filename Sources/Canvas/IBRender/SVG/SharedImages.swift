import Foundation

/// The image files that several pictures of a page contain, each of which the page contains once.
struct SharedImages {
  private var ids: [URL: String?] = [:]
  private var definitions = SVGBytes()

  /// Returns the id of an image with sides of one unit, or nil if the file cannot be read.
  mutating func id(of file: URL) -> String? {
    // A document can spell the path of one file in any number of ways.
    let file = file.standardizedFileURL.resolvingSymlinksInPath()
    if let known = ids[file] { return known }
    guard let data = SVGImageData.text(of: file) else {
      ids[file] = .some(nil)
      return nil
    }
    let id = "i\(ids.count)"
    ids[file] = id
    definitions.append("<image")
    definitions.attribute("id", id)
    definitions.append(" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"")
    definitions.append(data)
    definitions.append("\"/>\n")
    return id
  }

  /// The definitions of the images, for use in the definitions of a single picture.
  var elements: SVGBytes { definitions }

  /// An element with the images that takes up no space on a page; empty if there are no images.
  var element: SVGBytes {
    var out = SVGBytes()
    guard !definitions.bytes.isEmpty else { return out }
    out.append("<svg class=\"images\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n")
    out.append(definitions)
    out.append("</defs></svg>\n")
    return out
  }
}
