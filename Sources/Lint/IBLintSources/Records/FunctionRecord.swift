import IBLint

/// The contents of a function's body, as written.
struct FunctionRecord: Hashable, Sendable {
  var name: String
  var isInitializer = false
  var isStatic = false
  var callsSuper = false
  var refusal: SourceFunction.Refusal?
  /// Whether the function is declared to never return.
  var neverReturns = false
  /// Whether a condition other than an optional binding decides whether the function itself loads a nib.
  var hasCondition = false
  /// For an `init(coder:)`, whether its own code is certain to create an object.
  var isCertain = false
  /// For an `init(coder:)`, the functions that it calls, without labels.
  var calledNames: [String] = []
  var line = 1
  var column = 1
  /// The methods of the object that the function calls, with labels as in `setUp(with:)`, and the properties that it
  /// reads.
  var calls: [String] = []
  /// The calls that only run if a condition other than an optional binding is met.
  var guardedCalls: [String] = []
  var helpers: [HelperRecord] = []
  var loads: [LoadRecord] = []
  var additions: [AdditionRecord] = []
  /// The names of views whose frame or constraints the function sets, or that it passes to code that may do so.
  var placed: [String] = []
  /// The classes of which an initializer creates other objects. `Self` and `self` are the own class.
  var created: [String] = []

  /// Returns a name with labels, such as `init(frame:)`. A label is empty for `_`.
  static func name(_ baseName: String, labels: [String]) -> String {
    baseName + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Whether documents create objects with this function.
  var isCoderInitializer: Bool { name == "init(coder:)" || name == "initWithCoder:" }

  /// Whether the function contains nothing relevant.
  var isEmpty: Bool {
    !isInitializer && !callsSuper && !neverReturns && calls.isEmpty && helpers.isEmpty
      && loads.isEmpty && additions.isEmpty && placed.isEmpty
  }
}

/// The name of a nib, as written in code.
enum NibName: Hashable, Sendable {
  case literal(String)
  /// The Swift name of the enclosing class: `String(describing: Self.self)`.
  case ownClass
  /// The name of the enclosing class at run time, which `@objc` may change: `NSStringFromClass(Self.self)`.
  case ownRuntimeClass
  /// The name of another class: `String(describing: Row.self)`.
  case className(String)
  /// A property or function of a type. If `owner` is nil, it belongs to the same type.
  case constant(owner: String?, name: String)
  /// A name that is computed at run time.
  case unknown

  /// Whether the name is that of the enclosing class.
  var isOwnClass: Bool { self == .ownClass || self == .ownRuntimeClass }

  /// The name at run time, instead of that of a type in Swift.
  var atRuntime: NibName { self == .ownClass ? .ownRuntimeClass : self }
}

/// A location that loads a nib.
struct LoadRecord: Hashable, Sendable {
  var name: NibName
  var ownerIsSelf: Bool
  /// Whether code passes nil as the owner.
  var ownerIsNil = false
  var line: Int
  var column: Int
}

/// A call of a function outside the sources that may load a nib.
struct HelperRecord: Hashable, Sendable {
  /// The name of the function without labels, or the created type. Empty if the callee has no name.
  var name: String
  /// Whether the function receives the object itself, instead of only having a name about nibs.
  var getsObject: Bool
  var line: Int
  var column: Int
}

/// A call that adds a view to the object itself.
struct AdditionRecord: Hashable, Sendable {
  /// The origin of the view.
  enum Origin: Hashable, Sendable {
    /// The same function loads the view.
    case loaded
    /// Another function of the class returns the view.
    case call(String)
    /// A property contains the view.
    case property
  }

  var name: String
  var origin: Origin
  var isPlaced: Bool
  var line: Int
  var column: Int
}

/// The value of a property, or of a function without parameters, if the code contains it literally.
struct ConstantRecord: Hashable, Sendable {
  var name: String
  var value: NibName
  /// Whether the value is a nib, `UINib(nibName:)`, instead of the name of a nib.
  var isNib: Bool
  /// Whether only the code of its own file sees the constant, unless the file is a header.
  var isPrivate = false
}
