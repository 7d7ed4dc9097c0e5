/// A source with what it declares.
struct ScannedSource {
  /// The path that the compiler's messages should name.
  let path: String
  /// Unique in the module; it is part of generated names.
  let id: String
  let bytes: [UInt8]
  let facts: RuntimeFacts
}

/// The classes and methods of a module by name.
struct ModuleIndex {
  /// A type of a source.
  struct Place: Hashable {
    let source: Int
    let type: Int
  }

  private struct Method {
    let owner: String
    let labels: [String]
    let runtimeName: String
    let isExposed: Bool
  }

  let sources: [ScannedSource]
  private var methods: [String: [Method]] = [:]
  private var superclasses: [String: String] = [:]
  private(set) var classes: [String: [Place]] = [:]
  private(set) var extensions: [String: [Place]] = [:]
  /// What each protocol of the module refines, as written.
  private(set) var protocols: [String: [String]] = [:]
  private var exposing: Set<String> = []
  private var generic: Set<String> = []
  private var optionalMethods: Set<String> = []
  /// The methods that each protocol of the module does not require.
  private(set) var optionalMethodsOfProtocols: [String: Set<String>] = [:]
  private var properties: Set<String> = []
  /// The names of all methods and properties that a `#selector` names.
  private(set) var selected: Set<String> = []

