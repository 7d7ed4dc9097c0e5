import Diagnostics
import InterfaceBuilder

/// A class in a document with its superclasses, according to the sources and the table of framework classes.
///
/// Properties are nil if a superclass is unknown: in case of doubt, rules report nothing.
struct ClassLineage {
  /// The class name in the document.
  let name: String
  /// The class and those of its superclasses that the sources declare, nearest first.
  let declared: [SourceClass]
  /// The other classes that may be superclasses, because conditions or modules lead to several declarations.
  let possible: [SourceClass]
  /// The nearest framework class, which may be the class itself, or nil if unknown.
  let framework: FrameworkClass?
  /// Extensions and categories of framework classes in the sources.
  private let additions: [SourceClass]
  private let sources: any SourceFacts

  /// Finds a class. Returns nil if neither the sources nor the table contain it.
  init?(_ name: String, module: String?, in sources: any SourceFacts) {
    self.name = RuntimeName(name)?.name ?? name
    self.sources = sources
    if let ancestry = sources.ancestry(of: name, module: module), !ancestry.classes.isEmpty {
      declared = ancestry.classes
      possible = ancestry.possible
      // Sources may contain a copy of a framework class for another platform. In that case, it is unknown which class
      // the name refers to.
      let isCopied = ancestry.classes.contains { FrameworkClass(named: $0.name) != nil }
      framework =
        ancestry.isUncertain || isCopied ? nil : ancestry.end.flatMap { FrameworkClass(named: $0) }
    } else if let framework = FrameworkClass(named: name) {
      declared = []
      possible = []
      self.framework = framework
    } else {
      return nil
    }
    additions = framework?.lineage.compactMap { sources.additions(to: $0.name) } ?? []
  }

  /// Creates the lineage of a class in the sources.
  init?(_ declaration: SourceClass, in sources: any SourceFacts) {
    self.init(declaration.name, module: declaration.module, in: sources)
    guard declared.first?.place == declaration.place else { return nil }
  }

  /// Creates the lineage of an object's class: its custom class, or the class of its element.
  init?(_ object: IBObject, in sources: any SourceFacts) {
    guard let name = object.className else { return nil }
    self.init(name, module: object.customModule, in: sources)
  }

  /// Returns whether the class is or inherits from another class, or nil if unknown.
  /// - Parameter module: The module of the other class, or nil if unknown.
  func isKind(of other: String, module: String? = nil) -> Bool? {
    let isDeclared = declared.contains { declaration in
      declaration.isCalled(other)
        && (module.map { declaration.modules.isEmpty || declaration.modules.contains($0) } ?? true)
    }
    if isDeclared { return true }
    guard let framework else { return nil }
    if framework.isKind(of: other) { return true }
    // A protocol, a generic parameter or a type alias is not a known class.
    let isClass =
      FrameworkClass(named: other) != nil || sources.declaration(of: other, module: module) != nil
    return isClass ? false : nil
  }

  /// Whether the class is a view in UIKit or AppKit, or nil if unknown.
  var isView: Bool? {
    guard let framework else { return nil }
    return framework.isKind(of: "UIView") || framework.isKind(of: "NSView")
  }

  // MARK: Members

  /// Whether an unknown macro may declare additional members.
  var mayHaveMore: Bool { (declared + additions).contains(where: \.mayHaveMore) }

  /// The names of all properties in the sources.
  var propertyNames: [String] {
    (declared + additions).flatMap { $0.outlets + $0.otherProperties }.map(\.name)
  }

  /// The Objective-C instance variables in the sources.
  var variables: [String] { declared.flatMap(\.variables) }

  /// Returns the nearest outlet or other property with a name that a connection can set. If there is none, returns the
  /// outlet that is stored in an Objective-C variable with a leading underscore.
  func property(_ name: String) -> SourceOutlet? {
    declaredProperty(name)
      ?? (variables.contains("_" + name) ? declaredProperty("_" + name) : nil)
  }

  private func declaredProperty(_ name: String) -> SourceOutlet? {
    first { declaration in
      let all = declaration.outlets + declaration.otherProperties
      return all.first { $0.name == name } ?? all.first { $0.isSet(byKey: name) }
    }
  }

  /// Returns the nearest method with a selector.
  func method(_ selector: String) -> SourceAction? {
    first {
      $0.actions.first { $0.mayAnswer(selector) }
        ?? $0.otherMethods.first { $0.mayAnswer(selector) }
    }
  }

