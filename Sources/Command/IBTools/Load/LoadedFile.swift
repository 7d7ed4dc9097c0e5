package import DiagnosticText
package import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The loaded objects of a file: a nib, one or all scenes of a storyboard, or all nibs of a storyboard.
@MainActor
package struct LoadedFile {
  private let file: String
  /// The nibs by name. The name is nil if there is only one.
  private let nibs: [(name: String?, tree: LoadedTree)]
  /// The scenes by the identifiers of their controllers. The identifier is nil if there is only one.
  private let scenes: [(name: String?, scene: LoadedScene)]
  /// The objects of a nib or document for macOS; nil for one for UIKit.
  private let appKit: AppKitTree?
  /// Whether to print the callbacks of scenes.
  private let events: Bool
  /// The warnings from loading, and the problems in the document.
  package var diagnostics: [Diagnostic]

  /// Loads the objects of nibs.
  /// - Parameters:
  ///   - owner: The class of File's Owner, or nil to use the class in the document.
  ///   - size: The size of top-level views, or nil to use their own sizes.
  ///   - canvas: The document whose top-level views keep the sizes that it states, unless `size` is given. Compilers give
  ///     such views the size of a screen, or of the square canvas of old versions of Interface Builder.
  init(
    _ contents: LoadableContents, file: String, owner: String?, size: CGSize?,
    canvas: IBDocument? = nil
  ) throws(NibError) {
    self.file = file
    (scenes, events, appKit) = ([], false, nil)
    var options = LoadOptions()
    options.makesStandIns = true
    options.ownerClassName = owner
    func tree(_ nib: UINib) throws(NibError) -> LoadedTree {
      let nib = try nib.load(withOwner: nil, options: options)
      if let size { nib.resize(to: size) } else if let canvas { nib.keepSizes(of: canvas) }
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
      // Problems in the strings file are the same for all nibs.
      var seen: Set<Diagnostic> = []
      diagnostics = (storyboard.diagnostics + nibs.flatMap(\.tree.diagnostics))
        .filter { seen.insert($0).inserted }
    }
  }

  /// Loads a scene of a storyboard: the named one, or the initial one.
  /// - Parameters:
  ///   - takesAll: Whether to load all scenes if the storyboard has no initial scene.
  ///   - size: Returns the size in points of the window of the scene with an identifier, or of the initial scene for
  ///     nil. It returns nil for the screen's size.
  init(
    _ storyboard: UIStoryboard, scene name: String?, takesAll: Bool, events: Bool, file: String,
    size: (String?) -> CGSize?
  ) throws(NibError) {
    self.file = file
    self.events = events
    (nibs, appKit) = ([], nil)
    if takesAll, name == nil, storyboard.initialIdentifier == nil {
      var loaded: [(String?, LoadedScene)] = []
      for identifier in storyboard.identifiers {
        loaded.append((identifier, try storyboard.loadScene(identifier, size: size(identifier))))
      }
      scenes = loaded
    } else {
      scenes = [(nil, try storyboard.loadScene(name, size: size(name)))]
    }
    var seen: Set<Diagnostic> = []
    diagnostics = scenes.flatMap(\.scene.diagnostics).filter { seen.insert($0).inserted }
  }

  /// Uses the objects of a nib or document for macOS.
  init(_ tree: AppKitTree, file: String) {
    self.file = file
    appKit = tree
    (nibs, scenes, events) = ([], [], false)
    diagnostics = tree.diagnostics
  }

  /// Returns the hierarchies. Each nib or scene of a storyboard is preceded by its name.
  package func text(headline: Bool) -> String {
    var parts = appKit.map { [$0.text] } ?? []
    parts += nibs.map { name, tree in
      (name.map { "\(PrintableText.line($0)).nib\n" } ?? "") + tree.text
    }
    for (name, scene) in scenes {
      let lines = events ? "\n" + scene.events.map { PrintableText.line($0) + "\n" }.joined() : ""
      parts.append(
        (name.map { "scene \(PrintableText.line($0))\n" } ?? "") + scene.outline() + lines)
    }
    return (headline ? "\(PrintableText.line(file))\n" : "") + parts.joined(separator: "\n")
      + (headline ? "\n" : "")
  }

  package var json: JSONValue {
    let problems = [("diagnostics", JSONValue.array(diagnostics.map(\.json)))]
    if let appKit {
      return .object([("file", .string(file))] + appKit.members + problems)
    }
    if scenes.count == 1, scenes[0].name == nil {
      return .object([("file", .string(file))] + members(of: scenes[0].scene) + problems)
    }
    if nibs.isEmpty {
      let list = scenes.map { JSONValue.object(members(of: $0.scene)) }
      return .object([("file", .string(file)), ("scenes", .array(list))] + problems)
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
    return .object([("file", .string(file))] + contents + problems)
  }

  private func members(of scene: LoadedScene) -> [(String, JSONValue)] {
    let calls = events ? [("events", JSONValue.array(scene.events.map { .string($0) }))] : []
    return [
      ("scene", .text(scene.controller.storyboardIdentifier)), ("objects", scene.jsonObjects),
    ] + calls
  }
}

extension LoadedNib {
  fileprivate func resize(to size: CGSize) {
    for case let view as UIView in topLevelObjects {
      view.frame.size = size
      view.layoutIfNeeded()
    }
  }

  /// Gives top-level views the sizes that a document states. The frames of their subviews are for these sizes.
  fileprivate func keepSizes(of document: IBDocument) {
    for root in document.topLevelObjects {
      guard let id = root.id, let stated = root.frame, let view = object(withID: id) as? UIView
      else { continue }
      let size = CGSize(width: stated.width, height: stated.height)
      guard view.frame.size != size else { continue }
      let resizes = view.autoresizesSubviews
      view.autoresizesSubviews = false
      view.frame.size = size
      view.autoresizesSubviews = resizes
      view.layoutIfNeeded()
    }
  }
}
