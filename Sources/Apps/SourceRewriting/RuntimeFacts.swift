/// The declarations of one source, as far as Objective-C's runtime would know it, and where it uses that runtime.
package struct RuntimeFacts {
  /// Types and extensions with a body, outer ones before those inside them.
  package internal(set) var types: [TypeFacts] = []
  /// Attributes and words that are replaced by spaces.
  var blanks: [Range<Int>] = []
  /// `#selector` and `#keyPath`.
  var uses: [RuntimeUse] = []
  /// Calls of superclasses' methods without arguments: `super.awakeFromNib()`.
  var superCalls: [SuperCall] = []
  /// Calls of methods that a protocol does not require: `delegate?.tapped?(row)`.
  var optionalCalls: [OptionalCall] = []
  /// The modules that the source imports.
  package internal(set) var imports: Set<String> = []
  /// The imports of modules that a test package has by another name.
  var replacedImports: [ReplacedImport] = []
  /// Calls of initializers of metatype values: `type.init()`.
  var metatypeCalls: [MetatypeCall] = []
  /// The attributes `@main` of types that are not an app's delegate: a program of the user's own begins there.
  var programs: [Range<Int>] = []
  /// Words in place of others that are as long or longer.
  var replacements: [(range: Range<Int>, text: String)] = []
  /// Whether every brace is closed. No tables are added to a source that does not parse.
  var isBalanced = true
  /// Whether the rest of the source is not read because it is nested too deeply.
  package var isTooDeep = false
}

/// A type or an extension with its body.
package struct TypeFacts {
  package let kind: SwiftKeyword
  /// As it is written: `DotsView`, or `Outer.Inner` for an extension.
  package let name: String
  /// The type or extension that it is written in, nil for the file.
  let outer: Int?
  /// The word for its access, empty without one.
  let access: String
  /// Whether it has generic parameters of its own.
  let isGeneric: Bool
  /// Whether it is inside a function, where no table can name it.
  let isLocal: Bool
  /// Whether all members are Objective-C's too (`@objcMembers`, or an extension marked `@objc`).
  let exposesMembers: Bool
  /// The names of its superclass and protocols, as written.
  package let inherited: [String]
  /// The name that an attribute gives a class in Objective-C: `@objc(Name)`.
  var runtimeName: String?
  /// Whether its header has conditions for its parameters.
  var hasRequirements = false
  /// The `#if` around it.
  let conditions: [String]
  /// Whether an attribute gives it an actor other than the main one.
  let hasOwnActor: Bool
  /// Whether the class declares an initializer of its own that a nib can call, one without parameters.
  var hasPlainInitializer = false
  /// The labels of the initializers that it declares and that other code of the module can call, without those that only
  /// other threads or `try` can call.
  var initializers: [[String]] = []
  /// Whether the class declares a designated initializer, so that it inherits none.
  var hasDesignatedInitializer = false
  var members: [MemberFacts] = []
  /// Where its braces are.
  package internal(set) var start = 0
  package internal(set) var end = 0

  /// The name without the types around it.
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
  /// The name in Objective-C: of a method its selector.
  let runtimeName: String
  /// Whether an attribute of its own makes it Objective-C's.
  let isMarked: Bool
  /// Whether an attribute of its own or of its type makes it Objective-C's.
  let isExposed: Bool
  /// The type of a property as written, nil if its value tells.
  var typeName: String?
  /// Where the word `override` is, nil without it.
  let overrideRange: Range<Int>?
  /// Whether it belongs to the type itself.
  let isStatic: Bool
  /// Whether a protocol declares it as optional.
  let isOptional: Bool
  /// The word for its access, empty without one.
  let access: String
  /// Where the name begins.
  let namePlace: Int
  /// From the first attribute to the end of the body, or of the name if there is no body.
  let range: Range<Int>
  let hasBody: Bool
  /// The `#if` inside the type around it.
  let conditions: [String]
  /// Where the rewriter notifies the property's observers, nil if it does not.
  var changeHook: ChangeHook?

  var isOverride: Bool { overrideRange != nil }
  /// Whether only its own file can use it.
  var isPrivate: Bool { ["private", "fileprivate"].contains(access) }
}

/// The requirements of calling a method.
struct MethodShape {
  /// A parameter of a method.
  struct Parameter {
    /// The label of callers, `_` without one.
    let label: String
    /// The name inside the method.
    var name = ""
    /// The type as written, without a default value.
    var type = ""
  }

  /// The parameters in order.
  var parameters: [Parameter] = []
  /// Whether it has type parameters.
  var isGeneric = false
  var isAsync = false
  var canThrow = false
  /// The type of the result as written, nil for none.
  var result: String?
  /// From `func` to the end of the result.
  var signature = 0..<0
}

extension MethodShape.Parameter {
  /// The type without attributes, which cannot be in a cast, and as an optional if it is an implicitly unwrapped one.
  var plainType: String {
    var words = type.split(separator: " ")
    words.removeAll { $0.hasPrefix("@") }
    let text = words.joined(separator: " ")
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}

extension MethodShape {
  /// The labels of callers, `_` without one.
  var labels: [String] { parameters.map(\.label) }

  /// Whether Objective-C could call it: it has no parameters that only Swift knows.
  var canBeCalledByName: Bool {
    !isGeneric
      && parameters.allSatisfy { parameter in
        !["inout ", "...", "some ", "repeat "].contains { parameter.type.contains($0) }
      }
  }
}

/// A call of an initializer of a metatype value, as `type.init()` where `type` is a `UIView.Type`.
struct MetatypeCall {
  /// The class that the declaration of the value names.
  let className: String
  /// The word `init`.
  let range: Range<Int>
}

/// A call of a superclass's method without arguments.
struct SuperCall {
  let name: String
  let range: Range<Int>
}

/// A call with a question mark before its arguments.
struct OptionalCall {
  let name: String
  /// Whether an argument has a label: only methods have labels, closures in properties have none.
  let hasLabels: Bool
  /// The question mark.
  let mark: Range<Int>
}

/// An import of a module that a test package has by another name.
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
  /// The names in it: `["self", "tap"]`.
  let path: [String]
  /// The labels, nil if it has none.
  let labels: [String]?
  /// The types of the parameters that a cast names: `(UIButton) -> Void` has one.
  let parameterTypes: [String]?
  /// The type of the first name of the path, where a declaration before the use tells it.
  let firstType: String?
  /// The type or extension that it is in.
  let type: Int?
  let range: Range<Int>
}