  /// Returns whether the class responds to an action without a method for it: it has a property with this setter, or
  /// forward messages to other objects.
  func mayAnswer(_ selector: String) -> Bool {
    if Self.forwarding.contains(where: { method($0) != nil }) { return true }
    guard selector.hasPrefix("set"), selector.firstIndex(of: ":") == selector.indices.last else {
      return false
    }
    let word = selector.dropFirst(3).dropLast()
    let property = property(word.prefix(1).lowercased() + word.dropFirst())
    return property.map { $0.isExposed && !$0.isReadOnly } ?? false
  }

  /// The methods that forward messages, or add methods at run time, by their Objective-C names and the names derived
  /// from their Swift labels.
  private static let forwarding = [
    "forwardingTargetForSelector:", "forwardingTargetFor:", "forwardInvocation:",
    "methodSignatureForSelector:", "resolveInstanceMethod:",
  ]

  /// Returns the nearest function with one of these Swift or Objective-C names.
  func function(_ names: Set<String>) -> SourceFunction? {
    first { $0.functions.first { names.contains($0.name) } }
  }

  /// The names of the outlets in sources and frameworks.
  var outletNames: [String] {
    (declared + additions).flatMap(\.outlets).map(\.name)
      + (framework?.lineage.flatMap(\.outlets) ?? [])
  }

  /// The selectors of the actions in sources and frameworks.
  var connectableActions: [String] {
    (declared + additions).flatMap(\.actions).filter { $0.kind == .action }.map(\.selector)
      + (framework?.lineage.flatMap(\.actions) ?? [])
  }

  private func first<Member>(_ member: (SourceClass) -> Member?) -> Member? {
    declared.lazy.compactMap(member).first ?? additions.lazy.compactMap(member).first
  }

  // MARK: Functions

  /// The nearest `init(coder:)` that may fail, with the name of its class.
  var coderDoubt: (owner: String, place: SourcePlace)? {
    declared.lazy.compactMap { declaration in
      declaration.coderDoubt.map { (declaration.name, $0) }
    }.first
  }

  /// Returns the nibs that a function loads, directly or through other functions of the class.
  func loads(from function: SourceFunction) -> [SourceFunction.NibLoad] {
    callees(of: function).flatMap(\.loads)
  }

  /// Returns the functions of the class that a function may call, starting with itself.
  /// - Parameter onlyCertain: Whether to leave out functions that are only called under a condition.
  func callees(
    of function: SourceFunction, onlyCertain: Bool = false
  ) -> [SourceFunction] {
    var found: [SourceFunction] = []
    var next = [function]
    while let current = next.popLast() {
      // Bounded: each function is entered once.
      guard !found.contains(where: { $0.name == current.name }) else { continue }
      found.append(current)
      let guarded = onlyCertain ? current.guardedCalls : []
      next += current.calls.filter { !guarded.contains($0) }.compactMap { self.function([$0]) }
    }
    return found
  }
}

extension SourceClass {
  /// Returns whether a name refers to this class: its full name, the last component of that, or its Objective-C name.
  package func isCalled(_ name: String) -> Bool {
    self.name == name || runtimeName == name
      || Self.lastPart(self.name) == Self.lastPart(name)
  }

  /// Returns the last component of the full name of a class, as of `Outer.Inner`.
  package static func lastPart(_ name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] }
      ?? name[...]
  }
}

extension SourceFacts {
  /// Returns the classes with a name in any module. This searches all classes.
  public func declarations(named name: String) -> [SourceClass] {
    let name = RuntimeName(name)?.name ?? name
    return declarations.filter { $0.isCalled(name) }
  }
}

extension ClassLineage {
  /// Returns why the members of an object's class are unknown, or nil if they are known.
  static func doubt(about object: IBObject, in sources: any SourceFacts) -> String? {
    let name = object.className ?? object.displayName
    guard let lineage = ClassLineage(object, in: sources) else {
      return sources.declarations(named: name).isEmpty
        ? "\(name) is neither in the sources nor a known framework class"
        : "the sources declare \(name) more than once; add --project to specify which one is meant"
    }
    if lineage.framework == nil {
      if let copy = lineage.declared.first(where: { FrameworkClass(named: $0.name) != nil }) {
        return "the sources declare \(copy.name), which is also the name of a framework class"
      }
      let last = lineage.declared.last
      let inherited = last?.superclass.map { "\($0), which is not known" } ?? "an unknown class"
      return "\(last?.name ?? name) inherits from \(inherited)"
    }
    return lineage.mayHaveMore
      ? "a macro or an ambiguous extension may add members to \(name)" : nil
  }
}
