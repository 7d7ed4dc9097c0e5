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
    let headers: ImportedHeaders
    let scope: ImportedScope
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
    private var hasSharedObject = false

    /// Creates the members.
    /// - Parameters:
    ///   - parts: The declarations of the class: its own, and its categories.
    ///   - written: The names and selectors of the members that the skeleton has already.
    init(
      _ parts: [ObjectiveCHeader.Interface], _ place: Place, _ headers: ImportedHeaders,
      _ scope: ImportedScope, written: Set<String>
    ) {
      self.place = place
      self.headers = headers
      self.scope = scope
      taken = written
      let ancestors = headers.ancestors(of: place.name).flatMap { headers.classes[$0] ?? [] }
      let adopted = parts.flatMap(\.protocols)
      let inherited = ancestors.flatMap(\.protocols)
      let known = headers.requirements(of: inherited)
      for part in ancestors + known {
        selectors.formUnion(part.methods.map(\.selector))
        selectors.formUnion(part.properties.map(\.name))
      }
      selectors.formUnion(written)
      // A class uses the names that its protocols give methods.
      let required = place.isExtension ? [] : headers.requirements(of: adopted)
      for each in required { add(requirementsOf: each, declaredBy: parts) }
      let properties = parts.flatMap(\.properties)
      for property in properties { add(property, of: place.name) }
      let names = Set(properties.map(\.name))
      for method in parts.flatMap(\.methods) { add(method, of: place.name, properties: names) }
      if !place.isExtension { adopt(adopted, besides: inherited) }
    }

    private mutating func adopt(_ adopted: [String], besides inherited: [String]) {
      for name in adopted where !inherited.contains(name) && name != "NSObject" {
        guard let swift = scope.protocolType(named: name), !ownProtocols.contains(swift),
          !otherProtocols.contains(swift)
        else { continue }
        if headers.protocols[name] != nil {
          ownProtocols.append(swift)
        } else if place.framework.map({ !PublishedAPI.conforms($0, to: name) }) ?? true {
          otherProtocols.append(swift)
          lines += (Self.requirements[name] ?? []).map { "public " + $0 }
        }
      }
    }

    /// The required members of frameworks' protocols.
    private static let requirements: [String: [String]] = [
      "UITableViewDataSource": [
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
        "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }",
      ],
      "UICollectionViewDataSource": [
        "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }",
        "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }",
      ],
      "UIPickerViewDataSource": [
        "func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }",
        "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }",
      ],
      "NSCopying": ["func copy(with zone: NSZone? = nil) -> Any { self }"],
    ]

    /// Returns whether a superclass declares a member, so that the class does not declare it again.
    private func inherits(_ selector: String) -> Bool {
      selectors.contains(selector)
        || place.framework.map { PublishedAPI.hasSelector(selector, in: $0) } ?? false
    }

    private mutating func emit(_ line: String, _ signature: String, attribute: String = "") {
      guard taken.insert(signature).inserted else { return }
      lines.append(attribute + scope.access(line) + line)
    }

    // MARK: Members

    /// Adds the members that a protocol requires, and those that it allows if the class declares them.
    private mutating func add(
      requirementsOf declaration: ObjectiveCHeader.Interface,
      declaredBy parts: [ObjectiveCHeader.Interface]
    ) {
      let declared = Set(parts.flatMap(\.methods).map(\.selector))
      let names = Set(parts.flatMap(\.properties).map(\.name))
      for property in declaration.properties where !names.contains(property.name) {
        if !property.isOptional { add(property, of: declaration.name) }
      }
      let properties = Set(declaration.properties.map(\.name))
      for method in declaration.methods
      where !method.isOptional || declared.contains(method.selector) {
        add(method, of: declaration.name, properties: properties)
      }
    }

    private mutating func add(_ property: ObjectiveCHeader.Property, of owner: String) {
      guard !inherits(property.name) else { return }
      selectors.insert(property.name)
      guard let found = ImportedProperty(property, of: owner, scope) else {
        omitted.append("\(place.swiftName).\(property.name)")
        return
      }
      emit(
        found.text(of: place.swiftName, isStored: !place.isExtension), found.signature)
    }

    private mutating func add(
      _ method: ObjectiveCHeader.Method, of owner: String, properties: Set<String>
    ) {
      guard !method.isHidden, !inherits(method.selector) else { return }
      selectors.insert(method.selector)
      guard let found = ImportedMethod(method, of: owner, properties: properties, scope) else {
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
      guard place.root != .object else { return }
      let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
      emit(coder, coder)
    }
  }
#endif
