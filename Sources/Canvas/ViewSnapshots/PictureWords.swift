import Diagnostics

/// The differences of two pictures in words.
struct PictureWords {
  /// An element of an SVG that draws something.
  private struct Element: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var text = ""

    /// A description of the element: `the text "Save"`, `a rectangle at 10, 20`.
    var words: String {
      if name == "text" { return "the text \"\(text)\"" }
      let kind =
        ["rect": "a rectangle", "image": "an image", "path": "a shape", "ellipse": "an ellipse"][
          name] ?? "a group"
      guard let x = attributes["x"], let y = attributes["y"] else { return kind }
      return "\(kind) at \(x), \(y)"
    }

    static func == (left: Element, right: Element) -> Bool {
      left.name == right.name && left.attributes == right.attributes && left.text == right.text
    }

    /// Whether two elements are probably the same one before and after a change.
    func isSameKind(as other: Element) -> Bool {
      name == other.name && (name != "text" || text == other.text || sharesPlace(with: other))
    }

    private func sharesPlace(with other: Element) -> Bool {
      attributes["x"] == other.attributes["x"] && attributes["y"] == other.attributes["y"]
    }
  }

  /// The largest number of differences in a message.
  private static let limit = 12

  /// Returns a sentence for each difference, or an empty array if no element explains it.
  static func differences(_ old: String, _ new: String) -> [String] {
    let (before, after) = (elements(of: old), elements(of: new))
    var removed: [Int: Element] = [:]
    var inserted: [(offset: Int, element: Element)] = []
    for change in after.difference(from: before, by: ==) {
      switch change {
      case .remove(let offset, let element, _): removed[offset] = element
      case .insert(let offset, let element, _): inserted.append((offset, element))
      }
    }
    var sentences: [String] = []
    for (_, element) in inserted {
      let match = removed.inKeyOrder.first { $0.value.isSameKind(as: element) }
      if let match {
        removed[match.key] = nil
        sentences.append(change(from: match.value, to: element))
      } else {
        sentences.append("\(element.words) is new")
      }
    }
    sentences += removed.inKeyOrder.map { "\($0.value.words) is missing" }
    let rest = sentences.count - limit
    return rest > 0 ? sentences.prefix(limit) + ["and \(rest) more differences"] : sentences
  }

  private static func change(from old: Element, to new: Element) -> String {
    var parts: [String] = []
    if old.text != new.text { parts.append("says \"\(new.text)\"") }
    let moves = [("x", "right", "left"), ("y", "down", "up")].compactMap { key, more, less in
      distance(key, old, new).map { "\(number(abs($0))) \($0 > 0 ? more : less)" }
    }
    if !moves.isEmpty { parts.append("moved \(moves.joined(separator: " and "))") }
    for (key, word) in [("width", "width"), ("height", "height"), ("font-size", "font size")] {
      guard let value = new.attributes[key], value != old.attributes[key] else { continue }
      parts.append("has the \(word) \(value) instead of \(old.attributes[key] ?? "none")")
    }
    let told: Set<String> = ["x", "y", "width", "height", "font-size"]
    let others = Set(old.attributes.keys).union(new.attributes.keys).subtracting(told).sorted()
    for key in others where old.attributes[key] != new.attributes[key] {
      let (was, now) = (old.attributes[key], new.attributes[key])
      // Long values, such as paths and images, are meaningless to a reader.
      guard (was?.count ?? 0) < 40, (now?.count ?? 0) < 40 else {
        parts.append("has another \(key)")
        continue
      }
      parts.append("has \(key) \(now ?? "none") instead of \(was ?? "none")")
    }
    return "\(old.words) \(parts.joined(separator: ", "))"
  }

  private static func distance(_ key: String, _ old: Element, _ new: Element) -> Double? {
    guard let first = old.attributes[key].flatMap(Double.init),
      let last = new.attributes[key].flatMap(Double.init), first != last
    else { return nil }
    return last - first
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The elements of an SVG in order, each with the text inside it.
  private static func elements(of svg: String) -> [Element] {
    var elements: [Element] = []
    for tag in svg.matches(of: #/<([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>([^<]*)/#) {
      let name = String(tag.output.1)
      // Spans belong to the text around them, and the outermost element belongs to the picture's size.
      if name == "tspan", let last = elements.indices.last, elements[last].name == "text" {
        elements[last].text += tag.output.3
        continue
      }
      var element = Element(name: name)
      for attribute in tag.output.2.matches(of: #/([\w:-]+)="([^"]*)"/#) {
        element.attributes[String(attribute.output.1)] = String(attribute.output.2)
      }
      if name == "text" { element.text = String(tag.output.3) }
      elements.append(element)
    }
    return elements
  }
}
