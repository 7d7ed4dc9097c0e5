import IBLint
import InterfaceBuilder

extension ClassAssembly {
  /// Returns a class with its superclass and members.
  /// - Parameter exposesMembers: Whether the class or a superclass exposes its members to Objective-C.
  func completed(_ assembled: Assembled, superclass: String?, exposesMembers: Bool) -> SourceClass {
    var result = assembled.declaration
    result.superclass = superclass
    result.mayHaveMore = assembled.mayHaveMore
    var conformances: [String] = []
    var fromObjectiveC: Set<String> = []
    for part in assembled.parts {
      let file = files[part.file]
      let type = file.record.types[part.type]
      let exposesMembers = exposesMembers || file.exposesMembers
      let written =
        type.kind == .classDeclaration
          && type.inheritance.first == assembled.superclasses.first?.name
          && superclass != nil ? Array(type.inheritance.dropFirst()) : type.inheritance
      conformances += written.filter { !conformances.contains($0) }
      result.variables += type.variables
      result.mayHaveMore = result.mayHaveMore || type.mayHaveMore
      for property in type.properties {
        var outlet = property.outlet
        outlet.place.file = file.path
        outlet.isExposed = isExposed(property.exposure, exposesMembers)
        if type.language == .objectiveC { fromObjectiveC.insert(outlet.name) }
        settleType(of: &outlet, in: type.name, seenBy: file.view)
        if property.isOutlet {
          add(outlet, to: &result.outlets)
        } else {
          add(outlet, to: &result.otherProperties)
        }
      }
      for method in type.methods {
        var action = method.action
        action.place.file = file.path
        action = Self.aged(action, isOld: file.isBeforeSwift3 ?? usualAge)
        action.isExposed = isExposed(method.exposure, exposesMembers)
        action.parameterTypes = action.parameterTypes.map { written in
          guard let written else { return nil }
          return settled(written, in: type.name, seenBy: file.view).type
        }
        // A header and an implementation may declare the same method.
        if action.kind == .method {
          if !result.otherMethods.contains(where: { $0.selector == action.selector }) {
            result.otherMethods.append(action)
          }
        } else if !result.actions.contains(where: { $0.selector == action.selector }) {
          result.actions.append(action)
        }
      }
    }
    // Objective-C stores a readonly property in a variable, unless the class implements the getter.
    let getters = Set(result.otherMethods.map(\.selector))
    let kept = Set(result.variables)
    func isKept(_ name: String) -> Bool {
      fromObjectiveC.contains(name)
        && (!getters.contains(name) || kept.contains(name) || kept.contains("_" + name))
    }
    for index in result.outlets.indices where isKept(result.outlets[index].name) {
      result.outlets[index].isReadOnly = false
    }
    for index in result.otherProperties.indices where isKept(result.otherProperties[index].name) {
      result.otherProperties[index].isReadOnly = false
    }
    // Code in another file that mentions the class may assign its properties.
    let others = result.outlets.isEmpty ? [] : filesNaming[result.name.lastPart] ?? []
    let assigned = Set(
      (assembled.parts.map(\.file) + others).flatMap { files[$0].record.assignedNames })
    for index in result.outlets.indices {
      let name = result.outlets[index].name
      result.outlets[index].isAssigned = assigned.contains(name) || assigned.contains("_" + name)
    }
    // A property may be declared as an outlet in a header, and again without the attribute.
    let outlets = Set(result.outlets.map(\.name))
    result.otherProperties.removeAll { outlets.contains($0.name) }
    let actions = Set(result.actions.map(\.selector))
    result.otherMethods.removeAll { actions.contains($0.selector) }
    result.conformances = conformances
    return result
  }

  /// Returns a method with the selector for its version of Swift, or with two selectors if the version is unknown.
  private static func aged(_ action: SourceAction, isOld: Bool?) -> SourceAction {
    var action = action
    if isOld == true { action.selector = action.olderSelector ?? action.selector }
    if isOld != nil || action.olderSelector == action.selector { action.olderSelector = nil }
    return action
  }

  /// Adds a property. An Objective-C class may declare it twice: publicly as readonly, and again for itself.
  private func add(_ outlet: SourceOutlet, to list: inout [SourceOutlet]) {
    if let known = list.firstIndex(where: { $0.name == outlet.name }) {
      list[known].isReadOnly = list[known].isReadOnly && outlet.isReadOnly
    } else {
      list.append(outlet)
    }
  }

  private func isExposed(_ exposure: Exposure, _ exposesMembers: Bool) -> Bool {
    switch exposure {
    case .explicit: true
    case .withClass: exposesMembers
    case .hidden: false
    }
  }

  private func settleType(of outlet: inout SourceOutlet, in scope: String, seenBy view: ModuleView)
  {
    var type = outlet.type
    var typeModule: String?
    var protocols: [String] = []
    for written in outlet.protocols {
      let part = settled(written, in: scope, seenBy: view)
      // A protocol composition may contain one class.
      if let name = part.type,
        part.isDeclared || FrameworkClass.isView(name, on: .iOS)
          || FrameworkClass.isView(name, on: .macOS)
      {
        (type, typeModule) = (name, part.module)
      } else {
        protocols += [part.type].compactMap { $0 } + part.protocols
      }
    }
    if let written = outlet.type {
      let part = settled(written, in: scope, seenBy: view)
      (type, typeModule) = (part.type, part.module)
      protocols += part.protocols
    }
    outlet.type = type
    outlet.typeModule = typeModule
    outlet.protocols = protocols
  }

  private struct SettledType {
    var type: String?
    var protocols: [String] = []
    var module: String?
    var isDeclared = false
  }

  private func settled(_ written: String, in scope: String, seenBy view: ModuleView) -> SettledType
  {
    switch names.meaning(of: written, in: scope, seenBy: view) {
    case .type(let index):
      SettledType(
        type: classes[index].declaration.name, module: classes[index].declaration.module,
        isDeclared: true)
    case .protocolType(let name): SettledType(type: nil, protocols: [name])
    case .outside(let name): SettledType(type: name)
    case .value: SettledType(type: written)
    case .ambiguous: SettledType(type: nil)
    }
  }
}
