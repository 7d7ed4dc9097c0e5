/// A method of a delegate or data source that is not called without Objective-C's runtime.
///
/// Swift looks for the methods of a conformance only in the class that declares the conformance and in its
/// superclasses. The Objective-C runtime asks the object, so it also finds a method that only a subclass has.
public struct UncalledMethod: Hashable, Sendable {
  /// The source that contains the subclass.
  public let path: String
  /// The position of the method's name, with line and column from 1; columns count bytes.
  public let line: Int
  /// The column of the method's name, from 1, in bytes.
  public let column: Int
  /// The same position as an offset from the beginning of the source, in bytes.
  public let offset: Int
  /// The full name: `tableView(_:didSelectRowAt:)`.
  public let method: String
  /// The class that implements the method.
  public let subclass: String
  /// The superclass that conforms to the protocol.
  public let base: String
  /// The name of the protocol that declares the method.
  public let protocolName: String

  /// The consequence, and how to fix it.
  public var message: String {
    "'\(method)' of '\(subclass)' is never called, because '\(base)' conforms to '\(protocolName)' and does not"
      + " implement it; implement it in '\(base)' and override it in '\(subclass)'"
  }
}

extension UncalledMethod {
  /// Finds the methods in a module that are never called, in the order of their sources.
  package static func all(
    in sources: [(path: String, bytes: [UInt8], facts: RuntimeFacts)]
  ) -> [UncalledMethod] {
    ModuleIndex(
      sources.map { ScannedSource(path: $0.path, id: "", bytes: $0.bytes, facts: $0.facts) }
    ).uncalledMethods()
  }
}

extension ModuleIndex {
  /// The methods that only a subclass of a conforming class implements.
  func uncalledMethods() -> [UncalledMethod] {
    var found: [UncalledMethod] = []
    for source in sources {
      for type in source.facts.types
      where !type.isLocal && [.class, .extension].contains(type.kind) {
        // A class of another module may implement members that are not visible here.
        let bases = lineage(of: type.lastName).dropFirst().filter { classes[$0]?.count == 1 }
        guard !bases.isEmpty, classes[type.lastName]?.count == 1 else { continue }
        for member in type.members {
          guard let (base, name) = reason(for: member, bases) else { continue }
          let place = LinePlace(member.namePlace, in: source.lines)
          found.append(
            UncalledMethod(
              path: source.path, line: place.line, column: place.column,
              offset: member.namePlace, method: member.signatureName, subclass: type.lastName,
              base: base,
              protocolName: name))
        }
      }
    }
    return found
  }

  /// The superclass whose conformance does not include a method of its subclass, and the protocol; nil if the method is
  /// called.
  private func reason(for member: MemberFacts, _ bases: [String]) -> (
    base: String, protocolName: String
  )? {
    guard case .method = member.kind, member.hasBody, !member.isOverride, !member.isStatic,
      !member.isPrivate, !bases.contains(where: { declares(member, in: $0) })
    else { return nil }
    for base in bases {
      let name = conformances(of: base).first {
        isOptional(member.signatureName, in: $0)
      }
      if let name { return (base, name) }
    }
    return nil
  }

  private func declares(_ member: MemberFacts, in name: String) -> Bool {
    types(of: name).contains { type in type.members.contains { $0.isSame(as: member) } }
  }

  /// The protocols that a class and its extensions conform to, as written. A protocol of the app includes the protocols
  /// that it refines.
  private func conformances(of name: String) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    var next = types(of: name).flatMap(\.inherited)[...]
    while let name = next.popFirst() {
      guard seen.insert(name).inserted else { continue }
      found.append(name)
      next += protocols[name] ?? []
    }
    return found
  }

  func types(of name: String) -> [TypeFacts] {
    ((classes[name] ?? []) + (extensions[name] ?? [])).map { place in
      sources[place.source].facts.types[place.type]
    }
  }

  private func isOptional(_ method: String, in name: String) -> Bool {
    optionalMethodsOfProtocols[name]?.contains(method) == true
      || OptionalMethods.ofProtocols[name]?.contains(Substring(method)) == true
  }
}

extension OptionalMethods {
  /// The optional methods of each UIKit protocol, including those of the protocols that it refines.
  static let ofProtocols: [String: Set<Substring>] = {
    var found: [String: Set<Substring>] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      found[String(words[0])] = Set(words.dropFirst())
    }
    return found
  }()
}
