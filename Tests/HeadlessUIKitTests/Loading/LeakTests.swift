import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A loaded hierarchy is freed whole when it is released.
@MainActor @Suite struct LeakTests {
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

  private static func load(_ sample: String) throws -> [Weak] {
    var options = LoadOptions()
    options.makesStandIns = true
    let nib = try UINib(contentsOf: Samples.folder.appending(path: sample))
      .load(withOwner: nil, options: options)
    for case let view as UIView in nib.topLevelObjects { view.layoutIfNeeded() }
    return objects(of: nib)
  }

  @Test(
    arguments: Samples.modern.filter { $0.hasSuffix(".xib") && $0 != "MainMenu.xib" } + [
      "LegacyView.xib"
    ])
  func `nothing is left of a sample`(_ sample: String) throws {
    let objects = try Self.load(sample)
    #expect(!objects.isEmpty)
    let left = objects.filter { $0.object != nil }.map(\.name)
    #expect(left.isEmpty)
  }
}
