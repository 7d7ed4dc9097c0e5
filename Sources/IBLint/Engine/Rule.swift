public import InterfaceBuilder
public import XMLTree

/// One rule: what it is about, what it wants to see of a document, and what it says of it.
///
/// A rule is a value that was made from its options, so it may prepare what it compares with. The engine
/// goes through a document once for all rules, and calls `check` with each subject that a rule asks for; a
/// rule implements the forms of `check` that belong to its ``subjects``. Findings go to the context.
public protocol Rule: Sendable {
  /// The rule's documentation, defaults and examples.
  static var info: RuleInfo { get }

  /// Makes the rule with the values of its options.
  init(_ options: RuleOptions)

  /// What the rule wants to see.
  var subjects: [RuleSubject] { get }

  /// Looks at the document as a whole; for ``RuleSubject/document``.
  func check(_ document: IBDocument, in context: LintContext)

  /// Looks at an object; for ``RuleSubject/objects``, ``RuleSubject/objectsNamed(_:)``, ``RuleSubject/views``
  /// and ``RuleSubject/customObjects``.
  func check(_ object: IBObject, in context: LintContext)

  /// Looks at a connection; for ``RuleSubject/connections`` and ``RuleSubject/connectionsOfKind(_:)``.
  func check(_ connection: IBConnection, in context: LintContext)

  /// Looks at an element; for ``RuleSubject/elementsNamed(_:)``.
  func check(_ element: Node, in context: LintContext)

  /// Looks at an attribute; for ``RuleSubject/attributesNamed(_:)``.
  func check(_ attribute: Attribute, in context: LintContext)
}

extension Rule {
  /// Nothing to say of the document as a whole.
  public func check(_ document: IBDocument, in context: LintContext) {}
  /// Nothing to say of objects.
  public func check(_ object: IBObject, in context: LintContext) {}
  /// Nothing to say of connections.
  public func check(_ connection: IBConnection, in context: LintContext) {}
  /// Nothing to say of elements.
  public func check(_ element: Node, in context: LintContext) {}
  /// Nothing to say of attributes.
  public func check(_ attribute: Attribute, in context: LintContext) {}
}

/// What a rule wants to see.
public enum RuleSubject: Hashable, Sendable {
  /// The document as a whole, once.
  case document
  /// Every object.
  case objects
  /// The objects whose element has one of some names.
  case objectsNamed([Name])
  /// The objects that become views on the document's platform.
  case views
  /// The objects that name a custom class, placeholders among them.
  case customObjects
  /// Every connection, those of unknown kind as well.
  case connections
  /// The connections of some kinds.
  case connectionsOfKind([IBConnection.Kind])
  /// The elements with one of some names, whatever part they play and wherever they stand.
  case elementsNamed([Name])
  /// The attributes with one of some names, of whatever element.
  case attributesNamed([Name])
}
