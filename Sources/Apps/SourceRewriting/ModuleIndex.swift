import Diagnostics

/// A source with its declarations.
struct ScannedSource {
  /// The path that compiler messages should contain.
  let path: String
  /// Unique in the module; used in generated names.
  let id: String
  let bytes: [UInt8]
  let facts: RuntimeFacts
  let lines: LineStarts

  init(path: String, id: String, bytes: [UInt8], facts: RuntimeFacts) {
    (self.path, self.id, self.bytes, self.facts) = (path, id, bytes, facts)
    lines = LineStarts(bytes)
  }
}

/// The classes and methods of a module by name.
struct ModuleIndex {
  /// A type in a source.
  struct Place: Hashable {
    let source: Int
    let type: Int
  }

  let sources: [ScannedSource]
  /// The methods by base name.
  private(set) var methods: [String: [Method]] = [:]
  private var superclasses: [String: String] = [:]
  private(set) var classes: [String: [Place]] = [:]
  private(set) var extensions: [String: [Place]] = [:]
  /// The protocols that each protocol of the module refines, as written.
  private(set) var protocols: [String: [String]] = [:]
  /// The names of the types of the module.
  private(set) var declared: Set<String> = []
  private var exposing: Set<String> = []
  private var generic: Set<String> = []
  private var optionalMethods: Set<String> = []
  /// The methods that each protocol of the module declares as optional.
  private(set) var optionalMethodsOfProtocols: [String: Set<String>] = [:]
  /// The names of the properties that can contain an optional closure.
  private var closures: Set<String> = []
  /// The types that annotations in the module give to a name.
  private var annotations: [String: Set<String>] = [:]
  private var aliases: [String: Set<String>] = [:]
  /// The types of properties, by class and name.
  private(set) var propertyTypes: [String: [String: String]] = [:]
  /// The Objective-C names of properties that differ from their Swift names.
  private(set) var propertyNames: [String: String] = [:]
  /// The full names of the methods that Objective-C protocols declare, and their selectors.
  private(set) var requirements: [String: String] = [:]
  /// The names of optional protocol members, which are looked up by name.
  private(set) var lookedUp: Set<String> = []
  /// The names of all methods and properties that a `#selector` refers to.
  private(set) var selected: Set<String> = []

  init(_ sources: [ScannedSource]) {
    self.sources = sources
    for scanned in sources {
      for type in scanned.facts.types where type.kind == .protocol { addRequirements(of: type) }
    }
    for (source, scanned) in sources.enumerated() {
      for use in scanned.facts.uses { use.path.last.map { _ = selected.insert($0) } }
      annotations.merge(scanned.facts.annotations) { $0.union($1) }
      aliases.merge(scanned.facts.aliases) { $0.union($1) }
      for (index, type) in scanned.facts.types.enumerated() {
        add(type, at: Place(source: source, type: index))
      }
    }
  }

  private mutating func add(_ type: TypeFacts, at place: Place) {
    let owner = type.lastName
    if type.kind == .class {
      classes[owner, default: []].append(place)
      if let first = type.inherited.first { superclasses[owner] = first }
      if type.exposesMembers { exposing.insert(owner) }
    }
    if type.kind != .extension { declared.insert(owner) }
    if type.kind == .extension { extensions[owner, default: []].append(place) }
    if type.kind == .protocol { protocols[owner, default: []] += type.inherited }
    if type.isGeneric { generic.insert(owner) }
    for member in type.members {
      guard case .method(let shape) = member.kind else {
        if member.typeName.map(MethodShape.isOptional) ?? true { closures.insert(member.name) }
        if member.runtimeName != member.name { propertyNames[member.name] = member.runtimeName }
        if let name = member.typeName.flatMap(Self.className) {
          propertyTypes[owner, default: [:]][member.name] = name
        }
        continue
      }
      if member.isOptional {
        optionalMethods.insert(member.name)
        optionalMethodsOfProtocols[owner, default: []].insert(member.signatureName)
      }
      methods[member.name, default: []].append(
        Method(
          owner: owner, shape: shape, runtimeName: runtimeName(of: member),
          isExposed: member.isExposed || type.exposesMembers))
    }
  }

