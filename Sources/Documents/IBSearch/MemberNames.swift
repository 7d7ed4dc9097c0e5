/// The places of a Swift or Objective-C source that name a member of a class: an outlet, an action, or a property that a
/// runtime attribute sets.
///
/// The source is read without the types of its expressions, so it stays unknown whose member `cell.icon` is.
public struct MemberNames: Sendable {
  /// The forms of members.
  public enum Form: Hashable, Sendable {
    /// A property.
    case property
    /// The method that sets a property in Objective-C: `setIcon:`.
    case setter
    /// A method.
    /// - `hasArguments`: Whether its selector has arguments.
    /// - `further`: The further parts of the selector: `forEvent`.
    case method(hasArguments: Bool, further: [String])
  }

  /// The kinds of places.
  public enum Kind: Hashable, Sendable {
    /// The declaration of the member, in the type around it.
    case declaration
    /// A use without a receiver, or with `self` or `super`, of the type around it.
    case own
    /// A local variable, or its use.
    case local
    /// The declaration of a parameter.
    case parameter
    /// A use with a type as its receiver: `#keyPath(Card.icon)`.
    case ofType(String)
    /// A use with another receiver, whose type is not known.
    case other
    /// Something else with the name: a case, an element of a tuple.
    case foreign
  }

  /// A place that has the name.
  public struct Place: Sendable {
    /// The kind.
    public let kind: Kind
    /// The bytes of the name.
    public let range: Range<Int>
    /// The name of the innermost type around the place; nil outside types.
    public let type: String?
    /// The members that parameters and local variables hide here, if the place has no receiver.
    public let hidden: Set<String>
  }

  /// The places, in order, by name.
  public let places: [String: [Place]]
  /// The classes and protocols that the types of the source, and extensions of types, inherit, by the type.
  public let inherited: [String: [String]]

  /// Finds the places in a source that name one of several members.
  /// - Parameters:
  ///   - members: The forms of the members, by name.
  ///   - bytes: The source in UTF-8.
  ///   - isObjectiveC: Whether the source is in Objective-C.
  public init(of members: [String: Form], in bytes: [UInt8], isObjectiveC: Bool = false) {
    self.init(
      of: members, in: SourceNames(bytes, nestsComments: !isObjectiveC), bytes,
      isObjectiveC: isObjectiveC)
  }

  /// Finds the places in a source whose words are known.
  public init(
    of members: [String: Form], in source: SourceNames, _ bytes: [UInt8], isObjectiveC: Bool
  ) {
    var reader = MemberReader(
      members: members, items: SourceItems(source, bytes), isObjectiveC: isObjectiveC)
    reader.read()
    (places, inherited) = (reader.places, reader.inherited)
  }
}
