import Foundation

/// Everything outside a nib that its objects need: the owner, external objects, the bundle.
@MainActor
struct NibSurroundings {
  /// The object for File's Owner; a stand-in or a plain `NSObject` if the caller passed none.
  let owner: Any
  /// The external objects, by the identifiers of their placeholders.
  var externalObjects: [String: Any]
  /// The bundle in which images are looked up.
  let bundle: Bundle?
  /// The strings in the language of the load.
  let strings: NibStrings
  /// Whether to look for custom classes, rather than use their UIKit superclasses.
  var makesCustomObjects = true
  /// Whether stand-ins replace missing objects.
  var makesStandIns: Bool
  /// A closure that creates the controller of a scene; nil for its class's initializer.
  let creator: (@MainActor (NSCoder) -> UIViewController?)?
  /// Whether to ignore outlets that would move a view.
  let keepsViewsInPlace: Bool
  /// Whether to record the keys that no class reads.
  let recordsUnreadKeys: Bool
  /// The source of the nib, which names the classes of placeholders.
  private let source: NibSource
  /// The modules to search for a class without a module.
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

  /// Returns the object that a placeholder represents; nil for First Responder and for an object that was not passed.
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
