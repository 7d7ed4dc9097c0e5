public import InterfaceBuilder
public import XMLTree

/// A check of documents, with its description.
///
/// A rule is created from its options, so it can prepare tables for its checks. It conforms to the protocols for what
/// it checks: ``DocumentRule``, ``ObjectRule``, ``ConnectionRule``, ``ElementRule``, ``AttributeRule``,
/// ``ProjectRule``. Each has one `check` without a default, so the compiler rejects a rule that checks nothing. The
/// engine goes through a document once for all rules. Findings go to the context.
public protocol Rule: Sendable {
  /// The rule's documentation, defaults and examples.
  static var info: RuleInfo { get }

  /// Creates the rule with the values of its options.
  init(_ options: RuleOptions)

  /// What the engine calls. The protocol provides it; a rule with several subjects lists them: `[.objects(self),
  /// .attributes(self)]`.
  var checks: [RuleCheck] { get }
}

/// A check that the engine runs for a rule, by its argument.
public enum RuleCheck: Sendable {
  /// The document as a whole, once.
  case document(any DocumentRule)
  /// Objects of a document.
  case objects(any ObjectRule)
  /// Connections of a document.
  case connections(any ConnectionRule)
  /// Elements of a document.
  case elements(any ElementRule)
  /// Attributes of a document.
  case attributes(any AttributeRule)
  /// All documents of a run, together with the app's sources.
  case project(any ProjectRule)
  /// A file that could not be read.
  case unreadableFiles(any ReadingRule)
}

/// A rule that checks each document as a whole.
public protocol DocumentRule: Rule {
  /// Checks a document, before the rules for its parts.
  func check(_ document: IBDocument, in context: LintContext)
}

/// A rule that checks objects.
public protocol ObjectRule: Rule {
  /// Which objects.
  var objects: ObjectSubject { get }

  /// Checks an object.
  func check(_ object: IBObject, in context: LintContext)
}

/// A rule that checks connections.
public protocol ConnectionRule: Rule {
  /// Which connections.
  var connections: ConnectionSubject { get }

  /// Checks a connection.
  func check(_ connection: IBConnection, in context: LintContext)
}

/// A rule that checks elements, anywhere and of any kind.
public protocol ElementRule: Rule {
  /// The names of the elements.
  var elementNames: [Name] { get }

  /// Checks an element.
  func check(_ element: Node, in context: LintContext)
}

/// A rule that checks attributes of any element.
public protocol AttributeRule: Rule {
  /// The names of the attributes.
  var attributeNames: [Name] { get }

  /// Checks an attribute.
  func check(_ attribute: Attribute, in context: LintContext)
}

/// The objects that a rule checks.
public enum ObjectSubject: Hashable, Sendable {
  /// Every object.
  case all
  /// The objects with one of these elements.
  case named([Name])
  /// The objects that become views on the document's platform.
  case views
  /// The objects with a custom class, including placeholders.
  case custom
}

/// The connections that a rule checks.
public enum ConnectionSubject: Hashable, Sendable {
  /// Every connection, including those of unknown kind.
  case all
  /// The connections of some kinds.
  case ofKinds([IBConnection.Kind])

  /// Whether the rule checks connections of a kind, nil for an unknown one.
  func includes(_ kind: IBConnection.Kind?) -> Bool {
    switch self {
    case .all: true
    case .ofKinds(let kinds): kind.map(kinds.contains) ?? false
    }
  }
}

extension DocumentRule {
  /// The document.
  public var checks: [RuleCheck] { [.document(self)] }
}

extension ObjectRule {
  /// The objects.
  public var checks: [RuleCheck] { [.objects(self)] }
}

extension ConnectionRule {
  /// The connections.
  public var checks: [RuleCheck] { [.connections(self)] }
}

extension ElementRule {
  /// The elements.
  public var checks: [RuleCheck] { [.elements(self)] }
}

extension AttributeRule {
  /// The attributes.
  public var checks: [RuleCheck] { [.attributes(self)] }
}
