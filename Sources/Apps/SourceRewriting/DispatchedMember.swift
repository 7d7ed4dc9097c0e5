/// A member that is declared in an extension of a UIKit class and overridden by classes of the module, or by the
/// module's extensions of other UIKit classes.
///
/// Swift allows such overrides only with Objective-C. The rewritten member of the extension checks whether the object
/// conforms to a protocol that only overriding classes conform to, and otherwise calls its original code, which is
/// renamed:
/// ```swift
/// extension UIViewController {
///   func _basea0_setUp() { … }                                // the member's own code
///   func setUp() { (self as? any _Dispatcha0_0)?._overa0_setUp() … }
/// }
/// class Home: UIViewController { func _overa0_setUp() { … } }  // was: override func setUp()
/// ```
struct DispatchedMember {
  /// An override of the member.
  struct Override {
    let place: ModuleIndex.Place
    let member: MemberFacts
    /// Whether no superclass in the module overrides the member, so that `super` refers to the extension.
    let isFirst: Bool
  }

  let place: ModuleIndex.Place
  let member: MemberFacts
  /// The name of the protocol.
  let protocolName: String
  /// The names of the extension's original code and of the overrides.
  let baseName: String
  let overrideName: String
  let overrides: [Override]
}

extension ModuleIndex {
  /// The members in extensions of UIKit classes that classes of the module override.
  func dispatchedMembers() -> [DispatchedMember] {
    var found: [DispatchedMember] = []
    for (source, scanned) in sources.enumerated() {
      for (type, facts) in scanned.facts.types.enumerated()
      where facts.kind == .extension && classes[facts.lastName] == nil && scanned.facts.isBalanced {
        for member in facts.members where canDispatch(member, in: scanned) {
          let overrides = overrides(of: member, in: facts.lastName)
          guard !overrides.isEmpty else { continue }
          let id = scanned.id
          found.append(
            DispatchedMember(
              place: Place(source: source, type: type), member: member,
              protocolName: "_Dispatch\(id)_\(found.count)", baseName: "_base\(id)_\(member.name)",
              overrideName: "_over\(id)_\(member.name)", overrides: overrides))
        }
      }
    }
    return found
  }

  private func canDispatch(_ member: MemberFacts, in source: ScannedSource) -> Bool {
    guard member.hasBody, !member.isOverride, !member.isStatic, !member.isPrivate,
      source.bytes[member.namePlace] != 0x60
    else { return false }
    guard case .method(let shape) = member.kind else {
      return member.typeName != nil && AccessorWords(of: member, in: source).isComputed
    }
    // A protocol requirement cannot have default values.
    return shape.canBeCalledByName && !source.bytes[shape.signature].contains(0x3D)
  }

  /// Whether a type may override a member of an extension: a class, or an extension of a class. An override in an
  /// extension of a class of the module moves into the class.
  private func canOverride(_ type: TypeFacts) -> Bool {
    switch type.kind {
    case .class: !type.isLocal && !type.isGeneric
    case .extension: !type.isLocal
    default: false
    }
  }

  private func overrides(of member: MemberFacts, in base: String) -> [DispatchedMember.Override] {
    var overrides: [DispatchedMember.Override] = []
    for (source, scanned) in sources.enumerated() {
      for (type, facts) in scanned.facts.types.enumerated()
      where canOverride(facts) {
        for own in facts.members where own.isOverride && own.isSame(as: member) {
          let lineage = lineage(of: facts.lastName)
          guard let root = lineage.last, classes[root] == nil, Self.inherits(root, from: base)
          else { continue }
          let isFirst = !lineage.dropFirst().contains { name in
            ((classes[name] ?? []) + (extensions[name] ?? [])).contains { place in
              sources[place.source].facts.types[place.type].members.contains {
                $0.isOverride && $0.isSame(as: member)
              }
            }
          }
          overrides.append(
            .init(place: Place(source: source, type: type), member: own, isFirst: isFirst))
        }
      }
    }
    return overrides
  }

  /// The positions at which the convenience initializers of a source's extensions end that a class of the module
  /// replaces by one with the same labels. Swift does not allow that; with a further parameter they are different
  /// initializers, and calls remain as they are.
  func replacedInitializers(of source: ScannedSource) -> [Int] {
    source.facts.types.flatMap { type in
      guard type.kind == .extension, classes[type.lastName] == nil else { return [Int]() }
      return type.convenienceInitializers.filter { own in
        !own.labels.isEmpty
          && classes.contains { name, places in
            guard let root = lineage(of: name).last, Self.inherits(root, from: type.lastName) else {
              return false
            }
            return places.contains {
              sources[$0.source].facts.types[$0.type].initializers.contains(own.labels)
            }
          }
      }.map(\.closing)
    }
  }

  /// Whether one UIKit class is the same as another, or inherits from it according to its name.
  private static func inherits(_ name: String, from base: String) -> Bool {
    if name == base || base == "NSObject" { return true }
    if base == "CALayer" { return name.hasPrefix("CA") && name.hasSuffix("Layer") }
    guard name.hasPrefix("UI") else { return false }
    let isController = name.hasSuffix("Controller")
    let isView = ["View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Window", "Slider"]
      .contains { name.hasSuffix($0) }
    switch base {
    case "UIViewController": return isController
    case "UIView": return isView
    case "UIResponder": return isController || isView
    default: return false
    }
  }
}
