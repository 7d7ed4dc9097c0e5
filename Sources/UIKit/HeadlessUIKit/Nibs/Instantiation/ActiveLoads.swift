/// The loads in progress in an environment, outermost first: an initializer may load another nib.
@MainActor
final class ActiveLoads: EnvironmentPart {
  private var sessions: [NibSession] = []
  /// Whether a nib has loaded itself too many times.
  ///
  /// If so, inner loads stop creating custom classes, because those could start the loop again.
  private var isEndless = false

  init(in environment: HeadlessEnvironment) {}

  /// The maximum number of times that a nib may be loaded inside itself, for views that end the recursion themselves.
  static let deepestRecursion = 16

  /// The innermost load in progress; nil if there is none.
  var innermost: NibSession? { sessions.last }

  /// Runs a load inside those in progress.
  func during<Result>(_ session: NibSession, _ body: () -> Result) -> Result {
    let outer = sessions.lazy.filter { $0.source.isSame(as: session.source) }.count
    if !isEndless, outer >= Self.deepestRecursion {
      isEndless = true
      sessions.first?.fail(endless(session.source))
    }
    if isEndless {
      session.surroundings.makesCustomObjects = false
      session.surroundings.makesStandIns = true
    }
    sessions.append(session)
    defer {
      sessions.removeLast()
      if sessions.isEmpty { isEndless = false }
    }
    return body()
  }

  /// Returns the error for a nib that is loaded inside itself too many times, with the objects that lead to each load.
  private func endless(_ source: NibSource) -> NibError {
    let round = sessions.lastIndex { $0.source.isSame(as: source) } ?? 0
    var chain: [String] = []
    for session in sessions[round...] { chain += [session.source.fileName, session.currentClass] }
    chain += [source.fileName, "…"]
    let session = sessions[round]
    return NibError(
      .endlessLoading,
      "the nib contains an object that loads the nib again, in an endless loop: "
        + chain.joined(separator: " > ")
        + "; set the class of File's Owner or of the root view, not both",
      at: session.currentPlace, className: session.currentClass)
  }
}

extension HeadlessEnvironment {
  var nibLoads: ActiveLoads { part() }
}
