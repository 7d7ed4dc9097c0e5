import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// A loaded hierarchy is freed whole when it is released.
@MainActor @Suite(.ownEnvironment) struct LeakTests {
  private struct Weak {
    weak var object: AnyObject?
    let name: String
  }

  /// Every object of the hierarchy, with layers, constraints, guides and recognizers.
  private static func objects(of nib: LoadedNib) -> [Weak] {
    var found: [Weak] = []
    func add(_ object: AnyObject?) {
      if let object { found.append(Weak(object: object, name: "\(type(of: object))")) }
    }
    func visit(_ node: LoadedObject) {
      add(node.object)
      if let view = node.object as? UIView {
        add(view.layer)
        for constraint in view.constraints { add(constraint) }
        for guide in view.layoutGuides { add(guide) }
        for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
      }
      for child in node.children { visit(child) }
    }
    for root in nib.hierarchy { visit(root) }
    for connection in nib.connections { add(connection.source) }
    return found
  }

  private static func load(_ nib: UINib) throws -> [Weak] {
    var options = LoadOptions()
    options.makesStandIns = true
    let nib = try nib.load(withOwner: nil, options: options)
    for case let view as UIView in nib.topLevelObjects { view.layoutIfNeeded() }
    return objects(of: nib)
  }

  private func expectNothingLeft(of nib: UINib, _ name: String) throws {
    let objects = try Self.load(nib)
    #expect(!objects.isEmpty, "\(name)")
    let left = objects.filter { $0.object != nil }.map(\.name)
    #expect(left.isEmpty, "\(name)")
  }

  private nonisolated static let documents = Samples.modern.filter {
    !["MacMain.storyboard", "MainMenu.xib", "WatchMain.storyboard"].contains($0)
  }

  @Test(arguments: documents + ["LegacyView.xib"])
  func `nothing is left of a sample, nor of a storyboard's nibs`(_ sample: String) throws {
    let document = try IBDocument(contentsOf: Samples.folder.appending(path: sample))
    guard document.kind == .storyboard else {
      return try expectNothingLeft(of: UINib(document: document), sample)
    }
    let nibs = try StoryboardNibs(document: document)
    #expect(!nibs.entries.isEmpty)
    for entry in nibs.entries { try expectNothingLeft(of: entry.nib, "\(sample): \(entry.name)") }
  }

  @Test(arguments: documents.filter { $0.hasSuffix(".xib") })
  func `nothing is left of a nib that was read compiled`(_ sample: String) throws {
    let document = try IBDocument(contentsOf: Samples.folder.appending(path: sample))
    let bytes = NIBArchive.encode(try NibCompiler().compile(document).graph)
    try expectNothingLeft(of: UINib(contents: bytes, name: sample), sample)
  }
}
