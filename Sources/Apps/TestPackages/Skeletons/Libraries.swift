#if SourceChecks
  import AppSymbols
  import Diagnostics
  import InterfaceBuilder
  import SourceRewriting

  /// The classes that an app uses but no source declares.
  struct Libraries {
    /// The UIKit class from which each class inherits.
    private(set) var bases: [String: String] = [:]
    private var subclasses: [String: [String]] = [:]

    init(
      _ table: DeclarationTable, _ hints: ClassHints, _ available: AvailableNames,
      _ documents: [IBDocument], classes: Set<String>, protocols: Set<String>,
      known: [String: String] = [:]
    ) {
      func isMissing(_ name: String) -> Bool {
        table.types[name] == nil && !available.hasType(name) && SwiftLiteral.isIdentifier(name)
      }
      for (name, kind) in table.types.inKeyOrder {
        guard case .classType(let parent?) = kind else { continue }
        subclasses[parent, default: []].append(name)
        guard isMissing(parent), !protocols.contains(parent), !Self.isProtocolLike(parent) else {
          continue
        }
        // A subclass's document gives more certain information than a name.
        let known = hints.classes[parent] ?? hints.classes[name]
        if bases[parent] == nil || known != nil {
          bases[parent] =
            known ?? ClassHints.guess(ClassHints.guess(parent) == "NSObject" ? name : parent)
        }
      }
      for document in documents {
        for object in document.objects {
          guard let name = object.customClass, isMissing(name), bases[name] == nil else { continue }
          bases[name] = hints.nearestClass(of: name)
        }
      }
      for name in classes where isMissing(name) && bases[name] == nil {
        bases[name] = ClassHints.guess(name)
      }
      for (name, base) in known where bases[name] != nil { bases[name] = base }
      // A class that UIKit has only on devices cannot be a superclass here.
      for (name, base) in bases where !available.isClass(base) { bases[name] = "NSObject" }
    }

    /// Returns a class and its subclasses.
    func users(of name: String) -> [String] {
      var found = [name]
      var index = 0
      while index < found.count, found.count < 1_000 {
        // Bounded: a class is added once, up to 1,000.
        found += (subclasses[found[index]] ?? []).filter { !found.contains($0) }
        index += 1
      }
      return found
    }

    /// Returns whether a name looks like that of a protocol.
    static func isProtocolLike(_ name: String) -> Bool {
      ["Delegate", "DataSource", "Protocol", "Type", "able", "ible", "ing", "Convertible"].contains(
        where: name.hasSuffix)
    }
  }
#endif
