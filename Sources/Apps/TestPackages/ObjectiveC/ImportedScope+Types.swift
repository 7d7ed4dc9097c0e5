#if SourceChecks
  import Budgets
  import IBLintSources
  import PublishedAPI

  // The Swift types of Objective-C types.
  extension ImportedScope {
    /// Returns the Swift type for an Objective-C type, or nil if the package does not have it.
    func imported(_ type: ObjectiveCType) -> ImportedType? {
      var budget = Budget(depth: 48, steps: 4_000)
      return imported(type, &budget)
    }

    private func imported(_ type: ObjectiveCType, _ budget: inout Budget) -> ImportedType? {
      guard (try? budget.enter()) != nil else { return nil }
      defer { budget.leave() }
      if let block = type.block { return closure(block, type, &budget) }
      var result: ImportedType?
      switch type.pointers {
      case 0: result = value(type, &budget)
      case 1: result = pointer(type, &budget)
      default: result = nil
      }
      result?.nullability = type.nullability
      result?.isNoEscape = type.isNoEscape
      return result
    }

    private func closure(
      _ block: [ObjectiveCType], _ type: ObjectiveCType, _ budget: inout Budget
    ) -> ImportedType? {
      guard let text = closureText(block, &budget) else { return nil }
      var result = ImportedType(text: text)
      result.isPointer = true
      result.isFunction = true
      result.nullability = type.nullability
      result.isNoEscape = type.isNoEscape
      return result
    }

    /// Returns the type of a closure.
    /// - Parameter block: The result and the parameters.
    private func closureText(_ block: [ObjectiveCType], _ budget: inout Budget) -> String? {
      guard let first = block.first, let result = imported(first, &budget) else { return nil }
      var parameters: [String] = []
      for parameter in block.dropFirst() {
        guard let type = imported(parameter, &budget) else { return nil }
        parameters.append(type.text(in: .inside))
      }
      return "(\(parameters.joined(separator: ", "))) -> \(result.text(in: .inside))"
    }

    /// Returns the type for a type without an asterisk.
    private func value(_ type: ObjectiveCType, _ budget: inout Budget) -> ImportedType? {
      switch type.name {
      case "void": return ImportedType(text: "Void", plainValue: "()")
      case "id": return object(base: nil, type.protocols)
      case "instancetype": return ImportedType(text: "Self", isPointer: true)
      case "dispatch_block_t":
        return ImportedType(text: "() -> Void", isPointer: true, isFunction: true)
      default: break
      }
      if let alias = aliases[type.name] {
        let name = renamed[type.name] ?? type.name
        let isObject = alias.pointers > 0 || alias.block != nil || alias.name == "id"
        guard !wrappers.contains(type.name) else {
          return isKnown(name) ? ImportedType(text: name, isPointer: isObject) : nil
        }
        guard let meaning = meanings[type.name], isKnown(name) else { return nil }
        return ImportedType(
          text: name, isPointer: meaning.isPointer, plainValue: meaning.plainValue,
          isFunction: meaning.isFunction)
      }
      if let text = BridgedTypes.scalars[type.name] {
        return ImportedType(text: text, plainValue: BridgedTypes.value(of: text))
      }
      if let text = BridgedTypes.references[type.name] {
        let name = String(text.prefix { $0 != "." })
        return isKnown(name) ? ImportedType(text: text, isPointer: true) : nil
      }
      guard let name = self.type(named: type.name), type.arguments.isEmpty, type.protocols.isEmpty
      else { return nil }
      let value =
        enumerations[name] ?? (options.contains(name) ? "[]" : nil)
        ?? (structures.contains(name) ? "\(name)()" : nil) ?? BridgedTypes.value(of: name)
      return ImportedType(text: name, plainValue: value)
    }

    /// Returns the type for a pointer.
    private func pointer(_ type: ObjectiveCType, _ budget: inout Budget) -> ImportedType? {
      var target = type
      target.pointers = 0
      target.protocols = []
      if type.name == "void" {
        return ImportedType(
          text: type.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer", isPointer: true)
      }
      let isNumber = BridgedTypes.scalars[type.name] != nil
      if isNumber || structures.contains(type.name) {
        let text = type.name == "BOOL" ? "ObjCBool" : value(target, &budget)?.text
        return text.map { Self.pointer(to: $0, type) }
      }
      guard !["id", "Class", "SEL", "instancetype"].contains(type.name) else { return nil }
      if let collection = collection(type, &budget) { return collection }
      if let name = BridgedTypes.classes[type.name] {
        guard type.protocols.isEmpty, isKnown(name) else { return nil }
        return ImportedType(
          text: name, isPointer: true, plainValue: BridgedTypes.value(of: name))
      }
      guard let name = self.type(named: type.name) else { return nil }
      if enumerations[name] != nil || options.contains(name) {
        return Self.pointer(to: name, type)
      }
      if aliases[type.name] != nil {
        // A pointer to a pointer is none that code of a skeleton can use.
        guard let meaning = meanings[type.name], !meaning.isPointer else { return nil }
        return Self.pointer(to: name, type)
      }
      return object(base: name, type.protocols)
    }

    /// Returns the type of a pointer to a value of C.
    private static func pointer(to text: String, _ type: ObjectiveCType) -> ImportedType {
      let pointer = type.isConstant ? "UnsafePointer" : "UnsafeMutablePointer"
      return ImportedType(text: "\(pointer)<\(text)>", isPointer: true)
    }

    private func object(base: String?, _ protocols: [String]) -> ImportedType? {
      let names = protocols.map(protocolType)
      guard !names.contains(nil) else { return nil }
      let parts = [base].compactMap { $0 } + names.compactMap { $0 }
      return ImportedType(
        text: parts.isEmpty ? "Any" : parts.joined(separator: " & "), isPointer: true)
    }

    /// Returns the type for `NSArray`, `NSDictionary` and `NSSet`; nil for others, or if an element is unknown.
    private func collection(_ type: ObjectiveCType, _ budget: inout Budget) -> ImportedType? {
      func element(_ index: Int, isKey: Bool) -> String? {
        guard index < type.arguments.count else { return isKey ? "AnyHashable" : "Any" }
        guard let found = imported(type.arguments[index], &budget) else { return nil }
        let text = found.isFunction ? "(\(found.text))" : found.text
        return isKey && ["Any", "Error"].contains(text) ? "AnyHashable" : text
      }
      switch type.name {
      case "NSArray":
        return element(0, isKey: false).map {
          ImportedType(text: "[\($0)]", isPointer: true, plainValue: "[]")
        }
      case "NSSet":
        return element(0, isKey: true).map {
          ImportedType(text: "Set<\($0)>", isPointer: true, plainValue: "[]")
        }
      case "NSDictionary":
        guard let key = element(0, isKey: true), let value = element(1, isKey: false) else {
          return nil
        }
        return ImportedType(text: "[\(key): \(value)]", isPointer: true, plainValue: "[:]")
      case "NSCache", "NSMapTable", "NSHashTable":
        let count = type.name == "NSHashTable" ? 1 : 2
        let arguments = (0..<count).map { number in
          number < type.arguments.count ? className(type.arguments[number]) : "AnyObject"
        }
        guard isKnown(type.name) else { return nil }
        return ImportedType(
          text: "\(type.name)<\(arguments.joined(separator: ", "))>", isPointer: true)
      case "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSOrderedSet",
        "NSMutableOrderedSet", "NSEnumerator":
        // The elements do not matter to the compiler.
        return isKnown(type.name) ? ImportedType(text: type.name, isPointer: true) : nil
      default: return nil
      }
    }

    /// Returns a type argument that must be a class.
    private func className(_ type: ObjectiveCType) -> String {
      guard type.pointers == 1, type.block == nil, type.arguments.isEmpty, type.protocols.isEmpty,
        BridgedTypes.scalars[type.name] == nil, aliases[type.name] == nil, type.name != "void",
        let name = self.type(named: type.name), !structures.contains(name)
      else { return "AnyObject" }
      return name
    }

    /// Returns the name of a type, as names of methods repeat it.
    func typeName(_ type: ObjectiveCType) -> ImportedName.TypeName {
      var name = ImportedName.TypeName(Self.spelling(type))
      name.isBoolean = ["BOOL", "bool", "Boolean", "_Bool"].contains(type.name)
      name.isFunction =
        type.block != nil || type.name == "dispatch_block_t" || aliases[type.name]?.block != nil
      if ["NSArray", "NSSet", "NSOrderedSet", "NSMutableArray", "NSMutableSet"].contains(type.name)
      {
        name.element = type.arguments.first.map(Self.spelling) ?? "Object"
      }
      return name
    }

    private static func spelling(_ type: ObjectiveCType) -> String {
      if type.block != nil { return "Block" }
      switch type.name {
      case "id": return type.protocols.first ?? "Object"
      case "BOOL", "bool", "Boolean", "_Bool": return "Bool"
      case "NSInteger", "NSUInteger": return "Int"
      case "SEL": return "Selector"
      case "int": return "CInt"
      case "double": return "Double"
      case "float": return "Float"
      default: return type.name.contains(" ") ? "" : type.name
      }
    }
  }
#endif
