public import InterfaceBuilder
public import XMLTree

/// A lint rule: its checks and its description.
///
/// A rule is created with the values of its options, so that it can prepare tables for its checks. It conforms to one
/// or more protocols for the parts that it checks: ``DocumentRule``, ``ObjectRule``, ``ConnectionRule``,
/// ``ElementRule``, ``AttributeRule``, ``ProjectRule``. Each of these requires a `check` method without a default
/// implementation, so the compiler rejects a rule without a check. The engine traverses a document once for all rules.
/// Rules report findings to the context.
public protocol Rule: Sendable {
  /// The rule's documentation, defaults and examples.
  static var info: RuleInfo { get }

  /// Creates the rule with the values of its options.
  init(_ options: RuleOptions)

  /// The checks that the engine performs. The protocol for the checked part provides this property. A rule that
  /// conforms to several of them lists its checks: `[.objects(self), .attributes(self)]`.
  var checks: [RuleCheck] { get }
}

/// A check that the engine performs for a rule, by the part that is checked.
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
  /// Checks a document, before the checks of its parts.
  func check(_ document: IBDocument, in context: LintContext)
}

/// A rule that checks objects.
public protocol ObjectRule: Rule {
  /// The objects to check.
  var objects: ObjectSubject { get }

  /// Checks an object.
  func check(_ object: IBObject, in context: LintContext)
}

/// A rule that checks connections.
public protocol ConnectionRule: Rule {
  /// The connections to check.
  var connections: ConnectionSubject { get }

  /// Checks a connection.
  func check(_ connection: IBConnection, in context: LintContext)
}

/// A rule that checks elements anywhere in a document.
public protocol ElementRule: Rule {
  /// The names of the elements to check.
  var elementNames: [Name] { get }

  /// Checks an element.
  func check(_ element: Node, in context: LintContext)
}

/// A rule that checks attributes of elements.
public protocol AttributeRule: Rule {
  /// The names of the attributes to check.
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
  /// The objects with a custom class, placeholders included.
  case custom
}

/// The connections that a rule checks.
public enum ConnectionSubject: Hashable, Sendable {
  /// All connections, including those of an unknown kind.
  case all
  /// The connections of some kinds.
  case ofKinds([IBConnection.Kind])

  /// Returns whether the rule checks connections of a kind. Nil represents an unknown kind.
  func includes(_ kind: IBConnection.Kind?) -> Bool {
    switch self {
    case .all: true
    case .ofKinds(let kinds): kind.map(kinds.contains) ?? false
    }
  }
}

extension DocumentRule {
  /// A check of the document.
  public var checks: [RuleCheck] { [.document(self)] }
}

extension ObjectRule {
  /// A check of objects.
  public var checks: [RuleCheck] { [.objects(self)] }
}

extension ConnectionRule {
  /// A check of connections.
  public var checks: [RuleCheck] { [.connections(self)] }
}

extension ElementRule {
  /// A check of elements.
  public var checks: [RuleCheck] { [.elements(self)] }
}

extension AttributeRule {
  /// A check of attributes.
  public var checks: [RuleCheck] { [.attributes(self)] }
}
