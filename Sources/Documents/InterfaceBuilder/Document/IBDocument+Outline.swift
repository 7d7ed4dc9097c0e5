import Diagnostics

extension IBDocument {
  /// Returns the objects as indented text, one per line, as tests compare them. The `tree` command also prints texts.
  ///
  /// Each line contains the class, the id, the frame in points, and the object's names.
  /// - Parameter all: Whether constraints are listed as well.
  public func outline(all: Bool = false) -> String {
    var text = "\(kind.rawValue) \(platform.rawValue)"
    if dialect == .archive { text += " archive" }
    if let toolsVersion { text += " tools \(toolsVersion)" }
    text += "\n"
    func listed(_ objects: [IBObject]) -> [IBObject] {
      all ? objects : objects.filter { $0.kind != .constraint }
    }
    func lines(_ objects: [IBObject]) -> String {
      OutlineText.lines(of: listed(objects), children: { listed($0.children) }, line: \.summary)
    }
    guard kind == .storyboard else {
      return text + lines(topLevelObjects)
    }
    for scene in scenes {
      text += "scene #\(PrintableText.line(scene.id ?? "?"))\n" + lines(scene.objects)
    }
    return text
  }
}

extension IBObject {
  /// The object on one line: class, id, key, frame in points, names.
  public var summary: String {
    var parts: [String] = []
    switch role {
    case .filesOwner: parts.append("File's Owner")
    case .firstResponder: parts.append("First Responder")
    case .application: parts.append("Application")
    case .externalObject: parts.append("External Object")
    case .object: break
    }
    parts.append(className ?? (role == .object ? "<\(element)>" : "(no class)"))
    if let module = customModule, !module.isEmpty {
      parts[parts.count - 1] = "\(module).\(parts.last ?? "")"
    }
    if let customClass, let framework = frameworkClass, framework != customClass, role == .object {
      parts.append("(\(framework))")
    }
    if let id { parts.append("#\(id)") }
    if let key, key != "subviews" { parts.append("key=\(key)") }
    if let frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.shortText)
      parts.append("[\(numbers.joined(separator: ", "))]")
    }
    if let label { parts.append("\"\(label)\"") }
    let names: [(String, String?)] = [
      ("storyboard", storyboardIdentifier), ("reuse", reuseIdentifier),
      ("restoration", restorationIdentifier), ("external", externalObjectIdentifier),
    ]
    for (title, name) in names { if let name { parts.append("\(title)=\"\(name)\"") } }
    return PrintableText.line(parts.joined(separator: " "))
  }
}

extension Double {
  /// The number, without a zero fraction.
  var shortText: String {
    if let whole = Int(exactly: self) { return String(whole) }
    return String(self)
  }
}
