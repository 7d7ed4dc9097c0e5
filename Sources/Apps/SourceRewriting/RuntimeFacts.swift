package import Budgets

/// The declarations of one source that the Objective-C runtime would know, and the places where the source uses that
/// runtime.
package struct RuntimeFacts {
  /// Types and extensions with a body; outer ones come before those inside them.
  package internal(set) var types: [TypeFacts] = []
  /// Attributes and words that are replaced by spaces.
  var blanks: [Range<Int>] = []
  /// `#selector` and `#keyPath`.
  var uses: [RuntimeUse] = []
  /// Calls of superclass methods without arguments: `super.awakeFromNib()`.
  var superCalls: [SuperCall] = []
  /// Calls of optional protocol methods: `delegate?.tapped?(row)`.
  var optionalCalls: [OptionalCall] = []
  /// Names of replaced modules before the names of their declarations: `Combine.Publisher`.
  var qualifiers: [Qualifier] = []
  /// The types that annotations give to names anywhere in the source; without optional marks.
  var annotations: [String: Set<String>] = [:]
  /// The types that each type alias names; several if conditions or scopes tell them apart.
  var aliases: [String: Set<String>] = [:]
  /// The modules that the source imports.
  package internal(set) var imports: Set<String> = []
  /// The imports, including their attributes, with the names of their modules.
  var importPlaces: [(module: String, range: Range<Int>)] = []
  /// The imports of modules that have another name in a test package.
  var replacedImports: [ReplacedImport] = []
  /// Initializer calls on metatype values: `type.init()`.
  var metatypeCalls: [MetatypeCall] = []
  /// The `@main` attributes of types that are not an app delegate, which start a program of the user.
  var programs: [Range<Int>] = []
  /// Words that replace others of the same or greater length.
  var replacements: [(range: Range<Int>, text: String)] = []
  /// The word `intersects` in calls without labels.
  var intersections: [Range<Int>] = []
  /// Whether all braces are closed. No tables are added to a source that cannot be parsed.
  var isBalanced = true
  /// The limit that the source exceeds, so that the rest of it was skipped; nil if it was read.
  package internal(set) var excess: Budget.Exceeded?
}

