import Foundation

/// What a nib does not hold and its objects need: the owner, objects handed in, the bundle.
@MainActor
struct NibSurroundings {
  /// The object behind the placeholder File's Owner; a plain one where the caller gave none.
  let owner: Any
  /// Objects by the identifiers of their placeholders.
  var externalObjects: [String: Any]
  /// The bundle that images are looked up in.
  let bundle: Bundle?
  /// The strings in the language of the load.
  let strings: NibStrings
  /// Whether to look for custom classes; otherwise their superclasses from UIKit are used.
  var makesCustomObjects = true
  /// Whether stand-ins replace missing objects.
  var makesStandIns: Bool
  /// Makes the controller of a scene.
  let creator: (@MainActor (NSCoder) -> UIViewController?)?
  /// Whether outlets are left out that would move a view.
  let keepsViewsInPlace: Bool
  /// Whether to record the keys that no class reads.
  let recordsUnreadKeys: Bool
  /// The classes of placeholders.
  private let source: NibSource
  /// Modules that a class without one is looked for in.
  let modules: [String]

  init(
    owner: Any?, options: LoadOptions, source: NibSource, bundle: Bundle?, nibName: String?
  ) {
    let standIn = NibStandIn(
      className: options.ownerClassName ?? source.className(ofPlaceholder: NibProxy.filesOwner),
      placeholderIdentifier: NibProxy.filesOwner)
    self.source = source
    self.owner = owner ?? (options.makesStandIns ? standIn : NSObject())
    externalObjects = options.externalObjects
    makesStandIns = options.makesStandIns
    creator = options.creator
    keepsViewsInPlace = options.keepsViewsInPlace
    recordsUnreadKeys = options.recordsUnreadKeys
    self.bundle = bundle
    strings = NibStrings(
      source.localization, bundle: bundle, name: nibName,
      languages: NibPreferences.current.languages)
    modules = ClassRegistry.modules(of: owner)
  }

  /// The object that a placeholder represents: nil for First Responder, and for one that was not passed.
  mutating func object(forProxy identifier: String) -> Any? {
    switch identifier {
    case NibProxy.filesOwner: return owner
    case NibProxy.firstResponder: return nil
    default:
      if externalObjects[identifier] == nil, makesStandIns {
        externalObjects[identifier] = NibStandIn(
          className: source.className(ofPlaceholder: identifier), placeholderIdentifier: identifier)
      }
      return externalObjects[identifier]
    }
  }
}
