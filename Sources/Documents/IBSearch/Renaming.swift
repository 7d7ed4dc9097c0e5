public import Diagnostics
public import InterfaceBuilder
import XMLTree

/// The change of one name in a document: every use of a class, outlet, action, image, color, identifier, segue or id.
public struct Renaming: Hashable, Sendable {
  /// The kind of name.
  public let kind: DocumentUse.Kind
  /// The name to replace.
  public let old: String
  /// The new name.
  public let new: String
  /// The class whose outlet, action or attribute is renamed, or the module of the class; nil for any.
  public var scope: String?
  /// The classes whose outlet, action or attribute is renamed, such as ``scope`` and its subclasses; nil for only that one.
  public var classes: Set<String>?
  /// Whether actions of First Responder are renamed although ``scope`` names a class.
  public var includesFirstResponder = false

  /// The kinds of names that can be changed.
  public static let kinds: [DocumentUse.Kind] = [
    .class, .outlet, .action, .image, .color, .identifier, .segue, .id, .storyboard, .attribute,
  ]

  /// Whether the name is that of a member of a class, which sources declare.
  public var isOfMember: Bool { [.outlet, .action, .attribute].contains(kind) }

  /// Creates a renaming.
  public init(_ kind: DocumentUse.Kind, from old: String, to new: String, scope: String? = nil) {
    self.kind = kind
    self.old = old
    self.new = new
    self.scope = scope
  }

  /// Returns the reason why the new name is not valid; nil if it is.
  public var problem: String? {
    if new == old { return "the new name is the old one" }
    if new.isEmpty { return "the new name is empty" }
    guard XMLEscape.canContain(new.utf8) else {
      return "'\(new)' contains a control character, which a document cannot"
    }
    switch kind {
    case .class where !Self.isIdentifier(new):
      return "'\(new)' cannot be the name of a class"
    case .class where Self.outerTypes(of: old) != Self.outerTypes(of: new):
      let outer = Self.outerTypes(of: old).map { "\($0)." }.joined()
      return
        "'\(old)' cannot be moved into or out of another type; use a name such as '\(outer)\(new.split(separator: ".").last ?? "")'"
    case .class where FrameworkClass(named: old) != nil:
      return "'\(old)' is a class of the frameworks, which keeps its name"
    case .class where FrameworkClass(named: new) != nil:
      return "'\(new)' is a class of the frameworks"
    case .outlet where !Self.isIdentifier(new) || new.contains("."):
      return "'\(new)' cannot be the name of an outlet"
    case .action:
      let parts = new.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count != old.split(separator: ":", omittingEmptySubsequences: false).count {
        return "the selectors '\(old)' and '\(new)' take different numbers of arguments"
      }
      let names = parts.count > 1 ? parts.dropLast() : parts[...]
      return names.allSatisfy { Self.isIdentifier(String($0)) && !$0.contains(".") }
        ? nil : "'\(new)' is not a selector"
    case .id
    where new.contains { !$0.isASCII || !($0.isLetter || $0.isNumber || "-_".contains($0)) }:
      return "'\(new)' cannot be an id"
    case .attribute where !Self.isIdentifier(new):
      return "'\(new)' cannot be the key of a runtime attribute"
    case .image, .color, .storyboard: return fileNameProblem
    default: return nil
    }
  }

  /// The endings of the files and folders that have the names, the longest of each kind.
  private static let endings: [DocumentUse.Kind: String] = [
    .image: ".symbolset", .color: ".colorset", .storyboard: ".storyboardc",
  ]

  /// The maximum number of bytes in the name of a file.
  private static let longestFileName = 255

  /// Returns the reason why the new name cannot be that of a file; nil if it can. The name of an image or color begins with
  /// those of the groups around it that provide namespaces.
  private var fileNameProblem: String? {
    let parts =
      kind == .storyboard
      ? [new[...]] : new.pathParts(omittingEmpty: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && !part.utf8.contains(UInt8(ascii: "/"))
    }
    guard isName else {
      return "'\(new)' cannot be the name of \(kind == .image ? "an" : "a") \(kind.rawValue)"
    }
    let longest = Self.longestFileName - (Self.endings[kind] ?? "").utf8.count
    return parts.allSatisfy { $0.utf8.count <= longest }
      ? nil : "the new name is too long for a file; use at most \(longest) bytes"
  }