  private mutating func addRequirements(of type: TypeFacts) {
    for member in type.members {
      if isLookedUp(member) { lookedUp.insert(member.signatureName) }
      guard case .method = member.kind, type.exposesMembers || member.isMarked else { continue }
      requirements[member.signatureName] = member.runtimeName
    }
  }

  /// The class that a type refers to: `Form` for `Form?`, `Form!` and `Screens.Form`.
  private static func className(_ type: String) -> String? {
    let marks: [UInt8] = [UInt8(ascii: "?"), UInt8(ascii: "!")]
    let end = type.utf8.lastIndex { !marks.contains($0) }
    guard let end else { return nil }
    let name = type[...end]
    guard name.allSatisfy({ $0.isNamePart || $0 == "_" || $0 == "." }) else {
      return nil
    }
    return name.split(separator: ".").last.map(String.init)
  }

  /// Whether all members of a class are exposed to Objective-C.
  func exposesMembers(_ name: String) -> Bool { exposing.contains(name) }

  /// Whether a type with this name has generic parameters.
  func isGeneric(_ name: String) -> Bool { generic.contains(name) }

  /// The members that extensions in the module add to a type, and the types inside it.
  func names(declaredIn type: String) -> Set<String> {
    var names: Set<String> = []
    for place in extensions[type] ?? [] {
      let types = sources[place.source].facts.types
      names.formUnion(types[place.type].members.filter(\.isStatic).map(\.name))
      names.formUnion(types.filter { $0.outer == place.type }.map(\.name))
    }
    return names
  }

  /// A class and its superclasses, as far as the module declares them.
  func lineage(of name: String) -> [String] {
    var names = [name]
    // No app's class hierarchy is nearly as deep.
    while names.count < 64, let next = superclasses[names[names.count - 1]], !names.contains(next) {
      names.append(next)
    }
    return names
  }

  /// Whether the generated code can create objects of a class without arguments: a plain Foundation object that a
  /// document uses as a custom object, or a view or controller that declares an `init()`, which generic code calls.
  func canBeCreated(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, !type.hasOwnActor else { return false }
    let names = lineage(of: type.lastName)
    guard let root = names.last, root == "NSObject" || root.hasPrefix("UI") || root.hasPrefix("CA")
    else { return false }
    var type = type
    for parent in names.dropFirst() {
      if type.hasPlainInitializer { return true }
      if type.hasDesignatedInitializer { return false }
      guard parent != "NSObject" else { return true }
      let candidates = classes[parent] ?? []
      guard candidates.count == 1 else { return false }
      type = sources[candidates[0].source].facts.types[candidates[0].type]
    }
    return false
  }

  /// The way in which a class declares its table of members.
  enum OwnTable {
    /// The class is the first one with a table: a plain object.
    case first
    /// The class extends the table of a superclass.
    case override
  }

  /// The way in which a class declares its table; nil if other code in the module can refer to the class, or if the
  /// class has no table.
  func ownTable(of type: TypeFacts) -> OwnTable? {
    guard type.kind == .class, type.isGeneric || type.isLocal else { return nil }
    let names = lineage(of: type.lastName)
    guard let root = names.last, names.count > 1 else { return nil }
    guard root == "NSObject" else {
      // UIKit's own classes have tables, except for classes that documents do not connect.
      let hasTable = inheritsFromObject(type) && root.hasPrefix("UI")
      return hasTable && !Self.rootsWithoutTable.contains(root) ? .override : nil
    }
    for name in names.dropFirst() {
      let candidates = (classes[name] ?? []).map { sources[$0.source].facts.types[$0.type] }
      let registering = candidates.filter { candidate in
        (candidate.isGeneric || candidate.isLocal) && !candidate.hasRequirements
          && !registeredMembers(of: candidate).isEmpty
      }
      guard !registering.isEmpty else { continue }
      // If several classes have the same name, the name is ambiguous.
      return registering.count == candidates.count ? .override : nil
    }
    return type.hasRequirements ? nil : .first
  }

  /// The members of a type that are registered.
  func registeredMembers(of type: TypeFacts) -> [MemberFacts] {
    let exposesAll = exposesMembers(type.lastName)
    return type.members.filter { member in
      guard !member.isStatic else { return false }
      if case .method(let shape) = member.kind, !shape.canBeCalledByName { return false }
      if member.isMarked || calledName(of: member, in: type) != nil { return true }
      if isLookedFor(member, in: type) { return true }
      guard member.isExposed || exposesAll else { return false }
      // All members of the class are exposed to Objective-C. Methods without an attribute are registered only if code
      // in the module refers to them.
      if case .method = member.kind { return selected.contains(member.name) }
      return true
    }
  }

