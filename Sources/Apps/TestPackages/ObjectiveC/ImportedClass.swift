#if SourceChecks
  import IBLintSources
  import PublishedAPI

  /// The members of an Objective-C class or of its categories in a skeleton.
  struct ImportedClass {
    /// The facts about the class that other types decide.
    struct Place {
      /// The name in Objective-C, and the name in Swift.
      var name: String
      var swiftName: String
      /// The way in which objects are created.
      var root: SkeletonNames.Root
      /// The nearest class of a framework from which it inherits; the class itself for a category of such a class.
      var framework: String?
      /// Whether the members belong to an extension.
      var isExtension = false
    }

    let place: Place
    private let imported: ImportedSkeletons
    private var scope: ImportedScope { imported.scope }
    private var headers: ImportedHeaders { imported.headers }
    /// The lines of the members.
    private(set) var lines: [String] = []
    /// The protocols to which the class conforms: those of the app, and those of frameworks.
    private(set) var ownProtocols: [String] = []
    private(set) var otherProtocols: [String] = []
    /// The members that name types which the package does not have.
    private(set) var omitted: [String] = []
    /// The signatures of the members so far.
    private var taken: Set<String> = []
    private var selectors: Set<String> = []
    /// The superclasses that headers declare, whose members the class does not declare again.
    private let ancestors: [String]
    private var hasSharedObject = false
    /// The members that frameworks' protocols require.
    private var required: [ImportedRequirement] = []

    /// Creates the members.
    /// - Parameters:
    ///   - parts: The declarations of the class: its own, and its categories.
    ///   - written: The names and selectors of the members that the skeleton has already.
    init(
      _ parts: [ObjectiveCHeader.Interface], _ place: Place, _ imported: ImportedSkeletons,
      written: Set<String>
    ) {
      self.place = place
      self.imported = imported
      taken = written
      ancestors = imported.headers.ancestors(of: place.name)
      selectors.formUnion(written)
      let adopted = parts.flatMap(\.protocols)
      let properties = parts.flatMap(\.properties)
      let names = Set(properties.map(\.name))
      let methods = parts.flatMap(\.methods)
      // A class uses the names that its protocols give methods.
      let refined = place.isExtension ? [] : headers.requirements(of: adopted)
      let declared = refined.isEmpty ? [] : Set(methods.map(\.selector))
      if !place.isExtension {
        // The header says whether a property is read-only.
        required = requirements(of: Set(adopted + refined.flatMap(\.protocols)))
          .filter { !names.contains($0.selector) }
      }
      for each in refined.compactMap({ imported.protocols[$0.name] }) {
        add(requirementsOf: each, methods: declared, properties: names)
      }
      for property in properties {
        add(property) { ImportedProperty(property, of: place.name, imported.scope) }
      }
      for method in methods {
        add(method) { ImportedMethod(method, of: place.name, properties: names, imported.scope) }
      }
      if !place.isExtension { adopt(adopted) }
    }

    private mutating func adopt(_ adopted: [String]) {
      var seen: Set<String> = ["NSObject"]
      var swiftNames: Set<String> = []
      for name in adopted where seen.insert(name).inserted && !isAdopted(byAncestorOf: name) {
        guard let swift = scope.protocolType(named: name), swiftNames.insert(swift).inserted else {
          continue
        }
        if headers.protocols[name] != nil {
          ownProtocols.append(swift)
        } else if place.framework.map({ !PublishedAPI.conforms($0, to: name) }) ?? true {
          otherProtocols.append(swift)
        }
      }
      for each in required { emit(each.text, each.selector) }
    }

    private func isAdopted(byAncestorOf name: String) -> Bool {
      ancestors.contains { headers.adopted[$0]?.contains(name) == true }
    }

    /// Returns the members that frameworks' protocols require and no superclass has.
    /// - Parameter names: The protocols that the class adopts, and those that they refine.
    private func requirements(
      of names: Set<String>
    ) -> [ImportedRequirement] {
      names.sorted().filter { name in
        headers.protocols[name] == nil && !isAdopted(byAncestorOf: name)
          && place.framework.map { !PublishedAPI.conforms($0, to: name) } ?? true
      }
      .flatMap { ImportedRequirement.all[$0] ?? [] }
      .filter { place.root == .object || !$0.needsPlainObject }
    }

    /// Returns whether a superclass declares a member, or a protocol requires it, so that the class does not declare it
    /// again.
    private func inherits(_ selector: String) -> Bool {
      selectors.contains(selector) || required.contains { $0.selector == selector }
        || place.framework != nil && ImportedRequirement.ofEveryObject.contains(selector)
        || ancestors.contains { headers.selectors[$0]?.contains(selector) == true }
        || place.framework.map { imported.published.contains(selector, in: $0) } ?? false
    }

    private mutating func emit(_ line: String, _ signature: String, attribute: String = "") {
      guard taken.insert(signature).inserted else { return }
      lines.append(attribute + scope.access(line) + line)
    }

    // MARK: Members

    /// Adds the members that a protocol requires, and those that it allows if the class declares them.
    private mutating func add(
      requirementsOf found: ImportedProtocol, methods: Set<String>, properties: Set<String>
    ) {
      for (property, member) in zip(found.declaration.properties, found.properties)
      where !properties.contains(property.name) && !property.isOptional {
        add(property) { member }
      }
      for (method, member) in zip(found.declaration.methods, found.methods)
      where !method.isOptional || methods.contains(method.selector) {
        add(method) { member }
      }
    }

    private mutating func add(
      _ property: ObjectiveCHeader.Property, _ member: () -> ImportedProperty?
    ) {
      guard !inherits(property.name) else { return }
      selectors.insert(property.name)
      guard let found = member() else {
        omitted.append("\(place.swiftName).\(property.name)")
        return
      }
      emit(
        found.text(of: place.swiftName, isStored: !place.isExtension), found.signature)
    }

    private mutating func add(
      _ method: ObjectiveCHeader.Method, _ member: () -> ImportedMethod?
    ) {
      guard !method.isHidden, !inherits(method.selector) else { return }
      selectors.insert(method.selector)
      guard let found = member() else {
        omitted.append("\(place.swiftName).\(method.selector)")
        return
      }
      switch found.kind {
      case .method: add(found)
      case .initializer, .factory: add(initializer: found)
      }
    }

    private mutating func add(_ method: ImportedMethod) {
      let start = method.declaration.isStatic ? "class " : ""
      let body = body(of: method)
      emit(
        "\(start)\(method.text(own: place.swiftName)) \(body)", method.signature,
        attribute: method.isAction && !place.isExtension
          ? "@objc(\(method.declaration.selector)) " : "")
      for other in method.alternatives.compactMap(method.named) {
        emit("\(start)\(other.text(own: place.swiftName)) \(body)", other.signature)
      }
    }

    private mutating func body(of method: ImportedMethod) -> String {
      if method.result.text == "Void" { return "{}" }
      if method.result.text == "Self", !method.declaration.isStatic { return "{ self }" }
      if method.returnsShared, !place.isExtension, let creation = creation {
        if !hasSharedObject {
          let start = place.root == .object ? "nonisolated(unsafe) " : ""
          lines.append("\(start)static let \(sharedObject) = \(creation)")
          hasSharedObject = true
        }
        return "{ \(sharedObject) }"
      }
      let missing = ImportedText.missing(method.fullName, place.swiftName)
      return "{ \(method.result.value ?? "fatalError(\(missing))") }"
    }

    /// The name of the property with the object that class methods return. Superclasses may have one of their own.
    private var sharedObject: String { "skeletonOf\(place.swiftName)" }

    /// The expression that creates an object of the class, or nil if none is known.
    private var creation: String? {
      place.root.initialization.map { place.swiftName + $0.dropFirst("self.init".count) }
    }

    // MARK: Initializers

    private mutating func add(initializer method: ImportedMethod) {
      let isDesignated = method.kind == .initializer && !place.isExtension
      // The class inherits those of the framework's class.
      guard !SkeletonWriter.inherited.contains(method.name.labels) || place.root == .none else {
        return
      }
      guard let call = isDesignated ? place.root.designated.first?.call : selfCall else {
        omitted.append("\(place.swiftName).\(method.declaration.selector)")
        return
      }
      if isDesignated { addInherited() }
      let mark =
        method.canThrow || !method.result.canBeNil
        ? "" : method.result.nullability == .nullable ? "?" : "!"
      let start = isDesignated ? "init" : "convenience init"
      emit(
        "\(start)\(mark)\(method.parameterText())\(method.throwsText) { \(call) }",
        "init\(method.signature)")
    }

    private var selfCall: String? {
      place.root.initialization ?? (place.isExtension ? "self.init()" : nil)
    }

    /// Adds the initializers that a class with one of its own would otherwise lose.
    private mutating func addInherited() {
      for each in place.root.designated {
        if taken.insert(each.text).inserted { lines.append(each.text) }
      }
      if place.root != .object {
        let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
        emit(coder, coder)
      } else if isAdopted(byAncestorOf: "NSCoding") || isAdopted(byAncestorOf: "NSSecureCoding") {
        emit(ImportedRequirement.coder.text, ImportedRequirement.coder.selector)
      }
    }
  }

  /// The selectors of frameworks' classes with those of their superclasses, each class read once.
  final class PublishedSelectors {
    private var classes: [String: Set<Substring>] = [:]

    /// Returns whether a class, one of its superclasses or a protocol of them publishes a member with a selector.
    func contains(_ selector: String, in type: String) -> Bool {
      let found = classes[type] ?? PublishedAPI.selectors(of: type)
      classes[type] = found
      return found.contains(selector[...])
    }
  }
#endif
