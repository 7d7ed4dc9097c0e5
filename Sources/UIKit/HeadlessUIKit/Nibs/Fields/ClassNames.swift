import CFieldRecords

/// Swift classes, by the names that nibs and documents use for them.
@MainActor
enum ClassNames {
  private struct Request: Hashable {
    let name: String
    let modules: [String]
  }

  /// The results of lookups, nil for classes that were not found.
  private static let known = MemoTable<Request, AnyClass?>()

  /// Returns the class with a name: `_TtC3App8DotsView`, `App.DotsView`, or `DotsView` in one of the modules.
  ///
  /// Non-Apple platforms have no single list of names without modules. If none of the given modules declares the name,
  /// all modules are searched; the class is found if exactly one module has a class with that name that a nib can
  /// create.
  /// - Parameter modules: The modules to search for a class without a module, in order.
  static func type(named name: String, modules: [String] = []) -> AnyClass? {
    let request = Request(name: name, modules: modules)
    return known.value(request) { find(request) }
  }

  /// Returns a name in Swift's notation: `App.DotsView` for `_TtC3App8DotsView`; other names are unchanged.
  nonisolated static func readable(_ name: String) -> String {
    RuntimeName(name)?.readable ?? name
  }

  /// Returns the name of a class's module.
  nonisolated static func module(of type: AnyClass) -> String {
    let name = _typeName(type, qualified: true)
    return String(name.prefix { $0 != "." })
  }

  private static let frameworkClasses = MemoTable<ObjectIdentifier, Bool>()

  /// Returns whether a class is one of the classes that implement framework classes.
  static func isFramework(_ type: AnyClass) -> Bool {
    frameworkClasses.value(ObjectIdentifier(type)) { module(of: type) == module(of: UIView.self) }
  }

  private static func find(_ request: Request) -> AnyClass? {
    if let name = RuntimeName(request.name) {
      guard isDeclared(name) else { return nil }
      // The runtime's mangling encodes non-ASCII letters differently; `App.DotsView` does not.
      return type(mangled: name.mangled)
        ?? (name.components.count == 1 ? type(mangled: name.readable) : nil)
    }
    let parts = request.name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard modules(declaring: String(parts[1])).contains(String(parts[0])) else { return nil }
    }
    if parts.count > 1 { return type(mangled: request.name) }
    let declaring = modules(declaring: request.name)
    for module in request.modules where declaring.contains(module) {
      if let type = type(mangled: "\(module).\(request.name)") { return type }
    }
    return onlyClass(named: request.name, in: declaring)
  }

  /// Returns whether an image declares the class, according to the class's name; true for nested and private types.
  private static func isDeclared(_ name: RuntimeName) -> Bool {
    guard name.components.count == 1, name.components[0].discriminator == nil else { return true }
    return modules(declaring: name.components[0].name).contains(name.module)
  }

  /// Returns the modules that declare a class with a name.
  ///
  /// For an unknown name, the runtime compares it with every type and every conformance, which takes ten times as long
  /// as checking this list. Therefore, the runtime is asked only for classes that exist.
  private static func modules(declaring name: String) -> Set<String> {
    var modules: Set<String> = []
    withUnsafeMutablePointer(to: &modules) { modules in
      class_records_find(name, modules) { context, module in
        guard let module else { return }
        context?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: module))
      }
    }
    return modules
  }

  private static func type(mangled name: String) -> AnyClass? {
    _typeByName(name) as? AnyClass
  }

  /// Returns the class with a name that a nib can create, if exactly one module has one.
  private static func onlyClass(named name: String, in modules: Set<String>) -> AnyClass? {
    let types = modules.compactMap { type(mangled: "\($0).\(name)") }
      .filter {
        $0 is any NibMade.Type || $0 is any NibObject.Type || AppTables.creator(of: $0) != nil
      }
    return types.count == 1 ? types[0] : nil
  }
}
