import AppSymbols
import Diagnostics
import IBLint
import SourceRewriting

/// The skeleton of a class that has no Swift source: an Objective-C class, or a library's class.
struct PlainSkeleton {
  /// The name of the class.
  let name: String
  /// The name in Swift if it is another one.
  var swiftName: String?
  /// The generic parameters with angle brackets, and the protocols after the superclass.
  var generics = ""
  var conformances = ""
  /// Fewer protocols, for a class that cannot conform to all of them.
  var fewerConformances: [String] = []
  /// The name of the superclass.
  var superclass: String
  /// Whether other public declarations may use the class.
  var isPublic = false
  /// The properties that documents connect or set, with their declarations, of which the first one that compiles counts.
  var properties: [(name: String, declarations: [String])] = []
  /// The Objective-C selectors that documents call.
  var selectors: [String] = []
  /// Further members, each on one line.
  var members: [String] = []

  /// Returns the lines of the skeleton. There are none if no header compiles.
  /// - Parameter dropped: The lines that do not compile, without surrounding spaces.
  func lines(without dropped: Set<String>) -> [String] {
    // If a class cannot have its superclass, it can still be the class of an object.
    let parents = ([conformances] + fewerConformances).map { superclass + $0 }
    // Other modules may have subclasses of every class of Objective-C, and an open class has an open superclass.
    let accesses = isPublic ? ["open ", "public "] : [""]
    let headers = (parents + ["NSObject" + conformances, "NSObject"]).flatMap { parent in
      accesses.map { "@objc(\(name)) \($0)class \(swiftName ?? name)\(generics): \(parent) {" }
    }
    guard let header = headers.first(where: { !dropped.contains($0) }) else { return [] }
    func isDropped(_ line: String) -> Bool {
      AppSkeletons.isDropped(line, in: header, dropped)
    }
    var lines = [header]
    var taken: Set<String> = []
    for (name, declarations) in properties
    where SwiftLiteral.isIdentifier(name) && name != "Type" && taken.insert(name).inserted {
      guard let line = declarations.first(where: { !isDropped($0) }) else { continue }
      lines.append("  " + line)
    }
    for selector in selectors {
      guard let method = Self.method(selector), taken.insert(method).inserted,
        !isDropped(method)
      else { continue }
      lines.append("  " + method)
    }
    lines += members.filter { !isDropped($0) }.map { "  " + $0 }
    return lines + ["}"]
  }

  /// Returns the declarations of a property: one with its type, and one of any type, which still connects.
  private static func outlet(_ name: String, _ type: String) -> [String] {
    [type, "Any?"].map { "@IBOutlet var \(name): \($0)" }
  }

  /// Returns a method for a selector, or nil if the text is not a selector.
  private static func method(_ selector: String) -> String? {
    var parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let takesArguments = parts.count > 1
    if takesArguments { parts.removeLast() }
    guard let base = parts.first, SwiftLiteral.isIdentifier(base),
      parts.allSatisfy({ $0.isEmpty || SwiftLiteral.isIdentifier($0) })
    else { return nil }
    guard takesArguments else { return "@IBAction @objc(\(selector)) func \(base)() {}" }
    let parameters = parts.enumerated().map { number, label in
      "\(number == 0 || label.isEmpty ? "_" : label) value\(number): Any"
    }
    return "@IBAction @objc(\(selector)) func \(base)(\(parameters.joined(separator: ", "))) {}"
  }

  private init(name: String, superclass: String) {
    self.name = name
    self.superclass = superclass
  }

  /// Creates the skeleton of an Objective-C class.
  /// - Parameters:
  ///   - superclass: The superclass in the package.
  ///   - isKnown: Returns whether the package contains a class.
  ///   - connected: Returns the class that documents connect to an outlet with a type; nil if the type fits.
  init(
    _ declaration: SourceClass, superclass: String, hints: ClassHints,
    isKnown: (String) -> Bool, connected: (String, String) -> String?
  ) {
    self.init(name: declaration.name, superclass: superclass)
    properties = (declaration.outlets + declaration.otherProperties)
      .filter { $0.isExposed && !$0.isStatic && !$0.isReadOnly }.map { property in
        let known = property.type.flatMap { type in
          isKnown(type) ? connected(property.name, type) ?? type : nil
        }
        if hints.collections[name]?.contains(property.name) == true || property.isCollection {
          return (property.name, Self.outlet(property.name, "[\(known ?? "NSObject")]!"))
        }
        return (property.name, Self.outlet(property.name, known.map { "\($0)!" } ?? "Any?"))
      }
    selectors = (declaration.actions + declaration.otherMethods)
      .filter {
        !$0.isStatic && (hints.actions[name]?.contains($0.selector) == true || $0.kind == .action)
      }
      .map(\.selector)
  }

  /// Creates a stand-in for a class that no source declares, based on the connections in documents to the class and its
  /// subclasses.
  /// - Parameters:
  ///   - users: The class and its subclasses.
  ///   - isDeclared: Returns whether one of the subclasses or the superclass declares a property.
  init(
    library name: String, superclass: String, users: [String], hints: ClassHints,
    isDeclared: (String) -> Bool
  ) {
    self.init(name: name, superclass: superclass)
    var taken: Set<String> = []
    for user in users {
      for (outlet, type) in (hints.outlets[user] ?? [:]).inKeyOrder
      where !isDeclared(outlet) && taken.insert(outlet).inserted {
        let isCollection = hints.collections[user]?.contains(outlet) == true
        properties.append((outlet, Self.outlet(outlet, isCollection ? "[\(type)]!" : "\(type)!")))
      }
      for attribute in (hints.attributes[user] ?? []).sorted()
      where !isDeclared(attribute) && taken.insert(attribute).inserted {
        properties.append((attribute, Self.outlet(attribute, "Any?")))
      }
      for selector in (hints.actions[user] ?? []).sorted() where !isDeclared(selector) {
        if taken.insert(selector).inserted { selectors.append(selector) }
      }
    }
  }
}
