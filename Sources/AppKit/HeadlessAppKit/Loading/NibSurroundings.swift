import NibSources
import ObjectFields

/// Everything outside a nib that its objects need.
@MainActor
struct NibSurroundings {
  /// The object for File's Owner; nil to create a stand-in.
  let owner: AnyObject?
  /// Whether the classes of an app are expected to be missing, as when a document is only inspected.
  let makesStandIns: Bool
  /// The objects that placeholders for objects outside the nib represent, by identifier.
  let externals: [String: Any]
  /// The strings in the language of the load.
  let strings: NibStrings
  /// The modules to search for a class without a module.
  private let modules: [String]

  init(_ source: NibSource, owner: AnyObject?, makesStandIns: Bool, externals: [String: Any]) {
    self.owner = owner
    self.makesStandIns = makesStandIns
    self.externals = externals
    strings = NibStrings(
      source.localization, bundle: nil, name: nil, languages: NSNib.searchPath.languages)
    modules =
      (owner.map { [SwiftClasses.module(of: type(of: $0))] } ?? []) + NSNib.searchPath.modules
  }

  /// Returns an app's class by its name in a nib.
  func appClass(named name: String) -> AnyClass? {
    SwiftClasses.type(named: name, modules: modules) {
      $0 is any NibDecodable.Type || $0 is any NibObject.Type
    }
  }
}
