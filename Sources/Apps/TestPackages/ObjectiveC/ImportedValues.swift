#if SourceChecks
  import IBLintSources
  import PublishedAPI
  import SourceRewriting

  /// The types of C and the declarations outside types, in a skeleton.
  struct ImportedValues {
    /// A type of several lines, or a declaration of one.
    struct Item {
      /// The first line.
      var header: String
      /// The lines in the braces, or nil if the declaration is one line.
      var lines: [String]?
    }

    private(set) var items: [Item] = []
    /// The names that are left out because the package does not have their types.
    private(set) var omitted: [String] = []
    private let scope: ImportedScope
    private let values: [String: ObjectiveCHeader.Constant.Value]
    private var taken: Set<String>

    /// - Parameter taken: The names that Swift sources declare.
    init(_ headers: ImportedHeaders, _ scope: ImportedScope, taken: Set<String>) {
      self.scope = scope
      self.taken = taken
      values = headers.values
      for each in headers.enumerations { add(each) }
      for each in headers.structures { add(each) }
      for each in headers.aliases { add(each) }
      for each in headers.constants { add(each) }
      for each in headers.functions { add(function: each) }
    }

    private mutating func add(_ text: String, named name: String) {
      guard taken.insert(name).inserted else { return }
      let isExtension = text.hasPrefix("extension ")
      items.append(Item(header: (isExtension ? "" : scope.access(text)) + text))
    }

    // MARK: Types

    private mutating func add(_ enumeration: ObjectiveCHeader.Enumeration) {
      let numbers = ImportedNumbers(enumeration.cases)
      guard !enumeration.name.isEmpty else {
        for (each, number) in zip(enumeration.cases, numbers.values)
        where SwiftLiteral.isIdentifier(each.name) {
          add("var \(each.name): Int { \(number) }", named: each.name)
        }
        return
      }
      let name = ImportedScope.name(of: enumeration)
      guard SwiftLiteral.isIdentifier(name), taken.insert(name).inserted else { return }
      let type = enumeration.type.flatMap(scope.imported)?.text ?? "UInt32"
      let cases = ImportedScope.caseNames(of: enumeration)
      var lines: [String] = []
      switch enumeration.kind {
      case .closed:
        var first: [Int: String] = [:]
        for (each, number) in zip(cases, numbers.values) {
          if let same = first[number] {
            lines.append("public static var \(each): \(name) { .\(same) }")
          } else {
            first[number] = each
            lines.append("case \(each) = \(number)")
          }
        }
        guard !lines.isEmpty else { return }
        items.append(Item(header: "@objc public enum \(name): \(type) {", lines: lines))
      case .options:
        lines = Self.wrapper(of: type, isOptions: true)
        for (each, number) in zip(cases, numbers.values) {
          lines.append("public static var \(each): \(name) { \(name)(rawValue: \(number)) }")
        }
        items.append(Item(header: "public struct \(name): OptionSet {", lines: lines))
      case .plain:
        items.append(
          Item(
            header: "public struct \(name): RawRepresentable, Hashable {",
            lines: Self.wrapper(of: type, isOptions: false)))
        for (each, number) in zip(enumeration.cases, numbers.values)
        where SwiftLiteral.isIdentifier(each.name) {
          add("var \(each.name): \(name) { \(name)(rawValue: \(number)) }", named: each.name)
        }
      }
    }

    private static func wrapper(of type: String, isOptions: Bool) -> [String] {
      let lines = [
        "public var rawValue: \(type)",
        "public init(rawValue: \(type)) { self.rawValue = rawValue }",
      ]
      return isOptions
        ? lines : lines + ["public init(_ rawValue: \(type)) { self.rawValue = rawValue }"]
    }

    private mutating func add(_ structure: ObjectiveCHeader.Structure) {
      var lines: [String] = []
      var parameters: [String] = []
      for field in structure.fields {
        guard let type = scope.imported(field.type), let value = type.value,
          SwiftLiteral.isIdentifier(field.name)
        else {
          omitted.append(structure.name)
          return
        }
        lines.append("var \(field.name): \(type.text(in: .result)) = \(value)")
        parameters.append("\(field.name): \(type.text(in: .parameter))")
      }
      let assignments = structure.fields.map { "self.\($0.name) = \($0.name)" }
      let memberwise =
        "public init(\(parameters.joined(separator: ", "))) { \(assignments.joined(separator: "; ")) }"
      guard SwiftLiteral.isIdentifier(structure.name), taken.insert(structure.name).inserted else {
        return
      }
      items.append(
        Item(
          header: "public struct \(structure.name) {",
          lines: ["public init() {}"] + lines.map { "public " + $0 } + [memberwise]))
    }

    private mutating func add(_ alias: ObjectiveCHeader.Alias) {
      let name = alias.swiftName ?? alias.name
      guard SwiftLiteral.isIdentifier(name), let type = scope.imported(alias.type) else {
        omitted.append(name)
        return
      }
      guard !taken.contains(name) else { return }
      if alias.isTyped {
        taken.insert(name)
        items.append(
          Item(
            header: "public struct \(name): RawRepresentable, Hashable {",
            lines: Self.wrapper(of: type.text, isOptions: false)))
      } else {
        add("typealias \(name) = \(type.text)", named: name)
      }
    }

    // MARK: Constants and functions

    private mutating func add(_ constant: ObjectiveCHeader.Constant) {
      let name = constant.swiftName ?? constant.name
      let value = constant.value ?? values[constant.name]
      guard SwiftLiteral.isIdentifier(name) else { return }
      guard let written = constant.type else {
        switch value {
        case .text(let text):
          add("var \(name): String { \(ImportedNumbers.string(text)) }", named: name)
        case .number(let text):
          guard let number = ImportedNumbers.literal(text) else { return }
          add("var \(name): \(number.type) { \(number.text) }", named: name)
        case nil: return
        }
        return
      }
      if written.name == "NSNotificationName" || Self.isNotification(constant) {
        let text = self.text(of: value) ?? SwiftLiteral.string(constant.name)
        let short = String(name.dropLast(name.hasSuffix("Notification") ? 12 : 0))
        add(
          "extension NSNotification.Name { public static var \(short): NSNotification.Name { NSNotification.Name(\(text)) } }",
          named: "NSNotification.Name.\(short)")
        return
      }
      guard let type = scope.imported(written) else {
        omitted.append(name)
        return
      }
      if scope.wrappers.contains(written.name) {
        addMember(constant, of: type.text, value)
        return
      }
      let known =
        self.text(of: value).map { type.text == "String" ? $0 : nil } ?? number(value, type)
      // Keys differ, whatever they contain.
      let emptyValue = type.text == "String" ? SwiftLiteral.string(constant.name) : type.value
      let missing = SwiftLiteral.string("the skeleton of '\(name)' has no value")
      let body = known ?? emptyValue ?? "fatalError(\(missing))"
      let accessors = constant.isVariable ? "get { \(body) } set {}" : body
      add("var \(name): \(type.text(in: .result)) { \(accessors) }", named: name)
    }

    /// Adds a constant of a type that is a set of named values.
    private mutating func addMember(
      _ constant: ObjectiveCHeader.Constant, of type: String,
      _ value: ObjectiveCHeader.Constant.Value?
    ) {
      let name = ImportedName.cases([constant.name], of: type).first ?? constant.name
      let text = self.text(of: value) ?? SwiftLiteral.string(constant.name)
      guard SwiftLiteral.isIdentifier(name) else { return }
      add(
        "extension \(type) { public static var \(name): \(type) { \(type)(rawValue: \(text)) } }",
        named: "\(type).\(name)")
    }

    private static func isNotification(_ constant: ObjectiveCHeader.Constant) -> Bool {
      constant.type?.name == "NSString" && constant.type?.pointers == 1
        && constant.name.hasSuffix("Notification") && constant.name.utf8.count > 12
    }

    private func text(of value: ObjectiveCHeader.Constant.Value?) -> String? {
      if case .text(let text) = value { ImportedNumbers.string(text) } else { nil }
    }

    private func number(_ value: ObjectiveCHeader.Constant.Value?, _ type: ImportedType) -> String?
    {
      guard case .number(let text) = value, type.plainValue == "0",
        let number = ImportedNumbers.literal(text)
      else { return nil }
      let isWhole = type.text.contains("Int")
      return isWhole && number.type == "Double" ? nil : number.text
    }

    private mutating func add(function: ObjectiveCHeader.Method) {
      let name = function.pieces[0]
      guard SwiftLiteral.isIdentifier(name), function.swiftName == nil,
        let result = scope.imported(function.result)
      else {
        omitted.append(name)
        return
      }
      var parameters: [String] = []
      for (number, parameter) in function.parameters.enumerated() {
        guard let type = scope.imported(parameter.type) else {
          omitted.append(name)
          return
        }
        parameters.append("_ value\(number): \(type.text(in: .parameter))")
      }
      let missing = ImportedText.missing(name, name)
      let list = parameters.joined(separator: ", ")
      let text =
        result.text == "Void"
        ? "func \(name)(\(list)) {}"
        : "func \(name)(\(list)) -> \(result.text(in: .result)) { \(result.value ?? "fatalError(\(missing))") }"
      add(text, named: name)
    }
  }
#endif
