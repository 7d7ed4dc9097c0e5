import Diagnostics
import Foundation
public import HeadlessUIKit
public import IBCanvas
public import IBRender
public import InterfaceBuilder
import XMLTree

/// A renderer of documents. Several views are arranged in one picture.
public struct DocumentRenderer: @unchecked Sendable {
  /// The device, orientation, text size and style to lay out for.
  public var options: DocumentLayoutOptions
  /// The id of the scene to draw or of its controller, or nil to draw all scenes.
  public var sceneID: String?
  /// Whether to show the frames of views, their margins, safe areas and constraints.
  public var showsOutlines: Bool
  /// Whether to draw a device around each view that fills its screen.
  public var showsDevice = false
  /// The image files that all pictures share.
  var images = PictureFiles()

  /// Creates a renderer for all scenes, or for the scene with the given id.
  public init(
    options: DocumentLayoutOptions = DocumentLayoutOptions(), sceneID: String? = nil,
    showsOutlines: Bool = false
  ) {
    (self.options, self.sceneID, self.showsOutlines) = (options, sceneID, showsOutlines)
  }

  /// Returns the picture of a document on a device, or on the document's own device if `device` is nil.
  /// - Throws: A ``Diagnostic`` if the document cannot be drawn.
  @MainActor
  public func picture(of document: IBDocument, on device: HeadlessDevice? = nil) throws -> Picture {
    var options = options
    if let device { options.device = device }
    options.findsAmbiguity = showsOutlines
    do {
      return try document.withLaidOutViews(on: options) { laidOut in
        Result {
          var picture = try picture(of: laidOut)
          picture.problems += missingColors(of: document)
          return picture
        }
      }.get()
    } catch let error as NibError {
      throw error.diagnostic
    } catch let error as PictureError {
      throw Diagnostic(
        id: "no-picture", severity: .error, file: document.file, message: error.description)
    }
  }

  @MainActor
  private func picture(of laidOut: LaidOutDocument) throws -> Picture {
    var shown = laidOut.roots.filter { $0.container == nil && $0.isInstalled }
    if let sceneID {
      shown = shown.filter { root in
        root.object?.scene?.id == sceneID || root.object?.scene?.controller?.id == sceneID
      }
      guard !shown.isEmpty else {
        throw Diagnostic(
          id: "missing-scene", severity: .error, file: laidOut.document.file,
          message: "the document has no scene with the id '\(sceneID)'")
      }
    }
    let options = pictureOptions(laidOut)
    var sheets: [Picture.Sheet] = []
    var scenes: [IBObject: Int] = [:]
    for root in shown {
      let controller = root.object?.scene?.controller
      // All bars of a container are on one screen.
      if root.isBar, let controller, scenes[controller] != nil { continue }
      var picture = try picture(of: root, controller, laidOut, options)
      if showsDevice, picture.size == laidOut.screen {
        picture = try picture.inDeviceFrame(hasHomeButton: laidOut.hasHomeButton)
      }
      if let controller { scenes[controller] = sheets.count }
      var sheet = Picture.Sheet(
        picture, caption: Self.caption(of: root),
        position: Self.position(of: root.object?.scene?.node))
      sheet.objectID = controller?.id
      sheet.className = controller?.className ?? ""
      sheets.append(sheet)
    }
    if sceneID == nil { appendReferences(of: laidOut.document, to: &sheets, &scenes) }
    if sheets.count == 1 { return sheets[0].wholePicture }
    let entry = laidOut.document.initialViewController.flatMap { scenes[$0] }
    return try Picture.arranged(sheets, arrows: arrows(laidOut.document, scenes), entry: entry)
  }

  @MainActor
  private func picture(
    of root: LaidOutDocument.Root, _ controller: IBObject?, _ laidOut: LaidOutDocument,
    _ options: PictureOptions
  ) throws(PictureError) -> Picture {
    if root.isBar, let controller {
      let screen = laidOut.screen(ofContainer: controller)
      return try Picture(of: nil, under: screen.bars, onScreen: screen.size, options: options)
    }
    let screen = laidOut.screen(of: root)
    guard !screen.bars.isEmpty else { return try Picture(of: root.view, options: options) }
    return try Picture(
      of: root.view, at: screen.origin, under: screen.bars, onScreen: screen.size, options: options)
  }

