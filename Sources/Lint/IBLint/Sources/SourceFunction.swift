/// A function of a class, reduced to what matters for loading nibs.
public struct SourceFunction: Hashable, Sendable {
  /// A location that loads a nib.
  public struct NibLoad: Hashable, Sendable {
    /// The name of the nib as a string, or the name of the class in `String(describing: Self.self)` and similar
    /// expressions. Nil if the name is computed at run time.
    public var nibName: String?
    /// Whether the name is that of the object's own class, so that it differs in subclasses.
    public var isNamedAfterClass = false
    /// Whether the object passes itself as File's Owner.
    public var ownerIsSelf: Bool
    /// The location in the sources.
    public var place: SourcePlace

    /// Creates a load.
    public init(nibName: String?, ownerIsSelf: Bool, place: SourcePlace) {
      self.nibName = nibName
      self.ownerIsSelf = ownerIsSelf
      self.place = place
    }
  }

  /// A view from a nib or outlet that is added to the object itself.
  public struct Addition: Hashable, Sendable {
    /// The name of the constant, variable or outlet.
    public var name: String
    /// Whether its frame, bounds with an autoresizing mask, or constraints are set in the same function or a function
    /// that it calls.
    public var isPlaced: Bool
    /// The location of the call that adds the view.
    public var place: SourcePlace

    /// Creates an addition.
    public init(name: String, isPlaced: Bool, place: SourcePlace) {
      self.name = name
      self.isPlaced = isPlaced
      self.place = place
    }
  }

  /// The way in which an initializer always fails, as `init(coder:)` often does.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// It terminates the program.
    case stopsProgram
    /// It returns nil.
    case returnsNil

    /// A description of the failure that can follow the initializer's name.
    public var words: String {
      switch self {
      case .stopsProgram: "always crashes the app"
      case .returnsNil: "always returns nil"
      }
    }
  }

  /// The name with argument labels: `init(frame:)`, `loadView()`, `commonInit()`. The selector of an Objective-C
  /// method.
  public var name: String
  /// Whether the function is an initializer.
  public var isInitializer: Bool
  /// Whether the function calls the superclass's implementation.
  public var callsSuper: Bool
  /// The functions of the class that the function calls, by their names with labels.
  public var calls: [String]
  /// Those of the calls that only run if a condition other than an optional binding is met.
  public var guardedCalls: [String]
  /// The nibs that the function itself loads.
  public var loads: [NibLoad]
  /// The views from nibs that the function adds to the object itself.
  public var additions: [Addition]
  /// The classes of which an initializer creates other objects. `Self` and `self` are the own class.
  public var created: [String]
  /// The way in which the initializer always fails, or nil if it can succeed or if this is not an initializer.
  public var refusal: Refusal?
  /// Whether a condition other than an optional binding decides whether the function itself loads a nib.
  public var hasCondition: Bool
  /// The location of the declaration.
  public var place: SourcePlace

  /// The names of the methods that create the cells of a table, in Swift and Objective-C.
  package static let cellMethods: Set<String> = [
    "tableView(_:cellForRowAt:)", "tableView(_:cellForRowAtIndexPath:)",
    "tableView(tableView:cellForRowAtIndexPath:)", "tableView:cellForRowAtIndexPath:",
  ]

  /// Creates a function.
  public init(
    name: String, isInitializer: Bool = false, callsSuper: Bool = false, calls: [String] = [],
    guardedCalls: [String] = [], loads: [NibLoad] = [], additions: [Addition] = [],
    created: [String] = [], refusal: Refusal? = nil,
    hasCondition: Bool = false, place: SourcePlace
  ) {
    self.name = name
    self.isInitializer = isInitializer
    self.callsSuper = callsSuper
    self.calls = calls
    self.guardedCalls = guardedCalls
    self.loads = loads
    self.additions = additions
    self.created = created
    self.refusal = refusal
    self.hasCondition = hasCondition
    self.place = place
  }
}