/// A type or an extension with its body.
package struct TypeFacts {
  package let kind: SwiftKeyword
  /// The name as written: `DotsView`, or `Outer.Inner` for an extension.
  package let name: String
  /// The enclosing type or extension; nil at file level.
  let outer: Int?
  /// The access modifier; empty if there is none.
  let access: String
  /// Whether the type has generic parameters.
  let isGeneric: Bool
  /// Whether the type is inside a function, where no table can refer to it.
  let isLocal: Bool
  /// Whether all members are exposed to Objective-C (`@objcMembers`, or an extension marked `@objc`).
  let exposesMembers: Bool
  /// The names of the superclass and protocols, as written.
  package let inherited: [String]
  /// The Objective-C name that an attribute gives the class: `@objc(Name)`.
  var runtimeName: String?
  /// Whether the header contains constraints on its generic parameters.
  var hasRequirements = false
  /// The enclosing `#if`.
  let conditions: [String]
  /// Whether an attribute isolates the type to an actor other than the main actor.
  let hasOwnActor: Bool
  /// Whether the class declares an initializer without parameters that a nib can call.
  var hasPlainInitializer = false
  /// The labels of the declared initializers that other code in the module can call, except those that are restricted
  /// to other threads or require `try`.
  var initializers: [[String]] = []
  /// The convenience initializers of an extension.
  var convenienceInitializers: [ConvenienceInitializer] = []
  /// Whether the class declares a designated initializer, so that it inherits none.
  var hasDesignatedInitializer = false
  var members: [MemberFacts] = []
  /// The range of the braces.
  package internal(set) var start = 0
  package internal(set) var end = 0

  /// The name without the enclosing types.
  package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A property or method of a type.
struct MemberFacts {
  enum Kind {
    case property
    case method(MethodShape)
  }

  let kind: Kind
  let name: String
  /// The Objective-C name; for a method, this is its selector.
  let runtimeName: String
  /// Whether the member's own attribute exposes it to Objective-C.
  let isMarked: Bool
  /// Whether an attribute of the member or of its type exposes the member to Objective-C.
  let isExposed: Bool
  /// The type of a property as written; nil if it is inferred from the value.
  var typeName: String?
  /// The position of the word `override`; nil if there is none.
  let overrideRange: Range<Int>?
  /// Whether the member belongs to the type itself (`static` or `class`).
  let isStatic: Bool
  /// Whether a protocol declares it as optional.
  let isOptional: Bool
  /// The access modifier; empty if there is none.
  let access: String
  /// The position at which the name begins.
  let namePlace: Int
  /// The range from the first attribute to the end of the body, or to the end of the name if there is no body.
  let range: Range<Int>
  let hasBody: Bool
  /// The `#if` inside the enclosing type.
  let conditions: [String]
  /// The position at which the rewriter inserts the notification of the property's observers; nil if it inserts none.
  var changeHook: ChangeHook?

  var isOverride: Bool { overrideRange != nil }
  /// Whether the member can be used only in its own file.
  var isPrivate: Bool { ["private", "fileprivate"].contains(access) }
}

/// The requirements of calling a method.
struct MethodShape {
  /// A parameter of a method.
  struct Parameter {
    /// The argument label; `_` if there is none.
    let label: String
    /// The name inside the method.
    var name = ""
    /// The type as written, without a default value.
    var type = ""
  }

  /// The parameters in order.
  var parameters: [Parameter] = []
  /// Whether the method has generic parameters.
  var isGeneric = false
  var isAsync = false
  var canThrow = false
  /// The result type as written; nil if there is none.
  var result: String?
  /// The range from `func` to the end of the result type.
  var signature = 0..<0
}

extension MethodShape.Parameter {
  /// The type without attributes, which cannot be part of a cast; an implicitly unwrapped type becomes a plain
  /// optional.
  var plainType: String {
    var words = type.split(separator: " ")
    words.removeAll { $0.hasPrefix("@") }
    let text = words.joined(separator: " ")
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}

extension MethodShape {
  /// The argument labels; `_` for a parameter without one.
  var labels: [String] { parameters.map(\.label) }

  /// Whether Objective-C could call the method: no parameter has a type that exists only in Swift.
  var canBeCalledByName: Bool {
    !isGeneric
      && parameters.allSatisfy { parameter in
        !["inout ", "...", "some ", "repeat "].contains { parameter.type.contains($0) }
      }
  }
}

/// A module's name before the name of one of its declarations, if the module has another name in a test package.
struct Qualifier {
  /// The module's name and the dot.
  let range: Range<Int>
  /// The module's name in a test package.
  let replacement: String
  let member: String
}

/// An initializer call on a metatype value, such as `type.init()` if `type` is a `UIView.Type`.
struct MetatypeCall {
  /// The class in the declaration of the value.
  let className: String
  /// The position of the word `init`.
  let range: Range<Int>
}

/// A call of a superclass method without arguments.
struct SuperCall {
  let name: String
  let range: Range<Int>
}

/// A call with a question mark before its arguments.
struct OptionalCall {
  let name: String
  /// The last word of the value whose member is called: `delegate` in `self.delegate?.tapped?(row)`.
  let receiver: String?
  /// Whether an argument has a label: methods can have labels, closures in properties cannot.
  let hasLabels: Bool
  /// The position of the question mark.
  let mark: Range<Int>
  /// The end of the value that `if let`, `guard let` or `while let` binds, if the call is the value or part of it.
  var bindingEnd: Int?
}

/// A convenience initializer of an extension.
struct ConvenienceInitializer {
  let labels: [String]
  /// The position of the parenthesis that closes the parameters.
  let closing: Int
}

/// An import of a module that has another name in a test package.
struct ReplacedImport {
  let module: String
  let replacement: String
  let range: Range<Int>
}

/// A `#selector` or `#keyPath` in a source.
struct RuntimeUse {
  enum Kind {
    case keyPath
    case method
    case getter, setter
  }

  let kind: Kind
  /// The components of the path: `["self", "tap"]`.
  let path: [String]
  /// The argument labels; nil if there are none.
  let labels: [String]?
  /// The parameter types of the cast: `(UIButton) -> Void` has one.
  let parameterTypes: [String]?
  /// The type of the first component of the path, if a preceding declaration shows it.
  let firstType: String?
  /// The enclosing type or extension.
  let type: Int?
  let range: Range<Int>
}