  /// The words of Swift that cannot name a declaration.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Returns whether a name is one or several identifiers that periods join.
  private static func isIdentifier(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, !first.isNumber, !reserved.contains(String(part)) else {
        return false
      }
      return part.allSatisfy { $0.isNamePart || $0 == "_" }
    }
  }

  /// Returns the names of the types around a class.
  private static func outerTypes(of name: String) -> [Substring] {
    name.split(separator: ".").dropLast()
  }

  /// Returns the uses of the old name that the renaming changes.
  public func uses(in document: IBDocument) -> [DocumentUse] {
    document.uses([kind]).filter { $0.name == old && isInScope($0) }
  }

  /// Returns the uses of the new name that the renamed ones would be confused with.
  public func clashes(in document: IBDocument) -> [DocumentUse] {
    document.uses([kind]).filter { $0.name == new && isInScope($0) }
  }

  private func isInScope(_ use: DocumentUse) -> Bool {
    // The system's images and colors keep their names.
    guard !use.isOfSystem || kind == .class else { return false }
    guard let scopes = classes ?? scope.map({ [$0] }) else { return true }
    switch kind {
    case .class: return use.detail == scope
    case .outlet, .action, .attribute:
      if Self.isOfFirstResponder(use) { return includesFirstResponder }
      return Self.classes(of: use).contains(where: scopes.contains)
    default: return true
    }
  }

  /// Returns the classes that have the outlet or the key of a runtime attribute, or implement the action, of a use.
  public static func classes(of use: DocumentUse) -> [String] {
    guard let object = use.object else { return [] }
    switch use.kind {
    case .outlet, .attribute: return [object.className].compactMap { $0 }
    // The controller from which a segue leads makes the one to which it leads.
    case .action where use.node.name == Names.segue:
      return isOfFirstResponder(use)
        ? [] : [(object.scene?.controller ?? object).className].compactMap { $0 }
    case .action:
      guard let target = target(of: use), target.role != .firstResponder else { return [] }
      return [target.className].compactMap { $0 }
    default: return []
    }
  }

  /// Returns whether a use is an action of First Responder or of an unwind segue, which any class may answer.
  public static func isOfFirstResponder(_ use: DocumentUse) -> Bool {
    guard use.kind == .action else { return false }
    return use.node.name == Names.segue
      ? use.property == "unwindAction" : target(of: use)?.role == .firstResponder
  }

  private static func target(of use: DocumentUse) -> IBObject? {
    let id = use.node[Names.destination] ?? use.node[Names.target]
    return id.flatMap { use.object?.document.object(id: $0) }
  }

  /// Returns the class of the frameworks that declares an outlet or action with a name for the object of a use; nil if the
  /// app's class does.
  ///
  /// A document does not state from which class the File's Owner and the First Responder inherit: the owner's view is taken
  /// as that of a view controller, and the First Responder's actions as those of any class.
  public static func frameworkClass(with name: String, for use: DocumentUse) -> String? {
    guard let object = use.object else { return nil }
    switch use.kind {
    case .outlet:
      let owner = object.frameworkClass ?? "UIViewController"
      return FrameworkClass(named: owner).flatMap { $0.hasOutlet(name) ? owner : nil }
    case .action:
      guard let target = target(of: use) else { return nil }
      if let owner = target.frameworkClass {
        return FrameworkClass(named: owner).flatMap { $0.hasAction(name) ? owner : nil }
      }
      guard target.role == .firstResponder, FrameworkClass.allActions.contains(name) else {
        return nil
      }
      return "the frameworks' responders"
    default: return nil
    }
  }

  /// Returns whether a document states the class of the frameworks from which the object of a use inherits.
  public static func statesFrameworkClass(_ use: DocumentUse) -> Bool {
    use.kind == .action
      ? target(of: use)?.frameworkClass != nil : use.object?.frameworkClass != nil
  }

  /// Returns the bytes of the document with the new name; nil if the document does not contain the old one.
  /// - Throws: A ``Diagnostic`` for a legacy archive, whose names cannot be replaced in place.
  public func bytes(of document: IBDocument) throws(Diagnostic) -> [UInt8]? {
    let uses = uses(in: document)
    guard !uses.isEmpty else { return nil }
    guard document.dialect == .document else {
      throw Diagnostic(
        id: "legacy-document", severity: .error, file: document.file,
        range: uses.first?.sourceRange,
        message: "cannot rename in a legacy archive; convert the document first")
    }
    var edits = SourceEdits(document.tree)
    for use in uses { edits.setAttribute(use.property, to: new, on: use.node) }
    return try edits.checkedBytes(file: document.file)
  }
}
