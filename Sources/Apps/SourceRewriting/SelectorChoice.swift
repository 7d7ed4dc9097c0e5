/// The choice of the method that a `#selector` refers to.
extension ModuleIndex {
  /// A method of the module.
  struct Method {
    let owner: String
    let shape: MethodShape
    let runtimeName: String
    let isExposed: Bool
  }

  /// The selector that results from a `#selector`, and whether it is only a guess.
  func selector(of use: RuntimeUse, in source: Int) -> (name: String, isGuess: Bool) {
    let base = use.path[use.path.count - 1]
    switch use.kind {
    case .getter: return (propertyNames[base] ?? base, false)
    case .setter: return (ObjectiveCName.setter(of: propertyNames[base] ?? base), false)
    case .keyPath:
      let names = use.path.drop { $0 == "self" || $0.first?.isUppercase == true }
      return (names.joined(separator: "."), false)
    case .method: break
    }
    let found = (methods[base] ?? []).filter { method in
      use.labels.map { $0 == method.shape.labels } ?? true
    }
    let owners = owners(of: use, in: source)
    for owner in owners {
      let own = found.filter { $0.owner == owner }
      if let method = Self.best(own, use) { return (method.runtimeName, false) }
    }
    let framework = (FrameworkSelectors.ofBases[base] ?? []).filter { method in
      if let labels = use.labels { return labels == method.labels }
      guard let types = use.parameterTypes else { return true }
      return types.count == method.labels.count
    }
    let exposed = found.filter(\.isExposed)
    // The `#selector` refers to a method of a UIKit class if it names a class that the module does not declare, or if
    // no method of the module has the name. The module's own extensions of UIKit's types come first.
    let isFramework = owners.last.map { !declared.contains($0) } ?? false
    if isFramework || exposed.isEmpty {
      let added = exposed.filter { !declared.contains($0.owner) }
      if let method = Self.best(added, use) {
        let isGuess = use.parameterTypes == nil && Set(added.map(\.runtimeName)).count > 1
        return (method.runtimeName, isGuess)
      }
      if use.labels == nil, use.parameterTypes == nil, !use.path.contains("NSObject"),
        let known = FrameworkSelectors.ofFoundation[base]
      {
        return (known, false)
      }
      if let method = framework.first {
        return (method.selector, Set(framework.map(\.selector)).count > 1)
      }
    }
    let names = Set((exposed.isEmpty ? found : exposed).map(\.runtimeName))
    if names.count == 1, let name = names.first { return (name, false) }
    if let method = Self.best(found, use), use.parameterTypes != nil {
      return (method.runtimeName, false)
    }
    if let labels = use.labels {
      let shape = MethodShape(parameters: labels.map { .init(label: $0) })
      return (ObjectiveCName.selector(base: base, shape), false)
    }
    if let known = FrameworkSelectors.ofFoundation[base] { return (known, false) }
    return (names.min() ?? base, true)
  }

  /// The overload that a cast selects: the one with the same types, else the one with the same number of parameters,
  /// else one that is exposed to Objective-C.
  private static func best(_ methods: [Method], _ use: RuntimeUse) -> Method? {
    var left = methods
    if let types = use.parameterTypes {
      let same = left.filter { $0.shape.parameters.count == types.count }
      let exact = same.filter { method in
        zip(method.shape.parameters, types).allSatisfy { plain($0.type) == plain($1) }
      }
      left = !exact.isEmpty ? exact : !same.isEmpty ? same : left
    }
    return left.first(where: \.isExposed) ?? left.first
  }

  /// A type without spaces, attributes and optional module names.
  private static func plain(_ type: String) -> String {
    type.split(separator: " ").filter { $0.first != "@" && $0 != "any" }.joined()
      .replacing("Swift.", with: "").replacing("UIKit.", with: "")
  }

  /// The classes in which a `#selector` is looked up first: the one that it names or that is the type of its receiver,
  /// or else the enclosing ones, followed by their superclasses.
  private func owners(of use: RuntimeUse, in source: Int) -> [String] {
    if let named = use.path.dropLast().last(where: { $0.first?.isUppercase == true && $0 != "Self" }
    ) {
      return lineage(of: named)
    }
    var around: [String] = []
    var next = use.type
    while let type = next {
      let facts = sources[source].facts.types[type]
      around += lineage(of: facts.lastName)
      next = facts.outer
    }
    var receiver = use.path.dropLast()[...]
    if ["self", "Self", "super"].contains(receiver.first) { receiver = receiver.dropFirst() }
    guard let first = receiver.first else { return around }
    let isQualified = receiver.count < use.path.count - 1
    var type = isQualified ? nil : use.firstType
    if type == nil { type = around.lazy.compactMap { self.propertyTypes[$0]?[first] }.first }
    for name in receiver.dropFirst() {
      type = type.flatMap { owner in
        lineage(of: owner).lazy.compactMap { self.propertyTypes[$0]?[name] }.first
      }
    }
    return type.map { lineage(of: $0) } ?? around
  }
}

extension FrameworkSelectors {
  /// A UIKit method.
  struct Method {
    let labels: [String]
    let selector: String
  }

  /// The methods by base name, sorted by the number of parameters.
  static let ofBases: [String: [Method]] = {
    var found: [String: [Method]] = [:]
    for (name, selector) in ofNames {
      let base = String(name.prefix { $0 != "(" })
      let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
      found[base, default: []].append(Method(labels: labels, selector: selector))
    }
    return found.mapValues { methods in
      methods.sorted { ($0.labels.count, $0.selector) < ($1.labels.count, $1.selector) }
    }
  }()

  /// The selectors by full name.
  static let ofNames: [String: String] = {
    var found: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      found[String(words[0])] = String(words[1])
    }
    return found
  }()

  /// Methods that sources refer to by base name, where the table contains other methods with the same base name, or
  /// none.
  static let ofFoundation = [
    "caseInsensitiveCompare": "caseInsensitiveCompare:", "compare": "compare:",
    "copy": "copy:", "dismiss": "dismissViewControllerAnimated:completion:",
    "localizedCaseInsensitiveCompare": "localizedCaseInsensitiveCompare:",
    "localizedStandardCompare": "localizedStandardCompare:", "isEqual": "isEqual:",
  ]
}
