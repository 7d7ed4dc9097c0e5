import CFieldRecords

/// Classes of Swift by the names that nibs and documents have for them.
@MainActor
enum ClassNames {
  private struct Request: Hashable {
    let name: String
    let modules: [String]
  }

  /// What was found, and nil for what was not.
  private static let known = MemoTable<Request, AnyClass?>()

  /// The class of a name: `_TtC3App8DotsView`, `App.DotsView`, or `DotsView` in one of the modules.
  ///
  /// Off Apple's platforms there is no one list of names without modules. A name that no module given has is
  /// looked for in all of them; it is found where exactly one has a class of that name that a nib can make.
  /// - Parameter modules: Where to look for a class without a module, in order.
  static func type(named name: String, modules: [String] = []) -> AnyClass? {
    let request = Request(name: name, modules: modules)
    return known.value(request) { find(request) }
  }

  /// A name as it is written in Swift: `App.DotsView` for `_TtC3App8DotsView`; other names are themselves.
  nonisolated static func readable(_ name: String) -> String {
    RuntimeName(name)?.readable ?? name
  }

  /// The module of a class.
  nonisolated static func module(of type: AnyClass) -> String {
    let name = _typeName(type, qualified: true)
    return String(name.prefix { $0 != "." })
  }

  private static let frameworkClasses = MemoTable<ObjectIdentifier, Bool>()

  /// Whether a class is one of those that model framework classes.
  static func isFramework(_ type: AnyClass) -> Bool {
    frameworkClasses.value(ObjectIdentifier(type)) { module(of: type) == module(of: UIView.self) }
  }

  private static func find(_ request: Request) -> AnyClass? {
    if let name = RuntimeName(request.name) {
      // The runtime's mangling has another spelling for letters beyond ASCII; `App.DotsView` has not.
      return type(mangled: name.mangled)
        ?? (name.components.count == 1 ? type(mangled: name.readable) : nil)
    }
    if request.name.contains(".") { return type(mangled: request.name) }
    for module in request.modules {
      if let type = type(mangled: "\(module).\(request.name)") { return type }
    }
    return onlyClass(named: request.name)
  }

  private static func type(mangled name: String) -> AnyClass? {
    _typeByName(name) as? AnyClass
  }

  /// The class of a name that a nib can make, where a single module has one.
  private static func onlyClass(named name: String) -> AnyClass? {
    var modules: Set<String> = []
    withUnsafeMutablePointer(to: &modules) { modules in
      class_records_find(name, modules) { context, module in
        guard let module else { return }
        context?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: module))
      }
    }
    let types = modules.compactMap { type(mangled: "\($0).\(name)") }
      .filter {
        $0 is any NibDecodable.Type || $0 is any NibObject.Type || AppTables.creator(of: $0) != nil
      }
    return types.count == 1 ? types[0] : nil
  }
}
