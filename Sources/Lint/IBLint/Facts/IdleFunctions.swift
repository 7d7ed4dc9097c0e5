import Diagnostics
import PublishedAPI

/// The functions and properties of an app that no code is known to use.
struct IdleFunctions {
  private let sources: any SourceFacts

  init(_ sources: any SourceFacts) { self.sources = sources }

  /// Returns why the function around a load of a nib may never run, or nil if it may.
  func reason(against load: SourceNibLoad) -> Diagnostic.Note? {
    reason(against: load.function, of: load.container, in: load.place.file, Self.mayBeSent)
  }

  /// Returns why the function or property around a use of an identifier may never run, or nil if it may.
  /// - Parameter isSent: Returns whether a document may send an action of a class.
  func reason(
    against use: SourceIdentifierUse,
    isSent: (SourceAction, SourceClass) -> Bool = Self.mayBeSent
  ) -> Diagnostic.Note? {
    if use.isInGetter {
      let owner = use.owner.flatMap(declaration)
      let isRead =
        owner.map { sources.calls(use.function, of: $0, declaredIn: []) }
        ?? sources.calls(use.function, declaredIn: [])
      guard isRead == false, !PublishedAPI.hasMember(use.function) else { return nil }
      return Diagnostic.Note("no code reads '\(use.function)', so this code may never run")
    }
    return reason(against: use.function, of: use.owner, in: use.place.file, isSent)
  }

  /// Returns whether some document may send a method. Documents may also send other methods of
  /// Objective-C than actions.
  private static func mayBeSent(_ method: SourceAction, _ owner: SourceClass) -> Bool {
    method.kind != .method || method.isExposed && !method.isStatic
  }

  private func reason(
    against name: String, of place: SourcePlace?, in file: String,
    _ isSent: (SourceAction, SourceClass) -> Bool
  ) -> Diagnostic.Note? {
    guard !name.isEmpty else { return nil }
    guard let place else { return reason(againstAddition: name, in: file) }
    guard let owner = declaration(at: place) else { return nil }
    let methods = (owner.actions + owner.otherMethods).filter { $0.isCalled(name) }
    guard !methods.isEmpty,
      methods.allSatisfy({ method in
        !isSent(method, owner) && (method.kind != .method || isIdle(method, name, of: owner))
      }),
      // A selector may be a string.
      !methods.contains(where: { method in
        method.isExposed && [name, method.selector].contains { sources.names($0) == true }
      })
    else { return nil }
    let files = files(declaring: name)
    let words = owner.language == .swift ? [name] : Self.words(for: name)
    guard words.allSatisfy({ sources.calls($0, of: owner, declaredIn: files) == false }) else {
      return nil
    }
    return note(methods[0], name)
  }

  /// Returns why a method outside of classes may never run: that of a structure, an enumeration or an extension of a framework
  /// class.
  private func reason(againstAddition name: String, in file: String) -> Diagnostic.Note? {
    let methods =
      sources.additions.flatMap(\.otherMethods).filter {
        $0.place.file == file && $0.isCalled(name)
      } + sources.valueMethods(named: name, in: file)
    guard let first = methods.first,
      methods.allSatisfy({ !$0.isExposed && Self.isIdle($0, name) }),
      sources.calls(name, declaredIn: files(declaring: name) + [file]) == false
    else { return nil }
    return note(first, name)
  }

  private func declaration(at place: SourcePlace) -> SourceClass? {
    sources.declarations.first { $0.place == place }
  }

  private func note(_ method: SourceAction, _ name: String) -> Diagnostic.Note {
    Diagnostic.Note(
      method.kind == .method
        ? "no code calls '\(name)', so this code may never run"
        : "no document sends the action '\(method.selector)', and no code calls it")
  }

  /// Returns whether only code can call a method. Frameworks call methods that override theirs, and those of delegates.
  private func isIdle(_ method: SourceAction, _ name: String, of owner: SourceClass) -> Bool {
    guard method.isExposed else { return Self.isIdle(method, name) }
    // In Swift, the attribute is written because something calls the method by its selector.
    guard owner.language == .objectiveC, !PublishedAPI.hasMember(name),
      let ancestry = sources.ancestry(of: owner.name, module: owner.module),
      !ancestry.isUncertain, ancestry.end.map(PublishedAPI.has) == true
    else { return false }
    return method.isStatic
      || ancestry.classes.allSatisfy { $0.conformances.allSatisfy(PublishedAPI.has) }
  }

  /// Returns whether a method in Swift is none of a delegate, whose first parameter has no label. Frameworks call only static
  /// functions that they publish.
  private static func isIdle(_ method: SourceAction, _ name: String) -> Bool {
    if method.isStatic { return !PublishedAPI.hasStaticMember(name) }
    return !method.selector.hasPrefix(name + ":") && !callbacks.contains(name)
  }

  /// Returns the words with which code calls a method in Objective-C: its name, the property of a setter, and the names
  /// before a preposition, which are names in Swift.
  private static func words(for name: String) -> [String] {
    var words = [name]
    for prefix in ["set", "is"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      words.append(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    for index in name.indices.dropFirst() where name[index].isUppercase {
      words.append(String(name[..<index]))
    }
    return words
  }

  /// Methods of delegates with a label for their first parameter.
  private static let callbacks: Set<String> = [
    "animateTransition", "interruptibleAnimator", "transitionDuration", "updateSearchResults",
  ]

  /// Returns the files that declare a method with a name, and the headers and implementations next to them.
  private func files(declaring name: String) -> [String] {
    let files = sources.allMethods.filter { $0.isCalled(name) }.map(\.place.file)
    let stems = Set(files.map(Self.stem))
    return sources.declarations.flatMap(\.files).filter { stems.contains(Self.stem($0)) } + files
  }

  private static func stem(_ path: String) -> Substring {
    path.pathParts.last.map { $0.prefix { $0 != "." } } ?? ""
  }
}