  init(_ sources: [ScannedSource]) {
    self.sources = sources
    for (source, scanned) in sources.enumerated() {
      for use in scanned.facts.uses { use.path.last.map { _ = selected.insert($0) } }
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
    if type.kind == .extension { extensions[owner, default: []].append(place) }
    if type.kind == .protocol { protocols[owner, default: []] += type.inherited }
    if type.isGeneric { generic.insert(owner) }
    for member in type.members {
      guard case .method(let shape) = member.kind else {
        properties.insert(member.name)
        continue
      }
      if member.isOptional {
        optionalMethods.insert(member.name)
        optionalMethodsOfProtocols[owner, default: []].insert(member.signatureName)
      }
      methods[member.name, default: []].append(
        Method(
          owner: owner, labels: shape.labels, runtimeName: member.runtimeName,
          isExposed: member.isExposed || type.exposesMembers))
    }
  }

  /// Whether Objective-C knows all members of a class.
  func exposesMembers(_ name: String) -> Bool { exposing.contains(name) }

  /// Whether a type of the name has generic parameters.
  func isGeneric(_ name: String) -> Bool { generic.contains(name) }

  /// A class and its superclasses, as far as the module declares them.
  func lineage(of name: String) -> [String] {
    var names = [name]
    while let next = superclasses[names[names.count - 1]], !names.contains(next) {
      names.append(next)
    }
    return names
  }

  /// Whether the generated code can create objects of a class without arguments: a plain object of Foundation's, which a
  /// document calls a custom object, or a view or controller with an `init()` of its own, which generic code calls.
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

  // MARK: Selectors

  /// The selector that a `#selector` means, and whether it is only a guess.
  func selector(of use: RuntimeUse, in source: Int) -> (name: String, isGuess: Bool) {
    let base = use.path[use.path.count - 1]
    switch use.kind {
    case .getter: return (base, false)
    case .setter: return (ObjectiveCName.setter(of: base), false)
    case .keyPath:
      let names = use.path.drop { $0 == "self" || $0.first?.isUppercase == true }
      return (names.joined(separator: "."), false)
    case .method: break
    }
    let found = (methods[base] ?? []).filter { method in
      use.labels.map { $0 == method.labels } ?? true
    }
    for owner in owners(of: use, in: source) {
      let own = found.filter { $0.owner == owner }
      if let method = own.first(where: \.isExposed) ?? own.first {
        return (method.runtimeName, false)
      }
    }
    if let labels = use.labels {
      return (ObjectiveCName.selector(base: base, MethodShape(labels: labels)), false)
    }
    if let known = Self.frameworkSelectors[base] { return (known, false) }
    let names = Set(
      (found.contains(where: \.isExposed) ? found.filter(\.isExposed) : found).map(\.runtimeName))
    if names.count == 1, let name = names.first { return (name, false) }
    return (names.min() ?? base, true)
  }

  /// The classes where a `#selector` looks first: the one that it names, or the one around it, and their superclasses.
  private func owners(of use: RuntimeUse, in source: Int) -> [String] {
    if let named = use.path.dropLast().last(where: { $0.first?.isUppercase == true && $0 != "Self" }
    ) {
      return lineage(of: named)
    }
    guard var type = use.type else { return [] }
    var owners: [String] = []
    while true {
      let facts = sources[source].facts.types[type]
      owners += lineage(of: facts.lastName)
      guard let outer = facts.outer else { return owners }
      type = outer
    }
  }

  /// Methods of UIKit and Foundation that sources name without their labels.
  private static let frameworkSelectors = [
    "resignFirstResponder": "resignFirstResponder", "becomeFirstResponder": "becomeFirstResponder",
    "endEditing": "endEditing:", "reloadData": "reloadData", "setNeedsLayout": "setNeedsLayout",
    "setNeedsDisplay": "setNeedsDisplay", "layoutIfNeeded": "layoutIfNeeded",
    "removeFromSuperview": "removeFromSuperview", "awakeFromNib": "awakeFromNib",
    "caseInsensitiveCompare": "caseInsensitiveCompare:", "compare": "compare:",
    "localizedCaseInsensitiveCompare": "localizedCaseInsensitiveCompare:",
    "localizedStandardCompare": "localizedStandardCompare:", "copy": "copy:", "paste": "paste:",
    "cut": "cut:", "delete": "delete:", "select": "select:", "selectAll": "selectAll:",
    "layoutSubviews": "layoutSubviews", "viewDidLoad": "viewDidLoad", "isEqual": "isEqual:",
  ]

  // MARK: What Foundation has only with Objective-C

  /// Whether the classes that a type inherits from end in one of Apple's, which are all objects of `NSObject`.
  func inheritsFromObject(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, let last = lineage(of: type.lastName).last, classes[last] == nil
    else { return false }
    return ["NS", "UI", "CA", "AV", "MK", "WK"].contains { prefix in
      last.hasPrefix(prefix) && last.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Whether a call with a question mark is one of a method, not of a closure in a property.
  func callsMethod(_ call: OptionalCall) -> Bool {
    if call.hasLabels { return true }
    guard !properties.contains(call.name) else { return false }
    return optionalMethods.contains(call.name) || OptionalMethods.names.contains(call.name)
  }

  /// Whether a class inherits from `NSObject` through classes of this module only.
  private func isPlain(_ name: String) -> Bool {
    let names = lineage(of: name)
    return names.count > 1 && names.last == "NSObject"
  }

  /// Whether a member overrides one that `NSObject` has only with Objective-C, so that there is nothing to override.
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

  /// Whether a call of a superclass's method does nothing where the method around it overrides nothing.
  func doesNothing(_ call: SuperCall, in member: MemberFacts) -> Bool {
    member.range.contains(call.range.lowerBound) && member.name == call.name
      && ["awakeFromNib", "prepareForInterfaceBuilder"].contains(call.name)
  }

  /// The name by which the runtime calls a member of a plain class that `NSObject` has with Objective-C, else nil.
  func calledName(of member: MemberFacts, in type: TypeFacts) -> String? {
    guard let name = ObjectMembers.selectors[member.signatureName], !name.isEmpty, !member.isStatic,
      isPlain(type.lastName)
    else { return nil }
    return name
  }

  // MARK: Moves

  /// A member that an extension may only have with Objective-C, and the class that takes it.
  struct Move {
    let from: Place
    let member: MemberFacts
    let to: Place
  }

  /// Overrides in extensions, and members of extensions that a subclass overrides.
  func moves() -> [Move] {
    var moves: [Move] = []
    var taken: Set<[Int]> = []
    func move(_ member: MemberFacts, from place: Place, of name: String) {
      guard member.hasBody, taken.insert([place.source, member.range.lowerBound]).inserted else {
        return
      }
      let candidates = classes[name] ?? []
      guard let to = candidates.first(where: { $0.source == place.source }) ?? candidates.first,
        sources[to.source].facts.isBalanced, sources[place.source].facts.isBalanced
      else { return }
      moves.append(Move(from: place, member: member, to: to))
    }
    for (source, scanned) in sources.enumerated() {
      for (index, type) in scanned.facts.types.enumerated() where !type.isLocal {
        for member in type.members where member.isOverride {
          if type.kind == .extension {
            move(member, from: Place(source: source, type: index), of: type.lastName)
          }
          for owner in lineage(of: type.lastName).dropFirst() {
            for place in extensions[owner] ?? [] {
              for base in sources[place.source].facts.types[place.type].members
              where base.isSame(as: member) {
                move(base, from: place, of: owner)
              }
            }
          }
        }
      }
    }
    return moves
  }
}

extension MemberFacts {
  /// The name with its labels: `value(forKey:)`.
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
