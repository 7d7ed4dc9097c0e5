import Diagnostics
import PublishedAPI

/// The functions and properties of an app that no code is known to use.
struct IdleFunctions {
  private let sources: any SourceFacts

  init(_ sources: any SourceFacts) { self.sources = sources }

  /// Returns why the function around a load of a nib may never run, or nil if it may.
  func reason(against load: SourceNibLoad) -> Diagnostic.Note? {
    // Any document may send an action.
    reason(against: load.function, of: load.container) { _, _ in true }
  }

  /// Returns why the function around a use of an identifier may never run, or nil if it may.
  /// - Parameter isSent: Returns whether a document may send an action of a class.
  func reason(
    against use: SourceIdentifierUse, isSent: (SourceAction, SourceClass) -> Bool = { _, _ in true }
  ) -> Diagnostic.Note? {
    reason(against: use.function, of: use.owner, isSent)
  }

  private func reason(
    against name: String, of place: SourcePlace?, _ isSent: (SourceAction, SourceClass) -> Bool
  ) -> Diagnostic.Note? {
    guard !name.isEmpty, let place,
      let owner = sources.declarations.first(where: { $0.place == place })
    else { return nil }
    let methods = (owner.actions + owner.otherMethods).filter { $0.isCalled(name) }
    guard !methods.isEmpty,
      methods.allSatisfy({ method in
        method.kind == .method ? isIdle(method, name, of: owner) : !isSent(method, owner)
      }),
      // A selector may be a string.
      !methods.contains(where: { method in
        method.isExposed && [name, method.selector].contains { sources.names($0) == true }
      }),
      sources.calls(name, of: owner, declaredIn: files(declaring: name)) == false
    else { return nil }
    let isAction = methods.contains { $0.kind != .method }
    return Diagnostic.Note(
      isAction
        ? "no document sends the action '\(methods[0].selector)', and no code calls it"
        : "no code calls '\(name)', so this code may never run")
  }

  /// Returns whether only code can call a method. Frameworks call methods that override theirs, and those of delegates, whose
  /// first parameter has no label.
  private func isIdle(_ method: SourceAction, _ name: String, of owner: SourceClass) -> Bool {
    !method.isExposed && !method.selector.hasPrefix(name + ":") && !Self.callbacks.contains(name)
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