  /// The UIKit classes that do not declare `nibConnections`, so that a subclass has nothing to override.
  private static let rootsWithoutTable: Set<String> = [
    "UIAccessibilityCustomAction", "UIAccessibilityCustomRotor",
    "UIAccessibilityCustomRotorItemResult", "UIAccessibilityCustomRotorSearchPredicate", "UIAction",
    "UIActivity", "UIActivityItemProvider", "UIAlertAction", "UIApplicationShortcutIcon",
    "UIApplicationShortcutItem", "UIAttachmentBehavior", "UIBarAppearance",
    "UIBarButtonItemAppearance", "UIBarButtonItemGroup", "UIBarButtonItemStateAppearance",
    "UIBlurEffect", "UICalendarSelection", "UICalendarSelectionMultiDate",
    "UICalendarSelectionSingleDate", "UICollectionViewDiffableDataSource",
    "UICollectionViewDropPlaceholder", "UICollectionViewDropProposal",
    "UICollectionViewFlowLayoutInvalidationContext", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewPlaceholder",
    "UICollectionViewUpdateItem", "UICollisionBehavior", "UICommand", "UIContextMenuConfiguration",
    "UIContextMenuInteraction", "UIContextualAction", "UIDeferredMenuElement", "UIDevice",
    "UIDocument", "UIDocumentInteractionController", "UIDragInteraction", "UIDragItem",
    "UIDragPreview", "UIDragPreviewParameters", "UIDragPreviewTarget", "UIDropInteraction",
    "UIDropProposal", "UIDynamicAnimator", "UIDynamicBehavior", "UIDynamicItemBehavior",
    "UIEditMenuConfiguration", "UIEditMenuInteraction", "UIEvent", "UIFeedbackGenerator",
    "UIFieldBehavior", "UIFindInteraction", "UIFindSession", "UIFocusAnimationCoordinator",
    "UIFocusGuide", "UIFocusUpdateContext", "UIGravityBehavior", "UIImpactFeedbackGenerator",
    "UIInterpolatingMotionEffect", "UIKey", "UIKeyCommand", "UILayoutGuide", "UILocalNotification",
    "UIMarkupTextPrintFormatter", "UIMenu", "UIMenuController", "UIMenuElement", "UIMenuItem",
    "UIMotionEffect", "UIMotionEffectGroup", "UIMutableApplicationShortcutItem",
    "UINavigationBarAppearance", "UINib", "UINotificationFeedbackGenerator", "UIOpenURLContext",
    "UIPasteboard", "UIPercentDrivenInteractiveTransition", "UIPointerInteraction",
    "UIPointerRegion", "UIPointerRegionRequest", "UIPointerStyle",
    "UIPopoverPresentationController", "UIPresentationController", "UIPress", "UIPressesEvent",
    "UIPreviewAction", "UIPreviewInteraction", "UIPreviewParameters", "UIPreviewTarget",
    "UIPrintFormatter", "UIPrintInfo", "UIPrintInteractionController", "UIPrintPageRenderer",
    "UIPushBehavior", "UIRegion", "UIScreen", "UISearchToken", "UISelectionFeedbackGenerator",
    "UISheetPresentationController", "UISimpleTextPrintFormatter", "UISnapBehavior",
    "UIStatusBarManager", "UIStoryboard", "UIStoryboardSegue", "UISwipeActionsConfiguration",
    "UITabBarAppearance", "UITabBarItemAppearance", "UITabBarItemStateAppearance",
    "UITableViewDiffableDataSource", "UITableViewDropPlaceholder", "UITableViewDropProposal",
    "UITableViewPlaceholder", "UITableViewRowAction", "UITargetedDragPreview", "UITargetedPreview",
    "UITextChecker", "UITextInputStringTokenizer", "UITextPosition", "UITextRange",
    "UITextSelectionRect", "UIToolbarAppearance", "UITouch", "UIUserNotificationSettings",
    "UIVibrancyEffect", "UIViewPrintFormatter", "UIViewPropertyAnimator", "UIVisualEffect",
    "UIBezierPath", "UIColor", "UIFont", "UIFontDescriptor", "UIImage", "UIImageAsset",
    "UITraitCollection",
  ]

