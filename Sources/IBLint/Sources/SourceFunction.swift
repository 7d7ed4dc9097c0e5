/// What a function of a class does that matters to nibs.
public struct SourceFunction: Hashable, Sendable {
  /// What loads a nib.
  public struct NibLoad: Hashable, Sendable {
    /// The nib's name where the code names it: a text, or the class itself by `String(describing: Self.self)`
    /// and its like; nil if it is made up at run time.
    public var nibName: String?
    /// Whether the object itself is handed over as File's Owner.
    public var ownerIsSelf: Bool
    /// Where.
    public var place: SourcePlace

    /// Describes a load.
    public init(nibName: String?, ownerIsSelf: Bool, place: SourcePlace) {
      self.nibName = nibName
      self.ownerIsSelf = ownerIsSelf
      self.place = place
    }
  }

  /// A view that came from a nib or from an outlet and is put into the object itself.
  public struct Addition: Hashable, Sendable {
    /// The name of the constant, variable or outlet.
    public var name: String
    /// Whether its frame, bounds with an autoresizing mask, or constraints are set in the same function or
    /// one that it calls.
    public var isPlaced: Bool
    /// Where it is added.
    public var place: SourcePlace

    /// Describes an addition.
    public init(name: String, isPlaced: Bool, place: SourcePlace) {
      self.name = name
      self.isPlaced = isPlaced
      self.place = place
    }
  }

  /// How an initializer keeps anybody from making an object by it, as `init(coder:)` often does.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// It stops the program.
    case stopsProgram
    /// It returns nil.
    case returnsNil

    /// What it does in words, behind its name.
    public var words: String {
      switch self {
      case .stopsProgram: "always crashes the app"
      case .returnsNil: "always returns nil"
      }
    }
  }

  /// Its name with argument labels: `init(frame:)`, `loadView()`, `commonInit()`; an Objective-C method's selector.
  public var name: String
  /// Whether it is an initializer.
  public var isInitializer: Bool
  /// Whether it calls its superclass' function of the same name.
  public var callsSuper: Bool
  /// The functions of the class itself that it calls, by their names with labels.
  public var calls: [String]
  /// The nibs that it loads itself.
  public var loads: [NibLoad]
  /// The views from nibs that it adds to the object itself.
  public var additions: [Addition]
  /// How it fails every time, nil for a function that works and for one that is not an initializer.
  public var refusal: Refusal?
  /// Where it is declared.
  public var place: SourcePlace

  /// Describes a function.
  public init(
    name: String, isInitializer: Bool = false, callsSuper: Bool = false, calls: [String] = [],
    loads: [NibLoad] = [], additions: [Addition] = [], refusal: Refusal? = nil,
    place: SourcePlace
  ) {
    self.name = name
    self.isInitializer = isInitializer
    self.callsSuper = callsSuper
    self.calls = calls
    self.loads = loads
    self.additions = additions
    self.refusal = refusal
    self.place = place
  }
}
