import DiagnosticText
import Diagnostics
import Foundation
import HeadlessUIKit

/// The result of one file: a nib, a storyboard's scene, or all nibs of a storyboard.
@MainActor
struct LoadedFile {
  private let file: String
  /// The nibs by name; a single nib has none.
  private let nibs: [(name: String?, tree: LoadedTree)]
  private let scene: (scene: LoadedScene, events: Bool)?
  /// The warnings of the load, and the problems in the document.
  var diagnostics: [Diagnostic]

  /// Makes the objects.
  /// - Parameters:
  ///   - owner: The class of File's Owner, nil for the one in the document.
  ///   - size: The size of top-level views, nil for their own.
  init(_ contents: LoadableContents, file: String, owner: String?, size: ViewSize?)
    throws(NibError)
  {
    self.file = file
    scene = nil
    var options = LoadOptions()
    options.makesStandIns = true
    options.ownerClassName = owner
    func tree(_ nib: UINib) throws(NibError) -> LoadedTree {
      let nib = try nib.load(withOwner: nil, options: options)
      if let size { nib.resize(to: size) }
      return try LoadedTree(nib, options)
    }
    switch contents {
    case .nib(let nib):
      nibs = [(nil, try tree(nib))]
      diagnostics = nibs.flatMap(\.tree.diagnostics)
    case .storyboard(let storyboard):
      var trees: [(String?, LoadedTree)] = []
      for entry in storyboard.entries { trees.append((entry.name, try tree(entry.nib))) }
      nibs = trees
      // What is wrong with the table of strings is the same for every nib.
      var seen: Set<Diagnostic> = []
      diagnostics = (storyboard.diagnostics + nibs.flatMap(\.tree.diagnostics))
        .filter { seen.insert($0).inserted }
    }
  }

  /// Loads a scene of a storyboard.
  init(
    _ storyboard: UIStoryboard, scene name: String?, events: Bool, file: String, size: ViewSize?
  ) throws(NibError) {
    self.file = file
    nibs = []
    let scene = try storyboard.loadScene(
      name, size: size.map { CGSize(width: $0.width, height: $0.height) })
    self.scene = (scene, events)
    diagnostics = scene.diagnostics
  }

  /// The hierarchies; those of a storyboard's nibs each after the nib's name.
  func text(headline: Bool) -> String {
    if let (scene, events) = scene {
      let lines = events ? "\n" + scene.events.map { $0 + "\n" }.joined() : ""
      return (headline ? "\(file)\n" : "") + scene.outline() + lines + (headline ? "\n" : "")
    }
    let parts = nibs.map { name, tree in (name.map { "\($0).nib\n" } ?? "") + tree.text }
    return (headline ? "\(file)\n" : "") + parts.joined(separator: "\n") + (headline ? "\n" : "")
  }

  var json: JSONValue {
    if let (scene, events) = scene {
      let calls = events ? [("events", JSONValue.array(scene.events.map { .string($0) }))] : []
      return .object(
        [
          ("file", .string(file)), ("scene", .text(scene.controller.storyboardIdentifier)),
          ("objects", scene.jsonObjects),
        ] + calls + [("diagnostics", .array(diagnostics.map(\.json)))])
    }
    let isSingle = nibs.count == 1 && nibs[0].name == nil
    let contents =
      isSingle
      ? nibs[0].tree.members
      : [
        (
          "nibs",
          .array(nibs.map { name, tree in .object([("name", .text(name))] + tree.members) })
        )
      ]
    return .object(
      [("file", .string(file))] + contents
        + [("diagnostics", .array(diagnostics.map(\.json)))])
  }
}

extension LoadedNib {
  fileprivate func resize(to size: ViewSize) {
    for case let view as UIView in topLevelObjects {
      view.frame.size = CGSize(width: size.width, height: size.height)
      view.layoutIfNeeded()
    }
  }
}
