import CFieldRecords

/// The program's Swift classes, by the names that nibs and documents use for them.
package enum SwiftClasses {
  /// Returns a name in Swift's notation: `App.DotsView` for `_TtC3App8DotsView`; other names are unchanged.
  package static func readable(_ name: String) -> String {
    RuntimeName(name)?.readable ?? name
  }

  /// Returns the name of a class's module.
  package static func module(of type: AnyClass) -> String {
    let name = _typeName(type, qualified: true)
    return String(name.prefix { $0 != "." })
  }

  /// Returns the class with a name: `_TtC3App8DotsView`, `App.DotsView`, or `DotsView` in one of the modules.
  ///
  /// Non-Apple platforms have no single list of names without modules. If none of the given modules declares the name,
  /// all modules are searched; the class is found if exactly one module has a suitable class with that name.
  /// - Parameters:
  ///   - modules: The modules to search for a class without a module, in order.
  ///   - isSuitable: Whether a nib can create objects of a class.
  package static func type(
    named wanted: String, modules searched: [String] = [], isSuitable: (AnyClass) -> Bool
  ) -> AnyClass? {
    if let name = RuntimeName(wanted) {
      guard isDeclared(name) else { return nil }
      // The runtime's mangling encodes non-ASCII letters differently; `App.DotsView` does not.
      return type(mangled: name.mangled)
        ?? (name.components.count == 1 ? type(mangled: name.readable) : nil)
    }
    let parts = wanted.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard modules(declaring: String(parts[1])).contains(String(parts[0])) else { return nil }
    }
    if parts.count > 1 { return type(mangled: wanted) }
    let declaring = modules(declaring: wanted)
    for module in searched where declaring.contains(module) {
      if let type = type(mangled: "\(module).\(wanted)") { return type }
    }
    let types = declaring.compactMap { type(mangled: "\($0).\(wanted)") }.filter(isSuitable)
    return types.count == 1 ? types[0] : nil
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
}
