import IBLint

/// What a function's body does, as it is written.
struct FunctionRecord: Hashable, Sendable {
  var name: String
  var isInitializer = false
  var isStatic = false
  var callsSuper = false
  var refusal: SourceFunction.Refusal?
  /// Whether it is declared to never return.
  var neverReturns = false
  /// For an `init(coder:)`: whether it is certain to make an object, as far as it can be seen by itself.
  var isCertain = false
  /// For an `init(coder:)`: the functions that it calls, without labels.
  var calledNames: [String] = []
  var line = 1
  var column = 1
  /// What it calls of itself, with labels: `setUp(with:)`, and the properties that it reads, without.
  var calls: [String] = []
  var helpers: [HelperRecord] = []
  var loads: [LoadRecord] = []
  var additions: [AdditionRecord] = []
  /// The names of views that it gives a frame or constraints, or passes to code that might.
  var placed: [String] = []

  /// A name with labels: `init(frame:)`; a label is empty for `_`.
  static func name(_ baseName: String, labels: [String]) -> String {
    baseName + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Whether a document makes objects by it.
  var isCoderInitializer: Bool { name == "init(coder:)" || name == "initWithCoder:" }

  /// Whether it cannot be called.
  var isEmpty: Bool {
    !isInitializer && !callsSuper && !neverReturns && calls.isEmpty && helpers.isEmpty
      && loads.isEmpty && additions.isEmpty && placed.isEmpty
  }
}

/// A nib's name as code spells it.
enum NibName: Hashable, Sendable {
  case literal(String)
  /// The name of the class whose code it is: `String(describing: Self.self)`.
  case ownClass
  /// The name of some class: `String(describing: Row.self)`.
  case className(String)
  /// A property or function of a type, of the same one where `owner` is nil.
  case constant(owner: String?, name: String)
  /// Made up at run time.
  case unknown
}

/// A place that loads a nib.
struct LoadRecord: Hashable, Sendable {
  var name: NibName
  var ownerIsSelf: Bool
  var line: Int
  var column: Int
}

/// A call of an external function that may load a nib.
struct HelperRecord: Hashable, Sendable {
  /// The function without labels, or the type that is made; empty for what has no name.
  var name: String
  /// Whether it receives the object itself, rather than only mention nibs.
  var getsObject: Bool
  var line: Int
  var column: Int
}

/// A view that is put into the object itself.
struct AdditionRecord: Hashable, Sendable {
  /// Where the view comes from.
  enum Origin: Hashable, Sendable {
    /// The same function loads it.
    case loaded
    /// Another function of the class gives it.
    case call(String)
    /// A property holds it.
    case property
  }

  var name: String
  var origin: Origin
  var isPlaced: Bool
  var line: Int
  var column: Int
}

/// The value of a property or a function without arguments, if the code states it literally.
struct ConstantRecord: Hashable, Sendable {
  var name: String
  var value: NibName
  /// Whether it is a nib, `UINib(nibName:)`, rather than a nib's name.
  var isNib: Bool
}