  // MARK: What Foundation has only with Objective-C

  /// Whether the superclasses of a type lead to an Apple class, all of which inherit from `NSObject`.
  func inheritsFromObject(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, let last = lineage(of: type.lastName).last, classes[last] == nil
    else { return false }
    return ["NS", "UI", "CA", "AV", "MK", "WK"].contains { prefix in
      last.hasPrefix(prefix) && last.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Whether a name is that of an Apple class, or of a class in the module that inherits from one, or an alias of it.
  func isObjectClass(_ name: String) -> Bool {
    // One step suffices, because an alias of an alias is rare.
    ([name] + (aliases[name] ?? [])).contains(where: isDirectObjectClass)
  }

  private func isDirectObjectClass(_ name: String) -> Bool {
    if let place = classes[name]?.first {
      return inheritsFromObject(sources[place.source].facts.types[place.type])
    }
    return ["UI", "CA", "WK", "MK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Whether a call with a question mark calls a method rather than a closure that is stored in a property.
  ///
  /// A method and a property may have the same name. A call of the method is one on a value whose name is declared with
  /// a protocol that has the optional method.
  func callsMethod(_ call: OptionalCall) -> Bool {
    if call.hasLabels { return true }
    if let receiver = call.receiver, let types = annotations[receiver],
      types.contains(where: { hasOptionalMethod(named: call.name, $0) })
    {
      return true
    }
    guard !closures.contains(call.name) else { return false }
    return optionalMethods.contains(call.name) || OptionalMethods.names.contains(call.name)
  }

  /// Whether a protocol of the module, or one that it refines, has an optional method.
  private func hasOptionalMethod(named name: String, _ type: String) -> Bool {
    var names = [type]
    var next = 0
    while next < names.count {
      // Bounded: each name is added once.
      let type = names[next]
      let methods = optionalMethodsOfProtocols[type] ?? []
      if methods.contains(where: { $0.prefix { $0 != "(" } == name }) { return true }
      let others = (protocols[type] ?? []) + (aliases[type] ?? [])
      names += others.filter { !names.contains($0) }
      next += 1
    }
    return false
  }

  /// Whether what the calls of `intersects` in a source call is a framework's: the module declares no such method, and
  /// the source imports no other package's module.
  func onlyFrameworksIntersect(in source: ScannedSource) -> Bool {
    methods["intersects"] == nil && source.facts.imports.isSubset(of: Self.frameworks)
  }

  /// The modules whose rectangles and sets intersect.
  private static let frameworks: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "MapKit", "CoreLocation", "AVFoundation",
    "WebKit", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UserNotifications", "Combine",
    "AudioToolbox", "CoreText",
    "ImageIO", "simd", "os", "Darwin", "ObjectiveC", "CoreFoundation", "XCTest", "Testing",
    "Dispatch",
  ]

  /// Whether a class inherits from `NSObject` only through classes of this module.
  private func isPlain(_ name: String) -> Bool {
    let names = lineage(of: name)
    return names.count > 1 && names.last == "NSObject"
  }

  /// Whether a member overrides a member that `NSObject` has only with the Objective-C runtime, so that there is
  /// nothing to override here.
  func overridesNothing(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    guard member.isOverride, ObjectMembers.selectors[member.signatureName] != nil,
      isPlain(type.lastName)
    else { return false }
    return !lineage(of: type.lastName).dropFirst().contains { owner in
      ((classes[owner] ?? []) + (extensions[owner] ?? [])).contains { place in
        sources[place.source].facts.types[place.type].members.contains { $0.isSame(as: member) }
      }
    }
  }

  /// Whether a call of a superclass's method has no effect, because the enclosing method overrides nothing.
  func doesNothing(_ call: SuperCall, in member: MemberFacts) -> Bool {
    member.range.contains(call.range.lowerBound) && member.name == call.name
      && ["awakeFromNib", "prepareForInterfaceBuilder"].contains(call.name)
  }

  /// The Objective-C name of a member of a plain class, if `NSObject` has it only with the Objective-C runtime; nil for
  /// other members.
  func calledName(of member: MemberFacts, in type: TypeFacts) -> String? {
    guard let name = ObjectMembers.selectors[member.signatureName], !name.isEmpty, !member.isStatic,
      isPlain(type.lastName)
    else { return nil }
    return name
  }

  /// The overrides in an extension of a class that the module does not declare, such as one of UIKit.
  func foreignOverrides(in type: TypeFacts) -> [MemberFacts] {
    guard type.kind == .extension, classes[type.lastName] == nil else { return [] }
    return type.members.filter(\.isOverride)
  }

  // MARK: Moves

  /// A member that an extension may contain only with the Objective-C runtime, and the class into which it is moved.
  struct Move {
    let from: Place
    let member: MemberFacts
    let to: Place
    /// The new name of a member that stays in its extension because it uses declarations that are private to its file;
    /// the class gets a member that calls it. Nil for a member that moves into the class.
    var newName: String?
  }

  /// Returns the name under which an override can stay in its extension; nil if it must move into the class.
  /// - Parameter privateNames: Those of the sources that members move from.
  private func nameInside(
    _ member: MemberFacts, of place: Place, to class: Place,
    _ privateNames: inout [Int: PrivateNames]
  ) -> String? {
    guard place.source != `class`.source, member.isOverride, !member.isStatic,
      sources[place.source].bytes[member.namePlace] != 0x60
    else { return nil }
    switch member.kind {
    case .method(let shape): guard shape.canBeCalledByName else { return nil }
    case .property:
      guard member.typeName != nil, AccessorWords(of: member, in: sources[place.source]).isComputed
      else { return nil }
    }
    let names = privateNames[place.source] ?? PrivateNames(of: sources[place.source])
    privateNames[place.source] = names
    guard names.areUsed(by: member) else { return nil }
    return "_own\(sources[place.source].id)_\(member.name)"
  }

  /// Overrides in extensions, and members of extensions that a subclass overrides.
  func moves() -> [Move] {
    var moves: [Move] = []
    var extended: [String: [String: [(place: Place, member: MemberFacts)]]] = [:]
    /// Returns the members with a name in the extensions of a type.
    func extensionMembers(_ name: String, of owner: String) -> [(place: Place, member: MemberFacts)]
    {
      if let known = extended[owner] { return known[name] ?? [] }
      var found: [String: [(place: Place, member: MemberFacts)]] = [:]
      for place in extensions[owner] ?? [] {
        for member in sources[place.source].facts.types[place.type].members {
          found[member.name, default: []].append((place, member))
        }
      }
      extended[owner] = found
      return found[name] ?? []
    }
    var privateNames: [Int: PrivateNames] = [:]
    var taken: Set<[Int]> = []
    func move(_ member: MemberFacts, from place: Place, of name: String) {
      guard member.hasBody, taken.insert([place.source, member.range.lowerBound]).inserted else {
        return
      }
      let candidates = classes[name] ?? []
      guard let to = candidates.first(where: { $0.source == place.source }) ?? candidates.first,
        sources[to.source].facts.isBalanced, sources[place.source].facts.isBalanced
      else { return }
      moves.append(
        Move(
          from: place, member: member, to: to,
          newName: nameInside(member, of: place, to: to, &privateNames)))
    }
    for (source, scanned) in sources.enumerated() {
      for (index, type) in scanned.facts.types.enumerated() where !type.isLocal {
        for member in type.members where member.isOverride {
          if type.kind == .extension {
            move(member, from: Place(source: source, type: index), of: type.lastName)
          }
          for owner in lineage(of: type.lastName).dropFirst() {
            for (place, base) in extensionMembers(member.name, of: owner)
            where base.isSame(as: member) {
              move(base, from: place, of: owner)
            }
          }
        }
      }
    }
    return moves
  }
}

extension MemberFacts {
  /// The name with its argument labels: `value(forKey:)`.
  var signatureName: String {
    guard case .method(let shape) = kind else { return name }
    return name + "(" + shape.labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether a member has the same name and labels.
  func isSame(as other: MemberFacts) -> Bool {
    guard name == other.name, isStatic == other.isStatic else { return false }
    switch (kind, other.kind) {
    case (.property, .property): return true
    case (.method(let mine), .method(let theirs)): return mine.labels == theirs.labels
    default: return false
    }
  }
}
