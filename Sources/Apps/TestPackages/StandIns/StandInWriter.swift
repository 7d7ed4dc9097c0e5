#if SourceChecks
  import AppSymbols
  import Diagnostics

  /// A writer of the declarations of libraries.
  ///
  /// Each declaration, except that of a class, is on one line, so a compiler error shows what to omit.
  struct StandInWriter {
    let standIns: LibraryStandIns
    let names: SkeletonNames
    /// The app's module.
    let module: String
    /// The members that the compiler did not find in types of the app and of Apple.
    let additions: Set<LibraryAddition>
    /// The lines that do not compile.
    let dropped: Set<String>
    /// Whether public declarations of the sources may name protocols. Then the members that conform must be public too.
    let isPublic: Bool
    private let shown: [String: ShownValue]

    init(
      standIns: LibraryStandIns, names: SkeletonNames, module: String,
      additions: Set<LibraryAddition>, dropped: Set<String>, isPublic: Bool
    ) {
      self.standIns = standIns
      self.names = names
      self.module = module
      self.additions = additions
      self.dropped = dropped
      self.isPublic = isPublic
      shown = Self.shown(additions)
    }

    // MARK: Types

    /// Returns the lines for the types of a library, except the declarations of its classes.
    /// - Parameter library: The module; nil for types of modules that the package has in part.
    func types(of library: String?) -> [String] {
      standIns.types.filter { standIns.places[$0.key] == library }.inKeyOrder
        .flatMap { name, use in
          var lines: [String] = []
          if let cases = standIns.enumerations[name] {
            lines.append(LibraryText.enumeration(name, cases))
          } else if let other = standIns.aliases[name] {
            lines.append("public typealias \(name) = \(other)")
          } else if case .structure = names.table.types[name] {
            lines.append("public enum \(name): \(LibraryText.object) {}")
          } else if case .protocolType = names.table.types[name] {
            let isObject = use.isObject && !use.hasValues
            lines.append(
              "\(isPublic ? "public " : "")protocol \(name)\(isObject ? ": AnyObject" : "") {}")
            return lines
          } else {
            lines += initializers(of: name)
          }
          for nested in use.nested.sorted() where nested != "Type" && nested != "Protocol" {
            let isType = names.table.types[nested] != nil && standIns.modules.contains(name)
            let type = isType ? "\(module).\(nested)" : LibraryText.value
            lines.append("extension \(name) { public typealias \(nested) = \(type) }")
          }
          return lines
        }.filter { !dropped.contains($0) }
    }

    /// Returns whether the initializers of a class can fail.
    private func isFailable(_ name: String) -> Bool {
      standIns.uses.bound.contains(name) || standIns.uses.unwrapped.contains(name)
        || additions.contains { $0.type == name && $0.kind == .failable }
    }

    /// Returns whether an initializer without parameters can fail, so that the class cannot be an Objective-C class.
    func hasFailablePlainInitializer(_ name: String) -> Bool {
      isFailable(name) && standIns.uses.calls[name]?.contains(CallShape()) == true
    }

    /// Returns whether a class gets conformances that Objective-C classes already have.
    func isPlain(_ name: String) -> Bool {
      additions.contains { $0.type == name && $0.kind == .plain }
    }

    private func initializers(of name: String) -> [String] {
      guard let call = names.root(of: name).initialization else { return [] }
      let mark = isFailable(name) ? "?" : ""
      return sorted(standIns.uses.calls[name]).compactMap { shape in
        guard !SkeletonWriter.inherited.contains(shape.labels),
          standIns.uses.superCalls[name]?.contains(shape) != true
        else { return nil }
        return
          "extension \(name) { convenience init\(mark)\(clause(shape.generics))(\(shape.parameterText)) { \(call) } }"
      }
    }

    /// Returns the initializers of a class that its subclasses call, with those that the class then no longer inherits.
    func designatedInitializers(of name: String) -> [String] {
      let shapes = sorted(standIns.uses.superCalls[name]).filter {
        !SkeletonWriter.inherited.contains($0.labels)
      }
      let inherited = names.root(of: name).designated
      guard !shapes.isEmpty, let first = inherited.first else { return [] }
      let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
      return shapes.map {
        "public init\(clause($0.generics))(\($0.parameterText)) { \(first.call) }"
      } + inherited.map(\.text) + (names.root(of: name) == .object ? [] : [coder])
    }

    // MARK: Members

    /// Returns the lines for the type of unknown values, and for the members that all types have.
    var values: [String] {
      let uses = standIns.uses
      var lines = LibrarySupport.lines
      lines.append(
        "@dynamicCallable public indirect enum \(LibraryText.value): \(LibraryText.object), Hashable, Error {"
      )
      lines.append("  case libraryValue")
      for (name, count) in uses.patterns.inKeyOrder where isCase(name) {
        let values = Array(repeating: LibraryText.value, count: count).joined(separator: ", ")
        lines.append("  case \(LibraryText.declared(name))" + (count > 0 ? "(\(values))" : ""))
      }
      for name in uses.cases.sorted() where isCase(name) && uses.patterns[name] == nil {
        lines.append("  case \(LibraryText.declared(name))")
      }
      lines.append("}")
      lines.append("extension \(LibraryText.value) {")
      for (name, shapes) in uses.caseCalls.inKeyOrder where isCase(name) {
        for shape in sorted(shapes) where !shape.parameters.isEmpty {
          lines.append(
            "  static func \(LibraryText.declared(name))\(clause(shape.generics))(\(shape.parameterText)) -> \(LibraryText.value) { .libraryValue }"
          )
        }
      }
      // Nested types are values too.
      for (name, shapes) in uses.staticMethods.inKeyOrder
      where LibraryText.isTypeName(name) {
        for shape in sorted(shapes) {
          lines.append(
            "  init\(clause(shape.generics))(\(shape.parameterText)) { self = .libraryValue }")
        }
      }
      lines.append("}")
      lines.append("extension \(LibraryText.object) {")
      for (name, shapes) in uses.methods.inKeyOrder where isMethod(name) {
        lines += functions(name, shapes, modifiers: "").map { "  " + $0 }
      }
      for (name, shapes) in uses.staticMethods.inKeyOrder where isMethod(name) {
        lines += functions(name, shapes, modifiers: "static ").map { "  " + $0 }
      }
      for labels in uses.subscripts.sorted(by: {
        $0.joined(separator: ":") < $1.joined(separator: ":")
      }) {
        let parameters = labels.enumerated().map { number, label in
          "\(label) value\(number): Any?"
        }.joined(separator: ", ")
        lines.append(
          "  subscript(\(parameters)) -> \(LibraryText.value) { get { .libraryValue } nonmutating set {} }"
        )
        lines.append(
          "  subscript<R>(\(parameters)) -> R { get { \(LibraryText.value).made(\"subscript\") } nonmutating set {} }"
        )
      }
      for (name, count) in uses.handlers.inKeyOrder
      where isHandler(name) && !isShown(name) {
        let values = Array(repeating: LibraryText.value, count: count).joined(separator: ", ")
        lines.append(
          "  var \(LibraryText.declared(name)): ((\(values)) throws -> Void)? { get { nil } nonmutating set {} }"
        )
      }
      for name in uses.bound.sorted() where isBoundProperty(name) && !isShown(name) {
        lines.append(
          "  var \(LibraryText.declared(name)): \(LibraryText.value)? { get { .libraryValue } nonmutating set {} }"
        )
      }
      for name in shown.keys.sorted() where uses.methods[name] == nil || !isMethod(name) {
        lines.append(
          "  var \(LibraryText.declared(name)): \(type(of: name)) { get { \(value(of: name)) } nonmutating set {} }"
        )
      }
      for addition in additions.sorted(on: \.name) where addition.kind == .variable {
        lines.append(
          "  var \(LibraryText.declared(addition.name)): Any? { get { nil } nonmutating set {} }")
      }
      lines.append("}")
      lines += shown.keys.sorted().compactMap { enumeration(of: $0) }
      // Two uses may differ only in what does not matter here.
      var known: Set<String> = []
      return lines.filter { line in
        let text = String(line.drop { $0 == " " })
        if dropped.contains(text) { return false }
        return line == "}" || line.hasSuffix(" {") || known.insert(line).inserted
      }
    }

    private func isCase(_ name: String) -> Bool {
      !["init", "self", "Type", "Protocol", "libraryValue", "hashValue"].contains(name)
        && name.unicodeScalars.first?.properties.isXIDStart == true
    }

    /// Returns whether a method does not hide a property. Calls of a property's value need no method.
    private func isMethod(_ name: String) -> Bool { !standIns.uses.properties.contains(name) }

    /// Returns whether the value of a member must be optional, because a condition binds it.
    private func isBoundProperty(_ name: String) -> Bool {
      let uses = standIns.uses
      return !LibraryText.isTypeName(name) && uses.methods[name] == nil
        && uses.handlers[name] == nil
        && !uses.declared.contains(name) && !names.available.publishesKey(name)
    }

    private func isHandler(_ name: String) -> Bool {
      !standIns.uses.declared.contains(name) && !names.available.publishesKey(name)
    }

    /// Returns the functions for the calls of a name: one that returns an unknown value, and one that returns what the
    /// context requires.
    private func functions(_ name: String, _ shapes: Set<CallShape>, modifiers: String) -> [String]
    {
      guard !["init", "self", "Type"].contains(name) else { return [] }
      let isBound = standIns.uses.bound.contains(name) || shown[name]?.isOptional == true
      let isUnwrapped = !isBound && standIns.uses.unwrapped.contains(name)
      let called = "{ \(LibraryText.value).called(\"\(name)\") }"
      return sorted(shapes).flatMap { shape in
        func text(_ generics: [String], _ result: String, _ body: String) -> String {
          "\(modifiers)func \(LibraryText.declared(name))\(clause(shape.generics + generics))(\(shape.parameterText)) -> \(result) \(body)"
        }
        let result = shown[name]?.type ?? LibraryText.value
        let made = "{ \(LibraryText.value).made(\"\(name)\") }"
        var lines = [
          "@discardableResult "
            + text([], result + (isBound ? "?" : ""), shown[name]?.type == nil ? called : made),
          text(["R"], "R", made),
        ]
        if isUnwrapped || isBound {
          lines.append(
            "@_disfavoredOverload @discardableResult "
              + text([], LibraryText.value + (isBound ? "" : "?"), called))
        }
        return lines
      }
    }

    // MARK: Values

    /// The facts that errors show about the value of a member.
    private struct ShownValue {
      var type: String?
      var isOptional = false
      var cases: [String: Int] = [:]
    }

    /// Returns what errors show about the values of members, by name.
    private static func shown(_ additions: Set<LibraryAddition>) -> [String: ShownValue] {
      var values: [String: ShownValue] = [:]
      for addition in additions where addition.type == nil {
        switch addition.kind {
        case .optional: values[addition.name, default: ShownValue()].isOptional = true
        case .value(let type): values[addition.name, default: ShownValue()].type = type
        case .cases(let cases):
          values[addition.name, default: ShownValue()].type = enumeration(addition.name)
          values[addition.name]?.cases = cases
        default: break
        }
      }
      return values
    }

    private func isShown(_ name: String) -> Bool { shown[name] != nil }

    private func type(of name: String) -> String {
      (shown[name]?.type ?? LibraryText.value) + (shown[name]?.isOptional == true ? "?" : "")
    }

    private func value(of name: String) -> String {
      shown[name]?.type == nil ? ".libraryValue" : "\(LibraryText.value).made(\"\(name)\")"
    }

    /// Returns the name of the enumeration of a member's values.
    private static func enumeration(_ name: String) -> String { "LibraryCases_\(name)" }

    /// Returns the declaration of the enumeration of a member's values.
    private func enumeration(of name: String) -> String? {
      guard let cases = shown[name]?.cases, !cases.isEmpty else { return nil }
      return LibraryText.enumeration(Self.enumeration(name), cases)
    }

    // MARK: Additions

    /// Returns the lines for what only the compiler's error messages show.
    var extensions: [String] {
      additions.sorted { ($0.type ?? "", $0.name) < ($1.type ?? "", $1.name) }
        .flatMap(lines).filter { !dropped.contains($0) } + types(of: nil)
    }

    private func lines(for addition: LibraryAddition) -> [String] {
      switch addition.kind {
      case .failable, .subclass, .alias, .type, .plain, .optional, .value, .cases, .variable:
        return []
      case .wrapper: return wrapper(addition.name)
      case .binaryOperator:
        let parameters = "(_ value0: Any?, _ value1: Any?)"
        return [
          "infix operator \(addition.name)",
          "@discardableResult func \(addition.name) \(parameters) -> \(LibraryText.value) { .libraryValue }",
          "func \(addition.name) <R>\(parameters) -> R { \(LibraryText.value).made(\"operator\") }",
        ]
      case .conversions:
        return ["Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "String"].map {
          "extension \($0) { init(_ value: \(LibraryText.value)) { self.init() } }"
        }
      case .sequence:
        guard let type = addition.type else { return [] }
        let element = standIns.types[type]?.arguments == 1 ? "A0" : LibraryText.value
        return [
          "extension \(type): Sequence { public func makeIterator() -> IndexingIterator<[\(element)]> { [].makeIterator() } }"
        ]
      case .member(let valueType):
        if valueType == nil, additions.contains(where: { $0.isTyped(addition) }) { return [] }
        return lines(for: addition, valueType)
      }
    }

    /// Returns the declaration of a property wrapper, with the initializers that attributes call.
    private func wrapper(_ name: String) -> [String] {
      let made = "\(LibraryText.value).made(\"\(name)\")"
      let shapes = sorted(standIns.uses.attributes[name]).filter { !$0.parameters.isEmpty }
      return [
        "@propertyWrapper public struct \(name)<Value> { private var stored: Value?; public init() {}; public init(wrappedValue: Value) { stored = wrappedValue }; public var wrappedValue: Value { get { stored ?? \(made) } set { stored = newValue } } }"
      ]
        + shapes.flatMap { shape in
          ["", "wrappedValue: Value, "].map {
            "extension \(name) { public init\(clause(shape.generics))(\($0)\(shape.parameterText)) { self.init() } }"
          }
        }
    }

    private func lines(for addition: LibraryAddition, _ valueType: String?) -> [String] {
      // The type has the initializers for what looks like calls of a function.
      if addition.type == nil, names.table.types[addition.name] != nil { return [] }
      let uses = standIns.uses
      let name = LibraryText.declared(addition.name)
      let modifiers = addition.isStatic ? "static " : ""
      func open(_ text: String) -> String {
        addition.type.map { "extension \($0) { \(text) }" } ?? text
      }
      let calls =
        addition.type == nil
        ? uses.calls : addition.isStatic ? uses.staticMethods : uses.methods
      if let shapes = calls[addition.name]
        ?? (addition.type == nil ? nil : uses.methods[addition.name])
      {
        return functions(addition.name, shapes, modifiers: modifiers).map(open)
      }
      var value = valueType ?? LibraryText.value
      if let type = addition.type, addition.isStatic,
        uses.cases.contains(addition.name) || Self.constants.contains(type)
          || standIns.types[type] != nil
      {
        value = type
      }
      let getter =
        value == LibraryText.value
        ? ".libraryValue" : "\(LibraryText.value).made(\"\(addition.name)\")"
      return [open("\(modifiers)var \(name): \(value) { get { \(getter) } set {} }")]
    }

    /// The types whose static members are usually values of the type.
    private static let constants: Set<String> = [
      "UIColor", "UIImage", "UIFont", "Notification.Name", "NSNotification.Name", "String",
      "CGFloat", "Date", "DateFormatter",
    ]

    // MARK: Text

    private func clause(_ generics: [String]) -> String {
      generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
    }

    /// Returns the shapes with known types in a fixed order.
    private func sorted(_ shapes: Set<CallShape>?) -> [CallShape] {
      (shapes ?? []).filter { $0.names.allSatisfy { names.isKnown($0, []) } }
        .sorted(on: \.parameterText)
    }
  }
#endif
