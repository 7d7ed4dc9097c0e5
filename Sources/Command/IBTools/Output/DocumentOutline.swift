import DiagnosticText
import Diagnostics
package import InterfaceBuilder
import XMLTree

/// The output of `tree`: the objects of a document as indented text, one per line.
package struct DocumentOutline {
  private let document: IBDocument
  /// Whether constraints are listed as well.
  private let showsConstraints: Bool
  /// Returns a part of a line in the color of its style. Its control characters are already escaped.
  private let paint: (OutputStyle, String) -> String

  package init(
    _ document: IBDocument, showsConstraints: Bool = false,
    paint: @escaping (OutputStyle, String) -> String = { $1 }
  ) {
    (self.document, self.showsConstraints, self.paint) = (document, showsConstraints, paint)
  }

  /// Prints the outlines of documents and compiled nibs, or their objects as JSON.
  package static func run(
    _ paths: [String], showsConstraints: Bool, json: Bool,
    paint: @escaping @Sendable (OutputStyle, String) -> String, to sink: some ReportSink
  ) -> RunStatus {
    let run = DocumentRun(paths, json: json, readsNibs: true)
    let headline = !run.files.isSingle
    return run.run(to: sink) { _, document, _ in
      if json { return FileReport(output: document.treeJSON.bytes) }
      let title = headline ? "\(PrintableText.line(document.file ?? ""))\n" : ""
      // The parts of the outline are escaped, and the colors are the command's own.
      let outline = Self(document, showsConstraints: showsConstraints, paint: paint)
      return FileReport(output: Array((title + outline.text + (headline ? "\n" : "")).utf8))
    }
  }

  /// The lines: for each object its class, id, frame in points, names, texts and images.
  package var text: String {
    var text = "\(document.kind.rawValue) \(document.platform.rawValue)"
    if document.dialect == .archive { text += " archive" }
    if let version = document.toolsVersion { text += " tools \(PrintableText.line(version))" }
    text += "\n"
    guard document.kind == .storyboard else {
      return text + lines(document.topLevelObjects)
    }
    for scene in document.scenes {
      text += "scene " + paint(.id, "#\(PrintableText.line(scene.id ?? "?"))")
      if let name = scene.name { text += " " + paint(.title, "\"\(PrintableText.line(name))\"") }
      text += "\n" + lines(scene.objects)
    }
    return text
  }

  private func listed(_ objects: [IBObject]) -> [IBObject] {
    showsConstraints ? objects : objects.filter { $0.kind != .constraint }
  }

  private func lines(_ objects: [IBObject]) -> String {
    OutlineText.lines(
      of: listed(objects), children: { listed($0.children) }, line: { line(of: $0) })
  }

  private func line(of object: IBObject) -> String {
    var parts: [String] = []
    func add(_ part: String) { parts.append(PrintableText.line(part)) }
    switch object.role {
    case .filesOwner: add("File's Owner")
    case .firstResponder: add("First Responder")
    case .application: add("Application")
    case .externalObject: add("External Object")
    case .object: break
    }
    var name =
      object.className ?? (object.role == .object ? "<\(object.element)>" : "(no class)")
    if let module = object.customModule, !module.isEmpty { name = "\(module).\(name)" }
    parts.append(paint(.title, PrintableText.line(name)))
    if let custom = object.customClass, let framework = object.frameworkClass,
      framework != custom, object.role == .object
    {
      add("(\(framework))")
    }
    if let id = object.id { parts.append(paint(.id, "#\(PrintableText.line(id))")) }
    if let key = object.key, key != "subviews" { add("key=\(key)") }
    if let frame = object.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { Self.short($0) }
      add("[\(numbers.joined(separator: ", "))]")
    }
    func quoted(_ text: String) -> String { paint(.text, "\"\(PrintableText.line(text))\"") }
    if let label = object.label { parts.append(quoted(label)) }
    let names: [(String, String?)] = [
      ("storyboard", object.storyboardIdentifier), ("reuse", object.reuseIdentifier),
      ("restoration", object.restorationIdentifier),
      ("external", object.externalObjectIdentifier), ("identifier", object.toolbarIdentifier),
    ]
    for (title, name) in names { if let name { add("\(title)=\"\(name)\"") } }
    for text in object.texts {
      parts.append("\(text.property)=\(quoted(Self.shortened(text.value)))")
    }
    for image in object.images { parts.append("\(image.property)=\(quoted(image.name))") }
    return parts.joined(separator: " ")
  }

  /// Returns the beginning of a text, because a line shows one object.
  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// Returns a number with up to two decimal places, without trailing zeros.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map { String($0) } ?? String(rounded)
  }
}

extension IBScene {
  /// The name of the scene in Interface Builder's outline, without the word “Scene”: the label or title of its
  /// controller, or else the words of the controller's class; nil for a scene without a controller.
  var name: String? {
    guard let controller else { return nil }
    let titles = [
      controller.label, controller.node.textProperty(Names.title),
      controller.child(keyed: "navigationItem")?.node.textProperty(Names.title),
    ]
    if let title = titles.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return title }
    guard let name = controller.className else { return nil }
    return Self.words(of: name.dropFirst(controller.customClass == nil ? 2 : 0))
  }

  /// Returns `Meal Table View Controller` for `MealTableViewController`.
  private static func words(of name: Substring) -> String {
    let letters = Array(name)
    return letters.indices.reduce(into: "") { text, index in
      let letter = letters[index]
      if index > 0, letter.isUppercase {
        let before = letters[index - 1]
        let endsWord = !before.isUppercase && before != " "
        let startsWord =
          before.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
        if endsWord || startsWord { text += " " }
      }
      text.append(letter)
    }
  }
}
