#if SourceChecks
  import Diagnostics
  public import IBLint

  extension SourceIndex {
    /// Returns whether code uses a method of a class by its name, apart from one use in each of some files.
    ///
    /// Methods of different classes often have the same name. A call without receiver or on `self` belongs to the class
    /// around it, and a file that speaks of another class with such a method, but not of this one, calls the other method.
    public func calls(
      _ method: String, of owner: SourceClass, declaredIn files: [String]
    ) -> Bool? {
      // Code that knows only the protocol may call the method of any class.
      guard !isRequired(method) else { return calls(method, declaredIn: files) }
      let family = family(of: owner)
      let places = Set(family.map(\.place))
      let own = Set(
        family.filter { $0.place == owner.place || $0.declares(method) }.flatMap(\.spellings)
          + self.files.flatMap(\.record.aliases).map { String(SourceClass.lastPart($0.name)) })
      let others = declarations.filter { !places.contains($0.place) && $0.declares(method) }
        .flatMap(\.spellings).filter { !own.contains($0) }
      let near = Set(
        family.flatMap(\.files) + additions.filter { $0.declares(method) }.flatMap(\.files))
      return words.contains { path, words in
        guard words.mayCall(method, again: files.contains(path)) else { return false }
        if !near.contains(path) {
          if path.hasEnding(".swift"), !words.containsMember(method) { return false }
          if others.contains(where: words.contains), !own.contains(where: words.contains) {
            return false
          }
        }
        return true
      }
    }

    /// Returns whether a protocol in the sources, or an extension of one, has a method with a name.
    private func isRequired(_ method: String) -> Bool {
      let classes = Set(declarations.map { SourceClass.lastPart($0.name) })
      return files.contains { file in
        file.record.types.contains { type in
          guard type.methods.contains(where: { $0.action.isCalled(method) }) else { return false }
          // An extension of a framework class is listed with the additions.
          return type.kind == .protocolDeclaration
            || type.kind == .addition && additions(to: type.name) == nil
              && !classes.contains(SourceClass.lastPart(type.name))
        }
      }
    }

    /// Returns the methods with a name that structures and enumerations declare in a file, and that only code of the app calls.
    public func valueMethods(named name: String, in path: String) -> [SourceAction] {
      guard let file = files.first(where: { $0.path == path }) else { return [] }
      let all = files.flatMap(\.record.types)
      let known = all.filter { $0.kind == .protocolDeclaration }.map(\.name) + Self.ownCalls
      let found = file.record.types.filter { type in
        guard type.methods.contains(where: { $0.action.isCalled(name) }) else { return false }
        let parts = all.filter { $0.name == type.name }
        return parts.contains { $0.kind == .otherType }
          && parts.allSatisfy {
            [.otherType, .addition].contains($0.kind) && !$0.mayHaveMore
              && $0.inheritance.allSatisfy(known.contains)
          }
      }
      return found.flatMap(\.methods).map(\.action).filter { $0.isCalled(name) }.map { action in
        var action = action
        action.place.file = path
        return action
      }
    }

    /// Types and protocols of Swift in the declarations of values that call no other methods than those they require.
    private static let ownCalls = [
      "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
      "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "RawRepresentable",
      "Sendable", "String",
    ]

    /// Returns a class, its superclasses in the sources, and the classes that inherit from it.
    private func family(of owner: SourceClass) -> [SourceClass] {
      ancestries.reduce(into: []) { found, ancestry in
        guard let first = ancestry.classes.first else { return }
        if first.place == owner.place {
          found += ancestry.classes + ancestry.possible
        } else if (ancestry.classes + ancestry.possible).contains(where: { $0.place == owner.place }
        ) {
          found.append(first)
        }
      }
    }
  }

  extension SourceClass {
    /// Returns whether the class or an extension of it declares a method with a name.
    fileprivate func declares(_ method: String) -> Bool {
      (actions + otherMethods).contains { $0.isCalled(method) }
    }

    /// The words with which code names the class.
    fileprivate var spellings: [String] {
      [String(SourceClass.lastPart(name))] + [runtimeName].compactMap { $0 }
    }
  }
#endif