  @MainActor
  private func pictureOptions(_ laidOut: LaidOutDocument) -> PictureOptions {
    var options = PictureOptions()
    var names: [ObjectIdentifier: (id: String, object: IBObject?)] = [:]
    var inserted: [String: [UIView]] = [:]
    for root in laidOut.roots {
      for (view, id) in root.views {
        names[ObjectIdentifier(view)] = (id, laidOut.document.object(id: id))
      }
      if let container = root.container, let id = container.id {
        if inserted[id] == nil { inserted[id] = laidOut.sectionTitles(in: container) }
        inserted[id, default: []].append(root.view)
      }
    }
    showLines(in: laidOut)
    options.identifier = { names[ObjectIdentifier($0)]?.id }
    options.className = { view in
      names[ObjectIdentifier(view)]?.object?.customClass ?? "\(type(of: view))"
    }
    options.insertedViews = { view in
      names[ObjectIdentifier(view)].flatMap { inserted[$0.id] } ?? []
    }
    options.standInName = { view in
      if let name = names[ObjectIdentifier(view)]?.object?.customClass, view.subviews.isEmpty,
        view.backgroundColor == nil
      {
        return name
      }
      return PictureOptions.foreignContent(of: view)
    }
    options.files = images
    options.showsOutlines = showsOutlines
    options.brokenConstraints = laidOut.roots.flatMap(\.broken)
    options.ambiguousViews = laidOut.roots.flatMap(\.ambiguous)
    return options
  }

  /// Shows the separators of table rows and of single cells, as the canvas does.
  @MainActor
  private func showLines(in laidOut: LaidOutDocument) {
    var tables: [String: UITableView] = [:]
    for root in laidOut.roots {
      for (view, id) in root.views { tables[id] = view as? UITableView }
    }
    let cells = laidOut.roots.compactMap { root in
      (root.view as? UITableViewCell).map { (cell: $0, root: root) }
    }
    for (index, (cell, root)) in cells.enumerated() {
      /// Whether another cell is in the same section, or another prototype of the same table.
      func isBeside(_ other: Int) -> Bool {
        cells.indices.contains(other) && root.object?.parent != nil
          && cells[other].root.object?.parent == root.object?.parent
      }
      cell.showLines(
        asRowOf: root.container?.id.flatMap { tables[$0] }, isFirst: !isBeside(index - 1),
        isLast: !isBeside(index + 1))
    }
  }

  /// Returns warnings about named colors that no asset catalog contains. Interface Builder stores their light values in
  /// the document.
  @MainActor
  private func missingColors(of document: IBDocument) -> [Diagnostic] {
    let used = document.tree.root.subtree.filter { $0.name == Names.color }
    let names = Set(used.compactMap { $0[Names.name] })
    return names.sorted().filter { UIColor(named: $0) == nil }.map { name in
      Diagnostic(
        id: "missing-color", severity: .warning, file: document.file,
        message: "no color named '\(name)' was found; the value in the document is drawn instead")
    }
  }

  // MARK: Storyboards

  @MainActor
  private static func caption(of root: LaidOutDocument.Root) -> String {
    guard let object = root.object else { return "" }
    let isPart = object.key == "view" || root.isBar
    let owner = isPart ? object.scene?.controller ?? object : object
    return owner.customClass ?? owner.node[Names.userLabel] ?? owner.node[Names.title]
      ?? words(owner.element)
  }

  /// Returns an element's name as words, such as "Tab Bar Controller".
  private static func words(_ element: String) -> String {
    var words = ""
    for character in element {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
  }

  /// Adds the references to scenes of other storyboards.
  @MainActor
  private func appendReferences(
    of document: IBDocument, to sheets: inout [Picture.Sheet], _ scenes: inout [IBObject: Int]
  ) {
    for object in document.objects where object.element == "viewControllerPlaceholder" {
      let names = ["storyboardName", "referencedIdentifier"].compactMap { object.node[$0] }
      let name = names.isEmpty ? "storyboard reference" : names.joined(separator: " · ")
      var sheet = Picture.Sheet(
        Picture(reference: name), caption: "", position: Self.position(of: object.scene?.node))
      sheet.objectID = object.id
      sheet.className = object.className ?? object.element
      scenes[object] = sheets.count
      sheets.append(sheet)
    }
  }

  /// Returns the position of a scene on the canvas, in points. Since Xcode 5, documents store half the coordinates of
  /// a scene.
  private static func position(of scene: Node?) -> CGPoint? {
    guard let point = scene?.child(keyed: "canvasLocation"),
      let x = point["x"].flatMap({ Double($0) }), let y = point["y"].flatMap({ Double($0) })
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func arrows(_ document: IBDocument, _ scenes: [IBObject: Int]) -> [Picture.Arrow] {
    guard !scenes.isEmpty else { return [] }
    return document.connections.compactMap { connection in
      guard connection.kind == .segue, let source = connection.source?.scene?.controller,
        let destination = connection.destination, let from = scenes[source],
        let to = scenes[destination], from != to
      else { return nil }
      return Picture.Arrow(from: from, to: to)
    }
  }
}
